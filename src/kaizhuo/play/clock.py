"""A clock: how much time each seat has left, as plain arithmetic on times given from outside, in milliseconds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`turn`: so many seconds each time one is asked; `bank`: for the whole game, and `increment` for each turn."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=14 * 24 * 3600)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    at_zero: Literal["stand-in", "nothing"] = "stand-in"


class Clock:
    """The time of those runs who are asked, whoever's turn it is; several may run at once."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds * 1000] * seats
        self.running: list[int] = []
        self.paused = False
        self.still = False  # nobody is there for whom it could run
        self.at = 0  # when `left` was right

    def left_at(self, now: int) -> list[int]:
        passed = 0 if self.paused or self.still else now - self.at
        return [max(0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)]

    def charge(self, now: int) -> None:
        """Book what has passed."""
        self.left = self.left_at(now)
        self.at = now

    def turn_to(self, asked: list[int], mover: int | None, now: int) -> None:
        """Others are asked now: who has moved and is asked no more gets the increment, who is newly asked a turn."""
        self.charge(now)
        if mover in self.running and mover not in asked and self.rule.kind == "bank":
            self.left[mover] += self.rule.increment * 1000
        if self.rule.kind == "turn":
            for seat in asked:
                if seat not in self.running:
                    self.left[seat] = self.rule.seconds * 1000
        self.running = list(asked)

    def give(self, seat: int, time: int, now: int) -> None:
        self.charge(now)
        self.left[seat] += time

    def pause(self, paused: bool, now: int) -> None:
        self.charge(now)
        self.paused = paused

    def next_zero(self, now: int) -> int | None:
        """Milliseconds until the first of those who run has none left; None when nobody's time runs."""
        left = self.left_at(now)
        running = [left[seat] for seat in self.running if left[seat] > 0]
        return None if self.paused or self.still or not running else min(running)
