"""A person at the page: finds things as people do, and watches for what must never happen."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Literal

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from ..server.harness import Server
from .places import TOKEN
from .words import words

SIZES = {"phone": (360, 640), "large phone": (390, 844), "phone on its side": (844, 390),
         "tablet": (768, 1024), "desktop": (1440, 900)}

LOCALES = {"ar": "ar-EG", "en": "en-GB", "fr": "fr-FR", "hi": "hi-IN", "ru": "ru-RU", "sv": "sv-SE"}

Ready = Literal["turn", "sheet", "result"]

MILLISECONDS = 20_000
_AXE = Axe()
_FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
_TAGS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
         "resultTypes": ["violations"]}

# What happens when a server goes, and is told to the person by the page itself.
_CONNECTION_LOST = re.compile(
    r"WebSocket connection to .* failed|net::ERR_(FAILED|CONNECTION|INTERNET|NETWORK|SOCKET"
    r"|EMPTY_RESPONSE|INCOMPLETE_CHUNKED|CONTENT_LENGTH)")


# What Playwright says where a test has no service worker: most have none, so that they see what is sent.
_NOT_KEPT = "Service Worker registration blocked by Playwright"
# What Chromium warns of when a script is long in coming, as it is beside many tests.
_NOT_USED_SOON = "was preloaded using link preload but not used within a few seconds"


class Visitor:
    """One browser context with its cookie, and the tab that is in front."""

    def __init__(self, browser: Browser, server: Server, *, size: str = "desktop", language: str = "en",
                 scheme: Literal["light", "dark"] = "light", moves: bool = False, placed: bool = False,
                 loses_connection: bool = False, keeps_app: bool = False) -> None:
        self.server = server
        self.language = language
        self.words = words(language)
        self.has_touch = "phone" in size
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}, has_touch=self.has_touch,
            is_mobile=self.has_touch, locale=LOCALES[language], color_scheme=scheme,
            reduced_motion="no-preference" if moves else "reduce",
            service_workers="allow" if keeps_app else "block")
        self.context.set_default_timeout(MILLISECONDS)
        if placed:
            self.context.add_cookies([{"name": "basra_device", "value": TOKEN, "url": server.address}])
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self._loses_connection = loses_connection
        self.page = self.new_tab()

    # Tabs

    def new_tab(self) -> Page:
        """Open a tab that is watched; the one in front stays."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(f"page error: {error}"))
        page.on("websocket", self._listen)
        return page

    @contextmanager
    def at(self, page: Page) -> Iterator[None]:
        """Use another tab for a while."""
        front, self.page = self.page, page
        try:
            yield
        finally:
            self.page = front

    def _hear(self, message: ConsoleMessage) -> None:
        # A violation of the Content-Security-Policy is an error on the console, too.
        is_expected = message.text == _NOT_KEPT or _NOT_USED_SOON in message.text or (
            self._loses_connection and _CONNECTION_LOST.search(message.text))
        if message.type in ("error", "warning") and not is_expected:
            self.errors.append(f"{message.type}: {message.text} ({message.location})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    # Going somewhere

    def go_home(self) -> None:
        self.page.goto("/")
        self.find("home-play").wait_for()

    def go_to(self, match: str) -> None:
        """Open a match by its address, and wait for the turn."""
        self.page.goto(f"/match/{match}")
        assert self.ready() == "turn"

    def start_match(self) -> None:
        self.press(self.find("home-play"))
        assert self.ready() == "turn"

    @property
    def match(self) -> str:
        return self.page.url.rpartition("/")[2]

    def find(self, testid: str, **attributes: object) -> Locator:
        """Return what has a data-testid, and attributes of these ``data-`` names."""
        more = "".join(f'[data-{name}="{value}"]' for name, value in attributes.items())
        return self.page.locator(f'[data-testid="{testid}"]{more}')

    def press(self, target: Locator) -> None:
        """Tap on a phone, click elsewhere."""
        if self.has_touch:
            target.tap()
        else:
            target.click()

    def wait_until(self, is_so: Callable[[], object]) -> None:
        """Wait for what the page does not show; fail if it does not come to be."""
        end = monotonic() + MILLISECONDS / 1000
        while not is_so():
            assert monotonic() < end, "what was waited for has not come to be"
            self.page.wait_for_timeout(50)

    # The table

    def ready(self) -> Ready:
        """Wait until the page waits for the person, and return what for."""
        found = self.page.locator(
            '[data-testid="table"][data-turn="own"][data-busy="false"], '
            '[data-testid="match-result"], [data-testid="continue-deal"]').first
        found.wait_for(state="attached")
        kind = found.get_attribute("data-testid")
        if self.find("match-result").count():
            return "result"
        return "turn" if kind == "table" else "sheet"

    @property
    def seq(self) -> int:
        """The number of the event that the table shows."""
        return int(self.find("table").get_attribute("data-seq") or -1)

    @property
    def hand(self) -> list[str]:
        return self._cards("hand-card")

    @property
    def floor(self) -> list[str]:
        return self._cards("floor-card")

    def _cards(self, testid: str) -> list[str]:
        found: list[str] = self.find(testid).evaluate_all("all => all.map(one => one.dataset.card)")
        return found

    def view(self) -> dict[str, Any]:
        """Return the server's view of the match; while the page waits, it is the one that is shown."""
        answer = self.context.request.get(f"/api/matches/{self.match}")
        assert answer.ok, answer.text()
        view: dict[str, Any] = answer.json()
        return view

    def play(self, card: str | None = None) -> None:
        """Play a card, the first one if none is named, by two presses; a choice takes the first capture."""
        target = self.find("hand-card", card=card) if card else self.find("hand-card").first
        if target.get_attribute("aria-pressed") == "false":
            self.press(target)
        options = self.find("choice-option")
        if options.count():
            self.press(options.first)
        self.press(self.find("play-button"))

    def go_on(self) -> Ready:
        """Make one play, or close the score sheet; return what the page waits for next."""
        before = self.seq
        if self.find("continue-deal").count():
            self.press(self.find("continue-deal"))
            self.find("score-sheet").wait_for(state="detached")
        else:
            self.play()
            self.page.locator(f'[data-testid="table"]:not([data-seq="{before}"])').wait_for()
        return self.ready()

    # What must hold everywhere

    def check_axe(self, *schemes: Literal["light", "dark"], contrast: bool = True) -> None:
        """Axe finds nothing, in the light and in the dark, or in those that are named.

        Args:
            schemes: those that are looked at.
            contrast: whether the colours are looked at as well, which takes most of the time.
        """
        options = _TAGS | {"rules": {"color-contrast": {"enabled": contrast}}}
        for scheme in schemes or ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            if not self.page.evaluate("'axe' in window"):
                self.page.evaluate(_AXE.axe_script)
            found = self.page.evaluate(_VIOLATIONS, options)
            report = AxeResults({"violations": found}).generate_report()
            assert not found, f"{scheme}, {self.language}: {report}"
        self.page.emulate_media(color_scheme="light")

    def faces(self) -> dict[str, str]:
        """Return the drawings of all cards, from the one file of faces that the page has fetched."""
        address, = self.page.evaluate(_FILES_OF_FACES)
        faces: dict[str, str] = self.context.request.get(address).json()
        return faces

    def check_words(self) -> None:
        """The page is in its language and direction, and says no message that does not exist."""
        root = self.page.locator("html")
        assert root.get_attribute("lang") == self.language
        assert root.get_attribute("dir") == self.words.text("direction")
        assert self.page.evaluate(_TURNED_NAMES) == [], "a card's suit stands left of its rank"
        said: list[str] = self.page.evaluate(_ALL_WORDS)
        for text in said:
            unknown = self.words.foreign_ids & set(re.findall(r"[a-z][\w-]+", text))
            assert not unknown, f"a message is missing: {text!r}"
            assert "{" not in text, f"a value is missing: {text!r}"
            assert "undefined" not in text, text
            assert "NaN" not in text, text

    def take_picture(self, file: Path, *, is_whole: bool = False) -> None:
        """Save what is seen, or the whole page, once all its pictures are there."""
        self.page.evaluate(_ALL_PICTURES)
        self.page.wait_for_function(_ALL_FACES)
        self.page.screenshot(path=file, full_page=is_whole)

    def faults(self, apart: list[str] | None = None) -> list[str]:
        """Return a sentence for each fault of the layout; see ``faults.js``.

        Args:
            apart: selectors of what must not overlap.
        """
        found: list[str] = self.page.evaluate(_FAULTS, apart or [])
        return found

    def check_width(self) -> None:
        """Nothing is beyond the window to the sides; a page may be longer than the window."""
        assert self.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") == 0

    def check_no_scroll(self) -> None:
        """Nothing is beyond the window in either direction."""
        size = self.page.evaluate("""() => {
            const { scrollWidth, scrollHeight } = document.scrollingElement;
            return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        }""")
        assert size == [0, 0]


_VIOLATIONS = "async (options) => (await axe.run(options)).violations"

# Card names are written from the left in every language.
_TURNED_NAMES = """() => [...document.querySelectorAll('bdi .suit')].flatMap((suit) => {
    const rank = document.createRange();
    rank.selectNodeContents(suit.previousSibling ?? suit);
    const box = suit.getBoundingClientRect();
    return box.width && rank.getBoundingClientRect().left >= box.left ? [suit.parentElement.textContent] : [];
})"""

_FILES_OF_FACES = r"""() => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))]
    .filter((name) => /\/cards-\w+\/[^/]+\.json$/.test(name))"""

_ALL_FACES = """() => [...document.querySelectorAll('span.face')]
    .every(({ shadowRoot }) => shadowRoot?.firstChild)"""

_ALL_PICTURES = """() => Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
}))"""

_ALL_WORDS = """() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) said.push(walker.currentNode.textContent.trim());
    for (const one of document.querySelectorAll('[aria-label]')) said.push(one.getAttribute('aria-label'));
    return said.filter(Boolean);
}"""
