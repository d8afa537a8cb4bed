"""Every screen in every language: axe finds nothing, every word is there, nothing is cut off."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Error as PlaywrightError

from basra.languages import LANGUAGES

from ..server.harness import Server
from .conftest import OpenVisitor
from .screens import NO_MATCH, NO_TABLE, SCREENS, Gallery
from .visitor import Visitor


@pytest.fixture(scope="module")
def gallery(server: Server) -> Gallery:
    return Gallery.hang(server.data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_words_and_layout(visitor: OpenVisitor, server: Server, gallery: Gallery, language: str) -> None:
    # The colours are the same in every language: contrasts are looked at in the light, and in the dark, once.
    number = LANGUAGES.index(language)
    scheme: Literal["light", "dark"] = "dark" if number % 2 else "light"
    me = visitor(server, size="phone", language=language, scheme=scheme, placed=True)
    faults = [fault for name, lead in SCREENS.items()
              for fault in _faults(me, gallery, name, lambda: me.check_axe(scheme, contrast=number < 2))]
    # That a match or a table is not there is told by the page, and by the browser as a failed request.
    me.errors = [error for error in me.errors
                 if not ("404" in error and any(name in error for name in (NO_MATCH, NO_TABLE)))]
    assert not faults, "\n".join(faults)


def _faults(me: Visitor, gallery: Gallery, name: str, check_axe: Callable[[], None]) -> list[str]:
    try:
        SCREENS[name](me, gallery)
    except PlaywrightError as error:
        return [f"{name} cannot be reached: {error}"]
    found = me.faults()
    for check in (check_axe, me.check_words, me.check_width):
        try:
            check()
        except AssertionError as error:
            found.append(str(error))
    return [f"{name}: {fault}" for fault in found]
