"""``basra arena``: computer players against each other, to measure how strong they are.

What plays and counts is imported when it is needed, so that all else answers at once.
"""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import click

from basra.arena.decks import LISTS
from basra.arena.entrants import BOUND, MOST_NODES, REFERENCE, Entrant
from basra.arena.pairs import Matches
from basra.cli.capture import DEFAULT_RULES, read_rules
from basra.cli.speaking import BadInput, SpeakingCommand
from basra.errors import LevelError
from basra.languages import Texts
from basra.players import NODE_BUDGET, PLAYERS

DEFAULT_PAIRS, MOST_PAIRS = 1000, 10_000_000
MOST_JOBS = 1024


def arena_command(texts: Texts) -> SpeakingCommand:
    """Return the command in one language."""
    def run(players: tuple[str, ...], rules: str, nodes: int, gap: bool, as_json: bool,
            plot: Path | None, **how: Any) -> None:
        from basra.arena.machine import machine
        from basra.arena.tournament import Tournament, meetings_of
        from basra.cli.arena_report import report
        from basra.cli.arena_run import Arena, drawing

        entrants = _entrants(players, nodes, gap, texts)
        draw = drawing(texts) if plot else None
        arena = Arena(rules=str(read_rules(rules, texts)), texts=texts, **how)
        played = arena.play(meetings_of(entrants, gap))
        tournament = Tournament(entrants, arena.rules, arena.seed, played, arena.matches)
        click.echo(json.dumps({**machine(), **tournament.to_dict()}, indent=2) if as_json
                   else "\n".join(report(tournament, machine(), texts)))
        if draw and plot:
            draw(tournament, plot)

    return SpeakingCommand("arena", texts, callback=run, params=_parameters(texts))


def _parameters(texts: Texts) -> list[click.Parameter]:
    number, folder = texts("metavar-number"), texts("metavar-folder")
    kinds = get_args(Matches)
    return [
        click.Option(["--pairs"], type=click.IntRange(1, MOST_PAIRS), default=DEFAULT_PAIRS, metavar=number,
                     help=texts("option-pairs", default=str(DEFAULT_PAIRS))),
        click.Option(["--matches"], type=click.Choice(kinds), default=kinds[0], metavar="|".join(kinds),
                     help=texts("option-matches", default=kinds[0])),
        click.Option(["--seed"], default=LISTS[0], metavar=texts("metavar-text"),
                     help=texts("option-deck-list", default=LISTS[0], claim=LISTS[1])),
        click.Option(["--rules"], default=DEFAULT_RULES, metavar=texts("metavar-rules"),
                     help=texts("option-rules", default=DEFAULT_RULES)),
        click.Option(["--nodes"], type=click.IntRange(1, MOST_NODES), default=NODE_BUDGET, metavar=number,
                     help=texts("option-nodes", default=str(NODE_BUDGET))),
        click.Option(["--gap"], is_flag=True,
                     help=texts("option-gap", bound=BOUND.name, reference=REFERENCE.name)),
        click.Option(["--jobs"], type=click.IntRange(1, MOST_JOBS), default=os.cpu_count() or 1,
                     metavar=number, help=texts("option-jobs")),
        click.Option(["--ray"], metavar=texts("metavar-address"), help=texts("option-ray")),
        click.Option(["--results"], type=click.Path(path_type=Path), metavar=folder,
                     help=texts("option-results")),
        click.Option(["--plot"], type=click.Path(path_type=Path), metavar=texts("metavar-file"),
                     help=texts("option-plot")),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json")),
        click.Argument(["players"], nargs=-1, metavar=texts("metavar-players"))]


def _entrants(players: Sequence[str], nodes: int, gap: bool, texts: Texts) -> tuple[Entrant, ...]:
    """Return who takes part.

    Raises:
        BadInput: if they are fewer than two, one stands twice, or there is none of that name.
    """
    entrants = []
    for player in (*players, *([str(BOUND)] if gap else [])):
        try:
            entrants.append(Entrant.parse(player, nodes))
        except LevelError:
            raise BadInput(texts("error-player", player=player, players=", ".join(PLAYERS))) from None
    entrants = entrants[:len(players)]
    if len(entrants) < 2 or len(entrants) > len({*entrants}):
        raise BadInput(texts("error-players"))
    return tuple(entrants)
