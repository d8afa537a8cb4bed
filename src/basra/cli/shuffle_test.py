"""``basra shuffle-test``: the evidence that the shuffle is fair, or that the deals played on a host were."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from basra.cli.speaking import BadInput, Failure, SpeakingCommand
from basra.languages import Texts

if TYPE_CHECKING:  # numpy and scipy are an extra, and slow to import
    from basra.cards import Card
    from basra.evidence import ShuffleTest, Trial

MILLION = 1_000_000
PUBLIC_SEED = "basra shuffle-test"


def shuffle_test_command(texts: Texts) -> SpeakingCommand:
    """Return the command in one language."""
    def run(decks: int, seed: str, as_json: bool, played: bool, data: Path | None) -> None:
        if data and not played:
            raise BadInput(texts("error-data-without-played"))
        result = _of_played(data, texts) if played else _of_shuffle(decks, seed, texts)
        if as_json:
            click.echo(json.dumps(result.to_dict(), indent=2))
        else:
            click.echo("\n".join(_lines(result, texts)))
        click.get_current_context().exit(0 if result.passed else 1)

    return SpeakingCommand("shuffle-test", texts, callback=run, params=[
        click.Option(["--decks"], type=click.IntRange(1, 1000 * MILLION), default=MILLION,
                     metavar=texts("metavar-number"), help=texts("option-decks", default=str(MILLION))),
        click.Option(["--seed"], default=PUBLIC_SEED, metavar=texts("metavar-text"),
                     help=texts("option-seed", default=PUBLIC_SEED)),
        click.Option(["--played"], is_flag=True, help=texts("option-played")),
        click.Option(["--data"], type=click.Path(file_okay=False, path_type=Path),
                     metavar=texts("metavar-folder"), help=texts("option-data")),
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))])


def _evidence(texts: Texts) -> Any:
    """Return the package that does the work.

    Raises:
        Failure: if numpy and scipy are not installed.
    """
    try:
        from basra import evidence
    except ImportError:
        raise Failure(texts("error-evidence")) from None
    return evidence


def _of_shuffle(decks: int, seed: str, texts: Texts) -> "ShuffleTest":
    evidence = _evidence(texts)
    bars = _Bars(texts)
    try:
        result: ShuffleTest = evidence.shuffle_test(decks, seed=seed.encode(), progress=bars.show)
    finally:
        bars.close()
    return result


def _of_played(data: Path | None, texts: Texts) -> "Trial":
    evidence = _evidence(texts)
    decks = _played_decks(data, texts)
    if not decks:
        raise Failure(texts("error-no-deals"))
    result: Trial = evidence.played_test(decks)
    return result


def _played_decks(data: Path | None, texts: Texts) -> "Sequence[tuple[Card, ...]]":
    from basra.server.errors import StorageError
    from basra.server.paths.played import all_decks
    from basra.server.run import default_data

    folder = data or default_data()
    try:
        return all_decks(folder)
    except StorageError as error:
        raise Failure(texts("error-data", folder=str(folder), reason=str(error))) from None


class _Bars:
    """A progress bar for each way of shuffling, one after the other, on standard error."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._method = ""
        self._bar: Any = None

    def show(self, method: str, done: int, total: int) -> None:
        """Move the bar of a method to so many of so many decks."""
        if method != self._method:
            self.close()
            self._method = method
            self._bar = click.progressbar(length=total, label=_method(method, self._texts), file=sys.stderr)
            self._bar.__enter__()
        self._bar.update(done - self._bar.pos)

    def close(self) -> None:
        """Leave the bar as it stands."""
        if self._bar:
            self._bar.__exit__(None, None, None)
            self._bar = None


def _lines(result: "ShuffleTest | Trial", texts: Texts) -> Iterator[str]:
    """Yield a readable table of a result, line by line."""
    real: Any = getattr(result, "real", result)
    yield texts("test-of", method=_method(real.method, texts), decks=real.decks)
    yield from _details(real, texts)
    mutants = getattr(result, "mutants", ())
    if mutants:
        yield "\n" + texts("test-mutants")
        for mutant in mutants:
            killer = texts(f"check-{mutant.killed_by}") if mutant.passed else texts("test-not-killed")
            yield f"  {_method(mutant.method, texts):42} {mutant.decks:9}  {killer}"
    yield "\n" + texts("test-passed" if result.passed else "test-failed")


def _method(key: str, texts: Texts) -> str:
    return texts(f"method-{key.replace('/', '-')}")


def _details(trial: "Trial", texts: Texts) -> Iterator[str]:
    word = {True: texts("test-ok"), False: texts("test-bad")}
    if trial.exhausted:
        yield "\n" + texts("test-exhaustion")
    for case in trial.exhausted:
        yield f"  {texts(f'check-{case.check}'):42} {case.cases:9}  {word[case.passed]}"
    yield "\n" + texts("test-battery")
    for found in trial.findings:
        yield (f"  {texts(f'check-{found.check}'):42} {found.statistic:12.1f} {found.expected:12.1f} "
               f"{found.p:9.2g}  {word[found.passed]}")
    for missing in trial.left_out:
        yield f"  {texts(f'check-{missing.check}'):42} " + texts("test-left-out", decks=missing.needs)
