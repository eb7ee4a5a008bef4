"""The box: what `components.toml` says, checked."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from kaizhuo.kit.boxes import components_file, load_components
from kaizhuo.kit.fitting import Fitting
from kaizhuo.kit.places import Path as At

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
    box, fitting = load_components(file, Box, "cheers")
    check_cards(fitting, box)
    check_seatings(fitting, box)
    ways = check_tokens(fitting, box)
    fitting.settle()
    recipes = sorted(ways, reverse=True)
    printed = [recipes.index(read_recipe(text)) for text in box.recipe_cards.sets]
    copies = {
        (DRINKS.index(group.big), small_glasses(names)): count
        for group in box.card
        for names, count in group.small.items()
    }
    return box, Contents(copies, recipes, [ways[recipe] // min(ways.values()) for recipe in recipes], printed)


def small_glasses(names: str) -> tuple[int, ...]:
    return tuple(sorted(DRINKS.index(name) for name in names.split("+")))


def read_recipe(text: str) -> Recipe:
    named = Counter(text.split())
    return tuple(named[drink] for drink in DRINKS)


def check_tokens(fitting: Fitting, box: Box) -> Counter[Recipe]:
    """In how many ways each recipe is drawn; none where more tokens are drawn than there are."""
    fitting.just(box.drinks == DRINKS, ("drinks",), box.drinks, ", ".join(DRINKS))
    tokens, at = box.tokens, ("tokens",)
    from_a = tokens.drinks_a * tokens.copies
    from_b = (len(DRINKS) - tokens.drinks_a) * tokens.copies
    fitting.between((*at, "drawn_a"), tokens.drawn_a, 1, from_a)
    fitting.between((*at, "drawn_b"), tokens.drawn_b, 1, from_b)
    if tokens.drawn_a > from_a or tokens.drawn_b > from_b:
        return Counter()
    drawn = tokens.drawn_a + tokens.drawn_b
    fitting.demand(drawn <= box.capacity, at, "shaker", count=drawn, capacity=box.capacity)
    ways = token_ways(tokens)
    even = len(ways) <= MOST_RECIPES and not any(count % min(ways.values()) for count in ways.values())
    fitting.demand(even, at, "odds")
    check_recipes(fitting, box, ways)
    return ways


def check_recipes(fitting: Fitting, box: Box, ways: Counter[Recipe]) -> None:
    places = {("recipe_cards", "sets", n): text for n, text in enumerate(box.recipe_cards.sets)}
    for at, text in places.items():
        if fitting.all_of(at, text.split(), DRINKS):
            fitting.demand(read_recipe(text) in ways, at, "recipe", recipe=text)
    fitting.different({at: " ".join(sorted(text.split(), key=place_of)) for at, text in places.items()})


def place_of(drink: str) -> int:
    return DRINKS.index(drink) if drink in DRINKS else len(DRINKS)


def check_cards(fitting: Fitting, box: Box) -> None:
    bigs = [group.big for group in box.card]
    known = True
    for n, group in enumerate(box.card):
        at = ("card", n)
        known = fitting.one_of((*at, "big"), group.big, DRINKS) and known
        fitting.missing(bool(group.small), at, "small")
        smalls = {(*at, "small", names): names.split("+") for names in group.small}
        for place, names in smalls.items():
            if fitting.all_of(place, names, DRINKS):
                fitting.demand(len(names) <= 2 and len(set(names)) == len(names), place, "small")
        fitting.different({place: "+".join(sorted(names)) for place, names in smalls.items()})
    if known:
        fitting.each(("card",), bigs, DRINKS)
    counts = [count for group in box.card for count in group.small.values()]
    fits = sum(count.bit_length() for count in counts) <= MOST_BITS
    fitting.demand(fits, ("card",), "kinds", count=sum(counts), kinds=len(counts))


def check_seatings(fitting: Fitting, box: Box) -> None:
    fitting.each(("seating",), [seating.name for seating in box.seating], list(SEATINGS))
    for n, seating in enumerate(box.seating):
        check_seating(fitting, box, ("seating", n), seating)


def check_seating(fitting: Fitting, box: Box, at: At, seating: Seating) -> None:
    seats, teams = len(seating.seats), Counter(seating.seats)
    cards = sum(count for group in box.card for count in group.small.values())
    wanted = SEATINGS.get(seating.name, seats)
    fitting.demand(seats == wanted, (*at, "seats"), "seats", table=seating.name, count=wanted)
    fitting.demand(set(seating.order) == set(range(seats)), (*at, "order"), "order", last=seats - 1)
    lettered = sorted(teams) == list("ABC")[: len(teams)]
    smallest_first = seating.seats[0] == min(teams, key=lambda team: (teams[team], team))
    fitting.demand(lettered and smallest_first, (*at, "seats"), "teams")
    most = max(teams.values())
    recipes, camps = box.recipe_cards, box.camps
    enough = most <= recipes.copies and len(teams) <= len(recipes.sets)
    fitting.demand(enough, ("recipe_cards",), "recipes", table=seating.name, sets=len(teams), copies=most)
    enough = len(teams) <= camps.kinds and most <= camps.copies
    fitting.demand(enough, ("camps",), "camps", table=seating.name, kinds=len(teams), copies=most)
    fitting.demand(seats * max(box.hand, box.hand_small_team) < cards, ("hand",), "deal", count=cards, seats=seats)


BOX, CONTENTS = load_box(components_file(Path(__file__).parent))
