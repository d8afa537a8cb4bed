"""The hot modules do the same compiled as they do as plain Python."""

import pytest

from basra import hot

from . import differential

POSITIONS = 100_000


def test_what_was_compiled_is_of_the_sources_that_stand_here() -> None:
    assert hot.STATE != "changed", "compile anew: make, or python hatch_build.py"


@pytest.mark.skipif(hot.STATE != "compiled", reason="the hot modules are not compiled")
def test_compiled_and_plain_agree_on_random_positions() -> None:
    areas = {line.split()[0] for line in differential.compare(POSITIONS, seed="tests")}
    assert areas == set(differential.AREAS)
