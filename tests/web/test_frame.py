"""On every kind of screen all that matters is in sight: a sample here, everything in `make soak-web`."""

from __future__ import annotations

import os
import random

import pytest
from playwright.sync_api import Browser

from kaizhuo.games import game_names
from tests.web.conftest import ServerProcess
from tests.web.frame import LANGS, SIZES, TEXTS, UNGUARDED, Found, fewest_and_most, lay, look, questions, sit_down

SEED = int(os.environ.get("KAIZHUO_SEED", "1"))  # the same one in every `make test`, another in `make soak-web`


@pytest.mark.parametrize("game", game_names())
def test_what_matters_is_in_sight(server: ServerProcess, browser: Browser, game: str) -> None:
    """One question for the fewest players and one for the most, in a language and a size of text, on every screen."""
    if game in UNGUARDED:
        pytest.skip("its board does not fit every screen yet")
    rng = random.Random(SEED)
    found: list[Found] = []
    for seats in fewest_and_most(game):
        asked = questions(game, seats, SEED)
        question = rng.choice(list(asked))
        address = lay(server, {question: asked[question]})[question]
        lang = rng.choice(LANGS)
        page = sit_down(browser, address, question, lang, rng.choice(TEXTS))
        found += [Found(question, lang, size, look(page, size)) for size in SIZES]
        page.context.close()
    wrong = [str(one) for one in found if one.faults]
    assert not wrong, "\n".join([f"with KAIZHUO_SEED={SEED}:", *wrong])


def test_answers_come_to_rest_at_every_width(server: ServerProcess, browser: Browser) -> None:
    """Whether they fit in their row must not depend on whether the way to all moves is already there."""
    asked = questions("steam-up", 2, 20261119)
    question = next(question for question in asked if question.step == "helping")
    page = sit_down(browser, lay(server, {question: asked[question]})[question], question, "en")
    for width in range(360, 1281, 20):
        page.set_viewport_size({"width": width, "height": 450})
        page.wait_for_function("width => innerWidth === width", arg=width)
    page.context.close()
