"""What ``basra arena`` says in words and tables."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from basra.arena.entrants import Entrant
from basra.arena.summary import Estimate, Shares, Summary
from basra.arena.tournament import Tournament
from basra.languages import Texts

_NOTHING = "–"


def report(tournament: Tournament, machine: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Yield a readable account of a tournament, line by line."""
    yield texts("arena-over", pairs=tournament.pairs, decks=tournament.decks, rules=tournament.rules)
    if len(tournament.entrants) > 2:
        yield ""
        yield from _lined_up(_table(tournament, texts))
    for two, summary in tournament.summaries.items():
        yield ""
        yield texts("arena-against", first=str(two[0]), second=str(two[1]))
        yield from _lined_up(_rows(two, summary, tournament, texts))
    yield ""
    yield texts("arena-decks", digest=tournament.decks_digest)
    yield texts("arena-machine", processor=machine["processor"], cores=machine["cores"],
                version=machine["version"], speed="compiled" if machine["compiled"] else "plain")


def _table(tournament: Tournament, texts: Texts) -> Iterator[Sequence[str]]:
    """Yield a line for each player: points a deal against each other one, and against all."""
    entrants = tournament.entrants
    shares = [tournament.share_of_gap(entrant) for entrant in entrants]
    share = [texts("arena-share")] if any(shares) else []
    yield texts(_unit(tournament)), *map(str, entrants), texts("arena-all"), *share
    for entrant, its_share in zip(entrants, shares, strict=True):
        against = [_NOTHING if other == entrant else _points(tournament.gain(entrant, other))
                   for other in entrants]
        yield (str(entrant), *against, _points(tournament.against_all(entrant)),
               *[_percent(its_share) for _ in share])


def _rows(two: Sequence[Entrant], summary: Summary, tournament: Tournament,
          texts: Texts) -> Iterator[Sequence[str]]:
    """Yield the lines of one meeting: a name, then one value, or one for each player."""
    of_deals = tournament.matches == "no"
    yield texts(_unit(tournament)), _points(summary.gain)
    yield texts("arena-pairs"), _shares(summary.pair_shares)
    yield texts("arena-deals" if of_deals else "arena-matches"), _shares(summary.deal_shares)
    if of_deals:
        yield texts("arena-first"), _points(summary.first_gain)
    yield "", *map(str, two)
    first, second = summary.sides
    shares_of_gap = [tournament.share_of_gap(entrant) for entrant in two]
    if any(shares_of_gap):
        yield texts("arena-share"), *map(_percent, shares_of_gap)
    yield texts("arena-basras"), f"{first.basras:.2f}", f"{second.basras:.2f}"
    yield texts("arena-milliseconds"), f"{first.milliseconds:.3f}", f"{second.milliseconds:.3f}"
    yield texts("arena-nodes"), *(_NOTHING if side.nodes is None else f"{side.nodes:.0f}"
                                  for side in summary.sides)


def _unit(tournament: Tournament) -> str:
    """Return the text that names what is gained."""
    return "arena-points" if tournament.matches == "no" else "arena-won"


def _points(estimate: Estimate) -> str:
    error = "" if estimate.error is None else f" ± {estimate.error:.2f}"
    return f"{estimate.mean:+.2f}{error}".replace("-", "−")


def _percent(share: Estimate | None) -> str:
    if share is None:
        return _NOTHING
    error = "" if share.error is None else f" ± {100 * share.error:.1f}"
    return f"{100 * share.mean:.1f}{error} %".replace("-", "−")


def _shares(shares: Shares) -> str:
    return " / ".join(f"{100 * share:.1f}" for share in (shares.won, shares.drawn, shares.lost)) + " %"


def _lined_up(rows: Iterator[Sequence[str]]) -> Iterator[str]:
    """Yield rows as lines, each column as wide as it must be: names to the left, values to the right."""
    table = list(rows)
    columns = max(map(len, table))
    widths = [max((len(row[column]) for row in table if column < len(row)), default=0)
              for column in range(columns)]
    for name, *values in table:
        yield "  ".join(["", f"{name:{widths[0]}}",
                         *(f"{value:>{width}}" for value, width in zip(values, widths[1:], strict=False))])
