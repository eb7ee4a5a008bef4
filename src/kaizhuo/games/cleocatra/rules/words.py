"""What can be said in a game of Cleocatra."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.words import Domain, Vocabulary, seat_domain
from kaizhuo.games.cleocatra.box.data import BOX, POWERS, SEAT_COUNTS, TILES

LETTERS: Final = "abcdefghijklmnop"
DIGITS: Final = "0123456789"

TILE_NAMES: Final = [tile.colour if tile.alone else f"{tile.colour}{tile.number}" for tile in TILES]
TILE: Final = Domain("tile", TILE_NAMES)
FROM: Final = Domain("from", TILE_NAMES, marks=[[f"tile:{t}"] for t in range(len(TILES))])
COLOURS: Final = Domain("colour", [cat.colour for cat in BOX.cat])
PLACES: Final = Domain("place", [x + y for y in DIGITS for x in LETTERS])
SEATS: Final = seat_domain(max(SEAT_COUNTS))
NUMBER: Final = Domain("number", [str(number) for number in range(BOX.round_limit + 1)])
MOST_POINTS: Final = len(POWERS) + BOX.rescuers
POINTS: Final = Domain(
    "points",
    [str(number) for number in range(MOST_POINTS + 1)],
    facts={"count": list(range(MOST_POINTS + 1))},
)

WORDS: Final = Vocabulary()

START: Final[i64] = WORDS.verb("start", SEATS, chance=True)
DRAW: Final[i64] = WORDS.verb("draw", COLOURS, chance=True)
LAY: Final[i64] = WORDS.verb("lay", PLACES)
SCOUT: Final[i64] = WORDS.verb("scout", at="stack")
SEARCH: Final[i64] = WORDS.verb("search", TILE)
SWAP: Final[i64] = WORDS.verb("swap", TILE)
DISPATCH: Final[i64] = WORDS.verb("dispatch", TILE)
TEAM_UP: Final[i64] = WORDS.verb("team-up", TILE, formerly="team_up")
RESCUE: Final[i64] = WORDS.verb("rescue", TILE)
HERD: Final[i64] = WORDS.verb("herd", TILE)
DECLINE: Final[i64] = WORDS.verb("decline")
SWAP_WITH: Final[i64] = WORDS.verb("swap-with", SEATS, TILE, formerly="swap_with")
HERD_TO: Final[i64] = WORDS.verb("herd-to", TILE, formerly="herd_to")
COUNT_IN: Final[i64] = WORDS.verb("count", TILE)
CALL_INSPECTOR: Final[i64] = WORDS.verb("call-inspector", TILE, formerly="call_inspector")
TAKE_INSPECTOR: Final[i64] = WORDS.verb("take-inspector", TILE, formerly="take_inspector")
PUT_INSPECTOR: Final[i64] = WORDS.verb("put-inspector", TILE, formerly="put_inspector")
COME_BACK: Final[i64] = WORDS.verb("come-back", formerly="come_back")
STAY: Final[i64] = WORDS.verb("stay")
REINFORCE: Final[i64] = WORDS.verb("reinforce", TILE)
RELOCATE: Final[i64] = WORDS.verb("relocate", TILE)
RELOCATE_TO: Final[i64] = WORDS.verb("relocate-to", TILE, formerly="relocate_to")

STARTING: Final[i64] = WORDS.step("starting")
DRAWING: Final[i64] = WORDS.step("drawing")
OPENING: Final[i64] = WORDS.step("opening")
FIRST_ACTION: Final[i64] = WORDS.step("first-action")
SECOND_ACTION: Final[i64] = WORDS.step("second-action")
LAYING: Final[i64] = WORDS.step("laying")
MOVING: Final[i64] = WORDS.step("moving")
HERDING: Final[i64] = WORDS.step("herding")
COUNTING: Final[i64] = WORDS.step("counting")
CALLING_INSPECTOR: Final[i64] = WORDS.step("calling-inspector")
REINFORCING: Final[i64] = WORDS.step("reinforcing")
RELOCATING: Final[i64] = WORDS.step("relocating")
RELOCATING_TO: Final[i64] = WORDS.step("relocating-to")
EXTRA_ACTION: Final[i64] = WORDS.step("extra-action")
SWAPPING: Final[i64] = WORDS.step("swapping")
STAYING: Final[i64] = WORDS.step("staying")
TAKING_INSPECTOR: Final[i64] = WORDS.step("taking-inspector")
PUTTING_INSPECTOR: Final[i64] = WORDS.step("putting-inspector")

TURN_OVER: Final[i64] = WORDS.duty("turn-over")

STARTED: Final[i64] = WORDS.event("started", SEATS, rule="CL-2")
ROUND_BEGAN: Final[i64] = WORDS.event("round-began", NUMBER, rule="CL-21", begins=True)
DREW: Final[i64] = WORDS.event("drew", SEATS, TILE, rule="CL-6")
LAID: Final[i64] = WORDS.event("laid", SEATS, TILE, PLACES, rule="CL-6")
OPENED: Final[i64] = WORDS.event("opened", SEATS, TILE, rule="CL-3")
MOVED: Final[i64] = WORDS.event("moved", SEATS, TILE, PLACES, rule="CL-7")
DISPATCHED: Final[i64] = WORDS.event("dispatched", SEATS, TILE, rule="CL-9")
TEAMED_UP: Final[i64] = WORDS.event("teamed-up", SEATS, TILE, rule="CL-10")
RESCUED: Final[i64] = WORDS.event("rescued", SEATS, TILE, POINTS, rule="CL-14")
COUNTED: Final[i64] = WORDS.event("counted", SEATS, TILE, rule="CL-15")
INSPECTED: Final[i64] = WORDS.event("inspected", SEATS, TILE, rule="CL-17")
INSPECTOR_MOVED: Final[i64] = WORDS.event("inspector-moved", SEATS, FROM, TILE, rule="CL-17")
CAME_BACK: Final[i64] = WORDS.event("came-back", SEATS, TILE, rule="CL-18")
REINFORCED: Final[i64] = WORDS.event("reinforced", SEATS, TILE, rule="CL-19")
RELOCATED: Final[i64] = WORDS.event("relocated", SEATS, FROM, TILE, rule="CL-20")
MUST_SCOUT: Final[i64] = WORDS.event("must-scout", SEATS, rule="CL-20")
HERDED: Final[i64] = WORDS.event("herded", SEATS, FROM, TILE, rule="CL-23")
EXTRA_EARNED: Final[i64] = WORDS.event("extra-earned", SEATS, rule="CL-24")
EXTRA_LAPSED: Final[i64] = WORDS.event("extra-lapsed", SEATS, rule="CL-24")
DECLINED: Final[i64] = WORDS.event("declined", SEATS, rule="CL-24")
SWAPPED: Final[i64] = WORDS.event("swapped", SEATS, FROM, TILE, rule="CL-26")
STAYED: Final[i64] = WORDS.event("stayed", SEATS, TILE, rule="CL-27")
ENDED: Final[i64] = WORDS.event("ended", rule="CL-21")
