"""開桌 Kaizhuo: modern tabletop games on one rule engine.

For scripts and for learning (docs/python.md; needs numpy, `pip install "kaizhuo[rl]"`):

    game_names()    the games there are
    spec(...)       what a table is played with, and how large everything is
    Table           one game, every step checked
    Batch           many games, stepped in one call
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaizhuo.arrays.batch import Batch
    from kaizhuo.arrays.spec import Spec, spec
    from kaizhuo.arrays.table import Table
    from kaizhuo.core.errors import IllegalAction, KaizhuoError
    from kaizhuo.games import game_names

__all__ = ["Batch", "IllegalAction", "KaizhuoError", "Spec", "Table", "compiled", "game_names", "spec"]

_HOMES = {
    "Batch": "arrays.batch",
    "Spec": "arrays.spec",
    "spec": "arrays.spec",
    "Table": "arrays.table",
    "IllegalAction": "core.errors",
    "KaizhuoError": "core.errors",
    "game_names": "games",
}


def compiled() -> bool:
    """Whether the engine runs as C; as plain Python it plays the same games, many times slower."""
    from kaizhuo.core import engine

    return not engine.__file__.endswith(".py")


def __getattr__(name: str) -> Any:
    """Imported when asked for, so that `import kaizhuo` costs nothing and numpy is needed for arrays only."""
    if name not in _HOMES:
        raise AttributeError(f"module 'kaizhuo' has no attribute {name!r}")
    try:
        return getattr(import_module(f"kaizhuo.{_HOMES[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise ModuleNotFoundError(f'kaizhuo.{name} needs numpy: pip install "kaizhuo[rl]"', name="numpy") from None


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])
