"""Nobody is stuck, nothing is lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, take_turn, wait_for_turn

SEEN = """() => ({
    hand: [...document.querySelectorAll('.hand .card')].map((card) => card.dataset.at + card.dataset.turn).sort(),
    sets: [...document.querySelectorAll('.place')].map((place) => place.getAttribute('aria-label')),
    log: [...document.querySelectorAll('.rail .log li')].map((line) => line.textContent),
    prompt: document.querySelector('.question').textContent,
})"""

FLIPS = """() => [...document.querySelectorAll('.rail .log li > span')]
    .filter((line) => line.textContent.startsWith('You flip')).length"""


def play(page: Page, turns: int) -> None:
    for _ in range(turns):
        if wait_for_turn(page) == "over":
            return
        take_turn(page)
    wait_for_turn(page)


def test_a_lost_line_comes_back_to_the_same_seat_and_view(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    play(page, 2)
    before = page.evaluate(SEEN)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0, timeout=2_000)
    assert page.evaluate(SEEN) == before
    play(page, 1)


def test_a_move_made_while_the_line_is_lost_is_done_once(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    play(page, 1)
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    flip = page.locator("[data-say=flip]")
    flip.click()
    expect(page.locator(".sending")).to_be_visible()
    before = page.evaluate(FLIPS)
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    wait_for_turn(page)
    assert page.evaluate(FLIPS) == before + 1


def test_a_reload_and_a_second_tab_are_the_same_seat(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    play(page, 1)
    before = page.evaluate(SEEN)
    page.reload()
    wait_for_turn(page)
    assert page.evaluate(SEEN) == before
    second = page.context.new_page()
    second.goto(page.url)
    wait_for_turn(second)
    assert second.evaluate(SEEN) == before
    page.goto(server.address)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.locator(".row.turn")).to_contain_text("Your turn")


def test_the_server_is_killed_in_the_middle_of_a_game(own_server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(own_server.address)
    open_table(page, friends=False, letters=8)
    play(page, 2)
    before = page.evaluate(SEEN)
    own_server.kill()
    expect(page.locator(".lost")).to_be_visible()
    own_server.start()
    expect(page.locator(".lost")).to_have_count(0)
    wait_for_turn(page)
    assert page.evaluate(SEEN) == before
    play(page, 2)
