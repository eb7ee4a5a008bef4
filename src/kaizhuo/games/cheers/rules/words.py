"""What can be said in a game of Cheers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaizhuo.core.words import Domain, Vocabulary, seat_domain
from kaizhuo.games.cheers.box.data import CONTENTS, DRINKS, SEAT_COUNTS
from kaizhuo.games.cheers.box.tables import CARDS

_SEATS: Final = max(SEAT_COUNTS)
_SHAKERS: Final = [*(str(seat) for seat in range(_SEATS)), "extra", "shared"]


def recipe_name(recipe: tuple[int, ...]) -> str:
    return "+".join(drink for drink, count in zip(DRINKS, recipe, strict=True) for _ in range(count))


DRINK: Final = Domain("drink", DRINKS)
PARTNER: Final = Domain("partner", DRINKS, marks=[[f"drink:{drink}"] for drink in range(len(DRINKS))])
HANDED: Final = Domain("drink", DRINKS, marks=[[] for _ in DRINKS])  # CH-8  the question says which one it is
CARD: Final = Domain(  # the big glass, then the small one, or both
    "card",
    [f"{DRINKS[big]}-{'+'.join(DRINKS[small] for small in smalls)}" for big, smalls in CARDS],
    parts={
        "big": (DRINK, [big for big, _ in CARDS]),
        "small": (DRINK, [smalls[0] for _, smalls in CARDS]),
        "other": (DRINK, [smalls[-1] for _, smalls in CARDS]),
    },
    messages=[f"card-{len(smalls)}" for _, smalls in CARDS],
)


def shaker_facts(shaker: int, _seats: int) -> dict[str, int]:
    """A shaker of a player has a seat; the others are of kind 1, the extra one, or 2, the shared one."""
    return {"seat": shaker, "kind": 0} if shaker < _SEATS else {"kind": shaker - _SEATS + 1}


SHAKER: Final = Domain("shaker", _SHAKERS, marks=[[f"shaker:{name}"] for name in _SHAKERS], about=shaker_facts)
RECIPES: Final = Domain(
    "recipe",
    [recipe_name(recipe) for recipe in CONTENTS.recipes],
    facts={drink: [recipe[i] for recipe in CONTENTS.recipes] for i, drink in enumerate(DRINKS)},
)
TEAMS: Final = Domain("team", ["a", "b", "c"])
SEATS: Final = seat_domain(_SEATS)
NUMBER: Final = Domain("number", [str(number) for number in range(1000)])

WORDS: Final = Vocabulary()

DRAW_RECIPE: Final[i64] = WORDS.verb("draw-recipe", RECIPES, formerly="draw_recipe", chance=True)
DEAL_CAMP: Final[i64] = WORDS.verb("deal-camp", TEAMS, formerly="deal_camp", chance=True)
DEAL: Final[i64] = WORDS.verb("deal", CARD, chance=True)
START: Final[i64] = WORDS.verb("start", SEATS, chance=True)
TOAST: Final[i64] = WORDS.verb("toast", CARD, SHAKER)
SEND: Final[i64] = WORDS.verb("send", DRINK, SHAKER)
RETURN: Final[i64] = WORDS.verb("return")
GIVE: Final[i64] = WORDS.verb("give", HANDED, SHAKER)
DISCARD: Final[i64] = WORDS.verb("discard", DRINK)
DRAW: Final[i64] = WORDS.verb("draw", CARD, chance=True)
CLINK: Final[i64] = WORDS.verb("clink", PARTNER)

SHAKER_COUNT: Final[i64] = len(_SHAKERS)
EXTRA: Final[i64] = _SHAKERS.index("extra")
SHARED: Final[i64] = _SHAKERS.index("shared")

DRAWING_RECIPE: Final[i64] = WORDS.step("drawing-recipe")
DEALING_CAMP: Final[i64] = WORDS.step("dealing-camp")
DEALING: Final[i64] = WORDS.step("dealing")
STARTING: Final[i64] = WORDS.step("starting")
TURN: Final[i64] = WORDS.step("turn")
CHEERS: Final[i64] = WORDS.step("cheers")
OVERFLOW: Final[i64] = WORDS.step("overflow")
DRAWING: Final[i64] = WORDS.step("drawing")
CLINKING: Final[i64] = WORDS.step("clinking")

RECIPE_DRAWN: Final[i64] = WORDS.event("recipe-drawn", TEAMS, RECIPES, rule="CH-2")
CAMP_DEALT: Final[i64] = WORDS.event("camp-dealt", SEATS, TEAMS, RECIPES, rule="CH-21")
DEALT: Final[i64] = WORDS.event("dealt", SEATS, CARD, rule="CH-3")
STARTED: Final[i64] = WORDS.event("started", SEATS, rule="CH-4")
TOASTED: Final[i64] = WORDS.event("toasted", SEATS, CARD, SHAKER, rule="CH-6")
CHEERED: Final[i64] = WORDS.event("cheered", SHAKER, DRINK, PARTNER, rule="CH-7")
GAVE: Final[i64] = WORDS.event("gave", SEATS, DRINK, SHAKER, rule="CH-8")
KEPT: Final[i64] = WORDS.event("kept", SEATS, DRINK, SHAKER, rule="CH-8")
SENT: Final[i64] = WORDS.event("sent", SEATS, DRINK, SHAKER, rule="CH-11")
RETURNED: Final[i64] = WORDS.event("returned", SEATS, NUMBER, rule="CH-12")
DISCARDED: Final[i64] = WORDS.event("discarded", SEATS, DRINK, SHAKER, rule="CH-13")
DREW: Final[i64] = WORDS.event("drew", SEATS, rule="CH-6")
SAW: Final[i64] = WORDS.event("saw", SEATS, CARD, rule="CH-6")
WON: Final[i64] = WORDS.event("won", SEATS, TEAMS, RECIPES, rule="CH-15")
DRAWN_DECK: Final[i64] = WORDS.event("drawn-deck", rule="CH-17")
DRAWN_TURNS: Final[i64] = WORDS.event("drawn-turns", NUMBER, rule="CH-18")
DRAWN_SENDS: Final[i64] = WORDS.event("drawn-sends", NUMBER, rule="CH-18")
