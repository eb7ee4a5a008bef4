"""From the words of a command line to what they mean: a game and its box, options, bots, a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from kaizhuo.bots.bot import BOT, make_bot
from kaizhuo.bots.external import read_command
from kaizhuo.cli.numbers import whole
from kaizhuo.core.errors import OptionError, RecordError
from kaizhuo.games import AnyGame, load_game, loaded
from kaizhuo.play.match import with_box
from kaizhuo.play.options import read_options, schema
from kaizhuo.play.record import Record, read_record
from kaizhuo.research.playing import find_bot


def open_game(name: str, components: Path | None) -> AnyGame:
    return load_game(name, components=components.resolve() if components else None)


def middle(game: AnyGame) -> int:
    """The middle of the seat counts, the larger of two."""
    return game.seat_counts[len(game.seat_counts) // 2]


def split_options(game: AnyGame, given: list[str]) -> dict[str, str]:
    """name=value, as people give it, each name once."""
    found: dict[str, str] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise OptionError("option-form", given=text, game=game.name, allowed=", ".join(schema(game)))
        if name in found:
            raise OptionError("option-twice", option=name)
        found[name] = value
    return found


def checked_options(game: AnyGame, seats: int, options: list[str]) -> dict[str, Any]:
    """The given options as the game understands them: numbers as numbers."""
    given = split_options(game, options)
    whole: dict[str, Any] = msgspec.to_builtins(read_options(game, seats, given))
    return {name: whole[name] for name in given}


def open_record(file: Path, components: Path | None, game: str | None = None) -> Record:
    """A record with its box: one of ours, or the owner's that is given.  Refused if it was dealt from another one, if
    it is another game's, or if a bot sat there that does not exist."""
    record = read_record(file)
    if game is not None and record.game != game:
        raise RecordError("resume-game", file=str(file), saved=record.game, game=game)
    for who in record.seats:
        if who.startswith(BOT):
            make_bot(who.removeprefix(BOT))
    if components is not None:
        given = loaded(open_game(record.game, components)).box
        if record.components not in (given.fingerprint, given.formerly):
            raise RecordError("record-components", components=record.components[:12] or "-")
    return with_box(record)


def read_names(first: str, more: list[str], least: int = 2) -> tuple[str, ...]:
    """`--bots a b c` and `--bots a,b,c` are the same; a command keeps its commas and blanks."""
    words = [[word] if read_command(word) else word.split(",") for word in (first, *more)]
    names = [name.strip() for word in words for name in word]
    for name in names:
        find_bot(name)
    if len(set(names)) < least:
        raise OptionError("arena-two")
    return tuple(names)


def seated(game: AnyGame, given: str, seats: int | None) -> tuple[str, ...]:
    """The bots by seat; a single one takes every seat."""
    names = [name.strip().removeprefix(BOT) for name in given.split(",")]
    for name in names:
        make_bot(name)
    if len(names) == 1:
        return tuple(names * (seats or middle(game)))
    if seats is not None and seats != len(names):
        raise OptionError("bot-count", seats=seats, bots=len(names))
    return tuple(names)


def read_seats(game: AnyGame, given: str) -> list[int | None]:
    """`--seats 2,3`: several tables; without it the one that the bots fill, or the middle one."""
    if not given:
        return [None]
    counts = [whole("--seats", 1)(part.strip()) for part in given.split(",")]
    for count in counts:
        game.check_seats(count)
    return [*counts]


def check_step(game: AnyGame, step: str) -> None:
    """A step that is answered at random must be one of the game's."""
    if step and step not in game.words.steps:
        raise OptionError("option-value", option="--blind", value=step, allowed=", ".join(game.words.steps))
