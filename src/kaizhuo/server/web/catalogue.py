"""The games on offer, their options, bots and rules, in a language."""

from __future__ import annotations

import importlib
import tomllib
from functools import cache

from kaizhuo.bots.settings import LEARNT, LEVELS, levels_of
from kaizhuo.core.errors import OptionError
from kaizhuo.core.options import schema
from kaizhuo.games import describe, folder_of, game_names, load_game, loaded
from kaizhuo.server.protocol.http import BotInfo, BoxPage, GameInfo, Games, OptionForm, RuleBook, RuleParagraph
from kaizhuo.server.protocol.socket import Lang
from kaizhuo.server.session.boxes import boxes_allowed, chosen_box, title_with_box
from kaizhuo.server.session.names import bot_label, game_title
from kaizhuo.text.rules import rules
from kaizhuo.text.speech import has, option_message, say
from kaizhuo.text.things import Things, things


@cache
def games(lang: Lang) -> Games:
    return Games(lang, [_game(name, lang) for name in game_names()])


def _game(name: str, lang: str) -> GameInfo:
    said = describe(name)
    return GameInfo(
        id=name,
        name=game_title(name, lang),
        tagline=say(lang, "tagline", game=name),
        players=said.seat_counts,
        minutes=say(lang, "minutes", game=name),
        weight=said.weight,
        options=[
            OptionForm(
                name=option,
                label=say(lang, f"option-{option}", game=name),
                help=say(lang, f"option-{option}.help", game=name),
                schema=rule,
                words={
                    str(value): say(lang, option_message(option, value), game=name) for value in rule.get("enum", [])
                },
            )
            for option, rule in schema(said.options).items()
        ],
        first=said.first,
        bots=[
            BotInfo(bot, bot_label(lang, bot), counts)
            for bot in (*LEVELS, LEARNT)
            if (counts := [seats for seats in said.seat_counts if bot in levels_of(name, seats)])
        ],
        lessons=len(list((folder_of(name) / "view" / "lessons").glob("*.json"))),  # games are not loaded for it
        aided=(folder_of(name) / "view" / "aid").is_dir(),
        boxed=(folder_of(name) / "view" / "box.py").is_file(),
        boxes=boxes_allowed(name),
    )


@cache
def rulebook(name: str, lang: Lang) -> RuleBook:
    return RuleBook(name, lang, [RuleParagraph(part.kind, part.text, part.number) for part in rules(name, lang)])


@cache
def things_of(name: str, lang: Lang) -> Things:
    return things(load_game(name), lang)


@cache
def box_page(name: str, box: str, lang: Lang) -> BoxPage:
    """Our box of today or an owner's that is allowed, every piece of it."""
    if not (folder_of(name) / "view" / "box.py").is_file():
        raise OptionError("no-box", game=name)
    game = load_game(name, chosen_box(name, box))
    said = tomllib.loads(loaded(game).box.file.read_text("utf-8"))
    grade = [say(lang, f"cli-grade-{letter}") for letter in str(said.get("grade", "")) if letter in "RSIO"]
    ours = not box and has(lang, "components-note", name)
    note = say(lang, "components-note", game=name) if ours else str(said.get("note", ""))
    contents = importlib.import_module(f"{loaded(game).package}.view.box").contents()
    return BoxPage(name, title_with_box(name, box, lang), lang, grade, note, contents)
