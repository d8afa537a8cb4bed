"""The description of the API is there, whole, and true."""

from typing import Any

import pytest
from pydantic import TypeAdapter

from basra import Deal
from basra.server.schema import (
    ApiError,
    DailyDeal,
    Invitation,
    Leaderboard,
    MatchList,
    MatchSummary,
    Results,
    RulesChoice,
)
from basra.table.frames import Accepted, Rejected, ViewFrame
from basra.table.lesson import Lesson
from basra.table.pictures import RuleBook
from basra.table.replay import Hint, Position

from .harness import Guest

POSITION = Deal.start(range(52)).to_text()
PATHS = {"/api/health", "/api/rules", "/api/rules/pictures", "/api/lesson", "/api/matches",
         "/api/matches/{match}", "/api/matches/{match}/plays", "/api/matches/{match}/commitment",
         "/api/matches/{match}/value", "/api/matches/{match}/events", "/api/matches/{match}/proof",
         "/api/matches/{match}/take-backs", "/api/matches/{match}/resignation", "/api/matches/{match}/hint",
         "/api/matches/{match}/deals/{deal}", "/api/matches/{match}/deals/{deal}/again", "/api/daily",
         "/api/invitations", "/api/invitations/{code}", "/api/invitations/{code}/join", "/api/pairings",
         "/api/watch/{code}", "/api/leaderboard", "/api/lobby", "/api/me",
         "/api/me/links", "/api/me/move", "/api/me/export", "/api/me/blocks", "/api/matches/{match}/block",
         "/api/replays", "/api/positions", "/api/results", "/api/statistics",
         "/log", "/log/{day}.txt"}


@pytest.fixture
def description(guest: Guest) -> dict[str, Any]:
    """The OpenAPI document."""
    answer = guest.http.get("/api/openapi.json")
    assert answer.status_code == 200
    document: dict[str, Any] = answer.json()
    return document


def test_every_path_is_described(description: dict[str, Any]) -> None:
    assert set(description["paths"]) == PATHS
    for path in description["paths"].values():
        for operation in path.values():
            assert operation["description"]
            assert any(status.startswith("2") for status in operation["responses"])
            errors = [answer for status, answer in operation["responses"].items() if status >= "4"]
            assert {reference for answer in errors for reference in _references(answer)} <= {
                "#/components/schemas/ApiError", "#/components/schemas/Rejected"}


def test_every_reference_leads_somewhere(description: dict[str, Any]) -> None:
    references = list(_references(description))
    assert references
    for reference in references:
        place: Any = description
        for name in reference.removeprefix("#/").split("/"):
            place = place[name]


def test_answers_are_as_described(guest: Guest) -> None:
    opened = guest.http.post("/api/matches", json={})
    match = opened.json()["match"]
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        command = sitting.command()
        hint = guest.http.get(f"/api/matches/{match}/hint")
    plays = f"/api/matches/{match}/plays"
    for kind, answer in [
            (MatchSummary, opened),
            (MatchList, guest.http.get("/api/matches")),
            (RulesChoice, guest.http.get("/api/rules")),
            (RuleBook, guest.http.get("/api/rules/pictures")),
            (Lesson, guest.http.get("/api/lesson")),
            (ViewFrame, guest.http.get(f"/api/matches/{match}")),
            (Hint, hint),
            (Position, guest.http.get("/api/positions", params={"text": POSITION})),
            (Results, guest.http.get("/api/results")),
            (Leaderboard, guest.http.get("/api/leaderboard")),
            (Accepted, guest.http.post(plays, json=command)),
            (Rejected, guest.http.post(plays, json=command | {"key": "another-key"})),
            (Rejected, guest.http.post(f"/api/matches/{match}/take-backs",
                                       json={"key": "taking-it-back", "seq": 1})),
            (DailyDeal, guest.http.get("/api/daily")),
            (MatchSummary, guest.http.post("/api/daily")),
            (DailyDeal, guest.http.get("/api/daily")),
            (Invitation, guest.http.post("/api/pairings", json={})),
            (ApiError, guest.http.post(f"/api/matches/{match}/deals/1/again", json={})),
            (ApiError, guest.http.post(plays, json={})),
            (ApiError, guest.http.get(f"/api/matches/{match}/deals/1")),
            (ApiError, guest.http.get("/api/matches/none"))]:
        TypeAdapter(kind).validate_json(answer.content)


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for value in part.values() for found in _references(value)]
    if isinstance(part, list):
        return [found for value in part for found in _references(value)]
    return []
