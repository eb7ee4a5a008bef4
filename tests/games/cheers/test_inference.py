"""Worlds that are dealt anew have exactly the odds that follow from what is certain.

On tiny positions every world is made, the same things are said in it, and it counts if the viewer would have seen the
same all the time.  What the dealt worlds are compared with knows nothing of how they are dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

import pytest

from kaizhuo.core.facts import facts
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games.cheers.box.tables import PRINTED, RECIPE_COUNT, TOKEN_WAYS
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.knowledge.resample import resample
from kaizhuo.games.cheers.rules.state import APPRENTICE, MASQUERADE, CheersState
from tests.games.cheers.table import A_RECIPE, B_RECIPE, act, cards, table
from tests.games.odds import DRAWS, check

Hidden = tuple[tuple[int, ...], tuple[int, ...]]  # teams by seat, recipes by team


def hidden(state: CheersState) -> Hidden:
    return tuple(int(team) for team in state.team), tuple(int(recipe) for recipe in state.recipe)


def all_deals(state: CheersState) -> Iterator[tuple[Hidden, int]]:
    """CH-2, CH-21  Every deal of camps and recipes there is, with its weight."""
    camps: Iterable[tuple[int, ...]] = [hidden(state)[0]]
    if state.variant == MASQUERADE:
        camps = sorted(set(permutations(hidden(state)[0])))
    if state.printed:
        recipes = [(tuple(int(one) for one in chosen), 1) for chosen in permutations(PRINTED, state.teams())]
    else:
        numbers = product(range(RECIPE_COUNT), repeat=state.teams())
        recipes = [(chosen, int(TOKEN_WAYS[chosen[0]] * TOKEN_WAYS[chosen[1]])) for chosen in numbers]
    for seats in camps:
        for chosen, weight in recipes:
            yield (seats, chosen), weight


def sights(state: CheersState, deal: Hidden, said: list[str], viewer: int) -> list[object]:
    """All that a viewer sees while these things are said, were the camps and recipes these."""
    world = state.copy()
    for seat, team in enumerate(deal[0]):
        world.team[seat] = team
    for team, recipe in enumerate(deal[1]):
        world.recipe[team] = recipe
    seen: list[object] = [facts(redact(world, viewer))]
    for sentence in said:
        if world.winners:
            break
        act(world, sentence)
        seen.append(facts(redact(world, viewer)))
    return seen


def possible(state: CheersState, said: list[str], viewer: int) -> Counter[Hidden]:
    truth = sights(state, hidden(state), said, viewer)
    found: Counter[Hidden] = Counter()
    for deal, weight in all_deals(state):
        if sights(state, deal, said, viewer) == truth:
            found[deal] = weight
    return found


HANDS = {0: "martini-martini wine-soda soda-beer"}
SAID = ["toast martini-martini 1", "send martini 0"]
FULL = {"1": "beer beer wine whisky"}  # with a martini it fulfils the first printed recipe, which nobody has won by
OTHERS = [B_RECIPE, "soda soda beer wine whisky", "whisky whisky martini soda beer"]


@pytest.mark.rule("CH-2", "CH-15", "CH-19")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_printed_recipes_of_three_teams(viewer: int) -> None:
    state = table(HANDS, FULL, seating="3x2", tokens=False, recipes=OTHERS)
    check_position(state, SAID, viewer)


@pytest.mark.rule("CH-2", "CH-15", "CH-19")
@pytest.mark.parametrize("seating", ["2x2", "duel"])
def test_token_recipes(seating: str) -> None:
    """Shakers of two kinds of contents rule out a recipe of one's rival; in the duel also the shared one."""
    where = "shared" if seating == "duel" else "1"
    state = table(HANDS, {where: "beer beer wine whisky"}, seating=seating, recipes=OTHERS)
    check_position(state, [f"toast martini-martini {where}"], 0)


@pytest.mark.rule("CH-20", "CH-15")
@pytest.mark.parametrize("viewer", [2, 3])
def test_recipes_that_apprentices_cannot_see(viewer: int) -> None:
    state = table(HANDS, FULL, variant="apprentice", tokens=False, recipes=OTHERS)
    assert state.variant == APPRENTICE
    check_position(state, SAID, viewer)


@pytest.mark.rule("CH-21", "CH-15")
@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_camps_and_recipes_of_the_masquerade_depend_on_each_other(viewer: int) -> None:
    """Whoever had a full shaker without winning is not of the camp whose recipe that is."""
    state = table(HANDS, FULL, variant="masquerade", tokens=False, camps=[0, 1, 1, 0], recipes=[A_RECIPE, B_RECIPE])
    check_position(state, SAID, viewer)


@pytest.mark.rule("CH-21", "CH-15")
def test_camps_of_six() -> None:
    state = table(HANDS, FULL, seating="3x2", variant="masquerade", tokens=False, camps=[0, 1, 2, 2, 1, 0],
                  recipes=OTHERS)  # fmt: skip
    check_position(state, SAID[:1], 0)


def check_position(state: CheersState, said: list[str], viewer: int) -> None:
    odds = possible(state, said, viewer)
    act(state, *said)
    rng, seen = Rng(7), redact(state, viewer)
    check(Counter(hidden(resample(seen, rng)) for _ in range(DRAWS)), odds)
    assert hidden(state) in odds
    assert len(odds) > 1


@pytest.mark.rule("CH-19")
def test_hands_and_returned_cards_together() -> None:
    """Eight unseen cards, two pairs of them alike: three in a hand, three returned, two in the deck."""
    hidden_cards = ["wine-wine", "wine-wine", "soda-soda", "soda-soda"]
    hidden_cards += ["soda-wine", "martini-wine", "martini-beer", "martini-soda"]
    state = table({0: "beer-beer wine-soda soda-beer"}, seating="duel", deck=" ".join(hidden_cards))
    state.toasted += state.hand[1] + state.returned[1]
    state.deck = 0
    state.hand[1], state.returned[1] = 0, 0
    seen = redact(state, 0)
    seen.unseen[1], seen.unseen[3], seen.unseen[4] = 3, 3, 2
    odds: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for held in combinations(range(8), 3):
        for away in combinations([card for card in range(8) if card not in held], 3):
            piles = [sorted(hidden_cards[card] for card in pile) for pile in (held, away)]
            odds[tuple(piles[0]), tuple(piles[1])] += 1
    rng = Rng(7)
    worlds = [resample(seen, rng) for _ in range(2 * DRAWS)]
    check(Counter((tuple(sorted(cards(w.hand[1]))), tuple(sorted(cards(w.returned[1])))) for w in worlds), odds)
