"""One game of bots, a matter of names and numbers, so that any process can play it with the same outcome."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.bots.external import External, Trouble
from kaizhuo.core import engine
from kaizhuo.core.errors import DataError
from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Event
from kaizhuo.games import AnyGame, box_of, load_game
from kaizhuo.play.options import read_options
from kaizhuo.research.twin import TWIN, Twin


class Outcome(msgspec.Struct, frozen=True):
    """What is counted of one game."""

    plies: int  # decisions, those of chance included
    decisions: int  # of the seats
    choices: int  # options they had, all together
    scores: list[int]
    places: list[int]
    trouble: list[Trouble] = []  # what went wrong with external bots


@cache
def open_game(name: str, components: str, box: str) -> AnyGame:
    """The game of a job; an owner's file that has changed since it began is refused."""
    game = load_game(name, components=Path(components) if components else None)
    if box_of(game) != box:
        raise DataError("changed-components", file=components)
    return game


def sit_down(names: Sequence[str]) -> list[Bot | Twin]:
    """The bots by seat.  No clocks: a budget of playouts gives the same game on every machine."""
    return [Twin(name) if name.startswith(TWIN) else make_bot(name, patience=0.0) for name in names]


def play_game(game: AnyGame, names: Sequence[str], options: dict[str, Any], seed: str) -> Outcome:
    return play_table(game, sit_down(names), options, seed)


def play_table(game: AnyGame, bots: Sequence[Bot | Twin], options: dict[str, Any], seed: str) -> Outcome:
    """Chance depends on the seed, on what is asked of it and how often it was asked before: the same cards and dice for
    whoever sits at the table, as far as the games are alike."""
    seats = len(bots)
    state = game.setup(seats, read_options(game, seats, options))
    thinking = [rng_of(seed, "seat", seat) for seat in range(seats)]
    told: list[list[Event]] = [[] for _ in range(seats)]
    asked: dict[int, int] = {}
    out = game.buffer()
    plies = decisions = choices = heard = 0
    while not engine.over(state):
        seat = int(engine.actor(state))
        if seat == CHANCE:
            question = int(state.pending[len(state.pending) - 1])
            asked[question] = asked.get(question, 0) + 1
            action = engine.pick(game, state, rng_of(seed, "chance", question, asked[question]), out)
        else:
            heard = listen(state.journal or [], heard, told)
            now = Observation(seat, plies, game.redact(state, seat), engine.options(game, state), list(told[seat]))
            action = decide(game, bots[seat], now, state, thinking[seat])
            decisions += 1
            choices += len(now.options)
        engine.apply(game, state, action)
        plies += 1
    trouble = [bot.close() for bot in bots if isinstance(bot, External)]
    return Outcome(plies, decisions, choices, [int(score) for score in game.scores(state)],
                   [int(place) for place in game.places(state)], [one for one in trouble if one])  # fmt: skip


def decide(game: AnyGame, bot: Bot | Twin, now: Observation[Any], state: Any, rng: Rng) -> int:
    """Only the twin is shown the true state."""
    action = bot.cheat(game, state, now, rng) if isinstance(bot, Twin) else bot.choose(game, now, rng)
    assert action in now.options, f"{type(bot).__name__} chose what is not possible"
    return action


def listen(events: list[Event], heard: int, told: list[list[Event]]) -> int:
    """Let every seat hear what is new; returns how many events have been told."""
    for seat, ear in enumerate(told):
        ear += audible(events[heard:], seat)
    return len(events)


def rng_of(*what: object) -> Rng:
    """A generator of its own for each purpose."""
    text = " ".join(str(part) for part in what)
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big"))


def victory(places: Sequence[int], seat: int) -> float:
    """A victory that is shared by two counts as a half for each."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0
