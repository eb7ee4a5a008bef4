"""A first impression of every answer, without trying it out: for bots only."""

from __future__ import annotations

from mypy_extensions import i64

from kaizhuo.core.state import Action
from kaizhuo.games.flatiron.bots.deeds import (
    best_bonus,
    bonus_worth,
    building_worth,
    card_worth,
    column_worth,
    deed_worth,
    half_worth,
    law_worth,
    swing,
)
from kaizhuo.games.flatiron.bots.worth import (
    column_activation,
    decree_worth,
    dollar,
    paper_worth,
    pillar_worth,
)
from kaizhuo.games.flatiron.box.tables import (
    CARD_COUNT,
    CITY_HALL,
    COLOUR_COUNT,
    ITEM_STREET,
    MONEY_TAKEN,
    PAPER_DEED,
    STREET_COUNT,
    WAREHOUSE_VP,
)
from kaizhuo.games.flatiron.rules.cards import card_price
from kaizhuo.games.flatiron.rules.scoring import halves
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import (
    ACTIVATE,
    BUILD_PILLAR,
    BURNHAM_SIDE,
    BUY,
    BUY_LAW,
    BUY_PILLAR,
    CHOOSE_SIDE,
    COLUMN,
    COPY,
    DO,
    ENACT,
    EXCHANGE_FOR,
    GIVE_BACK,
    KEEP,
    PLACE,
    PLAY,
    SKIP,
    STOP,
    TAKE,
    TUCK,
)

# Boards


def side_worth(side: i64) -> i64:
    """Wide prices are good for who chooses when to buy."""
    total: i64 = 0
    for colour in range(COLOUR_COUNT):
        vp = WAREHOUSE_VP[side * COLOUR_COUNT + colour]
        total += vp * vp
    return total


# Answers


def impression(state: FlatironState, player: i64, subject: i64, action: Action) -> i64:
    """How promising an answer looks."""
    if action >= KEEP:
        return paper_worth(action - KEEP)
    if action >= COPY:
        return deed_worth(state, player, action - COPY, state.money[player])
    if action >= PLACE:
        return bonus_worth(state, player, action - PLACE, subject)
    if action >= STOP:
        return 0
    if action >= BUILD_PILLAR:
        colour = action - BUILD_PILLAR
        return building_worth(state, player, colour) + best_bonus(state, player, colour)
    if action >= EXCHANGE_FOR:
        return pillar_worth(state, player, action - EXCHANGE_FOR)
    if action >= GIVE_BACK:
        return -pillar_worth(state, player, action - GIVE_BACK)
    if action >= BUY_PILLAR:
        return pillar_worth(state, player, action - BUY_PILLAR)
    if action >= ENACT:
        return enact_worth(state, player, subject, action - ENACT)
    if action >= COLUMN:
        return column_worth(state, player, subject % 64, action - COLUMN)
    if action >= TUCK:
        half = action - TUCK
        return half_worth(state, player, half, ITEM_STREET[half >> 1])
    if action >= PLAY:
        return play_worth(state, player, action - PLAY)
    if action >= SKIP:
        return 0
    if action >= DO:
        return deed_worth(state, player, action - DO, state.money[player])
    if action >= TAKE:
        return MONEY_TAKEN * dollar()
    if action >= ACTIVATE:
        return activation_worth(state, player, action - ACTIVATE)
    if action >= BUY_LAW:
        return law_worth(state, player, action - BUY_LAW, halves(state, player))
    if action >= BUY:
        return card_worth(state, player, action - BUY) - card_price(action - BUY, 0) * dollar()
    if action >= BURNHAM_SIDE:
        return -side_worth(action - BURNHAM_SIDE)
    return side_worth(action - CHOOSE_SIDE)


def activation_worth(state: FlatironState, player: i64, location: i64) -> i64:
    if location == CITY_HALL:
        return deed_worth(state, player, PAPER_DEED[state.active], state.money[player])
    return column_activation(state, player, location)


def enact_worth(state: FlatironState, player: i64, subject: i64, half: i64) -> i64:
    street = subject // 64 % STREET_COUNT
    worth = decree_worth(state, player, half, halves(state, player))
    return worth + swing(state, player, 2 * CARD_COUNT + half, street)


def play_worth(state: FlatironState, player: i64, paper: i64) -> i64:
    """Playing a newspaper now instead of keeping it."""
    now = deed_worth(state, player, PAPER_DEED[paper], state.money[player])
    return now - paper_worth(paper) * 9 // 10
