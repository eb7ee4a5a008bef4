"""The process a bot thinks in: `python -m kaizhuo.bots.worker`, questions on stdin, answers on stdout."""

from __future__ import annotations

import os
import signal
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kaizhuo.bots.bot import bot_at
from kaizhuo.bots.explaining import explain
from kaizhuo.bots.pool import Answer, Question, receive, send
from kaizhuo.bots.scholar import adviser
from kaizhuo.bots.thinker import PATIENCE
from kaizhuo.core.errors import KaizhuoError
from kaizhuo.core.observation import unpack
from kaizhuo.core.rng import Rng
from kaizhuo.games import AnyGame, load_game

NICENESS = 5  # a click comes before a thought


@cache
def game_with(name: str, box: str, components: str) -> tuple[AnyGame, Any]:
    """The game, and any state of it to pour observations into.  An owner's file that has changed is refused."""
    if components:
        load_game(name, components=Path(components))
    found = load_game(name, box)
    return found, found.setup(found.seat_counts[0], found.options_type())


def answer(question: Question) -> Answer:
    try:
        game, mould = game_with(question.game, question.box, question.components)
        now = unpack(mould, question.packed)
        if question.explain:
            hurried = question.patience > 0
            thinker = adviser(game, now, question.patience if hurried else PATIENCE)
            move = question.move if question.move >= 0 else None
            why = explain(game, now, Rng(question.seed), thinker, move, foretell=not hurried)
            return Answer(why.action, why=why)
        return Answer(int(bot_at(now.viewer, question.bot).choose(game, now, Rng(question.seed))))
    except KaizhuoError as wrong:
        return Answer(-1, str(wrong))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            question = msgspec.msgpack.decode(receive(sys.stdin.buffer), type=Question)
        except EOFError:
            return
        try:
            send(sys.stdout.buffer, msgspec.msgpack.encode(answer(question)))
        except BrokenPipeError:  # whoever asked is gone, and nothing is left to say at the end
            os._exit(0)


if __name__ == "__main__":
    main()
