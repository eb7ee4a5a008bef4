"""What a viewer may know, as numbers for learning (ST-R40).  It hides what `redact` hides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.row import Asking, Kinds, Row, first_seat, next_seat
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.tables import (
    COUNTER,
    DISH_COUNT,
    FACE_COUNT,
    FATE_AT,
    FORTUNE_COUNT,
    KIND_AT,
    LEVELS,
    NO_FATE,
    PLACE_COUNT,
    ROW_LENGTH,
    SIZE_COUNT,
    STAYS,
    ZODIAC_COUNT,
)
from kaizhuo.games.steam_up.knowledge.redact import (
    hands_hide_cards,
    hides_bag,
    known_in_hand,
    question,
    unseen_in_bag,
)
from kaizhuo.games.steam_up.rules.state import BOARDS, HIDDEN_BOARDS, OPEN, UNSEEN, SteamState
from kaizhuo.games.steam_up.rules.words import CAUSE, WORDS

ASKING: Final = Asking(len(WORDS.steps), 14, digits=6, below=9, digits_below=4)
CAUSE_BITS: Final[i64] = 16
COUNTER_BITS: Final[i64] = 4
HEIGHT_BITS: Final[i64] = 4
CAUSES: Final[i64] = len(CAUSE.members)
CRAVINGS: Final[i64] = max(COUNTER) // 4 + 1
SHOWN_COUNT: Final[i64] = sum(STAYS)
FATE_KINDS: Final = Kinds(list(FATE_AT))
FORTUNE_KINDS: Final = Kinds(list(KIND_AT))
SHOWN_KINDS: Final = Kinds([sum(list(STAYS)[:kind]) for kind in KIND_AT])  # which of those that stay


def write(state: SteamState, viewer: Seat, row: Row) -> None:
    row.asked(question(state, viewer), state, viewer, ASKING)
    row.one_hot("my seat", viewer, state.seats)
    write_round(state, viewer, row)
    write_dim_sum(state, row)
    write_stacks(state, row)
    write_cards(state, viewer, row)
    seat = first_seat(viewer)
    for left in range(state.seats):
        row.whose = left
        write_seat(state, seat, viewer, row)
        write_board(state, seat, row)
        seat = next_seat(seat, state.seats)
    row.whose = -1


def write_round(seen: SteamState, viewer: Seat, row: Row) -> None:
    seats = seen.seats
    row.bit("easier", seen.easier != 0)
    row.bit("all stacks open", seen.all_open != 0)
    row.count("rounds", seen.rounds)
    row.count("track", seen.track)
    row.one_hot("rotation", seen.rotation, 4)
    row.seat("marker", seen.marker, viewer, seats)
    row.seat("opener", seen.opener, viewer, seats)
    row.seat("favoured", seen.favoured, viewer, seats)
    row.one_hot("fate", seen.fate, NO_FATE)
    row.tally("fates", seen.fates, FATE_KINDS, NO_FATE)
    row.one_hot("special", seen.special, DISH_COUNT)
    row.one_hot("die", seen.die, FACE_COUNT)
    row.one_hot("card in play", seen.in_play, FORTUNE_COUNT)
    row.counts("cravings paid", seen.counters, CRAVINGS, COUNTER_BITS)


def write_dim_sum(state: SteamState, row: Row) -> None:
    """The bag and the supply."""
    bag = state.bag
    unseen = state.bag_unseen
    if hides_bag(state):
        bag = state.sure
        unseen = unseen_in_bag(state)
    row.bytes("bag", bag, DISH_COUNT)
    row.count("dim sum in the bag that nobody names", unseen)
    row.bytes("put back into the bag", state.sure, DISH_COUNT)
    row.bytes("closed steamers", state.sizes, SIZE_COUNT)
    row.bytes("plate", state.plate, DISH_COUNT)
    row.count("empty steamers", state.removed)
    row.bytes("tokens in the supply", state.supply, DISH_COUNT)


def write_stacks(state: SteamState, row: Row) -> None:
    """The turntable, its places as they are numbered; of a steamer at last whether it is known to all, or closed."""
    stacks = state.stacks
    row.counts("heights", state.heights, PLACE_COUNT, HEIGHT_BITS)
    for place in range(PLACE_COUNT):
        first = place * LEVELS
        end = first + state.height(place)
        for slot in range(first, first + LEVELS):
            steamer = stacks[slot]
            if slot < end and not steamer & OPEN:
                steamer = UNSEEN
            row.bytes("steamer", steamer, DISH_COUNT + 1)


def write_cards(state: SteamState, viewer: Seat, row: Row) -> None:
    deck = state.deck
    unseen = state.deck_unseen
    if hands_hide_cards(state, viewer):
        deck = 0
        unseen = state.deck_size()
    row.tally("deck", deck, FORTUNE_KINDS, FORTUNE_COUNT)
    row.count("cards in the deck that nobody names", unseen)
    row.tally("discards", state.discards, FORTUNE_KINDS, FORTUNE_COUNT)
    row.tally("fresh", state.fresh, FORTUNE_KINDS, FORTUNE_COUNT)
    row.tally("stale", state.stale, FORTUNE_KINDS, FORTUNE_COUNT)
    old: i64 = 0
    boards: i64 = 0
    if viewer >= 0:
        old = state.old[viewer]
        boards = BOARDS.of(state.dealt[viewer])
    row.tally("old in my hand", old, FORTUNE_KINDS, FORTUNE_COUNT)
    row.bits("boards dealt to me", boards, ZODIAC_COUNT)


def write_seat(state: SteamState, seat: Seat, viewer: Seat, row: Row) -> None:
    zodiac = state.zodiac[seat]
    dealt = state.dealt[seat]
    hidden = HIDDEN_BOARDS.of(dealt)
    hand = state.hand[seat]
    unseen = state.unseen[seat]
    if seat != viewer:
        hand = known_in_hand(state, seat, viewer)
        unseen = state.hand_size(seat) - size(hand)
        if dealt:
            zodiac = -1
            hidden += size(BOARDS.of(dealt))
    row.one_hot("zodiac", zodiac, ZODIAC_COUNT)
    row.count("hidden boards", hidden)
    row.bytes("tokens", state.tokens[seat], DISH_COUNT)
    row.tally("hand", hand, FORTUNE_KINDS, FORTUNE_COUNT)
    row.count("cards in hand that nobody names", unseen)
    row.count("cards drawn since the last shuffle", state.newer[seat])
    row.count("cards from before the last shuffle", state.older[seat])
    row.tally("face up", state.face_up[seat], SHOWN_KINDS, SHOWN_COUNT)


def write_board(seen: SteamState, seat: Seat, row: Row) -> None:
    row.bytes("board", seen.board[seat], DISH_COUNT)
    row.bytes("beside the board", seen.beside[seat], DISH_COUNT)
    row.bytes("rows", seen.rows[seat], DISH_COUNT)
    row.bits("columns and rows filled", seen.filled[seat], ROW_LENGTH + DISH_COUNT)
    row.number("points", seen.hp[seat])
    row.numbers("bonus", seen.bonus[seat], CAUSES, CAUSE_BITS)
    row.count("steamers bought", seen.eaten[seat])
