"""How soon a page shows something and can be used, on a slow phone with a slow line: `make bench-paint`.

The processor is four times slower than this one, the line is Chromium's "Fast 3G": 562 ms there and back, 1.44 Mbit/s.
Nothing is cached.  Figures are medians, in seconds; what is above its bar fails.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.web.browser import launching
from tests.web.conftest import ServerProcess

RUNS: Final = 3
SLOWER: Final = 4
LINE: Final = {"offline": False, "latency": 562.5, "downloadThroughput": 1.44e6 / 8, "uploadThroughput": 675e3 / 8}
FIRST_BAR, USABLE_BAR = 2.5, 4.0  # seconds
USABLE: Final = """(wanted) => new Promise((resolve) => {
    const look = () => document.querySelector(wanted) ? resolve(performance.now()) : requestAnimationFrame(look);
    look();
})"""
FIRST: Final = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


class Screen(NamedTuple):
    name: str
    usable: str  # what is there when it can be used
    game: str = ""  # at a table of it
    before: str = ""  # the figures of version 0.2.0, by this script on the same busy machine


SCREENS: Final = (
    Screen("front page", ".box .primary", before="2.3 / 3.0"),
    Screen("table of Flatiron", ".flatiron [data-lit]", "flatiron", "2.3 / 4.0"),
    Screen("table of Steam Up", ".steam-up [data-lit]", "steam-up", "2.3 / 4.0"),
)


@contextmanager
def visiting(browser: Browser, address: str, screen: Screen) -> Iterator[tuple[BrowserContext, str]]:
    """Somebody with an empty cache, and the address of the screen; at a table it is their turn."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(address)
    if screen.game:
        page.goto(f"{address}/?game={screen.game}")
        page.locator("form button[type=submit]").click()
        page.locator(screen.usable).first.wait_for()
        address = page.url
    page.close()
    yield context, address
    context.close()


def slow(page: Page) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", dict(LINE))
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def measure(context: BrowserContext, address: str, usable: str) -> tuple[float, float]:
    """Seconds until something is seen, and until it can be used."""
    page = context.new_page()
    slow(page)
    page.goto(address, wait_until="commit")
    last = float(page.evaluate(USABLE, usable))
    first = float(page.evaluate(FIRST))
    page.close()
    return first / 1000, last / 1000


def main() -> int:
    late = False
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = ServerProcess(Path(kept))
        browser = playwright.chromium.launch(**launching() or {})
        print(f"{'':24}{'first content':>16}{'usable':>10}{'0.2.0':>14}")
        for screen in SCREENS:
            with visiting(browser, server.address, screen) as (context, address):
                runs = [measure(context, address, screen.usable) for _ in range(RUNS)]
            first, usable = (statistics.median(times) for times in zip(*runs, strict=True))
            late |= first > FIRST_BAR or usable > USABLE_BAR
            print(f"{screen.name:24}{first:>16.1f}{usable:>10.1f}{screen.before:>14}")
        browser.close()
        server.close()
    print(f"{'bar':24}{FIRST_BAR:>16.1f}{USABLE_BAR:>10.1f}")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
