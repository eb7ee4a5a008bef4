"""Positions with a right answer: wins in one, and threats that must be stopped, in `games/<game>/bots/tactics.json`;
and hard ones, in `hard.json` beside it.

A position is a record that stops where the question is.  `tools/tactics.py` finds candidates, which a person checks;
`tools/hard.py` finds the hard ones, about which levels disagree and long searches agree.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec

from kaizhuo.bots.bot import make_bot
from kaizhuo.core.errors import DataError
from kaizhuo.games import box_of, folder_of, load_game
from kaizhuo.play.match import Match, replay
from kaizhuo.play.record import Record
from kaizhuo.research.playing import rng_of

Kind = Literal["win", "block", "hard"]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    seat: int  # who is asked
    best: list[str]  # every right answer
    seats: int
    options: dict[str, Any]
    moves: list[str]
    why: str = ""  # what the person who checked it saw


class Tried(msgspec.Struct, frozen=True):
    number: int
    kind: Kind
    said: str
    right: bool


def positions_of(name: str, *, hard: bool = False) -> list[Position]:
    file = folder_of(name) / "bots" / ("hard.json" if hard else "tactics.json")
    if not file.is_file():
        raise DataError("no-tactics", game=name)
    try:
        return msgspec.json.decode(file.read_bytes(), type=list[Position])
    except msgspec.DecodeError as wrong:
        raise DataError("bad-tactics", file=str(file), reason=str(wrong)) from None


class Tactics(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="tactics"):
    """All positions of a game for one bot after the other, as work for `runner.py`."""

    game: str
    bots: tuple[str, ...]
    box: str  # its fingerprint
    hard: bool = False

    FEW: ClassVar[int] = 24

    def parts(self) -> range:
        return range(len(self.bots) * len(positions_of(self.game, hard=self.hard)))

    def play(self, number: int) -> Tried:
        positions = positions_of(self.game, hard=self.hard)
        bot, at = divmod(number, len(positions))
        return attempt(self.game, at + 1, positions[at], self.bots[bot], self.box)


def set_up(name: str, position: Position, box: str = "") -> Match:
    """The match at the moment of the question."""
    game = load_game(name, box)
    names = [f"P{seat}" for seat in range(position.seats)]
    record = Record(name, game.rules_version, position.options, names, position.moves, components=box_of(game))
    return replay(record, upto=len(position.moves))


def attempt(name: str, number: int, position: Position, bot: str, box: str = "") -> Tried:
    match = set_up(name, position, box)
    choice = make_bot(bot, patience=0.0).choose(match.game, match.observe(position.seat), rng_of("tactics", number))
    said = match.game.words.sentence(choice)
    return Tried(number, position.kind, said, said in position.best)
