"""A contest: all that decides what comes of playing two players against each other."""

from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import basra
from basra import hot
from basra.arena.entrants import Entrant
from basra.arena.pairs import Matches, Pair, play_pair
from basra.events import to_json
from basra.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Two players, the rules, and the list of decks. The pairs that they play follow from it alone."""

    players: tuple[Entrant, Entrant]
    rules: str = "egyptian-v2"
    decks: str = "tuning"
    """The name of the list."""
    matches: Matches = "no"
    """Whether deals stand alone, and if not where the matches begin."""

    def play_pairs(self, start: int, stop: int) -> tuple[Pair, ...]:
        """Play the pairs of some decks, by their numbers in the list: from ``start``, before ``stop``."""
        rules = Rules.parse(self.rules)
        return tuple(play_pair(self.players, rules, self.decks, index, self.matches)
                     for index in range(start, stop))

    def heading(self) -> str:
        """Return one line of JSON that says all that decides the pairs: this, and the program's code."""
        return to_json({**asdict(self), "version": basra.__version__, "code": code_digest(),
                        "compiled": hot.STATE == "compiled"})

    def key(self) -> str:
        """Return a short text, another one for each heading."""
        return sha256(self.heading().encode()).hexdigest()[:16]


@cache
def code_digest() -> str:
    """Return a digest of the source and the data from which plays follow: the engine, the players, the pairs.

    The version alone would let results of yesterday's player stand for today's. Compiled modules are left
    out: they must do what their source says.
    """
    home = Path(basra.__file__).parent
    files = [*home.glob("*.py"), *home.glob("arena/*.py"),
             *(path for path in home.glob("players/**/*") if path.is_file() and _decides(path))]
    digest = sha256()
    for path in sorted(files):
        body = path.read_bytes()
        digest.update(f"{path.relative_to(home).as_posix()} {len(body)}\n".encode() + body)
    return digest.hexdigest()


def _decides(path: Path) -> bool:
    return "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
