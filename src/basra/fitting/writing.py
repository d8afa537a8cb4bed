"""Writes the weights into the engine, as a module of plain numbers."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import basra.players

WEIGHTS = Path(basra.players.__file__).parent / "weights.py"

_HEAD = '''"""The weights of the learned players, written by ``python -m basra.fitting``: do not edit."""

'''


def write_weights(styles: Mapping[str, Sequence[float]], prospect: Sequence[float],
                  path: Path = WEIGHTS) -> None:
    """Write the weights.

    Args:
        styles: the weights of each style of the policy by its name, the strong player's own first.
        prospect: those of a round's end.
    """
    lines = [_HEAD, "STYLES: dict[str, list[float]] = {\n"]
    for name, weights in styles.items():
        lines.append(f'    "{name}": [\n{_rows(weights, 8)}    ],\n')
    lines.append(f"}}\n\nPROSPECT: list[float] = [\n{_rows(prospect, 4)}]\n")
    path.write_text("".join(lines), encoding="utf-8")


def _rows(weights: Sequence[float], indent: int) -> str:
    texts = [f"{weight:.4g}" for weight in weights]
    texts = [text if "." in text or "e" in text else f"{text}.0" for text in texts]
    rows = [", ".join(texts[start:start + 10]) for start in range(0, len(texts), 10)]
    return "".join(f"{' ' * indent}{row},\n" for row in rows)
