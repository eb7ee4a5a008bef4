"""What a client is sent to draw."""

from __future__ import annotations

import msgspec


class CardView(msgspec.Struct, frozen=True):
    id: int
    up: int  # the value that counts; 0 when it cannot be seen which end is up
    down: int
    piece: int  # what moves as one thing: the same before and after somebody else shows the twin of a hidden card
    star: bool = False


class SetView(msgspec.Struct, frozen=True):
    place: int
    value: int
    size: int
    cards: list[CardView]


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    hand: list[CardView]  # what the viewer knows of it: all of their own, what was seen of the others'
    letters: int
    out: bool
    sets: list[SetView | None]  # by area


class OutlookView(msgspec.Struct, frozen=True):
    at: list[str]  # the marks of the option
    place: int  # of the set that leaves the table
    owner: int
    to: int | None  # who has its cards then; None for the discards
    size: int
    value: int
    becomes: list[int]  # its values in the hand


class DnupView(msgspec.Struct, frozen=True):
    players: list[PlayerView]
    round: int
    goal: int
    discards: int
    turns: int
    turn: int | None
    area: int | None
    duel: bool
    outlooks: list[OutlookView]  # for the viewer, when they are asked
