"""Worlds that a viewer cannot tell from the true one (ST-R40); `dealing.py` deals the Fortune cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT, lowest
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import Seat, decision, seat_of, step_of, subject_of
from kaizhuo.games.steam_up.box.tables import DISH_COUNT, LEVELS, PLACE_COUNT, SIZE_COUNT, SIZE_HOLDS
from kaizhuo.games.steam_up.knowledge.dealing import deal_cards
from kaizhuo.games.steam_up.knowledge.redact import UNNAMED, is_filling, unlocated
from kaizhuo.games.steam_up.rules.cards import each_card
from kaizhuo.games.steam_up.rules.counts import ONE, count_of
from kaizhuo.games.steam_up.rules.setup import BEGINNER, boards
from kaizhuo.games.steam_up.rules.state import BOARDS, HIDDEN_BOARDS, UNSEEN, SteamState
from kaizhuo.games.steam_up.rules.words import CHOOSING_ZODIAC, EXCHANGING


def resample(seen: SteamState, viewer: Seat, rng: Rng) -> SteamState:
    """Deal out at random what the viewer cannot locate, as far as everything that they know allows."""
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
