"""axe finds nothing wrong, on any screen, by day on a phone and by night on a wide screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, take_turn, wait_for_turn


@pytest.mark.parametrize(("scheme", "width"), [("light", 375), ("dark", 1280)])
def test_every_screen(server: ServerProcess, visitor: Visitor, scheme: str, width: int) -> None:
    page = visitor(server.address, width=width, color_scheme=scheme)
    expect(page.locator(".box")).not_to_have_count(0)
    check(page, "front page")
    page.get_by_role("link", name="Invite friends: d'nup").click()
    expect(page.locator("form")).to_be_visible()
    check(page, "set-up")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".chair.open")).to_have_count(3)
    check(page, "waiting room")
    for left in (2, 1, 0):
        page.get_by_label("Seat a bot").first.select_option("level2")
        expect(page.locator(".chair.open")).to_have_count(left)
    wait_for_turn(page)
    check(page, "my turn")
    page.locator(".hand [data-lit]").first.click(position={"x": 14, "y": 20})
    expect(page.locator("[data-picked]")).to_have_count(1)
    check(page, "something selected")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="All moves").click()
    expect(page.locator(".moves")).to_be_visible()
    check(page, "all moves")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    expect(page.locator(".lost")).to_be_visible()
    check(page, "a lost line")
    page.context.set_offline(False)
    expect(page.locator(".lost")).to_have_count(0)
    for key in ("l", "r", "?"):
        page.keyboard.press(key)
        check(page, f"key {key}")
        page.keyboard.press("Escape")
    page.locator(".top-tools button").last.click()
    check(page, "settings")
    page.keyboard.press("Escape")
    page.goto(f"{server.address}/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.locator(".message h1")).to_be_visible()
    check(page, "dead link")


def test_the_end_of_a_game_and_a_spectator(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, players=5, bot="level2")
    expect(page.locator(".dnup")).to_be_visible()
    looker = visitor(page.url)
    expect(looker.locator(".other")).to_have_count(5)
    check(looker, "looking on")
    while wait_for_turn(page) != "over":
        take_turn(page)
    check(page, "game over")


def test_what_happens_is_spoken(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    wait_for_turn(page)
    expect(page.locator("#spoken")).to_contain_text("Your turn")
    page.locator("[data-say=flip]").click()
    wait_for_turn(page)
    expect(page.locator("#spoken[aria-live=polite]")).not_to_be_empty()
