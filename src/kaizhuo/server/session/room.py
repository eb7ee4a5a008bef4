"""Room: a table with the people around it, who are told what happened, and whose bots and clocks go on."""

from __future__ import annotations

import contextlib
import secrets

import msgspec

from kaizhuo.server.errors import TableError
from kaizhuo.server.protocol.socket import Done, Put, React, Show, Talk
from kaizhuo.server.session.chat import Talking
from kaizhuo.server.session.consent import Consent
from kaizhuo.server.session.curtain import falls
from kaizhuo.server.session.guest import AGAIN, Guest
from kaizhuo.server.session.keeping import Before, Doing
from kaizhuo.server.session.leading import EARLY, Leading, Outside
from kaizhuo.server.session.limits import ONLOOKERS, TOLD_EVERY, Calmly
from kaizhuo.server.session.lists import write_of
from kaizhuo.server.session.opening import next_table
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.telling import Telling
from kaizhuo.server.session.thinking import Thinking
from kaizhuo.server.session.timing import Timing
from kaizhuo.server.session.waiting import Countdown
from kaizhuo.server.store.events import Asking, Rematched, Said, Seating, TableEvent, Undone
from kaizhuo.server.store.store import Around, EventStore, Seen, StoreError, Write


class Room(Leading):
    def __init__(
        self,
        table: Table,
        stored: int,
        store: EventStore,
        thinking: Thinking,
        pace: float,
        grace: float,
        outside: Outside,
        *,
        led: bool = False,
    ) -> None:
        """`led`: by another server, so that the clock runs already."""
        super().__init__(table, stored, store, thinking, pace, grace, outside)
        self._stirred = False  # somebody came or went: bots began or ended their rest
        self._crowd = Calmly(TOLD_EVERY, lambda: self.soon(self._remind()))  # tells who came and went
        self.countdown = Countdown(table, pace, store.nodes.seconds, lambda wait: self.after(wait, self._begin))
        self._set(table, set())
        if not led:
            self.timing.start()
        self._attend()

    def _set(self, table: Table, lifted: set[int]) -> None:
        self.table = table
        self.consent = Consent(table, self.presence)
        self.talking = Talking(table)
        self.timing = Timing(table, self.presence, self.store.nodes.seconds, lifted)
        self.telling = Telling(table, self.presence, self.consent, self.timing)

    @property
    def guests(self) -> list[Guest]:
        return self.presence.guests

    @property
    def idle(self) -> bool:
        busy = self.working or self.table.begins is not None or self.lock.locked()
        return not self.presence.anyone() and not busy

    def around(self) -> Around:
        """What other servers cannot know from the events."""
        begins, holds = self.table.begins, self.table.holds
        found = self.presence.around()
        return found if begins is None else msgspec.structs.replace(found, begins=begins, holds=holds)

    # ---- coming and going

    async def enter(self, guest: Guest) -> None:
        async with self.lock:
            self.check()
            seats = self.table.seats_of(guest.person)
            if not seats and self.presence.watching(self.table) >= ONLOOKERS:
                raise TableError("too-many-onlookers")
            self.presence.enter(guest)
            guest.retell = Calmly(TOLD_EVERY, lambda: self.soon(self.retell(guest)))
            behind = guest.undos != self.table.undos or guest.since is None or guest.since > self.table.ply
            if behind or len(seats) > 1:
                guest.since = None
            await self._attend_and_store()
            self.telling.everything(guest)
            self._crowd()
        self.outside.stirred(self.table.id)
        self.wake()

    async def leave(self, guest: Guest) -> None:
        if guest.hint is not None:
            guest.hint.cancel()
        async with self.lock:
            if guest in self.guests:
                self.presence.leave(guest, self.table)
                self._crowd()
                self._expect(guest.person)
                with contextlib.suppress(StoreError):
                    await self._attend_and_store()
            if not self.guests:
                self.telling.forget()
        self.outside.stirred(self.table.id)
        self.wake()

    def _attend(self) -> None:
        """Bots rest while nobody is there for whom they would go on."""
        was, self.table.resting = self.table.resting, not self.presence.attended(self.table)
        self._stirred |= was != self.table.resting

    async def _attend_and_store(self) -> None:
        """Also clocks rest, and what an outsider asked goes with them: for that there is the leader."""
        self._attend()
        if self.leading:
            await self.carry_out(self.consent.left, lease=self.leading)

    def catch_up(self, guest: Guest) -> None:
        """The guest has read all that they were sent."""
        if guest.missed:
            self.soon(self.retell(guest))

    async def retell(self, guest: Guest) -> None:
        """How it stands, and in another language everything anew, unless they have too much to read for that."""
        async with self.lock:
            if guest not in self.guests or guest.outbox.behind:
                guest.missed = True
                return
            if guest.wants is not None:
                guest.lang, guest.since, guest.wants = guest.wants, None, None
            self.telling.everything(guest)

    def _expect(self, person: str) -> None:
        """When somebody has been away for long enough, the others are told what they may do about it."""
        if self.table.match and not self.table.over and self.table.seats_of(person) and not self.presence.here(person):
            left = self.presence.grace - self.presence.away(person)
            self.after(max(0.0, left) + EARLY, self._remind)

    async def remind(self, guest: Guest) -> None:
        """Tell a guest how things stand who acted on a moment that is past."""
        async with self.lock:
            self.telling.now([guest])

    async def _remind(self) -> None:
        async with self.lock:
            self.telling.table(self.guests)
            if self._stirred:
                self._stirred = False
                self.telling.now(self.guests)

    # ---- what guests ask for

    async def do(self, guest: Guest, action_id: str, doing: Doing) -> None:
        """What is asked of the table, once: repeated under the same id it is acknowledged."""

        def once() -> list[TableEvent]:
            return [] if self.table.is_done(guest.person, action_id) else doing()

        async with self.lock:
            self.check()
            try:
                await self.carry_out(once, lambda events: guest.answer(self._done(guest, action_id, events)))
            finally:
                guest.send_answers()
        self.wake()

    def _done(self, guest: Guest, action_id: str, events: list[TableEvent]) -> Done | Put:
        """Somebody asks something, or not all have answered: then the action did no more than that."""
        only_asked = all(isinstance(event, Asking) for event in events) and self.consent.open is not None
        if only_asked and (events or not self.table.is_done(guest.person, action_id)):
            return Put(action_id)
        return Done(action_id, self.table.ply)

    async def _begin(self) -> None:
        """The countdown has ended."""
        async with self.lock:
            if self.table.begins is not None and not self.lost:
                with contextlib.suppress(StoreError):
                    await self.carry_out(lambda: self.table.start())  # the table may be another one by then
        self.wake()

    async def talk(self, guest: Guest, message: Talk | React) -> None:
        def once() -> list[TableEvent]:
            return [] if self.table.is_done(guest.person, message.id) else self.talking.say(guest, message)

        async with self.lock:
            self.check()
            await self.carry_out(once)
            guest.tell(Done(message.id, self.table.ply))

    async def show(self, guest: Guest, message: Show) -> None:
        async with self.lock:
            self.check()
            guest.shown = self.table.own_seat(guest.person, message.seat)
            guest.tell(Done(message.id, self.table.ply))
            await self._attend_and_store()
            self.telling.now([guest])
        self.outside.stirred(self.table.id)
        self.wake()

    # ---- what happens

    def completed(self, events: list[TableEvent], lease: int) -> list[TableEvent]:
        """With what the clock shows, unless somebody only said or asked something."""
        talk = not lease and all(isinstance(event, Said | Asking) for event in events)
        return events if talk else [*events, *self.timing.after(events)]

    def elsewhere(self, events: list[TableEvent]) -> list[Write]:
        """Where this table goes on: stored together with the word that it does."""
        again = [event for event in events if isinstance(event, Rematched)]
        here = self.presence.here
        return [write_of(0, *next_table(self.table, event, secrets.token_bytes(32), here)) for event in again]

    def happened(self, events: list[TableEvent], before: Before) -> None:
        self._count_down(events)
        self._attend()
        said = [event for event in events if isinstance(event, Said)]
        if said:
            self.telling.said(said, self.guests)
        if len(said) == len(events):
            return
        if self.consent.open != before.asked:
            self.mind_question()
        seating = not before.started or self.table.over or any(isinstance(event, Seating) for event in events)
        self._tell(events, seating, seating or self.consent.open != before.asked)
        for event in events:
            if isinstance(event, Rematched):
                self.soon(self.outside.wake(event.table))

    def _count_down(self, events: list[TableEvent]) -> None:
        begins = self.table.begins
        self.countdown.follow(events)
        if self.table.begins != begins:
            self.outside.stirred(self.table.id)

    def take(self, table: Table) -> None:
        """Everybody is told what they missed."""
        self.countdown.move(table)
        self._set(table, self.timing.lifted)
        self.countdown.follow([])
        self._attend()
        for guest in self.guests:
            if guest.undos != table.undos:
                guest.since = None
            if not guest.misses():
                self.telling.everything(guest)

    def _tell(self, events: list[TableEvent], seating: bool, table: bool) -> None:
        """Everybody how things stand; also the table where that changed, and new words where others sit there."""
        if any(isinstance(event, Undone) for event in events):
            for guest in self.guests:
                guest.since = None
        self.telling.changed()
        if seating:
            self.telling.forget()
        if table:
            self.telling.table(self.guests)
        self.telling.now(self.guests)
        fallen = [guest for guest in self.guests if falls(self.table, guest)]
        if fallen:
            self.telling.now(fallen)

    def lose(self) -> None:
        """What is in memory is ahead of the store: everybody has to come in anew."""
        self.lost = True
        for guest in self.guests:
            guest.outbox.close(AGAIN)
        self.presence.clear()

    # ---- what others do

    async def look(self, seen: Seen) -> None:
        """How the table stands in the store, and who else is around it."""
        async with self.lock:
            if self.lost:
                return
            if seen.count > self.stored:
                await self.follow()
            if seen.number >= self.lease:
                self.leader, self.lease = seen.leader, seen.number
            if seen.around != self.presence.elsewhere:
                for person in self.presence.hear(seen.around, self.table):
                    self._expect(person)
                self.countdown.hear(seen.around)
                self.outside.stirred(self.table.id)  # they may now know of it from here alone
                self._crowd()
                await self._attend_and_store()
        self.wake()

    async def lead(self, number: int) -> None:
        """From now on this server thinks for the bots and keeps the clock."""
        async with self.lock:
            if self.lost:
                return
            self.leader, self.lease = self.store.nodes.name, number
            self.mind_question()
            await self._attend_and_store()
        self.wake()

    def close(self) -> None:
        self.stop()
        self.countdown.stop()
        self._crowd.close()
