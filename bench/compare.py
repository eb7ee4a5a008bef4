"""Does `kaizhuo compare` find what is there, and nothing else?  `make soak-compare RUNS=100`

Each run plays d'nup by four bots of level 2 twice, over deals of its own, with the box as it is, and compares the two:
nothing is to be found.  Then one card is planted: in some games of the second half the victory goes to whoever used it,
so that it wins 5 points more often.  Each run has as many deals as a first comparison says are needed for that.
"""

from __future__ import annotations

import argparse
import random
import sys

import msgspec

from kaizhuo.games import load_game
from kaizhuo.research.comparing import PLANTED, compared
from kaizhuo.research.figures import Tally, Twofold
from kaizhuo.research.jobs import new_job
from kaizhuo.research.playing import Outcome
from kaizhuo.research.runner import run
from kaizhuo.research.study import Study

CARD = "card.3/9"
SEATS = 4
MOST_WRONG, LEAST_FOUND = 0.05, 0.95


def job(seed: str) -> Study:
    return new_job(Study, load_game("dnup"), ("level2",) * SEATS, {}, seed, playouts=0)


def games(seed: str, count: int) -> list[Outcome]:
    return [game for block in run(job(seed), range(count)) for game in block.games]


def planted(game: Outcome, part: float, dice: random.Random) -> Outcome:
    """The same game, but at times the victory goes to one of those who used the card."""
    users = game.notes.used.get(CARD, []) if game.notes else []
    if not users or any(game.places[seat] == 1 for seat in users) or dice.random() > part:
        return game
    winner = dice.choice(users)
    return msgspec.structs.replace(game, places=[1 if seat == winner else 2 for seat in range(SEATS)])


def part_to_plant(outcomes: list[Outcome]) -> float:
    """In how many of the games in which no user won one must win, so that the card wins 5 points more often."""
    tally = Tally()
    for game in outcomes:
        tally.add(game)
    users = tally.figures()[f"wins.{CARD}"].bottom
    lost = [game for game in outcomes if game.notes and (used := game.notes.used.get(CARD)) and
            all(game.places[seat] != 1 for seat in used)]  # fmt: skip
    return PLANTED * users / len(lost)


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--runs", type=int, default=100)
    given = asked.parse_args()
    dice = random.Random(1)
    first = Twofold()
    trial = games("trial", 2000)
    for one, other in zip(trial[:1000], trial[1000:], strict=True):
        first.add(one, other)
    jobs = [job("a"), job("b")]
    deals, part = compared(jobs, first).planted, part_to_plant(trial)
    print(f"{deals} deals are said to find 5 points, all figures judged together", flush=True)
    wrong = found = 0
    for number in range(given.runs):
        outcomes = games(f"run {number}", 2 * deals)
        equal, changed = Twofold(), Twofold()
        for one, other in zip(outcomes[:deals], outcomes[deals:], strict=True):
            equal.add(one, other)
            changed.add(one, planted(other, part, dice))
        wrong += compared(jobs, equal).different
        found += any(change.told and change.name == f"wins.{CARD}" for change in compared(jobs, changed).changes)
        if sys.stdout.isatty() or number % 10 == 9:
            print(f"{number + 1} runs: equal boxes called different {wrong}, planted card found {found}", flush=True)
    return int(wrong > MOST_WRONG * given.runs or found < LEAST_FOUND * given.runs)


if __name__ == "__main__":
    sys.exit(main())
