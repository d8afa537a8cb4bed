"""A play, its short notation, and the plays that a hand allows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from basra.captures import Basra, basra_of, groups_of, largest_captures
from basra.cards import Card, cards_of, mask_of, parse_cards, text_of
from basra.errors import AmbiguousPlayError, CardError, IllegalPlayError, PlayTextError, shown
from basra.rules import Rules

_MARKS = {"": None, "+": Basra.BASRA, "++": Basra.JACK}
_MARK_OF = {basra: mark for mark, basra in _MARKS.items()}


@dataclass(frozen=True, slots=True)
class Play:
    """One card played, with what it captures.

    Its notation is the card, ``x`` and the captured cards if there are any, ``+`` for a basra and
    ``++`` for a jack basra: ``3C``, ``10Hx5H4CAD``, ``KHxKC+``.
    """

    card: Card
    captured: tuple[Card, ...] = ()
    """The cards it takes, in floor order, without the card itself."""
    basra: Basra | None = None

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The captured cards as they belong together: each equal card alone, each sum as a group."""
        return tuple(tuple(cards_of(group)) for group in groups_of(mask_of(self.captured), self.card))

    def __str__(self) -> str:
        taken = "x" + text_of(self.captured, "") if self.captured else ""
        return f"{self.card}{taken}{_MARK_OF[self.basra]}"


class LegalPlays(Sequence[Play]):
    """The plays that a hand allows on a floor: iterate, count, index, and ask with ``in``.

    A card has one play for each of its largest captures. Both a :class:`Play` and its notation may
    be asked for with ``in``; a text that is no notation raises PlayTextError there.
    """

    __slots__ = ("_plays",)

    def __init__(self, hand: Sequence[Card], floor: Sequence[Card], rules: Rules) -> None:
        mask, values = mask_of(floor), rules.card_values()
        self._plays = tuple(
            Play(card, tuple(c for c in floor if taken >> c & 1),
                 basra_of(mask, card, taken, rules.komi_basra))
            for card in hand for taken in largest_captures(mask, card, values))

    def find(self, play: Play | Card | str) -> Play:
        """Return the legal play that a play, a card or a notation means.

        A card alone will do unless it has several largest captures; the captured cards may then be
        named in any order. A basra mark is not needed, but must be right if it is there.

        Raises:
            PlayTextError: if a text is not the notation of a play.
            IllegalPlayError: if the card is not in the hand, or does not capture that.
            AmbiguousPlayError: if the card alone leaves a choice.
        """
        card, captured, basra = _read(play)
        plays = [legal for legal in self._plays if legal.card == card]
        if not plays:
            raise IllegalPlayError(f"{card} is not in the hand ({self._hand()})")
        if captured is None:
            if len(plays) > 1:
                raise AmbiguousPlayError(f"{card} has several largest captures: choose from "
                                         + ", ".join(map(str, plays)))
            found = plays[0]
        else:
            wanted = mask_of(captured)
            matching = [legal for legal in plays if mask_of(legal.captured) == wanted]
            if not matching:
                raise IllegalPlayError(f"{card} does not capture {text_of(cards_of(wanted))}: legal is "
                                       + " or ".join(map(str, plays)))
            found = matching[0]
        if basra is not None and basra is not found.basra:
            raise IllegalPlayError(f"{card} makes {found.basra or 'no basra'} here, not {basra}")
        return found

    def __len__(self) -> int:
        return len(self._plays)

    def __iter__(self) -> Iterator[Play]:
        return iter(self._plays)

    @overload
    def __getitem__(self, index: int) -> Play: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Play, ...]: ...

    def __getitem__(self, index: int | slice) -> Play | tuple[Play, ...]:
        return self._plays[index]

    def __contains__(self, play: object) -> bool:
        if isinstance(play, str):
            try:
                self.find(play)
            except (AmbiguousPlayError, IllegalPlayError):
                return False
            return True
        return play in self._plays

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalPlays) and self._plays == other._plays

    def __hash__(self) -> int:
        return hash(self._plays)

    def __repr__(self) -> str:
        return f"<LegalPlays {', '.join(map(str, self._plays)) or 'none'}>"

    def _hand(self) -> str:
        return text_of(dict.fromkeys(play.card for play in self._plays))


def _read(play: Play | Card | str) -> tuple[Card, tuple[Card, ...] | None, Basra | None]:
    """Return the card, the captured cards (None if not said) and the basra (None if not said)."""
    if isinstance(play, Play):
        return play.card, play.captured, play.basra
    if isinstance(play, Card):
        return play, None, None
    body = play.strip().rstrip("+")
    mark = play.strip().removeprefix(body)
    card, cross, taken = body.replace("X", "x").partition("x")
    try:
        captured = parse_cards(taken)
        if mark not in _MARKS or (cross and not captured):
            raise CardError(play)
        return Card(card), captured if cross else None, _MARKS[mark]
    except CardError:
        raise PlayTextError(f"{shown(play)} is not a play: write a card, x and what it captures, "
                            "such as 3C, 10Hx5H4CAD or KHxKC+") from None
