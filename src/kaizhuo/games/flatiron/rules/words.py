"""What can be said in a game of Flatiron."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.words import Vocabulary
from kaizhuo.games.flatiron.rules.domains import (
    AMOUNT,
    BOARD,
    BURNHAM,
    CARD,
    CARD_IN_HAND,
    CAUSE,
    COLOUR,
    DECREE,
    DECREE_IN_HAND,
    DEED,
    HALF,
    LOCATION,
    NUMBER,
    OTHER_COLOUR,
    PAPER,
    SEATS,
    SIDE,
    SLOT,
    SPOT,
    STREET,
    TILE,
)

WORDS: Final = Vocabulary()

# Chance
DRAW_TILE: Final[i64] = WORDS.verb("draw-tile", TILE, formerly="draw_tile", chance=True)
DRAW_PAPER: Final[i64] = WORDS.verb("draw-paper", PAPER, formerly="draw_paper", chance=True)
REVEAL_CARD: Final[i64] = WORDS.verb("reveal-card", CARD, formerly="reveal_card", chance=True)
LAY_OUT: Final[i64] = WORDS.verb("lay-out", DECREE, formerly="lay_out", chance=True)
DEAL: Final[i64] = WORDS.verb("deal", BOARD, chance=True)
START: Final[i64] = WORDS.verb("start", SEATS, chance=True)
BURNHAM_BOARD: Final[i64] = WORDS.verb("burnham-board", BOARD, formerly="burnham_board", chance=True)
BURNHAM_REVEAL: Final[i64] = WORDS.verb("burnham-reveal", BURNHAM, formerly="burnham_reveal", chance=True)
BURNHAM_DECREE: Final[i64] = WORDS.verb("burnham-decree", DECREE, formerly="burnham_decree", chance=True)

# Setup
CHOOSE_SIDE: Final[i64] = WORDS.verb("choose-side", SIDE, formerly="choose_side")
BURNHAM_SIDE: Final[i64] = WORDS.verb("burnham-side", SIDE, formerly="burnham_side")

# A turn
MOVE: Final[i64] = WORDS.verb("move", LOCATION)
BUY: Final[i64] = WORDS.verb("buy", CARD)
BUY_LAW: Final[i64] = WORDS.verb("buy-decree", DECREE, formerly="buy_decree")
ACTIVATE: Final[i64] = WORDS.verb("activate", LOCATION)
TAKE: Final[i64] = WORDS.verb("take", AMOUNT)
DO: Final[i64] = WORDS.verb("do", DEED)
SKIP: Final[i64] = WORDS.verb("skip")
END_TURN: Final[i64] = WORDS.verb("end-turn", formerly="end_turn")
PLAY: Final[i64] = WORDS.verb("play", PAPER)

# Parts of an action
TUCK: Final[i64] = WORDS.verb("tuck", CARD_IN_HAND, HALF)
COLUMN: Final[i64] = WORDS.verb("column", STREET)
ENACT: Final[i64] = WORDS.verb("enact", DECREE_IN_HAND, HALF)
BUY_PILLAR: Final[i64] = WORDS.verb("buy-pillar", COLOUR, formerly="buy_pillar")
GIVE_BACK: Final[i64] = WORDS.verb("give-back", COLOUR, formerly="give_back")
EXCHANGE_FOR: Final[i64] = WORDS.verb("exchange-for", COLOUR, formerly="exchange_for")
BUILD_PILLAR: Final[i64] = WORDS.verb("build", COLOUR)
STOP: Final[i64] = WORDS.verb("stop")
PLACE: Final[i64] = WORDS.verb("place", SPOT)
COPY: Final[i64] = WORDS.verb("copy", DEED)
KEEP: Final[i64] = WORDS.verb("keep", PAPER)

# By agreement
AGREE_END: Final[i64] = WORDS.verb("agree-end", formerly="agree_end")

# Questions, in the order of the rulebook
DRAWING_TILE: Final[i64] = WORDS.step("drawing-tile")
DRAWING_PAPER: Final[i64] = WORDS.step("drawing-paper")
REVEALING_CARD: Final[i64] = WORDS.step("revealing-card")
LAYING_OUT: Final[i64] = WORDS.step("laying-out")
DEALING: Final[i64] = WORDS.step("dealing")
DRAFTING: Final[i64] = WORDS.step("drafting")
STARTING: Final[i64] = WORDS.step("starting")
BURNHAM_BOARDING: Final[i64] = WORDS.step("burnham-board")
BURNHAM_SIDING: Final[i64] = WORDS.step("burnham-side")
MOVING: Final[i64] = WORDS.step("moving")
CHOOSING: Final[i64] = WORDS.step("choosing")
ACTING: Final[i64] = WORDS.step("acting")
ENDING: Final[i64] = WORDS.step("ending")
TUCKING: Final[i64] = WORDS.step("tucking")
CHOOSING_CARD: Final[i64] = WORDS.step("choosing-card")
CHOOSING_DECREE: Final[i64] = WORDS.step("choosing-decree")
CHOOSING_COLUMN: Final[i64] = WORDS.step("choosing-column")
ENACTING: Final[i64] = WORDS.step("enacting")
BUYING_PILLAR: Final[i64] = WORDS.step("buying-pillar")
GIVING_BACK: Final[i64] = WORDS.step("giving-back")
EXCHANGING: Final[i64] = WORDS.step("exchanging")
BUILDING: Final[i64] = WORDS.step("building")
PLACING: Final[i64] = WORDS.step("placing")
COPYING_OWN: Final[i64] = WORDS.step("copying-own")
COPYING_MARKET: Final[i64] = WORDS.step("copying-market")
AT_CITY_HALL: Final[i64] = WORDS.step("at-city-hall")
OFFERING: Final[i64] = WORDS.step("offering")
KEEPING: Final[i64] = WORDS.step("keeping")
BURNHAM_REVEALING: Final[i64] = WORDS.step("burnham-revealing")
BURNHAM_DRAWING: Final[i64] = WORDS.step("burnham-drawing")

# Duties: what happens by itself when its time comes.  The rules of each are in its chapter.
REVEAL_BOARDS: Final[i64] = WORDS.duty("reveal-boards")
BEGIN: Final[i64] = WORDS.duty("begin")
NEXT_DEED: Final[i64] = WORDS.duty("next-deed")
LAST_GAP: Final[i64] = WORDS.duty("last-gap")
OFFER: Final[i64] = WORDS.duty("offer")
COLOUR_EFFECT: Final[i64] = WORDS.duty("colour-effect")
SPACE_BONUS: Final[i64] = WORDS.duty("space-bonus")
NEXT_PILLAR: Final[i64] = WORDS.duty("next-pillar")
EXTRA: Final[i64] = WORDS.duty("extra")
AFTER_FLOOR: Final[i64] = WORDS.duty("after-floor")
CARD_POINT: Final[i64] = WORDS.duty("card-point")
MEET_NEWSBOY: Final[i64] = WORDS.duty("meet-newsboy")
BURNHAM_ACTS: Final[i64] = WORDS.duty("burnham-acts")
BURNHAM_REPEATS: Final[i64] = WORDS.duty("burnham-repeats")
BURNHAM_ENDS: Final[i64] = WORDS.duty("burnham-ends")

# Events
FLOOR_LAID: Final[i64] = WORDS.event("floor-laid", TILE, rule="FL-1")
TILE_TURNED: Final[i64] = WORDS.event("tile-turned", TILE, rule="FL-16")
PAPER_TURNED: Final[i64] = WORDS.event("paper-turned", PAPER, rule="FL-2")
CARD_REVEALED: Final[i64] = WORDS.event("card-revealed", STREET, CARD, rule="FL-3")
DECREE_LAID: Final[i64] = WORDS.event("decree-laid", DECREE, rule="FL-3")
BOARD_DEALT: Final[i64] = WORDS.event("board-dealt", SEATS, BOARD, rule="FL-4")
BOARD_CHOSEN: Final[i64] = WORDS.event("board-chosen", SEATS, SIDE, rule="FL-4")
STARTED: Final[i64] = WORDS.event("started", SEATS, rule="FL-4")
TURN_BEGAN: Final[i64] = WORDS.event("turn-began", SEATS, NUMBER, rule="FL-5", begins=True)
MOVED: Final[i64] = WORDS.event("moved", SEATS, LOCATION, rule="FL-6")
ACTIVATED: Final[i64] = WORDS.event("activated", SEATS, LOCATION, rule="FL-7")
TOOK_MONEY: Final[i64] = WORDS.event("took-money", SEATS, NUMBER, rule="FL-7")
BOUGHT_CARD: Final[i64] = WORDS.event("bought-card", SEATS, CARD, HALF, rule="FL-8")
BOUGHT_DECREE: Final[i64] = WORDS.event("bought-decree", SEATS, DECREE, SLOT, rule="FL-9")
DID: Final[i64] = WORDS.event("did", SEATS, DEED, rule="FL-11")
SKIPPED: Final[i64] = WORDS.event("skipped", SEATS, DEED, rule="FL-11")
BOUGHT_PILLAR: Final[i64] = WORDS.event("bought-pillar", SEATS, COLOUR, NUMBER, rule="FL-13")
SOLD_PILLAR: Final[i64] = WORDS.event("sold-pillar", SEATS, COLOUR, NUMBER, rule="FL-13")
SWAPPED: Final[i64] = WORDS.event("swapped", SEATS, COLOUR, OTHER_COLOUR, rule="FL-20")
BUILT_PILLAR: Final[i64] = WORDS.event("built-pillar", SEATS, COLOUR, SPOT, rule="FL-14")
BUILT_FLOOR: Final[i64] = WORDS.event("built-floor", SEATS, TILE, rule="FL-16")
BUILT_ROOF: Final[i64] = WORDS.event("built-roof", SEATS, rule="FL-17")
PAID: Final[i64] = WORDS.event("paid", SEATS, NUMBER, rule="FL-20")
EARNED: Final[i64] = WORDS.event("earned", SEATS, NUMBER, rule="FL-20")
SCORED: Final[i64] = WORDS.event("scored", SEATS, NUMBER, CAUSE, rule="FL-14")
COPIED: Final[i64] = WORDS.event("copied", SEATS, DEED, rule="FL-20")
GOT_REPUTATION: Final[i64] = WORDS.event("got-reputation", SEATS, rule="FL-19")
DREW_PAPER: Final[i64] = WORDS.event("drew-paper", SEATS, PAPER, rule="FL-19")  # told to the player who draws it
PAPER_DRAWN: Final[i64] = WORDS.event("paper-drawn", SEATS, rule="FL-19")  # told to the others
PLAYED: Final[i64] = WORDS.event("played", SEATS, PAPER, rule="FL-21")
NEWSBOY_MET: Final[i64] = WORDS.event("newsboy-met", SEATS, NUMBER, rule="FL-22")
KEPT_PAPER: Final[i64] = WORDS.event("kept-paper", SEATS, PAPER, rule="FL-22")  # told to the player who keeps it
GAVE_PAPER: Final[i64] = WORDS.event("gave-paper", SEATS, PAPER, rule="FL-22")  # told to both
PAPER_GIVEN: Final[i64] = WORDS.event("paper-given", SEATS, rule="FL-22")
BURNHAM_DEALT: Final[i64] = WORDS.event("burnham-dealt", BOARD, rule="FL-25")
BURNHAM_BOARDED: Final[i64] = WORDS.event("burnham-boarded", SIDE, rule="FL-25")
BURNHAM_REVEALED: Final[i64] = WORDS.event("burnham-revealed", BURNHAM, rule="FL-26", begins=True)
BURNHAM_MOVED: Final[i64] = WORDS.event("burnham-moved", LOCATION, rule="FL-26")
BURNHAM_SCORED: Final[i64] = WORDS.event("burnham-scored", NUMBER, CAUSE, rule="FL-27")
BURNHAM_BUILT: Final[i64] = WORDS.event("burnham-built", COLOUR, SPOT, rule="FL-27")
BURNHAM_FLOORED: Final[i64] = WORDS.event("burnham-floored", TILE, rule="FL-27")
BURNHAM_ROOFED: Final[i64] = WORDS.event("burnham-roofed", rule="FL-27")
BURNHAM_TOOK_DECREE: Final[i64] = WORDS.event("burnham-took-decree", DECREE, rule="FL-27")
BURNHAM_TOOK_CARD: Final[i64] = WORDS.event("burnham-took-card", CARD, rule="FL-29")
BURNHAM_SHUFFLED: Final[i64] = WORDS.event("burnham-shuffled", rule="FL-29")
BURNHAM_NEWSBOY: Final[i64] = WORDS.event("burnham-newsboy", NUMBER, rule="FL-30")
STREET_GAINED: Final[i64] = WORDS.event("street-gained", SEATS, STREET, NUMBER, rule="FL-23")
STREET_LOST: Final[i64] = WORDS.event("street-lost", SEATS, STREET, NUMBER, rule="FL-23")
DECREE_SCORED: Final[i64] = WORDS.event("decree-scored", SEATS, DECREE, NUMBER, rule="FL-24")
CUT_SHORT: Final[i64] = WORDS.event("cut-short", NUMBER, rule="FL-R43")
ENDED: Final[i64] = WORDS.event("ended", rule="FL-24")
AGREED: Final[i64] = WORDS.event("agreed", rule="FL-R43")
