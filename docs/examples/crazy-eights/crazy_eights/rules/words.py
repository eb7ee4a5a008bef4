"""What can be said in a game of Crazy Eights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from crazy_eights.box.data import RANKS, SUITS
from crazy_eights.box.options import SEAT_COUNTS
from kaizhuo.core.words import Domain, Vocabulary, seat_domain

CARD: Final = Domain(
    "card",
    [f"{rank}-{suit}" for suit in SUITS for rank in RANKS],
    messages=["card"] * 52,
    facts={
        "suit": [suit for suit in range(4) for _ in RANKS],
        "rank": [rank for _ in SUITS for rank in range(13)],
        "pips": [rank + 1 for _ in SUITS for rank in range(13)],
    },
)
SUIT: Final = Domain("suit", SUITS)
SEATS: Final = seat_domain(max(SEAT_COUNTS))
NUMBER: Final = Domain("number", [str(number) for number in range(1000)])

WORDS: Final = Vocabulary()

DEAL: Final[i64] = WORDS.verb("deal", CARD, chance=True)
TURN_UP: Final[i64] = WORDS.verb("turn-up", CARD, chance=True)
FISH: Final[i64] = WORDS.verb("fish", CARD, chance=True)
PLAY: Final[i64] = WORDS.verb("play", CARD)
DRAW: Final[i64] = WORDS.verb("draw", at="stock")
PASS: Final[i64] = WORDS.verb("pass")
NAME: Final[i64] = WORDS.verb("name", SUIT)

DEALING: Final[i64] = WORDS.step("dealing")
TURNING_UP: Final[i64] = WORDS.step("turning-up")
TURN: Final[i64] = WORDS.step("turn")
DRAWING: Final[i64] = WORDS.step("drawing")
NAMING: Final[i64] = WORDS.step("naming")

NEXT_TURN: Final[i64] = WORDS.duty("next-turn")

WAS_DEALT: Final[i64] = WORDS.event("was-dealt", SEATS, CARD, rule="CE-1")
TURNED_UP: Final[i64] = WORDS.event("turned-up", CARD, rule="CE-2")
PLAYED: Final[i64] = WORDS.event("played", SEATS, CARD, rule="CE-3")
NAMED: Final[i64] = WORDS.event("named", SEATS, SUIT, rule="CE-4")
DREW: Final[i64] = WORDS.event("drew", SEATS, rule="CE-5")
SAW: Final[i64] = WORDS.event("saw", SEATS, CARD, rule="CE-5")
PASSED: Final[i64] = WORDS.event("passed", SEATS, rule="CE-6")
SHUFFLED: Final[i64] = WORDS.event("shuffled", rule="CE-7")
WENT_OUT: Final[i64] = WORDS.event("went-out", SEATS, NUMBER, rule="CE-8")
SHOWED: Final[i64] = WORDS.event("showed", SEATS, CARD, rule="CE-8")
BLOCKED: Final[i64] = WORDS.event("blocked", rule="CE-10")
