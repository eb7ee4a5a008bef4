"""Dealing the Fortune cards that a viewer cannot locate to deck and hands, as far as what they know allows (ST-R40).

Until the discards have become the deck for the first time, every card can be anywhere.  After that a fresh card is in
the deck or was drawn since, and a stale one is in a hand; `memory.py` says how many of either a hand can hold.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.components import MOST, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.tables import FORTUNE_COUNT
from kaizhuo.games.steam_up.rules.cards import copies, each_card, has, minus, with_card, without_card
from kaizhuo.games.steam_up.rules.memory import public
from kaizhuo.games.steam_up.rules.state import SteamState

ATTEMPTS: Final = 64


def deal_cards(world: SteamState, seen: SteamState, viewer: Seat, rng: Rng) -> None:
    hidden = public(seen, 0)
    if viewer >= 0:
        hidden = minus(hidden, seen.hand[viewer])
    if not seen.stale or not deal_by_age(world, seen, viewer, hidden, rng):
        deal_anyhow(world, seen, viewer, hidden, rng)
    for seat in range(seen.seats):
        world.unseen[seat] = 0
    world.deck_unseen = 0


def deal_anyhow(world: SteamState, seen: SteamState, viewer: Seat, hidden: i64, rng: Rng) -> None:
    for seat in range(seen.seats):
        if seat != viewer:
            hidden = minus(hidden, seen.hand[seat])
    pool = each_card(hidden)
    rng.shuffle(pool)
    used: i64 = 0
    for seat in range(seen.seats):
        for _ in range(seen.unseen[seat]):
            world.hand[seat] = with_card(world.hand[seat], pool[used])
            hidden = without_card(hidden, pool[used])
            used += 1
    world.deck = hidden


def deal_by_age(world: SteamState, seen: SteamState, viewer: Seat, hidden: i64, rng: Rng) -> bool:
    """Whether it went out: where ages are open, a first choice may leave no place for a card."""
    for _ in range(ATTEMPTS):
        deal = Deal(world, seen, viewer, hidden, rng)
        if deal.tell_ages():
            deal.fill_deck()
            deal.fill_hands()
            return True
    return False


@final
class Deal:
    """One deal by age.  `fresh` and `stale` are the cards still to be dealt, the rooms what each hand still takes."""

    def __init__(self, world: SteamState, seen: SteamState, viewer: Seat, hidden: i64, rng: Rng) -> None:
        self.world = world
        self.seen = seen
        self.viewer: i64 = viewer
        self.rng = rng
        self.fresh: i64 = 0
        self.stale: i64 = hidden
        self.room: vec[i64] = seen.unseen[:]
        self.fresh_room: vec[i64] = seen.newer[:]
        self.stale_room: vec[i64] = seen.older[:]
        self.old: vec[i64] = seen.old[:]
        for seat in range(seen.seats):
            if seat != viewer:
                self.room[seat] = seen.hand_size(seat)
            self.limit(seat)

    def limit(self, seat: Seat) -> None:
        room = self.room[seat]
        if self.fresh_room[seat] > room:
            self.fresh_room[seat] = room
        if self.stale_room[seat] > room:
            self.stale_room[seat] = room

    def least_fresh(self) -> i64:
        """How many fresh cards deck and hands must take at least."""
        least = self.seen.deck_size()
        for seat in range(self.seen.seats):
            least += self.room[seat] - self.stale_room[seat]
        return least

    def most_fresh(self) -> i64:
        most = self.seen.deck_size()
        for seat in range(self.seen.seats):
            most += self.fresh_room[seat]
        return most

    def tell_ages(self) -> bool:
        """Which cards are fresh: where that is open, by chance.  False if deck and hands cannot take so many."""
        self.split()
        for seat in range(self.seen.seats):
            if seat == self.viewer:
                continue
            for kind in each_card(self.seen.hand[seat]):
                if not self.place_known(seat, kind):
                    return False
        return self.least_fresh() <= size(self.fresh) <= self.most_fresh()

    def split(self) -> None:
        """Tell the hidden cards apart; of those that can be either, as many are fresh as deck and hands can take."""
        fresh = self.seen.fresh
        stale = self.seen.stale
        if self.viewer >= 0:
            old = self.seen.old[self.viewer]
            fresh = minus(fresh, minus(self.seen.hand[self.viewer], old))
            stale = minus(stale, old)
        either = vec[i64](capacity=MOST)
        hidden = self.stale
        for kind in range(FORTUNE_COUNT):
            count = copies(hidden, kind)
            sure = count - copies(stale, kind)
            for number in range(count):
                if number < sure:
                    self.make_fresh(kind)
                elif number < copies(fresh, kind):
                    either = append(either, kind)
        self.rng.shuffle(either)
        least = self.least_fresh() - size(self.fresh)
        most = self.most_fresh() - size(self.fresh)
        if least < 0:
            least = 0
        if most > len(either):
            most = len(either)
        if most > least:
            least += self.rng.below(most - least + 1)
        for i in range(i64(len(either))):
            if i < least:
                self.make_fresh(either[i])

    def make_fresh(self, kind: i64) -> None:
        self.stale = without_card(self.stale, kind)
        self.fresh = with_card(self.fresh, kind)

    def place_known(self, seat: Seat, kind: i64) -> bool:
        """The card is in the hand already; only its age is open.  False if it can have none."""
        can_be_fresh = has(self.fresh, kind) and self.fresh_room[seat] > 0
        can_be_stale = has(self.stale, kind) and self.stale_room[seat] > 0
        if not can_be_fresh and not can_be_stale:
            return False
        is_fresh = can_be_fresh
        if can_be_fresh and can_be_stale:
            is_fresh = self.rng.below(copies(self.fresh, kind) + copies(self.stale, kind)) < copies(self.fresh, kind)
        self.room[seat] -= 1
        if is_fresh:
            self.fresh = without_card(self.fresh, kind)
            self.fresh_room[seat] -= 1
        else:
            self.stale = without_card(self.stale, kind)
            self.stale_room[seat] -= 1
            self.old[seat] = with_card(self.old[seat], kind)
        self.limit(seat)
        return True

    def fill_deck(self) -> None:
        """Only fresh cards are in the deck."""
        pool = each_card(self.fresh)
        self.rng.shuffle(pool)
        self.world.deck = 0
        for i in range(self.seen.deck_size()):
            self.world.deck = with_card(self.world.deck, pool[i])
            self.fresh = without_card(self.fresh, pool[i])

    def fill_hands(self) -> None:
        """Fresh cards where they must be, then where they can be; stale ones in the places that are left."""
        places = vec[i64](capacity=2 * MOST)
        open_places = vec[i64](capacity=2 * MOST)
        for seat in range(self.seen.seats):
            for number in range(self.fresh_room[seat]):
                if number < self.room[seat] - self.stale_room[seat]:
                    places = append(places, seat)
                else:
                    open_places = append(open_places, seat)
        self.rng.shuffle(open_places)
        for seat in open_places:
            places = append(places, seat)
        fresh = each_card(self.fresh)
        self.rng.shuffle(fresh)
        for i in range(i64(len(fresh))):
            self.put(places[i], fresh[i])
        stale = each_card(self.stale)
        self.rng.shuffle(stale)
        seat = 0
        for kind in stale:
            while not self.room[seat]:
                seat += 1
            self.put(seat, kind)
            self.old[seat] = with_card(self.old[seat], kind)
        self.world.old = self.old

    def put(self, seat: Seat, kind: i64) -> None:
        self.room[seat] -= 1
        self.world.hand[seat] = with_card(self.world.hand[seat], kind)
