"""What is counted and measured of one process, for Prometheus; it tells neither who plays nor which cards."""

from prometheus_client import Counter, Gauge, Histogram, start_http_server

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)

MATCHES_OPENED = Counter("basra_matches_opened", "Matches that were opened.", ["kind"])
MATCHES_ENDED = Counter("basra_matches_ended", "Matches that came to an end.")
TABLES = Gauge("basra_tables", "Tables in memory.")
SOCKETS = Gauge("basra_sockets", "Sockets that are open.")
COMMANDS = Counter("basra_commands", "Commands of people at tables, by what was answered.", ["answer"])
COMMAND_SECONDS = Histogram(
    "basra_command_seconds", "From a person's command to its answer, the commit included.", buckets=_SECONDS)
COMMIT_SECONDS = Histogram("basra_commit_seconds", "One transaction that writes.", buckets=_SECONDS)
COMMITTED = Counter("basra_committed", "Writes that were committed; several share a transaction.")
CONFLICTS = Counter("basra_conflicts", "Commands that another one came before, and that were decided again.")
STORAGE_ERRORS = Counter("basra_storage_errors", "Reads and writes that the database could not do.")
THINKING_SECONDS = Histogram(
    "basra_thinking_seconds", "A job of a worker, the time that it waited included.", ["work"],
    buckets=_SECONDS)
THINKING_JOBS = Gauge("basra_thinking_jobs", "Jobs that are worked at or wait.", ["work"])
BELL_HEARD = Gauge("basra_bell_heard", "Whether what other processes ring is heard here: 1, or 0.")
CHANGES_LOOKED_FOR = Counter("basra_changes_looked_for", "Looks at the database for what others changed.")
TOO_FAST = Counter("basra_too_fast", "What was refused because it was too much.", ["what"])


def serve_metrics(host: str, port: int) -> int:
    """Serve the metrics on a port of their own, on a thread, as long as the process lives; return the port.

    Raises:
        OSError: if the port cannot be listened on.
    """
    server, _ = start_http_server(port, host)
    return server.server_port
