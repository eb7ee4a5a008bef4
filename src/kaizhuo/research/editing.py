"""Changing a box from outside: `zodiac.dragon.rows[2][3]=0..4` names a place in it and the values to try there.

Of a list of tables the one with this `id` is meant, of any list the one with this number, from 0.
"""

from __future__ import annotations

import copy
import json
import re
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from kaizhuo.core.errors import OptionError

MOST_VALUES: Final = 40
_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


class Setting(NamedTuple):
    path: str
    values: list[Any]


def read_setting(box: dict[str, Any], given: str) -> Setting:
    path, equals, values = (part.strip() for part in given.partition("="))
    if not equals or not values:
        raise OptionError("set-form", given=given)
    return Setting(path, _values(given, values, found_at(box, path)))


def _values(given: str, text: str, now: Any) -> list[Any]:
    span = re.fullmatch(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?", text)
    if span and isinstance(now, int) and not isinstance(now, bool):
        first, last, step = (int(part or 1) for part in span.groups())
        found: list[Any] = list(range(first, last + 1, max(1, step)))
    else:
        found = [_value(given, part.strip(), now) for part in text.split(",")]
    if not 1 <= len(found) <= MOST_VALUES:
        raise OptionError("set-many", given=given, most=MOST_VALUES)
    return found


def _value(given: str, text: str, now: Any) -> Any:
    """Of the kind that is there now."""
    if isinstance(now, bool) and text in ("true", "false"):
        return text == "true"
    try:
        if isinstance(now, (int, float)) and not isinstance(now, bool):
            return int(text) if isinstance(now, int) else float(text)
    except ValueError:
        pass
    else:
        if isinstance(now, str):
            return text
    raise OptionError("set-value", given=given, now=json.dumps(now, ensure_ascii=False)[:60])


def found_at(box: dict[str, Any], path: str) -> Any:
    """What is there now; a place that there is not is answered with the nearest that there is."""
    place: Any = box
    for step in steps_of(path):
        place = place[_key(place, step, path)]
    return place


def with_value(box: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """The box with another value there."""
    found = copy.deepcopy(box)
    *way, last = steps_of(path)
    place: Any = found
    for step in way:
        place = place[_key(place, step, path)]
    place[_key(place, last, path)] = value
    return found


def steps_of(path: str) -> list[str]:
    steps = [number or name for number, name in _STEP.findall(path)]
    if not steps or re.sub(r"[.\[\]]", "", path) != "".join(steps):
        raise OptionError("set-form", given=path)
    return steps


def _key(place: Any, step: str, path: str) -> Any:
    if isinstance(place, list):
        names = [str(one.get("id", "")) if isinstance(one, dict) else "" for one in place]
        if step in names:
            return names.index(step)
        if step.isdecimal() and int(step) < len(place):
            return int(step)
        known = [name for name in names if name] or [f"0 … {len(place) - 1}"]
    else:
        known = list(place) if isinstance(place, dict) else []
        if step in known:
            return step
    near = get_close_matches(step, known, 1, 0.5) or known[:12]
    raise OptionError("set-path", path=path, step=step, near=", ".join(near))


def changes(first: dict[str, Any], second: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Where two boxes differ, and what each says there; "" where one says nothing."""
    one, other = _flat("", first), _flat("", second)
    return [
        (path, one.get(path, ""), other.get(path, "")) for path in {**one, **other} if one.get(path) != other.get(path)
    ]


def _flat(path: str, part: Any) -> dict[str, str]:
    found: dict[str, str] = {}
    if isinstance(part, dict):
        for key, inner in part.items():
            found |= _flat(f"{path}.{key}" if path else key, inner)
    elif isinstance(part, list) and any(isinstance(one, (dict, list)) for one in part):
        for i, inner in enumerate(part):
            name = str(inner.get("id", "")) if isinstance(inner, dict) else ""
            found |= _flat(f"{path}.{name}" if name else f"{path}[{i}]", inner)
    else:
        found[path] = json.dumps(part, ensure_ascii=False, default=str)
    return found


def toml(box: dict[str, Any]) -> str:
    """A box as TOML, one line a key: for programs."""
    return "".join(f"{_toml_key(key)} = {_toml(value)}\n" for key, value in box.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_toml_key(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _toml_key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)
