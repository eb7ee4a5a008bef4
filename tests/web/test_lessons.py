"""Lessons in the browser: played to their end on the board, on a phone and on a wide screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kaizhuo.games import load_game
from kaizhuo.play.lesson import lesson_named, questions
from kaizhuo.text.lessons import lesson_text
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.test_keyboard import tab_to

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


# What a sentence is about and nobody can see: not lit, on a closed sheet, or beyond the edge of the screen.
UNSEEN = """(marks) => marks.filter((mark) => {
    const [kind, name] = mark.split(':');
    const plate = kind === 'seat' ? `, [data-seat-sign="${name}"]` : '';
    const found = document.querySelectorAll(`.board [data-at~="${mark}"], .answer[data-say="${name}"]${plate}`);
    const inside = ({ top, bottom, left, right }) =>
        bottom > top && right > left && top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    return ![...found].some((one) => one.matches('[data-taught]') && inside(one.getBoundingClientRect()));
})"""


def play_to_the_end(page: Page, game: str, name: str = "first") -> None:
    lesson = lesson_named(game, name)
    for number in questions(lesson):
        tap_until(page, f".lesson[data-asked='{lesson.beats[number].ply}']")
        page.wait_for_function(f"(marks) => !({UNSEEN})(marks).length", arg=lesson.beats[number].light)
        expect(page.locator(".ideas i.now")).to_have_count(1)
        asked = page.locator(".question")
        assert asked.evaluate("line => line.scrollHeight <= line.clientHeight + 2"), asked.inner_text()
        show_and_do(page, game, lesson.beats[number].accept[0])
    tap_until(page, ".lesson-end")


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("dnup", PHONE, "en"),
        ("dnup", WIDE, "zh-Hant"),
        ("cleocatra", PHONE, "zh-Hant"),
        ("cleocatra", WIDE, "zh-Hans"),
        ("cheers", PHONE, "zh-Hant"),
        ("cheers", WIDE, "zh-Hans"),
        ("flatiron", PHONE, "zh-Hans"),
        ("flatiron", WIDE, "en"),
        ("steam-up", PHONE, "zh-Hans"),
        ("steam-up", WIDE, "en"),
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


# A sentence that is only watched goes on by itself, so what it shows is watched for.
WATCH = f"""(marks) => {{
    const unseen = {UNSEEN};
    const look = () => unseen(marks).length ? requestAnimationFrame(look) : (window.seen = true);
    look();
}}"""


def test_what_happens_on_a_closed_sheet_is_brought_into_sight(server: ServerProcess, visitor: Visitor) -> None:
    """On a phone the building lies on a sheet of its own, and Bo builds there while nobody is asked."""
    page = visitor(f"{server.address}/learn/flatiron/first", width=PHONE[0], height=PHONE[1])
    lesson = lesson_named("flatiron", "first")
    watched = next(beat for beat in lesson.beats if beat.id == "bo")
    before = [lesson.beats[number] for number in questions(lesson) if lesson.beats[number].ply < watched.ply]
    for beat in before:
        tap_until(page, f".lesson[data-asked='{beat.ply}']")
        if beat is before[-1]:
            page.evaluate(WATCH, watched.light)
        show_and_do(page, "flatiron", beat.accept[0])
    page.wait_for_function("() => window.seen")


def test_a_lesson_by_keyboard_alone_and_by_ear(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(f"{server.address}/learn")
    expect(page.locator("a[href='/learn/cheers/odd']")).to_be_visible()
    tab_to(page, "a[href='/learn/cheers/odd']")
    page.keyboard.press("Enter")
    lesson = lesson_named("cheers", "odd")
    expect(page.locator(".question")).to_be_focused()
    check(page, "lesson")
    for number in questions(lesson):
        beat = lesson.beats[number]
        expect(page.locator("#spoken")).to_have_text(lesson_text("en", lesson, beat.id))
        expect(page.locator(f".lesson[data-asked='{beat.ply}']")).to_be_attached()
        page.keyboard.press("h")
        expect(page.locator(".remark.hinted[role=status]")).to_be_visible()
        expect(page.locator(f".prompt .primary[data-say='{beat.accept[0]}']")).to_be_visible()
        page.keyboard.press("1")
        skip_by_keys(page, f".lesson-end, .lesson:not([data-asked='{beat.ply}'])[data-asked]")
    expect(page.locator("#spoken")).not_to_be_empty()
    tab_to(page, ".lesson-end .primary")


def skip_by_keys(page: Page, wanted: str) -> None:
    """Enter goes on from what is to be watched."""
    page.evaluate(
        """async (wanted) => {
          while (!document.querySelector(wanted)) {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
            await new Promise(requestAnimationFrame);
          }
        }""",
        wanted,
    )
