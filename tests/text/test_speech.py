"""Sentences for readers."""

from __future__ import annotations

import re

import pytest

from kaizhuo.core.errors import IllegalAction, NotationError, OptionError
from kaizhuo.games import load_game
from kaizhuo.text.languages import LANGUAGES
from kaizhuo.text.speech import Speech

GAME = load_game("dnup")


def event(name: str) -> int:
    return [telling.name for telling in GAME.words.events].index(name)


@pytest.mark.parametrize(
    ("letters", "line"),
    [(1, "Bo’s hand is empty: 1 letter."), (2, "Bo’s hand is empty: 2 letters.")],
)
def test_one_is_told_from_many(letters: int, line: str) -> None:
    speech = Speech("en", GAME, ["Anna", "Bo", "Chen"], 0)
    assert speech.event((event("went-out"), 1, letters, 0, -1)) == line


def test_the_reader_is_addressed() -> None:
    told = (event("flipped"), 1, 0, 0, -1)
    assert Speech("en", GAME, ["Anna", "Bo", "Chen"], 1).event(told) == "You flip your whole hand."
    assert Speech("zh-Hant", GAME, ["Anna", "Bo", "Chen"], 0).event(told) == "Bo旋轉全部手牌。"


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_a_refusal_gives_number_and_words_of_the_rule(language: str) -> None:
    speech = Speech(language, GAME, ["Anna", "Bo"], 0)
    text = speech.refusal(IllegalAction(0, "play 7/3", "turn", "DN-8"))
    assert text.startswith("DN-8")
    assert len(text) > 30
    assert speech.refusal(IllegalAction(0, "flip", "", ""))
    assert "dance" in speech.refusal(NotationError("unknown-verb", sentence="dance", verb="dance", verbs="play"))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“lay 99”: there is no “99”."),
        ("zh-Hant", "「lay 99」：沒有「99」可選。"),
        ("zh-Hans", "“lay 99”：没有“99”可选。"),
    ],
)
def test_a_word_that_is_not_there_is_refused_without_words_of_the_program(language: str, text: str) -> None:
    game = load_game("cleocatra")
    with pytest.raises(NotationError) as wrong:
        game.words.parse("lay 99")
    assert Speech(language, game, ["Anna", "Bo"], 0).refusal(wrong.value) == text


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("size", [10, 81, 2_501, 100_000])
def test_a_fact_of_any_length_is_said(language: str, size: int) -> None:
    speech = Speech(language, GAME, ["Anna", "Bo"], 0)
    said = speech.refusal(NotationError("unknown-operand", sentence="x" * size, member="y" * size))
    assert ("…" in said) == (size > 80)
    assert len(said) < 250
    assert speech.refusal(OptionError("system", reason="z" * size))


@pytest.mark.parametrize("power", [15, 30, 400, 5_000])
def test_a_number_of_any_size_is_said(power: int) -> None:
    for number in (10**power, -(10**power)):
        said = Speech("en", GAME, ["Anna", "Bo"], 0).refusal(OptionError("no-step", last=number, step=number))
        assert len(said) < 250
        assert power > 4_300 or "1000000" in said


def test_a_refusal_gives_the_terminal_nothing_to_obey() -> None:
    given = "\x1b[2J\udcff\u202e\n\tcat"
    said = Speech("en", GAME, ["Anna", "Bo"], 0).refusal(NotationError("unknown-operand", sentence=given, member="x"))
    assert said == "“\ufffd[2J\ufffd\ufffd  cat”: there is no “x”."


@pytest.mark.parametrize(
    ("language", "short"),
    [("en", "Buy the Broadway card"), ("zh-Hant", "買百老匯的牌"), ("zh-Hans", "买百老汇的牌")],
)
def test_a_long_move_has_a_few_words_for_its_button(language: str, short: str) -> None:
    game = load_game("flatiron")
    speech = Speech(language, game, ["Anna", "Bo"], 0)
    assert speech.short(game.words.parse("buy B1")) == short
    assert len(speech.option(game.words.parse("buy B1"))) > len(short)
    assert speech.short(game.words.parse("skip")) == "", "it is short as it is"


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("zh-Hant", "、"), ("zh-Hans", "、")])
def test_a_recipe_is_read_as_a_list(language: str, comma: str) -> None:
    game = load_game("cheers")
    speech = Speech(language, game, ["Ann", "Bo"], 0)
    draw = next(verb for verb in game.words.verbs if verb.name == "draw-recipe")
    for member, label in enumerate(draw.operands[0].labels):
        said = speech.option(game.words.parse(f"draw-recipe {label}"))
        portions = said.split(": " if language == "en" else "：")[1].split(comma)
        facts = [values[member] for values in draw.operands[0].facts.values()]
        assert [int(re.sub(r"\D", "", portion)) for portion in portions] == [fact for fact in facts if fact]


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Bo toasts beer/wine into their own shaker.", "Bo toasts beer/wine into Chen’s shaker."),
        ("zh-Hant", "Bo敬酒，把啤酒／紅酒放進自己的雪克杯。", "Bo敬酒，把啤酒／紅酒放進Chen的雪克杯。"),
        ("zh-Hans", "Bo敬酒，把啤酒／红酒放进自己的雪克杯。", "Bo敬酒，把啤酒／红酒放进Chen的雪克杯。"),
    ],
)
def test_nobody_is_named_twice_in_a_sentence(language: str, own: str, other: str) -> None:
    game = load_game("cheers")
    speech = Speech(language, game, ["Anna", "Bo", "Chen"], 0)
    names = [event.name for event in game.words.events]
    card = game.words.operands(game.words.parse("deal beer-wine"))[0]
    assert speech.event((names.index("toasted"), 1, card, 1, -1)) == own
    assert speech.event((names.index("toasted"), 1, card, 2, -1)) == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_half_of_a_card_that_counts_is_named(language: str) -> None:
    game = load_game("flatiron")
    speech = Speech(language, game, ["Anna", "Bo"], 0)
    names = [event.name for event in game.words.events]
    decrees, slots = game.words.events[names.index("bought-decree")].operands[1:]
    scoring, tops = decrees.parts["top"]
    _, bottoms = decrees.parts["bottom"]
    for slot in range(len(slots.members)):
        said = speech.event((names.index("bought-decree"), 1, 0, slot, -1))
        halves = (speech.thing(scoring, tops[0]), speech.thing(scoring, bottoms[0]))
        assert [str(half) in said for half in halves] == [slot % 2 == 0, slot % 2 == 1]
