"""The rule set: every option of the game, frozen, and the presets of the two defining apps.

The rules themselves are in ``docs/rules.md``; the options here are the choices that they leave.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import cache, lru_cache
from typing import Any, Literal, Self, get_args, get_type_hints

from basra.cards import DECK_SIZE, parse_card
from basra.errors import CardError, RulesError, shown

Opening = Literal["replace", "as-dealt"]
TiedMajority = Literal["nobody", "carry"]
KomiBasra = Literal["any-value", "ten-or-less", "single"]
CardPoints = tuple[tuple[str, int], ...]

LIMITS = {
    "target": (1, 1000),
    "majority_points": (0, 200),
    "basra_points": (0, 200),
    "jack_basra_points": (0, 200),
}
"""The least and the greatest value of each option that is a number."""

MOST_CARD_POINTS = 50

_NUMBER = re.compile("-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One rule set. Every option may be overridden; an impossible one raises RulesError.

    >>> str(Rules.parse("egyptian-v2,target=151"))
    'egyptian-v2,target=151'
    """

    preset: str = "egyptian-v2"
    """The preset that this rule set started from; it names the rules, the options decide."""
    target: int = 101
    """Points that end the match when a side has them at the end of a deal (1–1000)."""
    majority_points: int = 30
    """Points for 27 or more of the 52 cards (0–200)."""
    tied_majority: TiedMajority = "nobody"
    """At 26 : 26 the majority points go to ``nobody``, or ``carry`` over to the next deal."""
    basra_points: int = 10
    """Points for each basra that is not a jack basra (0–200)."""
    jack_basra_points: int = 30
    """Points for each jack basra (0–200)."""
    card_points: CardPoints = ()
    """Points of single captured cards (1–50 each), as pairs of card and points, lowest card first."""
    komi_basra: KomiBasra = "any-value"
    """The floors on which the 7♦ makes a basra (RULES.md, "Basra")."""
    opening: Opening = "replace"
    """Whether a jack or the 7♦ on the opening floor is replaced (rule 3) or stays."""

    def __post_init__(self) -> None:
        for name, (least, most) in LIMITS.items():
            _check_number(name, getattr(self, name), least, most)
        for name in ("tied_majority", "komi_basra", "opening"):
            _check_choice(name, getattr(self, name))
        if self.preset not in PRESETS and PRESETS:
            raise RulesError(f"unknown rules {shown(self.preset)}: choose from {', '.join(PRESETS)}")
        object.__setattr__(self, "card_points", _checked_card_points(self.card_points))
        if not (self.majority_points or self.basra_points):
            raise RulesError("majority_points and basra_points cannot both be 0: "
                             "nobody would reach the target")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a rule set from text: a preset, then options, such as ``egyptian,target=51``.

        ``card_points`` is written ``card_points=2C:2+10D:3``.

        Raises:
            RulesError: for an unknown preset or option, or a value that is not allowed.
        """
        preset, *words = (word.strip() for word in text.split(","))
        options: dict[str, Any] = {}
        for word in words:
            name, equals, value = (part.strip() for part in word.partition("="))
            if not equals or name in options:
                raise RulesError(f"{shown(word)} is not an option: write each once, such as target=51")
            options[name] = _value_from_text(name, value)
        return cls.of(preset, **options)

    @classmethod
    def of(cls, preset: str, **options: Any) -> Self:
        """Make a rule set from a preset's name and the options that differ from it.

        Raises:
            RulesError: for an unknown preset or option, or a value that is not allowed.
        """
        if preset not in PRESETS:
            raise RulesError(f"unknown rules {shown(preset)}: choose from {', '.join(PRESETS)}")
        for name in options:
            _check_option(name)
        return cls(**{"preset": preset, **PRESETS[preset], **options})

    @classmethod
    def from_dict(cls, options: Mapping[str, Any]) -> Self:
        """Read what :meth:`to_dict` wrote; options left out are the preset's.

        Raises:
            RulesError: for an unknown preset or option, or a value that is not allowed.
        """
        if not isinstance(options, Mapping) or not isinstance(options.get("preset"), str):
            raise RulesError("rules are an object with a preset and the options that differ from it")
        return cls.of(options["preset"], **{k: v for k, v in options.items() if k != "preset"})

    def to_dict(self) -> dict[str, Any]:
        """Return every option by name, as plain data."""
        return asdict(self)

    def with_options(self, **options: Any) -> Self:
        """Return the same rules with some options changed.

        Raises:
            RulesError: for an unknown option, or a value that is not allowed.
        """
        for name in options:
            _check_option(name)
        return replace(self, **options)

    def __str__(self) -> str:
        preset = Rules.of(self.preset)
        words = [f"{name}={_text_of_value(getattr(self, name))}"
                 for name in OPTIONS if getattr(self, name) != getattr(preset, name)]
        return ",".join([self.preset, *words])

    def card_values(self) -> tuple[int, ...]:
        """Return the points of each of the 52 cards by its number; ``()`` if no card has any."""
        return _card_values(self.card_points)


@lru_cache(64)
def _card_values(card_points: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    if not card_points:
        return ()
    values = [0] * DECK_SIZE
    for card, points in card_points:
        values[parse_card(card)] = points
    return tuple(values)


PRESETS: dict[str, dict[str, Any]] = {}
OPTIONS = tuple(field.name for field in fields(Rules) if field.name != "preset")
"""The names of all options."""

PRESETS["egyptian"] = {"jack_basra_points": 10}
PRESETS["egyptian-v2"] = {}

RulesLike = Rules | str


def to_rules(rules: RulesLike) -> Rules:
    """Return rules as they are, or read them from text.

    Raises:
        RulesError: see :meth:`Rules.parse`.
    """
    return Rules.parse(rules) if isinstance(rules, str) else rules


def choices(option: str) -> tuple[str, ...]:
    """Return the values that an option may take, ``()`` if it is not a choice of names.

    >>> choices("opening")
    ('replace', 'as-dealt')
    """
    hint = _hints()[option]
    return get_args(hint) if hint not in (int, CardPoints) else ()


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Rules)


def _check_option(name: str) -> None:
    if name not in OPTIONS:
        raise RulesError(f"unknown option {shown(name)}: the options are {', '.join(OPTIONS)}")


def _check_number(name: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise RulesError(f"{name} cannot be {shown(value)}: it is a whole number from {least} to {most}")


def _check_choice(name: str, value: object) -> None:
    if value not in choices(name):
        raise RulesError(f"{name} cannot be {shown(value)}: choose from {', '.join(choices(name))}")


def _checked_card_points(points: object) -> CardPoints:
    """Return the points in the order of the cards, those that are zero left out."""
    wrong = RulesError(f"card_points cannot be {shown(points)}: it is a list of pairs of a card and its "
                       f"points, 0 to {MOST_CARD_POINTS}, each card once")
    if isinstance(points, Mapping):
        points = tuple(points.items())
    if not isinstance(points, (tuple, list)):
        raise wrong
    values: dict[int, int] = {}
    for pair in points:
        if not isinstance(pair, (tuple, list)) or len(pair) != 2 or not isinstance(pair[0], str):
            raise wrong
        try:
            card = parse_card(pair[0])
        except CardError as error:
            raise RulesError(f"card_points: {error}") from None
        if card in values:
            raise wrong
        _check_number(f"card_points of {card}", pair[1], 0, MOST_CARD_POINTS)
        values[card] = pair[1]
    return tuple((str(card), values[card]) for card in sorted(values) if values[card])


def _value_from_text(name: str, text: str) -> Any:
    _check_option(name)
    if choices(name):
        return text
    if name != "card_points":
        return _number_from_text(text)
    pairs = [word.partition(":") for word in text.split("+")] if text else []
    return tuple((card, _number_from_text(value)) for card, _, value in pairs)


def _number_from_text(text: str) -> int | str:
    """Return the whole number, or the text as it is for the check of the option to refuse."""
    return int(text) if _NUMBER.fullmatch(text) else text


def _text_of_value(value: object) -> str:
    if isinstance(value, tuple):
        return "+".join(f"{card}:{points}" for card, points in value)
    return str(value)
