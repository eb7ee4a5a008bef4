"""A bot of somebody's own at an online table: it sits there as a person does, over the socket of the browser's page."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kaizhuo.bots.external import External, Misbehaved
from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.core.visible import printable
from kaizhuo.server.protocol import socket as sent
from kaizhuo.text.finale import Finale

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})/?")
STALE: Final = "stale-action"
TAKEN: Final = "seat-taken"
MARK: Final = "(bot)"  # behind a bot's name
TRIES: Final = 8  # to come back after the line was cut, the first after half a second, each after twice the time
PARTING: Final = 5.0  # seconds to hear that a bot stands in
_decode = msgspec.json.Decoder(sent.Outgoing).decode


class Gone(Exception):  # noqa: N818 - nothing is wrong, there is only no more to do
    """The server shows the table no longer, and says why in the reader's language."""


class Address(NamedTuple):
    server: str  # http://127.0.0.1:8168
    table: str

    def url(self, lang: str) -> str:
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}?lang={lang}"


def read_address(url: str) -> Address:
    """The link by which people are invited."""
    with suppress(ValueError):
        found = urlsplit(url)
        path = TABLE.fullmatch(found.path)
        if found.scheme in ("http", "https") and found.hostname and path:
            return Address(f"{found.scheme}://{found.netloc}", path[1])
    raise OptionError("sit-url", url=printable(url)[:200])


