"""Whole games of d'nup, as people play them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, take_turn, wait_for_turn

MOST_TURNS = 500


def test_four_people_play_a_whole_game_by_clicking(server: ServerProcess, visitor: Visitor) -> None:
    host = visitor(server.address)
    open_table(host, friends=True)
    link = host.get_by_label("Link to this table").input_value()
    pages = [host]
    for name in ("Bao", "Chen", "Dai"):
        guest = visitor(link)
        guest.get_by_label("Your name at the table").fill(name)
        guest.get_by_role("button", name="Sit here").first.click()
        expect(guest.locator(".you").first).to_be_visible()
        pages.append(guest)
    for page in pages:
        expect(page.locator(".dnup .hand .card")).to_have_count(9)
    play_to_the_end(pages)
    for page in pages:
        expect(page.locator(".tallies > li")).to_have_count(4)
        expect(page.locator(".tallies .winner")).to_have_count(1)
    winners = [page for page in pages if page.get_by_text("You won!").count()]
    assert len(winners) == 1


def play_to_the_end(pages: list[Page]) -> None:
    """Each in turn; page and seat have the same number."""
    first = pages[0].locator(".plate.asked").get_attribute("data-seat-sign")
    for turn in range(int(first or 0), MOST_TURNS):
        page = pages[turn % len(pages)]
        if wait_for_turn(page) == "over":
            return
        take_turn(page)
    raise AssertionError(f"not over after {MOST_TURNS} turns")


def test_one_click_on_the_front_page_begins_a_game_against_bots(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    page.get_by_role("button", name="Play d'nup against bots").click()
    expect(page.locator(".dnup .hand .card")).to_have_count(9)
    expect(page.locator(".others .portrait")).to_have_count(3)


def test_a_rematch_is_a_new_table_with_the_same_set_up(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, players=5, bot="level2")
    for _ in range(MOST_TURNS):
        if wait_for_turn(page) == "over":
            break
        take_turn(page)
    old = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".over")).to_have_count(0)
    expect(page.locator(".dnup .hand .card")).not_to_have_count(0)
    expect(page.locator(".others .portrait")).to_have_count(4)
    assert page.url != old
