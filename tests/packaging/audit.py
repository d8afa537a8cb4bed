"""Known vulnerabilities of what the game is built from: ``python -m tests.packaging.audit``.

pip-audit looks at the Python packages that are installed, npm at the lock file of the page. What they find
fails the run. Where their services cannot be reached nothing is known; that is said, and the run goes on.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
SECONDS = 120


@dataclass(frozen=True, slots=True)
class Audit:
    """What came of one of them."""

    found: tuple[str, ...]
    """The vulnerabilities, one line each."""
    audited: int
    """How many packages were looked at."""
    unknown: str = ""
    """Why nothing is known of others; empty if there are none."""


def of_python(text: str) -> Audit:
    """Read what ``pip-audit --format json`` says."""
    try:
        packages = json.loads(text)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit((), 0, text.strip()[-300:] or "no answer")
    skipped = [package["skip_reason"] for package in packages if "skip_reason" in package]
    known = [package for package in packages if "vulns" in package]
    return Audit(tuple(f"{package['name']} {package['version']}: {flaw['id']}, mended in "
                       f"{', '.join(flaw['fix_versions']) or 'no version yet'}"
                       for package in known for flaw in package["vulns"]), len(known),
                 f"{len(skipped)} packages, such as: {skipped[0]}" if skipped else "")


def of_npm(text: str) -> Audit:
    """Read what ``npm audit --json`` says."""
    try:
        report = json.loads(text)
        if message := report.get("message"):
            return Audit((), 0, str(message))
        found = tuple(f"{name} {flaw['range']}: {flaw['severity']}"
                      for name, flaw in report["vulnerabilities"].items())
        return Audit(found, report["metadata"]["dependencies"]["total"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return Audit((), 0, " ".join(text.split())[:300] or "no answer")


def _said(*command: str, folder: Path | None = None) -> str:
    """Return what a program prints; an empty text if it cannot be run or takes too long."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS,
                              cwd=folder).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def tell(audits: Sequence[tuple[str, Audit]]) -> bool:
    """Print what came of all of them; whether nothing was found."""
    for name, audit in audits:
        print(f"{name}: {audit.audited} packages audited, {len(audit.found)} vulnerabilities")
        for line in audit.found:
            print(f"  {line}")
        if audit.unknown:
            print(f"  NOT AUDITED: {audit.unknown}")
    return not any(audit.found for _, audit in audits)


def main() -> None:
    """Run both; the exit status is 1 if anything is found."""
    # Without --strict a package that the service does not know is skipped, and said to be.
    python = of_python(_said(sys.executable, "-m", "pip_audit", "--skip-editable",
                             "--progress-spinner", "off", "--format", "json"))
    npm = of_npm(_said("npm", "audit", "--json", folder=WEB))
    sys.exit(0 if tell([("Python", python), ("npm", npm)]) else 1)


if __name__ == "__main__":
    main()
