"""``python -m basra.fitting``: fits the weights of the learned players, and writes them into the engine."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import click

from basra.fitting.stages import Fitting
from basra.fitting.writing import WEIGHTS, write_weights


@click.command()
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, help="Processes to work with.")
@click.option("--scale", default=1.0, show_default=True, help="Share of the deals to fit to.")
@click.option("--out", default=WEIGHTS, show_default=True, type=click.Path(path_type=Path),
              help="Where to write.")
def main(jobs: int, scale: float, out: Path) -> None:
    """Fit the learned players to deals of their own; the same weights for any number of jobs."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        fitting = Fitting(workers, scale, click.echo)
        write_weights(*fitting.run(), path=out)


if __name__ == "__main__":
    main()
