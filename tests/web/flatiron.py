"""How a person plays Flatiron with a mouse: by pointing at streets, cards, actions, warehouses and spaces."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.playing import tap

# When I am asked, what to click next.  On the way round the streets the first card is bought, then every third,
# and every other decree; all that can be done is done.
NEXT = """async (turn) => {
    const all = (found) => [...document.querySelectorAll(found)];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const pause = () => new Promise((done) => setTimeout(done, 20));
    const asked = () => document.querySelector('.flatiron') && document.querySelector('.prompt.mine .answers button');
    while (!document.querySelector('.over') && !asked()) await pause();
    await frame(); await frame();
    if (document.querySelector('.over')) return null;
    const near = (which) => all(`.flatiron ${which}[data-lit=near]`).filter((one) => one.checkVisibility());
    const places = near('.place');
    const [card, law] = [near('.street-card')[0], near('.decree')[turn % 2]];
    const wanted = turn % 3 === 0 || !document.querySelector('.flatiron .own .tab');
    const bought = wanted && card ? card : turn % 2 === 0 && law ? law : null;
    const chosen = bought ?? (turn % 11 === 0 ? near('.money')[0] : null);
    const target = (places.length > 1 ? places[turn % places.length] : null) ?? chosen
        ?? ['.side', '.slot', '.space', '.newssheet', '.stage-face', '.place', '.warehouse', '.decree', '.street-card',
            '.column-head', '.cell', '.tab', '.half', '.money'].map((which) => near(which)[0]).find(Boolean)
        ?? document.querySelector('.prompt.mine .answers button');
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const mark = (target.dataset.at ?? 'button').split(':')[0];
    return [mark, box.left + box.width / 2, box.top + box.height / 2];
}"""
MOST_STEPS = 900


def open_flatiron(page: Page, address: str, players: int, bot: str = "level2") -> None:
    page.goto(f"{address}/?game=flatiron")
    page.locator(f"input[name=count][value='{players}']").check()
    if players > 1:
        page.locator("select").last.select_option(f"bot:{bot}")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".flatiron .streets .place").first).to_be_attached()


def take_step(page: Page, turn: int) -> str:
    """One click when I am asked; what was pointed at, or nothing when the game is over."""
    where = page.evaluate(NEXT, turn)
    if where is None:
        return ""
    tap(page, where[1], where[2])
    return str(where[0])


def play(page: Page, steps: int = MOST_STEPS) -> set[str]:
    """What was pointed at until the game was over, or that many clicks were made."""
    pointed: set[str] = set()
    for turn in range(steps):
        mark = take_step(page, turn)
        if not mark:
            break
        pointed.add(mark)
    return pointed
