"""What cards, boards and whole rounds are worth, in hundredths of a point: for bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.shapes import (
    Bite,
    Clash,
    Draw,
    Effect,
    Fortune,
    Gain,
    GainOneOf,
    Keep,
    StealCard,
    SwapWithBoard,
    Take,
    TakeRolled,
    Zodiac,
)
from kaizhuo.games.steam_up.box.tables import FATE_DECK
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
POINT: Final[i64] = 100
CARD: Final[i64] = WEIGHTS.whole("things.card")
LEFT_OVER: Final[i64] = WEIGHTS.whole("things.left_over")


def worth_of_effect(effect: Effect) -> int:
    if isinstance(effect, Take):
        return WEIGHTS.whole("effects.take") * effect.count if effect.who in ("you", "lowest") else 0
    if isinstance(effect, TakeRolled):
        return WEIGHTS.whole("effects.take_rolled")
    if isinstance(effect, Draw):
        return WEIGHTS.whole("effects.draw") * effect.count
    if isinstance(effect, Gain):
        return WEIGHTS.whole("effects.gain") * effect.count
    if isinstance(effect, GainOneOf):
        return WEIGHTS.whole("effects.gain_one_of")
    if isinstance(effect, Bite):
        return WEIGHTS.whole("effects.bite")
    if isinstance(effect, SwapWithBoard):
        return WEIGHTS.whole("effects.swap_with_board")
    if isinstance(effect, Clash | StealCard):
        return WEIGHTS.whole("effects.against_rival")
    return WEIGHTS.whole("effects.other")


def worth_of_keep(keep: Keep) -> int:
    return (
        WEIGHTS.whole("keep.less") * keep.less
        + WEIGHTS.whole("keep.any") * keep.any
        + WEIGHTS.whole("keep.points") * keep.points * keep.times
        + WEIGHTS.whole("keep.column_points") * keep.column_points
        + WEIGHTS.whole("keep.row_points") * keep.row_points
    )


def worth_of_card(card: Fortune) -> int:
    """What it is worth in the hand, an action before it does anything."""
    part = WEIGHTS.whole("cards.part")
    done = sum([worth_of_effect(effect) for effect in card.effects])
    kept = worth_of_keep(card.keep) if card.keep else 0
    return WEIGHTS.whole("cards.in_hand") + done // part + kept // part


def worth_of_start(zodiac: Zodiac) -> int:
    tokens = WEIGHTS.whole("boards.start_token") * zodiac.start.tokens
    return tokens + WEIGHTS.whole("boards.start_card") * zodiac.start.cards


def worth_of_spaces(zodiac: Zodiac) -> int:
    reached = WEIGHTS.row("boards.reached")
    return sum([often * points for row in zodiac.rows for often, points in zip(reached, row, strict=True)])


def worth_of_ability(zodiac: Zodiac) -> int:
    ability = zodiac.ability
    faces = len([face for face in ability.roll if face != "nothing"])
    rolls = WEIGHTS.whole("boards.roll") * faces // 6 - WEIGHTS.whole("boards.roll_cost") * ability.roll_cost
    traded = WEIGHTS.whole("boards.trade") + WEIGHTS.whole("boards.trade_card") * ability.trade_cards
    return (
        rolls
        + len(ability.trade) * traded
        + WEIGHTS.whole("boards.purchase_point") * sum(ability.purchase_points)
        + WEIGHTS.whole("boards.outside_point") * ability.outside_points
        + WEIGHTS.whole("boards.swap_bought") * ability.swap_bought
        + WEIGHTS.whole("boards.column_point") * ability.column_points
        + WEIGHTS.whole("boards.column_card") * sum(ability.column_cards)
        + WEIGHTS.whole("boards.column_token") * ability.column_token
        + WEIGHTS.whole("boards.repeat") * ability.repeat
        + WEIGHTS.whole("boards.choose_rows") * ability.choose_rows
        + WEIGHTS.whole("boards.redraw") * ability.redraw
    )


def worth_of_board(zodiac: Zodiac) -> int:
    """What a board promises in a whole game beside the others, what it starts with aside."""
    return worth_of_spaces(zodiac) + worth_of_ability(zodiac) - WEIGHTS.whole("boards.usual")


BOARD_WORTH: Final[vec[i64]] = vec[i64]([worth_of_board(zodiac) for zodiac in BOX.zodiac])
ZODIAC_WORTH: Final[vec[i64]] = vec[i64]([worth_of_board(zodiac) + worth_of_start(zodiac) for zodiac in BOX.zodiac])
KEPT_WORTH: Final[vec[i64]] = vec[i64]([worth_of_keep(card.keep) if card.keep else 0 for card in BOX.fortune])
CARD_WORTH: Final[vec[i64]] = vec[i64]([worth_of_card(card) for card in BOX.fortune])


def any_card_worth(state: SteamState) -> i64:
    """A card that nothing is known about."""
    return LEFT_OVER if is_last_round(state) else CARD


def rounds_left(state: SteamState) -> i64:
    """A guess, this round included."""
    by_fate = FATE_DECK - state.fates_turned() + 1
    by_track = 1 + (2 * state.track) // state.seats
    return by_fate if by_fate < by_track else by_track


def is_last_round(state: SteamState) -> bool:
    return state.track == 0 or state.fates_turned() >= FATE_DECK
