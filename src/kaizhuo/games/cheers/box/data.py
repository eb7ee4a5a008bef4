"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from kaizhuo.kit.boxes import components_file, demand, gather, load_components

SEAT_COUNTS: Final = (2, 3, 4, 5, 6)
DRINKS: Final = ("beer", "wine", "whisky", "martini", "soda")
SEATINGS: Final = {"duel": 2, "1+2": 3, "2x2": 4, "1+2+2": 5, "2+3": 5, "2x3": 6, "3x2": 6}
MOST_BITS: Final = 62
MOST_RECIPES: Final = 62

Positive = Annotated[int, msgspec.Meta(ge=1, le=99_999)]
Recipe = tuple[int, ...]  # portions by drink
Card = tuple[int, tuple[int, ...]]  # its big glass, and its small one, or the two it has


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Annotated[int, msgspec.Meta(ge=1, le=2)]
    drinks_a: Annotated[int, msgspec.Meta(ge=1, le=4)]
    drawn_a: Positive
    drawn_b: Positive


class Camps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: Positive
    copies: Positive


class RecipeCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Positive
    sets: tuple[str, ...]


class CardGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    big: str
    small: dict[str, Positive]  # how many cards have this small glass, or these two: "beer+wine"


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    seats: Annotated[str, msgspec.Meta(pattern="^[ABC]{2,6}$")]
    order: tuple[int, ...]

    def teams(self) -> list[int]:
        """The team of each seat, by number."""
        return ["ABC".index(letter) for letter in self.seats]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    grade: str
    note: str
    drinks: tuple[str, ...]
    capacity: Annotated[int, msgspec.Meta(ge=5, le=6)]
    hand: Positive
    hand_small_team: Positive
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=999)]
    sends_each: Positive
    sends_most: Annotated[int, msgspec.Meta(ge=1, le=999)]
    tokens: Tokens
    camps: Camps
    recipe_cards: RecipeCards
    card: tuple[CardGroup, ...]
    seating: tuple[Seating, ...]


class Contents(NamedTuple):
    """What the rules need of a box."""

    copies: dict[Card, int]
    recipes: list[Recipe]  # all there can be, by the first drink's portions and so on, most first
    ways: list[int]  # how often each comes when tokens are drawn, in lowest terms
    printed: list[int]  # the recipes of the cards


def token_ways(tokens: Tokens) -> Counter[Recipe]:
    """CH-2  In how many ways each recipe is drawn: a group A, and tokens from it and from the others."""
    ways: Counter[Recipe] = Counter()
    for group in combinations(range(len(DRINKS)), tokens.drinks_a):
        a = [drink for drink in group for _ in range(tokens.copies)]
        b = [drink for drink in range(len(DRINKS)) if drink not in group for _ in range(tokens.copies)]
        for from_a in combinations(a, tokens.drawn_a):
            for from_b in combinations(b, tokens.drawn_b):
                drawn = Counter(from_a + from_b)
                ways[tuple(drawn[drink] for drink in range(len(DRINKS)))] += 1
    return ways


def load_box(file: Path) -> tuple[Box, Contents]:
    box = load_components(file, Box)
    seatings = [partial(check_seating, box, seating) for seating in box.seating]
    gather(file, [partial(check_tokens, box), partial(check_cards, box), partial(check_seatings, box), *seatings])
    ways = token_ways(box.tokens)
    recipes = sorted(ways, reverse=True)
    gather(file, [partial(read_recipe, text, recipes) for text in box.recipe_cards.sets])
    printed = [read_recipe(text, recipes) for text in box.recipe_cards.sets]
    gather(file, [partial(demand, len(set(printed)) == len(printed), "two recipe cards are the same")])
    copies = {
        (DRINKS.index(group.big), small_glasses(names)): count
        for group in box.card
        for names, count in group.small.items()
    }
    return box, Contents(copies, recipes, [ways[recipe] // min(ways.values()) for recipe in recipes], printed)


def small_glasses(names: str) -> tuple[int, ...]:
    return tuple(sorted(DRINKS.index(name) for name in names.split("+")))


def read_recipe(text: str, recipes: list[Recipe]) -> int:
    named = Counter(text.split())
    recipe = tuple(named.pop(drink, 0) for drink in DRINKS)
    if named or recipe not in recipes:
        raise ValueError(f"recipe card {text!r} is no recipe that the tokens can make")
    return recipes.index(recipe)


def check_tokens(box: Box) -> None:
    if box.drinks != DRINKS:
        raise ValueError(f"the drinks must be {', '.join(DRINKS)}")
    tokens = box.tokens
    rest = (len(DRINKS) - tokens.drinks_a) * tokens.copies
    if tokens.drawn_a > tokens.drinks_a * tokens.copies or tokens.drawn_b > rest:
        raise ValueError("more recipe tokens are drawn than a group has")
    ways = token_ways(tokens)
    if tokens.drawn_a + tokens.drawn_b > box.capacity:
        raise ValueError("a recipe must have room in a shaker")
    if len(ways) > MOST_RECIPES or any(count % min(ways.values()) for count in ways.values()):
        raise ValueError("the tokens make recipes whose odds the program cannot hold")


def check_cards(box: Box) -> None:
    bigs = [group.big for group in box.card]
    smalls = [names.split("+") for group in box.card for names in group.small]
    for name in [*bigs, *(name for names in smalls for name in names)]:
        if name not in DRINKS:
            raise ValueError(f"no drink is called {name!r}")
    if any(len(names) > 2 or len(set(names)) != len(names) for names in smalls):
        raise ValueError("a card has one small glass, or two different ones")
    if len(set(bigs)) != len(bigs):
        raise ValueError("a big glass has two lists of cards")
    if any(len({small_glasses(names) for names in group.small}) != len(group.small) for group in box.card):
        raise ValueError("the same small glasses are listed twice")
    if len(bigs) != len(DRINKS) or not all(group.small for group in box.card):
        raise ValueError("every drink must be the big glass of a card")
    counts = [count for group in box.card for count in group.small.values()]
    if sum(count.bit_length() for count in counts) > MOST_BITS:
        raise ValueError(f"{sum(counts)} cards of {len(counts)} kinds are more than the program can hold")


def check_seatings(box: Box) -> None:
    if {seating.name: len(seating.seats) for seating in box.seating} != SEATINGS or len(box.seating) != len(SEATINGS):
        raise ValueError(f"the seatings must be {', '.join(SEATINGS)}, each with its number of seats")


def check_seating(box: Box, seating: Seating) -> None:
    cards = sum(count for group in box.card for count in group.small.values())
    teams = Counter(seating.seats)
    if set(seating.order) != set(range(len(seating.seats))):
        raise ValueError(f"in the order of {seating.name} every seat must have a turn")
    if sorted(teams) != list("ABC")[: len(teams)] or seating.seats[0] != min(teams, key=lambda t: (teams[t], t)):
        raise ValueError(f"the teams of {seating.name} must be lettered from A, the smallest first")
    if max(teams.values()) > box.recipe_cards.copies or len(teams) > len(box.recipe_cards.sets):
        raise ValueError(f"there are too few recipe cards for {seating.name}")
    if len(teams) > box.camps.kinds or max(teams.values()) > box.camps.copies:
        raise ValueError(f"there are too few camp tokens for {seating.name}")
    if len(seating.seats) * max(box.hand, box.hand_small_team) >= cards:
        raise ValueError(f"{cards} cards cannot be dealt to {seating.name}")


BOX, CONTENTS = load_box(components_file(Path(__file__).parent))
