"""The engine beside OpenSpiel's C++ and Catanatron's Python, in one run and in CPU time: `make bench`.

Every figure of ours stands beside the same figure of a named peer, measured a moment earlier or later on the same
machine; only the ratios mean anything.  Figures are medians of several alternating rounds.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pyspiel
from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

from kaizhuo.bots.settings import BenchLine, settings_of
from kaizhuo.bots.thinker import new_search
from kaizhuo.core import engine
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import game_names, load_game
from kaizhuo.play.options import read_options

ROUNDS = 3
SECONDS = 0.4
SEED = 1


class Figure(NamedTuple):
    what: str
    ours: Callable[[], float]
    peer: Callable[[], float]
    bar: float
    unit: str
    less_is_better: bool = False


# Ours


@cache
def options_of(name: str, seats: int) -> Any:
    return read_options(load_game(name), seats, {})


def new_state(name: str, seats: int) -> Any:
    state = load_game(name).setup(seats, options_of(name, seats))
    state.journal = None
    return state


def after_chance(name: str, seats: int, moves: int) -> Any:
    """A position some random moves after the deal, with a choice to make."""
    game = load_game(name)
    rng = Rng(SEED)
    state = new_state(name, seats)
    done = 0
    while engine.actor(state) < 0 or done < moves or len(engine.options(game, state)) < 5:
        done += engine.actor(state) >= 0
        engine.apply(game, state, engine.pick(game, state, rng))
    return state


def our_python_loop(name: str, seats: int) -> float:
    """Decisions a second, those of chance included: list the options, pick one, apply it, all from Python."""
    game = load_game(name)
    options, apply, over, uniform = engine.options, engine.apply, engine.over, random.Random(SEED).random
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = new_state(name, seats)
        while not over(state):
            choices = options(game, state)
            apply(game, state, choices[int(uniform() * len(choices))])
            count += 1
    return count / (time.process_time() - start)


def our_rollouts(name: str, seats: int) -> float:
    """The same with the loop compiled."""
    game = load_game(name)
    rng = Rng(SEED)
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        count += engine.play_out(game, new_state(name, seats), rng)
    return count / (time.process_time() - start)


def our_copy(name: str, seats: int) -> float:
    """Microseconds for a copy in the middle of a game."""
    copy = after_chance(name, seats, 6).copy
    return _microseconds(copy)


def our_resample(name: str, seats: int) -> float:
    """Microseconds for a world that the player who is asked cannot tell from the true one."""
    game = load_game(name)
    state = after_chance(name, seats, 6)
    viewer = engine.actor(state)
    seen, rng = game.redact(state, viewer), Rng(SEED)
    return _microseconds(lambda: game.resample(seen, viewer, rng))


def our_search(name: str, seats: int) -> float:
    """Simulations a second times the decisions of each."""
    game = load_game(name)
    state = after_chance(name, seats, 2)
    viewer = engine.actor(state)
    now = Observation(viewer, 0, game.redact(state, viewer), engine.options(game, state), [])
    search = new_search(game, now, Rng(SEED), playouts=10**9)
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        search.run(100)
    return int(search.moves) / (time.process_time() - start)


def shape(name: str, seats: int) -> tuple[float, float]:
    """Decisions in a game, and options at a decision of a player."""
    game = load_game(name)
    rng = Rng(SEED)
    decisions = options = asked = 0
    for _ in range(20):
        state = new_state(name, seats)
        while not engine.over(state):
            if engine.actor(state) >= 0:
                asked += 1
                options += len(engine.options(game, state))
            decisions += 1
            engine.apply(game, state, engine.pick(game, state, rng))
    return decisions / 20, options / asked


# OpenSpiel


def peer_python_loop(name: str) -> float:
    game = pyspiel.load_game(name)
    uniform = random.Random(SEED).random
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(uniform() * len(outcomes))][0]
            else:
                actions = state.legal_actions()
                action = actions[int(uniform() * len(actions))]
            state.apply_action(action)
            count += 1
    return count / (time.process_time() - start)


def peer_rollouts(name: str) -> float:
    """Whole games between its C++ random bots, the loop in C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, count + 1)
        count += state.move_number()
    return count / (time.process_time() - start)


