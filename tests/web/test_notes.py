"""What is said beside the question lies over nothing that is mine, moves nothing, and can be closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, wait_for_turn

COVERED = """() => {
    const note = document.querySelector('.hinted').getBoundingClientRect();
    const covered = ({ top, bottom, left, right }) =>
        top < note.bottom && bottom > note.top && left < note.right && right > note.left;
    const mine = [...document.querySelectorAll('.hand .card, .prompt')];
    return mine.filter((one) => covered(one.getBoundingClientRect())).length;
}"""
PLACES = """() => ['.prompt', '.board', '.hand'].map((name) => {
    const { top, height } = document.querySelector(name).getBoundingClientRect();
    return [top, height];
})"""
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def ask(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_contain_text("A bot would do this")


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint_shows_its_move_and_covers_nothing_of_mine(
    server: ServerProcess, visitor: Visitor, screen: dict[str, int]
) -> None:
    page = visitor(server.address, **screen)
    open_table(page, friends=False)
    wait_for_turn(page)
    before = page.evaluate(PLACES)
    ask(page)
    assert page.evaluate(COVERED) == 0
    assert page.evaluate(PLACES) == before
    check(page, "hint")
    page.keyboard.press("Escape")
    expect(page.locator(".hinted, [data-picked]")).to_have_count(0)
    ask(page)
    page.locator(".hinted").get_by_role("button", name="Close").click()
    expect(page.locator(".hinted")).to_have_count(0)
    ask(page)
    red = page.locator(".prompt .primary")
    (red if red.count() else page.locator(".hinted .answer")).click()
    expect(page.locator(".hinted")).to_have_count(0)
    wait_for_turn(page)
