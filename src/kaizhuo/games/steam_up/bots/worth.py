"""What cards, boards and whole rounds are worth, in hundredths of a point: for bots only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.shapes import Draw, Effect, Fortune, Gain, Keep, Take, Zodiac
from kaizhuo.games.steam_up.box.tables import FATE_DECK
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.kit.weights import Weights

WEIGHTS: Final = Weights(__file__)
POINT: Final[i64] = 100
CARD: Final[i64] = WEIGHTS.whole("things.card")
LEFT_OVER: Final[i64] = WEIGHTS.whole("things.left_over")


def weighed(table: str, amounts: dict[str, int]) -> int:
    return sum([WEIGHTS.whole(f"{table}.{name}") * amount for name, amount in amounts.items()])


def worth_of_effect(effect: Effect) -> int:
    if isinstance(effect, Take) and effect.who not in ("you", "lowest"):
        return 0
    count = effect.count if isinstance(effect, Take | Draw | Gain) else 1
    return WEIGHTS.whole(f"effects.{effect.__struct_config__.tag}") * count


def worth_of_keep(keep: Keep) -> int:
    paid = keep.points * keep.times
    lines = {"column_points": keep.column_points, "row_points": keep.row_points}
    return weighed("keep", {"less": keep.less, "any": keep.any, "points": paid, **lines})


def worth_of_card(card: Fortune) -> int:
    """What it is worth in the hand, an action before it does anything."""
    part = WEIGHTS.whole("cards.part")
    done = sum([worth_of_effect(effect) for effect in card.effects])
    kept = worth_of_keep(card.keep) if card.keep else 0
    return WEIGHTS.whole("cards.in_hand") + done // part + kept // part


def worth_of_start(zodiac: Zodiac) -> int:
    return weighed("boards", {"start_token": zodiac.start.tokens, "start_card": zodiac.start.cards})


def worth_of_spaces(zodiac: Zodiac) -> int:
    reached = WEIGHTS.row("boards.reached")
    return sum([often * points for row in zodiac.rows for often, points in zip(reached, row, strict=False)])


def worth_of_ability(zodiac: Zodiac) -> int:
    ability = zodiac.ability
    faces = len([face for face in ability.roll if face != "nothing"])
    return WEIGHTS.whole("boards.roll") * faces // 6 + weighed(
        "boards",
        {
            "roll_cost": ability.roll_cost,
            "trade": len(ability.trade),
            "trade_card": len(ability.trade) * ability.trade_cards,
            "purchase_point": sum(ability.purchase_points),
            "outside_point": ability.outside_points,
            "swap_bought": int(ability.swap_bought),
            "column_point": ability.column_points,
            "column_card": sum(ability.column_cards),
            "column_token": ability.column_token,
            "repeat": int(ability.repeat),
            "choose_rows": int(ability.choose_rows),
            "redraw": int(ability.redraw),
        },
    )


def worth_of_board(zodiac: Zodiac) -> int:
    """What a board promises in a whole game beside the others, what it starts with aside."""
    return worth_of_spaces(zodiac) + worth_of_ability(zodiac) - WEIGHTS.whole("boards.usual")


SPACES_WORTH: Final[vec[i64]] = vec[i64]([worth_of_spaces(zodiac) for zodiac in BOX.zodiac])
ABILITY_WORTH: Final[vec[i64]] = vec[i64]([worth_of_ability(zodiac) for zodiac in BOX.zodiac])
START_WORTH: Final[vec[i64]] = vec[i64]([worth_of_start(zodiac) for zodiac in BOX.zodiac])
BLANKS: Final[vec[i64]] = vec[i64]([zodiac.ability.roll.count("nothing") for zodiac in BOX.zodiac])  # faces of the die
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
