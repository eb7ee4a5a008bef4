"""One game of bots, a matter of names and numbers, so that any process can play it with the same outcome."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.bots.external import External, Trouble, read_command
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Event, step_of
from kaizhuo.games import AnyGame
from kaizhuo.play.options import read_options
from kaizhuo.research.changed import AT, Changed
from kaizhuo.research.entrants import entrant
from kaizhuo.research.twin import TWIN, Twin

Chance = Callable[[int], Rng]  # the generator that answers a question of chance


class Notes(msgspec.Struct, frozen=True):
    """What is kept of a game that was watched (`study.py`)."""

    forced: int  # decisions without a choice
    minutes: float  # that people would need
    margin: float | None  # points between the best side and the next
    offered: dict[str, int]  # by piece: choices among which there was one that points at it
    taken: dict[str, int]  # ... and that was taken
    used: dict[str, list[int]]  # by piece: the seats that used it
    changes: int  # of the lead
    last: float | None  # when the last one was, as a part of the game
    comeback: bool | None
    runaway: bool | None
    gap: float | None  # between the two best options, at one decision of the game


class Outcome(msgspec.Struct, frozen=True):
    """What is counted of one game: who sat where, and what came of it."""

    bots: list[str]  # by seat, if they have names
    scores: list[int]
    places: list[int]
    plies: int  # decisions, those of chance included
    decisions: int = 0  # of the seats
    choices: int = 0  # options they had, all together
    first: int = CHANCE  # the seat that was asked first, alone
    trouble: list[Trouble] = []  # what went wrong with external bots
    notes: Notes | None = None


class Table:
    """A game with bots around it."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot | Twin], options: dict[str, Any], seed: str) -> None:
        seats = len(bots)
        self.game = game
        self.bots = bots
        self.state = game.setup(seats, read_options(game, seats, options))
        self.chance = dealt_alike(seed)
        self.thinking = [rng_of(seed, "seat", seat) for seat in range(seats)]
        self.told: list[list[Event]] = [[] for _ in range(seats)]
        self.heard = self.plies = self.decisions = self.choices = 0
        self.first = CHANCE

    def play(self, names: Sequence[str] = ()) -> Outcome:
        game, state = self.game, self.state
        while not engine.over(state):
            seat = int(engine.actor(state))
            engine.apply(game, state, self._drawn() if seat == CHANCE else self._decided(seat))
            self.plies += 1
        trouble = [bot.close() for bot in self.bots if isinstance(bot, External)]
        return Outcome(
            bots=list(names),
            scores=[int(score) for score in game.scores(state)],
            places=[int(place) for place in game.places(state)],
            plies=self.plies,
            decisions=self.decisions,
            choices=self.choices,
            first=self.first,
            trouble=[one for one in trouble if one],
        )

    def _drawn(self) -> int:
        question = int(engine.asked_now(self.state))
        return int(engine.pick(self.game, self.state, self.chance(question)))

    def _decided(self, seat: int) -> int:
        game, state = self.game, self.state
        if self.first == CHANCE and not game.steps[step_of(engine.asked_now(state))].simultaneous():
            self.first = seat
        self.heard = listen(state.journal or [], self.heard, self.told)
        now = Observation(
            seat, self.plies, game.redact(state, seat), engine.options(game, state), list(self.told[seat])
        )
        self.decisions += 1
        self.choices += len(now.options)
        action = decide(game, self.bots[seat], now, state, self.thinking[seat])
        self.decided(seat, now, action)
        return action

    def decided(self, seat: int, now: Observation[Any], action: int) -> None:
        """For those who watch; the action is not done yet."""


def dealt_alike(seed: str) -> Chance:
    """Chance depends on the seed, on what is asked of it and how often it was asked before: the same cards and dice for
    whoever sits at the table, as far as the games are alike."""
    asked: dict[int, int] = {}

    def chance(question: int) -> Rng:
        asked[question] = asked.get(question, 0) + 1
        return rng_of(seed, "chance", question, asked[question])

    return chance


def sit_down(names: Sequence[str]) -> list[Bot | Twin]:
    """The bots by seat.  No clocks: a budget of playouts gives the same game on every machine."""
    return [find_bot(name) for name in names]


def find_bot(name: str) -> Bot | Twin:
    """The bot of a name: also those that sit at no table with people."""
    if name.startswith(TWIN):
        return Twin(name)
    if AT in name and read_command(name) is None:
        return Changed(name)
    return entrant(name) or make_bot(name, patience=0.0)


def play_game(game: AnyGame, names: Sequence[str], options: dict[str, Any], seed: str) -> Outcome:
    return Table(game, sit_down(names), options, seed).play(names)


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
