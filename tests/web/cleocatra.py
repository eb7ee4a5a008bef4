"""How a person plays Cleocatra with a mouse: by pointing at places and tiles."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.playing import tap

# When I am asked, where to click next: a button once something is picked, a place that is lit, the best rescue,
# the stack, any tile that is lit, any button.
NEXT = """async (stop) => {
    const all = (found) => [...document.querySelectorAll(found)];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const pause = () => new Promise((done) => setTimeout(done, 20));
    const asked = () => document.querySelector('.cleocatra') && document.querySelector('.prompt.mine .answers button');
    while (!document.querySelector('.over') && !asked()) await pause();
    await frame(); await frame();
    if (document.querySelector('.over') || (stop && document.querySelector(stop))) return null;
    const worth = (tile) => +(tile.ariaLabel.match(/(?:rescue scores |可得)(\\d+)/)?.[1] ?? 0);
    const buttons = all('.prompt .answers button');
    const places = all('.place[data-lit=near]');
    const tiles = all('[data-tile][data-lit=near]').sort((a, b) => worth(a) - worth(b));
    const best = tiles.at(-1);
    const says = (verb) => buttons.find((button) => button.dataset.say?.startsWith(verb));
    const target = all('[data-picked]').length ? says('rescue') ?? buttons[0]
        : places.length ? places[places.length >> 1]
        : best && worth(best) > 1 ? best
        : document.querySelector('.pile[data-lit=near]') ?? best ?? buttons[0];
    if (!target) return [];
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def take_step(page: Page, stop: str = "") -> bool:
    """One click when I am asked; False when the game is over or what is waited for is there."""
    where: list[float] | None = page.evaluate(NEXT, stop)
    if where:
        tap(page, *where)
    return where is not None


def wait_for_turn(page: Page) -> None:
    page.wait_for_function(
        "() => document.querySelector('.cleocatra') && document.querySelector('.over, .prompt.mine .answers button')",
        timeout=60_000,
    )
