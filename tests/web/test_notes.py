"""What is said beside the question lies over nothing that is mine, moves nothing, and can be closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import past
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, wait_for_turn

COVERED = """(name) => {
    const note = document.querySelector(name).getBoundingClientRect();
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
    expect(page.locator(".hinted")).to_contain_text("Hint:")


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hint_shows_its_move_and_covers_nothing_of_mine(
    server: ServerProcess, visitor: Visitor, screen: dict[str, int]
) -> None:
    page = visitor(server.address, **screen)
    open_table(page, friends=False)
    wait_for_turn(page)
    before = page.evaluate(PLACES)
    ask(page)
    assert page.evaluate(COVERED, ".hinted") == 0
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


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_newcomer_has_a_coach_until_they_switch_it_off(
    server: ServerProcess, visitor: Visitor, screen: dict[str, int]
) -> None:
    page = visitor(server.address, newcomer=True, **screen)
    page.locator(".box[data-game='dnup'] .primary").click()
    wait_for_turn(page)
    coach = page.locator(".coach[role=status]")
    expect(coach).to_contain_text("A good idea:")
    expect(page.locator("[data-picked], .hinted")).to_have_count(0)
    assert page.evaluate(COVERED, ".coach") == 0
    assert coach.locator("p").evaluate("(words) => words.scrollHeight <= words.clientHeight + 1")
    check(page, "coach")
    if screen is PHONE:  # the header's last buttons are beside it
        page.get_by_role("button", name="Rules").click()
        expect(page.locator(".sheet .numbered").first).to_be_visible()
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_be_visible()
    expect(coach).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    coach.get_by_role("button", name="Coach off").click()
    expect(coach).to_have_count(0)
    page.locator(".top-tools button").last.click()
    switch = page.get_by_role("checkbox", name="A coach in my first games")
    expect(switch).not_to_be_checked()
    switch.click()
    page.keyboard.press("Escape")
    expect(coach).to_be_visible()


CUT = """() => {
    const row = document.querySelector('.answers.lined');
    const { left, right } = row.getBoundingClientRect();
    const buttons = [...row.querySelectorAll('button:not([hidden])')].map((one) => one.getBoundingClientRect());
    const outside = buttons.filter((one) => one.left < left - 1 || one.right > right + 1).length;
    const whole = [...row.querySelectorAll('[data-say]:not([hidden]) > span')].every(
        (one) => one.scrollHeight <= one.clientHeight + 1);
    const alone = row.querySelectorAll('[data-say]:not([hidden])').length === 1 && row.querySelector('.more');
    return outside || row.scrollWidth > row.clientWidth || !(whole || alone);
}"""


SCREENS = [(1280, 800, 96), (820, 1180, 96), (390, 844, 104), (844, 390, 56)]


@pytest.mark.parametrize(("width", "height", "strip"), SCREENS)
def test_the_strip_with_the_question_has_one_height(
    server: ServerProcess, visitor: Visitor, width: int, height: int, strip: int
) -> None:
    """Through six questions of Flatiron, whose answers are long, answered as the hint says."""
    page = visitor(server.address, width=width, height=height)
    table = past.play(page, "flatiron", bots=1, plies=1)
    page.goto(f"{server.address}/t/{table}")
    for _ in range(6):
        expect(page.locator(".prompt.mine .answers button:visible")).not_to_have_count(0)
        assert page.locator(".prompt").evaluate("(prompt) => prompt.offsetHeight") == strip
        assert not page.evaluate(CUT)
        ask(page)
        assert page.locator(".prompt").evaluate("(prompt) => prompt.offsetHeight") == strip
        assert not page.evaluate(CUT)
        red = page.locator(".prompt .primary")
        (red if red.count() else page.locator(".hinted .answer")).click()
        expect(page.locator(".hinted, .prompt .sending")).to_have_count(0)


def test_on_a_phone_the_answers_that_have_no_room_are_on_a_leaf(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=375, height=812, has_touch=True, is_mobile=True)
    open_table(page, friends=False)
    wait_for_turn(page)
    more = page.locator(".answers .more")
    count = int(more.locator("b").inner_text())
    more.click()
    expect(page.locator(".moves button")).to_have_count(count)
    page.locator(".moves button").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
