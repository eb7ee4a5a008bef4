"""A state as plain numbers: to compare, to hash, to send to another process."""

from __future__ import annotations

import inspect
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.core.state import Event, State

S = TypeVar("S", bound=State)
Facts = dict[str, int | list[int]]


_known: dict[type[State], tuple[str, ...]] = {}


def field_names(kind: type[State]) -> tuple[str, ...]:
    """Every attribute that a state of this class has, in declared order, but for the journal."""
    if kind in _known:
        return _known[kind]
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        compiled: tuple[str, ...] = vars(base).get("__mypyc_attrs__", ())
        for name in [*inspect.get_annotations(base), *compiled]:
            names[name] = None
    _known[kind] = tuple(name for name in names if name != "journal" and not name.startswith("__"))
    return _known[kind]


def facts(state: State) -> Facts:
    found: Facts = {}
    for name in field_names(type(state)):
        value = getattr(state, name)
        found[name] = int(value) if isinstance(value, int) else [int(item) for item in value]
    return found


def fingerprint(state: State) -> bytes:
    """Equal for states with equal facts, and only for those."""
    return msgspec.json.encode(facts(state))


def from_facts(mould: S, given: Facts) -> S:
    """A state with the given facts; `mould` is any state of the same game."""
    state = mould.copy()
    for name in field_names(type(state)):
        value = given[name]
        setattr(state, name, value if isinstance(value, int) else vec[i64](value))
    return state


def restored(kind: type[S], given: Facts, journal: list[Event] | None) -> S:
    """A state that was pickled."""
    state = from_facts(kind(), given)
    state.journal = None if journal is None else [*journal]
    return state
