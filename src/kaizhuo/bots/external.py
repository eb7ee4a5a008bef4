"""Bots of others: a command that reads questions as lines of JSON and answers each with a line of JSON.

The protocol is in docs/external-bots.md.  A bot that hangs, dies, floods or answers nonsense is replaced by level 1 for
the rest of its game, and says why in `trouble`; nobody else notices.  A process that asks to stay plays the next game
too: it rests until then.
"""

from __future__ import annotations

import atexit
import contextlib
import io
import os
import re
import shlex
import signal
import subprocess
import time
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final, NamedTuple
from weakref import WeakSet

import msgspec

from kaizhuo.bots.beginner import Beginner
from kaizhuo.core.errors import NotationError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Event
from kaizhuo.core.visible import printable
from kaizhuo.games import AnyGame

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for an answer
LONGEST: Final = 65536  # bytes of a line
WAITING: Final = 8  # lines that nobody asked for, before it is called a flood
PARTING: Final = 2.0  # seconds for its last line
COMMAND: Final = "cmd:"
LONGEST_NAME: Final = 24
OWN_BOT: Final = re.compile(
    rf"(?:([^:=,@]{{1,{LONGEST_NAME}}})=)?{COMMAND}(.*)", re.DOTALL
)  # no name looks like a bot of ours


class Named(NamedTuple):
    """A bot of somebody's own: `cmd:./mybot`, or `sharky=cmd:./mybot` with a name."""

    name: str  # "" without one
    command: str

    def nickname(self) -> str:
        """Its name, or that of the file that is run."""
        words = [word for word in self.command.split() if not word.startswith("-")]
        files = [word for word in words if Path(word).is_file()]
        return self.name or Path((files or words or [""])[0]).stem[:LONGEST_NAME]


def read_command(bot: str) -> Named | None:
    """What a bot's name on a command line says, if it is a command."""
    found = OWN_BOT.fullmatch(bot)
    name = (found[1] or "").strip() if found else ""
    return Named(name, found[2]) if found and name.isprintable() else None


def shown(bot: str) -> str:
    """A bot in a table of figures: by the name that its owner gave it."""
    command = read_command(bot)
    return command.name if command and command.name else bot


class Question(msgspec.Struct, frozen=True):
    kaizhuo: int
    id: int
    match: int  # another number, another game: all is told from the beginning
    game: str
    seat: int
    ply: int
    view: dict[str, Any]  # what a client would draw
    told: list[list[str]]  # what the seat was told since its last question: a name and its operands
    options: list[str]  # the sentences it may say


class Answer(msgspec.Struct, frozen=True):
    say: str
    id: int
    stay: bool = False  # it can play another game after this one


class Trouble(msgspec.Struct, frozen=True):
    bot: str
    what: str  # hangs, dies, floods, nonsense, absent
    detail: str = ""


class Misbehaved(Exception):  # noqa: N818 - it is the bot's fault, not the program's
    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.detail = detail


class External:
    def __init__(self, command: str, seconds: float = SECONDS, *, errors: bool = False) -> None:
        self.command = command
        self.seconds = seconds
        self.errors = errors  # show what it writes to stderr
        self.trouble: Trouble | None = None
        self.slowest = 0.0
        self.asked = 0
        self.heard: list[Event] = []
        self.line: Line | None = None
        self.stand_in = Beginner()

    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        if self.trouble is None:
            try:
                return self.ask(game, now)
            except Misbehaved as wrong:
                self.trouble = Trouble(self.command, wrong.what, wrong.detail)
                self.close()
        return self.stand_in.choose(game, now, rng)

    def ask(self, game: AnyGame, now: Observation[Any]) -> int:
        if now.told[: len(self.heard)] != self.heard:  # a move was taken back: another story begins
            self.close()
        told = [event_words(game, event) for event in now.told[len(self.heard) :]]
        self.heard = list(now.told)
        options = [game.words.sentence(option) for option in now.options]
        view = msgspec.to_builtins(game.view(now.seen, now.viewer))
        return understood(game, now, self.put(game.name, now.viewer, now.ply, view, told, options))

    def put(self, game: str, seat: int, ply: int, view: Any, told: list[list[str]], options: list[str]) -> str:
        """Put a question; returns what it says."""
        if self.line is None:
            self.line = rested(self.command, self.errors) or Line(self.command, self.errors)
        line = self.line
        self.asked += 1
        line.asked += 1
        question = Question(PROTOCOL, line.asked, line.match, game, seat, ply, view, told, options)
        start = time.monotonic()
        answer = read_answer(line.ask(msgspec.json.encode(question), self.seconds), line.asked)
        self.slowest = max(self.slowest, time.monotonic() - start)
        line.stays = answer.stay
        return answer.say

    def close(self) -> Trouble | None:
        """The game is over, for it at least: let the command go, or rest; returns what was wrong with it."""
        line, self.line, self.heard = self.line, None, []
        if line is not None and line.stays and self.trouble is None:
            line.match += 1
            _resting.setdefault((self.command, self.errors), []).append(line)
        elif line is not None:
            line.close()
        return self.trouble


