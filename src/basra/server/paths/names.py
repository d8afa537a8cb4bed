"""Names of people and what they say, as they come from outside: a line that turns nothing beside it round."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints

MOST_CHARACTERS = 40

_JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and emoji are written with them; they move nothing."""


def clean_line(text: str) -> str:
    """Return a text without what cannot be seen (control, format and bidi characters), and single spaces."""
    visible = (mark for mark in " ".join(text.split())
               if mark in _JOINERS or unicodedata.category(mark)[0] != "C")
    return " ".join(unicodedata.normalize("NFC", "".join(visible)).strip(_JOINERS).split())


PersonName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MOST_CHARACTERS),
                       AfterValidator(clean_line), StringConstraints(max_length=MOST_CHARACTERS)]
"""Looked at twice, since some letters become two as they are put into their normal form."""
