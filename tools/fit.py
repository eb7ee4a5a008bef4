"""What bots know in numbers, found again: `python tools/fit.py GAME [--games 2000] [--seed 1] [--write]`.

The numbers that the value of a position depends on (the lines `fit` in bots/search.toml) are fitted to games of bots
and shown beside those in use; `--write` puts them into bots/weights.toml, with the command as their source.

A number that only play can judge is tried in the arena: `--number things.dollar --values 55,61,70` lets level 2 with
each of these values play against level 2 as it is, the same deals from every seat.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from kaizhuo.bots.settings import FitLine, settings_of
from kaizhuo.cli.arguments import middle, open_game
from kaizhuo.cli.numbers import whole
from kaizhuo.cli.reader import Reader
from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.games import folder_of, game_names
from kaizhuo.research.arena import Arena
from kaizhuo.research.changed import AT
from kaizhuo.research.fitting import Fitted, fit, in_use, job_of, to_fit, write_samples
from kaizhuo.research.jobs import new_job
from kaizhuo.research.playing import find_bot
from kaizhuo.research.ratings import ladder
from kaizhuo.research.runner import run
from kaizhuo.research.stats import of_mean
from kaizhuo.research.writing import Part, written


def fit_again(given: argparse.Namespace) -> None:
    lines = settings_of(given.game).fit
    if not lines:
        known = [name for name in game_names() if settings_of(name).fit]
        raise OptionError("option-value", option="GAME", value=given.game, allowed=", ".join(known))
    parts = []
    for line in lines:
        games = given.games or line.games
        found = fitted(given, line, games)
        what = f"{games} games of {line.seats} × {line.bot}, up to 1 move in {line.erring} at random, seed {given.seed}"
        report(in_use(given.game), found, what)
        parts.append(Part(found.fit.numbers, what))
    if given.write:
        save(given, parts)


def fitted(given: argparse.Namespace, line: FitLine, games: int) -> Fitted:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "samples.jsonl"
        write_samples(job_of(given.game, line, given.seed), games, file, given.jobs)
        return fit(given.game, line.seats, games, file, to_fit(given.game, line), given.jobs)


def report(known: dict[str, int | float], found: Fitted, what: str) -> None:
    print(what)
    print(f"{'':28}{'in use':>10}{'fitted':>10}{'± error':>10}")
    for name, number in found.fit.numbers.items():
        print(f"{name:28}{known[name]:10.4g}{number:10.4g}{found.fit.errors[name]:10.2g}", flush=True)
    gain = of_mean(found.gains)
    print(f"loss on {found.positions} positions of games held out: {found.loss:.4f} in use, {found.fitted_loss:.4f} "
          f"fitted; gained {gain.value:+.4f} [{gain.low:+.4f}, {gain.high:+.4f}]\n", flush=True)  # fmt: skip


def save(given: argparse.Namespace, parts: list[Part]) -> None:
    file = folder_of(given.game) / "bots" / "weights.toml"
    games = f" GAMES={given.games}" if given.games else ""
    command = f"make fit GAME={given.game}{games} SEED={given.seed} WRITE=1"
    file.write_text(written(file.read_text("utf-8"), parts, command), "utf-8")


def try_values(given: argparse.Namespace) -> None:
    """Each value of a number against the one in use."""
    game = open_game(given.game, None)
    known = in_use(given.game)
    if given.number not in known:
        raise OptionError("option-value", option="--number", value=given.number, allowed=", ".join(known))
    seats = given.seats or middle(game)
    print(f"{given.number} = {known[given.number]:g} in use; {given.games or 100} blocks, {seats} seats, "
          f"seed {given.seed}")  # fmt: skip
    for value in given.values:
        bots = (f"{given.bot}{AT}{given.number}={value}", given.bot)
        find_bot(bots[0])
        job = new_job(Arena, game, bots, {}, given.seed, seats=seats)
        pair = ladder(bots, list(run(job, range(given.games or 100), given.jobs))).pairs[0]
        print(f"{bots[0]:32} ahead in {100 * pair.score.value:5.1f} % "
              f"[{100 * pair.score.low:.1f}, {100 * pair.score.high:.1f}]", flush=True)  # fmt: skip


def main() -> None:
    asked = parser()
    try:
        given = asked.parse_args()
        if given.number and not given.values:
            asked.error("--number needs --values")
        if given.number:
            try_values(given)
        else:
            fit_again(given)
    except KaizhuoError as wrong:
        Reader("en").refuse(wrong)
        sys.exit(2)


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--games", type=whole("--games", 5), help="games, or blocks of the arena")
    asked.add_argument("--seed", default="1")
    asked.add_argument("--write", action="store_true", help="put the numbers into weights.toml")
    asked.add_argument("--number", default="", help="one that is tried by play, as in things.dollar")
    asked.add_argument("--values", type=lambda text: text.split(","), default=[], help="what it is to be, as in 55,70")
    asked.add_argument("--bot", default="level2", help="whose number it is")
    asked.add_argument("--seats", type=whole("--seats", 1))
    asked.add_argument("--jobs", type=whole("--jobs", 1), help="processes; one for each processor by default")
    return asked


if __name__ == "__main__":
    main()
