"""Telling: what the guests of a table are sent.  Guests who see the same get the same bytes, made once."""

from __future__ import annotations

from collections.abc import Iterable

from kaizhuo.play.match import Match
from kaizhuo.server.session.chat import chat
from kaizhuo.server.session.consent import Consent
from kaizhuo.server.session.curtain import view_and_next
from kaizhuo.server.session.describing import Own, own_part, table_message
from kaizhuo.server.session.guest import Guest, encode
from kaizhuo.server.session.presence import Presence
from kaizhuo.server.session.reader import Look, Moment, Reader, Sayings, look, moment
from kaizhuo.server.session.table import Table
from kaizhuo.server.session.timing import Timing
from kaizhuo.server.store.events import Said


class Telling:
    """Guests who have not read what they were sent are told nothing more; when they have, how things stand then."""

    def __init__(self, table: Table, presence: Presence, consent: Consent, timing: Timing) -> None:
        self._table = table
        self._presence = presence
        self._consent = consent
        self._timing = timing
        self._readers: dict[tuple[int, str], Reader] = {}
        self._sayings: dict[str, Sayings] = {}  # by language, for all who read it; these three are of this moment
        self._looks: dict[int, Look] = {}
        self._logs: dict[tuple[int, str], bytes] = {}

    def changed(self) -> None:
        """Something happened: what was made for the moment before is of no use."""
        self._looks.clear()
        self._logs.clear()
        for said in self._sayings.values():
            said.clear()

    def forget(self) -> None:
        """Others sit there, or nobody reads any more."""
        self.changed()
        self._readers.clear()
        self._sayings.clear()

    def reader(self, viewer: int, lang: str) -> Reader:
        found = self._readers.get((viewer, lang))
        if found is None:
            said = self._sayings.setdefault(lang, {})
            found = self._readers[viewer, lang] = Reader(self._table, viewer, lang, said=said)
        return found

    def table(self, guests: Iterable[Guest]) -> None:
        """Who sits where, and what each may do about it; guests who know that already are not told."""
        self._table_to(guest for guest in guests if not guest.misses())

    def now(self, guests: Iterable[Guest]) -> None:
        """Everybody their own view."""
        self._now_to(guest for guest in guests if not guest.misses())

    def said(self, lines: list[Said], guests: Iterable[Guest]) -> None:
        """What was said just now, to those who may hear it."""
        ready: dict[int, bytes] = {}
        for guest in guests:
            if guest.viewer not in ready:
                news = chat(self._table, guest.viewer, lines)
                ready[guest.viewer] = encode(news) if news.lines else b""
            if ready[guest.viewer] and not guest.misses():
                guest.show(ready[guest.viewer])

    def everything(self, guest: Guest) -> None:
        """For a guest who comes in or has missed something: the table, what was said, and how the game stands."""
        guest.missed, guest.table = False, b""
        guest.viewer, guest.curtain = view_and_next(self._table, guest)
        self._table_to([guest])
        if self._table.chat:
            self._chat_to(guest)
        self._now_to([guest])

    def _table_to(self, guests: Iterable[Guest]) -> None:
        ready: dict[Own, bytes] = {}
        for guest in guests:
            own = own_part(self._table, guest, self._presence, self._consent)
            if own not in ready:
                ready[own] = encode(table_message(self._table, own, self._presence))
            if guest.table != ready[own]:
                guest.table = ready[own]
                guest.show(guest.table)

    def _now_to(self, guests: Iterable[Guest]) -> None:
        match = self._table.match
        common = moment(self._table, match, self._timing.state()) if match else None
        ready: dict[tuple[int, str, int | None, int], bytes] = {}
        for guest in guests:
            if match is None or common is None:
                guest.since, guest.undos = 0, self._table.undos
                continue
            self._turn(guest)
            if guest.since is None:
                guest.show(self._log(match, guest))
            key = (guest.viewer, guest.lang, guest.since, guest.changes)
            if key not in ready:
                ready[key] = self._now(match, common, guest)
            guest.show(ready[key])
            guest.since, guest.undos, guest.changes = match.ply, self._table.undos, len(self._table.changes)

    def _now(self, match: Match, common: Moment, guest: Guest) -> bytes:
        reader = self.reader(guest.viewer, guest.lang)
        if guest.viewer not in self._looks:
            self._looks[guest.viewer] = look(self._table, match, guest.viewer)
        asked = self._consent.message(reader.names)
        return encode(reader.now(match, common, self._looks[guest.viewer], guest.since, guest.changes, asked))

    def _log(self, match: Match, guest: Guest) -> bytes:
        key = (guest.viewer, guest.lang)
        if key not in self._logs:
            self._logs[key] = encode(self.reader(*key).log(match))
        return self._logs[key]

    def _turn(self, guest: Guest) -> None:
        """A guest who is shown another seat gets the whole log again."""
        before = guest.viewer, guest.curtain
        guest.viewer, guest.curtain = view_and_next(self._table, guest)
        if before != (guest.viewer, guest.curtain):
            self._table_to([guest])
        if before[0] != guest.viewer:
            guest.since = None
            self._chat_to(guest)

    def _chat_to(self, guest: Guest) -> None:
        guest.show(encode(chat(self._table, guest.viewer)))
