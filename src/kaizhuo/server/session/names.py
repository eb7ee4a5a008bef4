"""What people, bots and games are called, and what may be written for others to read."""

from __future__ import annotations

import unicodedata
from typing import Final

from kaizhuo.bots.bot import OLD_NAMES
from kaizhuo.server.errors import TableError
from kaizhuo.server.store.chairs import Chair, Change
from kaizhuo.text.speech import has, say

NAME_LENGTH: Final = 24
MARKS: Final = 4  # in a row on one letter: some scripts need so many
FREE_MARKS: Final = 2  # of those that go with any script


def clean_text(given: str) -> str:
    """One line of plain text: no control or direction marks, single spaces."""
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", given))
    visible = "".join(char for char in spaced if unicodedata.category(char)[0] != "C")
    return " ".join(_unstacked(visible).split())


def _unstacked(text: str) -> str:
    """No towers of marks: a few on each letter, and each of them once."""
    kept = ""
    marks: list[str] = []
    for char in text:
        if unicodedata.category(char)[0] != "M":
            marks = []
        else:
            free = sum(map(_is_free, marks)) if _is_free(char) else 0
            if char in marks or len(marks) == MARKS or free == FREE_MARKS:
                continue
            marks.append(char)
        kept += char
    return kept


def _is_free(mark: str) -> bool:
    """Accents, strokes and frames, which any letter can carry; a script's own vowels and tones are named after it."""
    return unicodedata.name(mark, "").startswith("COMBINING ")


def clean_name(given: str) -> str:
    """A nickname as it is shown: at most 24 characters."""
    name = clean_text(given)[:NAME_LENGTH].strip()
    if not name:
        raise TableError("nickname")
    return name


def bot_label(lang: str, bot: str) -> str:
    """The name of a bot; those of earlier versions go by their new ones."""
    message = f"bot-{OLD_NAMES.get(bot, bot)}"
    return say(lang, message) if has(lang, message) else bot


def game_title(name: str, lang: str) -> str:
    return say(lang, "name", game=name)


def names(chairs: list[Chair], lang: str) -> list[str]:
    """The players' names in a language: bots have translated ones, numbered where two are alike."""
    found: list[str] = []
    for seat, chair in enumerate(chairs):
        same = sum(other.bot == chair.bot for other in chairs[:seat]) if chair.bot else 0
        if chair.bot:
            name = bot_label(lang, chair.bot)
            found.append(f"{name} {same + 1}" if same else name)
        elif chair.stand_in:
            found.append(say(lang, "table-stand-in", {"name": chair.name}))
        else:
            found.append(chair.name or say(lang, "table-free-seat", {"seat": seat + 1}))
    return found


def note(change: Change, before: list[Chair], lang: str) -> str:
    """The line of the log about it."""
    was, now = before[change.seat], change.chairs[change.seat]
    args = {
        "name": now.name or was.name,
        "before": names(before, lang)[change.seat],
        "bot": bot_label(lang, now.acting or was.acting),
    }
    return say(lang, f"note-{change.what}", dict(args))


def distinct(name: str, taken: list[str]) -> str:
    """A second Bo at a table is Bo (2)."""
    same = [name, *(f"{name} ({number})" for number in range(2, len(taken) + 2))]
    return next(candidate for candidate in same if candidate not in taken)
