"""How a person plays Steam Up with a mouse: by pointing at steamers, tokens and cards."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.playing import tap

# When I am asked, where to click next: the red button, any button once something is picked, a steamer that can be
# paid, a token, any card, whatever is lit, any button.
NEXT = """async ([stop, turn]) => {
    const all = (found) => [...document.querySelectorAll(found)];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const pause = () => new Promise((done) => setTimeout(done, 20));
    const asked = () => document.querySelector('.steam-up') && document.querySelector('.prompt.mine .answers button');
    while (!document.querySelector('.over') && !asked()) await pause();
    await frame(); await frame();
    if (document.querySelector('.over') || (stop && document.querySelector(stop))) return null;
    const lit = (found) => all(`.steam-up ${found}[data-lit=near]`);
    const turned = (found) => found[turn % found.length];
    const buttons = all('.prompt .answers button[data-say]');
    const says = (verb) => buttons.find((button) => button.dataset.say.startsWith(verb));
    const paid = lit('.stack').filter((stack) => stack.querySelector('.worth.payable'));
    const tokens = lit('.offer');
    const answer = all('[data-picked]').length ? turned(buttons) : null;
    const target = document.querySelector('.prompt .primary') ?? answer ?? turned(paid) ?? turned(tokens)
        ?? says('draw') ?? turned(lit('.card')) ?? turned(lit('[data-at]')) ?? turned(buttons);
    if (!target) return [];
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""


def take_step(page: Page, turn: int, stop: str = "") -> bool:
    """One click when I am asked; False when the game is over or what is waited for is there."""
    where: list[float] | None = page.evaluate(NEXT, [stop, turn])
    if where:
        tap(page, *where)
    return where is not None


def open_table(page: Page, address: str, players: int, bot: str = "level1") -> None:
    page.goto(f"{address}/?game=steam-up")
    page.locator(f"input[name=count][value='{players}']").check()
    for chair in page.locator(".chair select").all()[1:]:
        chair.select_option(f"bot:{bot}")
    page.locator("form button[type=submit]").click()
    page.locator(".steam-up .others").wait_for()
