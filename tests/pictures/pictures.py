"""The pictures of the docs, made by the page itself: ``make pictures`` writes ``docs/pictures``."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import sync_playwright

from ..browser.chromium import launch
from ..browser.screens import SCREENS, Gallery
from ..browser.visitor import Visitor
from ..server.harness import running

TARGET = Path(__file__).parents[2] / "docs" / "pictures"


@dataclass(frozen=True)
class Picture:
    """A screen as it is shown in the docs."""

    screen: str
    language: str = "en"
    scheme: Literal["light", "dark"] = "light"
    size: str = "large phone"

    @property
    def name(self) -> str:
        """Return the name of its file."""
        return f"{self.screen}-{self.language}-{self.scheme}-{self.size.replace(' ', '-')}.png"


PICTURES = [
    Picture("home"),
    Picture("home", "ar", "dark"),
    Picture("table-basra"),
    Picture("table-basra", "ar", "dark"),
    Picture("table-choice", "fr"),
    Picture("table", "hi", "dark"),
    Picture("sheet", "ru"),
    Picture("learn", "ar"),
    Picture("rules-basra", "sv", "dark"),
    Picture("review"),
    Picture("history", "en", "dark"),
    Picture("awaiting"),
    Picture("online", "ar", "dark"),
    Picture("lobby", "fr"),
    Picture("table-basra", "en", "light", "desktop"),
]


def main() -> None:
    """Make all pictures anew."""
    TARGET.mkdir(exist_ok=True)
    for old in TARGET.glob("*.png"):
        old.unlink()
    with TemporaryDirectory() as data, running(Path(data) / "data") as server, \
            sync_playwright() as playwright:
        browser, gallery = launch(playwright), Gallery.hang(server.data)
        for picture in PICTURES:
            me = Visitor(browser, server, size=picture.size, language=picture.language,
                         scheme=picture.scheme, placed=True)
            SCREENS[picture.screen](me, gallery)
            me.take_picture(TARGET / picture.name)
            me.context.close()
        browser.close()


if __name__ == "__main__":
    main()
