"""The rules with figures, and the player aid: read, searched, stepped through and printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor

PHONE = (390, 844)
WIDE = (1280, 800)


@pytest.mark.parametrize(
    ("size", "lang", "scheme", "typed"), [(PHONE, "zh-Hant", "dark", "更高"), (WIDE, "en", "light", "strictly higher")]
)
def test_rules_are_read_searched_and_stepped_through(
    server: ServerProcess, visitor: Visitor, size: tuple[int, int], lang: str, scheme: str, typed: str
) -> None:
    width, height = size
    page = visitor(f"{server.address}/rules/dnup#DN-8", lang=lang, width=width, height=height, color_scheme=scheme)
    expect(page.locator("#DN-8.current")).to_be_in_viewport()
    figure = page.locator("#figure-higher")
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".dnup [data-at='place:1'][data-beat]")).to_be_visible()
    assert figure.locator(".tries .no a").all_inner_texts() == ["DN-8"] * 3
    expect(figure.locator(".tries .yes")).to_have_count(3)
    # a step forward: Bo's 7 is back in his hand
    first = figure.locator("figcaption p:not([aria-hidden=true])").inner_text()
    figure.locator(".steps .primary").click()
    expect(figure.locator("figcaption p:not([aria-hidden=true])")).not_to_have_text(first)
    expect(figure.locator("[data-at='place:1'] .card")).to_have_count(0)
    expect(figure.locator(".tries")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page, "rules")
    # the words one types, in rules and in figures
    page.get_by_role("searchbox").fill(typed)
    expect(page.locator("#DN-8 mark").first).to_be_visible()
    expect(page.locator("#DN-16")).to_have_count(0)
    expect(figure).to_be_attached()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"\d"))
    page.get_by_role("searchbox").fill("")
    expect(page.locator("#DN-16")).to_be_attached()
    # a chapter and a number are places of their own
    page.locator(".chapters a").last.click()
    expect(page.locator("#DN-26")).to_be_in_viewport()
    page.locator("#DN-26 a").click()
    expect(page).to_have_url(re.compile("#DN-26$"))


def test_rules_are_printed_with_every_step(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/rules/dnup")
    expect(page.locator(".illustration")).to_have_count(11)
    expect(page.locator(".dnup").first).to_be_attached()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    steps = page.locator(".strip > li")
    expect(steps).to_have_count(23)
    boards = page.locator(".strip > li .dnup")
    expect(boards).to_have_count(23)
    assert min(boards.evaluate_all("all => all.map((one) => one.offsetWidth)")) > 300
    expect(page.get_by_role("searchbox")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(steps).to_have_count(0)


def test_a_player_aid_is_one_page_for_so_many_players(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/rules/cleocatra", width=390, height=844)
    page.get_by_role("link", name="Player aid").click()
    page.get_by_label("Players").select_option("4")
    expect(page.locator(".aid-sheet header")).to_contain_text("4 players")
    page.get_by_label("Variant").select_option(label="Advanced rules")
    expect(page).to_have_url(re.compile(r"/rules/cleocatra/aid\?seats=4&advanced=true$"))
    expect(page.locator(".aid-sheet")).to_contain_text("Bastet")
    check(page, "player aid")
    assert page.pdf(format="A4", print_background=True).count(b"/Type /Page\n") == 1
    page.locator(".aid-sheet .cited a").first.click()
    expect(page.locator("#CL-4.current")).to_be_in_viewport()


PIECES = {  # what is drawn, and how many of it there are
    "dnup": (".card", 40),
    "cleocatra": (".boxed-tile", 13),
    "cheers": (".card", 25),
    "flatiron": (".street-card", 32),
    "steam-up": (".zodiac-offer", 12),
}


def test_the_whole_box_is_drawn(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/rules/dnup", width=390, height=844, color_scheme="dark")
    page.get_by_role("link", name="What is in the box").click()
    for game, (drawn, count) in PIECES.items():
        page.goto(f"{server.address}/rules/{game}/box")
        expect(page.locator(f".boxed {drawn}")).to_have_count(count)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        check(page, f"the box of {game}")
