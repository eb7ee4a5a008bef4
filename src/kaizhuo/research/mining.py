"""Puzzles, mined from games of strong bots and from the positions of `tactics.py`.  `make puzzles` writes them.

Whoever plays thinks anyway: where its search finds one option clearly ahead, the position is examined anew, in fresh
worlds that are the same for every option.  What is stated in a puzzle comes from that second look alone.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple

import msgspec

from kaizhuo.bots.beginner import inclined
from kaizhuo.bots.explaining import main_line
from kaizhuo.bots.halving import Halving
from kaizhuo.bots.planning import planned
from kaizhuo.bots.rating import rated
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.thinker import Thinker
from kaizhuo.bots.winning import winning_option
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame, load_game
from kaizhuo.play.match import Match
from kaizhuo.play.puzzle import OTHERS, Kind, Played, Puzzle, Tried
from kaizhuo.research.playing import rng_of
from kaizhuo.research.proving import Threat, finishing, sure_wins, threat_after, worlds_of
from kaizhuo.research.tactics import positions_of, set_up

SUSPECT: Final = 0.08  # of value, by which the best option is ahead in the search of whoever plays
MARGIN: Final = 0.10  # by which it must be ahead in the second look
SAFER: Final = 0.25  # by which a rival wins less often after a right answer to a threat
SAFE: Final = 0.35  # more risk than this is no answer to a threat
ALIKE: Final = 0.08  # right answers to a threat may differ by so much risk
PROVEN: Final = 24  # worlds in which a win is proven
WEIGHED: Final = 600  # worlds in which every option is played out
FEWEST: Final = 3  # options
MOST: Final = 40
HOPELESS: Final = 0.12  # chances: below it nothing helps
DECIDED: Final = 0.97  # and above it nothing harms
EASY: Final = 0.6  # chances that level 1 finds it
MEDIUM: Final = 0.25
FORETOLD: Final = 4  # wrong answers whose consequence is told
WINNING: Final = 0.7  # of value: below it nobody looks for a win in one
PLAYOUTS: Final = 300  # of whoever plays


class Found(msgspec.Struct, frozen=True):
    """A game, and the puzzles in it."""

    played: Played
    puzzles: list[Puzzle]


class Candidate(NamedTuple):
    kind: Kind
    ply: int
    now: Observation[Any]
    easy: float  # hard ones are examined first


class Mining(msgspec.Struct, frozen=True):
    """Work for `runner.py`: so many games, one part each; before them the positions that people checked."""

    game: str
    seed: int
    games: int
    each: int = 3  # puzzles of the best of three that one game may bring

    FEW: ClassVar[int] = 1

    def parts(self) -> range:
        return range(-len(positions_of(self.game)), self.games)

    def play(self, number: int) -> Found | None:
        rng = rng_of("puzzles", self.game, self.seed, number)
        return self.known(number, rng) if number < 0 else mined(self, number, rng)

    def known(self, number: int, rng: Rng) -> Found | None:
        position = positions_of(self.game)[number]
        assert position.kind != "hard"
        if position.seats > len(OTHERS) + 1:
            return None
        match = set_up(self.game, position)
        now = match.observe(position.seat)
        found = examined(match.game, Candidate(position.kind, match.ply, now, 0.0), rng)
        played = Played(position.seats, position.options, position.moves)
        return Found(played, [found]) if found else None


def mined(work: Mining, number: int, rng: Rng) -> Found | None:
    game = load_game(work.game)
    counts = [count for count in game.seat_counts if 2 <= count <= len(OTHERS) + 1]
    seats = counts[number % len(counts)]
    secret = hashlib.sha256(f"puzzles {work.seed} {number}".encode()).digest()
    match = Match.new(work.game, ["bot"] * seats, {}, secret)
    candidates = play_through(match, rng)
    left = Counter({"win": 1, "block": 1, "best": work.each})
    found: dict[int, Puzzle] = {}  # by ply
    for one in sorted(candidates, key=lambda one: one.easy):
        if left[one.kind] and one.ply not in found and (puzzle := examined(game, one, rng)):
            left[one.kind] -= 1
            found[one.ply] = puzzle
    if not found:
        return None
    moves = match.record(with_secret=False).moves[: max(found)]
    return Found(Played(seats, match.options, moves), list(found.values()))


def play_through(match: Match, rng: Rng) -> list[Candidate]:
    """A game of strong bots, and where something in it was clearly right."""
    game, thinker = match.game, Thinker(PLAYOUTS, 0.0)
    found: list[Candidate] = []
    while not match.over:
        awaited = match.awaited()
        now = match.observe(awaited[0])
        action = now.options[0]
        if len(now.options) > 1:
            ranking = thinker.think(game, now, rng).ranking()
            win = winning_option(game, now, rng) if ranking[0].mean() > WINNING else None
            action = ranking[0].action if win is None else win
            if len(awaited) == 1 and FEWEST <= len(now.options) <= MOST:
                gap = 1.0 if win is not None else ranking[0].mean() - ranking[1].mean()
                kinds: list[Kind] = ["win"] if win is not None else ["block", "best"] if gap >= SUSPECT else []
                found += [Candidate(kind, match.ply, now, easy(game, now, [action], now.options)) for kind in kinds]
        match.submit(awaited[0], action)
    return found


def examined(game: AnyGame, one: Candidate, rng: Rng) -> Puzzle | None:
    looks = {"win": proven_win, "block": stopped_threat, "best": best_of_three}
    found = looks[one.kind](game, one.now, rng)
    if not found or found.margin < MARGIN:
        return None
    name = hashlib.sha256(f"{game.name} {one.ply} {found.tried}".encode()).hexdigest()[:6]
    return Puzzle(
        name=name,
        record=0,
        ply=one.ply,
        seat=one.now.viewer,
        kind=one.kind,
        level=level_of(game, one.now, found),
        right=found.right,
        margin=found.margin,
        worlds=WEIGHED,
        tried=found.tried,
    )


class Look(NamedTuple):
    """What a second look found: answers, the first so many of them right."""

    tried: list[Tried]
    right: int
    margin: float


def proven_win(game: AnyGame, now: Observation[Any], rng: Rng) -> Look | None:
    worlds = worlds_of(game, now, rng, PROVEN)
    winners = sure_wins(game, now, worlds)
    if not winners or 3 * len(winners) > len(now.options):
        return None
    others = [option for option in now.options if option not in winners]
    values = weighed(game, now, others, rng)
    say = game.words.sentence
    right = []
    for option in winners:
        then = finishing(game, worlds[0], now.viewer, option)
        right.append(Tried(say(option), 1.0, then=[f"{now.viewer} {say(part)}" for part in then]))
    return judged(game, now, right, values, rng)


def stopped_threat(game: AnyGame, now: Observation[Any], rng: Rng) -> Look | None:
    worlds = worlds_of(game, now, rng, PROVEN)
    if not any(threat_after(game, worlds[0], now.viewer, option, rng) for option in now.options):
        return None
    threats = {one: [threat_after(game, world, now.viewer, one, rng) for world in worlds] for one in now.options}
    risk = {one: sum(threat is not None for threat in found) / PROVEN for one, found in threats.items()}
    least = min(risk.values())
    right = [one for one in now.options if risk[one] <= least + ALIKE]
    if (
        least > SAFE
        or 2 * len(right) > len(risk)
        or any(least + ALIKE < each < least + SAFER for each in risk.values())
    ):
        return None
    values = weighed(game, now, now.options, rng)
    if not HOPELESS < max(values.values()) < DECIDED:
        return None
    tried = [
        Tried(game.words.sentence(one), values[one], risk[one], likely_threat(game, threats[one]))
        for one in sorted(now.options, key=lambda one: (one not in right, -values[one]))
    ]
    margin = min(values[one] for one in right) - max(values[one] for one in now.options if one not in right)
    return Look(rounded(tried), len(right), round(margin, 2))


def best_of_three(game: AnyGame, now: Observation[Any], rng: Rng) -> Look | None:
    """The best, and of those that are clearly worse the two that look best at first sight."""
    values = weighed(game, now, now.options, rng, WEIGHED // 4)
    best = max(now.options, key=lambda one: values[one])
    ratings = dict(zip(now.options, rated(game, now), strict=True))
    worse = [one for one in now.options if values[one] < values[best] - MARGIN]
    tempting = sorted(worse, key=lambda one: -ratings[one])[:2]
    if len(tempting) < 2 or len(worse) < len(now.options) - 1:
        return None
    values = weighed(game, now, sorted([best, *tempting]), rng)
    if not HOPELESS < values[best] < DECIDED:
        return None
    right = [Tried(game.words.sentence(best), values.pop(best), then=foretold(game, now, best, rng))]
    return judged(game, now, right, values, rng)


def judged(game: AnyGame, now: Observation[Any], right: list[Tried], values: dict[int, float], rng: Rng) -> Look:
    """What is right, and what else there is."""
    others = sorted(values, key=lambda one: -values[one])
    told = [foretold(game, now, one, rng) if place < FORETOLD else [] for place, one in enumerate(others)]
    wrong = [Tried(game.words.sentence(one), values[one], then=then) for one, then in zip(others, told, strict=True)]
    margin = min(one.value for one in right) - values[others[0]]
    return Look(rounded([*right, *wrong]), len(right), round(margin, 2))


def rounded(tried: list[Tried]) -> list[Tried]:
    return [Tried(one.say, round(one.value, 2), round(one.risk, 2), one.then) for one in tried]


def weighed(
    game: AnyGame, now: Observation[Any], options: Sequence[int], rng: Rng, worlds: int = WEIGHED
) -> dict[int, float]:
    """How good each option is, all of them in the same worlds and with the same luck."""
    found = settings_of(game.name).level3
    lines = {option: [option] for option in options}
    if found.beam:
        these = Observation(now.viewer, now.ply, now.seen, list(options), now.told)
        for plan in sorted(planned(game, these, rng, found.beam), key=lambda plan: plan.value):
            lines[plan.moves[0]] = plan.moves
    style = found.style(len(game.scores(now.seen)))
    search = Halving(game, now.seen, now.viewer, list(lines.values()), rng, style, worlds * len(lines))
    for _ in range(worlds):
        search.try_world()
    return {int(arm.action): arm.mean() for arm in search.arms}


def foretold(game: AnyGame, now: Observation[Any], option: int, rng: Rng) -> list[str]:
    return [f"{step.seat} {step.sentence}" for step in main_line(game, now, option, rng)]


def likely_threat(game: AnyGame, threats: list[Threat | None]) -> list[str]:
    """How a rival wins in most of the worlds, if it is so in half of them."""
    (threat, count) = Counter(threats).most_common(1)[0]
    if threat is None or threat.seat < 0 or 2 * count < len(threats):
        return []
    return [f"{threat.seat} {game.words.sentence(threat.action)}"]


def easy(game: AnyGame, now: Observation[Any], right: Sequence[int], among: Sequence[int]) -> float:
    """How likely level 1, which knows only first sight, gives one of the right answers among these."""
    odds = dict(zip(now.options, inclined(game, now), strict=True))
    total = sum(odds[one] for one in among)
    return sum(odds[one] for one in right) / total if total else len(right) / len(among)


def level_of(game: AnyGame, now: Observation[Any], look: Look) -> Literal[1, 2, 3]:
    tried = [game.words.parse(one.say) for one in look.tried]
    found = easy(game, now, tried[: look.right], tried)
    return 1 if found >= EASY else 2 if found >= MEDIUM else 3
