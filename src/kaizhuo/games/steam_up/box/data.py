"""The box: `components.toml`, loaded and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kaizhuo.core.components import MOST
from kaizhuo.games.steam_up.box.shapes import (
    SEAT_COUNTS,
    WHO,
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
from kaizhuo.kit.boxes import components_file, load_components
from kaizhuo.kit.fitting import Fitting
from kaizhuo.kit.places import Path as At

DISHES: Final = 5  # counts by dish are packed into one int
MOST_DIM_SUM: Final = 200
MOST_COUNTERS: Final = 12
MOST_HELPERS: Final = 3
ACTIVE: Final = ("you", "opponents")  # whoever plays a card, and the others


def load_box(file: Path) -> Box:
    box, fitting = load_components(file, Box, "steam-up")
    for check in (check_table, check_steamers, check_zodiacs, check_fortune, check_fate):
        check(fitting, box)
    fitting.settle()
    return box


def ids(kind: str, pieces: Sequence[Zodiac | Fortune | Fate]) -> dict[At, str]:
    return {(kind, n, "id"): piece.id for n, piece in enumerate(pieces)}


def check_table(fitting: Fitting, box: Box) -> None:
    fitting.length(("dishes",), box.dishes, DISHES)
    fitting.different({("dishes", n): dish for n, dish in enumerate(box.dishes)})
    fitting.number(("face",), len(box.face), 2, 10)
    fitting.different({("face", n, "number"): face.number for n, face in enumerate(box.face)})
    for n, face in enumerate(box.face):
        if face.dish is not None:
            fitting.one_of(("face", n, "dish"), face.dish, box.dishes)
    fitting.demand(any(face.dish for face in box.face), ("face",), "dish")
    fitting.each(("table",), [table.players for table in box.table], SEAT_COUNTS)
    for n, table in enumerate(box.table):
        fitting.length(("table", n, "zones"), table.zones, table.players)
        for z, (start, end) in enumerate(table.zones):
            fitting.demand(0 <= start < end <= 360, ("table", n, "zones", z), "zone")


def check_steamers(fitting: Fitting, box: Box) -> None:
    turntable, at = box.turntable, ("steamers",)
    count = sum(group.copies for group in box.steamers)
    fits = count == turntable.places * turntable.height
    fitting.demand(fits, at, "stacks", count=count, places=turntable.places, height=turntable.height)
    fitting.between(("turntable", "height"), turntable.height, 1, turntable.most)
    fitting.rising(at, [group.holds for group in box.steamers])
    fitting.number(at, len(box.steamers), 1, 5)
    dim_sum = sum(group.copies * group.holds for group in box.steamers)
    total = box.dish_copies * len(box.dishes)
    fitting.demand(dim_sum <= total <= MOST_DIM_SUM, ("dish_copies",), "room", room=dim_sum, total=total,
                   most=MOST_DIM_SUM)  # fmt: skip
    for n, table in enumerate(box.table):
        fitting.between(("table", n, "track"), table.track, 1, count)


def check_zodiacs(fitting: Fitting, box: Box) -> None:
    fitting.different(ids("zodiac", box.zodiac))
    most = max(SEAT_COUNTS)
    fitting.number(("zodiac",), len(box.zodiac), most * box.zodiacs_dealt, 16)
    beginners, needed = sum(zodiac.mark == "beginner" for zodiac in box.zodiac), max(most, 2 * box.zodiacs_dealt)
    fitting.demand(beginners >= needed, ("zodiac",), "beginners", count=beginners, needed=needed)
    for n, zodiac in enumerate(box.zodiac):
        check_zodiac(fitting, box, ("zodiac", n), zodiac)


def check_zodiac(fitting: Fitting, box: Box, at: At, zodiac: Zodiac) -> None:
    fitting.length((*at, "rows"), zodiac.rows, len(box.dishes))
    for n, row in enumerate(zodiac.rows):
        fitting.length((*at, "rows", n), row, box.row_length)
    if zodiac.start.different:
        fitting.between((*at, "start", "tokens"), zodiac.start.tokens, 0, len(box.dishes))
    ability, at = zodiac.ability, (*at, "ability")
    if ability.roll:
        fitting.length((*at, "roll"), ability.roll, len(box.face))
    fitting.either(not (ability.roll and ability.trade), at, "roll, trade")
    fitting.missing(bool(ability.roll) or not ability.roll_cost, at, "roll")
    if ability.trade:
        fitting.length((*at, "trade"), ability.trade, 2)
    for n, dish in enumerate(ability.trade):
        fitting.one_of((*at, "trade", n), dish, box.dishes)
    fitting.different({(*at, "trade", n): dish for n, dish in enumerate(ability.trade)})
    fitting.missing(ability.trade_for == "other" or ability.trade_cards > 0, at, "trade_cards")
    if ability.column_cards:
        fitting.length((*at, "column_cards"), ability.column_cards, box.row_length)


def check_fortune(fitting: Fitting, box: Box) -> None:
    fitting.different(ids("fortune", box.fortune))
    fitting.number(("fortune",), sum(card.copies for card in box.fortune), 1, MOST - 1)
    counting = [card for card in box.fortune if card.keep and card.keep.times]
    fitting.demand(len(counting) <= MOST_COUNTERS, ("fortune",), "counters", most=MOST_COUNTERS)
    helping = [card for card in box.fortune if card.keep and (card.keep.less or card.keep.any)]
    fitting.demand(len(helping) <= MOST_HELPERS, ("fortune",), "helpers", most=MOST_HELPERS)
    for n, card in enumerate(box.fortune):
        at = ("fortune", n)
        check_effects(fitting, at, card.effects)
        fitting.missing(bool(card.effects) or card.keep is not None, at, "effects")
        if card.keep is not None:
            check_keep(fitting, box, at, card, card.keep)


def check_keep(fitting: Fitting, box: Box, at: At, card: Fortune, keep: Keep) -> None:
    helps = keep.less > 0 or keep.any > 0
    craves = keep.dish is not None or keep.points > 0 or keep.times > 0
    lines = keep.column_points > 0 or keep.row_points > 0
    here = (*at, "keep")
    fitting.either(helps + craves + lines == 1, here, "less + any, dish + points + times, column_points + row_points")
    if craves:
        for key in ("dish", "points", "times"):
            fitting.missing(bool(getattr(keep, key)), here, key)
        if keep.dish is not None:
            fitting.one_of((*here, "dish"), keep.dish, box.dishes)
        fitting.just(card.copies == 1, (*at, "copies"), card.copies, "1")  # a card that counts


def check_fate(fitting: Fitting, box: Box) -> None:
    fitting.different(ids("fate", box.fate))
    fitting.number(("fate",), sum(card.copies for card in box.fate), 1, MOST - 1)
    easier = sum(card.copies for card in box.fate if card.flag is None)
    fitting.between(("fate_deck",), box.fate_deck, 1, easier)
    for n, card in enumerate(box.fate):
        check_fate_card(fitting, ("fate", n), card)


def check_fate_card(fitting: Fitting, at: At, card: Fate) -> None:
    check_effects(fitting, at, card.effects)
    for n, effect in enumerate(card.effects):
        if isinstance(effect, Personal):  # nobody plays the card
            fitting.one_of((*at, "effects", n, "who"), effect.who, [who for who in WHO if who not in ACTIVE])
    rolls = any(isinstance(effect, RollDish) for effect in card.effects)
    named = bool(card.round.dish_points) or card.round.sold_out
    fitting.demand(rolls == named, at, "roll-dish")


def check_effects(fitting: Fitting, at: At, effects: Sequence[Effect]) -> None:
    """`same` and `winner` mean somebody of an effect before."""
    found = rolled = False
    for n, effect in enumerate(effects):
        here = (*at, "effects", n)
        rolled = rolled or isinstance(effect, RollOff)
        if isinstance(effect, ReturnTokens):
            one_way = (effect.down_to is None) != (effect.at_least is None and effect.count is None)
            fitting.either(one_way, here, "down_to, at_least + count")
        if isinstance(effect, Personal):
            fitting.demand(effect.who != "same" or found, here, "same")
            fitting.demand(effect.who != "winner" or rolled, here, "winner")
            found = found or effect.who in ("lowest", "winner")
        if isinstance(effect, GainOneOf):
            fitting.between((*here, "count"), effect.count, 2, 9)
        if isinstance(effect, Gain):
            fitting.between((*here, "count"), effect.count, 1, DISHES)


BOX: Final = load_box(components_file(Path(__file__).parent))
