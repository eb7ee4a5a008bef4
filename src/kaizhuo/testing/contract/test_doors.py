"""From Python too, a wrong seat, number, option or moment is refused in words, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kaizhuo.core import engine
from kaizhuo.core.errors import IllegalAction, KaizhuoError, OptionError, StaleAction
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games import AnyGame, load_game
from kaizhuo.play.match import Match, branch_off, replay
from kaizhuo.play.options import schema
from kaizhuo.testing.tables import every_game, secret
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech

ODD = (-(10**30), -3, 99, 2**63, 10**400, 10**5000)  # no seat, no action and no ply


class Other(msgspec.Struct, frozen=True):
    """Options of no game."""


def begun(name: str) -> tuple[AnyGame, Any]:
    game = load_game(name)
    return game, game.setup(max(game.seat_counts), game.options_type())


def refused(game: AnyGame, kind: type[KaizhuoError], code: str, door: Callable[..., object], *args: object) -> None:
    with pytest.raises(kind) as wrong:
        door(*args)
    assert str(wrong.value).startswith(code)
    for language in LANGUAGES:
        assert Speech(language, game, ["Ann", "Bo"], 0).refusal(wrong.value)


@every_game
def test_only_seat_counts_and_options_of_the_game_are_set_up(name: str) -> None:
    game = load_game(name)
    for seats in {0, 9, *ODD} - set(game.seat_counts):
        refused(game, OptionError, "seat-count", game.setup, seats, game.options_type())
    strangers: list[Any] = [None, {}, Other()]
    for options in strangers:
        refused(game, OptionError, "option-kind", game.setup, max(game.seat_counts), options)
    for option in schema(game):
        for value in ("nonsense", 99, -1, None, [3], 10**400):
            options = game.options_type(**{option: value})
            refused(game, OptionError, "option-value", game.setup, max(game.seat_counts), options)


@every_game
def test_actions_that_there_are_not_change_nothing(name: str) -> None:
    game, state = begun(name)
    rng = Rng(1)
    for _ in range(60):
        engine.play(game, state, int(engine.actor(state)), engine.pick(game, state, rng))
    seat, before = int(engine.actor(state)), fingerprint(state)
    for action in (-1, game.words.size, 10**6, *ODD[3:]):
        refused(game, IllegalAction, "unknown-action", engine.play, game, state, seat, action)
    action = engine.options(game, state)[0]
    for nobody in ODD:
        refused(game, IllegalAction, "not-asked", engine.play, game, state, nobody, action)
    assert fingerprint(state) == before


@every_game
def test_nobody_looks_from_where_nobody_sits(name: str) -> None:
    game, state = begun(name)
    match = Match.new(name, ["Ann"] * max(game.seat_counts), {}, secret(1))
    for viewer in (-1, max(game.seat_counts), *ODD):
        refused(game, OptionError, "no-seat", game.redact, state, viewer)
        refused(game, OptionError, "no-seat", match.observe, viewer)
    assert game.redact(state, SPECTATOR)
    for ply in (-1, match.ply + 1, *ODD[3:]):
        refused(game, OptionError, "no-ply", match.observe, 0, ply)
        refused(game, OptionError, "no-ply", match.rewind, ply)
        refused(game, OptionError, "no-ply", branch_off, match.record(), ply, secret(2))
        refused(game, OptionError, "no-ply", replay, match.record(), ply)


@every_game
def test_a_finished_game_asks_nobody(name: str) -> None:
    game, state = begun(name)
    rng = Rng(1)
    asked = False
    while not engine.over(state):
        if not asked and engine.actor(state) >= 0:
            refused(game, StaleAction, "no-chance", engine.weights, game, state)
            asked = True
        engine.apply(game, state, engine.pick(game, state, rng))
    refused(game, StaleAction, "game-over", engine.actor, state)
    refused(game, StaleAction, "game-over", engine.options, game, state)
    refused(game, StaleAction, "game-over", engine.weights, game, state)
    refused(game, StaleAction, "game-over", engine.pick, game, state, rng)
    refused(game, IllegalAction, "not-asked", engine.play, game, state, 0, 0)
    assert engine.seat_options(game, state, 0) == []
