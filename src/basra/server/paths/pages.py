"""The front end as files, and the headers that every answer carries."""

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from wsgiref.headers import Headers

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from servestatic import ServeStaticASGI
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import basra
from basra.server.paths.early import link_header

STATIC = Path(basra.__file__).parent / "server" / "static"
"""Where the build puts the front end."""

CHECKER = Path(basra.__file__).parent / "checkers" / "verify_basra.py"

SECURITY_HEADERS = {
    # 'self' covers WebSockets to the same host and port, too.
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_NOT_BUILT = ("The front end is not built: run `make play`, or `npm ci && npm run build` in web/. "
              "The API is at /api/openapi.json.\n")
ADDRESSES = ("/", "/learn", "/rules", "/rules/{rule}", "/history", "/daily", "/position/{text:path}",
             "/match/{match}", "/match/{match}/deal/{deal}", "/match/{match}/deal/{deal}/{seq}",
             "/record/{match}/deal/{deal}", "/record/{match}/deal/{deal}/{seq}",
             "/join/{code}", "/lobby", "/watch/{code}", "/me", "/move", "/leaderboard")
"""The addresses within the front end: the browser's router knows them, too."""

_MEDIA_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",  # by the name that it has today the compressing middleware leaves it alone
}

_NOT_PAGES = ("/api/", "/log", "/assets/", "/licenses/")
"""Where no page of the front end can be, whatever is asked for."""

_IMMUTABLE = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)


async def page(request: Request) -> Response:
    """Return the one page of the front end, which shows what its address says."""
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse(_NOT_BUILT, 503)
    text = index.read_text("utf-8")
    return HTMLResponse(text, headers={"cache-control": "no-cache", "link": link_header(request, text)})


for address in ADDRESSES:
    router.add_api_route(address, page, methods=["GET", "HEAD"])


@router.get("/verify_basra.py")
async def stand_alone_checker() -> Response:
    """Return the stand-alone checker, to be kept and read before it is run."""
    return FileResponse(CHECKER, media_type="text/x-python; charset=utf-8",
                        headers={"content-disposition": 'attachment; filename="verify_basra.py"'})


@router.get("/verify.html")
async def checker_page() -> Response:
    """Return the page that checks a proof; it is one file, which may be saved and opened from disk."""
    page = STATIC / "verify.html"
    if not page.is_file():
        return PlainTextResponse(_NOT_BUILT, 503)
    text = page.read_text("utf-8")
    return HTMLResponse(text, headers={"cache-control": "no-cache",
                                       "content-security-policy": _policy_of_one_file(text)})


def _policy_of_one_file(text: str) -> str:
    """Return a policy that allows the scripts and styles in the file, by their hashes, and no other."""
    sources = {tag: " ".join(f"'sha256-{b64encode(sha256(body.encode()).digest()).decode()}'" for body in
                             re.findall(rf"<{tag}[^>]*>(.*?)</{tag}>", text, re.DOTALL))
               for tag in ("script", "style")}
    return (f"default-src 'none'; script-src {sources['script']}; style-src {sources['style']}; "
            "img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def add_pages(app: FastAPI) -> None:
    """Serve the front end as it stands now; to be called after all other paths are added.

    Of a file that the build compressed, a browser gets the smallest that it takes.
    """
    app.include_router(router)
    if STATIC.is_dir():
        app.mount("/", ServeStaticASGI(_nothing, root=STATIC, allow_all_origins=False, max_age=None,
                                       mimetypes=_MEDIA_TYPES,
                                       add_headers_function=_add_cache_control))


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer for what is no file, as for every path that is not there; files are only read.

    A person who follows a link to nowhere gets the page, which says so.
    """
    request = Request(scope)
    if request.method not in ("GET", "HEAD"):
        raise HTTPException(405)
    is_file = request.url.path.startswith(_NOT_PAGES)
    if is_file or "text/html" not in request.headers.get("accept", ""):
        raise HTTPException(404)
    answer = await page(request)
    answer.status_code = max(answer.status_code, 404)
    await answer(scope, receive, send)


def _add_cache_control(headers: Headers, _path: str, address: str) -> None:
    """Let browsers keep for good the files whose names hold a hash, and ask again for the others."""
    headers["Cache-Control"] = _IMMUTABLE if address.startswith("/assets/") else "no-cache"


class SecurityHeaders:
    """Adds the security headers to every answer, and keeps answers of the API out of caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)
