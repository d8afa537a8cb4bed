"""``basra play`` and ``basra serve``: start the server.

The server's libraries are imported when it starts, so that all else answers at once.
"""

import json
import socket
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from basra.cli.speaking import BadInput, Failure, SpeakingCommand
from basra.errors import ClockError
from basra.languages import Texts
from basra.table.clock import Clock, ClockName, clocks_of

if TYPE_CHECKING:
    from basra.server.settings import Settings

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8123
PORTS_TRIED = 20
MOST_PORT = 65535
MOST_WORKERS = 1024
CLUSTER = "basra[cluster]"
"""What is installed where several processes serve together."""

LOG_LEVELS = ("debug", "info", "warning", "error")
DEFAULT_LOG_LEVEL = "info"
DEFAULT_LIMITS = "requests=6000,openings=240,guesses=300,sockets=1000,tables=20"


@dataclass(frozen=True, slots=True)
class _Kept:
    """Where matches are kept, and what those who keep them together have."""

    data: Path
    database: str | None = None
    redis: str | None = None


def play_command(texts: Texts) -> SpeakingCommand:
    """Return the command that starts the server and opens the browser, in one language."""
    def run(port: int | None, no_open: bool, data: Path | None, workers: int | None) -> None:
        from basra.server.run import default_data

        folder = data or default_data()
        listening = _listen_or_find(port, folder, texts)
        if isinstance(listening, str):
            _show(listening, texts("already-running"), opens=not no_open)
            return
        address = _address(listening)
        _serve(listening, _Kept(folder), "warning", workers,
               lambda: _show(address, texts("running"), opens=not no_open), texts)

    return SpeakingCommand("play", texts, callback=run, params=[
        _port_option(texts, None, texts("option-port-play", default=str(DEFAULT_PORT))),
        click.Option(["--no-open"], is_flag=True, help=texts("option-no-open")),
        _data_option(texts),
        _workers_option(texts)])


def serve_command(texts: Texts) -> SpeakingCommand:
    """Return the command that starts the server for others, in one language."""
    def run(host: str, port: int, data: Path | None, database: str | None, redis: str | None,
            workers: int | None, clock: tuple[str, ...], log_level: str, limits: str | None,
            trusted_proxies: str | None, metrics: str | None) -> None:
        from basra.server.run import default_data

        settings = _settings(limits, trusted_proxies, _clocks(clock, texts), texts)
        if metrics:
            _serve_metrics(metrics, texts)
        listening = _listen(host, port, texts)
        address = _address(listening)
        _serve(listening, _Kept(data or default_data(), database, redis), log_level, workers,
               lambda: _show(address, texts("running"), opens=False), texts, settings)

    return SpeakingCommand("serve", texts, callback=run, params=[
        click.Option(["--host"], default=DEFAULT_HOST, metavar=texts("metavar-host"),
                     help=texts("option-host", default=DEFAULT_HOST)),
        _port_option(texts, DEFAULT_PORT, texts("option-port", default=str(DEFAULT_PORT))),
        _data_option(texts),
        click.Option(["--database"], metavar="URL", envvar="BASRA_DATABASE", help=texts("option-database")),
        click.Option(["--redis"], metavar="URL", envvar="BASRA_REDIS", help=texts("option-redis")),
        _workers_option(texts),
        click.Option(["--clock"], multiple=True, envvar="BASRA_CLOCK", metavar=texts("metavar-clock"),
                     help=texts("option-clock")),
        click.Option(["--log-level"], type=click.Choice(LOG_LEVELS), default=DEFAULT_LOG_LEVEL,
                     help=texts("option-log-level", default=DEFAULT_LOG_LEVEL)),
        click.Option(["--limits"], metavar=texts("metavar-limits"), envvar="BASRA_LIMITS",
                     help=texts("option-limits", default=DEFAULT_LIMITS)),
        click.Option(["--trusted-proxies"], metavar=texts("metavar-addresses"),
                     envvar="BASRA_TRUSTED_PROXIES", help=texts("option-trusted-proxies")),
        click.Option(["--metrics"], metavar=texts("metavar-address-port"), help=texts("option-metrics"))])


def _port_option(texts: Texts, default: int | None, text: str) -> click.Option:
    return click.Option(["--port"], type=click.IntRange(0, MOST_PORT), default=default,
                        metavar=texts("metavar-port"), help=text)


def _data_option(texts: Texts) -> click.Option:
    return click.Option(["--data"], type=click.Path(file_okay=False, path_type=Path),
                        metavar=texts("metavar-folder"), help=texts("option-data"))


