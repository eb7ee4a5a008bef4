"""Whole turns planned with a beam, in the game whose turns are longest."""

from __future__ import annotations

import pytest

from kaizhuo.bots.halving import Halving
from kaizhuo.bots.planning import planned
from kaizhuo.bots.search import Search
from kaizhuo.bots.settings import settings_of
from kaizhuo.bots.thinker import worth_trying
from kaizhuo.core import engine
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games.steam_up.box.tables import MOST_SEATS
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import WORDS
from tests.bots.positions import observation
from tests.games.steam_up.table import player, table


def plans(state: SteamState, beam: int = 4) -> dict[str, float]:
    now = observation(GAME, state, int(engine.actor(state)))
    found: dict[str, float] = {}
    for plan in planned(GAME, now, Rng(1), beam):
        said = WORDS.sentence(plan.moves[0])
        found[said] = max(plan.value, found.get(said, 0.0))
    return found


def test_the_token_that_lets_the_second_action_buy_comes_first() -> None:
    state = table(player(tokens="hg hg lm"), player(), stacks={1: "hg hg lm cb", 2: "sm", 3: "sm sm"}, track=3)
    found = plans(state)
    assert max(found, key=lambda said: found[said]) == "gain cb"


def test_the_second_action_is_planned_for_the_first_one_too() -> None:
    """Buying now and gaining later is as good as a plan as gaining first: both lines end alike."""
    state = table(player(tokens="hg"), player(), stacks={1: "hg"}, track=2)
    found = plans(state, beam=12)
    assert abs(found["buy 1"] - max(found.values())) < 0.01


def test_planning_leaves_the_observation_as_it_was_and_is_the_same_every_time() -> None:
    state = table(
        player(tokens="hg hg lm", hand="order_up coupon"), player(), stacks={1: "hg hg lm cb", 2: ["sm", "cb"]}
    )
    before = fingerprint(GAME.redact(state, 0))
    assert plans(state) == plans(state)
    assert fingerprint(GAME.redact(state, 0)) == before


def test_every_option_is_judged() -> None:
    state = table(player(tokens="hg hg lm", hand="order_up coupon red_envelope"), player(), stacks={1: "hg", 2: "cb"})
    assert min(plans(state, beam=1).values()) > 0.0


def test_level_three_tries_whole_turns_and_two_options_at_least() -> None:
    state = table(player(tokens="hg hg lm"), player(), stacks={1: "hg hg lm cb", 2: "sm", 3: "sm sm"}, track=3)
    now = observation(GAME, state, 0)
    lines = worth_trying(GAME, now, Rng(1), breadth=4, beam=4)
    said = [[WORDS.sentence(move) for move in line] for line in lines]
    assert ["gain cb", "buy 1"] in [line[:2] for line in said]
    assert len({line[0] for line in said}) >= 2
    assert len({line[0] for line in worth_trying(GAME, now, Rng(1), breadth=2, beam=4)}) == 2


def test_a_planned_turn_is_played_as_far_as_the_world_offers_it() -> None:
    """Of two plans that begin alike the one that buys scores; the move that nobody offers is left out."""
    state = table(player(tokens="hg hg lm"), player(), stacks={1: "hg hg lm cb", 2: "sm", 3: "sm sm"}, track=3)
    now = observation(GAME, state, 0)
    gain, buy, draw = (WORDS.parse(said) for said in ("gain cb", "buy 1", "draw"))
    for then, scored in (([buy], True), ([draw], False), ([gain], True)):
        search = searching(now, [gain, *then])
        world = search.deal()
        search.follow(world, gain)
        search.finish_turn(world, search.arms[0])
        assert isinstance(world, SteamState)
        assert (world.hp[0] > 0) == scored, WORDS.sentence(then[0])


@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (2, 1), (4, 0), (4, 3)])
def test_playouts_end_after_the_next_turn_of_who_thinks(seats: int, turn: int) -> None:
    """Whoever is first or last in a round looks equally far."""
    state = table(*[player(tokens="hg")] * seats, turn=turn, stacks={1: "hg lm", 2: "sm", 3: "cb"})
    now = observation(GAME, state, turn)
    search = searching(now, [now.options[0]], seats)
    world = search.deal()
    search.follow(world, now.options[0])
    search.finish_turn(world, search.arms[0])
    search.play_out(world)
    assert isinstance(world, SteamState)
    assert turns(world) == turns(state) + seats + 1


def turns(state: SteamState) -> int:
    """That have begun since the start of the game."""
    return int(state.rounds * (state.seats - MOST_SEATS - 1) + GAME.advice().chapter(state))


def searching(now: Observation[SteamState], line: list[int], seats: int = 2) -> Search:
    return Halving(GAME, now.seen, now.viewer, [line], Rng(1), settings_of("steam-up").level3.style(seats), 1)
