"""Typed dataclasses out of plain data (what JSON gives), strictly."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from reprlib import Repr
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

MOST_ITEMS = 200
"""The longest list that is read."""


class PlainError(ValueError):
    """Plain data that is not of the wanted type; the text names the field and what is wanted."""


def build(kind: type[T], data: object, where: str = "") -> T:
    """Make a dataclass from plain data; lists become tuples, every field is checked.

    Args:
        kind: a dataclass of numbers, texts, choices, tuples and further dataclasses.
        data: a mapping with exactly the fields of the dataclass; those with a default may be left out.
        where: the path to this place, for the error.

    Raises:
        PlainError: if a field is missing, unknown or of another type.
    """
    if not isinstance(data, Mapping):
        raise PlainError(f"{where or 'it'} is not an object")
    hints = _hints(cast(Any, kind))
    if unknown := [name for name in data if name not in hints]:
        raise PlainError(f"unknown field {str(unknown[0])[:40]!r}")
    values = {name: _value(hints[name], value, f"{where}.{name}".lstrip("."))
              for name, value in data.items()}
    try:
        return kind(**values)
    except TypeError as error:
        raise PlainError(str(error).partition("()")[2].strip() or str(error)) from None


@cache
def _hints(kind: Any) -> dict[str, Any]:
    assert is_dataclass(kind)
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _value(hint: Any, value: object, where: str) -> Any:
    origin = get_origin(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return build(hint, value, where)
    if origin is tuple:
        return _tuple(get_args(hint), value, where)
    if origin in (Union, UnionType):
        options = [option for option in get_args(hint) if option is not NoneType]
        return None if value is None and len(options) < len(get_args(hint)) else _value(
            options[0], value, where)
    if origin is Literal:
        if value in get_args(hint):
            return value
    elif issubclass(hint, Enum):
        if value in [member.value for member in hint]:
            return hint(value)
    elif isinstance(value, hint) and (hint is bool or not isinstance(value, bool)) and _is_sound(value):
        return value
    raise PlainError(f"{where} cannot be {shortened(value)}")


def shortened(value: object) -> str:
    """Return how a value is written, short however long it is or deep.

    >>> shortened([[[[[1]]]]])
    '[[[[...]]]]'
    """
    return _SHORT.repr(value)


_SHORT = Repr()
_SHORT.maxlevel, _SHORT.maxstring, _SHORT.maxother = 3, 60, 60


def _is_sound(value: object) -> bool:
    """Whether a text has no half of a surrogate pair, which JSON can carry and UTF-8 cannot."""
    return not isinstance(value, str) or value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value)


def _tuple(hints: tuple[Any, ...], value: object, where: str) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST_ITEMS:
        raise PlainError(f"{where} is not a list of at most {MOST_ITEMS} items")
    if hints[-1] is Ellipsis:
        hints = (hints[0],) * len(value)
    if len(value) != len(hints):
        raise PlainError(f"{where} has {len(value)} items, not {len(hints)}")
    return tuple(_value(hint, item, f"{where}[{index}]")
                 for index, (hint, item) in enumerate(zip(hints, value, strict=True)))
