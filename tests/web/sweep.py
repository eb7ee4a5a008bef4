"""Every table of the guard on every screen: `python -m tests.web.sweep` (`make soak-web`) says what is out of sight.

With `--pictures FOLDER` (`make screens`) it keeps what it saw, by day and by night, and a contact sheet of each game.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from kaizhuo.games import game_names
from tests.web.browser import launching
from tests.web.conftest import ServerProcess
from tests.web.frame import LANGS, SIZES, TEXTS, Found, Question, fewest_and_most, lay, look, questions, sit_down

THUMB = 240  # px: how high a picture is on the contact sheet


class Asked(argparse.Namespace):
    games: list[str]
    seed: int
    text: str
    seats: list[int] | None
    langs: list[str]
    sizes: list[str]
    pictures: Path | None


def visit(browser: Browser, address: str, question: Question, lang: str, asked: Asked) -> Iterator[Found]:
    for light in ("light", "dark") if asked.pictures else ("light",):
        page = sit_down(browser, address, question, lang, asked.text, color_scheme=light)
        for size in asked.sizes:
            yield Found(question, lang, size, look(page, size))
            if asked.pictures:
                page.screenshot(path=asked.pictures / f"{question}-{lang}-{size}-{light}.png")
        page.context.close()


def sweep(server: ServerProcess, browser: Browser, game: str, asked: Asked) -> Iterator[Found]:
    for seats in asked.seats or fewest_and_most(game):
        addresses = lay(server, questions(game, seats, asked.seed))
        for (question, address), lang in product(addresses.items(), asked.langs):
            yield from visit(browser, address, question, lang, asked)


def contact_sheet(game: str, folder: Path) -> None:
    """All pictures of a game, small, on one page; each is a link to itself."""
    files = sorted(folder.glob(f"{game}-[0-9]*.png"))
    shown = "".join(
        f"<a href='{file.name}'><img src='{file.name}' height='{THUMB}'><br>{file.stem}</a>\n" for file in files
    )
    style = "body{font:12px sans-serif}a{display:inline-block;margin:6px;max-width:460px}"
    sheet = folder / f"{game}.html"
    sheet.write_text(
        f"<!doctype html><meta charset='utf-8'><title>{game}</title><style>{style}</style>{shown}", "utf-8"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--text", choices=TEXTS, default="normal")
    parser.add_argument("--seats", type=int, nargs="+", help="the fewest and the most, unless said")
    parser.add_argument("--langs", choices=LANGS, nargs="+", default=LANGS)
    parser.add_argument("--sizes", choices=SIZES, nargs="+", default=list(SIZES))
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args(namespace=Asked())
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    seen = wrong = 0
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = ServerProcess(Path(kept))
        browser = playwright.chromium.launch(**launching() or {})
        for game in asked.games:
            for found in sweep(server, browser, game, asked):
                seen += 1
                wrong += bool(found.faults)
                if found.faults:
                    sys.stdout.write(f"{found}\n")
            if asked.pictures:
                contact_sheet(game, asked.pictures)
        browser.close()
        server.close()
    sys.stdout.write(f"{seen} screens, {wrong} with faults (seed {asked.seed}, {asked.text} text)\n")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
