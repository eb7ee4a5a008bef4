"""Figures of the rules and player aids as a page shows them: the same for everybody."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final
from urllib.parse import urlencode

from kaizhuo.core.errors import OptionError
from kaizhuo.games import load_game
from kaizhuo.play.figure import Figure, figures, numbers, stands, tried
from kaizhuo.play.match import Match
from kaizhuo.server.protocol.http import (
    AidKind,
    AidLine,
    AidPart,
    FigureInfo,
    Figures,
    FigureStep,
    PlayerAid,
    Tried,
)
from kaizhuo.server.protocol.socket import Lang
from kaizhuo.server.session.lessons import arranged_table
from kaizhuo.server.session.past import moment_of
from kaizhuo.server.session.reader import Reader
from kaizhuo.text import aid
from kaizhuo.text.figures import figure_text

REMEMBERED: Final = 30  # books: every game in every language, of up to 500 KB


@lru_cache(REMEMBERED)
def every_figure(game: str, lang: Lang) -> Figures:
    return Figures([_figure(figure, lang) for figure in figures(game)])


def _figure(figure: Figure, lang: Lang) -> FigureInfo:
    games = stands(figure)
    table = arranged_table(figure, figure.moves, lang)
    reader = Reader(table, figure.learner, lang)
    known = numbers(figure, games)
    plies = [figure.steps[0].ply, *(step.ply for step in figure.steps)]
    return FigureInfo(
        figure.name,
        figure_text(lang, figure),
        figure.rule,
        figure.rules,
        [
            FigureStep(
                text=figure_text(lang, figure, step.id, known[number]),
                light=step.light,
                moment=moment_of(reader, games[number], table.changes[0].chairs),
                told=reader.lines(games[number], plies[number], 1),
                tries=[_tried(reader, games[number], one.say) for one in step.tries],
            )
            for number, step in enumerate(figure.steps)
        ],
    )


def _tried(reader: Reader, match: Match, sentence: str) -> Tried:
    answer = tried(match, sentence)
    return Tried(reader.speech.option(answer.action), answer.refused.rule if answer.refused else "")


def player_aid(game: str, asked: str, lang: Lang) -> PlayerAid:
    """That which is asked for by its query; else the one for the fewest players."""
    known = _kinds(game)
    return _aid(game, asked if asked in known else next(iter(known)), lang)


@cache
def _kinds(game: str) -> dict[str, tuple[int, aid.Options]]:
    told = aid.aid(game)
    if told is None:
        raise OptionError("no-aid", game=game)
    found = aid.kinds(load_game(game), told)
    return {urlencode({"seats": seats} | _spelled(options)): (seats, options) for seats, options in found}


def _spelled(options: aid.Options) -> dict[str, str]:
    return {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in options.items()}


@lru_cache(100)
def _aid(game: str, query: str, lang: Lang) -> PlayerAid:
    seats, options = _kinds(game)[query]
    known = aid.numbers(game, seats, options)

    def said(message: str) -> str:
        return aid.aid_text(lang, game, message, known)

    return PlayerAid(
        seats=seats,
        query=query,
        kinds=[AidKind(many, aid.kind_name(lang, game, those), each) for each, (many, those) in _kinds(game).items()],
        parts=[
            AidPart(said(part.id), [AidLine(said(f"{part.id}-{line.id}"), line.rules) for line in part.lines])
            for part in aid.parts(game, seats, options)
        ],
    )
