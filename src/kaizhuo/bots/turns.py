"""Turns: questions wait by rank, and those of one rank are taken in turn: address by address, person by person."""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from threading import Condition
from typing import Final, Generic, NamedTuple, TypeVar

Job = TypeVar("Job")


class Rank(IntEnum):
    QUICK = 0  # a move that takes no time to find
    MOVE = 1
    HINT = 2  # and every other why
    REVIEW = 3


# Whom a worker looks at first: moves come first, but hints and reviews are not left waiting for ever.
FIRST: Final = (Rank.QUICK,) * 3 + (Rank.HINT,) + (Rank.QUICK,) * 3 + (Rank.REVIEW,)


class Asker(NamedTuple):
    address: str = ""
    person: str = ""


class Line(Generic[Job]):
    """Whoever was served goes to the end, both the address and the person there."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Job]]] = {}

    def put(self, asker: Asker, job: Job) -> None:
        self._waiting.setdefault(asker.address, {}).setdefault(asker.person, deque()).append(job)

    def __len__(self) -> int:
        return sum(len(jobs) for people in self._waiting.values() for jobs in people.values())

    def pop(self) -> Job | None:
        if not self._waiting:
            return None
        address, people = next(iter(self._waiting.items()))
        person, jobs = next(iter(people.items()))
        job = jobs.popleft()
        del self._waiting[address], people[person]
        if jobs:
            people[person] = jobs
        if people:
            self._waiting[address] = people
        return job


class Turns(Generic[Job]):
    """Where workers, in threads of their own, take what is to be done next."""

    def __init__(self) -> None:
        self._lines: dict[Rank, Line[Job]] = {rank: Line() for rank in Rank}
        self._served = 0
        self._closed = False
        self._changed = Condition()

    def __len__(self) -> int:
        with self._changed:
            return sum(map(len, self._lines.values()))

    def put(self, rank: Rank, asker: Asker, job: Job) -> bool:
        """Says whether anybody will take it."""
        with self._changed:
            if not self._closed:
                self._lines[rank].put(asker, job)
                self._changed.notify_all()
            return not self._closed

    def take(self, *, quick: bool = False) -> Job | None:
        """The next job, or only one that is quick; waits for it.  None when it is over."""
        with self._changed:
            while not self._closed:
                job = self._lines[Rank.QUICK].pop() if quick else self._next()
                if job is not None:
                    return job
                self._changed.wait()
            return None

    def _next(self) -> Job | None:
        for rank in (FIRST[self._served % len(FIRST)], *Rank):
            job = self._lines[rank].pop()
            if job is not None:
                self._served += 1
                return job
        return None

    def close(self) -> list[Job]:
        """Returns what nobody will take any more."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            left: list[Job] = []
            while (job := self._next()) is not None:
                left.append(job)
            return left
