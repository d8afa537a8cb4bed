"""Structured logs: for people on a terminal, as JSON lines elsewhere; no cookie, token or card in them."""

import logging
import sys

import structlog

LEVELS = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """Send the logs of this package and of its libraries to standard error.

    Args:
        level: one of LEVELS.
    """
    is_terminal = sys.stderr.isatty()
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer()
    if not is_terminal:
        last = structlog.processors.JSONRenderer(ensure_ascii=False)
    before_last = [] if is_terminal else [structlog.processors.format_exc_info]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *before_last, last]))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("alembic", "sqlalchemy", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_without_garbage)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared,
                    structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True)


def _without_garbage(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn says when a client's text is not UTF-8: it closes the socket, that is all."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
