"""The box as tables of ints, for the rules.

Streets, colours and locations are numbered as in `data.py`; location 4 is City Hall.  An *item* is a card that can lie
in a column: the street cards first, then the decrees.  A *half* of an item is 2 * item for its top, 2 * item + 1 for
its bottom.  A *deed* is an action as it is printed, with its amounts; equal deeds have one number.  A *side* is a
board with one side up: 2 * board, or 2 * board + 1 for the reverse.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.flatiron.box.data import (
    ACTIONS,
    BONUSES,
    BOX,
    BURNHAM,
    COLOURS,
    DECREES,
    EFFECTS,
    LOCATIONS,
    PAPER_ACTIONS,
    SPACES,
    STREETS,
    Code,
    all_actions,
    read_code,
)

PLAYERS: Final[i64] = 2  # at the table; in the solo game one of them is Burnham
PLAYER_SEAT: Final[i64] = 0  # in the solo game
BURNHAM_SEAT: Final[i64] = 1
STREET_COUNT: Final[i64] = len(STREETS)
CITY_HALL: Final[i64] = LOCATIONS.index("CITY_HALL")
LOCATION_COUNT: Final[i64] = len(LOCATIONS)
COLOUR_COUNT: Final[i64] = len(COLOURS)
SPACE_COUNT: Final[i64] = SPACES
TOP: Final[i64] = 0
BOTTOM: Final[i64] = 1
HALF_COUNT: Final[i64] = 2

_RULES: Final = BOX.rules
MONEY_FIRST: Final[i64] = _RULES.money_first
MONEY_SECOND: Final[i64] = _RULES.money_second
MONEY_SOLO: Final[i64] = _RULES.money_solo
MONEY_TAKEN: Final[i64] = _RULES.money_taken
DECREE_COST: Final[i64] = _RULES.decree_cost
DECREES_LAID_OUT: Final[i64] = _RULES.decrees_laid_out
CARDS_IN_COLUMN: Final[i64] = _RULES.cards_in_column
STOREYS: Final[i64] = _RULES.floors + 1  # floors with pillars: the start floor and those of the stack
PILLARS_OF_A_COLOUR: Final[i64] = _RULES.pillars_of_a_colour
REPUTATION_TOKENS: Final[i64] = _RULES.reputation_tokens
NEWSBOY: Final[vec[i64]] = vec[i64](_RULES.newsboy)
NEWSBOY_COUNT: Final[i64] = len(_RULES.newsboy)
FLOORS_PER_VP: Final[i64] = _RULES.floors_per_vp
STREET_GAIN: Final[i64] = _RULES.street_gain
STREET_LOSS: Final[i64] = _RULES.street_loss
DECREE_CASH_MOST: Final[i64] = _RULES.decree_cash_most
DECREE_PILLAR_VP: Final[i64] = _RULES.decree_pillar_vp
DECREE_PAIR_VP: Final[i64] = _RULES.decree_pair_vp
BURNHAM_SHARE_VP: Final[i64] = _RULES.burnham_share_vp
BURNHAM_PILLAR_VP: Final[i64] = _RULES.burnham_pillar_vp
BURNHAM_FLOOR_VP: Final[i64] = _RULES.burnham_floor_vp
TURN_LIMIT: Final[i64] = _RULES.turn_limit

# Deeds

DEED_KINDS: Final = [*ACTIONS, *(kind for kind in PAPER_ACTIONS if kind not in ACTIONS)]
TRADE: Final[i64] = DEED_KINDS.index("TRADE")
BUILD: Final[i64] = DEED_KINDS.index("BUILD")
BUILD_DUP: Final[i64] = DEED_KINDS.index("BUILD_DUP")
FLOOR: Final[i64] = DEED_KINDS.index("FLOOR")
GAIN: Final[i64] = DEED_KINDS.index("GAIN")
CASH_FLOORS: Final[i64] = DEED_KINDS.index("CASH_FLOORS")
CASH_NEWSBOY: Final[i64] = DEED_KINDS.index("CASH_NEWSBOY")
VP_FLOORS: Final[i64] = DEED_KINDS.index("VP_FLOORS")
SWAP: Final[i64] = DEED_KINDS.index("SWAP")
BUY_ANY: Final[i64] = DEED_KINDS.index("BUY_ANY")
COPY_OWN: Final[i64] = DEED_KINDS.index("COPY_OWN")
COPY_MARKET: Final[i64] = DEED_KINDS.index("COPY_MARKET")
USE_CITY_HALL: Final[i64] = DEED_KINDS.index("CITY_HALL")
NEWS: Final[i64] = DEED_KINDS.index("NEWS")
VP_COLOR: Final[i64] = DEED_KINDS.index("VP_COLOR")
GAIN_VP: Final[i64] = DEED_KINDS.index("GAIN_VP")
BUY_CARD: Final[i64] = DEED_KINDS.index("BUY_CARD")
BUY_DECREE: Final[i64] = DEED_KINDS.index("BUY_DECREE")

CARD_BONUS: Final = Code("BUY_CARD")  # what the bonus CARD of a space does
NEWS_BONUS: Final = Code("NEWS")  # ... and the bonus NEWS


def _deeds() -> list[Code]:
    """Every deed of the box once, in the order of the closed list."""
    printed = {read_code(action, ACTIONS) for action in all_actions(BOX)}
    printed |= {read_code(paper.action, PAPER_ACTIONS) for paper in BOX.newspapers.papers}
    printed |= {CARD_BONUS, NEWS_BONUS}
    return sorted(printed, key=lambda deed: (DEED_KINDS.index(deed.kind), deed))


DEEDS: Final = _deeds()
DEED_COUNT: Final[i64] = len(DEEDS)
NO_DEED: Final[i64] = len(DEEDS)  # a decree has none
DEED_KIND: Final[vec[i64]] = vec[i64]([DEED_KINDS.index(deed.kind) for deed in DEEDS])
DEED_A: Final[vec[i64]] = vec[i64]([deed.a for deed in DEEDS])
DEED_B: Final[vec[i64]] = vec[i64]([deed.b for deed in DEEDS])
DEED_C: Final[vec[i64]] = vec[i64]([deed.c for deed in DEEDS])
COPIES: Final[i64] = sum(2**i for i, deed in enumerate(DEEDS) if deed.kind in ("COPY_OWN", "COPY_MARKET"))
CARD_DEED: Final[i64] = DEEDS.index(CARD_BONUS)
NEWS_DEED: Final[i64] = DEEDS.index(NEWS_BONUS)


def _deed(text: str) -> int:
    return DEEDS.index(read_code(text, ACTIONS))


# Street cards and decrees

_CARDS: Final = BOX.street_cards.cards
_DECREES: Final = BOX.decrees.cards
CARD_COUNT: Final[i64] = len(_CARDS)
DECREE_COUNT: Final[i64] = len(_DECREES)
ITEM_COUNT: Final[i64] = len(_CARDS) + len(_DECREES)
ITEM_STREET: Final[vec[i64]] = vec[i64]([STREETS.index(card.street) for card in _CARDS])  # by street card
ITEM_COST: Final[vec[i64]] = vec[i64]([card.cost for card in _CARDS] + [_RULES.decree_cost] * len(_DECREES))
STACK: Final[vec[i64]] = vec[i64](  # by street: the cards whose back it is
    [sum(2**i for i, card in enumerate(_CARDS) if card.stack == street) for street in STREETS]
)
HALF_DEED: Final[vec[i64]] = vec[i64](
    [_deed(code) for card in _CARDS for code in (card.top, card.bottom)] + [len(DEEDS)] * (2 * len(_DECREES))
)
HALF_REPUTATION: Final[vec[i64]] = vec[i64](
    [rep for card in _CARDS for rep in (card.top_rep, card.bottom_rep)]
    + [rep for decree in _DECREES for rep in (decree.top_rep, decree.bottom_rep)]
)
DECREE_KINDS: Final = list(DECREES)
CARDS_DECREE: Final[i64] = DECREE_KINDS.index("CARDS")
CASH_DECREE: Final[i64] = DECREE_KINDS.index("CASH")
REP_DECREE: Final[i64] = DECREE_KINDS.index("REP")
WAREHOUSE_DECREE: Final[i64] = DECREE_KINDS.index("WAREHOUSE")
DECREES_DECREE: Final[i64] = DECREE_KINDS.index("DECREES")
PILLARS_DECREE: Final[i64] = DECREE_KINDS.index("PILLARS")
PAIR_DECREE: Final[i64] = DECREE_KINDS.index("PAIR")
_SCORINGS: Final = [read_code(code, DECREES) for decree in _DECREES for code in (decree.top, decree.bottom)]
SCORING_KIND: Final[vec[i64]] = vec[i64]([DECREE_KINDS.index(scoring.kind) for scoring in _SCORINGS])  # by decree half
SCORING_A: Final[vec[i64]] = vec[i64]([scoring.a for scoring in _SCORINGS])
SCORING_B: Final[vec[i64]] = vec[i64]([scoring.b for scoring in _SCORINGS])

# Boards

SIDES: Final = sorted(BOX.sides, key=lambda side: (side.id[0], side.id[1] == "R"))
SIDE_COUNT: Final[i64] = len(SIDES)
BOARD_COUNT: Final[i64] = len(SIDES) // 2
CELL: Final[vec[i64]] = vec[i64](  # by side * 8 + street * 2 + (0 upper, 1 lower): the deed
    [_deed(cell) for side in SIDES for column in side.columns for cell in column]
)
CELLS: Final[vec[i64]] = vec[i64](  # by side: its deeds as a set
    [sum({2 ** _deed(cell) for column in side.columns for cell in column}) for side in SIDES]
)
_PRICES: Final = [
    price for side in SIDES for price in (side.prices.orange, side.prices.blue, side.prices.white, side.prices.black)
]
PRICE: Final[vec[i64]] = vec[i64]([price[0] for price in _PRICES])  # by side * 4 + colour
SALE: Final[vec[i64]] = vec[i64]([price[1] for price in _PRICES])
WAREHOUSE_VP: Final[vec[i64]] = vec[i64]([price[2] for price in _PRICES])

# Floors: the tiles, and the roof as the last one

_TILES: Final = BOX.tiles.tiles
ROOF: Final[i64] = len(_TILES)
ALL_TILES: Final[i64] = 2 ** len(_TILES) - 1
START_TILES: Final[i64] = sum(2**i for i, tile in enumerate(_TILES) if tile.start)
EFFECT_KINDS: Final = [*EFFECTS, "NONE"]
VISIT_EFFECT: Final[i64] = EFFECT_KINDS.index("VISIT")
HALL_EFFECT: Final[i64] = EFFECT_KINDS.index("HALL")
SHARE_EFFECT: Final[i64] = EFFECT_KINDS.index("SHARE")
CARD_VP_EFFECT: Final[i64] = EFFECT_KINDS.index("CARD_VP")
SELL_EFFECT: Final[i64] = EFFECT_KINDS.index("SELL")
DECREE_EFFECT: Final[i64] = EFFECT_KINDS.index("DECREE")
PILLAR_EFFECT: Final[i64] = EFFECT_KINDS.index("PILLAR")
ANYCOLOR_EFFECT: Final[i64] = EFFECT_KINDS.index("ANYCOLOR")
COLOR_EFFECT: Final[i64] = EFFECT_KINDS.index("COLOR")
_EFFECTS: Final = [*(read_code(tile.effect, EFFECTS) for tile in _TILES), Code("NONE")]
EFFECT_KIND: Final[vec[i64]] = vec[i64]([EFFECT_KINDS.index(effect.kind) for effect in _EFFECTS])  # by tile
EFFECT_A: Final[vec[i64]] = vec[i64]([effect.a for effect in _EFFECTS])
EFFECT_B: Final[vec[i64]] = vec[i64]([effect.b for effect in _EFFECTS])
BONUS_KINDS: Final = list(BONUSES)
VP_BONUS: Final[i64] = BONUS_KINDS.index("VP")
CASH_BONUS: Final[i64] = BONUS_KINDS.index("CASH")
PAPER_BONUS: Final[i64] = BONUS_KINDS.index("PAPER")
REP_BONUS: Final[i64] = BONUS_KINDS.index("REP")
CARD_BONUS_KIND: Final[i64] = BONUS_KINDS.index("CARD")
NEWS_BONUS_KIND: Final[i64] = BONUS_KINDS.index("NEWS")
COLOR_BONUS: Final[i64] = BONUS_KINDS.index("COLOR")
_SPACES: Final = [read_code(space, BONUSES) for tile in _TILES for space in tile.spaces]
BONUS_KIND: Final[vec[i64]] = vec[i64]([BONUS_KINDS.index(space.kind) for space in _SPACES])  # by tile * 3 + space
BONUS_A: Final[vec[i64]] = vec[i64]([space.a for space in _SPACES])
BONUS_B: Final[vec[i64]] = vec[i64]([space.b for space in _SPACES])
AMOUNTS: Final = sorted(  # what somebody may take instead of anything else
    {_RULES.money_taken, *(effect.a for effect in _EFFECTS if effect.kind == "HALL")}
)

AMOUNT_TAKEN: Final[i64] = AMOUNTS.index(_RULES.money_taken)
AMOUNT_NUMBER: Final[vec[i64]] = vec[i64](  # by amount: its number among them
    [AMOUNTS.index(amount) if amount in AMOUNTS else -1 for amount in range(max(AMOUNTS) + 1)]
)

# Newspapers

_PAPERS: Final = BOX.newspapers.papers
PAPER_COUNT: Final[i64] = len(_PAPERS)
PAPER_COPIES: Final[i64] = BOX.newspapers.copies
PAPER_DEED: Final[vec[i64]] = vec[i64]([DEEDS.index(read_code(paper.action, PAPER_ACTIONS)) for paper in _PAPERS])

# Burnham

_BURNHAM: Final = BOX.burnham.cards
BURNHAM_COUNT: Final[i64] = len(_BURNHAM)
BURNHAM_MAIN: Final[vec[i64]] = vec[i64]([LOCATIONS.index(card.main) for card in _BURNHAM])
BURNHAM_SECONDARY: Final[vec[i64]] = vec[i64]([LOCATIONS.index(card.secondary) for card in _BURNHAM])
BURNHAM_ICONS: Final[vec[i64]] = vec[i64]([card.icons for card in _BURNHAM])
BURNHAM_KINDS: Final = list(BURNHAM)
BURNHAM_PILLAR: Final[i64] = BURNHAM_KINDS.index("PILLAR")
BURNHAM_FLOOR: Final[i64] = BURNHAM_KINDS.index("FLOOR")
_MAIN_ACTIONS: Final = [read_code(card.action, BURNHAM) for card in _BURNHAM]
BURNHAM_KIND: Final[vec[i64]] = vec[i64]([BURNHAM_KINDS.index(action.kind) for action in _MAIN_ACTIONS])
BURNHAM_COLOUR: Final[vec[i64]] = vec[i64]([action.a for action in _MAIN_ACTIONS])
BURNHAM_ORDER: Final[vec[i64]] = vec[i64](  # by card * 3: the spaces in the order in which he tries them
    [space - 1 for card in _BURNHAM for space in (card.order or (1, 2, 3))]
)
