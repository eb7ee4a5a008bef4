"""Around the table: one device for several, stand-ins, chat, my turn, clocks, playing again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import take_turn, wait_for_turn
from tests.web.test_access import check


def set_up(page: Page, address: str, game: str, seats: list[str], **options: str) -> None:
    """A table by the form: "here" for somebody at the same device."""
    page.goto(f"{address}/?game={game}")
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, seat in enumerate(seats, start=1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(seat)
    for label, value in options.items():
        page.get_by_label(label.replace("_", " ")).fill(value)


def begin(page: Page) -> None:
    page.locator("form button[type=submit]").click()


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def test_several_at_one_device(server: ServerProcess, visitor: Visitor) -> None:
    """d'nup: two at one device and a bot.  The curtain hides every card, also in the page's own memory of it."""
    page = visitor(server.address, width=375, height=812)
    set_up(page, server.address, "dnup", ["me", "here", "bot:level1"])
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_label("Name at seat 2").fill("Bo")
    check(page, "set-up with somebody at the same device")
    begin(page)
    curtain = page.locator(".curtain")
    seen: set[str] = set()
    while seen != {"Ann", "Bo"}:
        expect(curtain).to_be_visible()
        expect(page.locator(".card")).to_have_count(0)
        expect(page.locator(".log")).to_have_count(0)
        lift = page.get_by_role("button", name="I am ")
        expect(lift).to_be_focused()
        if not seen:
            check(page, "curtain")
        name = lift.inner_text().strip().removeprefix("I am ")
        assert name in ("Ann", "Bo")
        lift.click()
        expect(curtain).to_have_count(0)
        while not curtain.is_visible() and wait_for_turn(page) == "mine":
            expect(page.locator(".hand .card")).not_to_have_count(0)
            take_turn(page)
            page.wait_for_function(
                "() => document.querySelector('.curtain') || (document.querySelector('.prompt.mine .answers button')"
                " && !document.querySelector('.sending'))"
            )
        seen.add(name)
    page.reload()
    expect(curtain).to_be_visible()
    expect(page.locator(".card")).to_have_count(0)


def test_away_and_back_with_chat_and_turns(server: ServerProcess, visitor: Visitor) -> None:
    """Ann and Bo at d'nup with a clock: they talk, Bo goes away, a bot plays for him, he comes back, they go on."""
    ann = visitor(server.address)
    set_up(ann, server.address, "dnup", ["me", "open"], Letters_to_win="2")
    ann.get_by_label("Your name at the table").fill("Ann")
    ann.get_by_role("radio", name="For the whole game").check()
    expect(ann.get_by_label("When it is up")).to_be_visible()
    check(ann, "set-up with a clock")
    begin(ann)
    link = ann.get_by_label("Link to this table").input_value()
    bo = visitor(link, width=375, height=812)
    sit(bo, "Bo")
    expect(bo.locator(".plate .clock")).to_have_count(2)
    expect(ann.locator(".plate .clock.running")).to_have_count(1)
    turn = ann if ann.locator(".plate.asked .you").count() else bo
    expect(turn).to_have_title("● Your turn · d'nup · 開桌")
    expect(turn.locator("link[rel=icon]")).to_have_attribute("href", re.compile("seal-turn"))
    ann.get_by_role("button", name="Settings").click()
    expect(ann.get_by_label("A sound when it is my turn")).not_to_be_checked()
    expect(ann.get_by_label("A notice from the device")).not_to_be_checked()
    check(ann, "settings")
    ann.keyboard.press("Escape")
    # chat
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("<b>hello</b>")
    ann.keyboard.press("Enter")
    expect(bo.locator(".unread-button .unread")).to_have_text("1")
    bo.get_by_role("button", name="Chat").click()
    expect(bo.locator(".chat-text")).to_have_text("<b>hello</b>")
    check(bo, "chat")
    bo.get_by_text("Mute somebody").click()
    bo.get_by_role("checkbox", name="Ann").check()
    expect(bo.locator(".chat-text")).to_have_count(0)
    bo.keyboard.press("Escape")
    # more time, a pause
    ann.get_by_role("button", name="Around the table").click()
    check(ann, "around the table")
    ann.get_by_role("button", name="Give a minute").click()
    ann.get_by_role("button", name="Ask for a pause").click()
    ann.keyboard.press("Escape")
    bo.get_by_role("button", name="Agree", exact=True).click()
    expect(ann.get_by_text("The game is paused.")).to_be_visible()
    ann.get_by_role("button", name="Go on").click()
    expect(bo.get_by_text("The game is paused.")).to_have_count(0)
    # away
    context = bo.context
    bo.close()
    expect(ann.locator(".plate .away")).to_be_visible()
    ann.get_by_role("button", name="Around the table").click()
    ann.locator(".sheet").get_by_role("button", name="Let a bot stand in").click()
    expect(ann.locator(".sheet .chair .bot")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.get_by_role("tab", name="Log").click()
    expect(ann.locator(".log")).to_contain_text("plays for Bo")
    # my tables
    bo = context.new_page()
    bo.goto(f"{server.address}/?mine")
    expect(bo.locator(".row")).to_have_count(1)
    check(bo, "my tables")
    bo.locator(".row").click()
    expect(bo.get_by_text("A bot is playing for you.")).to_be_visible()
    check(bo, "stood in")
    # a bot plays for Ann as well, to the end
    ann.get_by_role("button", name="Around the table").click()
    ann.get_by_role("button", name="Let a bot play for me").click()
    ann.keyboard.press("Escape")
    for page in (ann, bo):
        expect(page.locator(".over")).to_be_visible()
        page.get_by_role("button", name="I am back").click()
        expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    # again, by other variants
    ann.get_by_role("button", name="With other variants").click()
    ann.get_by_label("Letters to win").fill("5")
    check(ann, "other variants")
    ann.get_by_role("button", name="Propose to the others").click()
    expect(bo.locator(".changed")).to_contain_text("5")
    bo.get_by_role("button", name="Agree", exact=True).click()
    for page in (ann, bo):
        expect(page.locator(".over")).to_have_count(0)
        expect(page.locator(".dnup .hand .card")).not_to_have_count(0)
    assert ann.url == bo.url != link


def test_a_team_talks_apart_at_cheers(server: ServerProcess, visitor: Visitor) -> None:
    """Ann and Cy are a team; Bo, at Ann's own device, and one who looks on hear nothing of it."""
    ann = visitor(server.address)
    set_up(ann, server.address, "cheers", ["me", "here", "open", "bot:level1"])
    begin(ann)
    link = ann.get_by_label("Link to this table").input_value()
    cy, eve = visitor(link), visitor(link)
    sit(cy, "Cy")
    expect(ann.locator(".curtain, .cheers").first).to_be_visible()
    cy.get_by_role("tab", name="Chat").click()
    cy.get_by_label("My team").check()
    cy.get_by_label("Say something").fill("two gins")
    cy.keyboard.press("Enter")
    expect(cy.locator(".chat-team")).to_be_visible()
    check(cy, "team chat")
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.get_by_text("Nobody has said anything yet.")).to_be_visible()
    expect(eve.get_by_text("can read, not write")).to_be_visible()
    expect(ann.get_by_text("two gins")).to_have_count(0)