def peer_position(name: str) -> Any:
    uniform = random.Random(SEED).random
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 5:
        actions = state.legal_actions()
        state.apply_action(actions[int(uniform() * len(actions))])
    return state


def peer_copy(name: str) -> float:
    return _microseconds(peer_position(name).clone)


def peer_search(name: str) -> float:
    """Simulations a second of its C++ IS-MCTS bot times the moves left in the game."""
    state = peer_position(name)
    rest = state.clone()
    bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(4)]
    before = rest.move_number()
    pyspiel.evaluate_bots(rest, bots, SEED)
    left = rest.move_number() - before
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 0.7, 1000, -1, most_visited, False, False)
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        bot.step(state)
        count += 1000
    return float(count * left) / (time.process_time() - start)


def _microseconds(call: Callable[[], object]) -> float:
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        for _ in range(1000):
            call()
        count += 1000
    return 1e6 * (time.process_time() - start) / count


def catan_actions() -> float:
    """Actions a second of Catanatron's random players, four at a table, rolls of the dice included."""
    random.seed(SEED)
    count = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        game = Game([RandomPlayer(colour) for colour in Color])
        while game.winning_color() is None and time.process_time() - start < SECONDS:
            game.play_tick()
            count += 1
    return count / (time.process_time() - start)


def figures(name: str, line: BenchLine) -> list[Figure]:
    """The figures of a game beside the same ones of its peer, each with the bar it is to meet."""
    seats, peer = line.seats, line.peer
    found = {
        "loop": Figure("random play from a Python loop", lambda: our_python_loop(name, seats),
                       catan_actions if peer == "Catanatron" else lambda: peer_python_loop(peer), 0.0, "/s"),
        "rollouts": Figure("random play, loop compiled", lambda: our_rollouts(name, seats),
                           lambda: peer_rollouts(peer), 0.0, "/s"),
        "copy": Figure("copy", lambda: our_copy(name, seats), lambda: peer_copy(peer), 0.0, " µs", less_is_better=True),
        "re-deal": Figure("hidden cards dealt anew, beside a copy", lambda: our_resample(name, seats),
                          lambda: peer_copy(peer), 0.0, " µs", less_is_better=True),
        "search": Figure("information-set search, decisions", lambda: our_search(name, seats),
                         lambda: peer_search(peer), 0.0, "/s"),
    }  # fmt: skip
    return [found[which]._replace(bar=bar) for which, bar in line.bars.items()]


def measure(figure: Figure) -> tuple[float, float]:
    """Medians of alternating rounds."""
    ours, peers = [], []
    for _ in range(ROUNDS):
        ours.append(figure.ours())
        peers.append(figure.peer())
    return statistics.median(ours), statistics.median(peers)


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 160)
    mode = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    table = Table(title=f"Kaizhuo ({mode}) beside its peers, CPU time", show_lines=False)
    for column in ("game", "figure", "ours", "peer", "theirs", "ratio", "bar", ""):
        table.add_column(column, justify="left" if column in ("game", "figure", "peer") else "right", no_wrap=True)
    for name in sys.argv[1:] or game_names():
        for line in settings_of(name).bench:
            decisions, options = shape(name, line.seats)
            facts = f"{decisions:.0f} decisions a game, {options:.1f} options at a choice"
            console.print(f"{name}, {line.seats} seats: {facts}")
            for figure in figures(name, line):
                table.add_row(name, *row(figure, line.peer))
    console.print(table)


def row(figure: Figure, peer: str) -> list[str]:
    ours, theirs = measure(figure)
    ratio = ours / theirs
    digits = ".2f" if figure.less_is_better else ",.0f"
    met = ratio <= figure.bar if figure.less_is_better else ratio >= figure.bar
    return [
        figure.what,
        f"{ours:{digits}}{figure.unit}",
        peer,
        f"{theirs:{digits}}{figure.unit}",
        f"{ratio:.2f}",
        f"{'≤' if figure.less_is_better else '≥'} {figure.bar}",
        "met" if met else "SHORT",
    ]


if __name__ == "__main__":
    main()
