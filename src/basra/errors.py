"""The exceptions of the library, all of them a :class:`BasraError`."""

from reprlib import Repr


class BasraError(ValueError):
    """Anything that the library refuses; its text says what is wrong and what would be right."""


class CardError(BasraError):
    """A text or number that names no card, or a list that names one card twice."""


class RulesError(BasraError):
    """An unknown preset or option, or a value that the option does not allow."""


class PositionError(BasraError):
    """A position that is malformed or that no deal can reach."""


class PlayError(BasraError):
    """A play that cannot be made."""


class PlayTextError(PlayError):
    """A text that is not the notation of any play."""


class IllegalPlayError(PlayError):
    """A card that the side to play does not hold, or a capture that the rules do not allow."""


class AmbiguousPlayError(PlayError):
    """A card with several largest captures, played without saying which."""


class DealOverError(PlayError):
    """A play after the last card of a deal, or after the end of the match."""


class RecordError(BasraError):
    """A record that is malformed, incomplete, or that does not follow from its own events."""


class UnknownEventError(RecordError):
    """An event that this version does not know: a newer one may."""


class LevelError(BasraError):
    """A computer player of a level that does not exist."""


class ClockError(BasraError):
    """A clock that does not exist, or a length of time that is none."""


def shown(value: object) -> str:
    """Return what was wrong as it may stand in an error: quoted, short however long or deep it is.

    >>> shown([[[[[1]]]]])
    '[[[[...]]]]'
    """
    try:
        text = _SHORT.repr(value)
    except ValueError:  # a number of too many digits
        return f"a {type(value).__name__} that is too long to show"
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"


_MOST_SHOWN = 80
_SHORT = Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxother = _MOST_SHOWN
