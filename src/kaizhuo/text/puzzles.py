"""Puzzles in the reader's words: what is asked, what a wrong answer would lead to, and why the right one is right."""

from __future__ import annotations

import msgspec

from kaizhuo.core.observation import audible
from kaizhuo.play.match import Match
from kaizhuo.play.puzzle import Puzzle, Tried, explanation, line_of
from kaizhuo.text.explaining import line_words, percent
from kaizhuo.text.judging import Why, why_words
from kaizhuo.text.speech import Args, Speech


def wrong_words(puzzle: Puzzle, tried: Tried, speech: Speech) -> str:
    """What a wrong answer would lead to; nothing of what would be right."""
    figures: Args = {"value": percent(tried.value), "risk": percent(tried.risk)}
    what = speech.say(f"puzzle-{puzzle.kind}.wrong", figures)
    line = line_words(line_of(speech.game, tried), speech)
    return speech.say("puzzle-then", {"what": what, "line": line}) if line else what


def right_words(puzzle: Puzzle, match: Match, sentence: str, speech: Speech) -> Why:
    """Why this answer is right: as a bot would say it; of a win by which rules, of a threat how much of it is left.
    The match is at the question, and moves on."""
    why = why_words(explanation(puzzle, match, sentence), speech)
    lines = why.lines
    if puzzle.kind == "block":
        mine = next(one for one in puzzle.tried if one.say == sentence)
        other = min(one.risk for one in puzzle.tried[puzzle.right :])
        lines = [speech.say("puzzle-block.right", {"risk": percent(mine.risk), "other": percent(other)}), *lines]
    if puzzle.kind == "win":
        match.say(puzzle.seat, sentence)
        lines = [*lines, *ruled(match, speech)] if match.over else lines
    return msgspec.structs.replace(why, lines=lines)


def ruled(match: Match, speech: Speech) -> list[str]:
    """What the last move did, line by line, each with its rule."""
    events = audible(match.events[match.moves[-1].told :], speech.viewer)
    told = [(speech.event(event), speech.game.words.events[event[0]].rule) for event in events]
    return [speech.say("puzzle-event", {"line": line, "rule": rule}) for line, rule in told if line]
