"""Languages, spectators, phones, rules and refusals."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from kaizhuo.games.dnup.view.drawn import outlooks
from kaizhuo.play.match import Match
from kaizhuo.server.session.ids import new_table_id
from kaizhuo.server.web.cookies import COOKIE
from tests.server.twins import TOKENS, prepare
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import open_table, point_at, take_turn, wait_for_turn

MINE = re.compile("You (play|add)")  # what the log says of me, whichever set a card goes to


def speak(page: Page, language: str) -> None:
    page.locator(".top-tools button").last.click()
    page.locator(f"input[name=language][value={language}]").check()
    page.keyboard.press("Escape")


def test_three_languages_in_one_game(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    wait_for_turn(page)
    lines = page.locator(".rail .log li")
    expect(lines.first).to_contain_text("Round 1 begins.")
    count = lines.count()
    for language, began, asked, settings in (
        ("zh-Hant", "第1輪開始。", "輪到你了", "設定"),
        ("zh-Hans", "第1轮开始。", "轮到你了", "设置"),
        ("en", "Round 1 begins.", "Your turn", "Settings"),
    ):
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(lines.first).to_contain_text(began)
        expect(page.locator(".question")).to_contain_text(asked)
        assert lines.count() == count
        assert page.locator(".top a:not([title]), .top button:not([title])").count() == 0
        expect(page.locator(".top button").last).to_have_attribute("title", settings)
    take_turn(page)
    wait_for_turn(page)


@pytest.mark.parametrize(("lang", "title"), [("en", "Sit down"), ("zh-Hant", "請坐"), ("zh-Hans", "请坐")])
def test_the_first_page_speaks_the_readers_language(
    server: ServerProcess, visitor: Visitor, lang: str, title: str
) -> None:
    page = visitor(server.address, lang)
    expect(page.locator("h1")).to_contain_text(title)
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_a_spectator_sees_what_is_public(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    wait_for_turn(page)
    looker = visitor(page.url)
    expect(looker.locator(".other")).to_have_count(4)
    expect(looker.get_by_text("You are watching")).to_be_visible()
    expect(looker.locator(".hand")).to_have_count(0)
    expect(looker.locator(".answers button")).to_have_count(0)
    hands = page.locator(".others .count").all_inner_texts()
    expect(looker.locator(".others .count")).to_have_text([str(page.locator(".hand .card").count()), *hands])
    take_turn(page)
    wait_for_turn(page)
    expect(looker.locator(".rail .log li").filter(has_text="Guest")).not_to_have_count(0)
    looker.set_viewport_size({"width": 360, "height": 740})
    assert looker.evaluate("document.documentElement.scrollWidth") == 360


def test_a_dead_link_says_so_and_what_to_do_next(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table does not exist")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.locator(".box")).not_to_have_count(0)


def test_a_full_table_is_looked_on(server: ServerProcess, visitor: Visitor) -> None:
    host = visitor(server.address)
    open_table(host, friends=True, players=2)
    link = host.get_by_label("Link to this table").input_value()
    second, third = visitor(link), visitor(link)
    second.get_by_role("button", name="Sit here").click()
    expect(second.locator(".hand .card")).to_have_count(13)
    expect(third.get_by_text("You are watching")).to_be_visible()


def test_rules_stand_beside_the_board_and_can_be_searched(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False)
    wait_for_turn(page)
    number = page.locator(".rail .log .rule-link").first
    expect(number).to_have_css("opacity", "0")
    page.locator(".rail .log li").first.hover()
    expect(number).to_have_css("opacity", "1")
    number.click()
    expect(page.locator(".numbered.current")).to_have_attribute("data-rule", "DN-1")
    page.get_by_role("searchbox").fill("golden")
    expect(page.locator(".numbered")).to_have_count(1)
    expect(page.locator(".numbered")).to_contain_text("DN-13")


def test_every_move_is_also_a_button(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False)
    wait_for_turn(page)
    more = page.locator(".answers .more")
    if more.count():
        count = int(re.findall(r"\d+", more.inner_text())[-1])
        more.click()
        expect(page.locator(".moves button")).to_have_count(count)
        page.locator(".moves button").first.click()
    else:
        page.locator(".answers button").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".prompt .primary").click()
    wait_for_turn(page)


def test_who_wants_the_red_button_never_plays_by_tapping(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False)
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Tap, then the red button").check()
    page.keyboard.press("Escape")
    card = page.locator(".hand [data-lit]").first
    card.dblclick(position={"x": 14, "y": 20})
    expect(page.locator("[data-picked]")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text(MINE)
    card.click(position={"x": 14, "y": 20})
    page.locator(".prompt .primary").click()
    expect(page.locator(".log")).to_contain_text(MINE)


def single_that_beats() -> tuple[Match, str]:
    """A table of d'nup at which seat 0 can beat somebody's single card, and the mark of the card that does it."""
    rng = random.Random(5)
    match = Match.new("dnup", ["Ann", "Bo", "Cy", "Di"], {}, bytes(32))
    while True:
        seat = match.awaited()[0]
        for each in outlooks(match.observe(0).seen, 0):
            if each.to == each.owner and len(each.at) == 1:
                return match, each.at[0]
        match.submit(seat, rng.choice(match.observe(seat).options))


@pytest.mark.parametrize("width", [390, 1280])
def test_whose_set_is_beaten_and_comes_back_is_said_before(server: ServerProcess, visitor: Visitor, width: int) -> None:
    match, card = single_that_beats()
    table = new_table_id()
    prepare(str(server.folder / "tables.db"), [(table, match.record())])
    page = visitor("about:blank", width=width, height=844)
    page.context.add_cookies([{"name": COOKIE, "value": TOKENS[0], "url": server.address}])
    page.goto(f"{server.address}/t/{table}")
    wait_for_turn(page)
    point_at(page, card)
    expect(page.locator(".dnup .outlook")).to_contain_text("is beaten and goes back to their hand as")
    expect(page.locator(".dnup .place.leaves")).to_have_count(1)
    check(page, "d'nup, a set would be beaten")
    page.locator(".prompt .primary").click()
    expect(page.locator(".rail .log li", has_text="is beaten and goes back to their hand")).not_to_have_count(0)
    expect(page.locator(".dnup .outlook")).to_have_count(0)


SMALL = """() => [...document.querySelectorAll('.prompt button, .top :is(a, button), .sorting button')]
    .filter((target) => target.offsetParent && Math.min(target.offsetWidth, target.offsetHeight) < 44)
    .map((target) => target.ariaLabel || target.textContent)"""


def test_on_a_phone_nothing_is_cut_off_and_thumbs_hit(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=375, height=812, has_touch=True, is_mobile=True)
    open_table(page, friends=False, letters=8)
    for _ in range(3):
        if wait_for_turn(page) == "over":
            break
        assert page.evaluate("() => document.documentElement.scrollWidth") == 375
        assert page.evaluate(SMALL) == []
        steps = page.evaluate("""() => [...document.querySelectorAll('.fan')].flatMap((fan) => {
            const slots = [...fan.children].map((slot) => slot.getBoundingClientRect());
            return slots.slice(1).map((slot, i) => Math.max(slot.left - slots[i].left, slot.top - slots[i].top));
        })""")
        assert all(step > 40 for step in steps), steps
        take_turn(page)


def test_a_refusal_names_the_rule_and_opens_it(server: ServerProcess, visitor: Visitor) -> None:
    """Somebody between the page and the server makes the move illegal."""
    page = visitor(server.address)

    def spoil(line: WebSocketRoute) -> None:
        def to_server(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent["type"] == "act":
                sent["say"] = "take 0"
            onward.send(json.dumps(sent))

        onward = line.connect_to_server()
        line.on_message(to_server)

    page.route_web_socket(re.compile("/ws/"), spoil)
    open_table(page, friends=False)
    wait_for_turn(page)
    page.locator("[data-say=flip]").click()
    refused = page.locator(".refused")
    expect(refused).to_contain_text("DN-14")
    expect(refused).to_contain_text("You may not take your own set")
    refused.locator(".rule-link").click()
    expect(page.locator(".numbered.current")).to_have_attribute("data-rule", "DN-14")
    expect(page.locator(".prompt.mine .answers button")).not_to_have_count(0)


def test_a_move_is_taken_back(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, letters=8)
    wait_for_turn(page)
    hand = page.locator(".hand .card")
    before = hand.evaluate_all("(cards) => cards.map((card) => card.dataset.turn)")
    page.locator("[data-say=flip]").click()
    wait_for_turn(page)
    page.get_by_role("button", name=re.compile("ake back")).click()
    expect(page.locator(".rail .log li").filter(has_text="You flip")).to_have_count(0)
    wait_for_turn(page)
    assert hand.evaluate_all("(cards) => cards.map((card) => card.dataset.turn)") == before


def test_thirteen_cards_fit_on_the_table(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, friends=False, players=2)
    expect(page.locator(".hand .card")).to_have_count(13)
    outside = page.evaluate("""() => {
        const table = document.querySelector('.board').getBoundingClientRect();
        return [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect())
            .filter((box) => box.left < table.left || box.right > table.right).length;
    }""")
    assert outside == 0


MOVED = """() => {
    window.moved = new Set();
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.moved.add(this.dataset.piece);
        return animate.apply(this, given);
    };
}"""


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_travel_where_they_were_played_unless_the_reader_wants_stillness(
    server: ServerProcess, visitor: Visitor, motion: str, moves: bool
) -> None:
    page = visitor(server.address, reduced_motion=motion)
    open_table(page, friends=False, letters=8)
    wait_for_turn(page)
    page.evaluate(MOVED)
    hand = set(page.evaluate("() => [...document.querySelectorAll('.hand [data-piece]')].map((c) => c.dataset.piece)"))
    take_turn(page)
    expect(page.locator(".rail .log li").filter(has_text="You ")).not_to_have_count(0)
    while not page.locator(".prompt.mine .answers button, .over").count():
        page.keyboard.press("Escape")
    assert bool(hand & set(page.evaluate("() => [...window.moved]"))) is moves
