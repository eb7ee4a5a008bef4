"""開桌 Kaizhuo: modern tabletop games on one rule engine."""

from __future__ import annotations


def compiled() -> bool:
    """Whether the engine runs as C; as plain Python it plays the same games, many times slower."""
    from kaizhuo.core import engine

    return not engine.__file__.endswith(".py")
