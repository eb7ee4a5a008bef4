"""Flatiron in the browser: a duel and a game against Burnham, from the draft to the last line of the scoring."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import past
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.flatiron import open_flatiron, play
from tests.web.frame import SETTLED
from tests.web.playing import hold

# Words of answers that are cut in the row beside the way to the others; one alone may be, as the way leads to it.
CUT = """() => {
    const answers = [...document.querySelectorAll('.prompt .answers [data-say]:not([hidden])')];
    const cut = answers.filter(({ lastElementChild: words }) => words.scrollHeight > words.clientHeight + 1);
    return answers.length > 1 ? cut.map((answer) => answer.innerText) : [];
}"""
# Whether each number of the score track ends before the next one begins.
APART = """() => [...document.querySelectorAll('.flatiron .track .ten')].map((ten) => ten.getBoundingClientRect())
    .every((box, i, all) => i === 0 || all[i - 1].right < box.left)"""
ALWAYS = {"side", "location", "deed", "card", "half"}


def check_the_scoring(page: Page) -> None:
    """What the points were for adds up, for Burnham too; the building has its roof."""
    expect(page.locator(".tallies > li")).to_have_count(2)
    for tally in page.locator(".tallies > li").all():
        lines = tally.locator(".shares b").all_inner_texts()
        total = tally.locator(".points").inner_text()
        assert sum(int(line.replace("−", "-")) for line in lines) == int(total.replace("−", "-"))
    expect(page.locator(".flatiron .roof")).to_have_count(1)


def test_a_duel_by_pointing(server: ServerProcess, visitor: Visitor) -> None:
    """The rest as fast as it goes, and unseen: the game against Burnham is pointed through to its end."""
    page = visitor(server.address, height=1400)
    open_flatiron(page, server.address, 2)
    assert play(page, 60) >= ALWAYS
    table = page.url
    page.goto(server.address)
    past.finish(page, table.rpartition("/")[2])
    page.goto(table)
    check_the_scoring(page)
    check(page, "Flatiron, game over")


def test_a_whole_solo_game_by_pointing(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, lang="zh-Hant", width=375, color_scheme="dark")
    open_flatiron(page, server.address, 1)
    assert play(page) >= ALWAYS
    expect(page.locator(".flatiron .burnham .his-card")).to_have_count(9)
    check_the_scoring(page)
    check(page, "Flatiron alone, game over")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".flatiron .track .ten").last).to_be_visible()
    assert page.evaluate(APART), "numbers of the track run together"


@pytest.mark.parametrize(("scheme", "width"), [("light", 375), ("dark", 1280)])
def test_nothing_is_wrong_for_a_screen_reader(server: ServerProcess, visitor: Visitor, scheme: str, width: int) -> None:
    page = visitor(server.address, width=width, color_scheme=scheme)
    open_flatiron(page, server.address, 2)
    expect(page.locator(".side[data-lit]")).to_have_count(4)
    check(page, "Flatiron, the draft")
    play(page, 12)
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    check(page, "Flatiron, my turn")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_column_shows_what_is_done_next_and_skipped(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_flatiron(page, server.address, 2)
    page.locator(".side[data-lit]").first.dblclick()
    place = page.locator(".place:not(.street-CITY_HALL)[data-lit]").first
    place.dblclick()
    expect(page.locator(".place[data-lit]")).to_have_count(1)
    page.locator(".place[data-lit]").dblclick()
    stages = page.locator(".course .stage")
    expect(stages).to_have_count(2)
    expect(page.locator(".course .is-next [data-lit]")).to_have_count(1)
    assert page.locator(".course .is-waiting, .course .is-skipped").count() == 1
    expect(page.locator(".course .is-next .stage-face")).to_have_attribute("aria-label", re.compile("^Next: "))


def test_a_phone_opens_the_sheet_that_is_asked_about(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=390, height=844)
    open_flatiron(page, server.address, 2)
    expect(page.locator(".flatiron .draft")).to_be_visible()
    page.locator(".side[data-lit]").first.dblclick()
    place = page.locator(".street .place[data-lit]").first
    expect(place).to_be_visible()
    expect(page.locator(".answers .more")).to_be_visible()
    for width in range(360, 540, 20):  # the answers leave room for it
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(SETTLED)
        assert page.evaluate(CUT) == [], f"{width} px wide"
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".own .cell .formula").first).to_be_hidden()
    page.locator(".own .unfold").click()
    expect(page.locator(".own .cell .formula").first).to_be_visible()
    expect(place).to_be_hidden()
    page.locator(".to-streets").click()
    place.hover()
    expect(page.locator(".outlook .opens")).to_have_count(2)
    page.locator(".own .warehouse").first.hover()
    expect(page.locator(".explain")).to_contain_text("costs $")
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_be_hidden()


def test_a_finger_that_stays_asks_and_chooses_nothing(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=390, height=844, has_touch=True, is_mobile=True)
    open_flatiron(page, server.address, 2)
    side = page.locator(".side[data-lit]").first
    hold(page, side)
    expect(page.locator("[data-picked]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".explain")).to_be_hidden()
    side.tap(position={"x": 60, "y": 12})
    expect(page.locator("[data-picked]")).to_have_count(1)


def test_what_an_answer_would_bring_is_shown_while_it_is_pointed_at(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_flatiron(page, server.address, 2)
    page.locator(".side[data-lit]").first.dblclick()
    page.locator(".street .place[data-lit]").first.dblclick()
    page.locator(".answers [data-say^=take]").hover()
    expect(page.locator(".outlook")).to_contain_text("+$2")
    page.locator(".answers [data-say^=activate]").focus()
    expect(page.locator(".outlook .opens")).to_have_count(2)
