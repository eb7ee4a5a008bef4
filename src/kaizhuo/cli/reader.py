"""Who reads what the command prints: the language, and where it goes."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from kaizhuo import compiled
from kaizhuo.core.errors import KaizhuoError, OptionError
from kaizhuo.text.languages import LANGUAGES, from_environment
from kaizhuo.text.speech import refusal, say


class Reader:
    def __init__(self, language: str) -> None:
        self.language = language
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, args)

    def of_game(self, game: str, message: str, **args: str | int) -> str:
        """A word of the game's own texts."""
        return say(self.language, message, args, game)

    def engine(self) -> str:
        return self.say("cli-engine", engine="compiled" if compiled() else "interpreted")

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.out.print(part, soft_wrap=not self.out.is_terminal and isinstance(part, (str, Text)))

    def json(self, found: object) -> None:
        """What a program reads instead."""
        sys.stdout.write(self.json_bytes(found).decode())

    def json_bytes(self, found: object) -> bytes:
        return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"

    def refuse(self, wrong: KaizhuoError) -> None:
        """One line on stderr, whatever went wrong."""
        self.err.print(" ".join(self.words_of(wrong).split()), soft_wrap=True)

    def words_of(self, wrong: KaizhuoError) -> str:
        return refusal(self.language, wrong)


def take_language(args: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """What `--lang` says, wherever it stands, or the locale; and the other words.  Nothing can be said before."""
    language = from_environment(environment)
    others: list[str] = []
    words = iter(args)
    for word in words:
        name, equals, value = word.partition("=")
        if name != "--lang":
            others.append(word)
            continue
        given = value if equals else next(words, None)
        if given is None:
            raise OptionError("flag-value", flag="--lang")
        language = checked_language(given)
    return language, others


def checked_language(given: str) -> str:
    for language in LANGUAGES:
        if language.lower() == given.lower():
            return language
    raise OptionError("unknown-language", language=given, languages=", ".join(LANGUAGES))
