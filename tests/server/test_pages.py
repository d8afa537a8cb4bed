"""The front end as files, and the headers."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from basra.server.app import create_app
from basra.server.paths import pages

from .harness import Guest


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built front end with one page, one hashed file and one other."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>table</p>" * 200)
    (tmp_path / "assets" / "index-1a2b3c.js").write_text("let card = 1;\n" * 200)
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def _client(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://basra")


@pytest.mark.usefixtures("static")
async def test_the_page_is_asked_for_again_and_hashed_files_are_kept() -> None:
    async with _client(create_app("sqlite://")) as client:
        for path in ("/", f"/match/{'0' * 32}"):
            page = await client.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/index-1a2b3c.js")
        assert "immutable" in script.headers["cache-control"]
        assert (await client.get("/icon.svg")).headers["cache-control"] == "no-cache"
        assert (await client.get("/assets/gone.js")).status_code == 404
        assert (await client.get("/assets/../../app.py")).status_code == 404
        assert (await client.get("/%2e%2e/app.py")).status_code == 404


@pytest.mark.usefixtures("static")
async def test_who_follows_a_link_to_nowhere_gets_the_page_and_a_program_the_error() -> None:
    async with _client(create_app("sqlite://")) as client:
        navigation = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
        lost = await client.get("/no/such/page", headers=navigation)
        assert (lost.status_code, "table" in lost.text) == (404, True)
        assert lost.headers["content-type"].startswith("text/html")
        answers = [await client.get("/no/such/page"),
                   *[await client.get(path, headers=navigation) for path in ("/api/nothing", "/assets/x.js")]]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(404, "not-found")] * 3
        assert (await client.post("/no/such/page", headers=navigation)).status_code == 405


async def test_large_answers_are_compressed(static: Path) -> None:
    async with _client(create_app("sqlite://")) as client, \
            client.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == (static / "index.html").read_bytes()


@pytest.mark.parametrize(("accepted", "encoding"), [
    ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None)])
async def test_of_a_compressed_file_comes_the_smallest_that_is_taken(
        static: Path, accepted: str, encoding: str | None) -> None:
    script = static / "assets" / "index-1a2b3c.js"
    plain = script.read_bytes()
    variants = {"br": b"as brotli" * 2, "gzip": gzip.compress(plain), None: plain}
    script.with_name(f"{script.name}.br").write_bytes(variants["br"])
    script.with_name(f"{script.name}.gz").write_bytes(variants["gzip"])
    async with _client(create_app("sqlite://")) as client, \
            client.stream("GET", "/assets/index-1a2b3c.js", headers={"accept-encoding": accepted}) as answer:
        assert b"".join([part async for part in answer.aiter_raw()]) == variants[encoding]
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert "immutable" in answer.headers["cache-control"]
        assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("font", ["rubik-4d5e6f.woff", "rubik-4d5e6f.woff2"])
async def test_fonts_which_are_compressed_in_themselves_are_sent_as_they_are(static: Path, font: str) -> None:
    (static / "assets" / font).write_bytes(bytes(5000))
    async with _client(create_app("sqlite://")) as client:
        answer = await client.get(f"/assets/{font}", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert answer.content == bytes(5000)


async def test_without_a_built_front_end_it_says_how_to_build_it(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    async with _client(create_app("sqlite://")) as client:
        page = await client.get("/")
        assert page.status_code == 503
        assert "make play" in page.text
        assert (await client.get("/assets/x.js")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/nothing", "/api/matches/x"])
def test_every_answer_carries_the_security_headers(guest: Guest, path: str) -> None:
    headers = guest.http.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("headers", "language"), [
    ({"accept-language": "ar-EG,ar;q=0.9"}, "ar"), ({"accept-language": "de,fr;q=0.5"}, "fr"), ({}, "en"),
    ({"accept-language": "ar", "cookie": "basra_language=ru"}, "ru")])
def test_what_the_first_view_needs_is_named_beside_the_page(
        guest: Guest, headers: dict[str, str], language: str) -> None:
    answer = guest.http.get(f"/match/{'0' * 32}", headers={"accept-language": "", **headers})
    files = re.findall("</([^>]+)>", answer.headers["link"])
    assert any(file.startswith(f"assets/{language}-") for file in files)
    assert any(file.startswith("assets/first-") for file in files)
    assert {file.rpartition(".")[2] for file in files} == {"css", "js"}
    assert all(guest.http.get(f"/{file}").status_code == 200 for file in files)
