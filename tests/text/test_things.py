"""The words of a view, where nobody has drawn a board."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from kaizhuo.games import game_names, load_game
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.things import Thing, domains, fields_of, things, word


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_view_has_a_name_and_every_thing_its_words_and_marks(name: str, language: str) -> None:
    game = load_game(name)
    found = things(game, language)
    assert found.names["players"] == {"en": "players", "zh-Hant": "玩家", "zh-Hans": "玩家"}[language]
    assert all(found.names.values())
    for field, members in found.members.items():
        assert [thing.at for thing in members] == domains(game)[field].marks
        assert all(thing.word for thing in members)


def test_a_number_under_the_name_of_a_domain_is_that_thing() -> None:
    dishes = things(load_game("steam-up"), "zh-Hant").members["dish"]
    assert dishes[0] == Thing("蝦餃", ["dish:0"])


class Part(msgspec.Struct):
    kind: Literal["early", "late"] | None
    card: int


class View(msgspec.Struct):
    parts: list[Part]
    by_name: dict[str, tuple[Part, ...]]
    top: Part | None = None


def test_fields_are_found_in_all_parts_with_the_words_they_may_hold() -> None:
    assert fields_of(View) == {"parts": [], "by_name": [], "top": [], "kind": ["early", "late"], "card": []}


def test_what_the_texts_do_not_name_is_called_as_the_program_does() -> None:
    assert word("en", "dnup", "view-hand_size", "hand_size") == "cards in hand"
    assert word("en", "dnup", "view-no_such_thing", "no_such_thing") == "no such thing"
    assert word("en", "dnup", "kind-1+2", "1+2") == "1+2"
