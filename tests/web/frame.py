"""One frame for every screen: tables at which something is asked, and whether all that matters there is in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

from kaizhuo.bots.bot import BOT, make_bot
from kaizhuo.core import engine
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import step_of
from kaizhuo.games import load_game
from kaizhuo.play.record import Record
from kaizhuo.server.session.ids import new_table_id
from kaizhuo.server.web.cookies import COOKIE
from kaizhuo.testing.tables import Table
from tests.server.twins import TOKENS, prepare
from tests.web.conftest import LOCALES, PLAYED, ServerProcess, remembering

SIZES = {
    "360x740": (360, 740),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "820x1180": (820, 1180),
    "1024x768": (1024, 768),
    "1280x800": (1280, 800),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "720x450": (720, 450),  # 1440 x 900 at 200 %
}
LANGS = list(LOCALES)
TEXTS = ["normal", "large", "larger"]
UNGUARDED: set[str] = set()  # whose boards do not fit every screen yet
PROBE = Path(__file__).parent / "frame.mjs"
DEALS = 3  # games that are looked through for questions
READY = "() => ['.prompt.mine .answers button', '.board:not([aria-busy])'].every((one) => document.querySelector(one))"
SETTLED = """() => document.fonts.ready.then(() => new Promise((done) => {
    const frames = (count) => count ? requestAnimationFrame(() => frames(count - 1)) : done();
    frames(3);
}))"""

# Which of the elements found, of a leaf or a strip, are outside the screen, covered, or too small to read; or whether
# the page is too wide.
FAULTS = """(found) => {
    const faults = [];
    for (const element of document.querySelectorAll(found)) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [what, size] = [element.className || element.localName, parseFloat(getComputedStyle(element).fontSize)];
        if (left === right) continue;  // not shown
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${what} outside`);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || !(element.contains(hit) || hit.contains(element))) faults.push(`${what} covered`);
        if (size > 0 && size < 12) faults.push(`${what} too small`);  // 0: its sign alone is shown
    }
    const wide = [document.documentElement, ...document.querySelectorAll('.sheet-body')];
    if (wide.some((one) => one.scrollWidth > one.clientWidth + 1)) faults.push('wider than it is');
    return faults;
}"""


class Question(NamedTuple):
    """A moment of a game at which somebody is asked."""

    game: str
    seats: int
    step: str
    seat: int  # who is asked
    ply: int
    options: int  # how many

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.step}"


class Found(NamedTuple):
    question: Question
    lang: str
    size: str
    faults: list[str]

    def __str__(self) -> str:
        where = f"{self.question} (ply {self.question.ply}), {self.size}, {self.lang}"
        return "\n".join(f"{where}: {fault}" for fault in self.faults)


def fewest_and_most(game: str) -> list[int]:
    counts = load_game(game).seat_counts
    return sorted({counts[0], counts[-1]})


def questions(game: str, seats: int, seed: int) -> dict[Question, Record]:
    """One for each kind of question in a few games of beginners: the one with the most to choose from."""
    best: dict[str, tuple[Question, Record]] = {}
    for deal in range(seed, seed + DEALS):
        asked, record = played(game, seats, deal)
        for question in asked:
            if question.step not in best or question.options > best[question.step][0].options:
                best[question.step] = question, record
    return {question: left_at(record, question) for question, record in best.values()}


def played(game: str, seats: int, seed: int) -> tuple[list[Question], Record]:
    """What beginners are asked in one game."""
    match, bot = Table(game, seats, {}).match(seed), make_bot("level1")
    asked = []
    while not match.over:
        now = match.observe(match.awaited()[0])
        step = match.game.words.steps[step_of(engine.asked_now(match.state))]
        asked.append(Question(game, seats, step, now.viewer, match.ply, len(now.options)))
        match.submit(now.viewer, bot.choose(match.game, now, Rng(match.ply)))
    return asked, match.record()


def left_at(record: Record, question: Question) -> Record:
    """Who is asked is a person, the others are bots."""
    seats = ["Ann" if seat == question.seat else f"{BOT}level2" for seat in range(question.seats)]
    return msgspec.structs.replace(record, seats=seats, moves=record.moves[: question.ply], scores=None)


def lay(server: ServerProcess, laid: dict[Question, Record]) -> dict[Question, str]:
    """Tables at which these questions are asked, by their addresses."""
    names = {question: new_table_id() for question in laid}
    prepare(str(server.folder / "tables.db"), [(names[question], record) for question, record in laid.items()])
    return {question: f"{server.address}/t/{name}" for question, name in names.items()}


def sit_down(browser: Browser, address: str, question: Question, lang: str, text: str = "normal", **more: Any) -> Page:
    """A browser of their own for who is asked; close its context afterwards."""
    context = browser.new_context(locale=LOCALES[lang], reduced_motion="reduce", **more)
    context.set_default_timeout(30_000)
    context.add_init_script(path=PROBE)
    context.add_init_script(remembering({**PLAYED, "text": text}))
    context.add_cookies([{"name": COOKIE, "value": TOKENS[question.seat], "url": address.partition("/t/")[0]}])
    page = context.new_page()
    page.goto(address)
    page.wait_for_function(READY)
    return page


def look(page: Page, size: str) -> list[str]:
    """What is wrong at that size of the screen."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("() => !document.querySelector('.lost')")  # a busy machine may lose the line for a moment
    page.evaluate(SETTLED)
    return [str(fault) for fault in page.evaluate("tableFaults()")]
