"""What nets read of a world that was dealt: how far every shaker is from every recipe, and what the hands could do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.row import Row, first_seat, next_seat
from kaizhuo.core.state import Seat
from kaizhuo.games.cheers.box.tables import (
    BIG,
    CAPACITY,
    CLINKS,
    DRINK_COUNT,
    FIELD,
    RECIPE,
    card_count,
    copies_of,
    first_card,
    portion_count,
    portions,
)
from kaizhuo.games.cheers.knowledge.observation import ASKING, TEAMS, place_asked
from kaizhuo.games.cheers.rules.state import CheersState

FOURS: Final[i64] = 14  # of cards in the deck: up to 55
FAR: Final[i64] = 7  # portions that are missing, or that have to go: 0 to 6


def notes(state: CheersState, viewer: Seat, row: Row) -> None:
    seats = state.seats
    row.question(state, viewer, ASKING)
    place = place_asked(state)
    row.bit("the shaker in the middle in question", place == seats)
    if place == seats:
        place = -1
    row.seat("shaker in question", place, viewer, seats)
    row.seat("turn", state.at_turn(0), viewer, seats)
    row.seat("turn after it", state.at_turn(1), viewer, seats)
    row.count("cards to draw", state.due)
    row.one_hot("fours of cards in the deck", card_count(state.deck) >> 2, FOURS)
    team = state.team[first_seat(viewer)]
    seat = first_seat(viewer)
    for left in range(seats):
        row.whose = left
        row.seat("team", state.team[seat], team, TEAMS)
        write_shaker(state, seat, team, row)
        write_hand(state, seat, viewer, row)
        seat = next_seat(seat, seats)
    row.whose = -1
    write_shaker(state, seats, team, row)


def write_shaker(state: CheersState, place: i64, team: i64, row: Row) -> None:
    """Beside the recipes: one's own, then those of the other teams."""
    if place >= state.places:
        row.blank(TEAMS * 2 * FAR + CAPACITY + 1)
        return
    content = state.shaker[place]
    for later in range(TEAMS):
        whose = team + later
        if whose >= state.teams():
            whose -= state.teams()
        if later >= state.teams():
            whose = -1
        write_distance(content, recipe_of(state, whose), row)
    row.one_hot("cards in the shaker", portion_count(content), CAPACITY + 1)


def recipe_of(state: CheersState, team: i64) -> i64:
    """-1 where there is none, or not yet."""
    if team < 0:
        return -1
    return state.recipe[team]


def write_distance(content: i64, number: i64, row: Row) -> None:
    if number < 0:
        row.blank(2 * FAR)
        return
    recipe = RECIPE[number]
    missing: i64 = 0
    alien: i64 = 0
    for drink in range(DRINK_COUNT):
        need = portions(recipe, drink)
        have = portions(content, drink)
        if need > have:
            missing += need - have
        elif need == 0:
            alien += have
    row.one_hot("missing", missing, FAR)
    row.one_hot("alien", alien, FAR)


def write_hand(state: CheersState, seat: Seat, viewer: Seat, row: Row) -> None:
    """By shaker: how many of the cards are lacking there, do not belong there, and would make it cheer."""
    place = first_seat(viewer)
    for _left in range(state.seats):
        write_uses(state, seat, place, row)
        place = next_seat(place, state.seats)
    if state.places > state.seats:
        write_uses(state, seat, state.seats, row)
    else:
        row.blank(3)


def write_uses(state: CheersState, seat: Seat, place: i64, row: Row) -> None:
    """CH-26  The shared shaker is like one's own."""
    content = state.shaker[place]
    team = state.team_at(place)
    if team < 0:
        team = state.team[seat]
    recipe: i64 = 0
    number = recipe_of(state, team)
    if number >= 0:
        recipe = RECIPE[number]
    bunch = state.hand[seat]
    lacking: i64 = 0
    alien: i64 = 0
    cheering: i64 = 0
    while bunch:
        card = first_card(bunch)
        copies = copies_of(bunch, card)
        bunch &= ~FIELD[card]
        need = portions(recipe, BIG[card])
        if need == 0:
            alien += copies
        elif need > portions(content, BIG[card]):
            lacking += copies
        if content & CLINKS[card]:
            cheering += copies
    row.begin("cards in hand", 3)
    row.put(lacking)
    row.put(alien)
    row.put(cheering)
