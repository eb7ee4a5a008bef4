"""How near a shaker is to a recipe, in numbers: for bots only.

Worth halves with every drink that is missing or has to go.  What a shaker is worth to somebody whose recipe is not
known is an average over the recipes that its content speaks for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.cheers.box.data import BOX, CONTENTS, DRINKS
from kaizhuo.games.cheers.box.tables import (
    DRINK_COUNT,
    PORTION,
    PRINTED,
    PRINTED_COUNT,
    RECIPE_COUNT,
    TOKEN_WAYS,
    contents_of,
)
from kaizhuo.games.cheers.rules.state import CheersState

WON: Final = 100_000  # the worth of a recipe that is fulfilled
ONE_MISSING: Final = 1_000  # ... that lacks one drink
DECAY: Final = 0.5  # for each drink more that is missing
ALIEN: Final = 1.3  # a drink too many, in missing ones
FAITH: Final = 0.35  # how much less likely a recipe is for each drink that its shaker is away from it
SURE: Final = 1_000

_CONTENTS: Final = contents_of(BOX.capacity + 1)
CONTENT_COUNT: Final[i64] = len(_CONTENTS)


def _pack(portions: tuple[int, ...]) -> int:
    return sum(count * 8**drink for drink, count in enumerate(portions))


def _numbers() -> vec[i64]:
    """Content -> its number among all contents."""
    table = [0] * 8 ** len(DRINKS)
    for number, portions in enumerate(_CONTENTS):
        table[_pack(portions)] = number
    return vec[i64](table)


def _cost(content: tuple[int, ...], recipe: tuple[int, ...]) -> float:
    cost = 0.0
    for have, need in zip(content, recipe, strict=True):
        if need > have:
            cost += need - have
        elif not need:
            cost += ALIEN * have
    return cost


def _costs() -> list[list[float]]:
    """By content and recipe; a content that overflows is as good as the best that its owner can make of it."""
    found = [[_cost(content, recipe) for recipe in CONTENTS.recipes] for content in _CONTENTS]
    number = {content: i for i, content in enumerate(_CONTENTS)}
    for content, row in zip(_CONTENTS, found, strict=True):
        if sum(content) > BOX.capacity:
            smaller = [
                found[number[(*content[:drink], count - 1, *content[drink + 1 :])]]
                for drink, count in enumerate(content)
                if count
            ]
            row[:] = [min(costs) for costs in zip(*smaller, strict=True)]
    return found


_COSTS: Final = [cost for row in _costs() for cost in row]
NUMBER: Final[vec[i64]] = _numbers()
WORTH: Final[vec[i64]] = vec[i64]([round(ONE_MISSING * DECAY ** (cost - 1)) if cost else WON for cost in _COSTS])
TRUST: Final[vec[i64]] = vec[i64]([round(SURE * FAITH ** (cost - 1)) if cost else 0 for cost in _COSTS])

# How recipes are believed to have been drawn: by tokens, from printed sets, or from printed sets but for one's own.
BY_TOKENS: Final[i64] = 0
BY_CARDS: Final[i64] = 1
BUT_FOR: Final[i64] = 2
PRIOR_COUNT: Final[i64] = 2 + len(CONTENTS.printed)

# What was found out before, by prior, content and change: nothing, a portion more, a portion less.
CHANGES: Final[i64] = 1 + 2 * len(DRINKS)
MEMO: Final[vec[i64]] = vec[i64]([-1] * ((2 + len(CONTENTS.printed)) * len(_CONTENTS) * (1 + 2 * len(DRINKS))))


def worth(content: i64, recipe: i64) -> i64:
    """To somebody who has the recipe."""
    return WORTH[NUMBER[content] * RECIPE_COUNT + recipe]


def trust(content: i64, recipe: i64) -> i64:
    """How much a content speaks for a recipe.  One that it fulfils would have won."""
    return TRUST[NUMBER[content] * RECIPE_COUNT + recipe]


def changed(content: i64, change: i64) -> i64:
    """The content after a change: 0 none, then a portion more of each drink, then a portion less."""
    if change == 0:
        return content
    if change <= DRINK_COUNT:
        return content + PORTION[change - 1]
    return content - PORTION[change - 1 - DRINK_COUNT]


def expected(prior: i64, content: i64, change: i64) -> i64:
    """The worth, after a change, to somebody whose recipe can only be guessed from the content before it."""
    key = (prior * CONTENT_COUNT + NUMBER[content]) * CHANGES + change
    if MEMO[key] < 0:
        MEMO[key] = guess(prior, content, changed(content, change))
    return MEMO[key]


def guess(prior: i64, before: i64, after: i64) -> i64:
    total: i64 = 0
    likely: i64 = 0
    if prior == BY_TOKENS:
        for recipe in range(RECIPE_COUNT):
            weight = TOKEN_WAYS[recipe] * trust(before, recipe)
            total += weight * worth(after, recipe)
            likely += weight
    else:
        for i in range(PRINTED_COUNT):
            if prior != BUT_FOR + i:
                weight = trust(before, PRINTED[i])
                total += weight * worth(after, PRINTED[i])
                likely += weight
    return total // likely if likely else 0


def evidence(prior: i64, content: i64) -> i64:
    """How much a content speaks for a recipe that is only known by its odds."""
    total: i64 = 0
    likely: i64 = 0
    if prior == BY_TOKENS:
        for recipe in range(RECIPE_COUNT):
            total += TOKEN_WAYS[recipe] * trust(content, recipe)
            likely += TOKEN_WAYS[recipe]
        return total // likely
    for i in range(PRINTED_COUNT):
        if prior != BUT_FOR + i:
            total += trust(content, PRINTED[i])
            likely += 1
    return total // likely


def prior_of(state: CheersState, recipe: i64) -> i64:
    """How the recipes of others were drawn, as somebody who has this one, or knows of none, sees it."""
    if not state.printed:
        return BY_TOKENS
    for i in range(PRINTED_COUNT):
        if PRINTED[i] == recipe:
            return BUT_FOR + i
    return BY_CARDS
