"""Why somebody would do something, and how well a seat decided, as plain data: for hints, replays and reviews."""

from __future__ import annotations

import msgspec


class Alternative(msgspec.Struct, frozen=True):
    action: int
    sentence: str
    value: float  # 0 lost, 1 won
    visits: int


class Step(msgspec.Struct, frozen=True):
    """What may follow: somebody's likeliest choice."""

    seat: int
    action: int
    sentence: str
    share: float  # of the worlds in which it was so


class Reason(msgspec.Struct, frozen=True):
    """A message `why-<name>`, or `reason-<name>` of the game's own texts, with its operands."""

    name: str
    number: int = 0
    other: int = -1  # the action it is compared with
    own: bool = False  # the game's own


class Explanation(msgspec.Struct, frozen=True):
    seat: int
    action: int
    sentence: str
    value: float
    alternatives: list[Alternative]  # best first, the chosen one among them
    line: list[Step]
    reasons: list[Reason]


class Judgement(msgspec.Struct, frozen=True):
    """Every decision of a seat, each by what was known then.  It is complete when all are judged or failed."""

    seat: int
    total: int  # decisions to judge
    judged: list[tuple[int, Explanation]]  # ply, and how what was done compares
    failed: int  # could not be judged
    result: float  # 1 for who won
