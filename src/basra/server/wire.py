"""Frames to text and back: the JSON of ``basra.table.frames``."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StringConstraints, TypeAdapter, ValidationError

from basra.table.frames import ClientFrame, PlayCommand, ServerFrame, SyncCommand

KEY_PATTERN = "^[A-Za-z0-9_-]{8,64}$"
MOST_PLAY_CHARACTERS = 120
"""The longest notation of a play that is read: one that names all 52 cards is shorter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRequest(PlayCommand):
    """A play as it comes from outside: its texts are no longer than they need be."""

    key: Annotated[str, StringConstraints(pattern=KEY_PATTERN)]
    """Chosen by the client, new for each play: sent twice it is played once."""
    seq: Annotated[int, Field(strict=True)]
    """The last event that the client has seen."""
    play: Annotated[str, StringConstraints(max_length=MOST_PLAY_CHARACTERS)]
    """The notation of a play, as in the view."""


_client: TypeAdapter[PlayRequest | SyncCommand] = TypeAdapter(
    Annotated[PlayRequest | SyncCommand, Field(discriminator="frame")])
_server: TypeAdapter[ServerFrame] = TypeAdapter(Annotated[ServerFrame, Field(discriminator="frame")])


def decode(text: str) -> ClientFrame | None:
    """Read a client's frame; None if the text is not one."""
    try:
        return _client.validate_json(text)
    except ValidationError:
        return None


def encode(frame: ServerFrame) -> str:
    """Write a server's frame as JSON."""
    return _server.dump_json(frame).decode()
