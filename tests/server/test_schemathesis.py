"""The API does what its OpenAPI document says, whatever is asked: requests are made up by schemathesis."""


from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from schemathesis import Case
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import positive_data_acceptance

from basra.server.app import create_app

from .clusters import Postgres
from .harness import Guest, Server, running

SEED = 20
MOST_EXAMPLES = 12
"""Of each path and method: all of them together take about half a minute."""

OWN_GRAMMAR = {"POST /api/matches", "POST /api/invitations", "POST /api/pairings", "POST /api/replays",
               "GET /api/positions"}
"""What takes rules, records or positions: JSON Schema cannot say all of what is right in them."""

SCHEMA = schemathesis.openapi.from_dict(create_app("sqlite://").openapi())
OPERATIONS = {operation.label: operation for result in SCHEMA.get_all_operations()
              if isinstance(operation := result.ok(), APIOperation)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    """A server on PostgreSQL, which takes less than SQLite does."""
    with running(tmp_path_factory.mktemp("server") / "data", "--database", postgres.new_database()) as server:
        yield server


@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_is_answered_as_described(label: str, server: Server) -> None:
    with Guest(server) as guest:
        match = guest.open_match()

        @given(case=OPERATIONS[label].as_strategy())
        @seed(SEED)
        @settings(max_examples=MOST_EXAMPLES, deadline=None, database=None,
                  suppress_health_check=list(HealthCheck))
        def ask(case: Case) -> None:
            parameters = case.path_parameters or {}
            if len(str(parameters.get("match"))) % 2:  # of those that are made up none is there
                parameters["match"] = match
            case.call_and_validate(
                base_url=server.address, cookies=dict(guest.http.cookies),
                excluded_checks=[positive_data_acceptance] if label in OWN_GRAMMAR else [])

        ask()
