"""A whole game of Cleocatra by clicking, and what helps to choose."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visitor

MOST_STEPS = 600
STATE = """() => document.querySelector('.over') ? 'over'
    : document.querySelector('.prompt.mine .answers button') ? 'mine' : 'other'"""
BEST = """() => [...document.querySelectorAll('.cleocatra .worth')].map((mark) => +mark.textContent)"""


def open_table(page: Page, players: int, bot: str = "level1", *, advanced: bool = False) -> None:
    page.get_by_role("link", name="Play against bots: Cleocatra").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(f"bot:{bot}")
    if advanced:
        page.get_by_label("Advanced rules").check()
    page.locator("form button[type=submit]").click()


def wait_for_turn(page: Page) -> str:
    page.wait_for_function(f"() => document.querySelector('.cleocatra') && ({STATE})() !== 'other'", timeout=60_000)
    return str(page.evaluate(STATE))


def take_step(page: Page) -> None:
    """Lay where there is light; rescue where it is worth it; scout; else point at something and see."""
    places = page.locator(".place[data-lit=near]")
    if places.count():
        places.nth(places.count() // 2).click()
        return
    rescues = page.locator("[data-tile][data-lit=near][aria-label*='rescue scores']")
    scout = page.locator(".answers [data-say=scout]")
    if rescues.count() and max(page.evaluate(BEST), default=0) > 1:
        best = max(page.evaluate(BEST))
        page.locator(f"[data-tile][data-lit=near][aria-label*='rescue scores {best}']").first.click()
        if page.locator(".answers [data-say^=rescue]").count():
            page.locator(".answers [data-say^=rescue]").first.click()
    elif scout.count():
        scout.click()
    else:
        tiles = page.locator("[data-tile][data-lit=near]")
        if tiles.count():
            tiles.last.click()
        if page.locator("[data-picked]").count() or not tiles.count():
            page.locator(".answers button").first.click()


def settle(page: Page) -> None:
    """Until what was said has been answered."""
    page.wait_for_function("() => !document.querySelector('.sending')")


def test_a_whole_game_by_clicking(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, 2)
    for _ in range(MOST_STEPS):
        if wait_for_turn(page) == "over":
            break
        take_step(page)
        settle(page)
    expect(page.locator(".over li")).to_have_count(2)
    scores = [int(text) for text in page.locator(".cleocatra .score").all_inner_texts()]
    assert max(scores) >= 23
    expect(page.locator(".cleocatra .token")).to_have_count(2)


def test_what_a_rescue_would_score_is_shown_before_it_is_done(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, width=375, height=812)
    open_table(page, 3, advanced=True)
    while not page.locator("[data-tile][data-lit][aria-label*='rescue scores']").count():
        assert wait_for_turn(page) == "mine"
        take_step(page)
        settle(page)
    tile = page.locator("[data-tile][data-lit][aria-label*='rescue scores']").first
    tile.focus()
    expect(page.locator(".preview .sum > b")).to_have_text(f"= {points_in(tile.get_attribute('aria-label'))}")
    expect(page.locator(".tile.rescued")).to_have_count(1)
    assert_accessible(page)


def points_in(label: str | None) -> str:
    return (label or "").split("rescue scores ")[1].split(",")[0]


def assert_accessible(page: Page) -> None:
    wrong = Axe().run(page).response["violations"]
    told = [(rule["id"], [node["html"][:200] for node in rule["nodes"]][:3]) for rule in wrong]
    assert not told


def test_places_are_in_reading_order_named_by_their_neighbours(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_table(page, 4)
    wait_for_turn(page)
    if not page.locator(".place[data-lit]").count():
        page.locator(".answers [data-say=scout]").click()
    places = page.locator(".place[data-lit]")
    expect(places).not_to_have_count(0)
    boxes = places.evaluate_all("all => all.map((place) => [place.offsetTop, place.offsetLeft])")
    assert boxes == sorted(boxes)
    assert all(" beside " in str(place.get_attribute("aria-label")) for place in places.all())
    assert_accessible(page)
    places.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    expect(page.locator(".cleocatra .drawn")).to_have_count(0)
