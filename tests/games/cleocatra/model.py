"""The turn of Cleocatra once more, as naively as possible: whole turns are tried out on a plane of cells.

Nothing is shared with the engine but the names of tiles and actions.  A turn is a row of sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Cell = tuple[int, int]
RESCUERS = 3


def beside(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y + 1) if (x + y) % 2 == 0 else (x, y - 1)]


@dataclass(frozen=True)
class Position:
    advanced: bool
    cells: dict[str, Cell]  # by tile
    rescuers: tuple[frozenset[str], ...]  # by seat: tiles
    inspectors: frozenset[str]
    stack: frozenset[str]
    fresh: str = ""  # the tile laid or moved in this turn

    def near(self, tile: str) -> set[str]:
        return {other for other, cell in self.cells.items() if cell in beside(self.cells[tile])}

    def people(self, tile: str) -> int:
        return sum(tile in on for on in self.rescuers)

    def room(self, seat: int, tile: str) -> bool:
        return self.people(tile) < 2 and tile not in self.rescuers[seat]

    def with_rescuers(self, seat: int, tiles: frozenset[str]) -> Position:
        on = [tiles if other == seat else old for other, old in enumerate(self.rescuers)]
        return replace(self, rescuers=tuple(on))

    def with_tile(self, tile: str, cell: Cell) -> Position:
        return replace(self, cells={**self.cells, tile: cell}, stack=self.stack - {tile}, fresh=tile)

    def connected(self, tiles: set[str]) -> bool:
        if not tiles:
            return True
        reached = {min(tiles)}
        while True:
            more = {other for tile in reached for other in self.near(tile)} & tiles - reached
            if not more:
                return reached == tiles
            reached |= more

    def places(self, tiles: set[str]) -> list[Cell]:
        taken = set(self.cells.values())
        return sorted({cell for tile in tiles for cell in beside(self.cells[tile])} - taken)


Step = tuple[str, ...]  # sentences; a place is said as its cell


def rescuer_actions(now: Position, seat: int) -> Iterator[tuple[Step, Position | None]]:
    """Every rescuer action with what it leads to; None for a Rescue, which ends the turn."""
    mine = now.rescuers[seat]
    if len(mine) < RESCUERS:
        reach = {other for tile in mine for other in now.near(tile)}
        for tile in sorted(reach | ({now.fresh} if now.fresh else set())):
            if now.room(seat, tile):
                verb = "dispatch" if tile == now.fresh else "team-up"
                yield (f"{verb} {tile}",), now.with_rescuers(seat, mine | {tile})
    for tile in sorted(mine - now.inspectors):
        yield (f"rescue {tile}",), None
    if now.advanced:
        for tile in sorted(mine):
            for other in sorted(now.near(tile)):
                if now.room(seat, other):
                    yield (f"herd {tile}", f"herd-to {other}"), now.with_rescuers(seat, mine - {tile} | {other})


def tile_actions(now: Position, seat: int) -> Iterator[tuple[Step, Position]]:
    if now.stack:
        tile = min(now.stack)
        for cell in now.places(set(now.cells)):
            yield ("scout", f"lay {cell}"), now.with_tile(tile, cell)
    for tile in sorted(now.cells):
        others = set(now.cells) - {tile}
        empty = not now.people(tile) and tile not in now.inspectors
        if not empty and not (now.advanced and tile.startswith("purple")):
            continue
        if len(now.near(tile)) == 3 or not now.connected(others):
            continue
        for cell in now.places(others):
            yield (f"search {tile}", f"lay {cell}"), now.with_tile(tile, cell)
    if now.advanced:
        yield from swaps(now, seat)


def swaps(now: Position, seat: int) -> Iterator[tuple[Step, Position]]:
    for tile in sorted(now.rescuers[seat]):
        if not tile.startswith("blue"):
            continue
        for other, theirs in enumerate(now.rescuers):
            for target in sorted(theirs - {tile}):
                mine_after = [*(now.rescuers[seat] - {tile}), target]
                theirs_after = [*(theirs - {target}), tile]
                if (
                    other == seat
                    or len(set(mine_after)) < len(mine_after)
                    or len(set(theirs_after)) < len(theirs_after)
                ):
                    continue
                after = now.with_rescuers(seat, frozenset(mine_after)).with_rescuers(other, frozenset(theirs_after))
                yield (f"swap {tile}", f"swap-with {other} {target}"), after


def first_actions(now: Position, seat: int) -> tuple[list[Step], list[Step]]:
    """CL-13  The first actions after which a second one is possible, and the Rescues; and those that are forbidden."""
    allowed: list[Step] = []
    forbidden: list[Step] = []
    for step, after in [*tile_actions(now, seat), *rescuer_actions(now, seat)]:
        complete = after is None or any(True for _ in rescuer_actions(after, seat))
        (allowed if complete else forbidden).append(step)
    return allowed, forbidden
