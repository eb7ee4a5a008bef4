"""Everything without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, wait_for_turn

MOST_TURNS = 400


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def turn_by_keys(page: Page) -> None:
    """The first thing that is lit, if it can be said; else the button numbered 1."""
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    for step in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"):
        page.keyboard.press(step)
        if page.locator(".prompt .primary").count():
            page.keyboard.press("1" if step == "ArrowRight" else "Enter")
            return
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    if page.locator(".prompt .primary").count():
        page.keyboard.press("1")


def test_a_whole_game_by_keyboard_alone(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    expect(page.locator(".box")).not_to_have_count(0)
    tab_to(page, "a[href='/?game=dnup']")
    page.keyboard.press("Enter")
    expect(page.locator("form")).to_be_visible()
    tab_to(page, "input[type=number]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_be_focused()
    for _ in range(MOST_TURNS):
        if wait_for_turn(page) == "over":
            break
        turn_by_keys(page)
    expect(page.locator(".tallies > li")).to_have_count(4)
    tab_to(page, ".over .primary")


def test_arrows_walk_among_what_is_lit(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, players=2, bot="level1")
    wait_for_turn(page)
    expect(page.locator(".question")).to_be_focused()
    page.keyboard.press("ArrowDown")
    lit = page.locator(".board [data-lit]:focus")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("role", "button")
    first = lit.get_attribute("data-at")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board [data-lit]:focus")).not_to_have_attribute("data-at", first or "")
    page.keyboard.press(" ")
    expect(page.locator("[data-picked]")).to_have_count(1)
    expect(page.locator("[data-picked]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_tab_passes_the_log_and_arrows_walk_in_it(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, players=4)
    wait_for_turn(page)
    log = page.locator(".rail .log")
    log.focus()
    first = log.locator(".rule-link").first
    while not first.evaluate("link => link === document.activeElement"):
        page.keyboard.press("ArrowUp")
    expect(first).to_have_css("opacity", "1")
    page.keyboard.press("ArrowDown")
    expect(log.locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(log.locator("details")).to_have_attribute("open", "")
    page.keyboard.press("Tab")
    expect(log.locator(":focus")).to_have_count(0)


def test_letters_open_log_rules_help_and_hint(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=900)
    open_table(page, friends=False, players=4)
    wait_for_turn(page)
    for key, title in (("l", "Log"), ("r", "Rules"), ("?", "Help")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_contain_text("Hint:")
