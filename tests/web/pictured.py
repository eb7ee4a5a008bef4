"""Every figure of the rules on every kind of screen: drawn, with what it speaks of lit (`make soak-rules`)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from kaizhuo.games import game_names
from kaizhuo.play.figure import Figure, figures
from tests.web.browser import launching
from tests.web.conftest import LOCALES, ServerProcess

SIZES = [(390, 844), (844, 390), (820, 1180), (1280, 800)]
LIT = "board => [...board.querySelectorAll('[data-beat]')].some((one) => one.getClientRects().length)"


def wrong_with(page: Page, figure: Figure) -> list[str]:
    """Step by step; a thing that lies behind a tab cannot be lit."""
    found = []
    place = page.locator(f"#figure-{figure.name}")
    place.scroll_into_view_if_needed()
    board = place.locator(".board")
    board.locator("> *").first.wait_for()
    for number, step in enumerate(figure.steps):
        if number:
            place.locator(".steps .primary").click()
        page.wait_for_function("board => !board.getAnimations({ subtree: true }).length", arg=board.element_handle())
        if step.light and not board.evaluate(LIT):
            found.append(f"{figure.name}-{step.id}: nothing of {step.light} is lit")
    return found


def main() -> int:
    found = []
    server = ServerProcess(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**(launching() or {}))
        for game in sys.argv[1:] or game_names():
            for (width, height), lang in zip(SIZES, [*LOCALES, "en"], strict=True):
                context = browser.new_context(
                    locale=LOCALES[lang], viewport={"width": width, "height": height}, reduced_motion="reduce"
                )
                page = context.new_page()
                page.goto(f"{server.address}/rules/{game}")
                page.locator(".illustration").first.wait_for()
                wrong = [fault for figure in figures(game) for fault in wrong_with(page, figure)]
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    wrong.append("wider than the screen")
                found += [f"{game} {width}x{height} {lang} {fault}" for fault in wrong]
                context.close()
    server.close()
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
