"""Variants of Cheers, and which of them go together."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, Literal, NamedTuple

import msgspec

from kaizhuo.core.errors import OptionError
from kaizhuo.games.cheers.box.data import SEAT_COUNTS
from kaizhuo.games.cheers.box.tables import SEATING_NAMES

RULES_VERSION: Final = 2
WEIGHT: Final = 2  # of 5

Teams = Literal["usual", "1+2+2", "2+3", "2x3", "3x2"]
Recipes = Literal["cards", "tokens"]
Variant = Literal["base", "apprentice", "masquerade"]

TEAMS: Final[dict[int, tuple[Teams, ...]]] = {5: ("1+2+2", "2+3"), 6: ("2x3", "3x2")}  # the first is the usual one
SEATING: Final = {2: "duel", 3: "1+2", 4: "2x2"}
HIDDEN_ROLES: Final = (4, 6)  # players of the apprentices and the masquerade
VARIANTS: Final[tuple[Variant, ...]] = ("base", "apprentice", "masquerade")
RECIPES: Final[tuple[Recipes, ...]] = ("cards", "tokens")


class CheersOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    teams: Teams = "usual"
    recipes: Recipes = "cards"
    variant: Variant = "base"
    keep: bool = False


OPTIONS: Final = CheersOptions


def seating_name(seats: int, options: CheersOptions) -> str:
    """CH-1, CH-23  How the players sit."""
    if seats in SEATING:
        return SEATING[seats]
    return TEAMS[seats][0] if options.teams == "usual" else options.teams


def check_options(seats: int, options: CheersOptions) -> None:
    """Refuse what does not exist, and say what does."""
    if options.teams != "usual" and options.teams not in TEAMS.get(seats, ()):
        raise impossible("teams", options.teams, seats, ["usual", *TEAMS.get(seats, ())])
    if options.variant != "base" and seats not in HIDDEN_ROLES:
        raise impossible("variant", options.variant, seats, ["base"])
    if options.variant == "masquerade" and seats == max(HIDDEN_ROLES) and options.recipes != "cards":
        raise impossible("recipes", options.recipes, seats, ["cards"], beside="masquerade")
    if options.keep and seats == min(SEAT_COUNTS):
        raise impossible("keep", "true", seats, ["false"])


def impossible(option: str, value: str, seats: int, exist: list[str], beside: str = "none") -> OptionError:
    """With so many seats (and beside another option) an option cannot have this value, but only those that exist."""
    return OptionError(
        "option-combination", option=option, value=value, count=seats, beside=beside, allowed=", ".join(exist)
    )


class Table(NamedTuple):
    """What the options come to, as the state holds it."""

    seating: int
    variant: int
    printed: int
    keep: int


@cache
def table_of(seats: int, options: CheersOptions) -> Table:
    check_options(seats, options)
    seating = SEATING_NAMES.index(seating_name(seats, options))
    return Table(seating, VARIANTS.index(options.variant), int(options.recipes == "cards"), int(options.keep))


def combinations(seats: int) -> list[CheersOptions]:
    """Every game there is for so many players."""
    found: list[CheersOptions] = []
    for teams, recipes, variant, keep in product(TEAMS.get(seats, ("usual",)), RECIPES, VARIANTS, (False, True)):
        options = CheersOptions(teams, recipes, variant, keep)
        try:
            check_options(seats, options)
        except OptionError:
            continue
        found.append(options)
    return found
