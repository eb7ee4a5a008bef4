"""Steam Up in the browser: a whole game by pointing, and what helps to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kaizhuo.play.match import replay
from kaizhuo.play.record import Record
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.frame import Question, lay, left_at, look, played, sit_down
from tests.web.steam_up import open_table, take_step

MOST_STEPS = 400
MOST_QUESTIONS = 6  # of one purchase
PAYABLE = ".stack[data-lit] .worth.payable"
TURN = """() => getComputedStyle(document.querySelector('.steam-up .susan')).getPropertyValue('--steam-angle')"""

MEANT = "document.querySelector('.steam-up .susan').style.getPropertyValue('--steam-angle')"


def play_until(page: Page, stop: str) -> None:
    for step in range(MOST_STEPS):
        if not take_step(page, step, stop):
            return
    raise AssertionError(f"{stop} has not come in {MOST_STEPS} steps")


def test_a_whole_game_by_pointing(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, server.address, 2)
    expect(page.locator(".steam-up .stack")).to_have_count(6)
    play_until(page, ".over")
    expect(page.locator(".tallies > li")).to_have_count(2)
    expect(page.locator(".steam-up .menu")).to_have_count(2)
    check(page, "Steam Up, game over")


def point_at_a_steamer(page: Page) -> None:
    page.locator(f".stack[data-lit]:has({PAYABLE.split()[1]})").first.click()


def choose_a_purchase_by_its_words(page: Page) -> None:
    buying = page.locator("[data-say^=buy]:visible")
    expect(page.locator(".prompt .more").or_(buying).first).to_be_visible()
    if not buying.count():
        page.locator(".prompt .more").click()
    buying.first.click()


@pytest.mark.parametrize(
    ("scheme", "width", "players", "choose"),
    [("light", 375, 2, choose_a_purchase_by_its_words), ("dark", 1280, 3, point_at_a_steamer)],
)
def test_a_purchase_is_shown_before_it_is_confirmed(
    server: ServerProcess, visitor: Visitor, scheme: str, width: int, players: int, choose: Callable[[Page], None]
) -> None:
    page = visitor(server.address, width=width, color_scheme=scheme)
    open_table(page, server.address, players)
    check(page, "Steam Up, choosing a zodiac")
    play_until(page, PAYABLE)
    check(page, "Steam Up, my turn")
    choose(page)
    worth = page.locator(".stack[data-picked] .worth").inner_text().strip("+?")
    expect(page.locator(".preview .sum > b")).to_contain_text(worth)
    expect(page.locator(".prompt .primary")).to_be_visible()
    check(page, "Steam Up, a steamer is picked")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".prompt .primary").click()
    bought = page.locator(".rail .log li", has_text="You buy the steamer")
    for step in range(MOST_QUESTIONS):  # a card that helps, which tokens pay
        if not bought.count():
            take_step(page, step)
    expect(bought.first).to_be_attached()


def test_the_table_turns(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)  # nobody watches the films until then
    open_table(page, server.address, 2)
    play_until(page, ".spin[data-lit]")
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Settings").click()
    page.locator("input[name=speed][value=normal]").check()
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => parseFloat(({TURN})()) === parseFloat({MEANT})")  # it may still turn from before
    before = page.evaluate(TURN)
    page.locator(".spin[data-at='spin:0']").dblclick()
    page.wait_for_function(f"(before) => parseFloat(({TURN})()) === parseFloat(before) + 90", arg=before)


def cards_of(record: Record, question: Question) -> tuple[int, int]:
    """How many lie face up before who is asked, and how many they hold."""
    state: Any = replay(record, upto=question.ply).state
    return state.face_up[question.seat].bit_count(), state.hand[question.seat].bit_count()


@pytest.mark.parametrize(("players", "seed", "least"), [(2, 20261119, (2, 9)), (5, 20261134, (3, 13))])
def test_many_cards_have_room_below_those_that_lie_face_up(
    server: ServerProcess, browser: Browser, players: int, seed: int, least: tuple[int, int]
) -> None:
    asked, record = played("steam-up", players, seed)
    turns = [question for question in asked if question.step == "turn"]
    fullest = max(turns, key=lambda question: cards_of(record, question))
    assert cards_of(record, fullest) >= least
    page = sit_down(browser, lay(server, {fullest: left_at(record, fullest)})[fullest], fullest, "en")
    for size in ("1024x768", "1280x800"):
        assert look(page, size) == []
    page.context.close()


@pytest.mark.parametrize("text", ["normal", "large"])
def test_eight_cards_have_room_below_three_actions_done(server: ServerProcess, browser: Browser, text: str) -> None:
    asked, record = played("steam-up", 2, 20261213)
    exchanging = next(question for question in asked if (question.ply, question.step) == (245, "exchanging"))
    assert cards_of(record, exchanging) == (1, 8)
    page = sit_down(browser, lay(server, {exchanging: left_at(record, exchanging)})[exchanging], exchanging, "en", text)
    assert look(page, "1024x768") == []
    page.context.close()
