"""Errors as HTTP answers: always ``{"code", "message"}``."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from basra.errors import RulesError
from basra.server.errors import CrowdedError, GoneError, StorageError
from basra.server.schema import ApiError

SECONDS_CROWDED = 30
"""When to ask again for a table in a lobby that is full of those of one's own address."""

log = structlog.get_logger()


class Refusal(Exception):  # noqa: N818  # a fault of the request, not of the program
    """A request is refused."""

    def __init__(self, status: int, code: str, message: str,
                 headers: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.status, self.code, self.headers = status, code, headers


_ANSWERS = {404: "It is not there, or it is somebody else's.", 422: "Something in it is not allowed.",
            403: "It would change something, and a page of another origin asks for it.",
            429: "Too much was asked for; Retry-After says how many seconds to wait.",
            503: "The server cannot do it at the moment; nothing has changed."}


def answers(*statuses: int, conflict: str = "") -> dict[int | str, dict[str, Any]]:
    """Return how the errors of a path are described in OpenAPI.

    Args:
        statuses: 403, 404, 422, 429 and 503, as the path may answer them.
        conflict: why it may answer 409, if it may.
    """
    meanings = {status: _ANSWERS[status] for status in statuses} | ({409: conflict} if conflict else {})
    return {status: {"model": ApiError, "description": meaning} for status, meaning in meanings.items()}


def add_handlers(app: FastAPI) -> None:
    """Make every error of an application answer in the same shape."""
    app.add_exception_handler(Refusal, _on_api_error)
    app.add_exception_handler(RulesError, _on_rules_error)
    app.add_exception_handler(GoneError, _on_gone)
    app.add_exception_handler(CrowdedError, _on_crowd)
    app.add_exception_handler(StorageError, _on_storage_error)
    app.add_exception_handler(RequestValidationError, _on_bad_request)
    app.add_exception_handler(HTTPException, _on_http_error)


def answer(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Return an error as a response."""
    return JSONResponse(asdict(ApiError(code=code, message=message)), status, headers)


async def _on_api_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return answer(error.status, error.code, str(error), error.headers)


async def _on_rules_error(_request: Request, error: Exception) -> JSONResponse:
    return answer(422, "bad-rules", str(error))


async def _on_storage_error(request: Request, error: Exception) -> JSONResponse:
    log.error("request-failed", path=request.url.path, reason=str(error))
    return answer(503, "storage", "the database cannot be used at the moment; nothing has changed")


async def _on_gone(_request: Request, _error: Exception) -> JSONResponse:
    return answer(404, "no-match", "there is no such match, or you have no seat at it")


async def _on_crowd(_request: Request, _error: Exception) -> JSONResponse:
    return answer(429, "crowded", "the lobby shows as many tables of your address as it may",
                  {"retry-after": str(SECONDS_CROWDED)})


async def _on_bad_request(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return answer(422, "bad-request", f"{place}: {first['msg']}")


async def _on_http_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return answer(error.status_code, "bad-request" if error.status_code != 404 else "not-found", error.detail)
