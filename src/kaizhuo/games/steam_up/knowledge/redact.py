"""Who knows what (ST-R40): the only file that decides it.

Hidden: the cards in hands and deck, the bag, steamers that never were on top (the number of dim sum included), zodiac
boards until all are shown, the first card named for an exchange.  Open is everything else, and what was open stays
known: a steamer that is covered again, dim sum put back into the bag, the cards of a reshuffled pile (`memory.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, Seat, decision, seat_of, step_of, subject_of
from kaizhuo.games.steam_up.box.tables import (
    ALL_DIM_SUM,
    DISH_COUNT,
    LEVELS,
    PLACE_COUNT,
    SIZE_COUNT,
    SIZE_HOLDS,
)
from kaizhuo.games.steam_up.knowledge.dealing import deal_cards
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of, total
from kaizhuo.games.steam_up.rules.filling import BY_PLAYERS, STEAMER
from kaizhuo.games.steam_up.rules.setup import BEGINNER, boards
from kaizhuo.games.steam_up.rules.state import BOARDS, CONTENTS, HIDDEN_BOARDS, OPEN, UNSEEN, SteamState
from kaizhuo.games.steam_up.rules.words import CHOOSING_ZODIAC, EXCHANGING, FILLING, SIZING

UNNAMED: Final[i64] = 255  # the subject of an exchange whose first card is named, but not to the viewer


def redact(state: SteamState, viewer: Seat) -> SteamState:
    seen = state.copy()
    hide_steamers(seen)
    hide_cards(seen, state, viewer)
    hide_zodiacs(seen, viewer)
    hide_question(seen, viewer)
    return seen


def hide_steamers(seen: SteamState) -> None:
    """The number in the bag is open, for everybody knows how many the closed steamers hold together; where there are
    none, what is in it is known by counting."""
    for place in range(PLACE_COUNT):
        for level in range(seen.height(place)):
            if not seen.stacks[place * LEVELS + level] & OPEN:
                seen.stacks[place * LEVELS + level] = UNSEEN
    if seen.sizes and not seen.all_open and not is_filling_tops(seen):
        seen.bag = seen.sure
        seen.bag_unseen = total(unlocated(seen)) - closed(seen)


def hide_cards(seen: SteamState, state: SteamState, viewer: Seat) -> None:
    """What is in the deck is known by counting as long as all cards in hands are."""
    seats = state.seats
    unseen: i64 = 0
    for seat in range(seats):
        if seat == viewer:
            continue
        known: i64 = 0
        if viewer >= 0:
            known = state.known[viewer * seats + seat]
        seen.hand[seat] = known
        seen.unseen[seat] = state.hand_size(seat) - size(known)
        unseen += seen.unseen[seat]
        seen.old[seat] = 0
        for other in range(seats):
            seen.known[seat * seats + other] = 0
    if unseen:
        seen.deck = 0
        seen.deck_unseen = state.deck_size()


def hide_zodiacs(seen: SteamState, viewer: Seat) -> None:
    for seat in range(seen.seats):
        if seat != viewer and seen.dealt[seat]:
            there = size(BOARDS.of(seen.dealt[seat])) + HIDDEN_BOARDS.of(seen.dealt[seat])
            seen.dealt[seat] = HIDDEN_BOARDS.put(there)
            seen.zodiac[seat] = -1


def hide_question(seen: SteamState, viewer: Seat) -> None:
    """ST-R5  The first card of an exchange is unshown.  ST-R40  So is how far the closed steamers have been filled."""
    last: i64 = len(seen.pending) - 1
    if last < 0:
        return
    asked = seen.pending[last]
    if step_of(asked) == EXCHANGING and subject_of(asked) and seat_of(asked) != viewer:
        seen.pending[last] = decision(seat_of(asked), EXCHANGING, UNNAMED)
    elif is_filling(seen) and not seen.all_open and not is_filling_tops(seen):
        seen.pending[last] = decision(CHANCE, SIZING, STEAMER.put(PLACE_COUNT))


def is_filling(seen: SteamState) -> bool:
    """Whether the steamers are still being filled blindly."""
    last: i64 = len(seen.pending) - 1
    if last < 0 or step_of(seen.pending[last]) not in (SIZING, FILLING):
        return False
    return not BY_PLAYERS.of(subject_of(seen.pending[last]))


def is_filling_tops(seen: SteamState) -> bool:
    """The top steamers are filled first, for all to see."""
    return is_filling(seen) and STEAMER.of(subject_of(seen.pending[len(seen.pending) - 1])) < PLACE_COUNT


def unlocated(seen: SteamState) -> i64:
    """The dim sum that nobody can locate: in the bag or in closed steamers."""
    left = ALL_DIM_SUM - seen.sure - seen.plate
    for seat in range(seen.seats):
        left -= seen.board[seat] + seen.beside[seat]
    for place in range(PLACE_COUNT):
        for level in range(seen.height(place)):
            steamer = seen.stacks[place * LEVELS + level]
            if steamer & OPEN:
                left -= steamer & CONTENTS
    return left


def closed(seen: SteamState) -> i64:
    """How many dim sum all steamers together hold that have not been opened."""
    found: i64 = 0
    for number in range(SIZE_COUNT):
        found += count_of(seen.sizes, number) * SIZE_HOLDS[number]
    return found


def resample(seen: SteamState, viewer: Seat, rng: Rng) -> SteamState:
    """Deal out at random what the viewer cannot locate, as far as everything that he knows allows."""
    world = seen.copy()
    fill_steamers(world, rng)
    deal_cards(world, seen, viewer, rng)
    deal_zodiacs(world, viewer, rng)
    name_card(world, rng)
    return world


def fill_steamers(world: SteamState, rng: Rng) -> None:
    """While they are being filled nobody can tell how far that has got: nothing may be in the closed ones yet."""
    left = unlocated(world)
    pool = vec[i64](capacity=256)
    sizes = vec[i64](capacity=32)
    if not is_filling(world):
        pool = shuffled(left, DISH_COUNT, rng)
        sizes = shuffled(world.sizes, SIZE_COUNT, rng)
    steamer: i64 = 0
    used: i64 = 0
    for place in range(PLACE_COUNT):
        for level in range(world.height(place)):
            slot = place * LEVELS + level
            if world.stacks[slot] != UNSEEN:
                continue
            world.stacks[slot] = 0
            if not len(sizes):
                continue
            for _ in range(SIZE_HOLDS[sizes[steamer]]):
                world.stacks[slot] += ONE[pool[used]]
                left -= ONE[pool[used]]
                used += 1
            steamer += 1
    world.bag = world.sure + left
    world.bag_unseen = 0


def shuffled(counts: i64, kinds: i64, rng: Rng) -> vec[i64]:
    """The single things of a count by kind, in any order."""
    found = vec[i64](capacity=256)
    for kind in range(kinds):
        for _ in range(count_of(counts, kind)):
            found = append(found, kind)
    rng.shuffle(found)
    return found


def deal_zodiacs(world: SteamState, viewer: Seat, rng: Rng) -> None:
    """Boards are dealt and chosen, but not yet shown."""
    last: i64 = len(world.pending) - 1
    if last < 0 or not any_dealt(world):
        return
    asked = world.pending[last]
    left = boards(BEGINNER.of(subject_of(asked)))
    if viewer >= 0:
        left &= ~world.dealt[viewer]
    pool = vec[i64](capacity=62)
    while left:
        pool = append(pool, lowest(left))
        left &= left - 1
    rng.shuffle(pool)
    used: i64 = 0
    for seat in range(world.seats):
        hidden = HIDDEN_BOARDS.of(world.dealt[seat])
        world.dealt[seat] = BOARDS.of(world.dealt[seat])
        for _ in range(hidden):
            world.dealt[seat] |= BIT[pool[used]]
            used += 1
        if hidden and step_of(asked) == CHOOSING_ZODIAC and has_chosen(world, seat):
            world.zodiac[seat] = pool[used - 1 - rng.below(hidden)]


def any_dealt(world: SteamState) -> bool:
    for seat in range(world.seats):
        if world.dealt[seat]:
            return True
    return False


def has_chosen(world: SteamState, seat: Seat) -> bool:
    for asked in world.pending:
        if step_of(asked) == CHOOSING_ZODIAC and seat_of(asked) == seat:
            return False
    return True


def name_card(world: SteamState, rng: Rng) -> None:
    last: i64 = len(world.pending) - 1
    if last < 0:
        return
    asked = world.pending[last]
    if step_of(asked) == EXCHANGING and subject_of(asked) == UNNAMED:
        cards = each_card(world.hand[seat_of(asked)])
        named = cards[rng.below(len(cards))]
        world.pending[last] = decision(seat_of(asked), EXCHANGING, named + 1)
