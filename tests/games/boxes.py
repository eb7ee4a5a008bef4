"""Components files that somebody got wrong."""

from __future__ import annotations

import json
import tomllib
from typing import Any

from hypothesis import strategies as st

from kaizhuo.games import folder_of
from tests.mutations import mutate, torn


def real(name: str) -> bytes:
    return (folder_of(name) / "box" / "components.toml").read_bytes()


def toml(value: Any) -> str:
    """A value as TOML writes it; JSON's strings are strings of TOML too."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value)


@st.composite
def wrong_boxes(draw: st.DrawFn, name: str) -> bytes:
    """The real file with a few changes, or torn."""
    if draw(st.integers(0, 3)) == 0:
        return torn(draw, real(name))
    box = tomllib.loads(real(name).decode())
    mutate(draw, box)
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in box.items()).encode()
