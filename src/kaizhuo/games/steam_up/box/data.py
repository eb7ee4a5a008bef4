"""The box: `components.toml`, loaded and checked.  What does not fit together is refused in one clear line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from kaizhuo.core.components import MOST
from kaizhuo.games.steam_up.box.shapes import (
    SEAT_COUNTS,
    Box,
    Effect,
    Fate,
    Fortune,
    Gain,
    GainOneOf,
    Keep,
    Personal,
    ReturnTokens,
    RollDish,
    RollOff,
    Zodiac,
)
from kaizhuo.kit.boxes import components_file, demand, gather, load_components

DISHES: Final = 5  # counts by dish are packed into one int
MOST_DIM_SUM: Final = 200
MOST_COUNTERS: Final = 12
MOST_HELPERS: Final = 3


def load_box(file: Path) -> Box:
    box = load_components(file, Box)
    whole = [check_table, check_steamers, check_zodiacs, check_fortune, check_fate]
    pieces = [
        *(partial(check_zodiac, box, zodiac) for zodiac in box.zodiac),
        *(partial(check_fortune_card, box, card) for card in box.fortune),
        *(partial(check_fate_card, card) for card in box.fate),
    ]
    gather(file, [*(partial(check, box) for check in whole), *pieces])
    return box


def demand_different(kind: str, names: Sequence[str | int]) -> None:
    twice = [name for name, count in Counter(names).items() if count > 1]
    demand(not twice, f"{kind} {twice[0] if twice else ''} is there more than once")


def check_table(box: Box) -> None:
    demand(len(box.dishes) == DISHES, f"{len(box.dishes)} dishes, but there must be {DISHES}")
    demand_different("dish", box.dishes)
    demand_different("face", [face.number for face in box.face])
    demand(2 <= len(box.face) <= 10, "the die must have 2 to 10 faces")
    for face in box.face:
        demand(face.dish is None or face.dish in box.dishes, f"face {face.number}: no dish {face.dish}")
    demand(any(face.dish for face in box.face), "no face of the die shows a dish")
    players = sorted(table.players for table in box.table)
    demand(players == list(SEAT_COUNTS), f"tables for {players} players, but there must be one each for 2, 3, 4, 5")
    for table in box.table:
        whose = f"table for {table.players} players"
        demand(len(table.zones) == table.players, f"{whose}: {len(table.zones)} zones")
        demand(all(0 <= start < end <= 360 for start, end in table.zones), f"{whose}: a zone is from .. to, 0 to 360")


def check_steamers(box: Box) -> None:
    turntable = box.turntable
    count = sum(group.copies for group in box.steamers)
    room = turntable.places * turntable.height
    demand(count == room, f"{count} steamers for {turntable.places} stacks of {turntable.height}")
    demand(turntable.height <= turntable.most, "stacks are higher at setup than at most")
    demand_different("steamers that hold", [group.holds for group in box.steamers])
    holds = [group.holds for group in box.steamers]
    demand(holds == sorted(holds), "steamers must be listed from small to big")
    demand(len(holds) <= 5, "there are more than 5 sizes of steamers")
    dim_sum = sum(group.copies * group.holds for group in box.steamers)
    total = box.dish_copies * len(box.dishes)
    demand(dim_sum <= total <= MOST_DIM_SUM, f"{dim_sum} of {total} dim sum go into steamers; at most {MOST_DIM_SUM}")
    for table in box.table:
        demand(table.track <= count, f"the track starts at {table.track}, but there are {count} steamers")


def check_zodiacs(box: Box) -> None:
    demand_different("zodiac", [zodiac.id for zodiac in box.zodiac])
    most = max(SEAT_COUNTS)
    demand(most * box.zodiacs_dealt <= len(box.zodiac) <= 16, f"{len(box.zodiac)} zodiacs; 10 to 16 are possible")
    beginners = sum(zodiac.mark == "beginner" for zodiac in box.zodiac)
    demand(beginners >= max(most, 2 * box.zodiacs_dealt), f"{beginners} beginner zodiacs are too few")


def check_zodiac(box: Box, zodiac: Zodiac) -> None:
    whose = f"zodiac {zodiac.id}"
    fits = len(zodiac.rows) == len(box.dishes) and all(len(row) == box.row_length for row in zodiac.rows)
    demand(fits, f"{whose}: {len(box.dishes)} rows of {box.row_length} spaces are needed")
    ability = zodiac.ability
    demand(len(ability.roll) in (0, len(box.face)), f"{whose}: roll must name an outcome for each face")
    demand(not (ability.roll and ability.trade), f"{whose}: roll and trade do not go together")
    demand(bool(ability.roll) or not ability.roll_cost, f"{whose}: roll_cost without roll")
    for dish in ability.trade:
        demand(dish in box.dishes, f"{whose}: no dish {dish}")
    demand(len(set(ability.trade)) in (0, 2), f"{whose}: trade names two different dishes")
    demand(ability.trade_for == "other" or ability.trade_cards > 0, f"{whose}: trade_cards is missing")
    demand(len(ability.column_cards) in (0, box.row_length), f"{whose}: column_cards must name all columns")
    demand(not zodiac.start.different or zodiac.start.tokens <= len(box.dishes), f"{whose}: too many different tokens")


def check_fortune(box: Box) -> None:
    demand_different("Fortune card", [card.id for card in box.fortune])
    count = sum(card.copies for card in box.fortune)
    demand(1 <= count < MOST, f"{count} Fortune cards; 1 to {MOST - 1} are possible")
    counting = [card for card in box.fortune if card.keep and card.keep.times]
    demand(len(counting) <= MOST_COUNTERS, f"more than {MOST_COUNTERS} Fortune cards count `times`")
    helping = [card for card in box.fortune if card.keep and (card.keep.less or card.keep.any)]
    demand(len(helping) <= MOST_HELPERS, f"more than {MOST_HELPERS} Fortune cards help with buying")


def check_fortune_card(box: Box, card: Fortune) -> None:
    whose = f"Fortune card {card.id}"
    check_effects(whose, card.effects)
    demand(bool(card.effects) or card.keep is not None, f"{whose}: neither effects nor keep")
    if card.keep is not None:
        check_keep(box, whose, card, card.keep)


def check_keep(box: Box, whose: str, card: Fortune, keep: Keep) -> None:
    helps = keep.less > 0 or keep.any > 0
    craves = keep.dish is not None or keep.points > 0 or keep.times > 0
    lines = keep.column_points > 0 or keep.row_points > 0
    demand(helps + craves + lines == 1, f"{whose}: keep is either for buying, or for a dish, or for columns and rows")
    if craves:
        demand(keep.dish in box.dishes, f"{whose}: no dish {keep.dish}")
        demand(keep.points > 0 and keep.times > 0, f"{whose}: points and times are needed")
        demand(card.copies == 1, f"{whose}: a card that counts `times` must be there once")


def check_fate(box: Box) -> None:
    demand_different("Fate card", [card.id for card in box.fate])
    count = sum(card.copies for card in box.fate)
    easier = sum(card.copies for card in box.fate if card.flag is None)
    demand(count < MOST, f"{count} Fate cards; at most {MOST - 1} are possible")
    demand(easier >= box.fate_deck, f"{easier} Fate cards without a flag, but the deck needs {box.fate_deck}")


def check_fate_card(card: Fate) -> None:
    whose = f"Fate card {card.id}"
    check_effects(whose, card.effects)
    for effect in card.effects:
        you = isinstance(effect, Personal) and effect.who in ("you", "opponents")
        demand(not you, f"{whose}: nobody plays a Fate card, so `who` must be somebody else than you")
    rolls = any(isinstance(effect, RollDish) for effect in card.effects)
    named = bool(card.round.dish_points) or card.round.sold_out
    demand(rolls == named, f"{whose}: roll_dish goes together with dish_points or sold_out")


def check_effects(whose: str, effects: Sequence[Effect]) -> None:
    """`same` and `winner` mean somebody of an effect before."""
    found = rolled = False
    for effect in effects:
        rolled = rolled or isinstance(effect, RollOff)
        if isinstance(effect, ReturnTokens):
            one_way = (effect.down_to is None) != (effect.at_least is None and effect.count is None)
            demand(one_way, f"{whose}: return_tokens needs either down_to, or at_least and count")
        if isinstance(effect, Personal):
            demand(effect.who != "same" or found, f"{whose}: `same` means nobody yet")
            demand(effect.who != "winner" or rolled, f"{whose}: `winner` needs a roll_off before")
            found = found or effect.who in ("lowest", "winner")
        if isinstance(effect, GainOneOf):
            demand(effect.count > 1, f"{whose}: gain_one_of needs a count of 2 or more")
        if isinstance(effect, Gain):
            demand(effect.count <= DISHES, f"{whose}: gain of more than {DISHES} dim sum")


BOX: Final = load_box(components_file(Path(__file__).parent))
