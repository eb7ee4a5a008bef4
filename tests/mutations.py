"""What somebody may have written by mistake: the right thing with a few changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

NUMBERS: Final = (0, 1, 2, 3, 5, 9, 10, 20, 62, 63, 99, 100, 255, 999, 1000, 5000, -1, 2**31, 2**63 - 1, 2**63, 10**30)
ODD_TEXTS: Final = (
    "",
    " ",
    "x" * 3000,
    "9" * 5000,
    "\x1b[2J",
    "\u202e",
    "é\n",
    "chance ",
    "0 ",
    "bot:",
    "{}",
    "-1",
    "1e9",
)
Path = tuple[str | int, ...]

numbers = st.sampled_from(NUMBERS) | st.integers(-3, 120)
texts = st.sampled_from(ODD_TEXTS) | st.text(max_size=8)


def paths(part: Any, here: Path = ()) -> Iterator[Path]:
    """Every place in a document, itself included."""
    yield here
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inside:
        yield from paths(value, (*here, key))


def at(part: Any, path: Path) -> Any:
    for key in path:
        part = part[key]
    return part


def mutate(draw: st.DrawFn, document: Any) -> None:
    """One to three changes; here and there something is missing."""
    words = sorted({value for path in paths(document) if isinstance(value := at(document, path), str)})
    for _ in range(draw(st.integers(1, 3))):
        places = [path for path in paths(document) if path]
        if not places:
            return
        *outer, last = draw(st.sampled_from(places))
        inside = at(document, tuple(outer))
        if draw(st.integers(0, 15)) == 0:
            del inside[last]
        else:
            inside[last] = draw(changed(inside[last], words))


def changed(value: Any, words: list[str]) -> st.SearchStrategy[Any]:
    if isinstance(value, bool):
        return st.just(not value) | numbers
    if isinstance(value, int):
        return st.sampled_from([value - 1, value + 1]) | numbers | texts
    if isinstance(value, str):
        numbered = numbers.map(lambda n: re.sub(r"\d+", str(n), value, count=1))
        return st.sampled_from(words) | numbered | texts | numbers
    if isinstance(value, list):
        places = st.integers(0, max(0, len(value) - 1))
        without = places.map(lambda n: [*value[:n], *value[n + 1 :]])
        twice = places.map(lambda n: [*value[: n + 1], *value[n:]])
        return without | twice | st.sampled_from([[], value[::-1], value * 2, value[:1], {}])
    if isinstance(value, dict):
        return st.sampled_from([{}, {**value, "mood": 1}, dict(list(value.items())[:-1]), []])
    return numbers | texts


def torn(draw: st.DrawFn, content: bytes) -> bytes:
    """A file that was cut, or in which somebody scribbled."""
    lines = content.splitlines(keepends=True)
    line = draw(st.integers(0, len(lines) - 1))
    scribble = draw(
        st.binary(max_size=20) | st.sampled_from([b"x = " + b"[" * 3000, b"[" * 3000, b'"', b"= 1", b"\xff"])
    )
    return draw(
        st.sampled_from(
            [
                content[: draw(st.integers(0, len(content)))],
                b"".join(lines[:line] + lines[line + 1 :]),
                b"".join([*lines[: line + 1], *lines[line:]]),
                b"".join([*lines[:line], scribble, b"\n", *lines[line:]]),
            ]
        )
    )
