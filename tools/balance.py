"""How even a game is: `python tools/balance.py GAME --bot level2 --games 2000 [--seats 2] [--by side] [--option a=b]`.

Length, points, victories of whoever begins, of each seat, and with `--by` of each value of a field of the players in
the final view (the side of a board, say).  With `--keep FILE` every game is written down at once, and a later call goes
on where the file ends.  docs/balance.md keeps what was found and what was changed for it.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

from kaizhuo.bots.bot import make_bot
from kaizhuo.cli.arguments import checked_options, open_game
from kaizhuo.cli.numbers import whole
from kaizhuo.cli.reader import Reader
from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.research.balance import Balance, Evenness, Part, evenness, seen
from kaizhuo.research.jobs import new_job
from kaizhuo.research.playing import Table
from kaizhuo.research.results import Results
from kaizhuo.research.runner import run


def job_of(given: argparse.Namespace) -> Balance:
    make_bot(given.bot)
    game = open_game(given.game, given.components)
    options = checked_options(game, given.seats, given.option)
    job = new_job(Balance, game, (given.bot,) * given.seats, options, given.seed, by=given.by, blind=given.blind)
    table = Table(game, [make_bot(given.bot)] * given.seats, options, "")
    check("--by", given.by, list(seen(table)[0].__struct_fields__))
    check("--blind", given.blind, game.words.steps)
    return job


def check(option: str, given: str, known: list[str]) -> None:
    if given and given not in known:
        raise OptionError("option-value", option=option, value=given, allowed=", ".join(known))


def play(job: Balance, given: argparse.Namespace) -> Results:
    """All games, or as many as there is time for."""
    end = time.monotonic() + given.seconds
    kept = Results(given.keep, job)
    for block in run(job, kept.missing(given.games), given.jobs):
        kept.add(block)
        if time.monotonic() >= end:
            break
    return kept


def shown(part: Part) -> str:
    """In percent, with its 95 % interval."""
    share = part.share
    interval = f"[{100 * share.low:.1f}, {100 * share.high:.1f}]"
    return f"{part.who:12} {100 * share.value:5.1f} % {interval} ({part.games})"


def report(found: Evenness) -> None:
    for what, one in (("decisions", found.decisions), ("points", found.points)):
        print(f"{what:12} mean {one.mean:.1f}, median {one.median}, 10 to 90 % {one.low} to {one.high}")
    for part in (found.begins, *found.seats):
        print(shown(part))
    for part in found.traits:
        print(f"{shown(part)}, {part.points:.1f} points")


def main() -> None:
    asked = parser()
    try:
        given = asked.parse_args()
        job = job_of(given)
        kept = play(job, given)
    except KaizhuoError as wrong:
        Reader("en").refuse(wrong)
        sys.exit(2)
    except OSError as wrong:
        asked.error(str(wrong))
    print(f"{len(kept.blocks)} games of {given.game}, {given.seats} × {given.bot}, seed {given.seed}")
    report(evenness([game for block in kept.blocks for game in block.games]))


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--bot", default="level2")
    asked.add_argument("--games", type=whole("--games", 1), default=2000)
    asked.add_argument("--seats", type=whole("--seats", 1), default=2)
    asked.add_argument("--seed", default="1")
    asked.add_argument("--by", default="")
    asked.add_argument("--blind", default="", help="a step that is answered at random: drafting, say")
    asked.add_argument("--option", action="append", default=[])
    asked.add_argument("--components", type=Path, help="another components file")
    asked.add_argument("--seconds", type=float, default=math.inf, help="stop after so long, with fewer games")
    asked.add_argument("--keep", type=Path, help="a file to keep the games in, and to go on from")
    asked.add_argument("--jobs", type=whole("--jobs", 1), help="processes; one for each processor by default")
    return asked


if __name__ == "__main__":
    main()
