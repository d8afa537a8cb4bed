"""Playing what ``basra arena`` is to play, with a bar that shows how far it is."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
from platformdirs import user_cache_path

from basra.arena.contest import Contest
from basra.arena.pairs import Matches, Pair
from basra.arena.results import Results
from basra.arena.running import play
from basra.arena.tournament import Tournament, Two
from basra.arena.workers import Work, processes
from basra.cli.speaking import Failure
from basra.languages import Texts


@dataclass(frozen=True, kw_only=True)
class Arena:
    """Over which decks to play, and how."""

    rules: str
    seed: str
    pairs: int
    matches: Matches
    jobs: int
    ray: str | None
    """The address of a cluster to play on; None for processes of this machine."""
    results: Path | None
    texts: Texts

    def play(self, meetings: Sequence[Two]) -> dict[Two, Sequence[Pair]]:
        """Play what is missing of all meetings, and return the pairs of each.

        Raises:
            Failure: if it was interrupted, a worker died, or the results cannot be kept.
        """
        folder = self.results or user_cache_path("basra", appauthor=False) / "arena"
        kept: list[Results] = []
        try:
            kept.extend(Results(folder, self._contest(two)) for two in meetings)
            with self._workers(kept) as work:
                return {results.contest.players: self._play(results, work) for results in kept}
        except KeyboardInterrupt:
            raise Failure(self._how_to_go_on("arena-interrupted", kept)) from None
        except BrokenExecutor:
            raise Failure(self._how_to_go_on("error-worker", kept)) from None
        except OSError as error:
            raise Failure(self.texts("error-results", folder=str(folder),
                                     reason=error.strerror or str(error))) from None

    def _contest(self, two: Two) -> Contest:
        return Contest(players=two, rules=self.rules, decks=self.seed, matches=self.matches)

    @contextmanager
    def _workers(self, kept: Sequence[Results]) -> Iterator[Work]:
        """Yield those who play, if there is anything to play.

        Raises:
            Failure: if it is a cluster that cannot be used.
        """
        missing = any(len(results.pairs) < self.pairs for results in kept)
        if not missing or self.ray is None:
            with processes(self.jobs if missing else 1) as work:
                yield work
            return
        try:
            from basra.arena.cluster import ClusterError, cluster
        except ImportError:
            raise Failure(self.texts("error-ray")) from None
        try:
            with cluster(self.ray) as work:
                yield work
        except ClusterError as error:
            raise Failure(self.texts("error-cluster", address=self.ray, reason=str(error))) from None

    def _play(self, results: Results, work: Work) -> Sequence[Pair]:
        missing = self.pairs - len(results.pairs)
        if missing <= 0 or not sys.stderr.isatty():
            return play(results, self.pairs, work)
        label = " – ".join(map(str, results.contest.players))
        with click.progressbar(length=missing, label=label, file=sys.stderr) as bar:
            return play(results, self.pairs, work, bar.update)

    def _how_to_go_on(self, text: str, kept: Sequence[Results]) -> str:
        played = sum(min(len(results.pairs), self.pairs) for results in kept)
        return self.texts(text, played=played, pairs=self.pairs * len(kept))


def drawing(texts: Texts) -> Callable[[Tournament, Path], None]:
    """Return what draws a tournament into a file, so that it is known before hours are spent that it can.

    Raises:
        Failure: if Matplotlib is not installed.
    """
    try:
        from basra.arena.plot import draw
    except ImportError:
        raise Failure(texts("error-plot")) from None

    def run(tournament: Tournament, file: Path) -> None:
        try:
            draw(tournament, file, texts("arena-plot-axis" if tournament.matches == "no" else "arena-won"))
        except OSError as error:
            raise Failure(texts("error-plot-file", file=str(file),
                                reason=error.strerror or str(error))) from None
    return run
