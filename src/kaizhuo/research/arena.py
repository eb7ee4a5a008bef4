"""The arena: deal blocks.  A block is one seed, played once with every rotation of the bots around the table, so that
cards and seats favour nobody.
"""

from __future__ import annotations

from typing import ClassVar

from kaizhuo.research.jobs import Block, Job
from kaizhuo.research.playing import play_game, rng_of


class Arena(Job, frozen=True, forbid_unknown_fields=True, tag="arena"):
    FEW: ClassVar[int] = 4

    def play(self, number: int) -> Block:
        game = self.open()
        seed = f"arena {self.seed} {number}"
        return Block(number, [play_game(game, bots, self.options, seed) for bots in rotations(self.lineup(number))])

    def lineup(self, number: int) -> list[str]:
        """The bots of a block.  As many as there are seats sit as they are given; fewer take turns around the table,
        and each block draws anew which of them sit more often; of more bots than seats some are drawn."""
        bots = list(self.bots)
        if len(bots) == self.seats:
            return bots
        rng = rng_of(self.seed, "lineup", number)
        for i in range(len(bots) - 1, 0, -1):
            j = int(rng.below(i + 1))
            bots[i], bots[j] = bots[j], bots[i]
        return [bots[seat % len(bots)] for seat in range(self.seats)]


def rotations(bots: list[str]) -> list[list[str]]:
    """Every way to turn them around the table that looks different."""
    found: list[list[str]] = []
    for shift in range(len(bots)):
        turned = bots[shift:] + bots[:shift]
        if turned not in found:
            found.append(turned)
    return found
