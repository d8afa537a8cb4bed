"""Draws the icons of the app from ``web/src/art/icon.svg``: ``make icons``.

They are kept with the sources, so that a build needs no browser.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from ..browser.chromium import launch

WEB = Path(__file__).parents[2] / "web"
TARGET = WEB / "public" / "icons"


@dataclass(frozen=True)
class Icon:
    """How an icon is drawn."""

    name: str
    size: int  # pixels
    scale: float = 1
    """How large the star is; what a system cuts to its own shape needs room around it."""
    is_full: bool = False
    """Whether the ground goes to the corners."""


ICONS = [
    Icon("app-192", 192),
    Icon("app-512", 512),
    Icon("maskable-512", 512, scale=0.88, is_full=True),
    Icon("apple-touch", 180, scale=0.94, is_full=True),
]


def drawing(source: str, icon: Icon) -> str:
    """Return the SVG of an icon, made from that of the app."""
    corners = re.sub(r' rx="\d+"', "", source) if icon.is_full else source
    star = re.sub(r"(<rect[^>]*/>)(.*)</svg>", rf'\1<g transform="scale({icon.scale})">\2</g></svg>', corners)
    return star.replace("<svg ", f'<svg width="{icon.size}" height="{icon.size}" style="display:block" ')


def main() -> None:
    """Draw all icons."""
    source = (WEB / "src" / "art" / "icon.svg").read_text()
    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(f"<body style='margin:0'>{drawing(source, icon)}")
            page.screenshot(path=TARGET / f"{icon.name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
