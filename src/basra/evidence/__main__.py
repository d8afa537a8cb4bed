"""``python -m basra.evidence [DECKS]``: run the shuffle test, print a table of keys or JSON."""

import argparse
import json
import sys
from collections.abc import Iterator

from basra.evidence.trial import MILLION, PUBLIC_SEED, ShuffleTest, Trial, shuffle_test


def lines(result: ShuffleTest) -> Iterator[str]:
    """Yield a readable table of a result, line by line."""
    yield f"{result.real.method}: {result.real.decks} decks, seed {bytes.fromhex(result.seed)!r}"
    yield from _details(result.real)
    yield f"\n{'mutant':18} {'decks':>7} {'killed by':13} {'p':>8}  also by"
    for mutant in result.mutants:
        others = " ".join(check for check in mutant.failed if check != mutant.killed_by)
        p = next((f"{found.p:.1e}" for found in mutant.findings if found.check == mutant.killed_by), "-")
        killer = mutant.killed_by if mutant.passed else "NOT KILLED"
        yield f"{mutant.method:18} {mutant.decks:7} {killer:13} {p:>8}  {others}".rstrip()
    yield f"\n{'passed' if result.passed else 'FAILED'}"


def _details(trial: Trial) -> Iterator[str]:
    yield f"\n{'exhaustion':13} {'cases':>9}"
    for case in trial.exhausted:
        yield f"{case.check:13} {case.cases:9}  " + ("passed" if case.passed else f"FAILED at {case.fault}")
    yield f"\n{'battery':13} {'statistic':>11} {'expected':>11} {'degrees':>7} {'p':>9}"
    for found in trial.findings:
        yield (f"{found.check:13} {found.statistic:11.1f} {found.expected:11.1f} {found.degrees:7} "
               f"{found.p:9.2g}  " + ("passed" if found.passed else "FAILED"))
    for missing in trial.left_out:
        yield f"{missing.check:13} left out: it needs {missing.needs} decks"


def main() -> int:
    """Run the command, and return its exit status: 0 if all came out as it must, else 1."""
    parser = argparse.ArgumentParser(prog="python -m basra.evidence", description=__doc__)
    parser.add_argument("decks", nargs="?", type=int, default=MILLION)
    parser.add_argument("--seed", default=PUBLIC_SEED.decode())
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()

    def progress(method: str, done: int, total: int) -> None:
        print(f"\r{method}: {done} of {total} decks", end="\n" if done == total else "", file=sys.stderr)

    result = shuffle_test(asked.decks, seed=asked.seed.encode(), workers=asked.workers, progress=progress)
    print(json.dumps(result.to_dict(), indent=2) if asked.json else "\n".join(lines(result)))
    return 0 if result.passed else 1


if __name__ == "__main__":
    sys.exit(main())
