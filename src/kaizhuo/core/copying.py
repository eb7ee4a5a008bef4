"""Copies of states, written from what a state declares: nobody lists the facts of a game a second time.

Plain Python gets its `copy` when the class is made, as a dataclass gets its methods; `kaizhuo.compiling` adds the very
same lines to what it compiles.
"""

from __future__ import annotations

import inspect
from typing import Any


def copy_lines(name: str, fields: dict[str, str]) -> list[str]:
    """The method `copy` of a state with these fields: name -> annotation."""
    slices = {field: "[:]" if annotation.startswith("vec") else "" for field, annotation in fields.items()}
    return [
        f"def copy(self) -> {name}:",
        f"    other = {name}()",
        *(f"    other.{field} = self.{field}{slice_}" for field, slice_ in slices.items()),
        "    return other",
    ]


def write_copy(kind: type[Any]) -> None:
    """Give a class of states its `copy`, unless it has one already."""
    if "copy" in vars(kind):
        return
    space: dict[str, Any] = {kind.__name__: kind}
    exec("\n".join(copy_lines(kind.__name__, declared(kind))), space)  # noqa: S102 - our own lines
    kind.copy = space["copy"]


def declared(kind: type[Any]) -> dict[str, str]:
    """What a class of states and those above it declare, but for the journal, which is no fact."""
    found: dict[str, str] = {"seats": "i64", "pending": "vec[i64]"}
    for base in reversed(kind.__mro__):
        if "__mypyc_attrs__" not in vars(base):
            found |= {name: str(annotation) for name, annotation in inspect.get_annotations(base).items()}
    found.pop("journal", None)
    return found
