"""Bots that think in processes of their own: observations go out as bytes, an action comes back.

A worker that dies or hangs is replaced, and its question asked once more.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import Future
from threading import Thread, Timer
from typing import IO, Any

import msgspec

from kaizhuo.bots.turns import Asker, Rank, Turns
from kaizhuo.core.observation import Observation, pack
from kaizhuo.games import AnyGame, boxes_of, loaded
from kaizhuo.play.explanation import Explanation

NOBODY = Asker()
HEADER = 4  # bytes of the length before each message
ATTEMPTS = 3
PATIENCE = 20.0  # seconds for a move; the strongest level needs one or two


class Question(msgspec.Struct, frozen=True, array_like=True):
    game: str
    bot: str
    packed: bytes
    seed: int
    box: str  # its fingerprint
    components: str = ""  # its file, if it is an owner's
    explain: bool = False  # why, not only what
    move: int = -1  # to explain what somebody did
    patience: float = 0.0  # seconds for an explanation without what may follow; 0: as long as for a move, with it


class Answer(msgspec.Struct, frozen=True, array_like=True):
    action: int
    wrong: str = ""  # what went wrong instead
    why: Explanation | None = None


Asked = tuple[Question, Future[Any]]


class PoolError(Exception):
    """A bot could not answer; the reason is in the message."""


class PoolClosedError(PoolError):
    """Nobody thinks any more."""


class Pool:
    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        """Where there are several workers, the first is kept for what takes no time."""
        count = workers or max(3, os.cpu_count() or 1)
        self.waiting: Turns[Asked] = Turns()
        self.workers = [Worker(self.waiting, patience, quick=count > 1 and not n) for n in range(count)]

    def choose(self, game: AnyGame, bot: str, now: Observation[Any], seed: int, asker: Asker = NOBODY) -> Future[int]:
        """What the bot would do; the same question with the same seed gets the same answer."""
        rank = Rank.QUICK if is_quick(bot) else Rank.MOVE
        return self._ask(Question(game.name, bot, pack(now), seed, *_box(game)), asker, rank)

    def explain(
        self,
        game: AnyGame,
        now: Observation[Any],
        seed: int,
        move: int = -1,
        patience: float = 0.0,
        asker: Asker = NOBODY,
        rank: Rank = Rank.HINT,
    ) -> Future[Explanation]:
        """Why the strongest bot would do what it would do; or with a move, how it judges that."""
        return self._ask(Question(game.name, "level3", pack(now), seed, *_box(game), True, move, patience), asker, rank)

    def _ask(self, question: Question, asker: Asker, rank: Rank) -> Future[Any]:
        answer: Future[Any] = Future()
        if not self.waiting.put(rank, asker, (question, answer)):
            answer.set_exception(PoolClosedError("it is closed"))
        return answer

    def close(self) -> None:
        """Stop at once: what is being thought about is given up, and what waits for it."""
        for worker in self.workers:
            worker.stopped = True
        for _, answer in self.waiting.close():
            if answer.set_running_or_notify_cancel():
                answer.set_exception(PoolClosedError("it is closed"))
        for worker in self.workers:
            worker.stop()


def is_quick(bot: str) -> bool:
    """Whether the bot looks no further than its own move."""
    return bot in ("uniform", "level1", "level2", "greedy")


def _box(game: AnyGame) -> tuple[str, str]:
    box = loaded(game).box
    return box.fingerprint, "" if box in boxes_of(game.name) else str(box.file)


class Worker(Thread):
    """Keeps one process and carries questions to it."""

    def __init__(self, waiting: Turns[Asked], patience: float, *, quick: bool) -> None:
        super().__init__(name="bot", daemon=True)
        self.waiting = waiting
        self.quick = quick  # takes only what is
        self.patience = patience
        self.process = _process()
        self.stopped = False
        self.start()

    def run(self) -> None:
        while (job := self.waiting.take(quick=self.quick)) is not None:
            question, answer = job
            if answer.set_running_or_notify_cancel():
                self.carry(question, answer)

    def carry(self, question: Question, answer: Future[Any]) -> None:
        for _ in range(ATTEMPTS):
            if self.stopped:
                break
            try:
                found = self.ask(question)
            except (OSError, EOFError):
                self.replace()
                continue
            if found.wrong:
                answer.set_exception(PoolError(found.wrong))
            else:
                answer.set_result(found.action if found.why is None else found.why)
            return
        answer.set_exception(PoolClosedError("it is closed") if self.stopped else PoolError("the worker died or hung"))

    def ask(self, question: Question) -> Answer:
        into, out = self.process.stdin, self.process.stdout
        assert into is not None
        assert out is not None
        overdue = Timer(self.patience, self.process.kill)
        overdue.start()
        try:
            send(into, msgspec.msgpack.encode(question))
            return msgspec.msgpack.decode(receive(out), type=Answer)
        finally:
            overdue.cancel()

    def replace(self) -> None:
        _end(self.process)
        if not self.stopped:
            self.process = _process()

    def stop(self) -> None:
        self.stopped = True
        self.process.kill()
        self.join()
        _end(self.process)


def _process() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "kaizhuo.bots.worker"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own module


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        try:
            pipe.close()
        except BrokenPipeError:
            continue


def send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(HEADER, "big") + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    header = pipe.read(HEADER)
    if len(header) < HEADER:
        raise EOFError
    size = int.from_bytes(header, "big")
    message = pipe.read(size)
    if len(message) < size:
        raise EOFError
    return message
