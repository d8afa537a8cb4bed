"""``basra bench``: how fast it is here.

What measures is imported when it is needed, so that all else answers at once.
"""

import json
from collections.abc import Iterator

import click

from basra.cli.speaking import SpeakingCommand
from basra.languages import Texts


def bench_command(texts: Texts) -> SpeakingCommand:
    """Return the command in one language."""
    def run(as_json: bool) -> None:
        from basra.arena.machine import machine

        here = machine()
        if as_json:
            click.echo(json.dumps({**here, **_figures()}, indent=2))
            return
        click.echo(texts("arena-machine", processor=here["processor"], cores=here["cores"],
                         version=here["version"], speed="compiled" if here["compiled"] else "plain"))
        for line in _lines(texts):
            click.echo(line)

    return SpeakingCommand("bench", texts, callback=run, params=[
        click.Option(["--json", "as_json"], is_flag=True, help=texts("option-json"))])


def _figures() -> dict[str, object]:
    from basra import bench

    return {"runs": bench.RUNS, "plays_a_second": bench.plays_a_second(),
            "captures_a_second": bench.captures_a_second(),
            "microseconds_a_last_round": bench.microseconds_a_last_round(), "nodes": bench.NODES,
            "milliseconds_a_play": dict(bench.milliseconds_a_play())}


def _lines(texts: Texts) -> Iterator[str]:
    """Yield a line as soon as it is measured."""
    from basra import bench

    yield texts("bench-how", runs=bench.RUNS)
    yield ""
    yield texts("bench-deals", number=_grouped(bench.plays_a_second()))
    yield texts("bench-captures", number=_grouped(bench.captures_a_second()))
    yield texts("bench-last-round", number=_grouped(bench.microseconds_a_last_round()))
    yield ""
    yield texts("bench-players", nodes=bench.NODES)
    for name, milliseconds in bench.milliseconds_a_play():
        yield f"  {name:16}{milliseconds:10.3f}"


def _grouped(number: float) -> str:
    return f"{number:,.0f}".replace(",", "\u202f")
