"""What a browser keeps of a match (``web/src/fair/promise.ts``), in a real IndexedDB."""

import mimetypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

from basra import fair
from basra.events import Player, SeatCommitted, event_to_text
from basra.record import Record
from basra.rules import Rules

from ..fair.bundles import build

HOSTED = "http://basra.example/"


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module, bundled for a browser."""
    return build("tests.config.js", tmp_path_factory.mktemp("promise"))


@pytest.fixture
def home(browser: Browser, code: Path) -> Iterator[BrowserContext]:
    """A browser for which the module lies at an address of its own, without a secure origin."""
    def answer(route: Route) -> None:
        file = code / route.request.url.removeprefix(HOSTED)
        if file.is_file():
            route.fulfill(path=file, content_type=mimetypes.guess_type(file.name)[0] or "text/javascript")
        else:
            route.fulfill(body="<!doctype html><title>-</title>", content_type="text/html")

    context = browser.new_context()
    context.route(f"{HOSTED}**", answer)
    yield context
    context.close()


def opened(home: BrowserContext) -> Page:
    page = home.new_page()
    page.goto(HOSTED)
    return page


def call(page: Page, function: str, *arguments: Any) -> Any:
    """Call a function of the module; maps come back as lists of pairs."""
    return page.evaluate("""async ([name, args]) => {
        const answer = await (await import('/promise.mjs'))[name](...args);
        return answer && answer.heads ? { ...answer, heads: [...answer.heads] } : answer;
    }""", [function, list(arguments)])


def promise(seed: bytes = b"promise") -> tuple[Record, list[str]]:
    record = Record.start(secrets=fair.Secrets.from_seed(seed), rules=Rules.of("egyptian"), time="2026-01-01")
    return record, record.to_text().split("\n")[:2]


def test_a_promise_is_kept_once(home: BrowserContext) -> None:
    record, (header, commitments) = promise()
    match = record.match_id.hex()
    page = opened(home)
    assert call(page, "keptPromise", match, 0) is None
    kept = call(page, "keepPromise", 0, header, commitments)
    assert len(bytes.fromhex(kept["value"])) == 32
    assert kept == {"match": match, "seat": 0, "header": header, "commitments": commitments,
                    "value": kept["value"]}
    page.close()

    again = opened(home)
    assert call(again, "keptPromise", match, 0) == kept
    assert call(again, "keepPromise", 0, header.replace("2026", "2027"), commitments) == kept
    assert call(again, "keepPromise", 1, header, commitments)["value"] != kept["value"]


def test_its_commitment_is_the_one_of_the_protocol(home: BrowserContext) -> None:
    record, lines = promise()
    page = opened(home)
    kept = call(page, "keepPromise", 1, *lines)
    assert call(page, "commitmentFor", kept) == fair.seat_commitment(
        record.match_id, 1, record.root, bytes.fromhex(kept["value"])).hex()


def test_a_value_is_revealed_only_when_everybody_has_committed(home: BrowserContext) -> None:
    _, lines = promise()
    page = opened(home)
    kept = call(page, "keepPromise", 1, *lines)
    own, others = call(page, "commitmentFor", kept), "ab" * 32

    def events(**commitments: str) -> list[str]:
        made = [SeatCommitted(seat=int(seat[-1]), commitment=digest) for seat, digest in commitments.items()]
        return [*lines, *map(event_to_text, made)]

    assert call(page, "mayReveal", events(seat0=others, seat1=own), kept) is True
    for wrong in ([], lines, events(seat1=own), events(seat0=others), events(seat0=own),
                  events(seat0=others, seat1=others), events(seat0=others, seat2=own),
                  [*events(seat0=others, seat1=own), "{}"]):
        assert call(page, "mayReveal", wrong, kept) is False, wrong
    for forged in ({"header": lines[0].replace("2026", "2027")}, {"seat": 0}, {"value": "00" * 32}):
        assert call(page, "mayReveal", events(seat0=others, seat1=own), kept | forged) is False, forged


def test_against_the_computer_only_the_person_commits(home: BrowserContext) -> None:
    record = Record.start(secrets=fair.Secrets.from_seed(b"alone"), rules=Rules.of("egyptian"),
                          players=(Player(kind="computer", name="greedy"), Player(kind="person")))
    lines = record.to_text().split("\n")[:2]
    page = opened(home)
    kept = call(page, "keepPromise", 1, *lines)
    committed = event_to_text(SeatCommitted(seat=1, commitment=call(page, "commitmentFor", kept)))
    assert call(page, "mayReveal", [*lines, committed], kept) is True


def test_two_tabs_keep_the_same_promise(home: BrowserContext) -> None:
    _, lines = promise()
    page = opened(home)
    first, second = page.evaluate("""async (lines) => {
        const { keepPromise } = await import('/promise.mjs');
        return Promise.all([keepPromise(0, ...lines), keepPromise(0, ...lines)]);
    }""", lines)
    assert first == second
    assert call(opened(home), "keepPromise", 0, *lines) == first


def test_no_value_is_drawn_for_what_is_no_promise(home: BrowserContext) -> None:
    _, (header, commitments) = promise()
    page = opened(home)
    for lines in ((commitments, header), (header, header), ("", ""), (header + " ", commitments),
                  ("{}", commitments)):
        assert page.evaluate("""async (lines) => {
            const { keepPromise } = await import('/promise.mjs');
            return keepPromise(0, ...lines).then(() => 'kept', (error) => error.constructor.name);
        }""", lines) in ("Error", "Fault")


def test_what_was_seen_first_stays(home: BrowserContext) -> None:
    page = opened(home)
    hand = [{"card": "7D", "position": 3}, {"card": "JS", "position": 30}]
    view = {"match": "ab" * 16, "seat": 1, "seq": 7, "chain": "11" * 32, "deal": 2, "hand": hand}
    call(page, "keepSeen", view)
    call(page, "keepSeen", {**view, "chain": "22" * 32, "hand": [{"card": "2C", "position": 3}]})
    call(page, "keepSeen", {**view, "seq": 8, "chain": "33" * 32, "hand": hand[1:]})
    call(page, "keepSeen", {**view, "match": "cd" * 16})
    call(page, "keepSeen", {**view, "seat": None})
    seen = call(opened(home), "keptSeen", "ab" * 16, 1)
    assert seen["heads"] == [[7, "11" * 32], [8, "33" * 32]]
    assert [(card["deal"], card["position"], card["card"]) for card in seen["dealt"]] == [
        (2, 3, "7D"), (2, 30, "JS")]
