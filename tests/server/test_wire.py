"""Commands as they come from outside."""

import json

import pytest

from basra.server.wire import decode

_DIGEST = "0" * 64
_KEYED = {"key": "a-key-of-enough", "seq": 1}
COMMANDS = [{"frame": "sync"}, {"frame": "play", "play": "10S", **_KEYED}, {"frame": "take-back", **_KEYED},
            {"frame": "commit", "commitment": _DIGEST, **_KEYED},
            {"frame": "reveal", "value": _DIGEST, **_KEYED}]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["frame"]))
def test_a_command_has_its_fields_and_no_others(command: dict[str, object]) -> None:
    found = decode(json.dumps(command))
    assert found is not None
    assert found.frame == command["frame"]
    assert decode(json.dumps(command | {"more": 1})) is None
