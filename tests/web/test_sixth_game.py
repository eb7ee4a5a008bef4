"""A game of another package in the browser, on the board that is drawn for any view."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.sixth import install
from tests.web import past
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import confirm

CARDS = ".plain .own .thing[data-lit]"
MINE = ".prompt.mine .answers button"
MOST_TURNS = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("sixth")
    running = ServerProcess(folder, install(folder))
    yield running
    running.close()


def play_cards(page: Page, wanted: int) -> None:
    """By clicking: a card that is lit, else the stock; an eight's suit and a pass have buttons."""
    for _ in range(MOST_TURNS):
        expect(page.locator(MINE).first).to_be_visible()
        card = page.locator(CARDS).first
        if page.locator("[data-say^='name ']").count() or not page.locator(".plain [data-lit]").count():
            page.locator(MINE).first.click()
            confirm(page)
        elif card.count():
            mark = card.get_attribute("data-at")
            card.dblclick()
            expect(page.locator(f".plain .own [data-at='{mark}']")).to_have_count(0)
            wanted -= 1
            if not wanted:
                return
        else:
            stock = page.locator(".plain [data-at=stock]")
            expect(stock).to_have_attribute("role", "button")
            stock.dblclick()
        expect(page.locator(".prompt .sending")).to_have_count(0)
    raise AssertionError(f"too few cards were played in {MOST_TURNS} turns")


@pytest.mark.parametrize(("scheme", "width", "players"), [("light", 360, 5), ("dark", 1280, 2)])
def test_cards_are_played_by_clicking_them(
    server: ServerProcess, visitor: Visitor, scheme: str, width: int, players: int
) -> None:
    page = visitor(server.address, width=width, color_scheme=scheme)
    expect(page.locator(".box").last.locator(".no-cover")).to_have_text("Crazy Eights")
    check(page, "the front page, with a game that has no cover")
    page.get_by_role("link", name="Set up a table: Crazy Eights").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_label("Cards to draw").fill("2")
    page.locator("form button[type=submit]").click()
    expect(page.locator(MINE).first).to_be_visible()
    expect(page.locator(".plain .place")).to_have_count(players)
    expect(page.locator(".plain .own .thing")).to_have_count(7 if players == 2 else 5)
    expect(page.locator(".plain .middle .name")).to_have_text(["top card", "suit to follow", "stock"])
    check(page, "any view on the plain board")
    play_cards(page, 2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page, "after some turns")


def test_words_are_those_of_the_reader(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/?game=crazy-eights", lang="zh-Hant", width=390)
    page.locator("form button[type=submit]").click()
    expect(page.locator(".plain .middle .name")).to_have_text(["最上面的牌", "要跟的花色", "牌堆"])
    expect(page.locator(".plain .middle .thing").nth(1)).to_have_text(re.compile("梅花|方塊|紅心|黑桃"))


def test_hint_rules_replay_and_review(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/?game=crazy-eights")
    page.locator("form button[type=submit]").click()
    expect(page.locator(MINE).first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_be_visible()
    line = page.locator(".log li").filter(has=page.locator(".rule-link")).first
    line.hover()
    line.locator(".rule-link").click()
    expect(page.locator(".numbered.current")).to_contain_text("CE-1")
    table = past.play(page, "crazy-eights", bots=1)
    page.goto(f"{server.address}/t/{table}?replay=0")
    expect(page.get_by_role("slider")).to_be_enabled()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".plain .place")).to_have_count(2)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".reasons .chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    page.goto(f"{server.address}/t/{table}?review")
    expect(page.locator(".plot .curve")).to_be_visible()
    page.goto(f"{server.address}/t/{table}?verify")
    expect(page.get_by_role("heading", name="The record fits its secret")).to_be_visible()
