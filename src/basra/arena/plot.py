"""A picture of a tournament. Needs the extra ``basra[arena]`` (Matplotlib)."""

import warnings
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure

from basra.arena.tournament import Tournament

_WIDTH, _HEIGHT, _ROW = 8.0, 1.2, 0.45
"""Of the picture, of what is around the players, and of each player, in inches."""

_STYLE = {"svg.fonttype": "none", "svg.hashsalt": "basra", "font.family": "sans-serif"}
"""Texts stay texts, which every script needs, and the same numbers give the same bytes."""


def draw(tournament: Tournament, file: Path, axis: str) -> None:
    """Draw each player's points a deal against the mean of all others, best on top, as an SVG file.

    Args:
        tournament: what is drawn.
        file: where to.
        axis: what the axis says.

    Raises:
        OSError: if the file cannot be written.
    """
    best_last = sorted(((tournament.against_all(entrant), str(entrant)) for entrant in tournament.entrants),
                       key=lambda standing: standing[0].mean)
    means = [estimate.mean for estimate, _ in best_last]
    places = range(len(best_last))
    with matplotlib.rc_context(_STYLE), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the font that widths are taken from lacks some scripts
        figure = Figure(figsize=(_WIDTH, _HEIGHT + _ROW * len(best_last)), layout="constrained")
        axes = figure.add_subplot()
        axes.axvline(0, color="0.7", linewidth=1)
        axes.errorbar(means, places, xerr=[estimate.error or 0 for estimate, _ in best_last],
                      fmt="o", color="black", capsize=3)
        for mean, place in zip(means, places, strict=True):
            axes.annotate(f"{mean:+.1f}".replace("-", "−"), (mean, place), xytext=(0, 7),
                          textcoords="offset points", ha="center")
        axes.set_yticks(places, [name for _, name in best_last])
        axes.set_ylim(-0.6, len(best_last) - 0.3)
        axes.set_xlabel(axis)
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(file, format="svg", metadata={"Date": None})
