"""The metrics: what is counted, and that the dashboard asks for nothing else."""

import re
from pathlib import Path

import httpx

from .harness import SECONDS, Guest, Server, running

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "basra.json"


def _scraped(server: Server) -> dict[str, float]:
    """Return the value of each series."""
    address, = (line.partition(": ")[2].strip() for line in server.said if line.startswith("Metrics: "))
    text = httpx.get(address, timeout=SECONDS, trust_env=False).text
    return {name: float(value) for name, value in
            (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))}


def test_what_happens_is_counted_and_the_dashboard_shows_it(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--metrics", "0", "--limits", "guesses=1") as server, \
            Guest(server) as guest:
        match = guest.open_match()
        with guest.sit(match) as sitting:
            sitting.wait_for_turn()
            stale = sitting.command(seq=0)
            sitting.play()
            assert sitting.ask(stale)["code"] == "stale"
            found = _scraped(server)
            assert found["basra_sockets"] == 1
        for _ in range(2):
            guest.http.get("/api/invitations/none")
        assert guest.http.get("/metrics", headers={"accept": "text/html"}).status_code == 404
        found |= {name: value for name, value in _scraped(server).items() if name != "basra_sockets"}
    assert found['basra_matches_opened_total{kind="fair"}'] == 1
    assert found['basra_commands_total{answer="accepted"}'] == 1
    assert found['basra_commands_total{answer="stale"}'] == 1
    assert found["basra_command_seconds_count"] == 2
    assert found["basra_commit_seconds_count"] >= 2
    assert found["basra_tables"] == 1
    assert found['basra_thinking_seconds_count{work="moment"}'] >= 1
    assert found['basra_too_fast_total{what="guesses"}'] == 1
    assert found["basra_storage_errors_total"] == 0
    assert match not in " ".join(found)
    names = {name.partition("{")[0] for name in found}
    asked = set(re.findall(r"\b(?:basra|process)_[a-z_]+", DASHBOARD.read_text()))
    assert len(asked) > 10
    assert asked <= names
