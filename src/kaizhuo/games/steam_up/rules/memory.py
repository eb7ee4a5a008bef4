"""Who has seen which Fortune cards (ST-R40): facts for all, kept up to date whenever a card changes its place.

When the discards become the new deck, everybody knows what is in it, and what is in all hands together.  From then on
a card is *fresh* (it was in that deck) or *stale* (it was in a hand).  When a player plays a kind that they can hold
both fresh and stale, nobody else can tell which it was: `fresh`, `stale`, `newer` and `older` are what can be at most.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.tables import FIRSTS, FORTUNES, RESHUFFLE
from kaizhuo.games.steam_up.rules.cards import copies, each_card, has, minus, with_card, without_card
from kaizhuo.games.steam_up.rules.state import NO_CARD, SteamState
from kaizhuo.games.steam_up.rules.words import RESHUFFLED


def into_hand(state: SteamState, seat: Seat, kind: i64) -> None:
    """From the deck; only its drawer sees it."""
    state.deck = without_card(state.deck, kind)
    state.hand[seat] = with_card(state.hand[seat], kind)
    state.newer[seat] += 1


def out_of_hand(state: SteamState, seat: Seat, kind: i64) -> None:
    """Everybody sees which card leaves the hand; of equal ones it may as well be the one that was known."""
    state.hand[seat] = without_card(state.hand[seat], kind)
    if has(state.old[seat], kind):
        state.old[seat] = without_card(state.old[seat], kind)
    for viewer in range(state.seats):
        doubt(state, viewer, seat, kind)
    recent = state.newer[seat] > 0 and has(state.fresh, kind)
    before = state.older[seat] > 0 and has(state.stale, kind)
    if not before:
        state.fresh = without_card(state.fresh, kind)
        state.newer[seat] -= 1
    elif not recent:
        state.stale = without_card(state.stale, kind)
        state.older[seat] -= 1
    else:
        unlocated = copies(public(state, 0), kind) - 1
        if copies(state.fresh, kind) > unlocated:
            state.fresh = without_card(state.fresh, kind)
        if copies(state.stale, kind) > unlocated:
            state.stale = without_card(state.stale, kind)
    limit_span(state, seat)


def change_hands(state: SteamState, victim: Seat, thief: Seat, kind: i64) -> None:
    """ST-R40  The card is known to thief and victim only."""
    if state.newer[victim]:
        state.newer[thief] += 1
    if state.older[victim]:
        state.older[thief] += 1
    if has(state.old[victim], kind):
        state.old[victim] = without_card(state.old[victim], kind)
        state.old[thief] = with_card(state.old[thief], kind)
    for viewer in range(state.seats):
        if viewer not in (victim, thief):
            lose_track(state, viewer, victim, thief)
    doubt(state, thief, victim, kind)
    state.hand[victim] = without_card(state.hand[victim], kind)
    state.hand[thief] = with_card(state.hand[thief], kind)
    knows = victim * state.seats + thief
    state.known[knows] = with_card(state.known[knows], kind)
    limit_span(state, victim)


def reshuffle_if_due(state: SteamState) -> None:
    """ST-16, ST-R5  An empty deck is replaced by the discards as soon as there are two of them."""
    if state.deck or size(state.discards) < RESHUFFLE:
        return
    state.deck = state.discards
    state.discards = 0
    state.fresh = state.deck
    state.stale = public(state, state.deck)
    for seat in range(state.seats):
        state.old[seat] = state.hand[seat]
        state.newer[seat] = 0
        state.older[seat] = size(state.hand[seat])
    state.tell(RESHUFFLED)


def public(state: SteamState, located: i64) -> i64:
    """The cards that are not in sight: all but the given ones, the discards, those face up and the one in play."""
    cards = minus(minus(FORTUNES[state.easier], located), state.discards)
    for seat in range(state.seats):
        cards = minus(cards, state.face_up[seat])
    return cards if state.in_play == NO_CARD else without_card(cards, state.in_play)


def limit_span(state: SteamState, seat: Seat) -> None:
    """No hand holds more cards of either sort than cards."""
    cards = size(state.hand[seat])
    if state.newer[seat] > cards:
        state.newer[seat] = cards
    if state.older[seat] > cards:
        state.older[seat] = cards


def doubt(state: SteamState, viewer: Seat, seat: Seat, kind: i64) -> None:
    """The viewer no longer knows of one card of this kind in the hand of the seat."""
    knows = viewer * state.seats + seat
    if has(state.known[knows], kind):
        state.known[knows] = without_card(state.known[knows], kind)


def lose_track(state: SteamState, viewer: Seat, victim: Seat, thief: Seat) -> None:
    """The viewer sees a card go, but not which: one card of each kind they knew of is in doubt.

    Only a hand that they know to be all of one kind leaves no doubt.
    """
    knows = viewer * state.seats + victim
    cards = state.known[knows]
    certain = size(cards) == size(state.hand[victim]) and size(cards & FIRSTS) == 1
    left = cards & FIRSTS
    for kind in each_card(left):
        state.known[knows] = without_card(state.known[knows], kind)
        if certain:
            moved = viewer * state.seats + thief
            state.known[moved] = with_card(state.known[moved], kind)
