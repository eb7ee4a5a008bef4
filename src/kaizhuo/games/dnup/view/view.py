"""What a client draws."""

from __future__ import annotations

from functools import cache

import msgspec

from kaizhuo.core.components import members, size
from kaizhuo.core.state import Seat, seat_of, subject_of
from kaizhuo.games.dnup.box.tables import STAR, TWIN, VALUE
from kaizhuo.games.dnup.knowledge.resample import unnamed
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.view.outlook import OutlookView, outlooks


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


def card_view(state: DnupState, card: int, sure: bool, piece: int) -> CardView:
    return _card_view(card, int(state.turned >> card & 1) if sure else None, piece)


@cache
def _card_view(card: int, turned: int | None, piece: int) -> CardView:
    if turned is None:
        return CardView(card, 0, 0, piece, card == STAR)
    return CardView(card, VALUE[2 * card + turned], VALUE[2 * card + 1 - turned], piece, card == STAR)


def piece_of(state: DnupState, card: int, nameless: int) -> int:
    """The twin that is shown first gets the first name (DN-26): where neither was shown, mine will have the second."""
    twin = int(TWIN[2 * card]) // 2
    return max(card, twin) if nameless >> twin & 1 and not state.known >> card & 1 else card


def set_view(state: DnupState, place: int) -> SetView | None:
    cards = state.table[place]
    if not cards:
        return None
    return SetView(
        place, state.value[place], state.size[place], [card_view(state, card, True, card) for card in members(cards)]
    )


def player_view(state: DnupState, seat: int, viewer: Seat) -> PlayerView:
    hand = state.hand[seat]
    if seat == viewer:
        nameless = int(unnamed(state))
        cards = [card_view(state, card, True, piece_of(state, card, nameless)) for card in members(hand)]
    else:
        cards = [card_view(state, card, bool(state.faced >> card & 1), card) for card in members(hand)]
    return PlayerView(
        seat=seat,
        hand_size=size(hand) + state.unseen[seat],
        hand=cards,
        letters=state.letters[seat],
        out=state.first_out == seat,
        sets=[set_view(state, seat * state.areas + area) for area in range(state.areas)],
    )


def view(seen: DnupState, viewer: Seat) -> DnupView:
    asked = seen.pending[len(seen.pending) - 1] if len(seen.pending) else None
    playing = asked is not None and seat_of(asked) >= 0
    return DnupView(
        players=[player_view(seen, seat, viewer) for seat in range(seen.seats)],
        round=seen.rounds,
        goal=seen.goal,
        discards=size(seen.discards),
        turns=seen.turns,
        turn=seat_of(asked) if asked is not None and playing else None,
        area=subject_of(asked) if asked is not None and playing else None,
        duel=seen.areas == 2,
        outlooks=outlooks(seen, viewer),
    )
