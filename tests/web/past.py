"""A finished game of one's own, played by the page itself as fast as it goes."""

from __future__ import annotations

from playwright.sync_api import Page

OPEN = """async ([game, seats, options]) => {
    const body = JSON.stringify({ game, seats, options, nickname: 'Ann' });
    const answer = await (await fetch('/api/tables', { method: 'POST', body })).json();
    if (!answer.table) throw new Error(answer.text);
    return answer.table;
}"""
PLAY = """async ([table, plies]) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${table}?lang=en`);
    await new Promise((done, fail) => {
        socket.onclose = ({ code, reason }) => fail(new Error(`closed with ${code}: ${reason}`));
        socket.onmessage = ({ data }) => {
            const now = JSON.parse(data);
            if (now.type === 'refused') return fail(new Error(now.text));
            if (now.type !== 'now') return;
            if (now.finale || (plies && now.ply >= plies && now.options.length)) return done();
            const option = now.options.find((one) => one.verb !== 'flip') ?? now.options[0];
            const id = Math.random().toString(36).slice(2).padEnd(12, 'x');
            const { ply, undos } = now;
            if (option) socket.send(JSON.stringify({ type: 'act', id, ply, undos, say: option.say }));
        };
    });
    socket.close();
}"""
MOVE = """(table) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${table}?lang=en`);
    socket.onmessage = ({ data }) => {
        const { type, ply, undos, options } = JSON.parse(data);
        if (type !== 'now' || !options.length) return;
        socket.send(JSON.stringify({ type: 'act', id: 'afterwards', ply, undos, say: options[0].say }));
    };
    socket.onclose = () => done();
})"""
SHORT = {"dnup": {"letters_to_win": 2}}


def play(page: Page, game: str = "dnup", bots: int = 2, plies: int = 0) -> str:
    """The table; with `plies` the game is left when so many are played and it is my turn."""
    seats = ["me", *["bot:level1"] * bots]
    table = str(page.evaluate(OPEN, [game, seats, SHORT.get(game, {})]))
    page.evaluate(PLAY, [table, plies])
    return table


def finish(page: Page, table: str) -> None:
    page.evaluate(PLAY, [table, 0])
