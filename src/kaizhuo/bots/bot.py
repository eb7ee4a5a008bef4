"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from kaizhuo.bots.greedy import Greedy
from kaizhuo.bots.ismcts import Ismcts
from kaizhuo.bots.uniform import Uniform
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame


class Bot(Protocol):
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        """One of `now.options`.  Equal observations and equal generators give equal choices."""
        ...


BOTS: Final[dict[str, Callable[[], Bot]]] = {"uniform": Uniform, "greedy": Greedy, "ismcts": Ismcts}


def make_bot(name: str) -> Bot:
    """The bot of a name: "uniform", "greedy", "ismcts", or "ismcts:500" for 500 simulations a move."""
    kind, _, simulations = name.partition(":")
    if kind not in BOTS:
        raise OptionError("unknown-bot", bot=name, bots=", ".join(BOTS))
    if not simulations:
        return BOTS[kind]()
    if kind != "ismcts" or not simulations.isdecimal() or not 1 <= int(simulations) <= 10_000_000:
        raise OptionError("bot-budget", bot=name)
    return Ismcts(simulations=int(simulations))
