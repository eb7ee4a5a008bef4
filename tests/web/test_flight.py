"""Pieces in flight: held in the middle of it, they look as they did at rest."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from kaizhuo.bots.bot import make_bot
from kaizhuo.core.rng import Rng
from kaizhuo.play.match import Match
from kaizhuo.server.web.cookies import COOKIE
from tests.server.twins import TOKENS, prepare
from tests.web.conftest import ServerProcess, Visitor
from tests.web.test_cheers import open_cheers, wait_for_own_turn

LONGEST = 250  # decisions until the event has happened
NEAR = 1.5  # pixels
# What a piece looks like, and the first parts of it; and every flight: held at its start, in the middle, at its end.
WATCH = """
const STYLES = ['color', 'background-color', 'background-image', 'border-top-color', 'border-top-width', 'opacity',
    'border-bottom-left-radius', 'font-size', 'font-family', 'font-weight', 'fill', 'stroke', 'stroke-width'];
const look = (piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    const parts = [piece, ...piece.querySelectorAll('*')].slice(0, 16).map((part) => {
        const [box, style] = [part.getBoundingClientRect(), getComputedStyle(part)];
        const styles = STYLES.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return { box: [box.left - left, box.top - top, box.width, box.height], styles };
    });
    const kind = [...piece.classList].filter((name) => name !== 'ghost').join(' ');
    return { kind, box: [left + width / 2, top + height / 2, width, height], parts };
};
window.resting = () => Object.fromEntries(
    [...document.querySelectorAll('.board [data-piece]')].map((piece) => [piece.dataset.piece, look(piece)]));
const flights = window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const flight = animate.call(this, frames, timing);
    if (!this.closest('.board') || this.dataset.end) return flight;
    const held = (part) => {
        flight.pause();
        flight.currentTime = timing.delay + timing.duration * part;
        return look(this);
    };
    flights.push({ piece: this.dataset.piece ?? '', start: held(0), middle: held(0.5), end: held(0.99) });
    flight.currentTime = 0;
    flight.play();
    return flight;
};
"""
STILL = """() => document.querySelector('.board [data-piece]')
    && document.getAnimations().every((one) => !(one instanceof CSSTransition))"""


class Case(NamedTuple):
    game: str
    seats: int
    event: str
    leaves: list[str]  # of these kinds
    mine: bool = False


CASES = [
    Case("dnup", 4, "discarded", ["card"]),
    Case("cheers", 4, "toasted", ["card"], mine=True),
    Case("steam-up", 3, "bought", ["steamer", "chip"], mine=True),
    Case("steam-up", 3, "played", ["card"], mine=True),
    Case("flatiron", 2, "built-floor", ["notice"]),
    Case("flatiron", 2, "played", [], mine=True),
    Case("cleocatra", 3, "rescued", []),
]


def until(case: Case) -> tuple[Match, int]:
    """A game of bots, and the ply of the move of which the event tells."""
    match, bot = Match.new(case.game, [f"P{seat}" for seat in range(case.seats)], {}, bytes(32)), make_bot("level1")
    names = [event.name for event in match.game.words.events]
    for count in range(LONGEST):
        ply, now = match.ply, match.observe(match.awaited()[0])
        match.submit(now.viewer, bot.choose(match.game, now, Rng(count)))
        told = match.events[match.told_before(ply) : match.told_before(ply + 1)]
        if case.event in [names[event[0]] for event in told] and not (case.mine and now.viewer):
            return match, ply
    raise AssertionError(f"{case.event} has not happened after {LONGEST} decisions")


def watch_the_move(page: Page) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What lay on the board before the next step, and what flew with it."""
    page.wait_for_function(STILL)
    resting = page.evaluate("resting()")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => flights.length")
    return resting, page.evaluate("flights")


def check_dress(flight: dict[str, Any], resting: dict[str, Any]) -> None:
    """The piece that lay where the flight begins had the same look in all its parts, and it never grows."""
    start = flight["start"]
    alike = [piece for piece in resting.values() if piece["kind"] == start["kind"] and same_place(piece, start)]
    assert alike, f"no {start['kind']!r} lay at {start['box']}"
    check_parts(start, alike[0])
    for held in (flight["middle"], flight["end"]):
        assert all(size <= most + NEAR for size, most in zip(held["box"][2:], start["box"][2:], strict=True))


def check_parts(flying: dict[str, Any], lay: dict[str, Any]) -> None:
    for now, was in zip(flying["parts"], lay["parts"], strict=True):
        assert now["styles"] == was["styles"], flying["kind"]
        assert now["box"] == pytest.approx(was["box"], abs=NEAR), flying["kind"]


def same_place(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(one["box"] == pytest.approx(other["box"], abs=NEAR))


def check_size(flight: dict[str, Any], was: dict[str, Any] | None) -> None:
    """A piece that stays begins as large as it was; one that comes is never larger than where it comes to lie."""
    begin, middle, end = (flight[held]["box"][2] for held in ("start", "middle", "end"))
    if was is None:
        assert max(begin, middle) <= end * 1.05
    else:
        assert begin == pytest.approx(was["box"][2], rel=0.1)
        assert middle <= max(begin, end) * 1.1 or flight["piece"].startswith("card")  # a card may turn on its way


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.event}")
def test_what_flies_looks_as_it_lay(server: ServerProcess, visitor: Visitor, case: Case) -> None:
    match, ply = until(case)
    table = token_urlsafe(16)
    prepare(str(server.folder / "tables.db"), [(table, match.record())])
    for scheme in ("light", "dark"):
        page = visitor("about:blank", width=1920, height=1080, color_scheme=scheme, reduced_motion="no-preference")
        page.context.add_cookies([{"name": COOKIE, "value": TOKENS[0], "url": server.address}])
        page.add_init_script(WATCH)
        page.goto(f"{server.address}/t/{table}?replay={ply}")
        resting, flights = watch_the_move(page)
        left = [flight for flight in flights if not flight["piece"]]
        assert {flight["start"]["kind"].split()[0] for flight in left} >= set(case.leaves)
        for flight in left:
            check_dress(flight, resting)
        for flight in flights:
            if flight["piece"]:
                check_size(flight, resting.get(flight["piece"]))


def test_a_card_played_at_the_table_flies_and_is_gone(server: ServerProcess, visitor: Visitor) -> None:
    page = visitor("about:blank", reduced_motion="no-preference")
    page.add_init_script(WATCH)
    open_cheers(page, server.address, 4)
    wait_for_own_turn(page)
    card = page.locator(".cheers .card[data-lit]").first
    lay = page.evaluate("resting()")[card.get_attribute("data-piece")]
    card.click()
    page.locator(".cheers .stand[data-lit=near]").first.dblclick()
    flown = "() => flights.filter((flight) => !flight.piece && flight.start.kind.startsWith('card'))[0]"
    check_parts(page.wait_for_function(flown).json_value()["start"], lay)
    expect(page.locator(".flight")).to_have_count(0)
