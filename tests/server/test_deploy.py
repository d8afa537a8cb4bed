"""The configurations in deploy/: nginx and Caddy before two nodes for real, the others as they are read."""

import configparser
import json
import os
import re
import shlex
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
import yaml
from click import Group
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from basra.cli.main import build
from basra.languages import load

from .clusters import Postgres, RedisServer, free_port, wait_until
from .harness import SECONDS, Server, Sitting, running

DEPLOY = Path(__file__).parents[2] / "deploy"
REDIRECT = 301
BAD_GATEWAY = 502
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


@dataclass(frozen=True)
class Site:
    """The game as it is reached through a proxy, with the certificate of the test."""

    port: int
    plain_port: int
    certificate: Path

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    @property
    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.certificate)

    @contextmanager
    def sit(self, match: str, cookie: str, origin: str | None = None) -> Iterator[Sitting]:
        """Sit down at a match as a browser does."""
        with self._connect(match, cookie, origin or self.origin) as socket:
            yield Sitting(socket)

    def _connect(self, match: str, cookie: str, origin: str) -> ClientConnection:
        """Open a socket; a proxy says 502 if it has just missed both nodes, and pages come again then."""
        end = time.monotonic() + SECONDS
        while True:
            try:
                return connect(f"wss://localhost:{self.port}/api/matches/{match}/socket", ssl=self.context,
                               proxy=None, origin=origin, open_timeout=SECONDS,
                               additional_headers={"Cookie": f"basra_device={cookie}"})
            except InvalidStatus as refused:
                if refused.response.status_code != BAD_GATEWAY or time.monotonic() > end:
                    raise
                time.sleep(0.2)


@contextmanager
def _nginx(folder: Path, nodes: tuple[Server, Server]) -> Iterator[Site]:
    """Run nginx with the configuration that is shipped; only ports and certificates are replaced."""
    site = _site(folder)
    shipped = _shipped("nginx.conf", [
        ("listen 80;", f"listen 127.0.0.1:{site.plain_port};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{site.port} ssl;"),
        ("127.0.0.1:8001", f"127.0.0.1:{nodes[0].port}"), ("127.0.0.1:8002", f"127.0.0.1:{nodes[1].port}"),
        ("/etc/letsencrypt/live/basra.example/fullchain.pem", str(site.certificate)),
        ("/etc/letsencrypt/live/basra.example/privkey.pem", str(folder / "key.pem"))])
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in
                        ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    configuration = folder / "nginx.conf"
    configuration.write_text(f"daemon off;\npid {folder}/pid;\nerror_log stderr warn;\nworker_processes 1;\n"
                             f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{shipped}}}\n")
    with _proxy(site, folder, ["nginx", "-p", folder, "-c", configuration]):
        assert httpx.get(f"http://127.0.0.1:{site.plain_port}/", trust_env=False).status_code == REDIRECT
        yield site


@contextmanager
def _caddy(folder: Path, nodes: tuple[Server, Server]) -> Iterator[Site]:
    """Run Caddy with the configuration that is shipped; only name, ports and certificate are replaced."""
    site = _site(folder)
    configuration = folder / "Caddyfile"
    configuration.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + _shipped("Caddyfile", [
        ("basra.example {", f"{site.origin} {{\n\ttls {site.certificate} {folder / 'key.pem'}"),
        ("127.0.0.1:8001", f"127.0.0.1:{nodes[0].port}"), ("127.0.0.1:8002", f"127.0.0.1:{nodes[1].port}")]))
    with _proxy(site, folder, ["caddy", "run", "--adapter", "caddyfile", "--config", configuration]):
        yield site


def _site(folder: Path) -> Site:
    site = Site(free_port(), free_port(), folder / "certificate.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
                    "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-addext", "subjectAltName=DNS:localhost", "-keyout", folder / "key.pem",
                    "-out", site.certificate], check=True, capture_output=True)
    return site


def _shipped(name: str, replaced: list[tuple[str, str]]) -> str:
    """Return a configuration that is shipped, with what is replaced in it; each must be there once."""
    shipped = (DEPLOY / name).read_text()
    for old, new in replaced:
        assert shipped.count(old) == 1, old
        shipped = shipped.replace(old, new)
    return shipped


