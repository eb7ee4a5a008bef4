"""Strength against thinking time: `python tools/strength.py [GAME ...] [--blocks 20]`, for two players.

Levels 3 and 4 with 0.05 to 2 seconds of the processor for a move meet level 3 with 0.1.  What was played lies in
docs/strength as lines of results and is not played again; a picture of each game is drawn from it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from kaizhuo.bots.settings import LEARNT, levels_of
from kaizhuo.games import game_names, load_game
from kaizhuo.research.arena import Arena
from kaizhuo.research.jobs import new_job
from kaizhuo.research.plot import curves_svg
from kaizhuo.research.ratings import ladder
from kaizhuo.research.results import Results
from kaizhuo.research.runner import run
from kaizhuo.research.stats import Interval

SECONDS: Final = ("0.05", "0.1", "0.25", "0.5", "1", "2")
RIVAL: Final = "level3:0.1s"
SEATS: Final = 2
FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "strength"


def score(name: str, bot: str, blocks: int) -> Interval | None:
    """How often the bot is ahead; nothing of itself."""
    if bot == RIVAL:
        return None
    job = new_job(Arena, load_game(name), [bot, RIVAL], {}, 7, seats=SEATS)
    results = Results(FOLDER / f"{name}-{bot.replace(':', '-')}.jsonl", job)
    for block in run(job, results.missing(blocks)):
        results.add(block)
    found = ladder(job.bots, results.blocks).pairs[0].score
    print(f"{name} {bot}: {len(results.blocks)} blocks, {100 * found.value:.1f} % ({100 * found.low:.1f} to", end=" ")
    print(f"{100 * found.high:.1f})", flush=True)
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*")
    words.add_argument("--blocks", type=int, default=20)
    asked = words.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in asked.games or game_names():
        levels = ["level3", *([LEARNT] if LEARNT in levels_of(name, SEATS) else [])]
        curves = {level: [score(name, f"{level}:{seconds}s", asked.blocks) for seconds in SECONDS] for level in levels}
        title = f"{name} with two players: how often each level is ahead of level 3 with 0.1 s"
        (FOLDER / f"{name}.svg").write_text(curves_svg(title, "seconds for a move", SECONDS, curves), "utf-8")


if __name__ == "__main__":
    main()
