"""Observation: all that one viewer may know now.  Bots, views and texts take it, never the true state."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from kaizhuo.core.facts import Facts, facts, from_facts
from kaizhuo.core.state import EVERYONE, Event, Seat, State

S = TypeVar("S", bound=State)


class Observation(Generic[S]):
    """`seen` is a redacted state; `options` is empty unless the viewer is asked; `told` is what they were told."""

    def __init__(self, viewer: Seat, ply: int, seen: S, options: list[int], told: list[Event]) -> None:
        self.viewer = viewer
        self.ply = ply
        self.seen = seen
        self.options = options
        self.told = told


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """An observation as it travels to another process."""

    viewer: int
    ply: int
    seen: Facts
    options: list[int]
    told: list[Event]


def pack(now: Observation[S]) -> bytes:
    return msgspec.msgpack.encode(Packed(now.viewer, now.ply, facts(now.seen), now.options, now.told))


def unpack(mould: S, packed: bytes) -> Observation[S]:
    """The observation back from its bytes; `mould` is any state of the same game."""
    given = msgspec.msgpack.decode(packed, type=Packed)
    return Observation(given.viewer, given.ply, from_facts(mould, given.seen), given.options, given.told)


def hears(viewer: Seat, event: Event) -> bool:
    """Who only looks on is told what everybody is told."""
    return event[4] == EVERYONE if viewer < 0 else bool(event[4] >> viewer & 1)


def audible(events: list[Event], viewer: Seat) -> list[Event]:
    """Those events that the viewer is told."""
    return [event for event in events if hears(viewer, event)]
