"""Options as a game's own Struct declares them: what there is, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kaizhuo.core.errors import OptionError


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a game without variants."""


def schema(kind: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """JSON Schema of each option: the lobby form, the command-line flags and the docs are made from it."""
    _, parts = msgspec.json.schema_components([kind])
    return dict(parts[kind.__name__].get("properties", {}))


def allowed(rule: Mapping[str, Any]) -> str:
    """What an option may be, in symbols that need no translation."""
    if "enum" in rule:
        return ", ".join(str(value) for value in rule["enum"])
    if rule.get("type") == "boolean":
        return "true, false"
    return f"{rule.get('minimum', '')}-{rule.get('maximum', '')}"


def check_value(kind: type[msgspec.Struct], name: str, value: object, *, strict: bool) -> None:
    """Refuse a value that an option cannot have, and say which it can; not strictly, "5" is a number."""
    try:
        msgspec.convert({name: value}, kind, strict=strict)
    except msgspec.ValidationError:
        shown = str(value) if not isinstance(value, int) else value
        raise OptionError("option-value", option=name, value=shown, allowed=allowed(schema(kind)[name])) from None


def check_options(game: str, kind: type[msgspec.Struct], options: object) -> None:
    """Refuse options of another kind, and values that the Struct, made by hand, took without a look."""
    if not isinstance(options, kind):
        raise OptionError("option-kind", game=game, kind=kind.__name__, given=type(options).__name__)
    try:
        given = msgspec.to_builtins(options)
        msgspec.convert(given, kind)
    except (msgspec.ValidationError, TypeError):
        for name in schema(kind):
            check_value(kind, name, getattr(options, name), strict=True)
