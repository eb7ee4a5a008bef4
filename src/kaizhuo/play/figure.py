"""Figures of the rules: positions on the real rules that one can step through.

A figure is data of its game: `view/figures/<name>.json`, its sentences beside it (`text/figures.py`).  Like a lesson it
is a game whose chance and moves are written down.  Its numbers are not: they are read from what is seen.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from kaizhuo.core.errors import IllegalAction
from kaizhuo.games import folder_of
from kaizhuo.play.lesson import Arranged, Wrong, lesson_named
from kaizhuo.play.match import Match, replay


class Begins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a lesson of the game does."""

    lesson: str
    plies: int


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ply: int
    light: list[str] = []  # marks of the board
    facts: dict[str, str] = {}  # numbers of its sentence, and where they stand in the view: "players.0.score"
    tries: list[Wrong] = []  # what could be done here, and what the rules answer


class Figure(Arranged, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rule: str  # below which it stands
    rules: list[str]  # that it shows
    steps: list[Step]
    begins: Begins | None = None


@cache
def figures(game: str) -> list[Figure]:
    """All that can be shown with the box in use, in the order of the rules."""
    files = sorted((folder_of(game) / "view" / "figures").glob("*.json"))
    found = [_begun(msgspec.json.decode(file.read_bytes(), type=Figure)) for file in files]
    return sorted((figure for figure in found if figure.fits()), key=lambda figure: figure.place)


def _begun(figure: Figure) -> Figure:
    if figure.begins is None:
        return figure
    lesson = lesson_named(figure.game, figure.begins.lesson)
    moves = [*lesson.moves[: figure.begins.plies], *figure.moves]
    same = {"options": lesson.options, "seats": lesson.seats, "learner": lesson.learner}
    return msgspec.structs.replace(figure, moves=moves, **same)


def stands(figure: Figure) -> list[Match]:
    """The game at each step."""
    record = figure.record(figure.moves)
    return [replay(record, step.ply) for step in figure.steps]


def numbers(figure: Figure, games: list[Match]) -> list[dict[str, int]]:
    """The numbers of each step's sentence: `$points`; how it stood a step before, `$points-was`, and what it is more
    than that, `$points-more`."""
    seen = [sight(match, figure.learner) for match in games]
    found = []
    for before, now, step in zip([seen[0], *seen], seen, figure.steps, strict=False):
        known: dict[str, int] = {}
        for name, path in step.facts.items():
            known[name] = number_at(now, path)
            if path_leads(before, path):
                was = number_at(before, path)
                known |= {f"{name}-was": was, f"{name}-more": known[name] - was}
        found.append(known)
    return found


def sight(match: Match, viewer: int) -> dict[str, Any]:
    """A view as plain data, with the scores."""
    seen = match.observe(viewer, match.ply).seen
    view: dict[str, Any] = msgspec.to_builtins(match.game.view(seen, viewer))
    return {"scores": [int(score) for score in match.game.scores(seen)], **view}


def number_at(seen: Any, path: str) -> int:
    """What stands at "players.0.score" or, of a list of things, at "rescues.tile=7.points"; the length of a list."""
    for name in path.split("."):
        seen = _part(seen, name)
    return len(seen) if isinstance(seen, list) else int(seen)


def path_leads(seen: Any, path: str) -> bool:
    try:
        number_at(seen, path)
    except (LookupError, TypeError, StopIteration):
        return False
    return True


def _part(seen: Any, name: str) -> Any:
    if not isinstance(seen, list):
        return seen[name]
    key, _, value = name.partition("=")
    return next(item for item in seen if str(item[key]) == value) if value else seen[int(name)]


class Tried(NamedTuple):
    seat: int
    action: int
    refused: IllegalAction | None


def tried(match: Match, sentence: str) -> Tried:
    """What the rules answer; nothing is changed by asking."""
    seat = match.awaited()[0]
    action = match.game.words.parse(sentence)
    try:
        replay(match.record(with_secret=False)).submit(seat, action)
    except IllegalAction as wrong:
        return Tried(seat, action, wrong)
    return Tried(seat, action, None)
