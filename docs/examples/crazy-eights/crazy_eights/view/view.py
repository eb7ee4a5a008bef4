"""What a client draws.

No board is drawn for this game: a number under the name of a domain is that thing, so a `card` is shown as a card and
can be pointed at.
"""

from __future__ import annotations

import msgspec

from crazy_eights.rules.state import EightsState
from kaizhuo.core.components import members
from kaizhuo.core.state import seat_of


class CardView(msgspec.Struct, frozen=True):
    card: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    hand: list[CardView]  # the viewer's own; of the others nothing
    points: int


class EightsView(msgspec.Struct, frozen=True):
    players: list[PlayerView]
    top: CardView | None
    suit: int | None  # that has to be followed
    stock: int
    turn: int | None


def view(seen: EightsState) -> EightsView:
    asked = seat_of(seen.pending[len(seen.pending) - 1]) if len(seen.pending) else -1
    return EightsView(
        players=[player(seen, seat) for seat in range(seen.seats)],
        top=CardView(seen.top) if seen.top >= 0 else None,
        suit=seen.suit if seen.suit >= 0 else None,
        stock=seen.stock_size(),
        turn=asked if asked >= 0 else None,
    )


def player(seen: EightsState, seat: int) -> PlayerView:
    hand = [CardView(card) for card in members(seen.hand[seat])]
    return PlayerView(seat, seen.hand_size(seat), hand, seen.points[seat])
