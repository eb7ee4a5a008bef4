"""What a bot is, and which there are."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol

from kaizhuo.bots.beginner import Beginner
from kaizhuo.bots.external import External, read_command
from kaizhuo.bots.greedy import Greedy
from kaizhuo.bots.scholar import Scholar
from kaizhuo.bots.settings import LEARNT, LEVELS, levels_of
from kaizhuo.bots.thinker import PATIENCE, Thinker
from kaizhuo.bots.uniform import Uniform
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame

BOTS: Final = ("uniform", *LEVELS, LEARNT)
BOT: Final = "bot:"  # in a record, before the name of a bot
OLD_NAMES: Final = {"greedy": "level2", "ismcts": "level3"}  # in records of earlier versions
SEARCHES: Final[dict[str, type[Thinker]]] = {"level3": Thinker, LEARNT: Scholar}
MOST_PLAYOUTS: Final = 10_000_000


class Bot(Protocol):
    def choose(self, game: AnyGame, now: Observation[Any], rng: Rng) -> int:
        """One of `now.options`.  Equal observations and equal generators give equal choices."""
        ...


def make_bot(name: str, patience: float = PATIENCE) -> Bot:
    """The bot of a name: "uniform", "level1" to "level4", "level3:500" for 500 playouts a move, however long, or
    "cmd:./mybot" or "sharky=cmd:./mybot" for a program that speaks the protocol of docs/external-bots.md."""
    named = read_command(name)
    if named is not None:
        return External(named.command)
    kind, _, budget = name.partition(":")
    kind = OLD_NAMES.get(kind, kind)
    if kind not in BOTS:
        raise OptionError("unknown-bot", bot=name, bots=", ".join(BOTS))
    if budget:
        return _with_budget(name, kind, budget)
    if kind in SEARCHES:
        return SEARCHES[kind](patience=patience)
    simple: dict[str, Bot] = {"uniform": Uniform(), "level1": Beginner(), "level2": Greedy()}
    return simple[kind]


def check_offered(game: str, seats: int, bot: str) -> None:
    """Level 4 sits only where it has learnt to play."""
    if bot.partition(":")[0] == LEARNT and LEARNT not in levels_of(game, seats):
        raise OptionError("no-net", game=game, seats=seats)


def bot_at(seat: int, name: str) -> Bot:
    """The bot that thinks for a seat of the one game of this process: a program of somebody's own is started once."""
    return _own_bot(seat, name) if read_command(name) else make_bot(name)


@cache
def _own_bot(_seat: int, name: str) -> Bot:
    return make_bot(name)


def _with_budget(name: str, kind: str, budget: str) -> Bot:
    fits = budget.isascii() and budget.isdecimal() and len(budget) < 10 and 1 <= int(budget) <= MOST_PLAYOUTS
    if kind not in SEARCHES or not fits:
        raise OptionError("bot-budget", bot=name)
    return SEARCHES[kind](int(budget), 0.0)