def read_answer(line: bytes, number: int) -> Answer:
    try:
        answer = msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Misbehaved("nonsense", _quoted(line)) from None
    if answer.id != number:
        raise Misbehaved("nonsense", _quoted(line))
    return answer


def understood(game: AnyGame, now: Observation[Any], say: str) -> int:
    try:
        action = int(game.words.parse(say))
    except NotationError:
        raise Misbehaved("nonsense", _quoted(say.encode())) from None
    if action not in now.options:
        raise Misbehaved("nonsense", _quoted(say.encode()))
    return action


def _quoted(line: bytes) -> str:
    return printable(line[:80].decode("utf-8", "replace").strip())


def event_words(game: AnyGame, event: Event) -> list[str]:
    kind = game.words.events[event[0]]
    return [kind.name, *(domain.members[at] for domain, at in zip(kind.operands, event[1:4], strict=False))]


class Line:
    """A process and the lines it writes, read by a thread so that waiting can end."""

    def __init__(self, command: str, errors: bool) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the command that the user gave
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if errors else subprocess.DEVNULL,
                start_new_session=True,  # its children end with it
            )
        except (OSError, ValueError, IndexError) as wrong:
            raise Misbehaved("absent", str(wrong)) from None
        _lines.add(self)
        self.match = 1
        self.asked = 0
        self.stays = False
        self.lines: Queue[bytes] = Queue()
        assert self.process.stdout is not None
        self.reader = Thread(target=read_lines, args=(self.process.stdout, self.lines), daemon=True)
        self.reader.start()

    def ask(self, question: bytes, seconds: float) -> bytes:
        self.hear_nothing()
        try:
            self.write(question + b"\n", seconds)
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise Misbehaved("hangs") from None
        except OSError:
            self.hear_nothing()  # it may have died because nobody read on
            raise Misbehaved("dies", self.code()) from None
        if not line:
            raise Misbehaved("dies", self.code())
        if not line.endswith(b"\n"):
            raise Misbehaved("floods")
        return line

    def hear_nothing(self) -> None:
        """A bot speaks when it is asked."""
        if not self.lines.empty() and self.lines.queue[0]:
            raise Misbehaved("floods")

    def write(self, question: bytes, seconds: float) -> None:
        """A bot that never reads fills the pipe; whoever writes must not wait for it for ever."""
        into = self.process.stdin
        assert into is not None
        wrong: list[OSError] = []
        writer = Thread(target=write_line, args=(into, question, wrong), daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            raise Misbehaved("hangs")
        if wrong:
            raise wrong[0]

    def code(self) -> str:
        try:
            return f"exit {self.process.wait(1.0)}"
        except subprocess.TimeoutExpired:
            return ""

    def close(self) -> None:
        _lines.discard(self)
        end_all(self.process)
        self.process.wait()
        self.reader.join(PARTING)  # a child that got away may hold the line
        Thread(target=close_quietly, args=(self.process.stdin,), daemon=True).start()  # it may hold that one too


_lines: WeakSet[Line] = WeakSet()
_resting: dict[tuple[str, bool], list[Line]] = {}  # processes that wait for another game, by command


def rested(command: str, errors: bool) -> Line | None:
    """One that has played before, if it still lives."""
    waiting = _resting.get((command, errors), [])
    while waiting:
        line = waiting.pop()
        if line.process.poll() is None:
            return line
        line.close()
    return None


@atexit.register
def dismiss() -> None:
    """Nobody plays any more.  No thread can be started when this is called at the end of Python."""
    for line in list(_lines):
        end_all(line.process)
        line.process.wait()
        assert isinstance(line.process.stdin, io.BufferedWriter)
        line.process.stdin.raw.close()  # without a word more, for which it might have to wait
    _lines.clear()
    _resting.clear()


def end_all(process: subprocess.Popen[bytes]) -> None:
    """The process and, where there are groups of them, those it has started."""
    with contextlib.suppress(AttributeError, OSError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def close_quietly(pipe: IO[bytes]) -> None:
    with contextlib.suppress(OSError):
        pipe.close()


def read_lines(pipe: IO[bytes], lines: Queue[bytes]) -> None:
    """Lines into the queue, b"" at the end.  After a flood nothing more is read, so it fills no memory."""
    with pipe:
        while lines.qsize() < WAITING:
            line = pipe.readline(LONGEST)
            lines.put(line)
            if not line.endswith(b"\n"):
                return


def write_line(pipe: IO[bytes], line: bytes, wrong: list[OSError]) -> None:
    try:
        pipe.write(line)
        pipe.flush()
    except OSError as why:
        wrong.append(why)
