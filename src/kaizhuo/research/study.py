"""Games that are watched: what a report needs to know of each beside its outcome.

A *piece* is what actions point at: a card, a tile, a board; and every kind of action is one too.  Where something is
and how much of it are none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from math import log2
from typing import Any, ClassVar, Final

import msgspec

from kaizhuo.bots.bot import Bot, make_bot
from kaizhuo.bots.thinker import Thinker
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of
from kaizhuo.core.words import Domain, Vocabulary
from kaizhuo.games import AnyGame, describe
from kaizhuo.research.jobs import Block, Job
from kaizhuo.research.playing import Notes, Outcome, Table, rng_of

VERB: Final = "action"  # the kind of piece that kinds of actions are
NO_PIECES: Final = frozenset({"amount", "number", "place", "slot", "spot", "target"})
QUICK, SLOW = 3.5, 6.5
PLAYOUTS: Final = 200  # to see how far the two best options lie apart


class Study(Job, frozen=True, forbid_unknown_fields=True, tag="study"):
    """Every deal is played once, as the bots sit."""

    blind: str = ""  # a step that is answered at random: drafting, say
    playouts: int = PLAYOUTS  # for one decision of each game; 0 for none

    FEW: ClassVar[int] = 8

    def play(self, number: int) -> Block:
        seed = f"study {self.seed} {number}"
        bots = [make_bot(name, patience=0.0) for name in self.bots]
        sitting = [Blind(bot, self.blind) for bot in bots] if self.blind else bots
        table = Studied(self.open(), sitting, self.options, seed)
        outcome = table.play(self.bots)
        return Block(number, [msgspec.structs.replace(outcome, notes=table.notes(outcome, self.playouts, seed))])


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


class Studied(Table):
    """A table whose decisions are watched."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], options: dict[str, Any], seed: str) -> None:
        super().__init__(game, bots, options, seed)
        self.forced = 0
        self.bits = 0.0  # how much there was to choose from: each doubling of the options counts 1
        self.offered: dict[str, int] = defaultdict(int)
        self.taken: dict[str, int] = defaultdict(int)
        self.used: dict[str, set[int]] = defaultdict(set)  # by piece: the seats
        self.points: list[tuple[int, list[int]]] = []  # whenever they change, after how many decisions
        self.sample: Observation[Any] | None = None
        self.luck = rng_of(seed, "sample")

    def decided(self, seat: int, now: Observation[Any], action: int) -> None:
        pieces = pieces_of(self.game.words)
        chosen = pieces[action]
        if len(now.options) > 1:
            self._choice(now, pieces, chosen)
        else:
            self.forced += 1
        for piece in chosen:
            self.used[piece].add(seat)
        scores = [int(score) for score in self.game.scores(self.state)]
        if not self.points or self.points[-1][1] != scores:
            self.points.append((self.decisions, scores))

    def _choice(self, now: Observation[Any], pieces: list[tuple[str, ...]], chosen: tuple[str, ...]) -> None:
        self.bits += log2(len(now.options))
        for piece in {piece for option in now.options for piece in pieces[option]}:
            self.offered[piece] += 1
        for piece in chosen:
            self.taken[piece] += 1
        if self.luck.below(self.decisions - self.forced) == 0:  # each of them is equally likely to stay
            self.sample = now

    def notes(self, outcome: Outcome, playouts: int, seed: str) -> Notes:
        sides = [int(side) for side in self.game.sides(self.state)]
        leads = [(at, leaders(scores, sides)) for at, scores in [*self.points, (self.decisions, outcome.scores)]]
        won = {side for side, place in zip(sides, outcome.places, strict=True) if place == 1}
        changes = changed(leads)
        return Notes(
            forced=self.forced,
            minutes=round(seconds_of(self.game.name) * self.bits / 60, 2),
            margin=margin(outcome.scores, sides),
            offered=dict(self.offered),
            taken=dict(self.taken),
            used={piece: sorted(seats) for piece, seats in self.used.items()},
            changes=len(changes),
            last=changes[-1] / self.decisions if changes else None,
            comeback=comeback(leads, won, self.decisions, len(set(sides))),
            runaway=runaway(leads, won, self.decisions) if len(set(sides)) > 1 else None,
            gap=gap(self.game, self.sample, playouts, rng_of(seed, "gap")) if self.sample and playouts else None,
        )


