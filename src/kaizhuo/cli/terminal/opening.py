"""A table to play at: new, or as it was saved."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

from kaizhuo.bots.bot import BOT, check_offered, make_bot
from kaizhuo.cli.arguments import checked_options, middle, open_game, open_record
from kaizhuo.cli.terminal import saves
from kaizhuo.cli.terminal.table import Table
from kaizhuo.core.errors import OptionError, RecordError
from kaizhuo.games import AnyGame, box_of, game_names
from kaizhuo.play.match import Match, replay


def read_seats(game: AnyGame, given: list[str]) -> list[str]:
    if not given:
        return ["me"] + [f"{BOT}level2"] * (middle(game) - 1)
    for who in given:
        if who.startswith(BOT):
            make_bot(who.removeprefix(BOT))
            check_offered(game.name, len(given), who.removeprefix(BOT))
        elif who != "me":
            raise OptionError("unknown-seat", seat=who)
    return given


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


def resumed_table(name: str | None, saved: str, components: Path | None, file: Path | None) -> Table:
    """A saved game goes on in the file it was saved in, unless another one is given."""
    source = saves.last_file(name) if saved == "last" else Path(saved)
    record = open_record(source, components, name)
    match = replay(record)
    if not match.secret:
        raise RecordError("no-secret")
    return Table(match, file or source)
