"""What a client draws."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from kaizhuo.core.components import members, size
from kaizhuo.core.state import Seat, seat_of, subject_of
from kaizhuo.games.dnup.box.tables import STAR, TWIN, VALUE
from kaizhuo.games.dnup.knowledge.resample import unnamed
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.view.outlook import OutlookView, outlooks

REMEMBERED: Final = 10_000  # sets and hands, which most moves leave as they are


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


@cache
def card_view(card: int, turned: int | None, piece: int) -> CardView:
    """`turned`: which end is up, if that can be seen."""
    if turned is None:
        return CardView(card, 0, 0, piece, card == STAR)
    return CardView(card, VALUE[2 * card + turned], VALUE[2 * card + 1 - turned], piece, card == STAR)


@lru_cache(REMEMBERED)
def others_hand(hand: int, faced: int, turned: int) -> list[CardView]:
    """What is known of it, in bits of cards; not to be changed."""
    return [card_view(card, turned >> card & 1 if faced >> card & 1 else None, card) for card in members(hand)]


@lru_cache(REMEMBERED)
def set_view(place: int, value: int, count: int, cards: int, turned: int) -> SetView | None:
    if not cards:
        return None
    return SetView(place, value, count, [card_view(card, turned >> card & 1, card) for card in members(cards)])


def own_hand(seen: DnupState, hand: int) -> list[CardView]:
    """The twin that is shown first gets the first name (DN-26): where neither was shown, mine will have the second."""
    turned, nameless, known = int(seen.turned), int(unnamed(seen)), int(seen.known)
    found: list[CardView] = []
    for card in members(hand):
        twin = int(TWIN[2 * card]) // 2
        piece = max(card, twin) if nameless >> twin & 1 and not known >> card & 1 else card
        found.append(card_view(card, turned >> card & 1, piece))
    return found


def player_views(seen: DnupState, viewer: Seat) -> list[PlayerView]:
    turned, faced, areas = int(seen.turned), int(seen.faced), int(seen.areas)
    lying = enumerate(zip(seen.table, seen.value, seen.size, strict=True))
    sets = [set_view(place, value, count, cards, turned & cards) for place, (cards, value, count) in lying]
    held = enumerate(zip(seen.hand, seen.unseen, seen.letters, strict=True))
    return [
        PlayerView(
            seat=seat,
            hand_size=size(hand) + unseen,
            hand=own_hand(seen, hand) if seat == viewer else others_hand(hand, faced & hand, turned & faced & hand),
            letters=letters,
            out=seen.first_out == seat,
            sets=sets[seat * areas : (seat + 1) * areas],
        )
        for seat, (hand, unseen, letters) in held
    ]


def view(seen: DnupState, viewer: Seat) -> DnupView:
    asked = seen.pending[len(seen.pending) - 1] if len(seen.pending) else None
    playing = asked is not None and seat_of(asked) >= 0
    return DnupView(
        players=player_views(seen, viewer),
        round=seen.rounds,
        goal=seen.goal,
        discards=size(seen.discards),
        turns=seen.turns,
        turn=seat_of(asked) if asked is not None and playing else None,
        area=subject_of(asked) if asked is not None and playing else None,
        duel=seen.areas == 2,
        outlooks=outlooks(seen, viewer),
    )
