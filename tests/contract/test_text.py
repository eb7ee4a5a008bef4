"""The texts of all languages say the same things, each in its own script."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from kaizhuo.games import folder_of
from kaizhuo.testing.tables import NAMES
from kaizhuo.text import languages, rules
from kaizhuo.text.languages import LANGUAGES
from tests.contract.script import SIMPLIFIED_ONLY, TRADITIONAL_ONLY

every_language = pytest.mark.parametrize("language", LANGUAGES)
TEXTS = folder_of("dnup").parent.parent / "text"


def messages(source: str) -> dict[str, str]:
    """Message and attribute ids with their source."""
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = FluentSerializer().serialize_entry(fluent.Message(entry.id, entry.value))
            for attribute in entry.attributes:
                only = fluent.Message(entry.id, None, [attribute])
                found[f"{entry.id.name}.{attribute.id.name}"] = FluentSerializer().serialize_entry(only)
    return found


def sources(language: str) -> dict[str, str]:
    """All Fluent files of a language by a name that is the same in all languages."""
    found = {f"text/{file.name}": file.read_text("utf-8") for file in sorted((TEXTS / language).glob("*.ftl"))}
    for name in NAMES:
        for room in ("text", "lessons"):
            file = folder_of(name) / "view" / room / f"{language}.ftl"
            found[f"{name}/{room}"] = file.read_text("utf-8") if file.exists() else ""
    return found


def test_all_languages_have_the_same_messages() -> None:
    ids = [{file: set(messages(source)) for file, source in sources(language).items()} for language in LANGUAGES]
    for file, english in ids[0].items():
        for other, language in zip(ids[1:], LANGUAGES[1:], strict=True):
            assert other[file] ^ english == set(), f"{file} in {language}"


def test_no_two_languages_share_a_sentence_by_accident() -> None:
    """Names and single words may be the same; a whole sentence may not."""
    texts = {language: sources(language) for language in LANGUAGES}
    for file in texts["en"]:
        english, hant, hans = (messages(texts[language][file]) for language in LANGUAGES)
        for message, source in hant.items():
            han = len(re.findall(r"[\u4e00-\u9fff]", source))
            assert han == 0 or source != english[message], f"{file}: {message}"
            assert han < 16 or source != hans[message], f"{file}: {message}"


@every_language
def test_chinese_is_written_in_its_own_script(language: str) -> None:
    foreign = {"en": "", "zh-Hant": SIMPLIFIED_ONLY, "zh-Hans": TRADITIONAL_ONLY}[language]
    texts = list(sources(language).values())
    texts += [p.text for name in NAMES for p in rules.rules(name, language)]
    found = {char for text in texts for char in text if char in foreign}
    assert found == set()


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-MO", "zh-Hant"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-Hans", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("en_GB.UTF-8", "en"),
        ("C", "en"),
        ("de", "en"),
    ],
)
def test_the_locale_chooses_the_language(tag: str, language: str) -> None:
    assert languages.negotiate(tag) == language
