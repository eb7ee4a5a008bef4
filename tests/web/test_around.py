"""Around the table: one device for several, stand-ins, chat, my turn, clocks, playing again, the archive."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kaizhuo.play.match import Match
from kaizhuo.server.web.cookies import COOKIE
from tests.server.twins import TOKENS, prepare
from tests.web.access import check
from tests.web.conftest import ServerProcess, Visitor
from tests.web.playing import confirm

SETTLED = """() => document.querySelector('.curtain, .over')
    || (document.querySelector('.prompt') && !document.querySelector('.sending')
        && (!document.querySelector('.prompt.mine') || document.querySelector('.prompt.mine .answers button')))"""

ASKED_HERE = """() => document.querySelector('.curtain')
    || (!document.querySelector('.sending') && document.querySelector('.prompt.mine .answers button'))"""


def set_up(page: Page, address: str, game: str, seats: list[str], **options: str) -> None:
    """A table by the form: "here" for somebody at the same device."""
    page.goto(f"{address}/?game={game}")
    page.get_by_role("radio", name=str(len(seats)), exact=True).check()
    for number, seat in enumerate(seats, start=1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(seat)
    for label, value in options.items():
        page.get_by_label(label.replace("_", " ")).fill(value)


def begin(page: Page) -> None:
    page.locator("form button[type=submit]").click()


def sit(page: Page, name: str) -> None:
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def move(page: Page) -> None:
    """Any move, by its button; until the page knows who is asked next."""
    expect(page.locator(".prompt.mine .answers button").first).to_be_visible()
    more = page.locator(".answers .more")
    if more.count():
        more.click()
        page.locator(".moves button").first.click()
    else:
        page.locator(".prompt.mine .answers button").first.click()
    confirm(page)
    page.wait_for_function(SETTLED)


def pass_turn(mover: Page, other: Page) -> None:
    """The first moves until the second is asked."""
    mover.wait_for_function(SETTLED)
    while mover.locator(".prompt.mine").count():
        move(mover)
    expect(other.locator(".prompt.mine")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "seats", "hand"),
    [("dnup", ["me", "here", "bot:level1"], ".hand .card"), ("cheers", ["me", "here"], ".card")],
)
def test_several_at_one_device(server: ServerProcess, visitor: Visitor, game: str, seats: list[str], hand: str) -> None:
    """Ann and Bo at one device.  The curtain hides every card, also in the page's own memory of it."""
    page = visitor(server.address, width=375, height=812)
    set_up(page, server.address, game, seats)
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_label("Name at seat 2").fill("Bo")
    check(page, "set-up with somebody at the same device")
    begin(page)
    curtain = page.locator(".curtain")
    seen: set[str] = set()
    while seen != {"Ann", "Bo"}:
        expect(curtain).to_be_visible()
        expect(page.locator(f".{game}, .card, .log")).to_have_count(0)
        lift = page.get_by_role("button", name="I am ")
        expect(lift).to_be_focused()
        if not seen:
            check(page, "curtain")
        name = lift.inner_text().strip().removeprefix("I am ")
        assert name in ("Ann", "Bo")
        lift.click()
        expect(page.locator(f".{game} {hand}")).not_to_have_count(0)
        if seen:
            page.get_by_role("button", name="Since your last turn").click()
            expect(page.locator(".again .captioned")).to_be_visible()
            expect(page.locator(f".{game} {hand}")).not_to_have_count(0)  # with one's own eyes
            page.get_by_role("button", name="Back to the game").click()
        while not page.wait_for_function(ASKED_HERE).evaluate("found => found.matches('.curtain')"):
            move(page)
        seen.add(name)
    page.reload()
    expect(curtain).to_be_visible()
    expect(page.locator(f".{game}, .card")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "variant"),
    [("dnup", {"Letters_to_win": "2"}, ("Letters to win", "5")), ("cleocatra", {}, ("Advanced rules", ""))],
)
def test_away_and_back_with_chat_and_a_clock(
    server: ServerProcess, visitor: Visitor, game: str, options: dict[str, str], variant: tuple[str, str]
) -> None:
    """Ann and Bo with a clock: they talk, Bo goes away and comes back, lets a bot play for him, they play again."""
    look = check if game == "dnup" else lambda *_: None  # these parts are the same for every game
    ann = visitor(server.address)
    set_up(ann, server.address, game, ["me", "open"], **options)
    ann.get_by_label("Your name at the table").fill("Ann")
    ann.get_by_role("radio", name="For the whole game").check()
    expect(ann.get_by_label("When time runs out")).to_be_visible()
    look(ann, "set-up with a clock")
    begin(ann)
    link = ann.get_by_label("Link to this table").input_value()
    bo = visitor(link, width=375, height=812)
    sit(bo, "Bo")
    expect(bo.locator(".plate .clock")).to_have_count(2)
    expect(ann.locator(".plate .clock.running")).to_have_count(1)
    # chat
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("<b>hello</b>")
    ann.keyboard.press("Enter")
    expect(bo.locator(".unread-button .unread")).to_have_text("1")
    bo.get_by_role("button", name="Chat").click()
    expect(bo.locator(".chat-text")).to_have_text("<b>hello</b>")
    look(bo, "chat")
    bo.get_by_text("Mute somebody").click()
    bo.get_by_role("checkbox", name="Ann").check()
    expect(bo.locator(".chat-text")).to_have_count(0)
    bo.get_by_role("button", name="Thank you!").click()
    expect(ann.locator(".bubble")).to_contain_text("Thank you!")
    bo.keyboard.press("Escape")
    # more time, a pause
    ann.get_by_role("button", name="Around the table").click()
    look(ann, "around the table")
    ann.get_by_role("button", name="Give a minute").click()
    ann.get_by_role("button", name="Ask for a pause").click()
    ann.keyboard.press("Escape")
    bo.get_by_role("button", name="Agree", exact=True).click()
    expect(ann.get_by_text("The game is paused.")).to_be_visible()
    ann.get_by_role("button", name="Resume").click()
    expect(bo.get_by_text("The game is paused.")).to_have_count(0)
    # away, when he is asked
    ann.wait_for_function(SETTLED)
    pass_turn(ann, bo)
    context = bo.context
    bo.close()
    expect(ann.locator(".plate .away")).to_be_visible()
    expect(ann.get_by_text("Bo is away")).to_be_visible()
    check(ann, "somebody is away")
    bo = context.new_page()
    bo.goto(link)
    # he is here, so he is asked
    ann.get_by_role("button", name="Around the table").click()
    ann.get_by_role("button", name="Ask to let a bot stand in").click()
    ann.keyboard.press("Escape")
    expect(ann.get_by_text("You asked whether a bot may play for Bo.")).to_be_visible()
    expect(bo.get_by_text("Ann asks whether a bot may play for you.")).to_be_visible()
    look(bo, "asked to let a bot play")
    bo.get_by_role("button", name="Agree", exact=True).click()
    ann.get_by_role("tab", name="Log").click()
    expect(ann.locator(".log")).to_contain_text("plays for Bo")
    expect(bo.get_by_text("A bot is playing for you.")).to_be_visible()
    look(bo, "stood in")
    # a bot plays for Ann as well, to the end
    ann.get_by_role("button", name="Around the table").click()
    ann.get_by_role("button", name="Let a bot play for me").click()
    ann.keyboard.press("Escape")
    for page in (ann, bo):
        expect(page.locator(".over")).to_be_visible()
        expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    eve = visitor(link)  # looks on
    # again, by other options
    ann.get_by_role("button", name="With other options").click()
    label, value = variant
    choose(ann.get_by_label(label), value)
    look(ann, "other options")
    ann.get_by_role("button", name="Propose to the others").click()
    expect(bo.locator(".changed")).to_contain_text(f"{label}: {value or 'yes'}")
    look(bo, "asked for a rematch")
    bo.get_by_role("button", name="Agree", exact=True).click()
    eve.get_by_role("link", name="To the next game").click()
    for page in (ann, bo, eve):
        expect(page.locator(".over")).to_have_count(0)
        expect(page.locator(f".{game} .plate")).not_to_have_count(0)
        expect(page.get_by_role("button", name="I am back")).to_have_count(0)
    assert ann.url == bo.url == eve.url != link


