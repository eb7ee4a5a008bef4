"""Make golden records and perft counts: `python -m tests.golden dnup [SEED]` (after a change of rules that is meant).

One record of greedy play and one of random play for every seat count and combination of options.  Where a test wants
the records to show the whole box, another seed may do.  A new box and a new version of the rules are noted in boxes.txt
and rules.txt; the records in records/forever are never made again.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from kaizhuo.bots.bot import make_bot
from kaizhuo.core.rng import Rng
from kaizhuo.games import boxes_of, folder_of, load_game
from kaizhuo.play.match import Match
from kaizhuo.play.record import write_record
from kaizhuo.testing.tables import Table, tables_of
from tests.contract.perft import perft
from tests.contract.rules import rules_checksum

MOST_SEQUENCES = 40_000
BOXES = "# The fingerprints of all boxes that were ever offered, components.toml last.  None is ever taken away."
RULES = (
    "# Each version of the rules, with the checksum of tests/contract/rules.py when it came.  None is ever taken away."
)


def play(table: Table, seed: int, bot: str) -> Match:
    secret = hashlib.sha256(f"golden {table} {seed} {bot}".encode()).digest()
    match = Match.new(table.game, [f"bot:{bot}"] * table.seats, table.options, secret)
    player = make_bot(bot)
    while not match.over:
        seat = match.awaited()[0]
        match.submit(seat, player.choose(match.game, match.observe(seat, match.ply), Rng(seed + match.ply)))
    return match


def records(name: str, folder: Path, seed: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for table in tables_of(name):
        for bot in ("uniform", "greedy"):
            file = str(table).removeprefix(f"{name}-").replace("=", "_") + f"-{bot}.json"
            write_record(folder / file, play(table, seed, bot).record())


def perfts(name: str, file: Path) -> None:
    lines = ["# Made by tests/golden.py: how many sequences of decisions there are to each depth from a fixed deal.\n"]
    for table in tables_of(name):
        match = table.match(1)
        counts: list[int] = []
        while len(counts) < 6 and (not counts or counts[-1] * 12 < MOST_SEQUENCES):
            counts.append(perft(match.game, match.state, len(counts) + 1))
        options = ", ".join(
            f"{k} = {str(v).lower() if isinstance(v, bool) else repr(v)}" for k, v in table.options.items()
        )
        lines.append(f"[[perft]]\nseats = {table.seats}\nseed = 1\noptions = {{ {options} }}\ncounts = {counts}\n")
    file.write_text("\n".join(lines))


def noted(file: Path, comment: str, line: str) -> None:
    lines = file.read_text("utf-8").splitlines() if file.exists() else [comment]
    if lines[-1] != line:
        file.write_text("\n".join([*lines, line]) + "\n", "utf-8")


if __name__ == "__main__":
    game, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    tests = Path(__file__).parent / "games" / folder_of(game).name
    records(game, tests / "records", seed)
    perfts(game, tests / "perft.toml")
    noted(tests / "boxes.txt", BOXES, boxes_of(game)[0].fingerprint)
    noted(tests / "rules.txt", RULES, f"{load_game(game).rules_version} {rules_checksum(game)}")
