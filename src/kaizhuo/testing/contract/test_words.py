"""Every verb, step, event, option and rule of a game has words in every language."""

from __future__ import annotations

import re

import pytest

from kaizhuo.core.rng import Rng
from kaizhuo.core.state import EVERYONE, SPECTATOR
from kaizhuo.core.step import ChanceStep
from kaizhuo.games import load_game
from kaizhuo.play.options import schema
from kaizhuo.testing.tables import Table, every_game, every_table, random_game
from kaizhuo.text import rules, speech
from kaizhuo.text.languages import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)
YOU = {"en": r"[^“]*\b[Yy]our?\b", "zh-Hant": "[^「]*你", "zh-Hans": "[^“]*你"}  # but not within what a card says


def has(language: str, message: str, game: str) -> bool:
    """Whether the texts have a message, or a message with an attribute."""
    name, _, attribute = message.partition(".")
    words = speech.bundle(language, game)
    return bool(words.has_message(name)) and (not attribute or attribute in words.get_message(name).attributes)


@every_game
@every_language
def test_everything_a_game_says_has_words(name: str, language: str) -> None:
    game = load_game(name)
    wanted = ["name", "tagline", "minutes", "scores"]
    wanted += [f"step-{step}" for step in game.words.steps]
    wanted += [f"verb-{verb.name}" for verb in game.words.verbs]
    wanted += [f"event-{event.name}" for event in game.words.events]
    for option, rule in schema(game).items():
        wanted += [f"option-{option}", f"option-{option}.help"]
        wanted += [speech.option_message(option, value) for value in rule.get("enum", [])]
    assert [message for message in wanted if not has(language, message, name)] == []


@every_game
@every_language
def test_what_chance_is_asked_reads_the_same_for_all(name: str, language: str) -> None:
    game = load_game(name)
    steps = [step for step, rule in zip(game.words.steps, game.steps, strict=True) if isinstance(rule, ChanceStep)]
    assert [step for step in steps if has(language, f"step-{step}-other", name)] == []


@every_game
@every_language
def test_every_option_and_event_can_be_said(name: str, language: str) -> None:
    game = load_game(name)
    said = speech.Speech(language, game, [f"P{seat}" for seat in range(max(game.seat_counts))], 0)
    for verb in game.words.verbs:
        for action in range(verb.first, verb.first + verb.size, max(1, verb.size // 50)):
            assert said.option(action)
    for kind, event in enumerate(game.words.events):
        for member in range(3):
            operands = [min(member, len(domain.members) - 1) for domain in event.operands]
            first, second, third = [*operands, 0, 0, 0][:3]
            said.event((kind, first, second, third, -1))
            said.brief((kind, first, second, third, -1))


@every_table
def test_what_some_alone_are_told_names_them_to_whoever_looks_into_all_hands(table: Table) -> None:
    """`.open`: "You draw a card" would mean whoever reads it."""
    game, state = table.load(), table.setup()
    for _ in random_game(game, state, Rng(1)):
        pass
    some = {event[:4]: event for event in state.journal if event[4] != EVERYONE}.values()
    for language, you in YOU.items():
        said = speech.Speech(language, game, [f"P{seat}" for seat in range(table.seats)], SPECTATOR)
        assert [line for line in map(said.openly, some) if re.match(you, line)] == []


@every_game
def test_what_is_told_along_with_something_else_is_so_in_every_language(name: str) -> None:
    """Which events have a few words of their own decides how a turn is shown."""
    events = [event.name for event in load_game(name).words.events]
    brief = [[event for event in events if has(language, f"event-{event}.brief", name)] for language in LANGUAGES]
    assert brief == [brief[0]] * len(LANGUAGES)


@every_game
def test_kinds_of_actions_are_named_in_every_language_or_in_none(name: str) -> None:
    verbs = [verb.name for verb in load_game(name).words.verbs]
    kinds = [[verb for verb in verbs if has(language, f"verb-{verb}.kind", name)] for language in LANGUAGES]
    assert kinds == [kinds[0]] * len(LANGUAGES)


@every_game
def test_all_languages_have_the_same_rules(name: str) -> None:
    shapes = [[(p.kind, p.number) for p in rules.rules(name, language)] for language in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]
    numbers = [number for kind, number in shapes[0] if kind == "rule"]
    assert len(numbers) == len(set(numbers)) > 0


@every_game
def test_events_name_rules_that_exist(name: str) -> None:
    numbers = {paragraph.number for paragraph in rules.rules(name, "en")}
    assert [event.name for event in load_game(name).words.events if event.rule not in numbers] == []
