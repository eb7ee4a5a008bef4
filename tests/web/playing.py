"""How a person plays d'nup with a mouse: by pointing at cards and pressing the red button."""

from __future__ import annotations

from collections import defaultdict

from playwright.sync_api import Locator, Page, expect

CARDS = (
    """() => [...document.querySelectorAll('.hand [data-lit]')].map((card) => [card.dataset.at, +card.dataset.turn])"""
)
STATE = """() => document.querySelector('.over') ? 'over'
    : document.querySelector('.prompt.mine .answers button') ? 'mine' : 'other'"""


def open_table(page: Page, *, friends: bool, players: int = 4, letters: int = 2, bot: str = "level1") -> None:
    """From the front page to the table."""
    page.get_by_role("link", name=f"{'Invite friends' if friends else 'Set up a table'}: d'nup").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    if not friends:
        for seat in range(2, players + 1):
            page.get_by_label(f"Seat {seat}").select_option(f"bot:{bot}")
    page.get_by_label("Letters to win").fill(str(letters))
    page.locator("form button[type=submit]").click()


def wait_for_turn(page: Page) -> str:
    """Until I am asked or the game is over."""
    asked = f"() => document.querySelector('.dnup') && ({STATE})() !== 'other'"
    page.wait_for_function(asked, timeout=60_000, polling=20)
    return str(page.evaluate(STATE))


def tap(page: Page, x: float, y: float) -> None:
    """A tap, and what is then offered by the red button is done."""
    page.mouse.click(x, y)
    confirm(page)


DRAWN = "await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def confirm(page: Page) -> None:
    """Once it is drawn what was tapped."""
    page.evaluate(f"async () => {{ {DRAWN}; document.querySelector('.prompt.mine .primary')?.click() }}")


def hold(page: Page, piece: Locator) -> None:
    """A finger stays on it until something is said, and leaves."""
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(12, box["height"] / 2)}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(".explain")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def point_at(page: Page, mark: str) -> None:
    page.locator(f".hand [data-at='{mark}']").click(position={"x": 14, "y": 20})


def take_turn(page: Page) -> None:
    """The largest set that can be played; else the hand is flipped; else whatever the first button says."""
    groups: dict[int, list[str]] = defaultdict(list)
    for mark, value in page.evaluate(CARDS):
        groups[value].append(mark)
    for value in sorted(groups, key=lambda v: (-len(groups[v]), -v)):
        for mark in groups[value]:
            point_at(page, mark)
        if page.locator(".prompt .primary").count():
            page.locator(".prompt .primary").click()
            break
        page.keyboard.press("Escape")
    else:
        flip = page.locator(".answers [data-say=flip]")
        (flip if flip.count() else page.locator(".answers button")).first.click()
        confirm(page)
