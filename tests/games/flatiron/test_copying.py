"""Chapter 3c: copies.  No chain of them is endless, and every one that is offered can be paid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, step_of
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.box.tables import DEEDS, PAPER_DEED
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import COPYING_MARKET, COPYING_OWN, WORDS
from kaizhuo.testing.tables import random_game
from tests.games.flatiron.table import Columns, activate, column, offered, refusal, say, table


@pytest.mark.rule("FL-20", "FL-R21")
def test_an_own_copy_does_any_action_visible_on_your_board_and_your_cards() -> None:
    columns: Columns = {"BW": ("B2", "B6"), "S22": ("L10", "")}
    state = table(sides="2P 1P", columns=(columns, {}), money=(9, 9), warehouses=("white", ""), tiles="P5 P6")
    activate(state, "A5")
    say(state, "skip", "do copy-own-1")
    assert offered(state) == [
        *(f"copy trade-{colour}" for colour in ("orange", "blue", "white", "black")),
        "copy build-1-1-0",
        "copy build-2-2-0",
        "copy gain-4",
        "copy gain-5",
    ], "neither the covered halves of B2 and B6, nor a floor without pillars, nor the copy itself"
    assert refusal(state, "copy vp-floors") == "FL-R21"
    for copied in ("copy copy-own-1", "copy copy-market-1"):
        assert refusal(state, copied) == "FL-R21", "no copy is copied"
    assert refusal(state, "copy floor-5-6") == "FL-R54"
    assert refusal(state, "skip") == "FL-20"
    say(state, "copy gain-5")
    assert state.money[0] == 9 - 1 + 5


@pytest.mark.rule("FL-R21")
def test_the_own_cost_of_the_copied_action_is_paid_as_well() -> None:
    state = table(sides="2P 1P", warehouses=("white", ""), tiles="P1")
    activate(state, "A5")
    say(state, "skip", "do copy-own-1", "copy build-1-1-0", "build white", "place P1-1")
    assert state.money[0] == 9 - 1 - 1


@pytest.mark.rule("FL-R21")
def test_city_hall_and_the_newspaper_may_be_copied() -> None:
    columns: Columns = {"BW": ("B7", ""), "S23": ("T7", "")}
    state = table(sides="2P 1P", columns=(columns, {}), active="N3")
    activate(state, "A5")
    say(state, "skip", "do copy-own-1")
    assert {"copy city-hall-1", "copy news"} <= set(offered(state))
    say(state, "copy city-hall-1", "do news")
    assert state.money[0] == 9 - 1 - 1 + 2
    assert state.vp[0] == 1


@pytest.mark.rule("FL-20", "FL-R22")
def test_a_market_copy_does_either_action_of_a_visible_card_which_is_not_bought() -> None:
    state = table(sides="3R 1P", tops="B2 B6 F1 S8", tiles="P5 P6", active="N1")
    activate(state, "BW")
    say(state, "skip", "do copy-market-1")
    assert offered(state) == ["copy gain-4", "copy gain-5", "copy vp-floors", "copy news"]
    for copied in ("copy copy-own-1", "copy copy-market-1"):
        assert refusal(state, copied) == "FL-R21", "no copy is copied"
    say(state, "copy gain-5")
    assert state.money[0] == 9 - 1 + 5
    assert column(state, 0, "BW") == ("", "")
    assert state.top[1] == 5


@pytest.mark.rule("FL-R13", "FL-R22")
def test_an_empty_stack_has_nothing_to_copy() -> None:
    state = table(sides="3R 1P", tops="B2 B6 F1 S8", empty="S23", tiles="P5", active="N1")
    activate(state, "BW")
    say(state, "skip", "do copy-market-1")
    assert offered(state) == ["copy gain-4"]


@pytest.mark.rule("FL-R54")
def test_a_copy_without_anything_to_copy_cannot_be_chosen() -> None:
    state = table(sides="3R 1P", tops="B7 T3 F7 S4", money=(1, 9), warehouses=("", ""), papers=("N1", ""))
    activate(state, "BW")
    assert offered(state) == ["skip", "play N1"], "nothing that costs nothing is there"
    state = table(sides="2P 1P", money=(1, 9), papers=("N1", ""))
    activate(state, "A5")
    assert offered(state) == ["skip", "play N1"]


@pytest.mark.rule("FL-R54")
def test_equal_copy_targets_are_one_choice() -> None:
    state = table(sides="3R 1P", tops="B2 S3 F1 S8", tiles="P5", active="N2")
    activate(state, "BW")
    say(state, "skip", "do copy-market-1")
    assert offered(state).count("copy gain-4") == 1


def leads_to(deed: int) -> set[int]:
    """The actions that an action can ever lead to: the copies to everything but copies, City Hall to newspapers."""
    kind = DEEDS[deed].kind
    papers = set(PAPER_DEED)
    if kind == "NEWS":
        return papers
    if kind == "CITY_HALL":
        return {next(i for i, other in enumerate(DEEDS) if other.kind == "NEWS")}
    if kind in ("COPY_OWN", "COPY_MARKET"):
        return {i for i, other in enumerate(DEEDS) if not other.kind.startswith("COPY")}
    return set()


@pytest.mark.rule("FL-R21")
def test_no_chain_of_actions_is_endless() -> None:
    def depth(deed: int, above: frozenset[int]) -> int:
        assert deed not in above, f"{DEEDS[deed]} leads back to itself"
        return 1 + max((depth(after, above | {deed}) for after in leads_to(deed)), default=0)

    assert max(depth(deed, frozenset()) for deed in range(len(DEEDS))) == 4, "copy, City Hall, NEWS, newspaper"


@pytest.mark.rule("FL-R54")
@given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from([1, 2]))
def test_every_action_that_is_offered_can_be_paid_and_changes_something(seed: int, seats: int) -> None:
    """In random games: whatever is chosen, nobody ever has less than nothing; a copy is always followed by one that
    can be done, and never by a copy; and an action changes more than the money paid."""
    state = GAME.setup(seats, FlatironOptions())
    rng = Rng(seed)
    for _ in random_game(GAME, state, rng):
        assert min(state.money) >= 0
        if engine.actor(state) == CHANCE:
            continue
        waiting = state.pending[len(state.pending) - 1]
        for action in engine.options(GAME, state):
            sentence = WORDS.sentence(action)
            if step_of(waiting) in (COPYING_OWN, COPYING_MARKET):
                assert not sentence.startswith("copy copy-")
            if sentence.startswith(("do ", "copy ")):
                assert_worth_doing(state, action, rng)


def assert_worth_doing(state: FlatironState, action: int, rng: Rng) -> None:
    """Try it out in a copy, with random further choices, until the action is over or the turn is."""
    world = state.copy()
    world.journal = []
    below = len(world.pending) - 1
    engine.apply(GAME, world, action)
    while len(world.pending) > below and world.turns == state.turns:
        assert min(world.money) >= 0
        engine.apply(GAME, world, engine.pick(GAME, world, rng))
    told = {WORDS.events[event[0]].name for event in world.journal}
    assert told - {"did", "copied", "paid", "skipped", "turn-began"}, WORDS.sentence(action)
