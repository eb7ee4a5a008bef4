"""What the others did: a film that can be skipped, and a recap step by step, also after coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web import past
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import take_turn

# A film does not wait for who looks away: a caption, with the plate of whoever acts lit.
FILMED = """() => new MutationObserver(() => {
    window.filmed ||= Boolean(document.querySelector('.prompt.film .captioned p')?.textContent
        && document.querySelector('.plate[data-beat]'));
}).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })"""


def at_my_turn(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.address}/t/{past.play(page, bots=2, plies=36)}")
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()


def step_through(page: Page) -> list[str]:
    """All steps of the recap, until it goes back to the game by itself."""
    page.get_by_role("button", name="Since your last turn").click()
    where = page.locator(".again .where")
    expect(where).to_be_visible()
    told: list[str] = []
    for number in range(1, int(where.inner_text().split("/")[1]) + 1):
        expect(where).to_contain_text(f"{number} /")
        expect(page.locator(".board [data-beat]")).not_to_have_count(0)  # where it was
        told.append(page.locator(".again .captioned").inner_text())
        page.get_by_role("button", name="Next step").click()
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    return told


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_the_others_did_is_shown_and_can_be_seen_again(
    server: ServerProcess, visitor: Visitor, motion: str
) -> None:
    page = visitor(server.address, reduced_motion=motion)
    at_my_turn(page, server)
    page.evaluate(FILMED)
    turns = page.locator(".rail .log .whose").count()
    take_turn(page)
    page.wait_for_function("() => window.filmed")
    while not page.locator(".prompt.mine .answers button").count():
        page.keyboard.press("Escape")
    page.wait_for_function("turns => document.querySelectorAll('.rail .log .whose').length >= turns", arg=turns + 3)
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    told = step_through(page)
    assert len(told) >= 2
    page.reload()
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    assert step_through(page) == told
    page.keyboard.press("s")
    expect(page.locator(".again")).to_be_visible()
    check(page, "recap")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_line_of_the_log_lights_its_place(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    at_my_turn(page, server)
    line = page.locator(".rail .log li", has_text="plays").last
    expect(page.locator(".rail .log .whose")).not_to_have_count(0)
    line.hover()
    expect(page.locator(".board [data-beat]")).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(".board [data-beat]")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator("dialog .log li", has_text="plays").last.click()
    expect(page.locator("dialog")).to_have_count(0)  # it lay over the board
    expect(page.locator(".board [data-beat]")).not_to_have_count(0)
