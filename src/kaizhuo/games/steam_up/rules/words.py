"""What can be said in a game of Steam Up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.words import Domain, Vocabulary, seat_domain
from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.shapes import SEAT_COUNTS
from kaizhuo.games.steam_up.box.tables import FACE_DISH, THREE_PLUS


def by_name(name: str, members: list[str], **facts: list[int]) -> Domain:
    """Things that a board marks by their names."""
    return Domain(name, members, marks=[[f"{name}:{member}"] for member in members], facts=facts)


def numbered(name: str, count: int) -> Domain:
    """Things that people count from one."""
    return Domain(name, [str(number + 1) for number in range(count)])


DISH: Final = Domain("dish", BOX.dishes)
OTHER: Final = Domain("other", BOX.dishes, marks=[[f"dish:{dish}"] for dish in range(len(BOX.dishes))])
PLACE: Final = numbered("place", BOX.turntable.places)
TARGET: Final = Domain("target", PLACE.members, marks=PLACE.marks)
ROW: Final = numbered("row", len(BOX.dishes))
COLUMN: Final = numbered("column", BOX.row_length)
SIZE: Final = Domain("size", [str(group.holds) for group in BOX.steamers])
FACE: Final = Domain("face", [str(face.number) for face in BOX.face], facts={"dish": list(FACE_DISH)})
SPIN: Final = Domain("spin", ["clockwise", "half", "counterclockwise"])
ZODIAC: Final = by_name(
    "zodiac",
    [zodiac.id for zodiac in BOX.zodiac],
    three_plus=[THREE_PLUS >> number & 1 for number in range(len(BOX.zodiac))],
)
FORTUNE: Final = by_name("fortune", [card.id for card in BOX.fortune])
FATE: Final = by_name("fate", [card.id for card in BOX.fate])
SEATS: Final = seat_domain(max(SEAT_COUNTS))
RIVAL: Final = Domain("rival", SEATS.members, marks=SEATS.marks, are_seats=True)
NUMBER: Final = Domain("number", [str(number) for number in range(256)])
CAUSE: Final = Domain("cause", ["zodiac", "card", "fate"])

WORDS: Final = Vocabulary()

# What chance says
DEAL_ZODIAC: Final[i64] = WORDS.verb("deal-zodiac", ZODIAC)
FILL_SIZE: Final[i64] = WORDS.verb("fill-size", SIZE)
FILL: Final[i64] = WORDS.verb("fill", DISH)
START: Final[i64] = WORDS.verb("start", SEATS)
DRAW_CARD: Final[i64] = WORDS.verb("draw-card", FORTUNE)
TURN_FATE: Final[i64] = WORDS.verb("turn-fate", FATE)
ROLL: Final[i64] = WORDS.verb("roll", FACE)
BAG: Final[i64] = WORDS.verb("bag", DISH)
STEAL: Final[i64] = WORDS.verb("steal", FORTUNE)

# Setup
KEEP: Final[i64] = WORDS.verb("keep", ZODIAC)
PUT: Final[i64] = WORDS.verb("put", PLACE)

# A turn
GAIN: Final[i64] = WORDS.verb("gain", DISH)
DRAW: Final[i64] = WORDS.verb("draw")
EXCHANGE: Final[i64] = WORDS.verb("exchange")
PLAY: Final[i64] = WORDS.verb("play", FORTUNE)
BUY: Final[i64] = WORDS.verb("buy", PLACE)
GAMBLE: Final[i64] = WORDS.verb("gamble", FORTUNE)
ROLL_DIE: Final[i64] = WORDS.verb("roll-die")
TRADE: Final[i64] = WORDS.verb("trade", DISH)
END_TURN: Final[i64] = WORDS.verb("end-turn")

# Parts of actions and effects
TAKE: Final[i64] = WORDS.verb("take", DISH)
ROTATE: Final[i64] = WORDS.verb("rotate", SPIN)
STAY: Final[i64] = WORDS.verb("stay")
DISCARD: Final[i64] = WORDS.verb("discard", FORTUNE)
USE: Final[i64] = WORDS.verb("use", FORTUNE)
PAY_NOW: Final[i64] = WORDS.verb("pay-now")
PAY: Final[i64] = WORDS.verb("pay", DISH)
CHOOSE: Final[i64] = WORDS.verb("choose", PLACE)
DECLINE: Final[i64] = WORDS.verb("decline")
PICK: Final[i64] = WORDS.verb("pick", DISH)
GIVE: Final[i64] = WORDS.verb("give", DISH)
SEND_BACK: Final[i64] = WORDS.verb("send-back", DISH)
REDRAW: Final[i64] = WORDS.verb("redraw")
ASSIGN: Final[i64] = WORDS.verb("assign", ROW)
CLAIM_TOKEN: Final[i64] = WORDS.verb("claim-token", COLUMN)
CLAIM_CARDS: Final[i64] = WORDS.verb("claim-cards", COLUMN)
WAIVE: Final[i64] = WORDS.verb("waive", COLUMN)
LIFT: Final[i64] = WORDS.verb("lift", PLACE)
SET_DOWN: Final[i64] = WORDS.verb("set-down", PLACE)
RAISE: Final[i64] = WORDS.verb("raise", PLACE)
SWITCH: Final[i64] = WORDS.verb("switch", PLACE)
TASTE: Final[i64] = WORDS.verb("taste", DISH)
SERVE: Final[i64] = WORDS.verb("serve", PLACE)
CHALLENGE: Final[i64] = WORDS.verb("challenge", RIVAL)
ROB: Final[i64] = WORDS.verb("rob", RIVAL)
SEIZE: Final[i64] = WORDS.verb("seize", DISH)
RETURN: Final[i64] = WORDS.verb("return", DISH)

# Questions, in the order of the steps of `game.py`
SIZING: Final[i64] = WORDS.step("sizing")
FILLING: Final[i64] = WORDS.step("filling")
PUTTING: Final[i64] = WORDS.step("putting")
DEALING_ZODIACS: Final[i64] = WORDS.step("dealing-zodiacs")
CHOOSING_ZODIAC: Final[i64] = WORDS.step("choosing-zodiac")
STARTING: Final[i64] = WORDS.step("starting")
TURNING_FATE: Final[i64] = WORDS.step("turning-fate")
TURN: Final[i64] = WORDS.step("turn")
TAKING: Final[i64] = WORDS.step("taking")
RETURNING: Final[i64] = WORDS.step("returning")
DRAWING: Final[i64] = WORDS.step("drawing")
EXCHANGING: Final[i64] = WORDS.step("exchanging")
DISCARDING: Final[i64] = WORDS.step("discarding")
ROTATING: Final[i64] = WORDS.step("rotating")
LIFTING: Final[i64] = WORDS.step("lifting")
SETTING_DOWN: Final[i64] = WORDS.step("setting-down")
RAISING: Final[i64] = WORDS.step("raising")
SWITCHING: Final[i64] = WORDS.step("switching")
HELPING: Final[i64] = WORDS.step("helping")
PAYING: Final[i64] = WORDS.step("paying")
SENDING_BACK: Final[i64] = WORDS.step("sending-back")
ASSIGNING: Final[i64] = WORDS.step("assigning")
REWARDING: Final[i64] = WORDS.step("rewarding")
BAGGING: Final[i64] = WORDS.step("bagging")
TASTING: Final[i64] = WORDS.step("tasting")
SERVING: Final[i64] = WORDS.step("serving")
CHOOSING_STEAMER: Final[i64] = WORDS.step("choosing-steamer")
PICKING: Final[i64] = WORDS.step("picking")
GIVING: Final[i64] = WORDS.step("giving")
ROLLING: Final[i64] = WORDS.step("rolling")
CHALLENGING: Final[i64] = WORDS.step("challenging")
SEIZING: Final[i64] = WORDS.step("seizing")
ROBBING: Final[i64] = WORDS.step("robbing")
STEALING: Final[i64] = WORDS.step("stealing")

# What happened
SIZED: Final[i64] = WORDS.event("sized", PLACE, NUMBER, rule="ST-1")
OPENED: Final[i64] = WORDS.event("opened", PLACE, DISH, NUMBER, rule="ST-1")
FILLED: Final[i64] = WORDS.event("filled", SEATS, DISH, rule="ST-2")
PUT_ON: Final[i64] = WORDS.event("put-on", SEATS, PLACE, rule="ST-2")
STACKED: Final[i64] = WORDS.event("stacked", rule="ST-1")
DEALT: Final[i64] = WORDS.event("dealt", SEATS, ZODIAC, rule="ST-6")
DISCOURAGED: Final[i64] = WORDS.event("discouraged", SEATS, ZODIAC, rule="ST-6")
REVEALED: Final[i64] = WORDS.event("revealed", SEATS, ZODIAC, rule="ST-6")
STARTED: Final[i64] = WORDS.event("started", SEATS, rule="ST-7")
ROUND_BEGAN: Final[i64] = WORDS.event("round-began", NUMBER, rule="ST-8")
FATE_TURNED: Final[i64] = WORDS.event("fate-turned", FATE, rule="ST-8")
SPECIAL: Final[i64] = WORDS.event("special", FATE, DISH, rule="ST-8")
TURN_BEGAN: Final[i64] = WORDS.event("turn-began", SEATS, rule="ST-8")
TURN_ENDED: Final[i64] = WORDS.event("turn-ended", SEATS, rule="ST-9")
TOOK: Final[i64] = WORDS.event("took", SEATS, DISH, rule="ST-10")
DREW: Final[i64] = WORDS.event("drew", SEATS, rule="ST-11")
DREW_CARD: Final[i64] = WORDS.event("drew-card", SEATS, FORTUNE, rule="ST-11")
DISCARDED: Final[i64] = WORDS.event("discarded", SEATS, FORTUNE, rule="ST-12")
PLAYED: Final[i64] = WORDS.event("played", SEATS, FORTUNE, rule="ST-13")
KEPT: Final[i64] = WORDS.event("kept", SEATS, FORTUNE, rule="ST-13")
RETURNED: Final[i64] = WORDS.event("returned", SEATS, DISH, rule="ST-15")
RESHUFFLED: Final[i64] = WORDS.event("reshuffled", rule="ST-16")
ROTATED: Final[i64] = WORDS.event("rotated", SEATS, SPIN, rule="ST-17")
BOUGHT: Final[i64] = WORDS.event("bought", SEATS, PLACE, rule="ST-14")
PAID: Final[i64] = WORDS.event("paid", SEATS, DISH, NUMBER, rule="ST-19")
PLACED: Final[i64] = WORDS.event("placed", SEATS, DISH, NUMBER, rule="ST-20")
LAID_BESIDE: Final[i64] = WORDS.event("laid-beside", SEATS, DISH, rule="ST-21")
MARKER_MOVED: Final[i64] = WORDS.event("marker-moved", NUMBER, rule="ST-20")
END_NEAR: Final[i64] = WORDS.event("end-near", rule="ST-32")
FROM_BAG: Final[i64] = WORDS.event("from-bag", SEATS, DISH, rule="ST-23")
INTO_BAG: Final[i64] = WORDS.event("into-bag", SEATS, DISH, rule="ST-50")
GAVE_UP: Final[i64] = WORDS.event("gave-up", SEATS, DISH, NUMBER, rule="ST-24")
SWAPPED: Final[i64] = WORDS.event("swapped", PLACE, DISH, OTHER, rule="ST-24")
COLUMN_FILLED: Final[i64] = WORDS.event("column-filled", SEATS, COLUMN, rule="ST-25")
ROW_FILLED: Final[i64] = WORDS.event("row-filled", SEATS, DISH, rule="ST-25")
SCORED: Final[i64] = WORDS.event("scored", SEATS, NUMBER, CAUSE, rule="ST-25")
BITTEN: Final[i64] = WORDS.event("bitten", SEATS, PLACE, DISH, rule="ST-23")
EMPTIED: Final[i64] = WORDS.event("emptied", PLACE, rule="ST-26")
MOVED: Final[i64] = WORDS.event("moved", SEATS, PLACE, TARGET, rule="ST-27")
RAISED: Final[i64] = WORDS.event("raised", SEATS, PLACE, rule="ST-27")
SWITCHED: Final[i64] = WORDS.event("switched", SEATS, PLACE, TARGET, rule="ST-27")
SERVED: Final[i64] = WORDS.event("served", SEATS, PLACE, DISH, rule="ST-27")
ROLLED: Final[i64] = WORDS.event("rolled", SEATS, FACE, rule="ST-30")
WON_ROLL: Final[i64] = WORDS.event("won-roll", SEATS, rule="ST-30")
TOOK_MARKER: Final[i64] = WORDS.event("took-marker", SEATS, rule="ST-31")
TRADED: Final[i64] = WORDS.event("traded", SEATS, DISH, rule="ST-43")
ASSIGNED: Final[i64] = WORDS.event("assigned", SEATS, DISH, ROW, rule="ST-48")
CHALLENGED: Final[i64] = WORDS.event("challenged", SEATS, RIVAL, rule="ST-30")
SEIZED: Final[i64] = WORDS.event("seized", SEATS, RIVAL, DISH, rule="ST-15")
STOLE: Final[i64] = WORDS.event("stole", SEATS, RIVAL, rule="ST-R40")
STOLE_CARD: Final[i64] = WORDS.event("stole-card", SEATS, RIVAL, FORTUNE, rule="ST-R40")
LEFT_TOKENS: Final[i64] = WORDS.event("left-tokens", SEATS, NUMBER, rule="ST-33")
LEFT_CARDS: Final[i64] = WORDS.event("left-cards", SEATS, NUMBER, rule="ST-33")
ENDED: Final[i64] = WORDS.event("ended", rule="ST-34")
