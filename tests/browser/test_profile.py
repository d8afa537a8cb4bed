"""What a person is to the server: moved to another device, taken along as a file, and deleted."""

import json

from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor


def _open_match(me: Visitor) -> str:
    answer = me.context.request.post("/api/matches", data={"level": "greedy"})
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


def _matches(me: Visitor) -> set[str]:
    return {match["match"] for match in me.context.request.get("/api/matches").json()["matches"]}


def test_a_person_moves_to_another_device_and_is_deleted(server: Server, visitor: OpenVisitor) -> None:
    phone, desktop = visitor(server, size="phone"), visitor(server)
    played = {_open_match(phone), _open_match(desktop)}

    phone.page.goto("/me")
    phone.find("own-name").fill("Aya")
    phone.press(phone.find("save-name"))
    expect(phone.find("name-told")).to_have_text(phone.words.text("name-saved"))
    phone.press(phone.find("move-button"))
    phone.press(phone.find("make-link"))
    link = phone.find("link").inner_text()

    desktop.page.goto(link)
    expect(desktop.find("own-matches")).to_have_text(desktop.words.text("move-own", count=1))
    desktop.press(desktop.find("move-yes"))
    expect(desktop.find("match-link")).to_have_count(2)
    assert _matches(phone) == _matches(desktop) == played
    desktop.press(desktop.find("home-me"))
    expect(desktop.find("own-name")).to_have_value("Aya")

    late = visitor(server, size="phone")  # the link worked once
    late.page.goto(link)
    late.press(late.find("move-yes"))
    late.find("no-link").wait_for()
    refused, = late.errors
    assert "404" in refused
    late.errors.clear()

    with desktop.page.expect_download() as download:
        desktop.press(desktop.find("export"))
    exported = json.loads(download.value.path().read_text("utf-8"))
    assert all(match in str(exported) for match in played)

    desktop.press(desktop.find("delete-button"))
    desktop.press(desktop.find("delete-first"))
    assert _matches(phone) == played, "it takes a second word"
    desktop.press(desktop.find("delete-yes"))
    desktop.find("home-play").wait_for()
    assert _matches(phone) == _matches(desktop) == set()
