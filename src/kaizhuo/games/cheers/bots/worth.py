"""How near a shaker is to a recipe, in numbers: for bots only.

Worth halves with every drink that is missing or has to go.  What a shaker is worth to somebody whose recipe is not
known is an average over the recipes that its content speaks for.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.games.cheers.box.data import BOX, CONTENTS, DRINKS
from kaizhuo.games.cheers.box.tables import DRINK_COUNT, PORTION, PRINTED, PRINTED_COUNT, RECIPE_COUNT, contents_of
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.kit.weights import Weights

_WEIGHTS: Final = Weights(__file__)
WON: Final = _WEIGHTS.whole("shaker.won")
ONE_MISSING: Final = _WEIGHTS.whole("shaker.one_missing")
DECAY: Final = _WEIGHTS.fraction("shaker.decay")
ALIEN: Final = _WEIGHTS.fraction("shaker.alien")
SURE: Final = _WEIGHTS.whole("belief.sure")
FAITH: Final = _WEIGHTS.fraction("belief.faith")
OWN: Final = _WEIGHTS.fraction("duel.own")
SHARED: Final = _WEIGHTS.fraction("duel.shared")
FAR: Final = _WEIGHTS.fraction("duel.far")

_CONTENTS: Final = contents_of(BOX.capacity + 1)
_NUMBERS: Final = {content: number for number, content in enumerate(_CONTENTS)}


def _after(content: tuple[int, ...], drink: int, by: int) -> int:
    """The number of the content with a portion of a drink more or less; -1 where that cannot be."""
    return _NUMBERS.get((*content[:drink], content[drink] + by, *content[drink + 1 :]), -1)


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
    for content, row in zip(_CONTENTS, found, strict=True):
        if sum(content) > BOX.capacity:
            smaller = [found[_after(content, drink, -1)] for drink, count in enumerate(content) if count]
            row[:] = [min(costs) for costs in zip(*smaller, strict=True)]
    return found


def _numbers() -> vec[i64]:
    """Content -> its number among all contents."""
    table = [0] * 8 ** len(DRINKS)
    for content, number in _NUMBERS.items():
        table[sum(count * 8**drink for drink, count in enumerate(content))] = number
    return vec[i64](table)


def _flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


_COSTS: Final = _costs()
_WORTHS: Final = [[round(ONE_MISSING * DECAY ** (cost - 1)) if cost else WON for cost in row] for row in _COSTS]
_TRUSTS: Final = [[round(SURE * FAITH ** (cost - 1)) if cost else 0 for cost in row] for row in _COSTS]
_OWN: Final = [[round(SURE * OWN ** min(cost or FAR, FAR)) for cost in row] for row in _COSTS]
_SHARED: Final = [[round(SURE * SHARED ** min(cost or FAR, FAR)) for cost in row] for row in _COSTS]
NUMBER: Final[vec[i64]] = _numbers()
WORTH: Final[vec[i64]] = _flat(_WORTHS)
TRUST: Final[vec[i64]] = _flat(_TRUSTS)
OWN_TRUST: Final[vec[i64]] = _flat(_OWN)
SHARED_TRUST: Final[vec[i64]] = _flat(_SHARED)
CONTENT_COUNT: Final[i64] = len(_CONTENTS)

# How recipes are believed to have been drawn: by tokens, from printed sets, or from printed sets but for one's own.
BY_TOKENS: Final[i64] = 0
BY_CARDS: Final[i64] = 1
BUT_FOR: Final[i64] = 2
_ODDS: Final = [  # by prior and recipe
    CONTENTS.ways,
    *(
        [int(recipe in CONTENTS.printed and recipe != own) for recipe in range(len(CONTENTS.recipes))]
        for own in (-1, *sorted(CONTENTS.printed))
    ),
]
ODDS: Final[vec[i64]] = _flat(_ODDS)

# Changes of a shaker: 0 is none, then a portion more of each drink, then a portion less.
CHANGES: Final[i64] = 1 + 2 * len(DRINKS)


def _evidence() -> vec[i64]:
    """By prior and content: how much it speaks for a recipe that is only known by its odds."""
    return _flat([[sum(map(mul, odds, trusts)) // sum(odds) for trusts in _TRUSTS] for odds in _ODDS])


def _expected() -> vec[i64]:
    """By prior, content and change: the worth after it to somebody whose recipe can only be guessed from the content
    before it."""
    changes = [
        [number, *(_after(content, drink, by) for by in (1, -1) for drink in range(len(DRINKS)))]
        for number, content in enumerate(_CONTENTS)
    ]
    table: list[int] = []
    for odds in _ODDS:
        drawn = [recipe for recipe, ways in enumerate(odds) if ways]
        worths = [[row[recipe] for recipe in drawn] for row in _WORTHS]
        for trusts, afters in zip(_TRUSTS, changes, strict=True):
            likely = [odds[recipe] * trusts[recipe] for recipe in drawn]
            total = sum(likely)
            table += [sum(map(mul, likely, worths[after])) // total if total and after >= 0 else 0 for after in afters]
    return vec[i64](table)


EVIDENCE: Final[vec[i64]] = _evidence()
EXPECTED: Final[vec[i64]] = _expected()


def worth(content: i64, recipe: i64) -> i64:
    """To somebody who has the recipe."""
    return WORTH[NUMBER[content] * RECIPE_COUNT + recipe]


def trust(content: i64, recipe: i64) -> i64:
    """How much a content speaks for a recipe.  One that it fulfils would have won."""
    return TRUST[NUMBER[content] * RECIPE_COUNT + recipe]


def trust_in_duel(own: i64, shared: i64, recipe: i64) -> i64:
    """The same by both shakers that somebody can win by.  The rival spoils the one, so it says less than the other."""
    return OWN_TRUST[NUMBER[own] * RECIPE_COUNT + recipe] * SHARED_TRUST[NUMBER[shared] * RECIPE_COUNT + recipe]


def more(drink: i64) -> i64:
    """The change by a portion of a drink more."""
    return 1 + drink


def less(drink: i64) -> i64:
    return 1 + DRINK_COUNT + drink


def changed(content: i64, change: i64) -> i64:
    if change == 0:
        return content
    if change <= DRINK_COUNT:
        return content + PORTION[change - 1]
    return content - PORTION[change - 1 - DRINK_COUNT]


def expected(prior: i64, content: i64, change: i64) -> i64:
    return EXPECTED[(prior * CONTENT_COUNT + NUMBER[content]) * CHANGES + change]


def evidence(prior: i64, content: i64) -> i64:
    return EVIDENCE[prior * CONTENT_COUNT + NUMBER[content]]


def odds(prior: i64, recipe: i64) -> i64:
    return ODDS[prior * RECIPE_COUNT + recipe]


def prior_of(state: CheersState, recipe: i64) -> i64:
    """How the recipes of others were drawn, as seen by somebody who has this one, or knows none (-1)."""
    if not state.printed:
        return BY_TOKENS
    for i in range(PRINTED_COUNT):
        if PRINTED[i] == recipe:
            return BUT_FOR + i
    return BY_CARDS
