"""What a browser fetches beside the page: the files that its first view needs, named before the page is read.

The build writes them into the page (``web/scripts/first-files.js``). Which texts they are depends on the
language: that which a person chose, by a cookie of the page, or the first one of the browser that we speak.
Fonts are not among them: ``theme.js`` asks for these, behind the scripts.
"""

import html
import json
import re

from starlette.requests import Request

_LANGUAGE_COOKIE = "basra_language"
_MATCH = re.compile(r"/match/[0-9a-f]{32}")
_FIRST = re.compile('data-first="([^"]*)"')
_KINDS = {"js": "rel=modulepreload", "css": "rel=preload; as=style; crossorigin"}


def link_header(request: Request, page: str) -> str:
    """Return the value of the Link header for the page at an address; empty if the page names no files.

    Args:
        request: who asks, for what.
        page: the text of ``index.html``.
    """
    found = _FIRST.search(page)
    if not found:
        return ""
    first = json.loads(html.unescape(found[1]))
    path = request.url.path
    name = "home" if path == "/" else "match" if _MATCH.fullmatch(path) else None
    files = [*first["atOnce"], *first["pages"].get(name, ()),
             *first["languages"][_language(request, first["languages"])]["texts"]]
    links = [f"</{file}>; {_KINDS[file.rpartition('.')[2]]}" for file in files]
    return ", ".join(["</theme.js>; rel=preload; as=script", *links])


def _language(request: Request, known: dict[str, object]) -> str:
    """Return the language in which the page will be shown, as ``theme.js`` finds it."""
    accepted = request.headers.get("accept-language", "").split(",")
    wanted = [request.cookies.get(_LANGUAGE_COOKIE, ""), *(tag.strip()[:2].lower() for tag in accepted)]
    return next((code for code in wanted if code in known), "en")