def _workers_option(texts: Texts) -> click.Option:
    return click.Option(["--workers"], type=click.IntRange(0, MOST_WORKERS), metavar=texts("metavar-number"),
                        help=texts("option-workers"))


def _clocks(wishes: tuple[str, ...], texts: Texts) -> Mapping[ClockName, Clock]:
    try:
        return clocks_of(wishes)
    except ClockError:
        raise BadInput(texts("error-clock", clocks=" ".join(wishes))) from None


def _listen_or_find(port: int | None, data: Path, texts: Texts) -> socket.socket | str:
    """Return a socket that listens, or the address of a server of ours that keeps the same data.

    Without a port it is the first free one from the default on.
    """
    from basra.server.errors import PortBusyError
    from basra.server.run import listen

    for candidate in [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        try:
            return listen(DEFAULT_HOST, candidate)
        except PortBusyError:
            address = f"http://{DEFAULT_HOST}:{candidate}/"
            if _is_ours(address, data):
                return address
    last = DEFAULT_PORT + PORTS_TRIED - 1
    raise Failure(texts("error-port-busy", port=str(port)) if port is not None else
                  texts("error-ports-busy", first=str(DEFAULT_PORT), last=str(last)))


def _listen(host: str, port: int, texts: Texts) -> socket.socket:
    from basra.server.errors import PortBusyError
    from basra.server.run import listen

    try:
        return listen(host, port)
    except PortBusyError:
        raise Failure(texts("error-port-busy", port=str(port))) from None
    except OSError as error:
        raise Failure(texts("error-listen", host=host, port=str(port),
                            reason=error.strerror or str(error))) from None


def _settings(limits: str | None, trusted_proxies: str | None, clocks: Mapping[ClockName, Clock],
              texts: Texts) -> "Settings":
    from basra.server.limits import Limits
    from basra.server.settings import DEFAULT, Settings

    try:
        return Settings(limits=Limits() if limits is None else Limits.from_text(limits),
                        trusted_proxies=trusted_proxies or DEFAULT.trusted_proxies, clocks=clocks)
    except ValueError:
        raise BadInput(texts("error-limits", limits=limits or "", default=DEFAULT_LIMITS)) from None


def _serve_metrics(place: str, texts: Texts) -> None:
    """Serve the metrics at ``HOST:PORT``, or at a port of this computer alone."""
    from basra.server.metrics import serve_metrics

    host, _, port = place.rpartition(":")
    host = host.strip("[]") or DEFAULT_HOST
    if not port.isdecimal() or int(port) > MOST_PORT:
        raise BadInput(texts("error-metrics", place=place))
    try:
        served = serve_metrics(host, int(port))
    except OSError as error:
        raise Failure(texts("error-listen", host=host, port=port,
                            reason=error.strerror or str(error))) from None
    click.echo(texts("metrics-at", address=f"http://{_bracketed(host)}:{served}/metrics"))


def _serve(listening: socket.socket, kept: _Kept, log_level: str, workers: int | None,
           when_ready: Callable[[], None], texts: Texts, settings: "Settings | None" = None) -> None:
    from basra.server.errors import BellError, MissingExtraError, StorageError
    from basra.server.playing.thinking import default_workers
    from basra.server.run import run
    from basra.server.settings import DEFAULT
    from basra.server.storage.database import sqlite_url

    try:
        run(listening, kept.database or sqlite_url(kept.data), kept.redis, log_level,
            default_workers() if workers is None else workers, when_ready, settings or DEFAULT)
    except StorageError as error:
        reason = str(error)
        raise Failure(texts("error-database", reason=reason) if kept.database else
                      texts("error-data", folder=str(kept.data), reason=reason)) from None
    except BellError as error:
        raise Failure(texts("error-redis", reason=str(error))) from None
    except MissingExtraError:
        raise Failure(texts("error-extra", extra=CLUSTER)) from None


def _is_ours(address: str, data: Path) -> bool:
    """Whether a server of ours answers there and keeps the data of this folder."""
    from basra.server.storage.database import data_mark, sqlite_url

    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=2) as answer:  # noqa: S310  # http, as above
            health = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(health, dict) and health.get("name") == "basra" and (
        health.get("data") == data_mark(sqlite_url(data)))


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{_bracketed(host)}:{port}/"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _show(address: str, text: str, *, opens: bool) -> None:
    """Say where the game is, and open it in the browser."""
    click.echo(f"{text}\n{address}")
    if opens:
        # On a thread, since a browser on a terminal does not return before it is closed.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
