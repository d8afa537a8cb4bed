"""What every run of the tests says first."""

from basra import hot


def pytest_report_header() -> str:
    """Say which speed is tested."""
    return f"hot modules: {hot.STATE}"
