"""Why somebody would do something, as plain data: for hints and replays."""

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
