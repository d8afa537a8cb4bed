"""Frames to text and back: the JSON of ``basra.table.frames``."""

from dataclasses import dataclass
from typing import Annotated, Any, get_args

from pydantic import (
    AfterValidator,
    ConfigDict,
    Field,
    StringConstraints,
    TypeAdapter,
    ValidationError,
    with_config,
)

from basra.server.paths.names import clean_line
from basra.table.frames import (
    ClaimCommand,
    ClientFrame,
    CommitCommand,
    OfferCommand,
    Phrase,
    PlayCommand,
    ResignCommand,
    RevealCommand,
    ServerFrame,
    SyncCommand,
    TakeBackCommand,
    TalkCommand,
)

KEY_PATTERN = "^[A-Za-z0-9_-]{8,64}$"
MOST_PLAY_CHARACTERS = 120
"""The longest notation of a play that is read: one that names all 52 cards is shorter."""
MOST_TEXT_CHARACTERS = 200
"""The longest free words."""


Key = Annotated[str, StringConstraints(pattern=KEY_PATTERN), Field(
    description="Chosen by the client, new for each command: sent twice it takes effect once.")]
Seq = Annotated[int, Field(strict=True, description="The last event that the client has seen.")]
Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$"), Field(
    description="32 bytes in lower-case hexadecimal digits.")]


def _something(text: str) -> str:
    """Return one line of text without what cannot be seen; nothing at all is refused."""
    if not (line := clean_line(text)):
        raise ValueError("there is nothing in it")
    return line


_SHORT = StringConstraints(max_length=MOST_TEXT_CHARACTERS)

_exactly = with_config(ConfigDict(extra="forbid"))
"""Of a dataclass: what comes from outside has its fields and no others."""


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRequest(PlayCommand):
    """A play as it comes from outside: its texts are no longer than they need be."""

    key: Key
    seq: Seq
    play: Annotated[str, StringConstraints(max_length=MOST_PLAY_CHARACTERS)]
    """The notation of a play, as in the view."""


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackRequest(TakeBackCommand):
    """The taking back of a play, as it comes from outside."""

    key: Key
    seq: Seq


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class CommitRequest(CommitCommand):
    """A client's commitment to its value, as it comes from outside."""

    key: Key
    seq: Seq
    commitment: Digest


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class RevealRequest(RevealCommand):
    """A client's value, as it comes from outside."""

    key: Key
    seq: Seq
    value: Digest


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class ResignRequest(ResignCommand):
    """Giving up, as it comes from outside."""

    key: Key
    seq: Seq


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimRequest(ClaimCommand):
    """The claim of a match, as it comes from outside."""

    key: Key
    seq: Seq


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class OfferRequest(OfferCommand):
    """An offer, as it comes from outside."""

    key: Key
    seq: Seq


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class TalkRequest(TalkCommand):
    """What a player says, as it comes from outside."""

    key: Key
    phrase: Phrase | None = None
    text: Annotated[str, _SHORT, AfterValidator(_something), _SHORT] | None = None
    """Looked at twice, since some letters become two as they are put into their normal form."""


@_exactly
@dataclass(frozen=True, slots=True, kw_only=True)
class SyncRequest(SyncCommand):
    """The wish for the whole view, as it comes from outside."""


_Request = (PlayRequest | TakeBackRequest | CommitRequest | RevealRequest | ResignRequest | ClaimRequest
            | OfferRequest | TalkRequest | SyncRequest)
_client: TypeAdapter[_Request] = TypeAdapter(Annotated[_Request, Field(discriminator="frame")])
_server: dict[type, TypeAdapter[Any]] = {kind: TypeAdapter(kind) for kind in get_args(ServerFrame)}
"""One for each kind of frame: half the time that finding out which one it is would take."""


def decode(text: str) -> ClientFrame | None:
    """Read a client's frame; None if the text is not one."""
    try:
        return _client.validate_json(text)
    except ValidationError:
        return None


def encode(frame: ServerFrame) -> str:
    """Write a server's frame as JSON."""
    text: bytes = _server[type(frame)].dump_json(frame)
    return text.decode()
