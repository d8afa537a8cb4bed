"""The arena on a Ray cluster of two machines, both of them this one."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PAIRS = 24
RAY_IS_MISSING = "RAY IS NOT INSTALLED: the arena on a cluster is NOT tested here; pip install ray"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster whose head has no core to work with, so that all is played on the other machine."""
    pytest.importorskip("ray", reason=RAY_IS_MISSING, exc_type=ImportError)
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=2)
        assert len(cluster.list_all_nodes()) == 2
        yield cluster.address
    finally:
        cluster.shutdown()


def played(folder: Path, *how: str) -> bytes:
    """What a contest leaves in a folder, but for the times."""
    done = subprocess.run(
        [sys.executable, "-m", "basra.cli", "arena", "careful", "greedy", "--pairs", str(PAIRS),
         "--results", str(folder), *how], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = folder.iterdir()
    return re.sub(rb'"nanoseconds":\[\d+,\d+\]', b"", file.read_bytes())


def test_a_cluster_plays_the_same_pairs(address: str, tmp_path: Path) -> None:
    assert played(tmp_path / "ray", "--ray", address) == played(tmp_path / "here", "--jobs", "1")


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason=RAY_IS_MISSING, exc_type=ImportError)
    done = subprocess.run(
        [sys.executable, "-m", "basra.cli", "arena", "careful", "greedy", "--results", str(tmp_path),
         "--ray", "127.0.0.1:1"], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("basra: The cluster 127.0.0.1:1 cannot be used: ")
