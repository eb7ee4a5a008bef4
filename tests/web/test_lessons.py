"""Lessons in the browser: played to their end on the board, on a phone and on a wide screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaizhuo.games import load_game
from kaizhuo.play.lesson import lesson_named, questions
from tests.web.conftest import ServerProcess, Visitor

PHONE = (390, 844)
WIDE = (1280, 800)


def show_and_do(page: Page, game: str, sentence: str) -> None:
    """Ask to be shown the move, and do it as it is shown: picked on the board, or by the button of the hint."""
    page.keyboard.press("h")
    hint = page.locator(".remark.hinted")
    expect(hint).to_be_visible()
    words = load_game(game).words
    if words.marks(words.parse(sentence)):
        page.locator(f".prompt .primary[data-say='{sentence}']").click()
    else:
        hint.locator("button.answer").click()


def tap_until(page: Page, wanted: str) -> None:
    """A tap goes on from what is to be watched."""
    page.evaluate(
        """async (wanted) => {
          while (!document.querySelector(wanted)) {
            document.querySelector(".playing")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            await new Promise(requestAnimationFrame);
          }
        }""",
        wanted,
    )


def play_to_the_end(page: Page, game: str, name: str = "first") -> None:
    lesson = lesson_named(game, name)
    for number in questions(lesson):
        tap_until(page, f".lesson[data-asked='{lesson.beats[number].ply}']")
        expect(page.locator(".ideas i.now")).to_have_count(1)
        asked = page.locator(".question")
        assert asked.evaluate("line => line.scrollHeight <= line.clientHeight + 2"), asked.inner_text()
        show_and_do(page, game, lesson.beats[number].accept[0])
    tap_until(page, ".lesson-end")


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("dnup", PHONE, "en"),
        ("cleocatra", WIDE, "zh-Hans"),
        ("cheers", PHONE, "zh-Hant"),
        ("flatiron", WIDE, "en"),
        ("steam-up", PHONE, "zh-Hans"),
    ],
)
def test_a_first_lesson_is_played_to_its_end(
    server: ServerProcess, visitor: Visitor, game: str, size: tuple[int, int], lang: str
) -> None:
    page = visitor(f"{server.address}/learn/{game}/first", width=size[0], height=size[1], lang=lang)
    play_to_the_end(page, game)
    page.locator(".lesson-end .primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".board [data-at]").first).to_be_attached()
    page.goto(f"{server.address}/learn")
    expect(page.locator(f"a[href='/learn/{game}/first'] .state.done")).to_be_visible()
