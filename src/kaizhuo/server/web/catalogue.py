"""The games on offer, their options, bots and rules, in a language."""

from __future__ import annotations

from functools import cache

from kaizhuo.bots.bot import LEVELS
from kaizhuo.core.options import schema
from kaizhuo.games import describe, folder_of, game_names, load_game
from kaizhuo.server.protocol.http import BotInfo, GameInfo, Games, OptionForm, RuleBook, RuleParagraph
from kaizhuo.server.protocol.socket import Lang
from kaizhuo.server.session.names import bot_label, game_title
from kaizhuo.text.rules import rules
from kaizhuo.text.speech import option_message, say
from kaizhuo.text.things import Things, things


@cache
def games(lang: Lang) -> Games:
    bots = [BotInfo(bot, bot_label(lang, bot)) for bot in LEVELS]
    return Games(lang, [_game(name, lang, bots) for name in game_names()])


def _game(name: str, lang: str, bots: list[BotInfo]) -> GameInfo:
    seat_counts, options, weight, first = describe(name)
    return GameInfo(
        id=name,
        name=game_title(name, lang),
        tagline=say(lang, "tagline", game=name),
        players=seat_counts,
        minutes=say(lang, "minutes", game=name),
        weight=weight,
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
            for option, rule in schema(options).items()
        ],
        first=first,
        bots=bots,
        lessons=len(list((folder_of(name) / "view" / "lessons").glob("*.json"))),  # games are not loaded for it
        aided=(folder_of(name) / "view" / "aid").is_dir(),
    )


@cache
def rulebook(name: str, lang: Lang) -> RuleBook:
    return RuleBook(name, lang, [RuleParagraph(part.kind, part.text, part.number) for part in rules(name, lang)])


@cache
def things_of(name: str, lang: Lang) -> Things:
    return things(load_game(name), lang)
