"""Everything on a board explains itself: under the mouse that rests on it and under a finger that stays."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kaizhuo.bots.bot import BOT, make_bot
from kaizhuo.core.rng import Rng
from kaizhuo.play.record import Record
from kaizhuo.testing.tables import Table
from tests.web.conftest import ServerProcess
from tests.web.frame import SETTLED, SIZES, Question, lay, sit_down
from tests.web.playing import hold

WIDE, PHONE = SIZES["1280x800"], SIZES["390x844"]
HAN = re.compile("[一-鿿]")
# By game: the language, players, after how many moves; then kinds of pieces, those on every screen and those that only
# a wide one shows at once.
BOARDS = {
    "dnup": (
        "zh-Hant",
        4,
        60,
        [".hand .card", ".place.full", ".place.bare", ".other .letters", ".their-hand"],
        [".backs"],
    ),
    "cleocatra": (
        "en",
        3,
        60,
        [".tile polygon >> nth=0", ".supply", ".inspectors", ".pile", ".track", ".mine .score"],
        [".left [role=img]", ".others .score"],
    ),
    "cheers": (
        "zh-Hans",
        4,
        40,
        [".hand .card", ".others .stand", ".my-glass .stand", ".rack .tokens", ".needs", ".held"],
        [],
    ),
    "steam-up": (
        "zh-Hant",
        4,
        200,
        [".stack", ".offer", ".others .look-into", ".die", ".deck", ".hand .card", ".tokens", ".sitter"],
        [".mine-zodiac", ".actions li", ".fate > p", ".menu-row", ".column", ".face-up li"],
    ),
    "flatiron": (
        "en",
        2,
        80,
        [".street-card", ".place.street-CITY_HALL", ".own .warehouse", ".own .column-head"],
        [".own .cell", ".decree", ".own .tab"],
    ),
}


def asked(game: str, seats: int, moves: int) -> tuple[Question, Record]:
    """Ann is asked, after so many moves of beginners."""
    match, bot = Table(game, seats, {}).match(3), make_bot("level1")
    while match.ply < moves or match.awaited()[0] != 0:
        now = match.observe(match.awaited()[0])
        match.submit(now.viewer, bot.choose(match.game, now, Rng(match.ply)))
    others = [f"{BOT}level1"] * (seats - 1)
    return Question(game, seats, "", 0, match.ply, 0), msgspec.structs.replace(match.record(), seats=["Ann", *others])


def check_what_is_said(page: Page, piece: str, lang: str) -> None:
    tip = page.locator(".explain")
    expect(tip, piece).to_be_visible()
    text = tip.inner_text()
    assert text.strip(), piece
    assert bool(HAN.search(text)) == (lang != "en"), f"{piece}: {text}"
    assert re.search("[a-z]{4}", text) is None or lang == "en", f"{piece}: {text}"
    expect(tip, piece).to_be_in_viewport(ratio=1)


def piece_of(page: Page, game: str, piece: str) -> Locator:
    return page.locator(f".{game} {piece}").filter(visible=True).first


@pytest.mark.parametrize("game", BOARDS)
def test_every_kind_of_piece_explains_itself(server: ServerProcess, browser: Browser, game: str) -> None:
    """A finger that stays asks, and chooses nothing."""
    lang, seats, moves, always, wide = BOARDS[game]
    question, record = asked(game, seats, moves)
    address = lay(server, {question: record})[question]
    viewport = {"width": WIDE[0], "height": WIDE[1]}
    page = sit_down(browser, address, question, lang, viewport=viewport, has_touch=True)
    for piece in [*always, *wide]:
        piece_of(page, game, piece).hover()
        check_what_is_said(page, piece, lang)
        page.keyboard.press("Escape")
        expect(page.locator(".explain")).to_be_hidden()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.evaluate(SETTLED)
    told = page.locator(".log li").count()
    for piece in always:
        hold(page, piece_of(page, game, piece))
        check_what_is_said(page, piece, lang)
        expect(page.locator("[data-picked], [aria-expanded=true]")).to_have_count(0)
        page.keyboard.press("Escape")
    assert page.locator(".log li").count() == told
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    page.context.close()
