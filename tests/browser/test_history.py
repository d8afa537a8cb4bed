"""All matches, how they went, and records that come as files."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.harness import Server, running
from .conftest import OpenVisitor
from .places import Place, find_place, play_out, put
from .visitor import Visitor

MATCHES = 52
"""More than one page of them."""


@pytest.fixture(scope="module")
def places() -> list[Place]:
    return [play_out(find_place(lambda _: True, start=start)) for start in (1, 3)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, places: list[Place]) -> Iterator[Server]:
    """A server with two matches that are over."""
    with running(tmp_path_factory.mktemp("history") / "data") as server:
        for place in places:
            put(place, server.data)
        yield server


@pytest.mark.parametrize(("language", "size"), [("ar", "phone"), ("en", "desktop")])
def test_matches_and_results_are_those_that_were_played(
        visitor: OpenVisitor, server: Server, places: list[Place], language: str, size: str) -> None:
    someone = visitor(server, placed=True, language=language, size=size)
    someone.page.goto("/history")
    expect(someone.find("match-link")).to_have_count(2)
    expect(someone.page.get_by_text(someone.words.text("fair-short-unproven"))).to_have_count(2)
    results = someone.context.request.get("/api/results").json()
    won = sum(place.record.match.winner == 0 for place in places)
    assert sum(level["won"] for level in results["levels"]) == won
    someone.find("facts").wait_for()
    expect(someone.find("facts").locator("dd").first).to_contain_text(str(50 * won))
    deals = sum(len(place.record.match.scores) for place in places)
    expect(someone.page.locator("figure rect")).to_have_count(deals)
    someone.check_axe()
    someone.check_words()
    someone.check_width()
    someone.press(someone.find("review-link").first)
    someone.find("review").wait_for()


def test_a_record_of_another_host_is_kept_and_replayed_and_a_forged_one_is_refused(
        visitor: OpenVisitor, server: Server, places: list[Place], tmp_path: Path) -> None:
    proof = places[0].record.to_text()
    file, forged = tmp_path / "match.jsonl", tmp_path / "forged.jsonl"
    file.write_text(proof)
    forged.write_text(proof.replace('"captured":[]', '"captured":["KS"]', 1))
    someone = visitor(server)
    someone.page.goto("/history")
    someone.find("no-matches").wait_for()
    someone.find("no-results").wait_for()
    someone.find("record-file").set_input_files(file)
    someone.find("kept-record").wait_for()
    someone.page.reload()
    someone.press(someone.find("kept-record").get_by_role("link"))
    someone.find("review").wait_for()
    assert someone.find("deal-again").count() == 0
    someone.page.go_back()
    someone.find("record-file").set_input_files(forged)
    someone.find("record-failure").wait_for()
    expect(someone.find("kept-record")).to_have_count(1)
    someone.press(someone.find("kept-record").get_by_role("button"))
    expect(someone.find("kept-record")).to_have_count(0)
    # That the file is refused is told by the page, and by the browser as a failed request.
    refused, = someone.errors
    assert "422" in refused
    assert "/api/replays" in refused
    someone.errors.clear()


def test_older_matches_come_when_they_are_asked_for(visitor: OpenVisitor, server: Server) -> None:
    someone = visitor(server)
    for _ in range(MATCHES):
        answer = someone.context.request.post("/api/matches", data=json.dumps({"level": "random"}),
                                              headers={"content-type": "application/json"})
        assert answer.ok, answer.text()
    someone.page.goto("/history")
    expect(someone.find("match-link")).to_have_count(50)
    someone.find("older-matches").dblclick()
    expect(someone.find("match-link")).to_have_count(MATCHES)
    assert len(links(someone)) == MATCHES
    expect(someone.find("older-matches")).to_have_count(0)


def links(someone: Visitor) -> set[str]:
    found: list[str] = someone.find("match-link").evaluate_all("all => all.map(one => one.href)")
    return set(found)
