"""Pictures of every screen of the client: `python -m tests.web.screens FOLDER [en-dark ...]`, after `make client`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import launching
from tests.web.conftest import LOCALES, ServerProcess, remembering
from tests.web.playing import take_turn, wait_for_turn

SIZES = {"wide": (1440, 900), "phone": (375, 812)}
LOOKS = [("zh-Hant", "light"), ("en", "dark"), ("zh-Hans", "dark"), ("en", "light")]


class Camera:
    def __init__(self, page: Page, folder: Path, mark: str) -> None:
        self.page = page
        self.folder = folder
        self.mark = mark

    def take(self, screen: str, *, whole: bool = False) -> None:
        self.page.wait_for_timeout(250)
        self.page.screenshot(path=self.folder / f"{screen}-{self.mark}.png", full_page=whole)


def deal(page: Page, address: str, game: str, seats: int) -> None:
    page.goto(f"{address}/?game={game}")
    page.locator(f"input[name=count][value='{seats}']").check()
    page.locator("form button[type=submit]").click()
    page.locator(".prompt").wait_for()


def lobby(camera: Camera, address: str) -> None:
    page = camera.page
    page.goto(address)
    page.locator(".box").first.wait_for()
    camera.take("front", whole=True)
    page.goto(f"{address}/?game=dnup")
    page.locator("form").wait_for()
    camera.take("setup", whole=True)
    page.goto(f"{address}/?game=dnup&with=friends")
    page.locator("form button[type=submit]").click()
    page.locator(".chair.open").first.wait_for()
    camera.take("waiting", whole=True)
    page.goto(f"{address}/rules/dnup")
    page.locator(".numbered").first.wait_for()
    camera.take("rules-page")
    page.goto(f"{address}/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.locator(".message h1").wait_for()
    camera.take("gone")


def table(camera: Camera, address: str) -> None:
    page = camera.page
    deal(page, address, "dnup", 4)
    for _ in range(4):
        if wait_for_turn(page) != "over":
            take_turn(page)
    wait_for_turn(page)
    camera.take("table")
    cards = page.locator(".hand [data-lit=near]")
    if cards.count():
        cards.last.click(position={"x": 14, "y": 20})
    camera.take("picked")
    page.keyboard.press("Escape")
    if page.locator(".more").count():
        page.locator(".more").click()
        camera.take("moves")
        page.keyboard.press("Escape")
    for key, name in (("r", "rules"), ("?", "help")):
        page.keyboard.press(key)
        camera.take(name)
        page.keyboard.press("Escape")
    page.locator(".top-tools button").last.click()
    camera.take("settings")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    page.locator(".lost").wait_for()
    camera.take("lost")
    page.context.set_offline(False)


def other_tables(camera: Camera, address: str) -> None:
    page = camera.page
    deal(page, address, "dnup", 2)
    for _ in range(3):
        if wait_for_turn(page) != "over":
            take_turn(page)
    wait_for_turn(page)
    camera.take("duel")
    deal(page, address, "dnup", 5)
    while wait_for_turn(page) != "over":
        take_turn(page)
    camera.take("over", whole=True)


def around(camera: Camera, address: str) -> None:
    """One device for two and a clock; then somebody who comes, talks and goes away."""
    page = camera.page
    page.goto(f"{address}/?game=dnup&with=friends")
    page.locator("input[name=count][value='3']").check()
    page.locator(".chair select").nth(1).select_option("here")
    page.locator("input[name=clock][value=bank]").check()
    camera.take("setup-around", whole=True)
    page.locator("form button[type=submit]").click()
    page.locator(".copy input").wait_for()
    camera.take("waiting-around", whole=True)
    assert page.context.browser is not None
    other = page.context.browser.new_context(locale="en-GB")
    friend = other.new_page()
    friend.goto(page.locator(".copy input").input_value())
    friend.locator(".sit-down .primary").click()
    friend.locator(".prompt").wait_for()
    while not page.locator(".curtain").count():
        if friend.locator(".prompt.mine .answers button").count():
            take_turn(friend)
        page.wait_for_timeout(400)
    camera.take("curtain")
    page.locator(".curtain .primary").click()
    wait_for_turn(page)
    friend.locator("#tab-chat").click()
    friend.locator(".chat-line input").fill("Good evening! 大家好")
    friend.keyboard.press("Enter")
    page.locator(".unread:visible").wait_for()
    camera.take("clock")
    page.keyboard.press("c")
    page.locator(".chat-line input:visible").fill("開桌！")
    page.keyboard.press("Enter")
    page.locator(".chat li.own:visible").wait_for()
    camera.take("chat")
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
    friend.close()
    page.locator(".top-tools [data-leaf=seats]").click()
    page.locator(".sheet .away").wait_for()
    camera.take("seats")
    page.keyboard.press("Escape")
    page.goto(f"{address}/?mine")
    page.locator(".row").first.wait_for()
    camera.take("mine", whole=True)
    other.close()


def visit(browser: Browser, address: str, folder: Path, lang: str, scheme: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        locale=LOCALES[lang],
        color_scheme="dark" if scheme == "dark" else "light",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    context.add_init_script(remembering({"speed": "off"}))
    context.set_default_timeout(120_000)
    context.add_init_script("localStorage['kaizhuo.settings'] ??= '{\"coach\":false}'")
    camera = Camera(context.new_page(), folder, f"{lang}-{scheme}-{size}")
    lobby(camera, address)
    table(camera, address)
    other_tables(camera, address)
    around(camera, address)
    context.close()


def main(folder: Path, looks: list[tuple[str, str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = ServerProcess(Path(kept))
        browser = playwright.chromium.launch(**launching() or {})
        for lang, scheme in looks:
            for size in SIZES:
                visit(browser, server.address, folder, lang, scheme, size)
        browser.close()
        server.close()


if __name__ == "__main__":
    wanted = sys.argv[2:]
    main(Path(sys.argv[1]), [look for look in LOOKS if not wanted or "-".join(look) in wanted])
