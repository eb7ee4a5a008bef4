"""Cheers in the browser: a whole game by pointing at cards, drinks and shakers."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from kaizhuo.play.match import Match
from kaizhuo.server.web.cookies import COOKIE
from tests.server.twins import TOKENS, prepare
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import tap

MOST_CLICKS = 800
# When I am asked: what for, and where to click next; a shaker once a card is picked or cards are handed on.
NEXT = """async (click) => {
    const all = (found) => [...document.querySelectorAll(found)];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const pause = () => new Promise((done) => setTimeout(done, 20));
    const asked = () => document.querySelector('.cheers') && document.querySelector('.prompt.mine .answers button');
    while (!document.querySelector('.over') && (!asked() || document.querySelector('.sending'))) await pause();
    await frame(); await frame();
    if (document.querySelector('.over')) return null;
    const step = all('.waiting.for-me .chips').length ? 'overflow' : all('.waiting.for-me').length ? 'cheers' : 'turn';
    const starts = step === 'turn' && !all('[data-picked]').length;
    const which = step === 'overflow' ? '.waiting .chip' : starts ? '.card' : '.stand';
    const lit = all(`.cheers ${which}[data-lit=near]`);
    const target = lit[click % lit.length];
    if (!target) return {step, at: null};
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    return {step, at: [box.left + box.width / 2, box.top + box.height / 2]};
}"""


def open_cheers(page: Page, address: str, players: int, bot: str = "level2") -> None:
    page.goto(f"{address}/?game=cheers")
    page.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option(f"bot:{bot}")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".cheers .cylinder")).not_to_have_count(0)


def wait_for_own_turn(page: Page) -> None:
    """A cheers or an overflow that comes before it is settled."""
    for click in range(MOST_CLICKS):
        found = page.evaluate(NEXT, click)
        assert found is not None
        if found["step"] == "turn":
            return
        tap(page, *found["at"])


def play_to_the_end(page: Page) -> set[str]:
    asked: set[str] = set()
    for click in range(MOST_CLICKS):
        found = page.evaluate(NEXT, click)
        if found is None:
            return asked
        asked.add(found["step"])
        if found["at"]:
            tap(page, *found["at"])
    raise AssertionError(f"not over after {MOST_CLICKS} clicks")


def test_a_whole_game_by_pointing(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_cheers(page, server.address, 4)
    wait_for_own_turn(page)
    expect(page.locator(".cheers .card")).to_have_count(3)
    expect(page.locator(".cheers .stand")).to_have_count(4)
    expect(page.locator(".cheers .rack .token")).to_have_count(5)
    assert "turn" in play_to_the_end(page)
    check(page, "Cheers, game over")


def cheers_of_seat_0() -> Match:
    """A cheers in the shaker of seat 0 on somebody else's turn, after some random moves."""
    rng = random.Random(4)
    match = Match.new("cheers", ["Ann", "Bo", "Cy", "Di"], {}, bytes(32))
    while match.awaited() != [0] or match.state.at_turn(0) == 0:
        seat = match.awaited()[0]
        match.submit(seat, rng.choice(match.observe(seat).options))
    return match


def test_a_cheers_on_somebody_elses_turn_cannot_be_missed(server: ServerProcess, visitor: Visitor) -> None:
    prepare(str(server.folder / "tables.db"), [("cheers" * 3 + "0000", cheers_of_seat_0().record())])
    page = visitor(server.address, width=375, height=812)
    page.context.add_cookies([{"name": COOKIE, "value": TOKENS[0], "url": server.address}])
    page.goto(f"{server.address}/t/{'cheers' * 3}0000")
    call = page.locator(".waiting.for-me")
    expect(call.locator("strong")).to_have_text("The table is waiting for you")
    expect(call).to_be_in_viewport(ratio=1)
    expect(page.locator(".stand.asked")).to_have_attribute("data-shaker", "0")
    assert page.locator(".cheers .stand[data-lit]").count() in (2, 3)
    check(page, "Cheers, the table waits for me")
    page.locator(".cheers .stand[data-lit=near]").first.dblclick()
    expect(page.locator(".clink.two")).to_have_count(0)


@pytest.mark.parametrize(("scheme", "width", "players"), [("light", 375, 5), ("dark", 1280, 6)])
def test_nothing_is_wrong_for_a_screen_reader(
    server: ServerProcess, visitor: Visitor, scheme: str, width: int, players: int
) -> None:
    page = visitor(server.address, width=width, color_scheme=scheme)
    open_cheers(page, server.address, players)
    wait_for_own_turn(page)
    check(page, "Cheers, my turn")
    page.locator(".cheers .card[data-lit]").first.click()
    expect(page.locator(".cheers .card[data-picked]")).not_to_have_count(0)
    page.locator(".toasts button").click()
    check(page, "Cheers, a card is selected and the toasted cards are open")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_duel_has_a_shared_shaker(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor(server.address)
    open_cheers(page, server.address, 2)
    wait_for_own_turn(page)
    page.locator(".cheers .card[data-lit]").first.click()
    page.locator(".cheers [data-shaker=shared]").dblclick()
    expect(page.locator(".cheers [data-shaker=shared] .layer, .cheers .clink")).not_to_have_count(0)
