"""From the words of a command line to a table: who sits, which options, which box, which chance."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Any

import msgspec

from kaizhuo.bots.bot import make_bot
from kaizhuo.cli.terminal import saves
from kaizhuo.cli.terminal.table import BOT, Table
from kaizhuo.core.errors import OptionError, RecordError
from kaizhuo.games import AnyGame, box_of, game_names, load_game, loaded
from kaizhuo.play.match import Match, replay, with_box
from kaizhuo.play.options import read_options, schema
from kaizhuo.play.record import Record, read_record


def open_game(name: str, components: Path | None) -> AnyGame:
    return load_game(name, components=components.resolve() if components else None)


def middle(game: AnyGame) -> int:
    """The middle of the seat counts, the larger of two."""
    return game.seat_counts[len(game.seat_counts) // 2]


def read_seats(game: AnyGame, given: list[str]) -> list[str]:
    if not given:
        return ["me"] + [f"{BOT}level2"] * (middle(game) - 1)
    for who in given:
        if who.startswith(BOT):
            make_bot(who.removeprefix(BOT))
        elif who != "me":
            raise OptionError("unknown-seat", seat=who)
    return given


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


def secret_of(seed: int | None) -> bytes:
    """What chance is drawn from: the same for the same seed, else nobody can guess it."""
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"kaizhuo seed {seed}".encode()).digest()


def new_table(
    name: str | None, seats: list[str], options: list[str], components: Path | None, seed: int | None, file: Path | None
) -> Table:
    if name is None:
        raise OptionError("no-game", games=", ".join(game_names()))
    game = open_game(name, components)
    sitting = read_seats(game, seats)
    agreed = checked_options(game, len(sitting), options)
    match = Match.new(name, sitting, agreed, secret_of(seed), box_of(game))
    return Table(match, file or saves.new_file(name))


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


def resumed_table(name: str | None, saved: str, components: Path | None, file: Path | None) -> Table:
    """A saved game goes on in the file it was saved in, unless another one is given."""
    source = saves.last_file(name) if saved == "last" else Path(saved)
    record = open_record(source, components, name)
    match = replay(record)
    if not match.secret:
        raise RecordError("no-secret")
    return Table(match, file or source)
