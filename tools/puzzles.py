"""Mine the puzzles of a game again: `python tools/puzzles.py [GAME ...] [--seed N] [--jobs N]`.

Writes `view/puzzles.json`.  The same seed finds the same puzzles, however many processes share the work.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable

import msgspec

from kaizhuo.games import box_of, folder_of, game_names, load_game
from kaizhuo.play.puzzle import Book, Played, Puzzle
from kaizhuo.research.mining import Found, Mining
from kaizhuo.research.runner import run

WANTED = 36  # of a game
KINDS = ("win", "block", "best")
# Games of bots, and puzzles that each may bring: fewer games where they are long.
PLAYS = {"flatiron": (3, 10), "steam-up": (10, 6)}
USUAL = (30, 3)


def chosen(found: list[Found]) -> list[tuple[Played, Puzzle]]:
    """As many of each kind and difficulty as there are, up to the number that is wanted."""
    shelves: dict[tuple[str, int], list[tuple[Played, Puzzle]]] = {}
    for one in found:
        for puzzle in one.puzzles:
            shelves.setdefault((puzzle.kind, puzzle.level), []).append((one.played, puzzle))
    kept: list[tuple[Played, Puzzle]] = []
    while len(kept) < WANTED and any(shelves.values()):
        for shelf in shelves.values():
            if shelf and len(kept) < WANTED:
                kept.append(shelf.pop(0))
    return sorted(kept, key=lambda pair: (pair[1].level, KINDS.index(pair[1].kind), pair[1].name))


def book_of(name: str, kept: list[tuple[Played, Puzzle]]) -> Book:
    """Every game is kept once, up to the last puzzle in it."""
    records = list({id(played): played for played, _ in kept}.values())
    numbers = {id(played): number for number, played in enumerate(records)}
    puzzles = [msgspec.structs.replace(puzzle, record=numbers[id(played)]) for played, puzzle in kept]
    last = [max(one.ply for one in puzzles if one.record == number) for number in range(len(records))]
    cut = [Played(one.seats, one.options, one.moves[:ply]) for one, ply in zip(records, last, strict=True)]
    return Book(box_of(load_game(name)), cut, puzzles)


def lines(items: Iterable[object]) -> str:
    return ",\n".join(msgspec.json.encode(one).decode() for one in items)


def write(name: str, book: Book) -> None:
    """One line each, so that a difference can be read."""
    records, puzzles = lines(book.records), lines(book.puzzles)
    text = f'{{"components":"{book.components}",\n"records":[\n{records}\n],\n"puzzles":[\n{puzzles}\n]}}\n'
    (folder_of(name) / "view" / "puzzles.json").write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    for name in given.games or game_names():
        began = time.monotonic()
        work = Mining(name, given.seed, *PLAYS.get(name, USUAL))
        found = [one for one in run(work, work.parts(), given.jobs) if one]
        kept = chosen(found)
        write(name, book_of(name, kept))
        kinds = Counter(puzzle.kind for _, puzzle in kept)
        levels = Counter(puzzle.level for _, puzzle in kept)
        total = sum(len(one.puzzles) for one in found)
        print(
            f"{name}: {len(kept)} of {total} in {time.monotonic() - began:.0f} s, {dict(kinds)}, levels {dict(levels)}"
        )


if __name__ == "__main__":
    main()
