"""What a viewer may know, as numbers for learning (ST-R40)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.components import size
from kaizhuo.core.row import Asking, Row
from kaizhuo.core.state import Seat
from kaizhuo.games.steam_up.box.tables import (
    COPIES,
    COUNTER,
    DISH_COUNT,
    FACE_COUNT,
    FATE_COPIES,
    FORTUNE_COUNT,
    LEVELS,
    NO_FATE,
    PLACE_COUNT,
    ROW_LENGTH,
    SIZE_COUNT,
    STAYS,
    ZODIAC_COUNT,
)
from kaizhuo.games.steam_up.knowledge.redact import redact
from kaizhuo.games.steam_up.rules.state import BOARDS, CONTENTS, HIDDEN_BOARDS, SteamState
from kaizhuo.games.steam_up.rules.words import CAUSE, WORDS

ASKING: Final = Asking(len(WORDS.steps), 14, digits=6, below=9, digits_below=4)
DISH_BITS: Final[i64] = 8
CAUSE_BITS: Final[i64] = 16
COUNTER_BITS: Final[i64] = 4
HEIGHT_BITS: Final[i64] = 4
FLAG_SHIFT: Final[i64] = 40  # above the dim sum in a steamer: whether it is known to all, or cannot be looked into
CAUSES: Final[i64] = len(CAUSE.members)
CRAVINGS: Final[i64] = max(COUNTER) // 4 + 1
KINDS: Final[vec[i64]] = vec[i64](range(FORTUNE_COUNT))
FACE_UP: Final[vec[i64]] = vec[i64]([kind for kind in range(FORTUNE_COUNT) if STAYS[kind]])


def write(state: SteamState, viewer: Seat, row: Row) -> None:
    seen = redact(state, viewer)
    row.question(seen, viewer, ASKING)
    row.one_hot("my seat", viewer, seen.seats)
    write_round(seen, viewer, row)
    write_dim_sum(seen, row)
    write_cards(seen, viewer, row)
    seat = viewer if viewer >= 0 else 0
    for left in range(seen.seats):
        row.whose = left
        write_seat(seen, seat, row)
        write_board(seen, seat, row)
        seat = seat + 1 if seat + 1 < seen.seats else 0
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
    row.begin("fates", NO_FATE)
    for kind in range(NO_FATE):
        row.put(size(seen.fates & FATE_COPIES[kind]))
    row.one_hot("special", seen.special, DISH_COUNT)
    row.one_hot("die", seen.die, FACE_COUNT)
    row.one_hot("card in play", seen.in_play, FORTUNE_COUNT)
    row.counts("cravings paid", seen.counters, CRAVINGS, COUNTER_BITS)


def write_dim_sum(seen: SteamState, row: Row) -> None:
    """The bag, the supply and the turntable, its places as they are numbered."""
    row.counts("bag", seen.bag, DISH_COUNT, DISH_BITS)
    row.count("dim sum in the bag that nobody names", seen.bag_unseen)
    row.counts("put back into the bag", seen.sure, DISH_COUNT, DISH_BITS)
    row.counts("closed steamers", seen.sizes, SIZE_COUNT, DISH_BITS)
    row.counts("plate", seen.plate, DISH_COUNT, DISH_BITS)
    row.count("empty steamers", seen.removed)
    row.counts("tokens in the supply", seen.supply, DISH_COUNT, DISH_BITS)
    row.counts("heights", seen.heights, PLACE_COUNT, HEIGHT_BITS)
    for slot in range(PLACE_COUNT * LEVELS):
        steamer = seen.stacks[slot]
        row.counts("steamer", steamer & CONTENTS, DISH_COUNT, DISH_BITS)
        row.count("steamer open or closed", steamer >> FLAG_SHIFT)


def write_cards(seen: SteamState, viewer: Seat, row: Row) -> None:
    write_set("deck", seen.deck, KINDS, row)
    row.count("cards in the deck that nobody names", seen.deck_unseen)
    write_set("discards", seen.discards, KINDS, row)
    write_set("fresh", seen.fresh, KINDS, row)
    write_set("stale", seen.stale, KINDS, row)
    write_set("old in my hand", seen.old[viewer] if viewer >= 0 else 0, KINDS, row)
    row.bits("boards dealt to me", BOARDS.of(seen.dealt[viewer]) if viewer >= 0 else 0, ZODIAC_COUNT)


def write_set(name: str, cards: i64, kinds: vec[i64], row: Row) -> None:
    """How many Fortune cards there are of each of these kinds."""
    row.begin(name, len(kinds))
    for kind in kinds:
        row.put(size(cards & COPIES[kind]))


def write_seat(seen: SteamState, seat: Seat, row: Row) -> None:
    row.one_hot("zodiac", seen.zodiac[seat], ZODIAC_COUNT)
    row.count("hidden boards", HIDDEN_BOARDS.of(seen.dealt[seat]))
    row.counts("tokens", seen.tokens[seat], DISH_COUNT, DISH_BITS)
    write_set("hand", seen.hand[seat], KINDS, row)
    row.count("cards in hand that nobody names", seen.unseen[seat])
    row.count("cards drawn since the last shuffle", seen.newer[seat])
    row.count("cards from before the last shuffle", seen.older[seat])
    write_set("face up", seen.face_up[seat], FACE_UP, row)


def write_board(seen: SteamState, seat: Seat, row: Row) -> None:
    row.counts("board", seen.board[seat], DISH_COUNT, DISH_BITS)
    row.counts("beside the board", seen.beside[seat], DISH_COUNT, DISH_BITS)
    row.counts("rows", seen.rows[seat], DISH_COUNT, DISH_BITS)
    row.bits("columns and rows filled", seen.filled[seat], ROW_LENGTH + DISH_COUNT)
    row.number("points", seen.hp[seat])
    for cause in range(CAUSES):
        row.number("bonus", (seen.bonus[seat] >> (CAUSE_BITS * cause)) & 0xFFFF)
    row.count("steamers bought", seen.eaten[seat])
