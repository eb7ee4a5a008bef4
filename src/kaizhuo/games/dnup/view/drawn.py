"""What each seat has before it, and what becomes of a set on the table by each option, tried in a copy of it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import members, size
from kaizhuo.core.state import Action, Seat, seat_of, step_of, subject_of
from kaizhuo.games.dnup.box.tables import STAR, TWIN, VALUE
from kaizhuo.games.dnup.knowledge.resample import unnamed
from kaizhuo.games.dnup.rules.actions import add_card, play_set, take_set
from kaizhuo.games.dnup.rules.state import RULES, DnupState
from kaizhuo.games.dnup.rules.words import ADD, FLIP, PLACE_COUNT, PLAY, TAKE, TURN, WORDS
from kaizhuo.games.dnup.view.shapes import CardView, OutlookView, PlayerView, SetView

REMEMBERED: Final = 10_000  # sets and hands, which most moves leave as they are


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
def set_view(place: int, value: int, count: int, cards: int, turned: int) -> SetView:
    return SetView(place, value, count, [card_view(card, turned >> card & 1, card) for card in members(cards)])


def own_hand(seen: DnupState, hand: i64) -> list[CardView]:
    """The twin that is shown first gets the first name (DN-26): where neither was shown, mine will have the second."""
    nameless = unnamed(seen)
    found: list[CardView] = []
    for card in members(hand):
        twin = TWIN[2 * card] >> 1
        piece = twin if twin > card and nameless >> twin & 1 and not seen.known >> card & 1 else card
        found.append(card_view(card, seen.turned >> card & 1, piece))
    return found


def player_views(seen: DnupState, viewer: Seat) -> list[PlayerView]:
    found: list[PlayerView] = []
    for seat in range(seen.seats):
        hand = seen.hand[seat]
        faced = seen.faced & hand
        found.append(
            PlayerView(
                seat=seat,
                hand_size=size(hand) + seen.unseen[seat],
                hand=own_hand(seen, hand) if seat == viewer else others_hand(hand, faced, seen.turned & faced),
                letters=seen.letters[seat],
                out=seen.first_out == seat,
                sets=[lying_set(seen, place) for place in range(seat * seen.areas, (seat + 1) * seen.areas)],
            )
        )
    return found


def lying_set(seen: DnupState, place: i64) -> SetView | None:
    cards = seen.table[place]
    return set_view(place, seen.value[place], seen.size[place], cards, seen.turned & cards) if cards else None


@lru_cache(REMEMBERED)
def marks(action: int) -> list[str]:
    """Not to be changed."""
    return WORDS.marks(action)


def outlooks(seen: DnupState, viewer: Seat) -> list[OutlookView]:
    """For whoever is asked: the options by which a set leaves the table."""
    if not len(seen.pending) or viewer < 0:
        return []
    asked = seen.pending[len(seen.pending) - 1]
    if seat_of(asked) != viewer or step_of(asked) != TURN:
        return []
    out = Answers()
    RULES.steps()[TURN].options(seen, viewer, subject_of(asked), out)
    found = [outlook(seen, viewer, subject_of(asked), action) for action in out.listed() if action < FLIP]
    return [each for each in found if each is not None]


def outlook(seen: DnupState, seat: Seat, area: i64, action: Action) -> OutlookView | None:
    tried = seen.copy()
    if action < ADD:
        play_set(tried, seat, seat * seen.areas + area, action - PLAY)
    elif action < TAKE:
        add_card(tried, seat, (action - ADD) // PLACE_COUNT, (action - ADD) % PLACE_COUNT)
    else:
        take_set(tried, seat, action - TAKE)
    for place in range(i64(len(seen.size))):
        if seen.size[place] and not tried.size[place]:
            return left(seen, tried, place, marks(action))
    return None


def left(seen: DnupState, tried: DnupState, place: i64, at: list[str]) -> OutlookView:
    lying = seen.table[place]
    holders = [seat for seat in range(seen.seats) if tried.hand[seat] & lying]
    return OutlookView(
        at=at,
        place=place,
        owner=seen.owner(place),
        to=holders[0] if holders else None,
        size=seen.size[place],
        value=seen.value[place],
        becomes=sorted(VALUE[2 * card + 1 - (seen.turned >> card & 1)] for card in members(lying)) if holders else [],
    )
