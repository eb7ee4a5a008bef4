"""What axe finds wrong on a screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

AXE = Axe()
RUN = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


def check(page: Page, screen: str) -> None:
    """Of a page that is there: each has its heading."""
    expect(page.get_by_role("heading", level=1, include_hidden=True).first).to_be_attached()
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.axe_script)
    wrong: list[Any] = page.evaluate(RUN)
    told = [(rule["id"], [node["html"][:160] for node in rule["nodes"]][:3]) for rule in wrong]
    assert not told, f"{screen}: {told}"
