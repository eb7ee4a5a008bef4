"""What a viewer may know, as numbers for learning (ST-R40)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.row import Asking, Row, first_seat, next_seat
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
from kaizhuo.games.steam_up.knowledge.redact import redact
from kaizhuo.games.steam_up.rules.state import BOARDS, HIDDEN_BOARDS, SteamState
from kaizhuo.games.steam_up.rules.words import CAUSE, WORDS

ASKING: Final = Asking(len(WORDS.steps), 14, digits=6, below=9, digits_below=4)
CAUSE_BITS: Final[i64] = 16
COUNTER_BITS: Final[i64] = 4
HEIGHT_BITS: Final[i64] = 4
CAUSES: Final[i64] = len(CAUSE.members)
CRAVINGS: Final[i64] = max(COUNTER) // 4 + 1
SHOWN_COUNT: Final[i64] = sum(STAYS)
SHOWN_AT: Final[vec[i64]] = vec[i64]([sum(list(STAYS)[:kind]) for kind in KIND_AT])  # by card: which of those that stay


def write(state: SteamState, viewer: Seat, row: Row) -> None:
    seen = redact(state, viewer)
    row.question(seen, viewer, ASKING)
    row.one_hot("my seat", viewer, seen.seats)
    write_round(seen, viewer, row)
    write_dim_sum(seen, row)
    write_cards(seen, viewer, row)
    seat = first_seat(viewer)
    for left in range(seen.seats):
        row.whose = left
        write_seat(seen, seat, row)
        write_board(seen, seat, row)
        seat = next_seat(seat, seen.seats)
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
    row.tally("fates", seen.fates, FATE_AT, NO_FATE)
    row.one_hot("special", seen.special, DISH_COUNT)
    row.one_hot("die", seen.die, FACE_COUNT)
    row.one_hot("card in play", seen.in_play, FORTUNE_COUNT)
    row.counts("cravings paid", seen.counters, CRAVINGS, COUNTER_BITS)


def write_dim_sum(seen: SteamState, row: Row) -> None:
    """The bag, the supply and the turntable, its places as they are numbered."""
    row.bytes("bag", seen.bag, DISH_COUNT)
    row.count("dim sum in the bag that nobody names", seen.bag_unseen)
    row.bytes("put back into the bag", seen.sure, DISH_COUNT)
    row.bytes("closed steamers", seen.sizes, SIZE_COUNT)
    row.bytes("plate", seen.plate, DISH_COUNT)
    row.count("empty steamers", seen.removed)
    row.bytes("tokens in the supply", seen.supply, DISH_COUNT)
    row.counts("heights", seen.heights, PLACE_COUNT, HEIGHT_BITS)
    for slot in range(PLACE_COUNT * LEVELS):
        row.bytes("steamer", seen.stacks[slot], DISH_COUNT + 1)  # at last whether it is known to all, or closed


def write_cards(seen: SteamState, viewer: Seat, row: Row) -> None:
    row.tally("deck", seen.deck, KIND_AT, FORTUNE_COUNT)
    row.count("cards in the deck that nobody names", seen.deck_unseen)
    row.tally("discards", seen.discards, KIND_AT, FORTUNE_COUNT)
    row.tally("fresh", seen.fresh, KIND_AT, FORTUNE_COUNT)
    row.tally("stale", seen.stale, KIND_AT, FORTUNE_COUNT)
    old: i64 = 0
    boards: i64 = 0
    if viewer >= 0:
        old = seen.old[viewer]
        boards = BOARDS.of(seen.dealt[viewer])
    row.tally("old in my hand", old, KIND_AT, FORTUNE_COUNT)
    row.bits("boards dealt to me", boards, ZODIAC_COUNT)


def write_seat(seen: SteamState, seat: Seat, row: Row) -> None:
    row.one_hot("zodiac", seen.zodiac[seat], ZODIAC_COUNT)
    row.count("hidden boards", HIDDEN_BOARDS.of(seen.dealt[seat]))
    row.bytes("tokens", seen.tokens[seat], DISH_COUNT)
    row.tally("hand", seen.hand[seat], KIND_AT, FORTUNE_COUNT)
    row.count("cards in hand that nobody names", seen.unseen[seat])
    row.count("cards drawn since the last shuffle", seen.newer[seat])
    row.count("cards from before the last shuffle", seen.older[seat])
    row.tally("face up", seen.face_up[seat], SHOWN_AT, SHOWN_COUNT)


def write_board(seen: SteamState, seat: Seat, row: Row) -> None:
    row.bytes("board", seen.board[seat], DISH_COUNT)
    row.bytes("beside the board", seen.beside[seat], DISH_COUNT)
    row.bytes("rows", seen.rows[seat], DISH_COUNT)
    row.bits("columns and rows filled", seen.filled[seat], ROW_LENGTH + DISH_COUNT)
    row.number("points", seen.hp[seat])
    for cause in range(CAUSES):
        row.number("bonus", (seen.bonus[seat] >> (CAUSE_BITS * cause)) & 0xFFFF)
    row.count("steamers bought", seen.eaten[seat])
