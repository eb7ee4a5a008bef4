"""How even a game is: `python tools/balance.py GAME --bot level2 --games 2000 [--seats 2] [--by side] [--option a=b]`.

Length, points, victories of who begins, of each seat, and with `--by` of each value of a field of the players in the
final view (the side of a board, say).  With `--keep FILE` every game is written down at once, and a later call goes on
where the file ends.  docs/balance.md keeps what was found and what was changed for it.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.cli.arguments import checked_options, open_game
from kaizhuo.cli.numbers import whole
from kaizhuo.cli.reader import Reader
from kaizhuo.core import engine
from kaizhuo.core.errors import KaizhuoError, OptionError, RecordError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, SPECTATOR, step_of
from kaizhuo.games import AnyGame
from kaizhuo.play.options import read_options
from kaizhuo.research.counting import wilson
from kaizhuo.research.playing import rng_of, victory


class Played(NamedTuple):
    decisions: int  # of the seats
    scores: list[int]
    shares: list[float]  # of the victory
    first: int  # the seat that was asked first, alone
    traits: list[str]


def play(game: AnyGame, bots: list[Bot], options: Any, seed: str, by: str, blind: str) -> Played:
    state = game.setup(len(bots), options)
    state.journal = None
    chance = rng_of(seed, "chance")
    thinking: list[Rng] = [rng_of(seed, "seat", seat) for seat in range(len(bots))]
    decisions, first = 0, CHANCE
    while not engine.over(state):
        seat = int(engine.actor(state))
        if seat == CHANCE:
            action = engine.pick(game, state, chance, game.scratch)
        else:
            step = step_of(state.pending[len(state.pending) - 1])
            if first == CHANCE and not game.steps[step].simultaneous():
                first = seat
            now = Observation(seat, 0, game.redact(state, seat), engine.options(game, state), [])
            if game.words.steps[step] == blind:
                action = now.options[thinking[seat].below(len(now.options))]
            else:
                action = bots[seat].choose(game, now, thinking[seat])
            decisions += 1
        engine.apply(game, state, action)
    places = [int(place) for place in game.places(state)]
    view: Any = game.view(game.redact(state, SPECTATOR), SPECTATOR)
    traits = [str(getattr(player, by)) for player in view.players[: len(bots)]] if by else []
    shares = [victory(places, seat) for seat in range(len(bots))]
    return Played(decisions, [int(score) for score in game.scores(state)], shares, first, traits)


def share(values: list[float]) -> str:
    """In percent, with Wilson's 95 % interval."""
    low, high = wilson(sum(values), len(values))
    return f"{100 * statistics.mean(values):5.1f} % [{100 * low:.1f}, {100 * high:.1f}] ({len(values)})"


def report(games: list[Played]) -> None:
    lengths = sorted(game.decisions for game in games)
    scores = sorted(score for game in games for score in game.scores)
    for what, found in (("decisions", lengths), ("points", scores)):
        low, middle, high = (found[int(len(found) * part)] for part in (0.1, 0.5, 0.9))
        print(f"{what:12} mean {statistics.mean(found):.1f}, median {middle}, 10 to 90 % {low} to {high}")
    print(f"{'begins':12} {share([game.shares[game.first] for game in games])}")
    for seat in range(len(games[0].shares)):
        print(f"{f'seat {seat}':12} {share([game.shares[seat] for game in games])}")
    shares: dict[str, list[float]] = defaultdict(list)
    points: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for seat, trait in enumerate(game.traits):
            shares[trait].append(game.shares[seat])
            points[trait].append(game.scores[seat])
    for trait in sorted(shares):
        print(f"{trait:12} {share(shares[trait])}, {statistics.mean(points[trait]):.1f} points")


def fields(game: AnyGame, seats: int, options: Any) -> list[str]:
    """What `--by` may be."""
    state = game.setup(seats, options)
    view: Any = game.view(game.redact(state, SPECTATOR), SPECTATOR)
    return list(view.players[0].__struct_fields__)


def check(option: str, given: str, known: list[str]) -> None:
    if given and given not in known:
        raise OptionError("option-value", option=option, value=given, allowed=", ".join(known))


def read_kept(file: Path) -> list[Played]:
    try:
        return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]
    except msgspec.DecodeError as wrong:
        raise RecordError("bad-record", file=str(file), reason=str(wrong)) from None


def run(asked: argparse.ArgumentParser) -> None:
    given = asked.parse_args()
    game = open_game(given.game, given.components)
    options = read_options(game, given.seats, checked_options(game, given.seats, given.option))
    check("--by", given.by, fields(game, given.seats, options))
    check("--blind", given.blind, game.words.steps)
    bots = [make_bot(given.bot, patience=0.0) for _ in range(given.seats)]
    end = time.monotonic() + given.seconds
    kept = Path(given.keep) if given.keep else None
    games = read_kept(kept) if kept and kept.exists() else []
    while len(games) < given.games and (time.monotonic() < end or not games):
        games.append(play(game, bots, options, f"balance {given.seed} {len(games)}", given.by, given.blind))
        if kept:
            with kept.open("a") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print(f"{len(games)} games of {given.game}, {given.seats} × {given.bot}, seed {given.seed}")
    report(games)


def main() -> None:
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
    asked.add_argument("--keep", default="", help="a file to keep the games in, and to go on from")
    try:
        run(asked)
    except KaizhuoError as wrong:
        Reader("en").refuse(wrong)
        sys.exit(2)
    except OSError as wrong:
        asked.error(str(wrong))


if __name__ == "__main__":
    main()
