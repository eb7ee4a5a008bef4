"""Copies of states and whether two are the same, written from what a state declares: nobody lists the facts of a game
a second time.

Plain Python gets `copy` and `same` when the class is made, as a dataclass gets its methods; `kaizhuo.compiling` adds
the very same lines to what it compiles.
"""

from __future__ import annotations

import inspect
from typing import Any


def method_lines(name: str, fields: dict[str, str]) -> list[str]:
    """The methods `copy` and `same` of a state with these fields: name -> annotation."""
    lists = {field for field, annotation in fields.items() if annotation.startswith("vec")}
    equal = [
        f"self.alike(self.{field}, other.{field})" if field in lists else f"self.{field} == other.{field}"
        for field in fields
    ]
    return [
        f"def copy(self) -> {name}:",
        f"    other = {name}()",
        *(f"    other.{field} = self.{field}{'[:]' if field in lists else ''}" for field in fields),
        "    return other",
        "",
        "def same(self, other: State) -> bool:",
        f"    assert isinstance(other, {name})",
        f"    return {' and '.join(equal)}",
    ]


def write_methods(kind: type[Any]) -> None:
    """Give a class of states what it has not already."""
    space: dict[str, Any] = {kind.__name__: kind, "State": object}
    exec("\n".join(method_lines(kind.__name__, declared(kind))), space)  # noqa: S102 - our own lines
    for name in ("copy", "same"):
        if name not in vars(kind):
            setattr(kind, name, space[name])


def declared(kind: type[Any]) -> dict[str, str]:
    """What a class of states and those above it declare, but for the journal, which is no fact."""
    found: dict[str, str] = {"seats": "i64", "pending": "vec[i64]"}
    for base in reversed(kind.__mro__):
        if "__mypyc_attrs__" not in vars(base):
            found |= {name: str(annotation) for name, annotation in inspect.get_annotations(base).items()}
    found.pop("journal", None)
    return found
