"""Typed dataclasses out of plain data (what JSON gives), strictly."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from basra.errors import shown

T = TypeVar("T")

MOST_ITEMS = 200
"""The longest list that is read."""


class PlainError(ValueError):
    """Plain data that is not of the wanted type; the text names the field and what is wanted."""


def build(kind: type[T], data: object, where: str = "") -> T:
    """Make a dataclass from plain data; lists become tuples, every field is checked.

    A dataclass inside that has a ``from_dict`` of its own is read by it, and may raise what that raises.

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
        read = getattr(hint, "from_dict", None)
        return read(value) if read else build(hint, value, where)
    if origin is tuple:
        return _tuple(get_args(hint), value, where)
    if origin in (Union, UnionType):
        options = [option for option in get_args(hint) if option is not NoneType]
        return None if value is None and len(options) < len(get_args(hint)) else _value(
            options[0], value, where)
    allowed = _choices(hint)
    if allowed:
        if value in allowed:
            return hint(value) if isinstance(hint, type) else value
        raise PlainError(f"{where} cannot be {shown(value)}: choose from {', '.join(allowed)}")
    if not isinstance(value, hint) or (isinstance(value, bool) and hint is not bool):
        raise PlainError(f"{where} cannot be {shown(value)}: it is {_KINDS[hint]}")
    if isinstance(value, str) and not _is_sound(value):
        raise PlainError(f"{where} cannot be {shown(value)}: it has half of a surrogate pair")
    return value


_KINDS = {int: "a whole number", str: "a text", bool: "true or false", float: "a number"}


def _choices(hint: Any) -> tuple[str, ...]:
    """Return the values of a choice of texts, none if it is another type."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(member.value for member in hint) if issubclass(hint, Enum) else ()


def _is_sound(text: str) -> bool:
    """Whether a text has no half of a surrogate pair, which JSON can carry and UTF-8 cannot."""
    return text.isascii() or not any("\ud800" <= character <= "\udfff" for character in text)


def _tuple(hints: tuple[Any, ...], value: object, where: str) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)) or len(value) > MOST_ITEMS:
        raise PlainError(f"{where} is not a list of at most {MOST_ITEMS} items")
    if hints[-1] is Ellipsis:
        hints = (hints[0],) * len(value)
    if len(value) != len(hints):
        raise PlainError(f"{where} has {len(value)} items, not {len(hints)}")
    return tuple(_value(hint, item, f"{where}[{index}]")
                 for index, (hint, item) in enumerate(zip(hints, value, strict=True)))
