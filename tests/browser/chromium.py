"""Debian's Chromium, as the tests and the pictures start it."""

import os

from playwright.sync_api import Browser, Playwright

PATH = os.environ.get("CHROMIUM", "/usr/bin/chromium")
_QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
          "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def launch(playwright: Playwright) -> Browser:
    """Start a browser that loads nothing by itself."""
    return playwright.chromium.launch(executable_path=PATH, args=_QUIET)
