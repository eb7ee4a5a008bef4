"""OpenSpiel: once this is imported, every game has a name: `pyspiel.load_game("kaizhuo_dnup(players=4)")`.

Parameters are the number of players, the options of the game, and `components` for an owner's box.  Chance is a player,
its outcomes and all actions have the game's own numbers (`Spec.sentence` reads them).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

import numpy as np
import pyspiel

from kaizhuo.arrays.spec import Spec, spec
from kaizhuo.arrays.table import Table
from kaizhuo.core.facts import facts
from kaizhuo.core.state import CHANCE
from kaizhuo.games import game_names, load_game
from kaizhuo.play.options import schema

PLAYERS, COMPONENTS = "players", "components"
NO_LIMIT = 10**6  # decisions, where a game has no limit


class TableGame(pyspiel.Game):
    """A game as OpenSpiel knows it; `spec` is ours.  Each of our games has a subclass."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {key: read(value) for key, value in {**parameters(name), **(params or {})}.items()}
        options = {key: value for key, value in given.items() if key not in (PLAYERS, COMPONENTS)}
        self.spec = spec(name, given[PLAYERS], options, given[COMPONENTS] or None)
        kept = {key: written(value) for key, value in given.items()}
        super().__init__(game_type(name, is_zero_sum(self.spec)), game_info(self.spec), kept)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        return Observer(self.spec, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Between two decisions nothing is dealt twice."""
        return int(self.max_game_length() + 1) * int(self.spec.chance_actions.sum())


class TableState(pyspiel.State):
    """A position; `table` is ours."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = Table(game.spec, chance="asked", journal=True)
        self.chosen = [""] * game.spec.seats  # by seat: what they did so far

    def current_player(self) -> int:
        actor = self.table.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.options.tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.table.weights
        return sorted(zip(self.table.options.tolist(), (weights / weights.sum()).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        actor = self.table.actor
        self.table.step(action)
        if actor is not None and actor >= 0:
            self.chosen[actor] += f" {action}"

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.spec.sentence(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        return [float(utility) for utility in self.table.utilities]

    def resample_from_infostate(self, player: int, sampler: object = None) -> TableState:
        """A position that the player cannot tell from this one, for IS-MCTS; `sampler` draws a number from 0 to 1.  It
        has no history of OpenSpiel's, which would give away what was dealt."""
        draw = sampler if callable(sampler) else np.random.random
        other: TableState = self.get_game().new_initial_state()
        other.table = self.table.resample(player, int(draw() * 2**53))
        other.table.journal = True
        other.table.state.journal = self.table.told(player)
        other.chosen[player] = self.chosen[player]
        return other

    def __str__(self) -> str:
        return f"{self.table!r} {facts(self.table.state)}"


class Observer:
    """What a player may know, as OpenSpiel asks for it: a tensor with a piece for each field, and a string.  With
    perfect recall the string also holds all that the player was told and did; a tensor of that there is none."""

    def __init__(self, spec: Spec, perfect_recall: bool) -> None:
        self.labels = [f"{f.name} {i - f.first}" for f in spec.fields for i in range(f.first, f.last + 1)]
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(spec.width, np.float32)
        pieces = [] if self.tensor is None else [(f.name, self.tensor[f.first : f.last + 1]) for f in spec.fields]
        self.dict = dict(pieces)

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.table.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        seen = state.table.observation(player).tolist()
        now = ", ".join(f"{label}: {value}" for label, value in zip(self.labels, seen, strict=True) if value)
        if not self.perfect_recall:
            return now
        told = [event[:4] for event in state.table.told(player)]
        return f"{now}; told {told}; chosen{state.chosen[player]}"


def parameters(name: str) -> dict[str, Any]:
    """What a game of this name is loaded with, unless something else is said."""
    game = load_game(name)
    usual = {key: rule["default"] for key, rule in schema(game).items()}
    return {PLAYERS: next(count for count in game.seat_counts if count > 1), COMPONENTS: "", **usual}


def written(value: Any) -> Any:
    """A parameter as OpenSpiel can read it again: of "2+3" it would make a number, of "'2+3'" it does not."""
    return f"'{value}'" if isinstance(value, str) and value and not value.strip("+-.0123456789") else value


def read(value: Any) -> Any:
    return value.strip("'") if isinstance(value, str) else value


def is_zero_sum(spec: Spec) -> bool:
    """Sides win what others lose; so do players where all sides are equally large."""
    sizes = Counter(spec.game.sides(spec.start))
    return len(sizes) > 1 and len({*sizes.values()}) == 1


def game_type(name: str, zero_sum: bool) -> pyspiel.GameType:
    kind, counts = pyspiel.GameType, load_game(name).seat_counts
    return kind(
        short_name=f"kaizhuo_{name.replace('-', '_')}",
        long_name=f"Kaizhuo {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def game_info(spec: Spec) -> pyspiel.GameInfo:
    zero = {"utility_sum": 0.0} if is_zero_sum(spec) else {}
    return pyspiel.GameInfo(
        num_distinct_actions=spec.actions,
        max_chance_outcomes=spec.actions,
        num_players=spec.seats,
        min_utility=spec.utility.low,
        max_utility=spec.utility.high,
        max_game_length=spec.most_decisions or NO_LIMIT,
        **zero,
    )


for _name in game_names():
    # A class, as OpenSpiel drops what it was given when Python has gone, and a class is never dropped.
    pyspiel.register_game(game_type(_name, zero_sum=True), type(f"TableGame_{_name}", (TableGame,), {"name": _name}))
