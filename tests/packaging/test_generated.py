"""What is generated and kept with the sources is what would be generated now."""

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_frames_are_those_of_the_server() -> None:
    done = subprocess.run(["npm", "run", "--silent", "types", "--", "--check"], cwd=WEB, capture_output=True,
                          text=True, check=False, env=os.environ | {"PYTHON": sys.executable})
    assert done.returncode == 0, done.stdout + done.stderr
