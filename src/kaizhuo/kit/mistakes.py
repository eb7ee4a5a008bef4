"""All that is wrong with a components file, each with its line, what is expected there and the nearest right name."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from difflib import get_close_matches
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import inspect as shapes

from kaizhuo.core.errors import DataError
from kaizhuo.kit.places import Path, Place

Args = dict[str, str | int]


class Mistake(NamedTuple):
    """The messages `mistake-<kind>` and `expected-<expected>` say it; those of a game `misfit-<expected>`."""

    kind: str
    path: Path
    line: int
    args: Args
    expected: str = ""
    game: str = ""

    @property
    def where(self) -> str:
        return dotted(self.path)


class BoxError(DataError):
    """`mistakes` are all there are; `reason` says the first, for programs."""

    mistakes: list[Mistake]

    def __init__(self, file: str, mistakes: list[Mistake]) -> None:
        super().__init__("bad-components", file=file, reason="; ".join(map(plain, mistakes)))
        self.mistakes = mistakes


def plain(mistake: Mistake) -> str:
    said = ", ".join(f"{name} {value}" for name, value in mistake.args.items())
    line = f"line {mistake.line}, " if mistake.line else ""
    kind = mistake.expected if mistake.game else mistake.kind
    return str(mistake.args["reason"]) if mistake.kind == "fit" else f"{line}{mistake.where}: {kind} {said}"


def fit(reason: str) -> Mistake:
    """What only the library noticed, in its words."""
    return Mistake("fit", (), 0, {"reason": reason})


def no_toml(wrong: ValueError) -> Mistake:
    """A file that is none at all; the standard library says where it stopped reading."""
    if isinstance(wrong, UnicodeDecodeError):
        return Mistake("bytes", (), wrong.object.count(b"\n", 0, wrong.start) + 1, {})
    found = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", str(wrong))
    if found is None:
        return Mistake("digits", (), 0, {})
    if not found[1]:
        return Mistake("cut", (), 0, {})
    again = any(word in str(wrong) for word in ("overwrite", "declare", "mutate"))
    return Mistake("again" if again else "toml", (), int(found[1]), {"column": int(found[2])})


def dotted(path: Path) -> str:
    said = ""
    for step in path:
        said += f"[{step}]" if isinstance(step, int) else f".{step}" if said else step
    return said


class Check:
    """What a file says beside what a Struct allows; `example` is a file that is right."""

    def __init__(self, places: dict[Path, Place], example: Any) -> None:
        self.places = places
        self.example = example

    def line(self, path: Path) -> int:
        while path and path not in self.places:
            path = path[:-1]
        return self.places[path].line if path else 0

    def mistake(self, kind: str, path: Path, args: Args, expected: str = "") -> Mistake:
        return Mistake(kind, path, self.line(path), args, expected)

    def value(self, path: Path, found: Any, expected: str, **args: str | int) -> Mistake:
        shown = json.dumps(found, ensure_ascii=False, default=str)
        return self.mistake("value", path, {"found": shown if len(shown) < 40 else f"{shown[:39]}…", **args}, expected)

    def of(self, shape: Any, path: Path, found: Any) -> Iterator[Mistake]:
        while isinstance(shape, shapes.Metadata):
            shape = shape.type
        if isinstance(shape, shapes.UnionType):
            yield from self._union(shape, path, found)
        elif isinstance(shape, shapes.StructType):
            yield from self._struct(shape, path, found)
        elif isinstance(shape, (shapes.ListType, shapes.VarTupleType, shapes.TupleType)):
            yield from self._list(shape, path, found)
        elif isinstance(shape, shapes.DictType):
            if not isinstance(found, dict):
                yield self.value(path, found, "table")
            else:
                for key, value in found.items():
                    yield from self.of(shape.value_type, (*path, key), value)
        else:
            yield from self._scalar(shape, path, found)

    def _union(self, shape: shapes.UnionType, path: Path, found: Any) -> Iterator[Mistake]:
        structs = [one for one in shape.types if isinstance(one, shapes.StructType)]
        if len(structs) > 1 and isinstance(found, dict):
            field = str(structs[0].tag_field)
            named = {str(one.tag): one for one in structs}
            tag = str(found.get(field))
            if tag in named:
                yield from self.of(named[tag], path, found)
            elif field not in found:
                yield self.mistake("missing", path, {"key": field})
            else:
                yield self.choice((*path, field), tag, list(named))
            return
        others = [list(self.of(one, path, found)) for one in shape.types if not isinstance(one, shapes.NoneType)]
        yield from min(others, key=len)

    def _struct(self, shape: shapes.StructType, path: Path, found: Any) -> Iterator[Mistake]:
        if not isinstance(found, dict):
            yield self.value(path, found, "table")
            return
        fields = {field.encode_name: field for field in shape.fields}
        known = [*fields, *([shape.tag_field] if shape.tag_field else [])]
        for key, value in found.items():
            if key in fields:
                yield from self.of(fields[key].type, (*path, key), value)
            elif key not in known:
                near = get_close_matches(key, [name for name in known if name not in found], 1, 0.5) or known
                yield self.mistake("unknown", (*path, key), {"found": key, "near": ", ".join(near)})
        for name, field in fields.items():
            if field.required and name not in found:
                yield self.mistake("missing" if path else "lacking", path, {"key": name})

    def _list(self, shape: Any, path: Path, found: Any) -> Iterator[Mistake]:
        if not isinstance(found, list):
            yield self.value(path, found, "list")
            return
        fixed = getattr(shape, "item_types", None)
        if fixed is not None and len(fixed) != len(found):
            yield self.value(path, found, "length", count=len(fixed))
            return
        for number, value in enumerate(found):
            yield from self.of(fixed[number] if fixed is not None else shape.item_type, (*path, number), value)

    def choice(self, path: Path, found: Any, allowed: Sequence[str]) -> Mistake:
        near = get_close_matches(str(found), allowed, 1, 0.5)
        return self.value(path, found, "near" if near else "choice", choices=", ".join(near or allowed))

    def _scalar(self, shape: Any, path: Path, found: Any) -> Iterator[Mistake]:
        if isinstance(shape, shapes.LiteralType):
            if found not in shape.values or isinstance(found, bool):
                yield self.choice(path, found, [str(value) for value in shape.values])
        elif isinstance(shape, shapes.IntType):
            low, high = shape.ge, shape.le
            whole = isinstance(found, int) and not isinstance(found, bool)
            if not whole or (low is not None and found < low) or (high is not None and found > high):
                both = low is not None and high is not None
                args = {"low": int(low or 0), "high": int(high or 0)} if both else {}
                yield self.value(path, found, "range" if both else "whole", **args)
        elif isinstance(shape, shapes.BoolType):
            if not isinstance(found, bool):
                yield self.value(path, found, "bool")
        elif isinstance(shape, shapes.StrType):
            yield from self._text(shape, path, found)

    def _text(self, shape: shapes.StrType, path: Path, found: Any) -> Iterator[Mistake]:
        try:
            kind: Any = Annotated[str, msgspec.Meta(pattern=shape.pattern)]
            msgspec.convert(found, kind)
        except msgspec.ValidationError:
            example = self._example(path)
            yield self.value(path, found, "like", example=example) if example else self.value(path, found, "text")

    def _example(self, path: Path) -> str:
        """What stands in the same place of a file that is right: of a list its first."""
        place = self.example
        for step in path:
            try:
                place = place[0 if isinstance(step, int) else step]
            except (KeyError, IndexError, TypeError):
                return ""
        return json.dumps(place, ensure_ascii=False) if isinstance(place, str) else ""


def mistakes_of(kind: type, said: dict[str, Any], places: dict[Path, Place], example: Any) -> list[Mistake]:
    return list(Check(places, example).of(shapes.type_info(kind), (), said))


def mended(said: dict[str, Any], example: Any, mistakes: Sequence[Mistake]) -> dict[str, Any]:
    """What a file would say without these mistakes, by a file that is right: so that the rest of it can be checked."""
    found = copy.deepcopy(said)
    for mistake in mistakes:
        path = (*mistake.path, str(mistake.args["key"])) if "key" in mistake.args else mistake.path
        with suppress(KeyError, IndexError, TypeError):  # then it stays as it is, and the rest cannot be checked
            place, right = found, example
            for step in path[:-1]:
                place, right = place[step], _beside(right, step)  # type: ignore[index]
            if mistake.kind == "unknown":
                del place[path[-1]]  # type: ignore[arg-type]
            else:
                place[path[-1]] = copy.deepcopy(_beside(right, path[-1]))  # type: ignore[index]
    return found


def _beside(right: Any, step: str | int) -> Any:
    """The same place of another file; of a list that is shorter its first."""
    return right[step if isinstance(step, str) or step < len(right) else 0]
