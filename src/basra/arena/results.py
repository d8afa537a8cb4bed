"""Results on disk: a file for each contest, its heading, then a line for each pair in order.

Lines are only ever added, so an interrupted contest goes on where it stopped. What is no whole line, or not
the pair that must stand there, is cut off with all that follows.
"""

from collections.abc import Iterable
from pathlib import Path

from basra.arena.contest import Contest
from basra.arena.pairs import Pair
from basra.errors import RecordError
from basra.events import from_json, to_json
from basra.plain import PlainError, build


class Results:
    """The pairs of a contest that are played, in a file."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        """Open the file of a contest in a folder, and make both if there is none.

        Raises:
            OSError: if the folder cannot be used.
        """
        folder.mkdir(parents=True, exist_ok=True)
        first, second = (str(entrant).replace("@", "-") for entrant in contest.players)
        self.contest = contest
        self.path = folder / f"{first}-{second}-{contest.key()}.jsonl"
        self.pairs: list[Pair] = []
        """The pairs that are played, from that of deck 0 on."""
        self._read(contest.heading())

    def add(self, pairs: Iterable[Pair]) -> None:
        """Add the next pairs, to the file first.

        Raises:
            OSError: if the file cannot be written.
        """
        pairs = tuple(pairs)
        with self.path.open("ab") as file:
            file.write(b"".join(_line(to_json(pair)) for pair in pairs))
        self.pairs.extend(pairs)

    def _read(self, heading: str) -> None:
        lines = self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []
        good = 0
        if lines and lines[0] == _line(heading):
            good = len(lines[0])
            for line in lines[1:]:
                pair = _pair(line)
                if pair is None or pair.pair != len(self.pairs):
                    break
                self.pairs.append(pair)
                good += len(line)
        if not good:
            self.path.write_bytes(_line(heading))
        elif good < sum(map(len, lines)):
            with self.path.open("r+b") as file:
                file.truncate(good)


def _line(text: str) -> bytes:
    return text.encode() + b"\n"


def _pair(line: bytes) -> Pair | None:
    """Return what a line says, None if it is torn."""
    if not line.endswith(b"\n"):
        return None
    try:
        return build(Pair, from_json(line.decode()))
    except (UnicodeDecodeError, RecordError, PlainError):
        return None
