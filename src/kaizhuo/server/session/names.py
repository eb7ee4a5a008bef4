"""What people, bots and games are called, and what may be written for others to read."""

from __future__ import annotations

import unicodedata
from typing import Final

from kaizhuo.bots.bot import OLD_NAMES
from kaizhuo.bots.cast import characters
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
    """What kind of bot it is; those of earlier versions go by their new names."""
    message = f"bot-{OLD_NAMES.get(bot, bot)}"
    return say(lang, message) if has(lang, message) else bot


def game_title(name: str, lang: str) -> str:
    return say(lang, "name", game=name)


def bot_names(seats: list[tuple[str, str]], lang: str) -> list[str]:
    """What bots are called, by seat, from the bot and its character; "" where no bot plays."""
    cast = characters(seats)
    return [_bot_name(lang, bot, who, seat) for seat, ((bot, _), who) in enumerate(zip(seats, cast, strict=True))]


def _bot_name(lang: str, bot: str, who: str, seat: int) -> str:
    """The name of its character; who has none goes by its kind and its seat."""
    if who:
        return say(lang, f"cast-{who}")
    return say(lang, "bot-numbered", {"bot": bot_label(lang, bot), "number": seat + 1}) if bot else ""


def names(chairs: list[Chair], lang: str) -> list[str]:
    """The players' names in a language; those of bots are translated."""
    bots = bot_names([(chair.bot, chair.name) for chair in chairs], lang)
    found: list[str] = []
    for seat, chair in enumerate(chairs):
        if chair.bot:
            found.append(bots[seat])
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
        "after": names(change.chairs, lang)[change.seat],
        "bot": bot_label(lang, now.acting or was.acting),
    }
    return say(lang, f"note-{change.what}", dict(args))


def distinct(name: str, chairs: list[Chair]) -> str:
    """A second Bo at a table is Bo (2)."""
    taken = [chair.name for chair in chairs if chair.person]
    same = [name, *(f"{name} ({number})" for number in range(2, len(taken) + 2))]
    return next(candidate for candidate in same if candidate not in taken)
