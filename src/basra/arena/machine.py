"""What the numbers were measured on: times mean nothing without it."""

import os
import platform
from pathlib import Path
from typing import Any

import basra
from basra import hot

_CPU_INFO = Path("/proc/cpuinfo")


def machine() -> dict[str, Any]:
    """Return plain data: the program's version and speed, and the machine that it runs on."""
    return {"version": basra.__version__, "compiled": hot.STATE == "compiled",
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "processor": _processor(), "cores": os.cpu_count()}


def _processor() -> str:
    """Return the processor's name, which Python itself does not know on Linux."""
    lines = _CPU_INFO.read_text().splitlines() if _CPU_INFO.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(names), platform.processor() or platform.machine())
