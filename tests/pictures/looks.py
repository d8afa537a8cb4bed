"""Every screen in every language at every size, to be looked at: ``make looks OUT=folder``.

Names each fault of the layout that it finds, and fails if there is one.
"""

import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from basra.languages import LANGUAGES

from ..browser.chromium import launch
from ..browser.screens import SCREENS, Gallery
from ..browser.visitor import SIZES, Visitor
from ..server.harness import Server, running


def look(browser: Browser, server: Server, gallery: Gallery, size: str, language: str,
         target: Path) -> list[str]:
    """Save all screens of one size and language; return the faults of their layout."""
    scheme: Literal["light", "dark"] = "dark" if LANGUAGES.index(language) % 2 else "light"
    me = Visitor(browser, server, size=size, language=language, scheme=scheme, placed=True)
    faults = []
    for name, lead in SCREENS.items():
        lead(me, gallery)
        place = f"{size.replace(' ', '-')}/{name}-{language}.png"
        me.take_picture(target / place, is_whole=True)
        faults += [f"{place}: {fault}" for fault in me.faults()]
    me.context.close()
    return faults


def main(target: Path, sizes: list[str], languages: list[str]) -> int:
    """Look at everything, or at some sizes and languages."""
    faults = []
    with TemporaryDirectory() as data, running(Path(data) / "data") as server, \
            sync_playwright() as playwright:
        browser, gallery = launch(playwright), Gallery.hang(server.data)
        for size, language in product(sizes or SIZES, languages or LANGUAGES):
            print(size, language, flush=True)
            faults += look(browser, server, gallery, size, language, target)
        browser.close()
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    _, folder, *wanted = sys.argv
    sys.exit(main(Path(folder), [size for size in SIZES if size.replace(" ", "-") in wanted],
                  [language for language in LANGUAGES if language in wanted]))
