"""What a steamer costs (ST-18, ST-19, ST-42, ST-R10, ST-R45).

A payment is a handful of tokens.  It fits a steamer if it has the right number and not too many tokens are *off*, that
is beyond what is in the steamer: none, but one for the Ox's extra token and two for a substitution.
"""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.tables import (
    DISH_COUNT,
    HELP_ANY,
    HELP_LESS,
    HELPER_COUNT,
    HELPER_KIND,
    HELPERS,
    OUTSIDE_EXTRA,
    ROUND_LESS,
)
from kaizhuo.games.steam_up.rules.cards import has
from kaizhuo.games.steam_up.rules.counts import count_of, covers, total
from kaizhuo.games.steam_up.rules.state import SteamState


def is_outside(state: SteamState, seat: Seat, place: i64) -> bool:
    return not state.zone(seat) & BIT[place]


def extra_tokens(state: SteamState, seat: Seat, place: i64) -> i64:
    """ST-42  One extra token of any type for a steamer outside the zone."""
    if state.zone(seat) & BIT[place]:
        return 0
    return OUTSIDE_EXTRA[state.zodiac[seat]]


def saved(used: i64) -> i64:
    """How many tokens less these helping cards make it; helpers are bits."""
    less: i64 = 0
    for helper in range(HELPER_COUNT):
        if used & BIT[helper]:
            less += HELP_LESS[HELPER_KIND[helper]]
    return less


def free_types(used: i64) -> i64:
    """How many tokens these helping cards let be of any type."""
    free: i64 = 0
    for helper in range(HELPER_COUNT):
        if used & BIT[helper]:
            free += HELP_ANY[HELPER_KIND[helper]]
    return free


def price(state: SteamState, place: i64, used: i64) -> i64:
    """ST-R45  Discounts add up; the price never falls below 1."""
    tokens = total(state.top(place)) - ROUND_LESS[state.fate] - saved(used)
    return tokens if tokens > 1 else i64(1)


def all_matter(state: SteamState, place: i64, used: i64) -> bool:
    """ST-R45  A helping card may be used only if it changes what is paid."""
    now = price(state, place, used)
    for helper in range(HELPER_COUNT):
        if used & BIT[helper] and HELP_LESS[HELPER_KIND[helper]] and price(state, place, used ^ BIT[helper]) == now:
            return False
    return True


def payable(state: SteamState, seat: Seat, place: i64, used: i64, paid: i64) -> bool:
    """Whether the tokens held are enough, with these already put down."""
    extra = extra_tokens(state, seat, place)
    free = free_types(used)
    fewest_off: i64 = 0
    if free:
        fewest_off = extra + 1
    count = price(state, place, used) + extra - total(paid)
    if count < 0 or count > total(state.tokens[seat]) - total(paid):
        return False
    if fewest_off:
        return can_pay(state.tokens[seat], state.top(place), paid, 0, count, fewest_off, extra + free)
    return least_off(state.tokens[seat], state.top(place), paid, count) <= extra + free


def least_off(held: i64, wanted: i64, paid: i64, count: i64) -> i64:
    """How many tokens are off if so many are added as well as can be."""
    off: i64 = 0
    for dish in range(DISH_COUNT):
        want = count_of(wanted, dish)
        put_down = count_of(paid, dish)
        if put_down > want:
            off += put_down - want
        elif count_of(held, dish) < want:
            count -= count_of(held, dish) - put_down
        else:
            count -= want - put_down
    return off + count if count > 0 else off


def can_pay(held: i64, wanted: i64, paid: i64, dish: i64, left: i64, fewest_off: i64, most_off: i64) -> bool:
    """Whether so many tokens of this dish and those after it can be added so that neither too few nor too many of all
    are off; those before it are settled."""
    if dish == DISH_COUNT:
        return left == 0 and fewest_off <= 0 <= most_off
    put_down = count_of(paid, dish)
    for more in range(min_of(left, count_of(held, dish) - put_down) + 1):
        off = put_down + more - count_of(wanted, dish)
        if off < 0:
            off = 0
        if off > most_off:
            return False
        if can_pay(held, wanted, paid, dish + 1, left - more, fewest_off - off, most_off - off):
            return True
    return False


def min_of(a: i64, b: i64) -> i64:
    return a if a < b else b


def helpers_of(state: SteamState, seat: Seat) -> i64:
    """The helping cards that lie face up before the player, as bits; one of each kind for a purchase."""
    found: i64 = 0
    if state.face_up[seat] & HELPERS:
        for helper in range(HELPER_COUNT):
            if has(state.face_up[seat], HELPER_KIND[helper]):
                found |= BIT[helper]
    return found


def can_buy(state: SteamState, seat: Seat, place: i64) -> bool:
    """ST-18  Top steamers in your zone; ST-42 for the Ox also outside.  ST-19  You must be able to pay."""
    contents = state.top(place)
    if not contents:
        return False
    outside = is_outside(state, seat, place)
    if outside and not OUTSIDE_EXTRA[state.zodiac[seat]]:
        return False
    if not outside and covers(state.tokens[seat], contents):
        return True
    if not outside and not ROUND_LESS[state.fate] and not state.face_up[seat] & HELPERS:
        return False
    return can_buy_with(state, seat, place, 0)


def can_buy_with(state: SteamState, seat: Seat, place: i64, used: i64) -> bool:
    """Whether it can be paid with these helping cards, and maybe more of them."""
    more = helpers_of(state, seat) & ~used
    subset = more
    while True:
        if all_matter(state, place, used | subset) and payable(state, seat, place, used | subset, 0):
            return True
        if not subset:
            return False
        subset = (subset - 1) & more
