"""What a view shows, in the reader's words: for terminal and browser, where nobody has drawn a board.

One rule names the things: a number under the name of a domain of the game's vocabulary is a member of it.  A field
`card` with a 34 in it is card 34: it is shown in its words and carries its marks, so it can be pointed at.  A seat
stands under `seat`, `turn` or `owner`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import inspect as shapes

from kaizhuo.core.state import SPECTATOR
from kaizhuo.core.words import Domain
from kaizhuo.games import AnyGame, loaded
from kaizhuo.text.speech import Speech, has, say

SEATS: Final = frozenset({"seat", "turn", "owner"})


class Thing(msgspec.Struct, frozen=True):
    word: str
    at: list[str]  # its marks


class Things(msgspec.Struct, frozen=True):
    """The words of all that a view of a game can hold."""

    names: dict[str, str]  # of its fields
    values: dict[str, dict[str, str]]  # by field: those that are words of the program
    members: dict[str, list[Thing]]  # by field: those that are things


def domains(game: AnyGame) -> dict[str, Domain]:
    """What fields may be named after, but for seats."""
    found: dict[str, Domain] = {}
    spoken = [verb.operands for verb in game.words.verbs] + [event.operands for event in game.words.events]
    for domain in chain.from_iterable(spoken):
        if not domain.are_seats:
            found.setdefault(domain.name, domain)
    return found


def word(language: str, game: str, message: str, else_: str) -> str:
    """A word of the texts if there is one, else what the program itself calls it."""
    known = message.replace("-", "").replace("_", "").isalnum() and message.isascii()
    return say(language, message, game=game) if known and has(language, message, game) else else_.replace("_", " ")


def things(game: AnyGame, language: str) -> Things:
    speech = Speech(language, game, [], SPECTATOR)
    view = importlib.import_module(f"{loaded(game).package}.view.view").view
    fields = fields_of(get_type_hints(view)["return"])
    known = domains(game)
    return Things(
        names={field: word(language, game.name, f"view-{field}", field) for field in fields},
        values={
            field: {value: word(language, game.name, f"{field}-{value}", value) for value in values}
            for field, values in fields.items()
            if values
        },
        members={
            field: [
                Thing(str(speech.thing(known[field], member)), marks) for member, marks in enumerate(known[field].marks)
            ]
            for field in fields
            if field in known
        },
    )


def fields_of(view: type[msgspec.Struct]) -> dict[str, list[str]]:
    """The fields of a view, and of all that it is made of, with the words that the program has for what they hold."""
    found: dict[str, list[str]] = {}
    seen: set[type] = set()
    waiting = [shapes.type_info(view)]
    while waiting:
        for part in _parts(waiting.pop()):
            if isinstance(part, shapes.StructType) and part.cls not in seen:
                seen.add(part.cls)
                for field in part.fields:
                    literals = [one.values for one in _parts(field.type) if isinstance(one, shapes.LiteralType)]
                    found.setdefault(field.name, []).extend(str(value) for values in literals for value in values)
                    waiting.append(field.type)
    return found


def _parts(shape: Any) -> Iterator[shapes.Type]:
    """A type and those it is put together from, but for the fields of a Struct."""
    yield shape
    for name in ("type", "item_type", "value_type"):
        if isinstance(getattr(shape, name, None), shapes.Type):
            yield from _parts(getattr(shape, name))
    for part in (*getattr(shape, "types", ()), *getattr(shape, "item_types", ())):
        yield from _parts(part)
