"""The end of every game: the result is a page that fits each screen, and closed it leaves the board to be seen."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from kaizhuo.bots.bot import BOT
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.games import game_names
from kaizhuo.play.record import Record
from kaizhuo.server.web.cookies import COOKIE
from kaizhuo.testing.tables import Table
from tests.server.twins import TOKENS, prepare
from tests.web.access import check
from tests.web.conftest import LOCALES, ServerProcess
from tests.web.frame import FAULTS, PROBE, SETTLED, SIZES, fewest_and_most

SEED = 5  # with which two at Cheers come to a draw, and one of five at d'nup wins a letter more than they need
SCREENS = ["360x740", "844x390", "820x1180", "1280x800"]
# Names that a plate does not show whole.
CUT = """() => [...document.querySelectorAll('.board .plate-name bdi')]
    .filter((name) => name.clientWidth && name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""
# Words and figures of the tallies that are cut, or beside the page.
BESIDE = """() => [...document.querySelectorAll('.tallies :is(bdi, .place, .points, .shares span, .shares b)')]
    .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth
        || one.scrollWidth > Math.max(one.clientWidth, one.offsetWidth) + 1).map((one) => one.textContent)"""
# A leaf rises on a narrow screen; some signs are never still.
STILL = """() => Promise.all(document.getAnimations()
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished))"""
# What was earned or paid, in a replay's caption, below its room.
LOW = """() => [...document.querySelectorAll('.happened .brief')].filter((one) => one.getBoundingClientRect().bottom
    > one.closest('.happened').getBoundingClientRect().bottom + 1).map((one) => one.textContent)"""
OPEN = ".sheet, .sheet-head h2, .sheet-head button, .sheet-foot :is(a, button)"
WHERE = ".scrubber .where"
CLOSED = ".prompt.over, .over .outcome, .over .next > *"


def finished(game: str, seats: int) -> Record:
    """Played at random by Ann and bots of two kinds."""
    match, rng = Table(game, seats, {}).match(SEED), Rng(SEED)
    while not match.over:
        state = match.state.copy()
        engine.bring_up(match.game, state, match.awaited()[0])
        match.submit(match.awaited()[0], engine.pick(match.game, state, rng))
    bots = [f"{BOT}level{1 + seat % 3}" for seat in range(1, seats)]
    return msgspec.structs.replace(match.record(), seats=["Ann", *bots], scores=None)


def at_the_end(
    server: ServerProcess, browser: Browser, game: str, seats: int, lang: str, scheme: Any, query: str = ""
) -> Page:
    """Ann's; close its context afterwards."""
    name = secrets.token_hex(11)
    prepare(str(server.folder / "tables.db"), [(name, finished(game, seats))])
    context = browser.new_context(locale=LOCALES[lang], reduced_motion="reduce", color_scheme=scheme)
    context.add_cookies([{"name": COOKIE, "value": TOKENS[0], "url": server.address}])
    context.add_init_script(path=PROBE)
    page = context.new_page()
    page.goto(f"{server.address}/t/{name}{query}")
    return page


def resize(page: Page, screen: str) -> None:
    width, height = SIZES[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(STILL)


@pytest.mark.parametrize("number", range(len(game_names())), ids=game_names())
def test_the_end_of_every_game(server: ServerProcess, browser: Browser, number: int) -> None:
    """With the fewest players or the most, in one of the languages, by day or by night, on four kinds of screen."""
    game, lang = game_names()[number], list(LOCALES)[number % 3]
    seats = fewest_and_most(game)[number % 2]
    page = at_the_end(server, browser, game, seats, lang, ["light", "dark"][number % 2])
    rivals = 1 if game == "flatiron" and seats == 1 else 0
    expect(page.locator(".tallies > li")).to_have_count(seats + rivals)
    won = game != "cheers"  # where nobody is first, nobody has a place
    expect(page.locator(".tallies > .winner")).to_have_count(1 if won else 0)
    expect(page.locator(".tally .place")).to_have_count(seats + rivals if won else 0)
    if game == "dnup":  # four are needed, and no plate shows a fifth
        assert {letters.locator("i").count() for letters in page.locator(".dnup .letters").all()} == {4}
        expect(page.locator(".dnup .letters b")).to_have_text("+1")
    check(page, f"the end of {game}")
    for screen in SCREENS:
        resize(page, screen)
        assert page.evaluate(FAULTS, OPEN) == [], f"{game}, {seats} players, {screen}, {lang}"
    page.keyboard.press("Escape")
    for screen in SCREENS:
        resize(page, screen)
        expect(page.locator(".over .primary")).to_be_visible()
        assert page.evaluate(FAULTS, CLOSED) == [], f"{game}, {seats} players, {screen}, {lang}, closed"
        assert page.evaluate(CUT) == [], f"{game}, {seats} players, {screen}, {lang}"
    if seats > 1:  # the others did something
        page.keyboard.press("s")
        expect(page.locator(".again .where")).to_contain_text("1 /")
        page.keyboard.press("Escape")
        expect(page.locator(".over .since")).to_be_visible()
    page.context.close()


def test_all_five_at_steam_up_and_what_their_points_were_for_are_within_the_page(
    server: ServerProcess, browser: Browser
) -> None:
    page = at_the_end(server, browser, "steam-up", 5, "en", "light")
    expect(page.locator(".tallies .tally bdi")).to_have_count(5)
    expect(page.locator(".tallies .tally .place")).to_have_count(5)
    expect(page.locator(".tallies .tally + .shares")).to_have_count(5)
    for screen in ("390x844", "1280x800"):
        resize(page, screen)
        assert page.evaluate(BESIDE) == [], screen
        assert page.evaluate(FAULTS, OPEN) == [], screen
    page.context.close()


@pytest.mark.parametrize("game", game_names())
def test_a_replay_leaves_the_board_its_room(server: ServerProcess, browser: Browser, game: str) -> None:
    """For as many as can play, in the middle and near the end; and what happened is told whole."""
    page = at_the_end(server, browser, game, fewest_and_most(game)[-1], "en", "light", "?replay=1")
    slider = page.get_by_role("slider")
    expect(slider).to_be_enabled()
    for part in (0.7, 0.95):
        slider.fill(str(int(int(slider.get_attribute("max") or 0) * part)))
        for screen in [*SCREENS, "1024x768"]:
            resize(page, screen)
            page.evaluate(SETTLED)
            where = f"{page.locator(WHERE).inner_text()}, {screen}"
            assert page.evaluate("boardFaults()") == [], where
            assert page.evaluate(LOW) == [], where
            if screen == "1280x800":  # beside the log, which was not to be seen until now
                expect(page.locator(".rail [aria-current]").last).to_be_in_viewport()
    page.context.close()
