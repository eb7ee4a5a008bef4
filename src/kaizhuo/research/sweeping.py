"""A box with other values in one place or several: a figure over the values, and for which of them a goal holds."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, Final, Literal

import msgspec

from kaizhuo.core.errors import OptionError
from kaizhuo.kit.boxes import fingerprint_of
from kaizhuo.research.editing import Setting, toml, with_value
from kaizhuo.research.figures import Tally, Twofold, chosen, is_share
from kaizhuo.research.jobs import Block
from kaizhuo.research.playing import Outcome
from kaizhuo.research.stats import CALLED, LEAST, Interval, Pair, Sums, deals_within, holm, surely_outside
from kaizhuo.research.study import Study

FIRST: Final = 100  # deals before the first look; each further look comes after twice as many
NEAR: Final = 0.02  # of a goal: a figure that is nearer to its end may lie there for good

Standing = Literal["sure", "holds", "unsure", "out", "few"]


class Goal(msgspec.Struct, frozen=True):
    pattern: str
    low: float
    high: float


class Point(msgspec.Struct, frozen=True):
    """A figure of one variant, and how it differs from the box as it is."""

    value: Interval
    less: Interval
    told: bool  # the difference is more than chance


class Variant(msgspec.Struct, frozen=True):
    label: str  # the values
    box: str
    games: int
    standing: Standing  # of the goals; where there are none they hold
    missed: list[str]  # figures that are outside their goal
    needed: int  # games until all intervals lie within the goals, if they stay about where they are
    figures: dict[str, Point]


class Sweep(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int | str
    box: str
    components: str
    settings: list[Setting]
    goals: list[Goal]
    variants: list[Variant]


def read_goal(given: str) -> Goal:
    """`wins.zodiac.* in 19..31%`"""
    number = r"(-?[0-9]+(?:\.[0-9]+)?)"
    found = re.fullmatch(rf"\s*(\S+)\s+in\s+{number}\s*\.\.\s*{number}\s*(%?)\s*", given)
    if not found or float(found[2]) > float(found[3]):
        raise OptionError("goal-form", given=given)
    scale = 100 if found[4] else 1
    return Goal(found[1], float(found[2]) / scale, float(found[3]) / scale)


def variants_of(base: Study, box: dict[str, Any], settings: Sequence[Setting]) -> list[tuple[str, Study]]:
    """The box with each combination of the values, under a label."""
    found = []
    for values in product(*(setting.values for setting in settings)):
        changed = box
        for setting, value in zip(settings, values, strict=True):
            changed = with_value(changed, setting.path, value)
        text = toml(changed)
        label = ", ".join(map(str, values))
        own = "" if fingerprint_of(changed) == base.box else text
        job = msgspec.structs.replace(base, own=own or base.own, components=label, box=fingerprint_of(changed))
        found.append((label, job))
    return found


class Trial:
    """One variant while it is played."""

    def __init__(self, label: str, job: Study) -> None:
        self.label = label
        self.job = job
        self.outcomes: list[Outcome] = []
        self.tally = Tally()
        self.out = False

    def add(self, block: Block) -> None:
        for game in block.games:
            self.outcomes.append(game)
            self.tally.add(game)

    def aimed(self, goals: Sequence[Goal]) -> Iterator[tuple[Goal, str, Sums]]:
        found = self.tally.figures()
        for goal in goals:
            for name in chosen(found, [goal.pattern]):
                if found[name].deals >= LEAST:
                    yield goal, name, found[name]


Play = Callable[[Study, Sequence[int]], Iterable[Block]]


def as_it_is(base: Study, trials: Sequence[Trial]) -> Trial:
    """The box as it is, among the variants or beside them."""
    same = [trial for trial in trials if trial.job.box == base.box]
    return same[0] if same else Trial("", base)


def play_all(known: Trial, trials: list[Trial], goals: Sequence[Goal], games: int, play: Play) -> None:
    """All variants over the same deals, fewer for those that are clearly outside a goal."""
    done, until = 0, min(FIRST, games)
    looks = 1 + sum(FIRST * 3**n < games for n in range(20))
    while done < games:
        alive = [trial for trial in dict.fromkeys([known, *trials]) if not trial.out or trial is known]
        for trial in alive:
            for block in play(trial.job, range(done, until)):
                trial.add(block)
        judged = looks * sum(1 for trial in alive for _ in trial.aimed(goals))
        for trial in trials:
            trial.out = trial.out or any(
                surely_outside(sums, goal.low, goal.high, judged) for goal, _, sums in trial.aimed(goals)
            )
        done, until = until, min(games, 3 * until)


def summed(
    base: Study, known: Trial, trials: Sequence[Trial], settings: Sequence[Setting], goals: Sequence[Goal],
    patterns: Sequence[str],
) -> Sweep:  # fmt: skip
    return Sweep(
        game=base.game,
        seats=base.seats,
        bots=base.bots,
        options=base.options,
        seed=base.seed,
        box=base.box,
        components=base.components,
        settings=list(settings),
        goals=list(goals),
        variants=[variant(known, trial, goals, patterns) for trial in trials],
    )


def variant(known: Trial, trial: Trial, goals: Sequence[Goal], patterns: Sequence[str]) -> Variant:
    missed = [name for goal, name, sums in trial.aimed(goals) if not goal.low <= sums.value <= goal.high]
    games = len(trial.outcomes)
    needed = 0 if missed else max((games_within(goal, sums, games) for goal, _, sums in trial.aimed(goals)), default=0)
    both = Twofold([*patterns, *(goal.pattern for goal in goals)])
    for first, second in zip(known.outcomes, trial.outcomes, strict=False):
        both.add(first, second)
    pairs = both.figures()
    shown = [name for name, pair in pairs.items() if pair.second.deals]
    adjusted = holm([pairs[name].difference().chance for name in shown])
    return Variant(
        label=trial.label,
        box=trial.job.box,
        games=games,
        standing=standing(trial, goals, missed, needed),
        missed=missed,
        needed=needed,
        figures={name: point(name, pairs[name], after) for name, after in zip(shown, adjusted, strict=True)},
    )


def standing(trial: Trial, goals: Sequence[Goal], missed: Sequence[str], needed: int) -> Standing:
    aimed = {goal for goal, _, _ in trial.aimed(goals)}
    if trial.out or missed:
        return "out" if trial.out else "unsure"
    if any(goal not in aimed for goal in goals):
        return "few"
    return "holds" if needed > len(trial.outcomes) else "sure"


def games_within(goal: Goal, sums: Sums, games: int) -> int:
    room = min(sums.value - goal.low, goal.high - sums.value)
    return deals_within(max(room, NEAR * (goal.high - goal.low)), sums.error, games)


def point(name: str, pair: Pair, adjusted: float) -> Point:
    less = pair.difference().less
    return Point(pair.second.interval(share=is_share(name)), less, adjusted < CALLED and pair.deals >= LEAST)
