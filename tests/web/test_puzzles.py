"""A puzzle in the browser: answered wrong, then right, on the board of a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from kaizhuo.games import load_game
from kaizhuo.play.puzzle import puzzles
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor

PHONE = {"width": 390, "height": 844}


def act(page: Page, sentence: str) -> None:
    """Point at everything that a move is about, and confirm it."""
    words = load_game("dnup").words
    for mark in words.marks(words.parse(sentence)):
        page.locator(f".board [data-at~='{mark}']").first.click()
    page.locator(f".prompt .primary[data-say='{sentence}']").click()


def test_a_puzzle_is_answered_wrong_and_then_right(server: ServerProcess, visitor: Visitor) -> None:
    puzzle = next(one for one in puzzles("dnup") if one.kind == "best" and one.tried[1].say.startswith("play "))
    page = visitor(f"{server.address}/puzzles/dnup/{puzzle.name}", **PHONE)
    expect(page.locator(f".puzzle[data-asked='{puzzle.ply}']")).to_be_visible()
    act(page, puzzle.tried[1].say)
    held = page.locator(".remark.refused")
    expect(held).to_contain_text(f"{100 * puzzle.tried[1].value:.0f}%")
    held.get_by_role("button", name="Close").click()
    act(page, puzzle.tried[0].say)
    solved = page.locator(".lesson-end")
    expect(solved).to_contain_text("Right!")
    solved.get_by_role("button", name="Why").click()
    expect(page.locator(".sheet .reasons")).to_contain_text(f"{100 * puzzle.tried[0].value:.0f}%")
    check(page, "a puzzle solved")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f"a.solved[href='/puzzles/dnup/{puzzle.name}']")).to_be_visible()
    check(page, "all puzzles")


def test_the_puzzle_of_the_day_is_a_step_from_the_front_page(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address, **PHONE)
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator(".puzzle[data-asked]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".remark.hinted")).to_be_visible()
