"""How a person did against the computer, folded from the events that are stored."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from fastapi import APIRouter, Request

from basra.events import DealEnded, Event, MatchEnded, MatchStarted, Stopped
from basra.players import EVERY_LEVEL
from basra.server.application import app_of
from basra.server.paths.devices import person_of
from basra.server.paths.problems import answers
from basra.server.schema import DealResult, LevelResult, Results

MOST_DEALS_TOLD = 200
"""How many deals are told one by one."""

router = APIRouter(prefix="/api")


@dataclass(frozen=True, slots=True)
class _Match:
    """What one match against the computer came to."""

    level: str
    outcome: Literal["won", "lost", "drawn"] | None
    """None if it is not over, or was broken off before it counted."""
    deals: tuple[DealResult, ...]


@router.get("/results", responses=answers(503))
async def my_results(request: Request) -> Results:
    """Return how the asker did in its fair matches against the computer."""
    person = await person_of(request)
    return results_of(await app_of(request).store.outcomes(person) if person else ())


def results_of(matches: Iterable[tuple[int, tuple[Event, ...]]]) -> Results:
    """Return the results of fair matches; those that are not against the computer are passed over.

    Args:
        matches: in the order in which they began, each with the asker's seat and its events; of these the
            first one, the ends of the deals, and the breaking off and the end of the match are looked at.
    """
    found = [match for seat, events in matches if (match := _match(seat, events))]
    order = {level: place for place, level in enumerate(EVERY_LEVEL)}
    levels = sorted({match.level for match in found}, key=lambda level: (order.get(level, len(order)), level))
    runs = [len(list(run)) if won else 0 for won, run in groupby(
        match.outcome == "won" for match in found if match.outcome)]
    return Results(
        levels=tuple(_level(level, [match for match in found if match.level == level]) for level in levels),
        deals=tuple(deal for match in found for deal in match.deals)[-MOST_DEALS_TOLD:],
        streak=runs[-1] if runs else 0, longest=max(runs, default=0))


def _match(seat: int, events: tuple[Event, ...]) -> _Match | None:
    """Fold the events of a match; None if it is not against the computer."""
    started, *later = events
    assert isinstance(started, MatchStarted)
    other = started.players[1 - seat]
    if other.kind != "computer":
        return None
    outcome: Literal["won", "lost", "drawn"] | None = None
    is_stopped, deals = False, []
    for event in later:
        if isinstance(event, DealEnded):
            own, against = event.scores[seat], event.scores[1 - seat]
            deals.append(DealResult(
                match=started.match, deal=event.deal, level=other.name, points=own.total,
                against=against.total, basras=own.basras, jack_basras=own.jack_basras))
        elif isinstance(event, Stopped):
            is_stopped = True
        elif isinstance(event, MatchEnded) and (event.winner is not None or not is_stopped):
            outcome = "drawn" if event.winner is None else "won" if event.winner == seat else "lost"
    return _Match(other.name, outcome, tuple(deals))


def _level(level: str, matches: list[_Match]) -> LevelResult:
    outcomes = [match.outcome for match in matches if match.outcome]
    deals = [deal for match in matches for deal in match.deals]
    return LevelResult(
        level=level, matches=len(outcomes), won=outcomes.count("won"), lost=outcomes.count("lost"),
        drawn=outcomes.count("drawn"), deals=len(deals), points=sum(deal.points for deal in deals),
        against=sum(deal.against for deal in deals), basras=sum(deal.basras for deal in deals),
        jack_basras=sum(deal.jack_basras for deal in deals))
