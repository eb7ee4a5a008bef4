"""What a box does to a game, as data: figures with their intervals, pieces, and what stands out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final, Literal

import msgspec

from kaizhuo.games import AnyGame
from kaizhuo.research.figures import Tally, is_share
from kaizhuo.research.playing import Outcome
from kaizhuo.research.ratings import Ladder
from kaizhuo.research.stats import CALLED, LEAST, Interval, Sums, chance, deals_to_tell, holm
from kaizhuo.research.study import Study, pieces_of

BINS: Final = 16
DEAD: Final = 0.05  # a piece that is taken less often than this when it could be

Verdict = Literal["", "more", "less", "dead", "never"]


class Histogram(msgspec.Struct, frozen=True):
    first: int  # where the first bin begins
    width: int
    counts: list[int]
    low: int  # a tenth lies below
    median: int
    high: int  # a tenth lies above


class Piece(msgspec.Struct, frozen=True):
    kind: str
    piece: str
    offered: Interval | None  # choices in a game
    taken: Interval | None  # of those choices
    used: Interval | None  # by so many of the seats
    wins: Interval | None  # of those
    verdict: Verdict


class Part(msgspec.Struct, frozen=True):
    """One number of players."""

    seats: int
    bots: tuple[str, ...]
    games: int
    fair: float  # a seat's part of the victories, if all are equal
    uneven: list[str]  # the figures of seats and of whoever begins that are further off than chance takes them
    figures: dict[str, Interval]
    more_games: int  # until two points of a seat's victories can be told apart
    decisions: Histogram
    points: Histogram
    last: list[int]  # games by the tenth in which the lead changed last
    pieces: list[Piece]


class Report(msgspec.Struct, frozen=True):
    game: str
    version: str
    box: str
    components: str
    options: dict[str, Any]
    seed: int | str
    blind: str
    parts: list[Part]
    skill: Ladder | None = None
    skill_blocks: int = 0


def report_of(job: Study, parts: list[Part], skill: Ladder | None, blocks: int) -> Report:
    return Report(
        game=job.game,
        version=version("kaizhuo"),
        box=job.box,
        components=job.components,
        options=job.options,
        seed=job.seed,
        blind=job.blind,
        parts=parts,
        skill=skill,
        skill_blocks=blocks if skill else 0,
    )


def part_of(job: Study, game: AnyGame, outcomes: Sequence[Outcome]) -> Part:
    tally = Tally()
    for outcome in outcomes:
        tally.add(outcome)
    found = tally.figures()
    fair = sum(found[f"seat.{seat}"].value for seat in range(job.seats)) / job.seats
    last = [outcome.notes.last for outcome in outcomes if outcome.notes and outcome.notes.last is not None]
    tenths = [min(9, int(10 * at)) for at in last]
    seat = max((found[f"seat.{seat}"] for seat in range(job.seats)), key=lambda sums: sums.error)
    return Part(
        seats=job.seats,
        bots=job.bots,
        games=tally.games,
        fair=fair,
        uneven=off(found, ["first", *(f"seat.{seat}" for seat in range(job.seats))], fair) if job.seats > 1 else [],
        figures={name: sums.interval(share=is_share(name)) for name, sums in found.items() if name.count(".") < 2},
        more_games=more_games(seat, tally.games),
        decisions=histogram([outcome.decisions for outcome in outcomes]),
        points=histogram([score for outcome in outcomes for score in outcome.scores]),
        last=[tenths.count(tenth) for tenth in range(10)],
        pieces=pieces(game, found, fair, tally.games, job.seats),
    )


def off(found: dict[str, Sums], names: Sequence[str], fair: float) -> list[str]:
    """Those of the figures that chance alone does not take so far from what is fair, all of them judged together."""
    judged = [name for name in names if name in found and found[name].deals >= LEAST]
    chances = [chance(found[name].value - fair, found[name].error, found[name].deals) for name in judged]
    return [name for name, adjusted in zip(judged, holm(chances), strict=True) if adjusted < CALLED]


def more_games(sums: Sums, games: int) -> int:
    return max(0, deals_to_tell(0.02, sums.error, games) - games) if math.isfinite(sums.error) and sums.error else 0


def histogram(values: Sequence[int]) -> Histogram:
    ordered = sorted(values)
    width = max(1, -(-(ordered[-1] - ordered[0] + 1) // BINS))
    counts = [0] * ((ordered[-1] - ordered[0]) // width + 1)
    for value in ordered:
        counts[(value - ordered[0]) // width] += 1
    low, median, high = (ordered[int(len(ordered) * part)] for part in (0.1, 0.5, 0.9))
    return Histogram(ordered[0], width, counts, low, median, high)


def pieces(game: AnyGame, found: dict[str, Sums], fair: float, games: int, seats: int) -> list[Piece]:
    """All that actions can point at, judged together."""
    words = game.words
    known = {
        piece: None for verb in words.verbs if not verb.chance
        for action in range(verb.first, verb.first + verb.size) for piece in pieces_of(words)[action]
    }  # fmt: skip
    stands_out = off(found, [f"wins.{piece}" for piece in known], fair)
    return [_piece(piece, found, fair, games, seats, f"wins.{piece}" in stands_out) for piece in known]


def _piece(piece: str, found: dict[str, Sums], fair: float, games: int, seats: int, stands_out: bool) -> Piece:
    kind, _, name = piece.partition(".")
    offered, taken, wins = (found.get(f"{what}.{piece}") for what in ("offered", "taken", "wins"))
    share = taken.interval(share=True) if taken else None
    verdict: Verdict = ""
    if not offered and not wins:
        verdict = "never"
    elif share and share.high < DEAD:
        verdict = "dead"
    elif wins and stands_out:
        verdict = "more" if wins.value > fair else "less"
    return Piece(
        kind=kind,
        piece=name,
        offered=offered.interval(share=False) if offered else None,
        taken=share,
        used=wins.bottoms(games, seats).interval(share=True) if wins else None,
        wins=wins.interval(share=True) if wins else None,
        verdict=verdict,
    )