def read_key(file: Path, server: str) -> str:
    """Who the bot is at this server.  The file is its owner's key; no server learns what it is at another one."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_text(secrets.token_urlsafe(32) + "\n", "ascii")
    key = hmac.digest(file.read_bytes().strip(), server.encode(), "sha256")[:16]
    return base64.urlsafe_b64encode(key).decode().rstrip("=")


@contextmanager
def visiting(address: Address, key: str, lang: str) -> Iterator[ClientConnection]:
    headers = {"Cookie": f"kaizhuo={key}"}
    origin: Any = address.server
    try:
        socket = connect(address.url(lang), origin=origin, additional_headers=headers, max_size=2**24)
    except (OSError, WebSocketException, ValueError) as wrong:
        raise OptionError("sit-unreachable", server=address.server, reason=printable(str(wrong))[:200]) from None
    with socket:
        yield socket


class Visit:
    """One table: what was heard of it last, and what the bot does there."""

    def __init__(self, bot: External, nickname: str, say: Callable[[str], None]) -> None:
        self.bot = bot
        self.nickname = nickname
        self.say = say  # tells the owner
        self.socket: ClientConnection
        self.begin()

    def begin(self) -> None:
        """A table that was not heard of yet."""
        self.table: sent.Table | None = None
        self.now: sent.Now | None = None
        self.story: list[list[str]] = []  # all that was told
        self.known = self.undos = 0  # how much of it the bot has heard, and after how many undos
        self.sitting = self.acting = ""  # ids of what was sent
        self.odd = False  # whether the bot said what is not among its options
        self.asked_for = -1  # the seat that others have to agree to
        self.agreed: sent.Asked | None = None
        self.done = (0, 0)  # no older moment is acted upon
        self.ended = False
        self.bot.close()

    def play(self, socket: ClientConnection) -> str:
        """Until nobody is left; returns the table where it goes on, or ""."""
        self.socket = socket
        try:
            return self.play_here()
        except (Misbehaved, KeyboardInterrupt):
            self.step_aside()
            raise

    def play_here(self) -> str:
        while True:
            self.listen()
            while self.act():
                self.listen(wait=False)
            if self.table and self.table.over and self.now and self.now.finale:
                self.tell_end(self.now)
                if self.table.rematch or not self.company(self.table):
                    return self.table.rematch

    def company(self, table: sent.Table) -> bool:
        """Whether somebody is there who may want another game; two bots would wait for each other."""
        others = [seat for seat in table.seats if seat.kind == "person" and seat.online and not seat.you]
        return any(not seat.name.endswith(MARK) for seat in others)

    def tell_end(self, now: sent.Now) -> None:
        if not self.ended and now.finale:
            self.ended = True
            self.say(standings(now.finale))

    # ---- hearing

    def listen(self, *, wait: bool = True) -> None:
        """Whatever has come; waits for the first of it, if nothing has."""
        with suppress(TimeoutError):
            self.hear(self.socket.recv(timeout=None if wait else 0))
            while True:
                self.hear(self.socket.recv(timeout=0))

    def hear(self, raw: str | bytes) -> None:
        try:
            message = _decode(raw)
        except msgspec.DecodeError:  # something that a later version says
            return
        if isinstance(message, sent.Table):
            self.hear_table(message)
        elif isinstance(message, sent.Log):
            self.story = words_of(message.lines)
        elif isinstance(message, sent.Now):
            self.story += words_of(message.told)
            self.now = message
        elif isinstance(message, sent.Done | sent.Put) and message.id == self.acting:
            self.acting = ""
            if isinstance(message, sent.Done):
                self.done = (self.now.undos if self.now else 0, message.ply)
        elif isinstance(message, sent.Refused):
            self.hear_refusal(message)
        elif isinstance(message, sent.Gone):
            raise Gone(message.text)

    def hear_table(self, table: sent.Table) -> None:
        self.table = table
        if table.mine or not self.sitting:
            return
        asked = next((seat.seat for seat in table.seats if "withdraw" in seat.may), -1)
        if asked < 0 <= self.asked_for:
            raise KaizhuoError("sit-declined")
        self.asked_for = asked

    def hear_refusal(self, refused: sent.Refused) -> None:
        """What the bot could say was refused because the game went on: it hears of that at once, and is asked again."""
        if refused.id == self.acting:
            self.acting, self.now = "", None
            if self.odd and refused.code != STALE:
                raise Misbehaved("nonsense", printable(refused.text))
        elif refused.id == self.sitting:
            if refused.code != TAKEN:
                raise Gone(refused.text)
            self.sitting = ""  # somebody was quicker: perhaps there is another seat

    # ---- acting

    def act(self) -> bool:
        """What is to be done now; returns whether a question was put to the bot."""
        table, now = self.table, self.now
        if table is None or self.acting:
            return False
        if not table.mine:
            self.sit_down(table)
            return False
        seat = table.mine[0]
        if "back" in table.seats[seat].may:
            self.acting = self.send(sent.TakeBack, seat=seat)
        elif now and now.asked and now.asked != self.agreed and seat in now.asked.waiting:
            self.agreed = now.asked
            self.acting = self.send(sent.Agree, yes=now.asked.what != "stand-in")
        elif now and seat in now.awaited and now.options and not (now.clock and now.clock.paused):
            return (now.undos, now.ply) >= self.done and self.answer(table, now, seat)
        return False

    def sit_down(self, table: sent.Table) -> None:
        if self.sitting:
            return
        free = [seat for seat in table.seats if "sit" in seat.may or "ask-sit" in seat.may]
        free.sort(key=lambda seat: seat.kind != "open")
        if not free:
            raise OptionError("sit-full")
        self.sitting = self.send(sent.Sit, seat=free[0].seat, nickname=self.nickname)

    def answer(self, table: sent.Table, now: sent.Now, seat: int) -> bool:
        """Ask the bot, and say what it says, unless the game has gone on to another question meanwhile."""
        if self.undos != now.undos:  # a move was taken back: another story begins
            self.bot.close()
            self.known, self.undos = 0, now.undos
        told, self.known = self.story[self.known :], len(self.story)
        options = [option.say for option in now.options]
        said = self.bot.put(table.game, seat, now.ply, msgspec.json.decode(now.view), told, options)
        self.listen(wait=False)
        if self.now and self.now.undos == now.undos and [option.say for option in self.now.options] == options:
            self.odd = said not in options
            self.acting = self.send(sent.Act, ply=self.now.ply, undos=now.undos, say=said[:200], seat=seat)
        return True

    def step_aside(self) -> None:
        """The bot plays no longer: one of the server's goes on in its place, so that nobody waits."""
        with suppress(TimeoutError, ConnectionClosed, msgspec.DecodeError, Gone):
            self.listen(wait=False)  # perhaps the game has begun, and it has not heard so yet
            table = self.table
            if table is None or not table.mine or not table.started or table.over:
                return
            self.send(sent.StandIn, seat=table.mine[0])
            until = time.monotonic() + PARTING
            while isinstance(_decode(self.socket.recv(timeout=until - time.monotonic())), sent.Now | sent.Table):
                continue

    def send(self, kind: type[sent.Action], **fields: Any) -> str:
        number = secrets.token_hex(12)
        self.socket.send(msgspec.json.encode(kind(number, **fields)).decode())
        return number


def standings(finale: Finale) -> str:
    return ", ".join(
        f"{f'{tally.place}. ' if tally.place else ''}{tally.name} ({tally.points})" for tally in finale.tallies
    )


def words_of(lines: list[sent.Told]) -> list[list[str]]:
    """What happened in the game, as bots are told it; who came and went is no part of that, and of no rule."""
    return [[line.name, *(operand.member for operand in line.operands)] for line in lines if line.rule]


def play_on(visit: Visit, address: Address, key: str, lang: str) -> None:
    """From game to game, until nobody is left to play with.  When the line is cut it comes back."""
    lost = 0
    while address.table:
        try:
            with visiting(address, key, lang) as socket:
                lost = 0
                address = address._replace(table=visit.play(socket))
                visit.begin()
        except (ConnectionClosed, OptionError) as wrong:
            if isinstance(wrong, OptionError) and (wrong.code != "sit-unreachable" or visit.table is None):
                raise
            lost += 1
            if lost > TRIES:
                raise OptionError("sit-lost", server=address.server) from None
            visit.acting = visit.sitting = ""
            time.sleep(2.0 ** (lost - 2))
