"""A table: who sits where, the match, and which actions were done.  Plain and synchronous.

Each public method checks, changes the table and returns what is to be stored, or raises and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from kaizhuo.bots.bot import BOTS, OLD_NAMES
from kaizhuo.core.errors import OptionError, StaleAction
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import load_game
from kaizhuo.games.data import replaced_hash
from kaizhuo.play.chance import commitment_of
from kaizhuo.play.match import Match, replay
from kaizhuo.play.options import read_options
from kaizhuo.play.record import Record
from kaizhuo.server.errors import TableError
from kaizhuo.server.events import BotSat, Deleted, Left, Moved, Opened, Sat, TableEvent, Undone
from kaizhuo.server.people import clean_name
from kaizhuo.server.protocol import NewTable


class Chair:
    """A seat: open, a person's, or a bot's."""

    def __init__(self, name: str = "", person: str = "", bot: str = "") -> None:
        self.name = name
        self.person = person
        self.bot = bot

    @property
    def open(self) -> bool:
        return not self.person and not self.bot


def _recorded(who: str) -> Chair:
    """A seat of a record, which nobody can take."""
    return Chair(bot=who.removeprefix("bot:")) if who.startswith("bot:") else Chair(name=who, person="-")


class Table:
    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.game = load_game(opened.game)
        self.chairs = [Chair() for _ in range(opened.seats)]
        if opened.upload:
            self.chairs = [_recorded(who) for who in opened.upload.seats]
        self.match: Match | None = None  # when nobody is missing
        self.undos = 0
        self.done: set[tuple[str, str]] = set()  # (person, action_id) of every action

    # ---- looking

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def commitment(self) -> str:
        """The hash of the secret, shown from the start."""
        if self.opened.upload:
            return self.opened.upload.commitment
        return commitment_of(bytes.fromhex(self.opened.secret))

    @property
    def shown(self) -> bool:
        """Everything may be seen: the game is over, or it is a record that somebody brought."""
        return self.over or self.opened.upload is not None

    def record(self) -> Record:
        assert self.match is not None
        found = self.match.record()
        return msgspec.structs.replace(found, commitment=self.commitment)

    def seat_of(self, person: str) -> int:
        """The person's seat; SPECTATOR for who only looks on."""
        return next((i for i, chair in enumerate(self.chairs) if person and chair.person == person), SPECTATOR)

    def is_done(self, person: str, action_id: str) -> bool:
        return (person, action_id) in self.done

    def awaited(self) -> list[int]:
        if self.match is None or self.opened.upload:
            return []
        return [int(seat) for seat in self.match.awaited()]

    def awaited_bots(self) -> list[int]:
        return [seat for seat in self.awaited() if self.chairs[seat].bot]

    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    # ---- sitting down

    def sit(self, person: str, seat: int, nickname: str, action_id: str = "") -> list[TableEvent]:
        if not person:
            raise TableError("no-cookie")
        name = clean_name(nickname)
        self._check_free(seat)
        if self.seat_of(person) != SPECTATOR:
            raise TableError("already-seated")
        sat = Sat(seat, person, self._distinct(name), action_id)
        self._apply(sat)
        return [sat, *self._begin()]

    def seat_bot(self, person: str, seat: int, bot: str, action_id: str = "") -> list[TableEvent]:
        if person != self.opened.host:
            raise TableError("not-host")
        if bot not in (*BOTS, *OLD_NAMES):  # no budgets from outside
            raise OptionError("unknown-bot", bot=bot, bots=", ".join(BOTS))
        self._check_free(seat)
        sat = BotSat(seat, bot, person, action_id)
        self._apply(sat)
        return [sat, *self._begin()]

    def leave(self, person: str, action_id: str = "") -> list[TableEvent]:
        seat = self.own_seat(person)
        if self.match:
            raise TableError("begun")
        left = Left(seat, person, action_id)
        self._apply(left)
        return [left]

    def _check_free(self, seat: int) -> None:
        if seat >= len(self.chairs):
            raise TableError("seat-number", seat=seat + 1)
        if self.match or all(not chair.open for chair in self.chairs):
            raise TableError("full-table")
        if not self.chairs[seat].open:
            raise TableError("seat-taken", seat=seat + 1)

    def _distinct(self, name: str) -> str:
        taken = {chair.name for chair in self.chairs}
        same = [name, *(f"{name} ({number})" for number in range(2, len(self.chairs) + 2))]
        return next(candidate for candidate in same if candidate not in taken)

    def own_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat == SPECTATOR:
            raise TableError("looking-on")
        return seat

    def _begin(self) -> list[TableEvent]:
        """The game starts by itself when no seat is open."""
        if any(chair.open for chair in self.chairs):
            return []
        opened = self.opened
        if opened.moves:
            self.match = replay(_record(self, opened.moves))
        else:
            self.match = Match.new(opened.game, self._seats(), dict(opened.options), bytes.fromhex(opened.secret))
        return [Moved(self._sentences(len(opened.moves)))]

    # ---- playing

    def check_moment(self, seat: int, ply: int, undos: int) -> Match:
        """The match, if what the seat is asked has not changed since the moment the sender was looking at."""
        if self.match is None:
            raise TableError("not-begun")
        if self.opened.upload:
            raise TableError("looking-on")
        if undos != self.undos:
            raise StaleAction("stale-action", ply=ply, now=self.match.ply)
        self.match.check_moment(ply, seat)
        return self.match

    def say(self, person: str, sentence: str, ply: int, undos: int, action_id: str = "") -> list[TableEvent]:
        seat = self.own_seat(person)
        match = self.check_moment(seat, ply, undos)
        before = match.ply
        match.say(seat, sentence)
        moved = Moved(self._sentences(before), person, action_id)
        self._mark(moved)
        return [moved]

    def bot_does(self, seat: int, action: int, ply: int, undos: int) -> list[TableEvent]:
        match = self.check_moment(seat, ply, undos)
        before = match.ply
        match.submit(seat, action)
        return [Moved(self._sentences(before))]

    def undo_target(self, seat: int) -> tuple[int | None, bool]:
        """The ply that the seat may go back to, and whether on its own."""
        if self.match is None or self.match.over or seat < 0:
            return None, False
        mine = self.match.undo_ply(seat)
        return (mine, True) if mine is not None else (self.match.last_own_ply(seat), False)

    def undo(self, person: str, ply: int, action_id: str = "") -> list[TableEvent]:
        assert self.match is not None
        self.match.rewind(ply)
        self.undos += 1
        undone = Undone(ply, person, action_id)
        self._mark(undone)
        return [undone]

    def _sentences(self, since: int) -> list[str]:
        assert self.match is not None
        return [self.match.sentence(ply) for ply in range(since, self.match.ply)]

    def _seats(self) -> list[str]:
        return [f"bot:{chair.bot}" if chair.bot else chair.name for chair in self.chairs]

    # ---- from the store

    def _apply(self, event: Sat | BotSat | Left) -> None:
        self._mark(event)
        if isinstance(event, Sat):
            self.chairs[event.seat] = Chair(name=event.name, person=event.by)
        elif isinstance(event, BotSat):
            self.chairs[event.seat] = Chair(bot=event.bot)
        else:
            self.chairs[event.seat] = Chair()

    def _mark(self, event: Sat | BotSat | Left | Moved | Undone) -> None:
        if event.id:
            self.done.add((event.by, event.id))


