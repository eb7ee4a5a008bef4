"""How often a hint has a reason of the game's own: `python tools/reasons.py [GAME ...] [--games 6] [--every 4]`.

Seeded games of level 2 against level 1, for every number of players in turn.  At every so many decisions with a choice
level 3 says what it would do, and why.  Then it judges what was done, as a review would: nothing may speak for a move
that is clearly worse, and something should speak for the better one.  `--least 80` lists the kinds of question where a
smaller share of the hints has a reason, and what was recommended there without one.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.explaining import CLEAR, explain
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of
from kaizhuo.games import AnyGame, game_names, load_game
from kaizhuo.play.explanation import Explanation
from kaizhuo.play.match import Match


def decisions(game: AnyGame, seed: int, games: int, every: int) -> Iterator[tuple[Observation[Any], int]]:
    """What somebody knew, and what they did."""
    met = 0
    for number in range(games):
        seats = game.seat_counts[number % len(game.seat_counts)]
        secret = hashlib.sha256(f"reasons {seed} {number}".encode()).digest()
        match = Match.new(game.name, [f"P{seat}" for seat in range(seats)], {}, secret)
        bots = [make_bot(f"level{2 - (seat + number) % 2}") for seat in range(seats)]
        rng = Rng(number)
        while not match.over:
            seat = match.awaited()[0]
            now = match.observe(seat)
            action = bots[seat].choose(game, now, rng)
            met += len(now.options) > 1
            if len(now.options) > 1 and met % every == 0:
                yield now, action
            match.submit(seat, action)


def speaks_for_itself(why: Explanation) -> bool:
    return any(reason.name == "win" or (reason.own and reason.other < 0) for reason in why.reasons)


def measured(game: AnyGame, given: argparse.Namespace) -> tuple[Counter[str], dict[str, Counter[str]]]:
    """Counts; and for each kind of question the verbs that were recommended without a reason, "" with one."""
    counts: Counter[str] = Counter()
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    thinker = Thinker(given.playouts, 0.0)
    for number, (now, action) in enumerate(decisions(game, given.seed, given.games, given.every)):
        best = explain(game, now, Rng(number), thinker, foretell=False)
        judged = explain(game, now, Rng(number), thinker, action, foretell=False)
        told = speaks_for_itself(best)
        counts["all"] += 1
        counts["told"] += told
        counts["money"] += [reason.name for reason in best.reasons if reason.own] == ["money"]
        step = game.words.steps[step_of(now.seen.pending[len(now.seen.pending) - 1])]
        kinds[step]["" if told else best.sentence.split()[0]] += 1
        if judged.value < judged.alternatives[0].value - CLEAR:
            counts["worse"] += 1
            counts["praised"] += speaks_for_itself(judged)
            counts["other"] += any(reason.own for reason in judged.reasons)
    return counts, kinds


def show(name: str, counts: Counter[str], kinds: dict[str, Counter[str]], least: int) -> None:
    share = 100 * counts["told"] / counts["all"]
    worse = f"of {counts['worse']} clearly worse {counts['praised']} praised, {counts['other']} with why another is"
    print(f"{name:10} {counts['told']} of {counts['all']} with a reason ({share:.0f} %); {worse} better")
    lacking = sum(kinds.values(), Counter[str]())
    del lacking[""]
    print(f"{'':10} money alone {counts['money']}; none for {dict(lacking.most_common())}", flush=True)
    for step, verbs in sorted(kinds.items()):
        if 100 * verbs[""] < least * verbs.total():
            without = ", ".join(f"{verb} {count}" for verb, count in verbs.most_common() if verb)
            print(f"{'':10} {step}: {verbs['']} of {verbs.total()}; none for {without}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("--least", type=int, default=0)
    given = parser.parse_args()
    for name in given.names:
        show(name, *measured(load_game(name), given), given.least)


if __name__ == "__main__":
    main()
