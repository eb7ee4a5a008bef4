"""Write TypeScript types from the msgspec Structs: `python tools/typescript.py`; with `--check` only look.

web/src/types.ts holds the messages; src/kaizhuo/games/<game>/view/web/view.ts what each game's board draws.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as shapes

from kaizhuo.games import folder_of, game_names, package_of
from kaizhuo.server.protocol import http, socket
from kaizhuo.text.judging import Review
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.things import Things

ROOT = Path(__file__).resolve().parent.parent
HEADER = "// Written by tools/typescript.py: change the Structs, not this file.\n"
LANG = shapes.type_info(socket.Lang)
PLAIN: dict[type, str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.RawType: "unknown",
    shapes.AnyType: "unknown",
}


def type_of(shape: shapes.Type) -> str:
    if isinstance(shape, shapes.Metadata):
        return type_of(shape.type)
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.LiteralType):
        return "Lang" if shape == LANG else " | ".join(f'"{value}"' for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(type_of(part) for part in shape.types)
    if isinstance(shape, shapes.DictType):
        return f"Record<string, {type_of(shape.value_type)}>"
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join(type_of(part) for part in shape.item_types)}]"
    if isinstance(shape, shapes.ListType | shapes.VarTupleType):
        item = type_of(shape.item_type)
        return f"({item})[]" if " " in item and not item.startswith("Record<") else f"{item}[]"
    raise SystemExit(f"no TypeScript for {shape}")


def interface(kind: type[msgspec.Struct]) -> str:
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    lines = [f'  {shape.tag_field}: "{shape.tag}";'] if shape.tag_field else []
    for field in shape.fields:
        optional = "?" if not field.required and shape.forbid_unknown_fields else ""  # only what a client writes
        lines.append(f"  {field.encode_name}{optional}: {type_of(field.type)};")
    return "\n".join([f"export interface {kind.__name__} {{", *lines, "}"])


def structs(kind: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    """The Struct and all that it is made of, parts first."""
    if isinstance(kind, shapes.StructType):
        if kind.cls.__name__ in found:
            return
        for field in kind.fields:
            structs(field.type, found)
        found[kind.cls.__name__] = kind.cls
        return
    for part in ("type", "item_type", "value_type"):
        if hasattr(kind, part):
            structs(getattr(kind, part), found)
    for part in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        structs(part, found)


def messages() -> str:
    found: dict[str, type[msgspec.Struct]] = {}
    kinds: list[type] = [kind for module in (socket, http) for _, kind in inspect.getmembers(module, inspect.isclass)]
    for kind in [*kinds, Review, Things]:
        if issubclass(kind, msgspec.Struct) and kind not in (socket.FromClient, socket.Action, socket.ToClient):
            structs(shapes.type_info(kind), found)
    order = sorted(found, key=lambda name: (found[name].__module__, inspect.getsourcelines(found[name])[1]))
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in union.__args__) + ";"
        for name, union in (("Incoming", socket.Incoming), ("Outgoing", socket.Outgoing))
    ]
    lang = "export type Lang = " + " | ".join(f'"{value}"' for value in LANGUAGES) + ";"
    block = f"/** Moments in one answer. */\nexport const BLOCK = {http.BLOCK};"
    return "\n\n".join([HEADER.rstrip(), lang, block, *(interface(found[name]) for name in order), *unions]) + "\n"


def board(game: str) -> str:
    """What `view` of the game's view.py returns, and `contents` of its box.py."""
    module = importlib.import_module(f"{package_of(game)}.view.view")
    root = get_type_hints(module.view)["return"]
    found: dict[str, type[msgspec.Struct]] = {}
    structs(shapes.type_info(root), found)
    if (folder_of(game) / "view" / "box.py").is_file():
        contents = importlib.import_module(f"{package_of(game)}.view.box").contents
        structs(shapes.type_info(get_type_hints(contents)["return"]), found)
    return "\n\n".join([HEADER.rstrip(), *(interface(kind) for kind in found.values())]) + "\n"


def main(check: bool) -> None:
    files = {ROOT / "web/src/types.ts": messages()}
    for game in game_names():
        if (folder_of(game) / "view" / "web").is_dir():  # a game without a drawn board needs none
            files[folder_of(game) / "view/web/view.ts"] = board(game)
    for file, text in files.items():
        if check and (not file.exists() or file.read_text("utf-8") != text):
            raise SystemExit(f"{file.relative_to(ROOT)} is not current: run python tools/typescript.py")
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main("--check" in sys.argv)
