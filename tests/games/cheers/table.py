"""Positions of Cheers, written as a person would lay them out: "beer-wine" is a beer that toasts with wine."""

from __future__ import annotations

from collections.abc import Mapping

from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.cheers.box.data import DRINKS
from kaizhuo.games.cheers.box.options import VARIANTS, CheersOptions
from kaizhuo.games.cheers.box.tables import (
    ALL_CARDS,
    BIG,
    CARD_COUNT,
    FIELD,
    MOST_SEATS,
    PORTION,
    SEATING_NAMES,
    TEAM,
    UNIT,
    copies_of,
    portions,
)
from kaizhuo.games.cheers.game import GAME
from kaizhuo.games.cheers.rules.state import CheersState, new_state
from kaizhuo.games.cheers.rules.turns import begin_turn
from kaizhuo.games.cheers.rules.words import CARD, SHAKER
from kaizhuo.games.cheers.rules.words import RECIPES as RECIPE_WORDS
from kaizhuo.testing import Speaking

RULES = Speaking(GAME)
say, draw, offered, refusal = RULES.say, RULES.draw, RULES.offered, RULES.refusal
asked, events = RULES.asked, RULES.heard

EVERYTHING = "beer wine whisky martini soda"
A_RECIPE = "beer beer wine whisky martini"  # the first printed one
B_RECIPE = "wine wine whisky martini soda"  # the second
C_RECIPE = "whisky whisky martini soda beer"


class Layout:
    """Lays cards out one by one from the 50."""

    def __init__(self) -> None:
        self.left = int(ALL_CARDS)

    def take(self, card: int) -> int:
        assert self.left & FIELD[card], f"there is no further {CARD.members[card]}"
        self.left -= UNIT[card]
        return int(UNIT[card])

    def hand(self, names: str) -> int:
        return sum(self.take(CARD.index[name]) for name in names.split())

    def any_cards(self, count: int) -> int:
        found = 0
        for card in reversed(range(CARD_COUNT)):
            while count and self.left & FIELD[card]:
                found += self.take(card)
                count -= 1
        return found

    def of_drink(self, drink: str) -> int:
        """A card that is this drink, to lie in a shaker."""
        big = DRINKS.index(drink)
        return self.take(next(c for c in range(CARD_COUNT) if BIG[c] == big and self.left & FIELD[c]))


def recipe(text: str) -> int:
    wanted = sorted(text.split(), key=DRINKS.index)
    return RECIPE_WORDS.index["+".join(wanted)]


def content(text: str) -> int:
    return sum(int(PORTION[DRINKS.index(drink)]) for drink in text.split())


def table(
    hands: Mapping[int, str] | None = None,
    shakers: Mapping[str, str] | None = None,
    *,
    seating: str = "2x2",
    recipes: list[str] | None = None,
    camps: list[int] | None = None,
    variant: str = "base",
    tokens: bool = True,
    keep: bool = False,
    position: int = 0,
    deck: str | None = None,
) -> CheersState:
    """A position in which somebody is about to have a turn.  Hands that are not given are any cards; the deck is what
    is left, or the cards given, and then the last player has returned the rest."""
    layout = Layout()
    state = new_state(SEATING_NAMES.index(seating), VARIANTS.index(variant), int(not tokens), int(keep))
    for seat in range(state.seats):
        state.team[seat] = camps[seat] if camps else TEAM[state.seating * MOST_SEATS + seat]
    texts = recipes or [A_RECIPE, B_RECIPE, C_RECIPE]
    for team in range(state.teams()):
        state.recipe[team] = recipe(texts[team])
    given = dict(hands or {})
    for seat, names in given.items():
        state.hand[seat] = layout.hand(names)
    drawn = layout.hand(deck) if deck is not None else 0
    for name, drinks in (shakers or {}).items():
        place = state.place(SHAKER.index[name])
        state.shaker[place] = content(drinks)
        state.toasted += sum(layout.of_drink(drink) for drink in drinks.split())
    for seat in range(state.seats):
        if seat not in given:
            state.hand[seat] = layout.any_cards(state.hand_limit(seat))
    state.deck = layout.left if deck is None else drawn
    if deck is not None:
        state.returned[state.seats - 1] = layout.left
    state.position = position
    begin_turn(state)
    return state


def masked_win() -> CheersState:
    """The first camp of a masquerade, seats 2 and 4, has just won on the turn of another one."""
    state = table(
        {0: "martini-soda wine-soda soda-beer"},
        {"4": "beer beer wine whisky"},
        seating="3x2",
        variant="masquerade",
        camps=[2, 1, 0, 2, 0, 1],
    )
    say(state, "toast martini-soda 4")
    return state


def act(state: CheersState, *sentences: str) -> None:
    """As `say`; cards that are due are drawn, whichever come."""
    for sentence in sentences:
        say(state, sentence)
        draw(state)


def shaker(state: CheersState, name: str) -> str:
    """What is in it, drink by drink."""
    inside = state.shaker[state.place(SHAKER.index[name])]
    return " ".join(drink for i, drink in enumerate(DRINKS) for _ in range(portions(inside, i)))


def hand(state: CheersState, seat: int) -> list[str]:
    return cards(state.hand[seat])


def cards(bunch: int) -> list[str]:
    return [CARD.members[c] for c in range(CARD_COUNT) for _ in range(copies_of(bunch, c))]


def over(state: CheersState) -> bool:
    return engine.over(state)


def options(**given: object) -> CheersOptions:
    return CheersOptions(**given)  # type: ignore[arg-type]


def dealt(seats: int, seed: int, **given: object) -> CheersState:
    """A game whose cards are dealt, by a seed."""
    state = GAME.setup(seats, options(**given))
    rng = Rng(seed)
    while engine.actor(state) == CHANCE:
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    return state