@contextmanager
def _proxy(site: Site, folder: Path, command: list[str | Path]) -> Iterator[None]:
    """Run a proxy, once it passes on what it is asked."""
    log = folder / "proxy.log"
    with log.open("w") as stderr:
        process = subprocess.Popen(command, stderr=stderr, env=os.environ | {"HOME": str(folder)})
    try:
        wait_until(lambda: _answers(site), log.read_text)
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)


def _answers(site: Site) -> bool:
    try:
        return httpx.get(f"{site.origin}/api/health", verify=site.context, trust_env=False).is_success
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("proxy", [_nginx, _caddy], ids=["nginx", "caddy"])
def test_two_nodes_behind_a_proxy_are_upgraded_one_after_the_other_in_mid_match(
        tmp_path: Path, postgres: Postgres, redis_server: RedisServer,
        proxy: Callable[[Path, tuple[Server, Server]], AbstractContextManager[Site]]) -> None:
    """Plays through the shipped proxy while each node is stopped and started again (RELIABILITY 13, 22)."""
    shared = ("--database", postgres.new_database(), "--redis", redis_server.url(), "--workers", "0",
              "--limits", "openings=2")
    with running(tmp_path / "one", *shared) as one, running(tmp_path / "two", *shared) as two, \
            proxy(tmp_path, (one, two)) as site, \
            httpx.Client(base_url=site.origin, verify=site.context, trust_env=False, timeout=SECONDS) as http:
        opened = http.post("/api/matches", headers={"origin": site.origin}, json={
            "level": "greedy", "rules": {"preset": "egyptian-v2", "target": 1}})
        match, cookie = opened.json()["match"], http.cookies["basra_device"]
        assert {"secure", "httponly", "samesite=lax"} <= set(opened.headers["set-cookie"].lower().split("; "))
        with pytest.raises(InvalidStatus), site.sit(match, cookie, "https://evil.example"):
            pass
        told_to_come_back = 0
        for node in (one, two):
            with site.sit(match, cookie) as sitting, site.sit(match, cookie) as other:  # one at each node
                assert sitting.wait_for_turn()
                seq = sitting.play()["seq"]
                assert node.stop() == 0
                told_to_come_back += sum(_is_told_to_come_back(one_of) for one_of in (sitting, other))
            with site.sit(match, cookie) as back:
                assert back.view["seq"] >= seq
                assert back.wait_for_turn()
                back.play()
            node.start()
        assert told_to_come_back
        with site.sit(match, cookie) as sitting:
            sitting.play_deal()
            assert sitting.view["is_over"]
        _assert_addresses_are_told(http)


def _is_told_to_come_back(sitting: Sitting) -> bool:
    """Whether the server closes a socket soon, as one that is restarted."""
    try:
        while True:
            sitting.socket.recv(timeout=1)
    except TimeoutError:
        return False
    except ConnectionClosed as closed:
        return closed.rcvd is not None and closed.rcvd.code == 1012


def _assert_addresses_are_told(http: httpx.Client) -> None:
    """What a client claims about its address does not help: the proxy tells the one that it sees."""
    statuses = [http.post("/api/matches", json={}, headers={"x-forwarded-for": f"192.0.2.{number}"})
                .status_code for number in range(6)]
    assert 429 in statuses


def _assert_options_exist(words: list[str]) -> None:
    """Check that a command line is one of ours."""
    command = words[words.index(next(word for word in words if word.endswith("basra"))) + 1]
    group = build(load("en", "cli"))
    assert isinstance(group, Group)
    known = {option for parameter in group.commands[command].params for option in parameter.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known


def test_the_compose_file_names_what_there_is() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    for service in services.values():
        assert set(service.get("networks", ())) <= set(compose["networks"])
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"]
        if build_of := service.get("build"):
            assert (DEPLOY / build_of["context"] / build_of["dockerfile"]).is_file()
            _assert_options_exist(service["command"])
    scraped = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text())["scrape_configs"][0]
    assert {target.partition(":")[0] for target in scraped["static_configs"][0]["targets"]} <= set(services)
    last = next(line for line in reversed((DEPLOY / "Dockerfile").read_text().splitlines()) if "CMD" in line)
    _assert_options_exist(json.loads(last.removeprefix("CMD ")))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_the_units_start_commands_that_there_are(unit: Path) -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(unit)
    _assert_options_exist(shlex.split(parser["Service"]["ExecStart"]))
    assert re.search(r"^NoNewPrivileges=yes$", unit.read_text(), re.MULTILINE)