def seconds_of(game: str) -> float:
    """That people think about a choice between two: so that games take about as long as their boxes say."""
    return QUICK if describe(game).weight == 1 else SLOW


def margin(scores: Sequence[int], sides: Sequence[int]) -> float | None:
    best = {side: max(score for score, its in zip(scores, sides, strict=True) if its == side) for side in sides}
    ordered = sorted(best.values(), reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else None


Leads = list[tuple[int, set[int]]]  # after how many decisions which sides have most points


def leaders(scores: Sequence[int], sides: Sequence[int]) -> set[int]:
    return {side for side, score in zip(sides, scores, strict=True) if score == max(scores)}


def changed(leads: Leads) -> list[int]:
    """When somebody led alone who had not been the last to do so."""
    found: list[int] = []
    last: set[int] = set()
    for at, ahead in leads:
        if len(ahead) == 1 and ahead != last:
            if last:
                found.append(at)
            last = ahead
    return found


def leading_at(leads: Leads, at: float) -> set[int]:
    return next((ahead for when, ahead in reversed(leads) if when <= at), set())


def comeback(leads: Leads, won: set[int], decisions: int, sides: int) -> bool | None:
    """Whether a winner was behind half way through; None where nobody was, or nobody won."""
    ahead = leading_at(leads, decisions / 2)
    return not won & ahead if won and 0 < len(ahead) < sides else None


def runaway(leads: Leads, won: set[int], decisions: int) -> bool | None:
    """Whether who led alone after a third of the game was never overtaken and won; None where nobody led alone."""
    third = decisions / 3
    ahead = leading_at(leads, third)
    if len(ahead) != 1 or not won:
        return None
    return ahead == won and all(ahead <= later for at, later in leads if at > third)


def gap(game: AnyGame, now: Observation[Any], playouts: int, rng: Rng) -> float:
    """How far the best option is better than the second, in chances to win.

    The two are weighed once more against each other, in fresh worlds that are the same for both: the best of many looks
    better than it is.  So the figure is right on average, and below 0 at times.
    """
    thinker = Thinker(playouts, 0.0)
    first, second = (int(arm.action) for arm in thinker.think(game, now, rng).ranking()[:2])
    both = Observation(now.viewer, now.ply, now.seen, sorted([first, second]), now.told)
    weighed = {int(arm.action): arm.mean() for arm in thinker.think(game, both, rng).ranking()}
    return round(weighed[first] - weighed[second], 4)


@cache
def pieces_of(words: Vocabulary) -> list[tuple[str, ...]]:
    """By action: the pieces it points at."""
    known = _by_mark(words)
    found: list[tuple[str, ...]] = []
    for action in range(words.size):
        verb = words.verb_of(action)
        pieces = [f"{VERB}.{verb.name}"]
        if not verb.chance:
            for domain, member in zip(verb.operands, words.operands(action), strict=True):
                pieces += [piece for piece in _pieces(domain, member, known) if piece not in pieces]
        found.append(tuple(pieces))
    return found


def is_piece(domain: Domain) -> bool:
    return not domain.are_seats and domain.about is None and domain.name not in NO_PIECES


def _by_mark(words: Vocabulary) -> dict[str, str]:
    """What lights up one element of the board alone gives it its name: the first that does."""
    found: dict[str, str] = {}
    for verb in words.verbs:
        for domain in verb.operands:
            if is_piece(domain) and len({tuple(marks) for marks in domain.marks}) > 1:
                for name, marks in zip(_names(domain), domain.marks, strict=True):
                    if len(marks) == 1:
                        found.setdefault(marks[0], f"{domain.name}.{name}")
    return found


def _names(domain: Domain) -> list[str]:
    """Of members that nobody can tell apart, as twins among cards, all have the name of the first."""
    first: dict[tuple[object, ...], str] = {}
    found = []
    for number, (member, label) in enumerate(zip(domain.members, domain.labels, strict=True)):
        facts = [values[number] for values in domain.facts.values()]
        parts = [members[number] for _, members in domain.parts.values()]
        found.append(first.setdefault((label, *facts, *parts), member))
    return found


def _pieces(domain: Domain, member: int, known: dict[str, str]) -> list[str]:
    if not is_piece(domain):
        return []
    marked = dict.fromkeys(known[mark] for mark in domain.marks[member] if mark in known)
    return list(marked) or [f"{domain.name}.{domain.members[member]}"]
