from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from kaizhuo.bots.bot import make_bot
from kaizhuo.bots.pool import Pool, PoolClosedError, PoolError, Question, send
from kaizhuo.core.observation import pack
from kaizhuo.core.rng import Rng
from kaizhuo.games import box_of, load_game
from kaizhuo.play.match import Match

GAME = load_game("dnup")


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    made = Pool(workers=1)
    yield made
    made.close()


@pytest.fixture
def match() -> Match:
    return Match.new("dnup", ["a", "b", "c"], {}, b"7" * 32)


@pytest.mark.parametrize("bot", ["uniform", "greedy", "ismcts:20"])
def test_a_worker_chooses_what_the_bot_would_choose_here(pool: Pool, match: Match, bot: str) -> None:
    now = match.observe(match.awaited()[0])
    here = make_bot(bot).choose(match.game, now, Rng(5))
    assert pool.choose(GAME, bot, now, 5).result(60) == here


def test_a_worker_that_dies_is_replaced(pool: Pool, match: Match) -> None:
    now = match.observe(match.awaited()[0])
    dead = pool.workers[0].process.pid
    os.kill(dead, signal.SIGKILL)
    assert pool.choose(GAME, "greedy", now, 5).result(60) in now.options
    assert pool.workers[0].process.pid != dead


def test_a_worker_that_dies_while_it_thinks_is_asked_again(pool: Pool, match: Match) -> None:
    now = match.observe(match.awaited()[0])
    thinking = pool.choose(GAME, "ismcts:300", now, 5)
    os.kill(pool.workers[0].process.pid, signal.SIGKILL)
    assert thinking.result(60) in now.options


def test_a_worker_that_hangs_is_replaced(match: Match) -> None:
    pool = Pool(workers=1, patience=3)
    now = match.observe(match.awaited()[0])
    hung = pool.workers[0].process.pid
    os.kill(hung, signal.SIGSTOP)
    assert pool.choose(GAME, "greedy", now, 5).result(60) in now.options
    assert pool.workers[0].process.pid != hung
    pool.close()


def test_a_bot_that_does_not_exist_is_an_answer_not_a_crash(pool: Pool, match: Match) -> None:
    now = match.observe(match.awaited()[0])
    with pytest.raises(PoolError, match="unknown-bot"):
        pool.choose(GAME, "nobody", now, 5).result(60)
    assert pool.choose(GAME, "greedy", now, 5).result(60) in now.options


def test_closing_gives_up_what_is_being_thought_about(match: Match) -> None:
    pool = Pool(workers=1)
    now = match.observe(match.awaited()[0])
    asked = [pool.choose(GAME, "ismcts:1000000", now, seed) for seed in range(3)]
    pool.close()
    for given_up in (*asked, pool.choose(GAME, "uniform", now, 5)):
        with pytest.raises(PoolClosedError):
            given_up.result(5)
    assert pool.workers[0].process.returncode is not None


def test_a_worker_whose_asker_is_gone_ends_without_a_word(match: Match) -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "kaizhuo.bots.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin
    assert worker.stdout
    assert worker.stderr
    worker.stdout.close()
    question = Question("dnup", "uniform", pack(match.observe(match.awaited()[0])), 5, box_of(match.game))
    send(worker.stdin, msgspec.msgpack.encode(question))
    assert worker.stderr.read() == b""
    assert worker.wait(60) == 0
    worker.stdin.close()
    worker.stderr.close()
