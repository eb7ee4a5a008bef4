"""Many games of bots, each a matter of names and numbers, so that any process can play any of them."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.cli.opening import open_game
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Event
from kaizhuo.games import AnyGame
from kaizhuo.play.options import read_options


class Job(msgspec.Struct, frozen=True):
    """What is played: enough to play any of its games anywhere, with the same outcome."""

    game: str
    bots: tuple[str, ...]  # by seat
    options: dict[str, Any]
    seed: int
    components: str = ""  # an owner's own file


class Outcome(msgspec.Struct, frozen=True):
    """What is counted of one game."""

    plies: int  # decisions, those of chance included
    decisions: int  # of the seats
    choices: int  # options they had, all together
    scores: list[int]
    places: list[int]


def play_games(job: Job, first: int, count: int) -> list[Outcome]:
    """The games of a job from a number on: the work of one process."""
    from pathlib import Path

    game = open_game(job.game, Path(job.components) if job.components else None)
    return [play_game(game, job, number) for number in range(first, first + count)]


def play_game(game: AnyGame, job: Job, number: int) -> Outcome:
    seats = len(job.bots)
    state = game.setup(seats, read_options(game, seats, job.options))
    chance = rng_for(job, number, "chance")
    bots = [make_bot(name) for name in job.bots]
    thinking = [rng_for(job, number, f"seat {seat}") for seat in range(seats)]
    told: list[list[Event]] = [[] for _ in range(seats)]
    out = game.buffer()
    plies = decisions = choices = heard = 0
    while not engine.over(state):
        seat = engine.actor(state)
        if seat == CHANCE:
            action = engine.pick(game, state, chance, out)
        else:
            heard = listen(state.journal or [], heard, told)
            options = engine.options(game, state)
            now = Observation(seat, plies, game.redact(state, seat), options, list(told[seat]))
            action = decide(game, bots[seat], now, thinking[seat])
            decisions += 1
            choices += len(options)
        engine.apply(game, state, action)
        plies += 1
    scores = [int(score) for score in game.scores(state)]
    return Outcome(plies, decisions, choices, scores, [int(place) for place in game.places(state)])


def decide(game: AnyGame, bot: Bot, now: Observation[Any], rng: Rng) -> int:
    action = bot.choose(game, now, rng)
    assert action in now.options, f"{type(bot).__name__} chose what is not possible"
    return action


def listen(events: list[Event], heard: int, told: list[list[Event]]) -> int:
    """Let every seat hear what is new; returns how many events have been told."""
    for seat, ear in enumerate(told):
        ear += audible(events[heard:], seat)
    return len(events)


def rng_for(job: Job, number: int, purpose: str) -> Rng:
    """A generator for each game and each purpose, whoever plays the game."""
    text = f"simulate {job.seed} {number} {purpose}"
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:12], "big"))
