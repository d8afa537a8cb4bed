"""Measures how soon the page is there on a phone: ``python -m benchmarks.page`` (``--help`` for more).

A cold cache, the processor four times slower, slow 4G as Lighthouse has it; all by the DevTools protocol.
"""

import argparse
import json
import platform
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from basra.server.paths.pages import STATIC
from tests.browser.chromium import launch
from tests.browser.places import TOKEN, find_place, put
from tests.server.harness import Server, running

CPU_SLOWDOWN = 4
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""Latency in milliseconds, throughput in bytes a second."""

PHONE = {"width": 390, "height": 844}
TIMES = ("TTFB", "FCP", "LCP", "ready")

_WATCH = """
window.seen = { LCP: 0, CLS: 0 };
new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.LCP = startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) seen.CLS += shift.value;
}).observe({ type: 'layout-shift', buffered: true });
const READY = {
  home: '[data-testid="home-play"]',
  table: '[data-testid="table"][data-turn="own"][data-busy="false"]',
};
const look = () => {
  for (const [name, selector] of Object.entries(READY)) {
    const faces = [...document.querySelectorAll('span.face')];
    const areDrawn = faces.every(({ shadowRoot }) => shadowRoot?.firstChild);
    const isThere = document.querySelector(selector) && areDrawn;
    // Two frames on it is painted.
    if (isThere) requestAnimationFrame(() => setTimeout(() => (seen[name] ??= performance.now())));
  }
  requestAnimationFrame(look);
};
look();
"""
_FIGURES = """() => ({
  ...window.seen,
  TTFB: performance.getEntriesByType('navigation')[0].responseStart,
  FCP: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
})"""

Figures = dict[str, float]


def open_match(page: Page, match: str) -> Figures:
    """Open a match by its address; ``ready`` is when a card can be played."""
    page.goto(f"/match/{match}")
    return _when(page, "table")


def play_from_home(page: Page, _match: str) -> Figures:
    """Open the home page and press Play; ``ready`` is counted from the press."""
    page.goto("/")
    _when(page, "home")
    pressed = page.evaluate("performance.now()")
    page.locator('[data-testid="home-play"]').click()
    figures = _when(page, "table")
    return figures | {"ready": figures["ready"] - pressed}


def _when(page: Page, name: str) -> Figures:
    while not page.evaluate("name => window.seen?.[name]", name):
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)  # a shift that comes late counts, too
    figures: Figures = page.evaluate(_FIGURES)
    return figures | {"ready": figures[name]}


def measure(browser: Browser, server: Server, way: Callable[[Page, str], Figures], match: str,
            language: str) -> Figures:
    """Return the figures of one visit with nothing in the cache: milliseconds, shift, and bytes by type."""
    context = browser.new_context(base_url=server.address, viewport=PHONE, is_mobile=True, has_touch=True,
                                  device_scale_factor=3, reduced_motion="reduce", locale=language)
    context.add_cookies([{"name": "basra_device", "value": TOKEN, "url": server.address}])
    page = context.new_page()
    sizes: Counter[str] = Counter()
    kinds: dict[str, str] = {}
    session = context.new_cdp_session(page)
    session.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    session.on("Network.loadingFinished", lambda event: sizes.update(
        {kinds.get(event["requestId"], "Other"): int(event["encodedDataLength"])}))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
    page.add_init_script(_WATCH)
    figures = way(page, match)
    context.close()
    return figures | {f"bytes {kind}": size for kind, size in sizes.items()}


def summary(visits: list[Figures]) -> dict[str, float]:
    """Return the median of each figure, the shift to four places."""
    names = sorted({name for visit in visits for name in visit if name.startswith("bytes")})
    return ({name: round(median(visit[name] for visit in visits)) for name in TIMES}
            | {"CLS": round(median(visit["CLS"] for visit in visits), 4)}
            | {name: round(median(visit.get(name, 0) for visit in visits)) for name in names})


def whole_app(language: str) -> int:
    """Return the bytes of all scripts and styles of all pages in one language, compressed by gzip."""
    files = [file for file in (STATIC / "assets").glob("*.gz") if file.name.endswith((".js.gz", ".css.gz"))]
    return sum(file.stat().st_size for file in files
               if not re.match("[a-z]{2}-", file.name) or file.name.startswith(f"{language}-"))


def machine() -> str:
    """Return what was measured on: processor, cores, system."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {len(models)} cores, {platform.system()}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how soon the page is there on a slow phone.")
    parser.add_argument("--runs", type=int, default=7, help="visits of each kind; the medians are told")
    parser.add_argument("--language", default="en", help="the browser's language")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    place = find_place(lambda deal: len(deal.hands[0]) == 4)
    found: dict[str, Any] = {"machine": machine(), "runs": arguments.runs}
    whole = whole_app(arguments.language)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as server, \
            sync_playwright() as playwright:
        put(place, server.data)
        browser = launch(playwright)
        for name, way in {"a match by its address": open_match, "home, then Play": play_from_home}.items():
            found[name] = summary([measure(browser, server, way, place.match, arguments.language)
                                   for _ in range(arguments.runs)])
        browser.close()
    if arguments.json:
        print(json.dumps(found | {"bytes of the whole app": whole}, indent=2))
        return
    print(f"{found.pop('machine')}; median of {found.pop('runs')}; times in ms")
    for name, figures in found.items():
        print(f"\n{name}")
        for figure, value in figures.items():
            print(f"  {figure:20} {value:>10,}")
    print(f"\nscripts and styles of all pages in one language, by gzip: {whole:,} bytes")


if __name__ == "__main__":
    main()