@pytest.mark.parametrize("game", ["dnup", "cleocatra"])
def test_seats_change_hands_while_the_game_is_on(server: ServerProcess, visitor: Visitor, game: str) -> None:
    """Bo asks for the place of a bot, gives the seat back, and another bot is seated."""
    ann = visitor(server.address)
    set_up(ann, server.address, game, ["me", "bot:level1"])
    begin(ann)
    expect(ann.locator(f".{game}")).to_be_visible()
    bo = visitor(ann.url)
    around = "Around the table"
    bo.get_by_role("button", name=around).click()
    bo.get_by_role("button", name="Ask for the bot’s seat").click()
    expect(bo.locator(".sheet").get_by_role("button", name="Never mind")).to_be_visible()
    expect(ann.get_by_text("asks for Bao’s seat")).to_be_visible()
    check(ann, "asked for a seat")
    ann.get_by_role("button", name="Agree", exact=True).click()
    bo.get_by_role("button", name="Leave my seat").click()
    check(bo, "leaving for good")
    expect(ann.locator(".log")).to_contain_text("takes Bao’s seat and can now see")
    bo.locator(".asked-undo").get_by_role("button", name="Leave my seat").click()
    expect(ann.locator(".log")).to_contain_text("leaves the table")
    ann.get_by_role("button", name=around).click()
    expect(ann.locator(".sheet .chair.open")).to_be_visible()
    check(ann, "a free seat")
    ann.locator(".sheet").get_by_label("Seat a bot").select_option("level2")
    ann.keyboard.press("Escape")
    expect(ann.locator(".log")).to_contain_text("takes the free seat")
    move(ann)
    expect(ann.locator(".prompt.mine .answers button").first).to_be_visible()


