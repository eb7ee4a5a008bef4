"""A table: who sits where, the match, and which actions were done.  Plain and synchronous.

Each public method checks, changes the table and returns what is to be stored, or raises and changes nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec

from kaizhuo.bots.bot import BOTS, OLD_NAMES, check_offered
from kaizhuo.bots.cast import character
from kaizhuo.core.errors import OptionError, StaleAction
from kaizhuo.games import load_game
from kaizhuo.play.chance import commitment_of
from kaizhuo.play.clock import Clock
from kaizhuo.play.match import Match, replay
from kaizhuo.play.options import read_options
from kaizhuo.play.record import Record
from kaizhuo.play.turns import Turns
from kaizhuo.server.errors import TableError
from kaizhuo.server.session.ids import next_table_id
from kaizhuo.server.session.names import clean_name, distinct
from kaizhuo.server.session.questions import Questions
from kaizhuo.server.store.chairs import Chair, Change, recorded
from kaizhuo.server.store.events import (
    Acted,
    Back,
    BotSat,
    Held,
    Left,
    Moved,
    Opened,
    Rematched,
    Said,
    Sat,
    Seating,
    StoodIn,
    TableEvent,
    Undone,
    tag_of,
)

STAND_IN: Final = "level2"  # the bot that plays for somebody who is away
CHAT_KEPT: Final = 200  # lines


class Table:
    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.game = load_game(opened.game, opened.components)
        self.chairs = [Chair() for _ in range(opened.seats)]
        if opened.upload:
            self.chairs = [recorded(who) for who in opened.upload.seats]
        self.changes: list[Change] = []  # of the chairs, since the game began
        self.known: dict[str, set[int]] = {}  # which seats a person has or had since then, and so what they know
        self.resting = False  # nobody attends: bots wait until somebody comes
        self.match: Match | None = None  # when nobody is missing
        self.public = opened.public  # listed on the front page while it waits for players
        self.patient = False  # the game does not begin by itself when nobody is missing
        self.begins: float | None = None  # when it will, by the clock of all servers
        self.holds = 0  # how often that was stopped
        self.undos = 0
        self.chat: list[Said] = []
        self.clock = Clock(opened.clock, opened.seats) if opened.clock else None
        self.rematch = ""  # the table where the same people play again
        self.done: set[tuple[str, str]] = set()  # (person, action_id) of every action
        self.questions = Questions()
        self._turns: Turns | None = None

    # ---- looking

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @property
    def commitment(self) -> str:
        """Binds the secret and what is played; shown from the start."""
        if self.opened.upload:
            return self.opened.upload.commitment
        return self.opened.commitment or commitment_of(bytes.fromhex(self.opened.secret))

    @property
    def shown(self) -> bool:
        """Everything may be seen: the game is over, or it is a record that somebody brought."""
        return self.over or self.opened.upload is not None

    def record(self) -> Record:
        assert self.match is not None
        version = self.opened.rules_version  # which the commitment binds
        return msgspec.structs.replace(self.match.record(), commitment=self.commitment, rules_version=version)

    def seats_of(self, person: str) -> list[int]:
        """The person's seats; several when some share a device."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def is_done(self, person: str, action_id: str) -> bool:
        return (person, action_id) in self.done

    def awaited(self) -> list[int]:
        if self.match is None or self.opened.upload:
            return []
        return [int(seat) for seat in self.match.awaited()]

    @property
    def paused(self) -> bool:
        return self.clock is not None and self.clock.paused

    def awaited_bots(self) -> list[int]:
        still = self.paused or self.resting
        return [] if still else [seat for seat in self.awaited() if self.chairs[seat].acting]

    def people(self, *, stood_in: bool = False) -> list[int]:
        """One seat of each person who plays for themself, or also of those for whom a bot does."""
        playing = [seat for seat, chair in enumerate(self.chairs) if chair.person and (stood_in or not chair.stand_in)]
        return list({self.chairs[seat].person: seat for seat in reversed(playing)}.values())[::-1]

    def plays_alone(self, person: str) -> bool:
        """Nobody else plays for themself."""
        return all(chair.stand_in or chair.person in ("", person) for chair in self.chairs)

    def turns(self, match: Match) -> Turns:
        """Of the match, or of one that tells of its past."""
        if self._turns is None or not self._turns.fits(match):
            self._turns = Turns(match)
        return self._turns

    # ---- sitting down

    def sit(
        self, person: str, seat: int, nickname: str, action_id: str = "", *, beside: bool = False
    ) -> list[TableEvent]:
        """On an open seat or in the place of a bot; `beside` somebody who has a seat and shares the device."""
        name = self.check_sit(person, seat, nickname, beside=beside)
        return self._seat(Sat(seat, person, distinct(name, self.chairs), action_id))

    def seat_bot(self, person: str, seat: int, bot: str, action_id: str = "") -> list[TableEvent]:
        """The host fills an open seat; once the game is on, everybody who plays may."""
        if person != self.opened.host and not (self.match and self.seats_of(person)):
            raise TableError("not-host")
        if bot not in (*BOTS, *OLD_NAMES):  # no budgets from outside
            raise OptionError("unknown-bot", bot=bot, bots=", ".join(BOTS))
        check_offered(self.game.name, len(self.chairs), bot)
        self.check_free(seat)
        return self._seat(BotSat(seat, bot, person, action_id))

    def leave(self, person: str, seat: int | None = None, action_id: str = "") -> list[TableEvent]:
        """The seat is open again, for anybody."""
        seat = self.own_seat(person, seat)
        self.check_running()
        return self._seat(Left(seat, person, action_id))

    def stand_in(self, person: str, seat: int, action_id: str = "") -> list[TableEvent]:
        """A bot plays for the person of a seat; whether it may is the room's question."""
        self.check_stand_in(seat)
        return self._seat(StoodIn(seat, STAND_IN, person, action_id))

    def back(self, person: str, seat: int, action_id: str = "") -> list[TableEvent]:
        if seat not in self.seats_of(person) or not self.chairs[seat].stand_in:
            raise TableError("not-stood-in")
        self.check_running()
        return self._seat(Back(seat, person, action_id))

    def check_sit(self, person: str, seat: int, nickname: str, *, beside: bool) -> str:
        """The name they sit down under.  After the beginning a seat is knowledge: whoever knows one gets no other."""
        if not person:
            raise TableError("no-cookie")
        name = clean_name(nickname)
        self.check_free(seat, or_bot=True)
        known = self.known.get(person, set())
        if self.seats_of(person) and not beside:
            raise TableError("already-seated")
        if known and seat not in known:
            raise TableError("other-seat", seat=min(known) + 1)
        return name

    def check_free(self, seat: int, *, or_bot: bool = False) -> None:
        if seat >= len(self.chairs):
            raise TableError("seat-number", seat=seat + 1)
        self.check_running()
        free = [chair.open or (or_bot and bool(chair.bot)) for chair in self.chairs]
        if not any(free):
            raise TableError("full-table")
        if not free[seat]:
            raise TableError("seat-taken", seat=seat + 1)

    def check_stand_in(self, seat: int) -> None:
        """There is somebody for whom a bot could play; whether it may is another question."""
        if self.match is None:
            raise TableError("not-begun")
        self.check_running()
        if seat >= len(self.chairs) or not self.chairs[seat].person or self.chairs[seat].stand_in:
            raise TableError("no-stand-in")

    def check_running(self) -> None:
        if self.shown:
            raise TableError("game-over")

    def own_seat(self, person: str, seat: int | None = None) -> int:
        """The seat, if it is the person's; without one, the first they have."""
        held = self.seats_of(person)
        if not held:
            raise TableError("looking-on")
        if seat is None:
            return held[0]
        if seat not in held:
            raise TableError("not-your-seat", seat=seat + 1)
        return seat

    def _seat(self, event: Seating) -> list[TableEvent]:
        self.apply(event)
        return [event] if self.patient or not self.ready else [event, *self.start()]

    @property
    def ready(self) -> bool:
        """The game could begin: nobody is missing."""
        return self.match is None and not any(chair.open for chair in self.chairs)

    def start(self) -> list[TableEvent]:
        """The game begins; nothing more happens when it has begun already."""
        if self.match is not None:
            return []
        if not self.ready:
            raise TableError("not-begun")
        opened = self.opened
        if opened.moves:
            self.match = replay(opened.record(self.seat_labels(), opened.moves))
        else:
            secret = bytes.fromhex(opened.secret)
            self.match = Match.new(opened.game, self.seat_labels(), dict(opened.options), secret, opened.components)
        self.begin()
        return [self._moved(len(opened.moves))]

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

    def say(
        self, person: str, seat: int | None, sentence: str, ply: int, undos: int, action_id: str = ""
    ) -> list[TableEvent]:
        seat = self.own_seat(person, seat)
        if self.chairs[seat].stand_in:
            raise TableError("stood-in")
        if self.paused:
            raise TableError("paused")
        match = self.check_moment(seat, ply, undos)
        before = match.ply
        match.say(seat, sentence)
        return [self._moved(before, person, action_id)]

    def bot_does(self, seat: int, action: int, ply: int, undos: int) -> list[TableEvent]:
        match = self.check_moment(seat, ply, undos)
        before = match.ply
        bot = self.chairs[seat].acting
        if not bot or self.paused:  # a person has taken the seat meanwhile
            raise StaleAction("stale-action", ply=ply, now=ply)
        match.submit(seat, action)
        return [self._moved(before, bot=bot)]

    def check_end(self, person: str) -> int:
        """Whether the players may agree to end the game; bots only when it has become long."""
        seat = self.own_seat(person)
        match = self.match
        if match is None or match.agreement() < 0:
            raise TableError("no-agreement")
        if any(chair.acting for chair in self.chairs) and not self.game.bots_agree(match.state):
            raise TableError("bots-play-on")
        return seat

    def end(self, person: str, action_id: str = "") -> list[TableEvent]:
        """All have agreed."""
        self.check_end(person)
        assert self.match is not None
        before = self.match.ply
        self.match.agree()
        return [self._moved(before, person, action_id)]

    def undo_target(self, seat: int) -> tuple[int | None, bool]:
        """The ply that the seat may go back to, and whether on its own."""
        if self.match is None or self.match.over or seat < 0:
            return None, False
        mine = self.match.undo_ply(seat)
        return (mine, True) if mine is not None else (self.match.last_own_ply(seat), False)

    def undo(self, person: str, ply: int, action_id: str = "") -> list[TableEvent]:
        assert self.match is not None
        self.match.rewind(ply)
        undone = Undone(ply, person, action_id)
        self.went_back(undone)
        return [undone]

    def _moved(self, since: int, person: str = "", action_id: str = "", bot: str = "") -> Moved:
        """What was played from a ply on; at the end with the scores, so that nobody ever scores it anew."""
        match = self.match
        assert match is not None
        sentences = [match.sentence(ply) for ply in range(since, match.ply)]
        moved = Moved(sentences, person, action_id, bot, match.scores if match.over else None)
        self.mark(moved)
        return moved

    def seat_labels(self) -> list[str]:
        return [f"bot:{chair.bot}" if chair.bot else chair.name for chair in self.chairs]

    # ---- talking

    def team_of(self, seat: int) -> list[int]:
        """Those who may talk with a seat apart from the others, itself included."""
        if self.match is None or seat < 0:
            return []
        return [int(other) for other in self.game.confidants(self.match.state, seat)]

    def hear(self, said: Said) -> None:
        self.mark(said)
        self.chat = [*self.chat[1 - CHAT_KEPT :], said]

    # ---- playing again

    def play_again(self, person: str, options: dict[str, int | bool | str], action_id: str = "") -> list[TableEvent]:
        """The next table has a name of its own before it is there, so it can be made once only."""
        self.check_again(person, options)
        event = Rematched(next_table_id(self.opened.secret), dict(options), person, action_id)
        self.played_again(event)
        return [event]

    def check_again(self, person: str, options: dict[str, int | bool | str]) -> None:
        self.own_seat(person)
        if not self.over:
            raise TableError("still-playing")
        if self.rematch:
            raise TableError("rematched")
        read_options(self.game, len(self.chairs), options)

    def played_again(self, event: Rematched) -> None:
        self.mark(event)
        self.rematch = event.table

    # ---- from the store

    def begin(self) -> None:
        earlier = self.opened.origin.earlier if self.opened.origin else []
        first = Change(len(self.opened.moves), "branched", 0, list(self.chairs))
        self.changes = [*earlier, first if earlier else first._replace(ply=0, what="")]
        self.known = {chair.person: set(self.seats_of(chair.person)) for chair in self.chairs if chair.person}

    def apply(self, event: Seating, ply: int | None = None) -> None:
        """Somebody sits down or gets up; the ply is that of the match unless it is still to be replayed."""
        self.mark(event)
        seat, was, what = event.seat, self.chairs[event.seat], tag_of(event)
        if isinstance(event, Sat):
            what = "back" if seat in self.known.get(event.by, ()) else what
            self.chairs[seat] = Chair(name=event.name, person=event.by)
        elif isinstance(event, BotSat):
            self.chairs[seat] = Chair(character(event.bot, [chair.name for chair in self.chairs]), bot=event.bot)
        elif isinstance(event, Left):
            self.chairs[seat] = Chair()
        else:
            bot, willing = (event.bot, event.by == was.person) if isinstance(event, StoodIn) else ("", False)
            self.chairs[seat] = was._replace(stand_in=bot, willing=willing)
        if self.changes:
            self.changes.append(Change(self.ply if ply is None else ply, what, seat, list(self.chairs)))
            if isinstance(event, Sat):
                self.known.setdefault(event.by, set()).add(seat)
        if self.match:
            self.match.seats = self.seat_labels()

    def take_box(self, components: str) -> None:
        """For a table that was opened before boxes had fingerprints."""
        self.opened = msgspec.structs.replace(self.opened, components=components)
        self.game = load_game(self.opened.game, components)

    def went_back(self, event: Undone) -> None:
        self.mark(event)
        self.undos += 1
        self.changes = [change._replace(ply=min(change.ply, event.ply)) for change in self.changes]

    def mark(self, event: Acted) -> None:
        self.questions.heed(event, self.chairs)
        self.holds += isinstance(event, Held)
        if event.id:
            self.done.add((event.by, event.id))
