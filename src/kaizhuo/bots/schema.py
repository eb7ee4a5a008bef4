"""The questions to a bot of somebody's own as JSON Schema: what `view`, `told` and `options` of a game can hold."""

from __future__ import annotations

import importlib
from typing import Any, get_type_hints

import msgspec

from kaizhuo.bots.external import PROTOCOL, Answer, Question
from kaizhuo.core.words import Domain, Telling, Verb
from kaizhuo.games import AnyGame, load_game, package_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"


def schema(name: str) -> dict[str, Any]:
    """A schema of a question; that of an answer is `$defs/Answer`, and what an operand can be has its name there."""
    game = load_game(name)
    view = get_type_hints(importlib.import_module(f"{package_of(name)}.view.view").view)["return"]
    (seen, _, _), parts = msgspec.json.schema_components([view, Question, Answer], ref_template=REF)
    question = parts.pop("Question")
    question["properties"] |= {
        "kaizhuo": {"const": PROTOCOL},
        "game": {"const": name},
        "seat": {"enum": list(range(game.seat_counts[-1]))},
        "view": seen,
        "told": {"type": "array", "items": {"anyOf": [told(kind) for kind in game.words.events]}},
        "options": {"type": "array", "minItems": 1, "items": {"anyOf": [said(verb) for verb in verbs(game)]}},
    }
    members = {domain.name: {"enum": list(domain.members)} for domain in domains(game)}
    return {"$schema": DIALECT, **question, "$defs": {**parts, **members}}


def told(kind: Telling) -> dict[str, Any]:
    """An event: its name, then its operands as words."""
    operands = [{"$ref": REF.format(name=domain.name)} for domain in kind.operands]
    size = len(operands) + 1
    words = [{"const": kind.name}, *operands]
    return {"type": "array", "prefixItems": words, "minItems": size, "maxItems": size, "description": kind.rule}


def said(verb: Verb) -> dict[str, Any]:
    """A sentence: a verb, then its operands, with a blank between."""
    words = " ".join([verb.name, *(domain.name.upper() for domain in verb.operands)])
    return {"type": "string", "pattern": f"^{verb.name}" + r" \S+" * len(verb.operands) + "$", "description": words}


def verbs(game: AnyGame) -> list[Verb]:
    return [verb for verb in game.words.verbs if not verb.chance]


def domains(game: AnyGame) -> list[Domain]:
    """Whatever an event or a sentence can name."""
    kinds: list[Telling | Verb] = [*game.words.events, *verbs(game)]
    return [domain for kind in kinds for domain in kind.operands]
