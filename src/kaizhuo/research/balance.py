"""How even a game is: its length, its points, and the victories of whoever begins, of each seat and of each trait.

A trait is the value of a field of the players in the final view: the side of a board, say.
"""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR, step_of
from kaizhuo.games import AnyGame
from kaizhuo.research.jobs import Block, Job
from kaizhuo.research.playing import Outcome, Table, dealt_in_turn, victory
from kaizhuo.research.stats import Interval, of_share


class Balance(Job, frozen=True, forbid_unknown_fields=True, tag="balance"):
    """Every deal is played once, as the bots sit."""

    by: str = ""  # the field whose values are traits
    blind: str = ""  # a step that is answered at random: drafting, say

    FEW: ClassVar[int] = 24

    def play(self, number: int) -> Block:
        seed = f"balance {self.seed} {number}"
        bots = [make_bot(name, patience=0.0) for name in self.bots]
        sitting = [Blind(bot, self.blind) for bot in bots] if self.blind else bots
        table = Table(self.open(), sitting, self.options, seed)
        table.chance = dealt_in_turn(seed)
        outcome = table.play(self.bots)
        traits = [str(getattr(player, self.by)) for player in seen(table)[: self.seats]] if self.by else []
        return Block(number, [msgspec.structs.replace(outcome, traits=traits)])


class Blind:
    """A bot that answers one step at random."""

    def __init__(self, bot: Bot, step: str) -> None:
        self.bot = bot
        self.step = step

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        asked = now.seen.copy()
        engine.bring_up(game, asked, now.viewer)
        if game.words.steps[step_of(engine.asked_now(asked))] == self.step:
            return now.options[rng.below(len(now.options))]
        return self.bot.choose(game, now, rng)


def seen(table: Table) -> Sequence[Any]:
    """The players as everybody may see them."""
    view: Any = table.game.view(table.game.redact(table.state, SPECTATOR), SPECTATOR)
    players: Sequence[Any] = view.players
    return players


class Part(msgspec.Struct, frozen=True):
    """Somebody's part of the victories."""

    who: str
    share: Interval
    games: int
    points: float


class Range(msgspec.Struct, frozen=True):
    mean: float
    low: int  # a tenth lies below
    median: int
    high: int  # a tenth lies above


class Evenness(msgspec.Struct, frozen=True):
    games: int
    decisions: Range  # of the seats
    points: Range
    begins: Part
    seats: list[Part]
    traits: list[Part]


def evenness(outcomes: Sequence[Outcome]) -> Evenness:
    traits: dict[str, list[tuple[Outcome, int]]] = defaultdict(list)
    for outcome in outcomes:
        for seat, trait in enumerate(outcome.traits):
            traits[trait].append((outcome, seat))
    return Evenness(
        games=len(outcomes),
        decisions=range_of([outcome.decisions for outcome in outcomes]),
        points=range_of([score for outcome in outcomes for score in outcome.scores]),
        begins=part("begins", [(outcome, outcome.first) for outcome in outcomes]),
        seats=[part(f"seat {seat}", [(one, seat) for one in outcomes]) for seat in range(len(outcomes[0].scores))],
        traits=[part(trait, traits[trait]) for trait in sorted(traits)],
    )


def part(who: str, seats: Sequence[tuple[Outcome, int]]) -> Part:
    wins = sum(victory(outcome.places, seat) for outcome, seat in seats)
    points = statistics.mean(outcome.scores[seat] for outcome, seat in seats)
    return Part(who, of_share(wins, len(seats)), len(seats), points)


def range_of(values: list[int]) -> Range:
    ordered = sorted(values)
    low, middle, high = (ordered[int(len(ordered) * part)] for part in (0.1, 0.5, 0.9))
    return Range(statistics.mean(ordered), low, middle, high)
