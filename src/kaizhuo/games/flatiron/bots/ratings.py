"""How promising an answer looks, without trying it out."""

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
    PAPER_KEPT,
    column_activation,
    decree_worth,
    dollar,
    paper_worth,
    pillar_worth,
    side_worth,
)
from kaizhuo.games.flatiron.box.tables import (
    CARD_COUNT,
    CITY_HALL,
    ITEM_STREET,
    MONEY_TAKEN,
    PAPER_DEED,
)
from kaizhuo.games.flatiron.rules.cards import BOUGHT, INTO, card_price
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


def rating(state: FlatironState, player: i64, subject: i64, action: Action, left: i64) -> i64:
    """In hundredths of a victory point, or what is like them; `left` are the turns left, in tenths."""
    if action >= TUCK:
        return part_rating(state, player, subject, action, left)
    if action >= PLAY:
        return play_worth(state, player, action - PLAY, left)
    if action >= SKIP:
        return 0
    if action >= DO:
        return deed_worth(state, player, action - DO, state.money[player], left)
    if action >= TAKE:
        return MONEY_TAKEN * dollar(left)
    if action >= ACTIVATE:
        return activation_worth(state, player, action - ACTIVATE, left)
    if action >= BUY_LAW:
        return law_worth(state, player, action - BUY_LAW, halves(state, player), left)
    if action >= BUY:
        return card_worth(state, player, action - BUY, left) - card_price(action - BUY, 0) * dollar(left)
    if action >= BURNHAM_SIDE:
        return -side_worth(action - BURNHAM_SIDE)
    return side_worth(action - CHOOSE_SIDE)


def part_rating(state: FlatironState, player: i64, subject: i64, action: Action, left: i64) -> i64:
    """Of the parts of an action."""
    if action >= KEEP:
        return paper_worth(action - KEEP, left)
    if action >= COPY:
        return deed_worth(state, player, action - COPY, state.money[player], left)
    if action >= PLACE:
        return bonus_worth(state, player, action - PLACE, subject, left)
    if action >= STOP:
        return 0
    if action >= BUILD_PILLAR:
        colour = action - BUILD_PILLAR
        return building_worth(state, player, colour, left) + best_bonus(state, player, colour, left)
    if action >= EXCHANGE_FOR:
        return pillar_worth(state, player, action - EXCHANGE_FOR, left)
    if action >= GIVE_BACK:
        return -pillar_worth(state, player, action - GIVE_BACK, left)
    if action >= BUY_PILLAR:
        return pillar_worth(state, player, action - BUY_PILLAR, left)
    if action >= ENACT:
        return enact_worth(state, player, subject, action - ENACT, left)
    if action >= COLUMN:
        return column_worth(state, player, BOUGHT.of(subject), action - COLUMN)
    half = action - TUCK
    return half_worth(state, player, half, ITEM_STREET[half >> 1], left)


def activation_worth(state: FlatironState, player: i64, location: i64, left: i64) -> i64:
    if location == CITY_HALL:
        return deed_worth(state, player, PAPER_DEED[state.active], state.money[player], left)
    return column_activation(state, player, location)


def enact_worth(state: FlatironState, player: i64, subject: i64, half: i64, left: i64) -> i64:
    worth = decree_worth(state, player, half, halves(state, player), left)
    return worth + swing(state, player, 2 * CARD_COUNT + half, INTO.of(subject))


def play_worth(state: FlatironState, player: i64, paper: i64, left: i64) -> i64:
    """Playing a newspaper now instead of keeping it."""
    now = deed_worth(state, player, PAPER_DEED[paper], state.money[player], left)
    return now - paper_worth(paper, left) * PAPER_KEPT // 100