def choose(field: Locator, value: str) -> None:
    if value:
        field.fill(value)
    else:
        field.check()


def test_a_team_talks_apart_at_cheers(server: ServerProcess, visitor: Visitor) -> None:
    """Ann and Cy are a team; Bo, at Ann's own device, and one who looks on hear nothing of it."""
    ann = visitor(server.address)
    set_up(ann, server.address, "cheers", ["me", "here", "open", "bot:level1"])
    begin(ann)
    link = ann.get_by_label("Link to this table").input_value()
    cy, eve = visitor(link), visitor(link)
    sit(cy, "Cy")
    expect(ann.locator(".curtain, .cheers").first).to_be_visible()
    cy.get_by_role("tab", name="Chat").click()
    cy.get_by_label("My team").check()
    cy.get_by_label("Say something").fill("two gins")
    cy.keyboard.press("Enter")
    expect(cy.locator(".chat-team")).to_be_visible()
    check(cy, "team chat")
    eve.get_by_role("tab", name="Chat").click()
    expect(eve.get_by_text("Nobody has said anything yet.")).to_be_visible()
    expect(eve.get_by_text("can read but not write")).to_be_visible()
    expect(ann.get_by_text("two gins")).to_have_count(0)


# A browser whose page can be hidden, that shows its notices to the test, and counts how often a bell is rung.
BROWSER = """
    Object.assign(window, { away: false, notices: [], bells: 0, allows: 'denied' });
    Object.defineProperty(document, 'hidden', { get: () => window.away });
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        if (value === 660) window.bells++; // Hertz: the first stroke
        return set.call(this, value, at);
    };
    window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => (Notification.permission = window.allows);
        constructor(title, { body }) { window.notices.push(`${title} ${body}`); }
        close() {}
    };
"""


@pytest.mark.parametrize(("game", "name"), [("dnup", "d'nup"), ("cleocatra", "Cleocatra")])
def test_my_turn_is_seen_heard_and_noticed(server: ServerProcess, visitor: Visitor, game: str, name: str) -> None:
    ann = visitor(server.address)
    ann.context.add_init_script(BROWSER)
    set_up(ann, server.address, game, ["me", "open"])
    begin(ann)
    bo = visitor(ann.get_by_label("Link to this table").input_value())
    sit(bo, "Bo")
    expect(ann.locator(f".{game}")).to_be_visible()
    pass_turn(ann, bo)
    expect(ann).to_have_title(f"{name} · 開桌")
    # a bell, but no notices by default
    ann.evaluate("() => { window.away = true; window.bells = 0; }")
    pass_turn(bo, ann)
    expect(ann).to_have_title(f"● Your turn · {name} · 開桌")
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", re.compile("seal-turn"))
    assert ann.evaluate("[notices.length, bells]") == [0, 1]
    # off with one tap; and a browser that does not allow notices
    ann.get_by_role("button", name="Sounds").click()
    ann.get_by_role("button", name="Settings").click()
    sounds = ann.get_by_role("group", name="Sounds")
    expect(sounds.get_by_label("Off")).to_be_checked()
    assert ann.evaluate("bells") == 1
    notices = ann.get_by_label("Notify me when it is my turn")
    notices.click()
    expect(ann.get_by_role("alert")).to_be_visible()
    expect(notices).not_to_be_checked()
    check(ann, "settings")
    # one that does
    ann.evaluate("() => { window.allows = 'granted'; }")
    notices.check()
    sounds.get_by_label("On", exact=True).check()
    assert ann.evaluate("bells") == 2
    ann.keyboard.press("Escape")
    pass_turn(ann, bo)
    pass_turn(bo, ann)
    expect(ann).to_have_title(f"● Your turn · {name} · 開桌")
    assert ann.evaluate("bells") == 3
    (notice,) = ann.evaluate("notices")
    assert notice.startswith(f"Your turn {name}")
    # before one's eyes a sound is enough
    ann.evaluate("() => { window.away = false; }")
    pass_turn(ann, bo)
    pass_turn(bo, ann)
    expect(ann).to_have_title(f"● Your turn · {name} · 開桌")
    assert ann.evaluate("[notices.length, bells]") == [1, 4]
    mine = ann.context.new_page()
    mine.goto(f"{server.address}/?mine")
    expect(mine.locator(".row.turn")).to_have_count(1)
    expect(mine).to_have_title("● Your turn · My tables · 開桌")
    check(mine, "my tables")


