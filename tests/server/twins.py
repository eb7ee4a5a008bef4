"""Two worlds that differ in something hidden: the same table, except that chance has dealt something differently that
some of those at it cannot know; or, where all lies open, except for the secret of what is still to come."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from kaizhuo.bots.bot import BOT, make_bot
from kaizhuo.core import engine
from kaizhuo.core.errors import KaizhuoError
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import load_game
from kaizhuo.play.match import Match, replay
from kaizhuo.play.record import Record
from kaizhuo.server.store.events import BotSat, Moved, Opened, Sat, TableEvent, encode_event
from kaizhuo.server.store.sqlite import SqliteBackend
from kaizhuo.server.store.store import Head, HeadSeat, Write
from kaizhuo.server.web.cookies import person_of
from kaizhuo.testing.tables import Table

TOKENS = [f"{seat}" * 22 for seat in range(8)]  # the last but one is the spectator's
BEFORE = 8  # decisions of players before anybody looks
LATEST = 150  # where it takes longer until something is hidden
TRIES = 200
APPRENTICE = {"variant": "apprentice", "recipes": "tokens"}
MASQUERADE = {"variant": "masquerade"}


def largest(game: str) -> Table:
    return Table(game, load_game(game).seat_counts[-1], {})


GAMES = [  # and the verb of what is dealt differently, if it matters
    (largest("dnup"), ""),
    (largest("cleocatra"), ""),
    (largest("cheers"), ""),
    (largest("steam-up"), ""),
    (largest("flatiron"), "draw-paper"),
]
CASES = [
    *GAMES,
    (Table("dnup", 4, {}), "deal"),
    (Table("cheers", 4, {"recipes": "tokens"}), "draw-recipe"),
    (Table("cheers", 4, APPRENTICE), "draw-recipe"),
    (Table("cheers", 4, APPRENTICE), "deal"),
    (Table("cheers", 4, MASQUERADE), "draw-recipe"),
    (Table("cheers", 6, MASQUERADE), "deal-camp"),
    (Table("cheers", 2, {}), "draw"),
]


class Pair(NamedTuple):
    """A table, another one, and who cannot know in what they differ."""

    table: Table
    record: Record
    other: Record
    alike: list[int]


def sight(match: Match, viewer: int) -> tuple[bytes, list[object]]:
    """All that the viewer may know."""
    return fingerprint(match.game.redact(match.state, viewer)), list(audible(match.events, viewer))


def viewers(match: Match) -> list[int]:
    return [*range(len(match.seats)), SPECTATOR]


def hides(match: Match) -> bool:
    return sight(match, SPECTATOR)[0] != fingerprint(match.state)


def begun(table: Table, rng: random.Random) -> Match:
    """Some way into the game; where nothing is hidden then, sensible play goes on until something is."""
    match, bot = table.match(1), make_bot("level1")
    patience = LATEST if table.game == "flatiron" else BEFORE
    for count in range(patience):
        if count >= BEFORE and hides(match):
            break
        now = match.observe(match.awaited()[0])
        match.submit(
            now.viewer, bot.choose(match.game, now, Rng(count)) if count >= BEFORE else rng.choice(now.options)
        )
    return match


def dealt_otherwise(match: Match, verb: str, rng: random.Random) -> Record:
    """One outcome of chance is another one, or two change places."""
    record = match.record()
    moves = list(record.moves)
    chance = [ply for ply, move in enumerate(moves) if move.startswith(f"chance {verb} " if verb else "chance ")]
    one, two = rng.choice(chance), rng.choice(chance)
    if rng.random() < 0.5:
        moves[one], moves[two] = moves[two], moves[one]
    else:
        then = replay(record, upto=one)
        outcome = rng.choice(engine.options(match.game, then.state))
        moves[one] = f"chance {match.game.words.sentence(outcome)}"
    return msgspec.structs.replace(record, moves=moves)


def pair_at(table: Table, verb: str) -> Pair:
    rng = random.Random(5)
    match = begun(table, rng)
    for _ in range(TRIES if hides(match) else 0):
        other = dealt_otherwise(match, verb, rng)
        try:
            world = replay(other)
        except KaizhuoError:
            continue
        alike = [viewer for viewer in viewers(match) if sight(match, viewer) == sight(world, viewer)]
        if alike[:1] != [SPECTATOR] and 0 < len(alike) < len(viewers(match)):
            return Pair(table, match.record(), other, alike)
    assert not hides(match), f"{table}: no two worlds were found that somebody cannot tell apart"
    return Pair(table, match.record(), msgspec.structs.replace(match.record(), secret="77" * 32), viewers(match))


def prepare(database: str, tables: Sequence[tuple[str, Record]], *, shared: bool = False) -> None:
    """Tables as their events tell them, without anybody having come yet; two people may share a device."""
    backend = SqliteBackend(database)
    for name, record in tables:
        tokens = [TOKENS[0], TOKENS[0], *TOKENS[2:]] if shared else TOKENS
        seats = [_chair(who, token) for who, token in zip(record.seats, tokens, strict=False)]
        host = person_of(TOKENS[0])
        how = (record.game, record.rules_version, record.options)
        events: list[TableEvent] = [Opened(*how, len(seats), host, False, record.secret, record.components)]
        for seat, chair in enumerate(seats):
            events.append(BotSat(seat, chair.bot, host) if chair.bot else Sat(seat, chair.person, chair.name))
        events.append(Moved(record.moves))
        head = Head(name, record.game, seats, [], True, False, False, 1)
        backend.write([Write(0, [encode_event(event).decode() for event in events], head)])
    backend.close()


def _chair(who: str, token: str) -> HeadSeat:
    return HeadSeat("", "", who.removeprefix(BOT)) if who.startswith(BOT) else HeadSeat(who, person_of(token), "")
