"""The checker page, ``verify.html``: one file that works from disk and from a server, in every language."""

import base64
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from ..fair.bundles import build
from ..fair.proofs import forged, played_match
from ..fair.test_checkers import honest, swap_hidden_cards
from .words import plain

GOOD = {"en": "Dealt fairly", "ar": "توزيع عادل"}
BAD = {"en": "This does not check out", "ar": "هذا الدليل غير سليم"}
HOSTED = "https://basra.example/verify.html"


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as it is built now."""
    folder = build("vite.config.js", tmp_path_factory.mktemp("checker_page"))
    assert {file.name for file in folder.iterdir()} == {"licenses", "verify.html"}
    return folder / "verify.html"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def choose(page: Page, proof: bytes, name: str = "proof.jsonl") -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "", "buffer": proof})


class Checker:
    """The page in a browser, opened from disk."""

    def __init__(self, page: Page, file: Path, language: str = "en") -> None:
        self.page = page
        self.requests: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text))
        page.goto(f"{file.as_uri()}#{language}")

    def check(self, proof: bytes, name: str = "proof.jsonl") -> None:
        """Choose a file and wait for the answer."""
        choose(self.page, proof, name)
        expect(self.page.locator(".verdict", has_text=name)).to_be_visible()

    @property
    def verdict(self) -> str:
        return self.page.locator(".verdict h2").inner_text()

    def claims(self, state: str) -> list[str]:
        """Return the titles of the claims in a state, as a screen reader says them."""
        titles = [plain(title) for title in self.page.locator(".claims .title").all_text_contents()]
        return [title.removesuffix(f": {state}") for title in titles if title.endswith(f": {state}")]

    def assert_calm(self) -> None:
        """Nothing may go wrong, nothing may be asked of a network."""
        assert self.errors == []
        assert [url for url in self.requests if not url.startswith(("file:", "data:"))] == []


@pytest.fixture(params=["en", "ar"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_good_proof(page: Page, page_file: Path, language: str) -> None:
    checker = Checker(page, page_file, language)
    checker.check(honest())
    assert checker.verdict == GOOD[language]
    assert page.locator("html").get_attribute("dir") == {"en": "ltr", "ar": "rtl"}[language]
    word = {"en": "Fingerprint", "ar": "البصمة"}[language]
    assert page.locator(".claims .detail", has_text=word).count() == 1
    assert re.fullmatch(r"([0-9a-f]{4} ){3}[0-9a-f]{4}", page.locator(".print").inner_text())
    checker.assert_calm()


def test_each_claim_has_a_line(page: Page, page_file: Path) -> None:
    checker = Checker(page, page_file)
    checker.check(honest())
    deals = honest().count(b'"event":"deal-end"')
    assert checker.claims("Holds") == [
        "The record is whole", "The deals were sealed before the match", "The players’ numbers",
        *(f"Deal {number}" for number in range(1, deals + 1)), "The result"]


def test_a_match_that_is_not_proven_says_so(page: Page, page_file: Path) -> None:
    checker = Checker(page, page_file)
    checker.check(played_match(3, "egyptian,target=31", level="greedy", seats=()))
    assert checker.verdict == "Dealt by the recipe, not proven"
    expect(page.locator(".verdict")).to_contain_text("there is only its word")


def test_a_tampered_proof(page: Page, page_file: Path, language: str) -> None:
    checker = Checker(page, page_file, language)
    checker.check(forged(honest(), swap_hidden_cards))
    assert checker.verdict == BAD[language]
    assert len(checker.claims({"en": "Does not hold", "ar": "غير سليم"}[language])) == 1
    assert len(checker.claims({"en": "Not checked", "ar": "لم يُفحص"}[language])) > 1
    expect(page.locator(".verdict")).to_contain_text({"en": "was played, but the card dealt there was",
                                                      "ar": "لكن الورقة التي وُزّعت هي"}[language])
    checker.assert_calm()


@pytest.mark.parametrize(("data", "words"), [
    (b"", "its last line is missing"),
    (b"%PDF-1.7 \xff\xfe", "it is not text"),
    (b"x" * (2 << 20), "larger than any proof"),
    (honest()[:-200], "its last line is missing"),
    (honest().replace(b'"position":', b'"position" :', 1), "Line"),
    (honest().replace(b'"dealer":0', b'"dealer":1', 1), "do not link up"),
    (b'{"event":"<img src=x onerror=alert(1)>"}\n{"chain":"' + b"0" * 64 + b'"}\n', "Line 1 is not an entry"),
], ids=["empty", "binary", "2 MB", "cut short", "a space", "a digit", "markup"])
def test_files_that_are_no_proof(page: Page, page_file: Path, data: bytes, words: str) -> None:
    checker = Checker(page, page_file)
    checker.check(data, "<b>evil</b>.jsonl")
    assert checker.verdict == BAD["en"]
    assert words in plain(page.locator(".verdict").inner_text())
    checker.assert_calm()


def test_a_good_proof_after_a_bad_one_and_in_another_language(page: Page, page_file: Path) -> None:
    checker = Checker(page, page_file)
    checker.check(b"nothing", "bad.txt")
    checker.check(honest(), "good.jsonl")
    assert checker.verdict == GOOD["en"]
    page.get_by_label("Language").select_option("ar")
    assert checker.verdict == GOOD["ar"]
    assert page.title() == "افحص مباراة – بصرة"


def test_a_file_is_dropped(page: Page, page_file: Path) -> None:
    checker = Checker(page, page_file)
    dropped = page.evaluate_handle("""(text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.jsonl'));
        return data;
    }""", honest().decode())
    page.dispatch_event("h1", "dragover", {"dataTransfer": dropped})
    page.dispatch_event("h1", "drop", {"dataTransfer": dropped})
    expect(page.locator(".verdict", has_text="dropped.jsonl")).to_be_visible()
    assert checker.verdict == GOOD["en"]


def test_by_keyboard(page: Page, page_file: Path) -> None:
    Checker(page, page_file)
    with page.expect_file_chooser() as chooser:  # early, since it takes a moment until choosers are caught
        page.keyboard.press("Tab")
        expect(page.get_by_label("Language")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_label("Choose a proof")).to_be_focused()
        page.keyboard.press("Enter")
    chooser.value.set_files({"name": "keys.jsonl", "mimeType": "", "buffer": honest()})
    expect(page.locator(".verdict", has_text="keys.jsonl")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, page_file: Path, language: str, scheme: str) -> None:
    context = browser.new_context(color_scheme=scheme)  # type: ignore[arg-type]
    checker = Checker(context.new_page(), page_file, language)
    for proof in (None, honest(), forged(honest(), swap_hidden_cards)):
        if proof:
            checker.check(proof, f"{len(proof)}.jsonl")
        found = Axe().run(checker.page)
        assert found.violations_count == 0, found.generate_report()
    context.close()


@pytest.mark.parametrize("width", [360, 390, 1440])
def test_nothing_is_cut_off(browser: Browser, page_file: Path, language: str, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    checker = Checker(context.new_page(), page_file, language)
    checker.check(forged(honest(), swap_hidden_cards), "a-very-long-name-without-a-place-to-break-" * 3)
    assert checker.page.evaluate("document.documentElement.scrollWidth") == width
    for target in checker.page.locator("label.choose, select").all():
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    context.close()


def test_served_under_a_strict_policy(page: Page, page_file: Path) -> None:
    """The page has one script and one style, so a server can allow just these by their hashes."""
    html = page_file.read_text()
    [script] = re.findall(r"<script[^>]*>(.*?)</script>", html, re.DOTALL)
    [style] = re.findall(r"<style[^>]*>(.*?)</style>", html, re.DOTALL)
    policy = (f"default-src 'none'; script-src '{hash_of(script)}'; style-src '{hash_of(style)}'; "
              "font-src data:; img-src data:; base-uri 'none'; form-action 'none'")
    page.route(HOSTED, lambda route: route.fulfill(
        body=html, content_type="text/html; charset=utf-8", headers={"Content-Security-Policy": policy}))
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text))
    page.goto(HOSTED)
    choose(page, honest())
    expect(page.locator(".verdict h2")).to_have_text(GOOD["en"])
    assert errors == []


def hash_of(text: str) -> str:
    return "sha256-" + base64.b64encode(sha256(text.encode()).digest()).decode()


def test_without_web_crypto(page: Page, page_file: Path) -> None:
    """A page that a phone loads over plain http in its own network has no WebCrypto."""
    address = HOSTED.replace("https", "http")
    page.route(address, lambda route: route.fulfill(
        body=page_file.read_text(), content_type="text/html; charset=utf-8"))
    page.goto(address)
    assert page.evaluate("crypto.subtle") is None
    choose(page, honest())
    expect(page.locator(".verdict h2")).to_have_text(GOOD["en"])
