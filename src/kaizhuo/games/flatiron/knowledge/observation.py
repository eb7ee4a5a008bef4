"""What a viewer may know, as numbers for learning (FL-R42).  It hides what `redact` hides."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import BIT
from kaizhuo.core.row import Asking, Row, first_seat
from kaizhuo.core.state import UNKNOWN, Seat, zeros
from kaizhuo.games.flatiron.box.tables import (
    BOARD_COUNT,
    BURNHAM_COUNT,
    CARD_COUNT,
    CARDS_IN_COLUMN,
    COLOUR_COUNT,
    DECREE_COUNT,
    ITEM_COUNT,
    LOCATION_COUNT,
    PAPER_COUNT,
    PLAYERS,
    ROOF,
    SIDE_COUNT,
    SPACE_COUNT,
    STOREYS,
    STREET_COUNT,
)
from kaizhuo.games.flatiron.knowledge.redact import drawn_seen, is_drafting
from kaizhuo.games.flatiron.rules.columns import ITEM_BITS, first_of, rest_of
from kaizhuo.games.flatiron.rules.domains import CAUSE_COUNT
from kaizhuo.games.flatiron.rules.state import NOTHING, FlatironState
from kaizhuo.games.flatiron.rules.words import WORDS

ASKING: Final = Asking(len(WORDS.steps), 16, digits=2, below=17, digits_below=4)
TILES: Final[i64] = ROOF + 1
PAPERS: Final[i64] = PAPER_COUNT + 2  # one that cannot be seen, each of them, and none
NO_PAPERS: Final[vec[i64]] = zeros(PLAYERS * PAPER_COUNT)
MOST_UNDER: Final[i64] = 10  # cards in a row that one number can hold


def write(state: FlatironState, viewer: Seat, row: Row) -> None:
    row.question(state, viewer, ASKING)
    write_game(state, viewer, row)
    write_building(state, row)
    write_stacks(state, row)
    player = first_seat(viewer)
    for left in range(PLAYERS):
        row.whose = left
        write_board(state, player, viewer, row)
        write_player(state, player, row)
        write_papers(state, player, viewer, row)
        write_columns(state, player, row)
        player = 1 - player
    row.whose = -1


def write_game(seen: FlatironState, viewer: Seat, row: Row) -> None:
    row.bit("first game", seen.first_game != 0)
    row.bit("hard", seen.hard != 0)
    row.number("turns", seen.turns)
    row.bit("agreed to end", seen.agreed != 0)
    row.seat("roof by", seen.roof_by, viewer, PLAYERS)
    row.count("newsboys left", seen.newsboy)
    row.one_hot("active newspaper", seen.active, PAPER_COUNT)
    row.one_hot("first drawn", drawn_seen(seen, seen.first_drawn, viewer) + 1, PAPERS)
    row.one_hot("second drawn", drawn_seen(seen, seen.second_drawn, viewer) + 1, PAPERS)
    row.listed_counts("used newspapers", seen.used, 0, PAPER_COUNT)
    row.bits("decrees laid out", seen.decrees, DECREE_COUNT)
    row.bits("Burnham's cards", items_in(seen.revealed), BURNHAM_COUNT)
    row.counts("Burnham's cards in order", seen.revealed, BURNHAM_COUNT, ITEM_BITS)
    row.bits("taken by Burnham", seen.taken, ITEM_COUNT)


def items_in(cards: i64) -> i64:
    """The cards of a row as a set."""
    found: i64 = 0
    while cards:
        found |= BIT[first_of(cards)]
        cards = rest_of(cards)
    return found


def write_building(seen: FlatironState, row: Row) -> None:
    row.count("floors", seen.floors)
    row.one_hot("next floor", seen.next_tile, TILES)
    tile = NOTHING
    if seen.floors:
        tile = seen.tile()
    row.one_hot("floor under construction", tile, TILES)
    row.begin("floor by floor", STOREYS + 1)
    for storey in range(STOREYS + 1):
        row.put(seen.tiles[storey] + 1)
    for space in range(STOREYS * SPACE_COUNT):
        row.one_hot("pillar", seen.pillars[space] - 1, COLOUR_COUNT)
    row.listed_counts("pillars in the supply", seen.supply, 0, COLOUR_COUNT)


def write_stacks(seen: FlatironState, row: Row) -> None:
    """A street card is in one stack only, so that one set tells of all four."""
    unturned: i64 = 0
    top: i64 = 0
    under: i64 = 0
    for street in range(STREET_COUNT):
        unturned |= seen.unturned[street]
        if seen.top[street] != NOTHING:
            top |= BIT[seen.top[street]]
        under |= items_in(seen.under[street])
    row.bits("cards that nobody has seen", unturned, CARD_COUNT)
    row.bits("top cards", top, CARD_COUNT)
    row.bits("cards under a stack", under, CARD_COUNT)
    for street in range(STREET_COUNT):
        row.counts("cards under a stack in order", seen.under[street], MOST_UNDER, ITEM_BITS)


def write_board(state: FlatironState, player: i64, viewer: Seat, row: Row) -> None:
    side = state.side[player]
    if player != viewer and is_drafting(state):
        side = UNKNOWN
    row.one_hot("board", side, SIDE_COUNT)


def write_player(seen: FlatironState, player: i64, row: Row) -> None:
    row.bits("boards dealt", seen.dealt[player], BOARD_COUNT)
    row.one_hot("location", seen.location[player], LOCATION_COUNT)
    row.number("money", seen.money[player])
    points = seen.vp[player]
    row.bit("points below zero", points < 0)
    if points < 0:
        points = -points
    row.number("points", points)
    row.count("reputation", seen.reputation[player])
    row.bits("warehouse", seen.warehouse[player], COLOUR_COUNT)
    row.begin("points won and lost by cause", 2 * CAUSE_COUNT)
    for cause in range(player * CAUSE_COUNT, (player + 1) * CAUSE_COUNT):
        won = seen.points[cause]
        if won < 0:
            row.put(0)
            row.put(-won)
        else:
            row.put(won)
            row.put(0)


def write_papers(state: FlatironState, player: i64, viewer: Seat, row: Row) -> None:
    first = player * PAPER_COUNT
    if player == viewer:
        row.count("newspapers in hand that nobody names", state.unseen[player])
        row.listed_counts("newspapers in hand", state.hand, first, PAPER_COUNT)
        row.listed_counts("newspapers given by the other", state.known, first, PAPER_COUNT)
        return
    known = state.known
    if viewer < 0:
        known = NO_PAPERS
    row.count("newspapers in hand that nobody names", unseen_papers(state, player, known))
    row.listed_counts("newspapers in hand", known, first, PAPER_COUNT)
    row.listed_counts("newspapers given by the other", known, first, PAPER_COUNT)


def unseen_papers(state: FlatironState, player: i64, known: vec[i64]) -> i64:
    unseen = state.unseen[player]
    for at in range(player * PAPER_COUNT, (player + 1) * PAPER_COUNT):
        unseen += state.hand[at] - known[at]
    return unseen


def write_columns(seen: FlatironState, player: i64, row: Row) -> None:
    """The cards of all columns, and then each column in its order."""
    above: i64 = 0
    below: i64 = 0
    first = player * STREET_COUNT
    for column in range(first, first + STREET_COUNT):
        above |= items_in(seen.above[column])
        below |= items_in(seen.below[column])
    row.bits("cards above the board", above, ITEM_COUNT)
    row.bits("cards below the board", below, ITEM_COUNT)
    for column in range(first, first + STREET_COUNT):
        row.counts("column above", seen.above[column], CARDS_IN_COLUMN, ITEM_BITS)
        row.counts("column below", seen.below[column], CARDS_IN_COLUMN, ITEM_BITS)
