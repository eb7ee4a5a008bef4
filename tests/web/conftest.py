"""A real server process and a real browser."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kaizhuo.games import game_names
from kaizhuo.server.web.pages import STATIC
from tests.web.browser import launching

LAUNCHING = launching()
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
# Every game was played to the end, so often that no coach is wanted.
PLAYED: dict[str, Any] = {"played": game_names(), "coach": False}
expect.set_options(timeout=60_000)  # a busy machine without a C compiler takes its time


def remembering(known: dict[str, Any]) -> str:
    """What a browser knows about its reader; an empty page remembers nothing."""
    settings = json.dumps(json.dumps(known))
    return f"if (location.origin !== 'null') localStorage['kaizhuo.settings'] ??= {settings}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's driver keeps an event loop running in its process: tests with loops of their own come first.

    Whole games come before the rest, so that no process is left alone with one at the end.  A browser on a busy machine
    may stumble: such a test has a second try, and the summary names it (`RERUN`).
    """
    items.sort(key=lambda item: (in_browser(item), in_browser(item) and "whole" not in item.name))
    for item in filter(in_browser, items):
        item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_runtest_setup(item: pytest.Function) -> None:
    if LAUNCHING is None and "browser" in item.fixturenames:
        pytest.skip("no Chromium on this machine's PATH")


def in_browser(item: pytest.Item) -> bool:
    return item.path.is_relative_to(Path(__file__).parent)


class ServerProcess:
    """`kaizhuo serve` as people run it; it can be killed and started again at the same address."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = environment
        self.port = 0
        self.start()

    def start(self) -> None:
        database = str(self.folder / "tables.db")
        kaizhuo = str(Path(sys.executable).parent / "kaizhuo")
        command = [kaizhuo, "serve", "--lang", "en", "--no-browser", "--pace", "0.02", "--host-name", "club.test"]
        command += ["--rate", "200"]  # all visitors have one address, and each test opens tables of its own
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--database", database],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server said {said!r}"
        self.address = found[0]
        self.port = int(found[1])
        self.club = f"http://club.test:{self.port}"

    def kill(self) -> None:
        """As kill -9 does: nothing is said good-bye to."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (STATIC / "index.html").is_file(), "the client is not built: run `make client`"
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    running.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    running = ServerProcess(tmp_path)
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    assert LAUNCHING is not None
    return LAUNCHING


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Somebody with a browser of their own: no cookie shared.  What goes wrong in the page fails the test.

    They have played every game to its end, unless they are a newcomer, and watch no films, unless a test says whether
    they want motion.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def visit(
        address: str, lang: str = "en", width: int = 1280, height: int = 860, *, newcomer: bool = False, **more: Any
    ) -> Page:
        known = {"speed": "normal" if "reduced_motion" in more else "off", **({} if newcomer else PLAYED)}
        more.setdefault("reduced_motion", "reduce")
        context = browser.new_context(locale=LOCALES[lang], viewport={"width": width, "height": height}, **more)
        contexts.append(context)
        context.add_init_script(remembering(known))
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if "Content Security" in message.text else None)
        page.goto(address)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not wrong
