"""What a components file may say, as a JSON schema for editors; the notes of our own file explain it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as shapes

from kaizhuo.kit.places import Path, Place


def box_schema(kind: type, places: dict[Path, Place], said: Any) -> dict[str, Any]:
    found = msgspec.json.schema(kind)
    parts: dict[str, Any] = found.get("$defs", {})
    for name, field, note in _notes(shapes.type_info(kind), (), said, places):
        prop = parts.get(name, {}).get("properties", {}).get(field)
        if prop is not None and note:
            prop.setdefault("description", note)
    return found


def _notes(shape: Any, path: Path, said: Any, places: dict[Path, Place]) -> list[tuple[str, str, str]]:
    """By Struct and field: what is noted beside it, wherever the file says it."""
    found: list[tuple[str, str, str]] = []
    if isinstance(shape, shapes.StructType) and isinstance(said, dict):
        for field in shape.fields:
            key = field.encode_name
            if key in said:
                note = places[(*path, key)].note if (*path, key) in places else ""
                found.append((shape.cls.__name__, key, note))
                found += _notes(field.type, (*path, key), said[key], places)
    elif isinstance(said, list) and hasattr(shape, "item_type"):
        for number, inner in enumerate(said):
            found += _notes(shape.item_type, (*path, number), inner, places)
    return found