def load_table(table_id: str, events: Iterable[TableEvent]) -> Table:
    """The table as its events left it."""
    rest = iter(events)
    opened = next(rest)
    if isinstance(opened, Deleted):
        raise TableError("deleted-table")
    assert isinstance(opened, Opened), "a table begins by being opened"
    table = Table(table_id, opened)
    moves = list(opened.moves)
    begun = opened.upload is not None
    for event in rest:
        if isinstance(event, Sat | BotSat | Left):
            table._apply(event)
            continue
        if isinstance(event, Deleted):
            raise TableError("deleted-table")
        assert isinstance(event, Moved | Undone)
        begun = True
        table._mark(event)
        if isinstance(event, Undone):
            del moves[event.ply :]
            table.undos += 1
        else:
            moves += event.moves
    if begun and opened.upload:
        table.match = replay(msgspec.structs.replace(_record(table, moves), secret=""))  # nothing is dealt on
        table.match.secret = bytes.fromhex(opened.secret)
    elif begun:
        table.match = replay(_record(table, moves))
    return table


def _record(table: Table, moves: list[str]) -> Record:
    opened = table.opened
    return Record(
        game=opened.game,
        rules_version=opened.rules_version,
        options=opened.options,
        seats=table._seats(),
        moves=moves,
        secret=opened.secret,
        components=opened.components,
        branches=opened.branches,
    )


def open_table(table_id: str, new: NewTable, host: str, secret: bytes) -> tuple[Table, list[TableEvent]]:
    """A new table as its host wants it; the seats are "me", "open" and "bot:<name>"."""
    game = load_game(new.game)
    read_options(game, len(new.seats), new.options)
    opened = Opened(
        game=new.game,
        rules_version=game.rules_version,
        options=dict(new.options),
        seats=len(new.seats),
        host=host,
        public=new.public,
        secret=secret.hex(),
        components=replaced_hash(new.game),
    )
    table = Table(table_id, opened)
    return table, [opened, *seat_all(table, new.seats, host, new.nickname)]


def seat_all(table: Table, kinds: list[str], host: str, nickname: str) -> list[TableEvent]:
    events: list[TableEvent] = []
    for seat, kind in enumerate(kinds):
        if kind == "me":
            events += table.sit(host, seat, nickname)
        elif kind.startswith("bot:"):
            events += table.seat_bot(host, seat, kind.removeprefix("bot:"))
        elif kind != "open":
            raise TableError("seat-kind", kind=kind)
    return events
