"""Cheers in the browser: a whole game by pointing at cards, drinks and shakers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visitor
from tests.web.test_access import check

MOST_TURNS = 400
STATE = """() => document.querySelector('.over') ? 'over'
    : document.querySelector('.prompt.mine .answers button') ? 'mine' : 'other'"""
# What is asked, and what may be pointed at.
PLAN = """() => {
    const marks = (which) => [...document.querySelectorAll(`${which}[data-lit]`)].map((found) => found.dataset.at);
    return {step: document.querySelector('.waiting.for-me .chips') ? 'overflow'
        : document.querySelector('.waiting.for-me') ? 'cheers' : 'turn',
        cards: marks('.cheers .card'), drinks: marks('.cheers .chip'), shakers: marks('.cheers .stand')};
}"""


def open_cheers(page: Page, address: str, players: int, bot: str = "level2") -> None:
    page.goto(f"{address}/?game=cheers")
    page.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(f"bot:{bot}")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".cheers .cylinder")).not_to_have_count(0)


def wait_for_turn(page: Page) -> str:
    page.wait_for_function(f"() => ({STATE})() !== 'other'", timeout=60_000)
    return str(page.evaluate(STATE))


def take_turn(page: Page, turn: int) -> str:
    """Point at things until something is said; what was asked is told."""
    plan = page.evaluate(PLAN)
    if plan["step"] == "turn":
        page.locator(f".cheers .card[data-at='{plan['cards'][turn % len(plan['cards'])]}']").first.click()
    if plan["step"] == "overflow":
        page.locator(f".waiting [data-at='{plan['drinks'][0]}']").click()
    else:
        lit = page.locator(".cheers .stand[data-lit=near]")
        lit.nth(turn % lit.count()).click()
    page.wait_for_function(f"() => ({STATE})() !== 'mine' || !document.querySelector('.sending')", timeout=30_000)
    return str(plan["step"])


def wait_for_own_turn(page: Page) -> None:
    """A cheers or an overflow that comes before it is settled."""
    for turn in range(MOST_TURNS):
        assert wait_for_turn(page) == "mine"
        if page.evaluate(PLAN)["step"] == "turn":
            return
        take_turn(page, turn)


def play_to_the_end(page: Page) -> set[str]:
    asked: set[str] = set()
    for turn in range(MOST_TURNS):
        if wait_for_turn(page) == "over":
            return asked
        asked.add(take_turn(page, turn))
    raise AssertionError(f"not over after {MOST_TURNS} turns")


def test_a_whole_game_by_pointing(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_cheers(page, server.address, 4)
    wait_for_own_turn(page)
    expect(page.locator(".cheers .card")).to_have_count(3)
    expect(page.locator(".cheers .stand")).to_have_count(4)
    expect(page.locator(".cheers .rack .token")).to_have_count(5)
    assert "turn" in play_to_the_end(page)
    check(page, "Cheers, game over")


@pytest.mark.parametrize(("scheme", "width", "players"), [("light", 375, 3), ("dark", 1280, 6)])
def test_nothing_is_wrong_for_a_screen_reader(
    server: ServerProcess, visitor: Visitor, scheme: str, width: int, players: int
) -> None:
    page = visitor(server.address, width=width, color_scheme=scheme)
    open_cheers(page, server.address, players)
    wait_for_own_turn(page)
    check(page, "Cheers, my turn")
    page.locator(".cheers .card[data-lit]").first.click()
    expect(page.locator(".cheers .card[data-picked]")).not_to_have_count(0)
    page.locator(".toasts button").click()
    check(page, "Cheers, a card is selected and the toasted cards are open")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_duel_has_a_shared_shaker(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_cheers(page, server.address, 2)
    wait_for_own_turn(page)
    page.locator(".cheers .card[data-lit]").first.click()
    page.locator(".cheers [data-shaker=shared]").click()
    expect(page.locator(".cheers [data-shaker=shared] .layer, .cheers .clink")).not_to_have_count(0)
