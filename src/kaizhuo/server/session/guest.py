"""Guest: one open page at a table.  A person may have several; all of them show the same seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from kaizhuo.core.errors import IllegalAction, KaizhuoError
from kaizhuo.core.state import SPECTATOR
from kaizhuo.server.protocol.socket import Gone, Lang, Outgoing, Refused
from kaizhuo.text.speech import refusal

GONE: Final = 1008  # there is nothing to come back to
AGAIN: Final = 1013  # come in anew
encode = msgspec.json.Encoder().encode


class Outbox(Protocol):
    """Where messages for a guest go: no call waits."""

    @property
    def behind(self) -> bool:
        """So much waits that nothing more should come before it is read."""
        ...

    def send(self, *messages: bytes, granted: bool = False) -> None:
        """In one piece.  What is granted may be as long as it is."""
        ...

    def close(self, code: int) -> None: ...


class Guest:
    def __init__(
        self,
        person: str,
        lang: Lang,
        outbox: Outbox,
        address: str,
        since: int | None = None,
        undos: int | None = None,
        changes: int | None = None,
    ) -> None:
        self.person = person
        self.lang: Lang = lang
        self.outbox = outbox
        self.address = address
        self.since = since  # the ply of the last `now` they were sent
        self.undos = undos
        self.changes = changes or 0  # how many changes of the chairs they know of
        self.shown = SPECTATOR  # of somebody with several seats: the one for which the curtain is up
        self.viewer = SPECTATOR  # whose view they were sent last
        self.curtain: int | None = None  # for whom it waits
        self.table = b""  # the last message about it
        self.hint: asyncio.Task[None] | None = None  # on its way
        self.answers: list[bytes] = []  # that go along with what is shown next
        self.missed = False  # something happened that they were not told
        self.wants: Lang | None = None  # the language that they have asked for since
        self.retell: Callable[[], object] = lambda: None  # everything anew, no more often than the room likes

    def speak(self, lang: Lang) -> None:
        self.wants = lang
        self.retell()

    def show(self, message: bytes) -> None:
        """How things stand.  Callers check `misses` first."""
        self.outbox.send(*self.answers, message, granted=True)
        self.answers.clear()

    def misses(self) -> bool:
        """Whether they have so much left to read that they are told later, how things stand then."""
        self.missed = self.missed or self.outbox.behind
        return self.missed

    def tell(self, message: Outgoing) -> None:
        self.outbox.send(encode(message))

    def answer(self, message: Outgoing) -> None:
        """Together with how things stand then, as most of the time; otherwise `send_answers`."""
        self.answers.append(encode(message))

    def send_answers(self) -> None:
        if self.answers:
            self.outbox.send(*self.answers)
            self.answers.clear()

    def refuse(self, action_id: str, wrong: KaizhuoError, game: str | None = None) -> None:
        number = wrong.rule if isinstance(wrong, IllegalAction) else ""
        self.tell(Refused(action_id, wrong.code, number, refusal(self.lang, wrong, game)))

    def dismiss(self, wrong: KaizhuoError) -> None:
        """Say why there is no table, and close."""
        self.tell(Gone(wrong.code, refusal(self.lang, wrong)))
        self.outbox.close(GONE)
