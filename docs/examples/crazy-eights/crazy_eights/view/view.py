"""What a client draws."""

from __future__ import annotations

import msgspec

from crazy_eights.box.data import SUITS
from crazy_eights.rules.state import EightsState
from crazy_eights.rules.words import CARD
from kaizhuo.core.components import members
from kaizhuo.core.state import seat_of


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    hand: list[str]  # the viewer's own; of the others nothing
    points: int


class EightsView(msgspec.Struct, frozen=True):
    players: list[PlayerView]
    top: str | None
    suit: str | None
    stock: int
    turn: int | None


def view(seen: EightsState) -> EightsView:
    asked = seat_of(seen.pending[len(seen.pending) - 1]) if len(seen.pending) else -1
    return EightsView(
        players=[player(seen, seat) for seat in range(seen.seats)],
        top=CARD.members[seen.top] if seen.top >= 0 else None,
        suit=SUITS[seen.suit] if seen.suit >= 0 else None,
        stock=seen.stock_size(),
        turn=asked if asked >= 0 else None,
    )


def player(seen: EightsState, seat: int) -> PlayerView:
    return PlayerView(
        seat, seen.hand_size(seat), [CARD.members[card] for card in members(seen.hand[seat])], seen.points[seat]
    )
