"""How long bots think: `python tools/thinking.py [GAME ...] [--seconds 30] [--bot level4]`.

For every number of players; every seat is level 3, or another bot, with all its playouts.  Counted is the time of the
processor, which no busy machine changes; at a table the clock ends a search after its patience, and how many choices
that would cut short is shown.  Forced moves are not counted.  Games begin anew until the seconds are over, and the last
one is left unfinished.
"""

from __future__ import annotations

import argparse
import time
from contextlib import suppress
from itertools import count
from typing import Any

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.thinker import PATIENCE
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame, game_names, load_game
from kaizhuo.research.playing import Table


class Enough(Exception):  # noqa: N818 - the time is over, and nothing is wrong
    pass


class Timed:
    """A bot, and what each of its choices took."""

    def __init__(self, name: str, seconds: float) -> None:
        self.bot = make_bot(name, patience=0.0)
        self.end = time.process_time() + seconds
        self.found: list[float] = []

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        start = time.process_time()
        if start >= self.end:
            raise Enough
        action = self.bot.choose(game, now, rng)
        if len(now.options) > 1:
            self.found.append(time.process_time() - start)
        return action


def times(game: AnyGame, seats: int, name: str, seconds: float) -> list[float]:
    """What each choice took, of the same bot on every seat."""
    bot = Timed(name, seconds)
    with suppress(Enough):
        for number in count():
            Table(game, [bot] * seats, {}, f"thinking {number}").play()
    return sorted(bot.found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--seconds", type=float, default=30.0, help="for each game and number of players")
    parser.add_argument("--bot", default="level3")
    given = parser.parse_args()
    print(f"{'game':10} {'seats':>5} {'choices':>8} {'median':>8} {'99 %':>8} {'longest':>8}   cut short")
    for name in given.games:
        game = load_game(name)
        for seats in game.seat_counts:
            found = times(game, seats, given.bot, given.seconds)
            middle, late = found[len(found) // 2], found[int(len(found) * 0.99)]
            cut = sum(one > PATIENCE for one in found) / len(found)
            row = f"{middle:8.2f} {late:8.2f} {found[-1]:8.2f}   {100 * cut:.1f} %"
            print(f"{name:10} {seats:5} {len(found):8} {row}", flush=True)


if __name__ == "__main__":
    main()
