"""Names of people, as they come from outside: one line of text that turns nothing beside it round."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

MOST_CHARACTERS = 40

_JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and emoji are written with them; they move nothing."""


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen (control, format and bidi characters), and single spaces."""
    visible = (mark for mark in " ".join(name.split())
               if mark in _JOINERS or unicodedata.category(mark)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", "".join(visible)).strip(_JOINERS).split())


PersonName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MOST_CHARACTERS),
                       AfterValidator(clean_name)]
