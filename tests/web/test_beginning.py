"""Before the game: the front page, a table for beginners, the form, the waiting room, the rules without a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaizhuo.games import game_names
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.frame import FAULTS
from tests.web.test_around import set_up

OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((one) => one.textContent)"""


# Buttons and links that show no word, and do not say what they are when they are pointed at.
NAMELESS = """() => [...document.querySelectorAll('button, a')].filter((one) => one.checkVisibility()
    && !one.innerText.trim() && !one.closest('[title]')?.title).map((one) => one.outerHTML)"""


def whole(page: Page, selector: str) -> None:
    """All of it on the first screen, and nothing beyond its sides."""
    expect(page.locator(selector).first).to_be_visible()
    assert page.evaluate(OUTSIDE, selector) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
def test_all_games_are_on_one_screen(server: ServerProcess, visitor: Visitor, lang: str) -> None:
    page = visitor(server.address, lang, newcomer=True)
    expect(page.locator(".box-text")).to_have_count(len(game_names()))
    for width, height in ((1440, 900), (1280, 800), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        whole(page, ".box .primary")
        whole(page, ".facts")


def test_a_newcomer_plays_by_what_the_game_has_for_beginners(server: ServerProcess, visitor: Visitor) -> None:
    """At once, against easy bots; whoever has played a game to its end begins as others do."""
    page = visitor(server.address, newcomer=True)
    expect(page.locator(".for-first")).to_have_count(2)
    page.get_by_role("button", name="Play Flatiron against bots").click()
    expect(page.locator(".flatiron")).to_be_visible()
    expect(page.locator(".question")).to_be_focused()
    page.get_by_role("button", name="Around the table").click()
    expect(page.locator(".sheet .chair.bot")).to_have_count(1)
    page.goto(f"{server.address}/?game=flatiron")
    expect(page.get_by_label("First game")).to_be_checked()
    old = visitor(f"{server.address}/?game=flatiron")
    expect(old.get_by_label("First game")).not_to_be_checked()
    old.goto(server.address)
    expect(old.locator(".box-text")).to_have_count(len(game_names()))
    expect(old.locator(".for-first")).to_have_count(0)


def test_the_form_never_hides_its_button(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/?game=cheers")
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for place in (0, 10_000):
            page.evaluate("(place) => scrollTo(0, place)", place)
            whole(page, "form button[type=submit]")


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
def test_the_largest_text_fits_the_smallest_phone(server: ServerProcess, visitor: Visitor, lang: str) -> None:
    page = visitor(server.address, lang, 320, 640)
    page.evaluate("localStorage['kaizhuo.settings'] = JSON.stringify({ text: 'larger' })")
    for place in ("", "?mine", "rules/cheers", "learn", "puzzles", *(f"?game={game}" for game in game_names())):
        page.goto(f"{server.address}/{place}")
        expect(page.locator("main :is(h1, h2, legend):visible").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        assert page.evaluate("document.documentElement.scrollWidth") == 320, place
        assert page.evaluate(FAULTS, ".setup .start .primary") == [], place
    page.goto(f"{server.address}/?game=dnup&with=friends")
    page.locator("form button[type=submit]").click()
    link = page.locator(".copy input").input_value()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    guest = visitor(link, lang, 320, 640)
    expect(guest.locator(".sit-down .primary")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth") == 320


def test_the_smallest_phone_holds_a_table_for_who_watches(server: ServerProcess, visitor: Visitor) -> None:
    """Who plays has six tools beside the seal, who watches has seven."""
    ann = visitor(server.address, width=320, height=640)
    ann.get_by_role("button", name="Play Cheers against bots").click()
    expect(ann.locator(".prompt.mine .answers button").first).to_be_visible()
    for page in (ann, visitor(ann.url, width=320, height=640)):
        expect(page.locator(".board:not([aria-busy])")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == 320
        assert page.evaluate(FAULTS, ".top :is(.home, .top-tools button)") == []


def test_a_guest_is_first_offered_a_seat(server: ServerProcess, visitor: Visitor) -> None:
    """Ann opens her table to all; the code of its link, the rules and the chat are on one screen.  Bo finds it on the
    front page, with a phone, and asks her to wait."""
    ann = visitor(server.address)
    set_up(ann, server.address, "cleocatra", ["me", "open", "open", "bot:level1"])
    ann.get_by_label("Your name at the table").fill("Ann of the open table")
    ann.locator("form button[type=submit]").click()
    ann.get_by_role("checkbox", name="Show this table on the front page").check()
    expect(ann.get_by_role("img", name="QR code of the link")).to_be_visible()
    whole(ann, ".waiting :is(.chairs, .copy, .qr svg, .meanwhile)")
    expect(ann.locator(".meanwhile .numbered").first).to_be_in_viewport()
    check(ann, "waiting room of the host")
    bo = visitor(server.address, width=390, height=844)
    bo.get_by_role("link", name="Ann of the open table").click()
    seat = bo.get_by_role("button", name="Sit down")
    expect(seat).to_be_visible()
    assert seat.bounding_box()["y"] < 300  # type: ignore[index]
    expect(bo.locator(".chair.bot button")).to_have_class("quiet")
    check(bo, "waiting room of a guest")
    bo.get_by_label("Your name at the table").fill("Bo")
    seat.click()
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Say something").fill("hello")
    bo.keyboard.press("Enter")
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".chat-text")).to_have_text("hello")
    check(ann, "chat in the waiting room")
    ann.get_by_role("tab", name="How to play").click()
    expect(ann.locator(".numbered")).not_to_have_count(0)
    ann.get_by_role("button", name="Let a bot take the free seat").click()
    for page in (ann, bo):
        expect(page.locator(".cleocatra")).to_be_visible()


OPEN = """() => fetch('/api/tables', { method: 'POST', body: JSON.stringify(
    { game: 'dnup', seats: ['me', 'open'], nickname: 'Ann' }) }).then((answer) => answer.ok)"""


def test_my_tables_stand_at_the_top_two_on_a_phone_and_all_on_their_own_page(
    server: ServerProcess, visitor: Visitor
) -> None:
    page = visitor(server.address, width=390, height=844)
    assert all(page.evaluate(OPEN) for _ in range(3))
    page.reload()
    expect(page.locator(".front > .tables .row:visible")).to_have_count(2)
    page.get_by_role("link", name="All my tables").click()
    expect(page.locator(".mine .row:visible")).to_have_count(3)


def test_every_icon_says_what_it_is(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=390, height=844)
    expect(page.locator(".box-text")).to_have_count(len(game_names()))
    assert page.evaluate(NAMELESS) == []
    page.get_by_role("button", name="Play d'nup against bots").click()
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    assert page.evaluate(NAMELESS) == []
    for leaf in ("l", "c", "r", "?"):
        page.keyboard.press(leaf)
        expect(page.locator("dialog")).to_be_visible()
        assert page.evaluate(NAMELESS) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_rules_are_read_without_a_table(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/rules/dnup")
    expect(page.locator(".numbered").first).to_be_visible()
    check(page, "rules")
    page.goto(f"{server.address}/rules/dnup#DN-8")
    expect(page.locator(".numbered.current")).to_have_attribute("id", "DN-8")
    expect(page.locator("#DN-8")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("golden")
    expect(page.locator(".numbered")).to_have_count(1)
    page.goto(f"{server.address}/rules/chess")
    expect(page.get_by_role("heading", name="There is no such game here")).to_be_visible()


def test_language_text_and_screen_are_the_readers_choice(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    page.get_by_label("Language").select_option("zh-Hant")
    expect(page.get_by_role("heading", name="請坐，開桌了。")).to_be_visible()
    page.get_by_label("語言").select_option("en")
    size = "getComputedStyle(document.body).fontSize"
    before = page.evaluate(size)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Larger").check()
    assert page.evaluate(size) != before
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page, "settings in large print")
    page.get_by_role("checkbox", name="Full screen").click()
    page.wait_for_function("() => document.fullscreenElement === document.documentElement")
