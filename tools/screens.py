"""Pictures of the terminal for the README and for looking at: `python tools/screens.py [FOLDER]`.

Without a folder it renews docs/screens/terminal.svg; with one it draws many sizes and languages there.
"""

from __future__ import annotations

import asyncio
import html
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.cells import cell_len
from textual.app import App

from kaizhuo.cli.reader import Reader
from kaizhuo.cli.terminal.opening import new_table
from kaizhuo.cli.terminal.replay import Replay
from kaizhuo.cli.terminal.replay_screen import ReplayScreen
from kaizhuo.cli.terminal.screen import TableScreen

ROOT = Path(__file__).resolve().parent.parent
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK TC', monospace"
CELL = 12.2  # width of a column in the exported picture
RUN = re.compile(r'textLength="[^"]*"( clip-path="[^"]*")>([^<]*)</text>')


def tidy(svg: str) -> str:
    """Wide characters get two columns, and no font is fetched from elsewhere."""

    def widened(run: re.Match[str]) -> str:
        return f'textLength="{CELL * cell_len(html.unescape(run[2])):.1f}"{run[1]}>{run[2]}</text>'

    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return RUN.sub(widened, svg).replace("Fira Code, monospace", FONTS)


async def played(
    seats: list[str], language: str, size: tuple[int, int], moves: int, keys: str = "", seed: int = 3
) -> str:
    with tempfile.TemporaryDirectory() as folder:
        table = new_table("dnup", seats, [], None, seed, Path(folder) / "game.json")
        while len([move for move in table.match.moves if move.seat == 0]) < moves:
            asked = table.asked()
            assert asked is not None
            table.match.submit(asked, table.choice(asked))
        app = TableScreen(table, Reader(language), pace=0.0)
        return await picture(app, size, keys, lambda: app.turning is not None or table.match.over)


async def replayed(language: str, size: tuple[int, int], step: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        table = new_table("dnup", [], [], None, 3, Path(folder) / "game.json")
        while (asked := table.asked()) is not None:
            table.match.submit(asked, table.choice(asked))
        shown = Replay(table.match.record(), Reader(language), None)
        return await picture(ReplayScreen(shown, step), size, "", lambda: True)


async def picture(app: App[None], size: tuple[int, int], keys: str, ready: Callable[[], bool]) -> str:
    async with app.run_test(size=size) as pilot:
        while not ready():
            await pilot.pause(0.05)
        await pilot.press(*keys.split())
        await pilot.pause(1.0)
        return tidy(app.export_screenshot())


async def everything(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in ("en", "zh-Hant", "zh-Hans"):
        for size in ((80, 24), (140, 40)):
            (folder / f"{language}-{size[0]}.svg").write_text(await played([], language, size, 3))
    duel, five, pair = ["me", "bot:greedy"], ["me"] + ["bot:greedy"] * 4, ["me", "me", "bot:greedy"]
    (folder / "duel-80.svg").write_text(await played(duel, "zh-Hant", (80, 24), 5))
    (folder / "duel-140.svg").write_text(await played(duel, "en", (140, 40), 5))
    (folder / "five-80.svg").write_text(await played(five, "en", (80, 24), 4))
    (folder / "rules-80.svg").write_text(await played(pair, "zh-Hans", (80, 24), 0, "r"))
    (folder / "curtain-80.svg").write_text(await played(pair, "zh-Hant", (80, 24), 0, "enter"))
    (folder / "replay-100.svg").write_text(await replayed("zh-Hant", (100, 30), 60))


async def readme() -> None:
    file = ROOT / "docs" / "screens" / "terminal.svg"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(await played([], "en", (126, 34), 2))


if __name__ == "__main__":
    asyncio.run(everything(Path(sys.argv[1])) if len(sys.argv) > 1 else readme())
