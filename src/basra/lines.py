"""The text of a record: an event a line, chained so that no line can be changed."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Self

from basra.errors import RecordError, shown
from basra.events import Event, event_from_dict, event_to_text, from_json, to_json
from basra.fair import KEY_SIZE


@dataclass(frozen=True, slots=True)
class Lines:
    """The text of a record taken apart, without any look at what follows from what."""

    events: list[Event]
    hidden: dict[int, bytes]
    """The secret of a deal that is not over, by its number; mostly none."""
    chain: str
    """The head of the chain, in hexadecimal digits."""

    def to_text(self) -> str:
        """Write the lines in the one way that counts."""
        lines = [event_to_text(event) for event in self.events]
        lines += [to_json({"hidden": number, "secret": secret.hex()})
                  for number, secret in self.hidden.items()]
        return "\n".join([*lines, to_json({"chain": self.chain})]) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read lines, to the letter: any change of the text is found, by the chain or by its form.

        Raises:
            RecordError: if a line is not what stands in a record, or the chain is not that of the events.
        """
        lines = text.removesuffix("\n").split("\n")  # not splitlines: names may hold other line separators
        match from_json(lines.pop()):
            case {"chain": str(chain)}:
                pass
            case _:
                raise RecordError("the last line of a record is the head of its chain: it is cut short")
        hidden: dict[int, bytes] = {}
        if lines and "hidden" in (data := from_json(lines[-1])):
            hidden = _hidden_secret(data)
            lines.pop()
        found = cls([event_from_dict(from_json(line)) for line in lines], hidden, chain)
        if not found.events:
            raise RecordError("a record begins with its header: it is empty")
        head = b""
        for event in found.events:
            head = link(head, event)
        if head.hex() != chain:
            raise RecordError("the chain does not match the events: something in the record was changed")
        if found.to_text() != text:
            raise RecordError("the record is not in its canonical form: something was changed")
        return found


def link(last: bytes, event: Event) -> bytes:
    """Return h_k of an event from h_{k-1}, which is empty before the first (step 8).

    Raises:
        RecordError: if a text in the event cannot be written in UTF-8.
    """
    try:
        return sha256(last + event_to_text(event).encode()).digest()
    except UnicodeEncodeError:
        raise RecordError("a text in the event has half of a surrogate pair") from None


def _hidden_secret(data: dict[str, Any]) -> dict[int, bytes]:
    match data:
        case {"hidden": int(deal), "secret": str(secret)} if not isinstance(deal, bool):
            return {deal: hex_bytes("secret", secret)}
    raise RecordError(f"{shown(data)} is not the line of a hidden secret")


def hex_bytes(name: str, digits: str, size: int = KEY_SIZE) -> bytes:
    """Read bytes from lower-case hexadecimal digits.

    Raises:
        RecordError: if they are not that, or not so many; it names what they should have been.
    """
    try:
        value = bytes.fromhex(digits)
    except ValueError:
        value = b""
    if len(value) != size or value.hex() != digits:
        raise RecordError(f"the {name} cannot be {digits[:80]!r}: it is {2 * size} lower-case hex digits")
    return value
