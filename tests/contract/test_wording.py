"""How texts are written: spaces, plurals, and one word for one thing, as docs/translations.md has it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kaizhuo.games import folder_of
from kaizhuo.testing.tables import NAMES
from kaizhuo.text.languages import LANGUAGES

ROOT = folder_of("dnup").parents[3]
CHINESE = ("zh-Hant", "zh-Hans")
HAN = "[\u3007\u3400-\u9fff]"
NUMBER = r"\d+(?:\.\d+)?%?"
TECHNICAL = "[A-Za-z0-9.,:/@=-]"  # beside a digit: an address, a command, an option
LATIN = (  # always written in Latin letters, so they have spaces like a word of English
    "address|allowed|argument|beside|bot|bots|box|choices|commitment|data|database|default|example|file|flag|folder|found|"
    "game|given|host|key|kind|machine|near|now|option|rule|saved|server|step|table"
)
NAMED = r"\{ \$(?:name|names|seat|rival|owner|before|shaker_seat|place_seat) \}"
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_chinese = pytest.mark.parametrize("language", CHINESE)


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every line that somebody reads, with the name of its file; no comments, no examples of commands."""
    files = [*(ROOT / "src/kaizhuo/text" / language).glob("*.ftl")]
    for name in NAMES:
        folder = folder_of(name)
        files += folder.glob(f"view/*/{language}.ftl")
        files.append(folder / f"rules.{language}.md")
    for file in files:
        comment = "#" if file.suffix == ".ftl" else "\n"
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith((comment, " " * 8 + "kaizhuo ")):
                yield str(file.relative_to(ROOT / "src/kaizhuo")), line


def unwanted() -> list[tuple[str, str, str, str]]:
    """Language, where, the word that is not used and the one that is: of the table in the translators' list."""
    page = (ROOT / "docs/translations.md").read_text("utf-8").split("## Words we do not use", 1)[1]
    rows = [tuple(cell.strip() for cell in line.strip("| ").split("|")) for line in page.splitlines() if "|" in line]
    return [(row[0], row[1], row[2], row[3]) for row in rows if row[0] in LANGUAGES]


def found(language: str, pattern: str) -> list[str]:
    wrong = re.compile(pattern)
    return [f"{file}: {line.strip()}" for file, line in written(language) if wrong.search(line)]


@every_chinese
def test_chinese_has_no_plural(language: str) -> None:
    """In Chinese every number is "other": [one] would never be read.  [1] is what is meant."""
    assert found(language, r"\[(?:zero|one|two|few|many)\]") == []


@every_chinese
def test_no_space_stands_between_chinese_and_numbers_or_names(language: str) -> None:
    digits = rf"{HAN} {NUMBER}(?!{TECHNICAL})|(?<!{TECHNICAL}){NUMBER} {HAN}"
    placed = rf"{HAN} \{{ \$(?!(?:{LATIN})\b)|\{{ \$(?!(?:{LATIN})\b)\w+ \}} {HAN}"
    assert found(language, digits) == []
    assert found(language, placed) == []


@every_chinese
def test_a_space_stands_between_chinese_and_latin_words(language: str) -> None:
    """Where the text itself has them; a name can be in any script."""
    assert found(language, rf"{HAN}(?!DATETIME)[A-Za-z]{{2}}|[A-Za-z]{{2}}{HAN}") == []


@every_chinese
def test_a_number_never_follows_a_name_at_once(language: str) -> None:
    """Player 2 with 13 points would be player 213."""
    assert found(language, rf"{NAMED}(?:\d|\{{ \$(?:points|count|number|score)\b)") == []


@every_language
def test_no_space_stands_before_a_percent_sign(language: str) -> None:
    assert found(language, r"[\d}] %") == []


@every_language
def test_one_thing_has_one_word(language: str) -> None:
    """Where a machine can see it: no word that another one has replaced."""
    words = [row[1:] for row in unwanted() if row[0] == language]
    assert words
    wrong: list[str] = []
    for file, line in written(language):
        text = re.sub(r"^\s*\.?[\w-]+ = |\{ \$?[\w-]+ (?:->|\})", "", line)
        for where, word, better in words:
            here = where == "all" or file.startswith((f"{where}/", f"games/{where}/"))
            if here and re.search(word_pattern(word), text, re.IGNORECASE):
                wrong.append(f"{file}: {word} → {better}: {line.strip()}")
    assert wrong == []


def word_pattern(word: str) -> str:
    return rf"\b{re.escape(word)}\b" if word.isascii() else re.escape(word)
