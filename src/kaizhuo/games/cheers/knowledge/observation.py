"""What a viewer may know, as numbers for learning (CH-19 to CH-21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.row import Asking, Row, first_seat, next_seat
from kaizhuo.core.state import UNKNOWN, Seat, step_of, subject_of
from kaizhuo.games.cheers.box.tables import (
    CARD_COUNT,
    DISCARD_BITS,
    DRINK_COUNT,
    FIELD,
    PORTION_BITS,
    RECIPE,
    RECIPE_COUNT,
    SEATING_NAMES,
    copies_of,
    first_card,
)
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.rules.cheering import FROM
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import CHEERS, CLINKING, OVERFLOW, WORDS

ASKING: Final = Asking(len(WORDS.steps), 16)
SEATINGS: Final[i64] = len(SEATING_NAMES)
VARIANTS: Final[i64] = 3
TEAMS: Final[i64] = 3


def write(state: CheersState, viewer: Seat, row: Row) -> None:
    seen = redact(state, viewer)
    seats = seen.seats
    row.question(seen, viewer, ASKING)
    row.one_hot("my seat", viewer, seats)
    write_table(seen, viewer, row)
    write_cards(seen, viewer, row)
    seat = first_seat(viewer)
    for left in range(seats):
        row.whose = left
        write_seat(seen, seat, viewer, row)
        seat = next_seat(seat, seats)
    row.whose = -1
    middle: i64 = 0
    if seen.places > seats:
        middle = seen.shaker[seats]
    row.counts("shaker in the middle", middle, DRINK_COUNT, PORTION_BITS)
    for team in range(TEAMS):
        write_recipe(seen, team, row)


def write_table(seen: CheersState, viewer: Seat, row: Row) -> None:
    row.one_hot("seating", seen.seating, SEATINGS)
    row.one_hot("variant", seen.variant, VARIANTS)
    row.bit("recipes of cards", seen.printed != 0)
    row.bit("one card may stay", seen.keep != 0)
    row.count("position in the order", seen.position)
    row.seat("turn", seen.at_turn(0), viewer, seen.seats)
    place = place_asked(seen)
    row.bit("the shaker in the middle in question", place == seen.seats)
    if place == seen.seats:
        place = -1
    row.seat("shaker in question", place, viewer, seen.seats)
    row.number("turns", seen.turns)
    row.number("sends in a row", seen.sends)
    row.count("cards to draw", seen.due)
    row.bits("teams that have won", seen.winners, TEAMS)


def place_asked(seen: CheersState) -> i64:
    """The shaker that a question is about, or none."""
    last: i64 = len(seen.pending) - 1
    if last < 0:
        return -1
    step = step_of(seen.pending[last])
    subject = subject_of(seen.pending[last])
    if step in (CHEERS, CLINKING):
        return FROM.of(subject)
    if step == OVERFLOW:
        return subject
    return -1


def write_cards(seen: CheersState, viewer: Seat, row: Row) -> None:
    row.count("deck", seen.unseen[2 * seen.seats])
    hand: i64 = 0
    returned: i64 = 0
    if viewer >= 0:
        hand = seen.hand[viewer]
        returned = seen.returned[viewer]
    write_bunch("hand", hand, row)
    write_bunch("returned", returned, row)
    write_bunch("toasted", seen.toasted, row)
    row.counts("discards", seen.discards, DRINK_COUNT, DISCARD_BITS)


def write_bunch(name: str, bunch: i64, row: Row) -> None:
    """How many there are of each kind."""
    at = row.at
    row.begin(name, CARD_COUNT)
    row.blank(CARD_COUNT)
    while bunch:
        card = first_card(bunch)
        row.add(at + card, copies_of(bunch, card))
        bunch &= ~FIELD[card]


def write_seat(seen: CheersState, seat: Seat, viewer: Seat, row: Row) -> None:
    row.count("cards in hand that nobody names", seen.unseen[seat])
    row.count("cards returned that nobody names", seen.unseen[seen.seats + seat])
    row.counts("shaker", seen.shaker[seat], DRINK_COUNT, PORTION_BITS)
    team = seen.team[seat]
    row.bit("on my team", viewer >= 0 and team >= 0 and team == seen.team[viewer])
    if team == UNKNOWN:
        team = TEAMS
    row.one_hot("team", team, TEAMS + 1)
    row.bits("ruled out", seen.ruled_out[seat], RECIPE_COUNT)


def write_recipe(seen: CheersState, team: i64, row: Row) -> None:
    recipe: i64 = UNKNOWN
    if team < seen.teams():
        recipe = seen.recipe[team]
    row.bit("recipe hidden", recipe == UNKNOWN)
    asked: i64 = 0
    if recipe >= 0:
        asked = RECIPE[recipe]
    row.counts("recipe", asked, DRINK_COUNT, PORTION_BITS)