def test_the_curtain_calls_who_is_next(server: ServerProcess, visitor: Visitor) -> None:
    """Ann and Bo at one device that was put aside: it rings when the curtain falls, not when it is lifted."""
    page = visitor(server.address)
    page.context.add_init_script(BROWSER)
    set_up(page, server.address, "dnup", ["me", "here"])
    page.get_by_label("Your name at the table").fill("Ann")
    page.get_by_label("Name at seat 2").fill("Bo")
    begin(page)
    page.get_by_role("button", name="Settings").click()
    page.evaluate("() => { window.allows = 'granted'; window.away = true; }")
    page.get_by_label("Notify me when it is my turn").check()
    page.evaluate("() => { window.bells = 0; }")
    page.keyboard.press("Escape")
    lift = page.get_by_role("button", name="I am ")
    first = lift.inner_text().strip().removeprefix("I am ")
    lift.click()
    expect(page.locator(".dnup .hand .card")).not_to_have_count(0)
    assert page.evaluate("[notices.length, bells]") == [0, 0]
    while not page.wait_for_function(ASKED_HERE).evaluate("found => found.matches('.curtain')"):
        move(page)
    turn = f"{'Bo' if first == 'Ann' else 'Ann'}’s turn"
    expect(page).to_have_title(f"● {turn} · d'nup · 開桌")
    assert page.evaluate("bells") == 1
    assert page.evaluate("notices") == [f"{turn} d'nup"]


def test_an_archived_table_is_kept_and_comes_back(server: ServerProcess, visitor: Visitor) -> None:
    """Nobody has touched these since 1970."""
    tables = {game: f"archived-{game}".ljust(22, "0") for game in ("dnup", "cleocatra")}
    records = [(table, Match.new(game, ["Ann", "Bo"], {}, bytes(32)).record()) for game, table in tables.items()]
    prepare(str(server.folder / "tables.db"), records)
    page = visitor(server.address)
    page.context.add_cookies([{"name": COOKIE, "value": TOKENS[0], "url": server.address}])
    for game, table in tables.items():
        page.goto(f"{server.address}/?mine")
        archive = page.locator(".archive")
        archive.locator("summary").click()
        check(page, "archive")
        archive.locator(f"a[href='/t/{table}']").click()
        expect(page.locator(f".{game}")).to_be_visible()
        page.goto(f"{server.address}/?mine")
        expect(page.locator(f".tables a[href='/t/{table}']")).to_be_visible()


def test_a_duel_ends_by_agreement(server: ServerProcess, visitor: Visitor) -> None:
    match = Match.new("flatiron", ["Ann", "Bo"], {}, bytes(32))
    for seat in match.awaited():
        match.submit(seat, match.observe(seat).options[0])
    table = "agreed-duel".ljust(22, "0")
    prepare(str(server.folder / "tables.db"), [(table, match.record())])
    ann, bo = visitor(server.address), visitor(server.address)
    for page, token in ((ann, TOKENS[0]), (bo, TOKENS[1])):
        page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
        page.goto(f"{server.address}/t/{table}")
        expect(page.locator(".flatiron")).to_be_visible()
    ann.get_by_role("button", name="Around the table").click()
    ann.get_by_role("button", name="Ask: End the game after this turn").click()
    ann.keyboard.press("Escape")
    expect(bo.get_by_text("Ann asks to end the game after this turn.")).to_be_visible()
    check(bo, "asked to end the game")
    bo.get_by_role("button", name="Agree", exact=True).click()
    expect(ann.locator(".log")).to_contain_text("Both agree: this turn is the last.")
