"""What can be said in a game of d'nup."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.words import Domain, Vocabulary, seat_domain
from kaizhuo.games.dnup.box.data import CARDS, SEAT_COUNTS
from kaizhuo.games.dnup.box.tables import CHOICE_SIDES, CHOICE_SIZE, CHOICE_VALUE, VALUE


def side_name(side: int) -> str:
    """The end that is up comes first; the second of two identical cards is marked with a b."""
    card = side // 2
    twin = "b" if card and CARDS[card][:2] == CARDS[card - 1][:2] else ""
    return f"{VALUE[side]}/{VALUE[side ^ 1]}{twin}"


SIDE: Final = Domain(
    "card",
    [side_name(side) for side in range(2 * len(CARDS))],
    marks=[[f"card:{side // 2}"] for side in range(2 * len(CARDS))],
    labels=[f"{VALUE[side]}/{VALUE[side ^ 1]}" for side in range(2 * len(CARDS))],
    facts={"value": list(VALUE), "other": [VALUE[side ^ 1] for side in range(2 * len(CARDS))]},
)
CHOICE: Final = Domain(
    "set",
    ["+".join(side_name(side) for side in sides) for sides in CHOICE_SIDES],
    marks=[[f"card:{side // 2}" for side in sides] for sides in CHOICE_SIDES],
    labels=[" ".join(f"{VALUE[side]}/{VALUE[side ^ 1]}" for side in sides) for sides in CHOICE_SIDES],
    facts={"value": list(CHOICE_VALUE), "size": list(CHOICE_SIZE)},
)


def place_facts(place: int, seats: int) -> dict[str, int]:
    """DN-22  With two players each player has two places: area 1 and area 2."""
    return {"seat": place // 2, "area": place % 2 + 1} if seats == 2 else {"seat": place, "area": 0}


PLACES: Final = Domain("place", [str(place) for place in range(max(SEAT_COUNTS))], about=place_facts)
SEATS: Final = seat_domain(max(SEAT_COUNTS))
NUMBER: Final = Domain("number", [str(number) for number in range(100)])

WORDS: Final = Vocabulary()

DEAL: Final[i64] = WORDS.verb("deal", SIDE, chance=True)
PLAY: Final[i64] = WORDS.verb("play", CHOICE)
ADD: Final[i64] = WORDS.verb("add", SIDE, PLACES)
TAKE: Final[i64] = WORDS.verb("take", PLACES)
FLIP: Final[i64] = WORDS.verb("flip")
PLACE_COUNT: Final[i64] = len(PLACES.members)

DEALING: Final[i64] = WORDS.step("dealing")
TURN: Final[i64] = WORDS.step("turn")

ROUND_BEGAN: Final[i64] = WORDS.event("round-began", NUMBER, rule="DN-1", begins=True)
DEALT: Final[i64] = WORDS.event("dealt", SEATS, SIDE, rule="DN-1")
STARTED: Final[i64] = WORDS.event("started", SEATS, rule="DN-3")
DISCARDED: Final[i64] = WORDS.event("discarded", SEATS, CHOICE, PLACES, rule="DN-6")
PLAYED: Final[i64] = WORDS.event("played", SEATS, CHOICE, PLACES, rule="DN-7")
ADDED: Final[i64] = WORDS.event("added", SEATS, SIDE, PLACES, rule="DN-9")
TOOK: Final[i64] = WORDS.event("took", SEATS, CHOICE, PLACES, rule="DN-11")
FLIPPED: Final[i64] = WORDS.event("flipped", SEATS, rule="DN-12")
CAME_BACK: Final[i64] = WORDS.event("came-back", SEATS, CHOICE, PLACES, rule="DN-8")
WENT_OUT: Final[i64] = WORDS.event("went-out", SEATS, NUMBER, rule="DN-17")
WON_ROUND: Final[i64] = WORDS.event("won-round", SEATS, NUMBER, rule="DN-25")
STALLED: Final[i64] = WORDS.event("stalled", NUMBER, rule="DN-21")
ENDED: Final[i64] = WORDS.event("ended", rule="DN-20")
