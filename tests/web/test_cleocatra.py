"""A whole game of Cleocatra by clicking, and what helps to choose."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kaizhuo.games.cleocatra.box.tables import GOAL
from tests.web.access import check
from tests.web.cleocatra import take_step, wait_for_turn
from tests.web.conftest import ServerProcess, Visitor

MOST_STEPS = 600
RESCUE = "[data-tile][data-lit][aria-label*='rescue scores']"


def open_table(page: Page, players: int, bot: str = "level1", *, advanced: bool = False) -> None:
    page.get_by_role("link", name="Set up a table: Cleocatra").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(f"bot:{bot}")
    if advanced:
        page.get_by_label("Advanced rules").check()
    page.locator("form button[type=submit]").click()


def test_a_whole_game_by_clicking(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, 2, "level2")
    for _ in range(MOST_STEPS):
        if not take_step(page):
            break
    expect(page.locator(".tallies > li")).to_have_count(2)
    assert max(int(text) for text in page.locator(".cleocatra .score").all_inner_texts()) >= GOAL
    expect(page.locator(".cleocatra .token")).to_have_count(2)
    expect(page.locator(".cleocatra .plate .starter")).to_have_text("starting player")


def test_what_a_rescue_would_score_is_shown_before_it_is_done(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=375, height=812)
    open_table(page, 3, advanced=True)
    while take_step(page, stop=RESCUE):
        pass
    tile = page.locator(RESCUE).first
    tile.focus()
    expect(page.locator(".preview .sum > b")).to_have_text(f"= {points_in(tile.get_attribute('aria-label'))}")
    expect(page.locator(".tile.rescued")).to_have_count(1)
    check(page, "Cleocatra, what a rescue scores")


def points_in(label: str | None) -> str:
    return (label or "").split("rescue scores ")[1].split(",")[0]


IN_READING_ORDER = """() => [...document.querySelectorAll('.place[data-lit]')].every((place, i, all) => !i
    || all[i - 1].offsetTop < place.offsetTop
    || (all[i - 1].offsetTop === place.offsetTop && all[i - 1].offsetLeft < place.offsetLeft))"""


def test_places_are_in_reading_order_named_by_their_neighbours(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, color_scheme="dark")
    open_table(page, 4)
    wait_for_turn(page)
    if not page.locator(".place[data-lit]").count():
        page.locator(".pile[data-lit]").dblclick()
    places = page.locator(".place[data-lit]")
    expect(places).not_to_have_count(0)
    page.wait_for_function(IN_READING_ORDER)
    assert all(" beside " in str(place.get_attribute("aria-label")) for place in places.all())
    check(page, "Cleocatra, places")
    places.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    expect(page.locator(".cleocatra .drawn")).to_have_count(0)


STAGE = """() => { const stage = document.querySelector('.cleocatra .stage');
    return {side: document.querySelector('.cleocatra [data-tile]').offsetWidth, left: stage.scrollLeft,
        top: stage.scrollTop, room: stage.scrollWidth - stage.clientWidth}; }"""


def test_the_pyramid_grows_by_buttons_wheel_and_fingers_and_is_moved_by_dragging(
    server: ServerProcess, visitor: Visitor
) -> None:
    page = visitor(server.address, width=375, height=812, has_touch=True)
    open_table(page, 2)
    wait_for_turn(page)
    fits = page.evaluate(STAGE)
    for _ in range(4):
        page.get_by_role("button", name="Larger").click()
    large = page.evaluate(STAGE)
    assert large["side"] > 1.5 * fits["side"]
    assert large["room"] > 60
    ply = page.locator(".cleocatra .tile").count()
    box = page.locator(".cleocatra .stage").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y - 10, steps=4)
    page.mouse.up()
    assert page.evaluate(STAGE)["left"] == large["left"] + 50
    assert page.locator(".cleocatra .tile").count() == ply, "a drag is no click"
    page.keyboard.down("Control")
    page.mouse.wheel(0, 120)
    page.keyboard.up("Control")
    page.wait_for_function(f"() => ({STAGE})().side < {large['side']}")
    page.get_by_role("button", name="Fit").click()
    page.wait_for_function(f"() => ({STAGE})().side === {fits['side']}")
    pinch(page, x, y)
    page.wait_for_function(f"() => ({STAGE})().side > {1.5 * fits['side']}")


def pinch(page: Page, x: float, y: float) -> None:
    """Two fingers go apart."""
    fingers = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 30), ("touchMove", 40), ("touchMove", 80), ("touchEnd", 0)):
        points = [{"x": x - gap, "y": y}, {"x": x + gap, "y": y}] if gap else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
