"""`python -m kaizhuo.training GAME SEATS`: games of bots, and a net that learns from them, where level 4 reads it.

In rounds: each plays more games, teaches a net by all of them, and lets level 4 play with it against others.  Games,
nets and what they won lie in a folder; the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from kaizhuo.arrays.spec import Spec, spec
from kaizhuo.bots.nets import NetFile, Nets, forget, net_file
from kaizhuo.research.arena import Arena
from kaizhuo.research.jobs import new_job
from kaizhuo.research.plot import curves_svg
from kaizhuo.research.ratings import ladder
from kaizhuo.research.runner import run
from kaizhuo.research.stats import Interval
from kaizhuo.training.selfplay import Harvest, Lessons, SelfPlay, joined, read, write

tell: Final = partial(print, flush=True)


class Round(msgspec.Struct, frozen=True):
    """What level 4 won after so many games, by opponent."""

    games: int
    shares: dict[str, Interval]


class Training:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.spec: Spec = spec(asked.game, asked.seats)
        self.folder = Path(asked.folder or f"build/training/{self.spec.name}-{asked.seats}")
        lasting = {name: value for name, value in vars(asked).items() if name not in OF_THE_RUN}
        self.made = f"{lasting}, {self.spec.fingerprint}"
        self.taught: Path | None = None
        self.work = SelfPlay(
            self.spec.name,
            asked.seats,
            tuple(json.loads(asked.variants)),
            asked.seed,
            asked.bot,
            chapter=asked.chapter,
            foretold=asked.foretold,
            hands=asked.hands,
            kept=256 if asked.foretold else 16,
        )

    def run(self) -> None:
        self._begin()
        if self.asked.advised:
            self.taught = self._advised()
            self._place(self.folder / "advised.net")
        rounds: list[Round] = []
        found: list[Harvest] = []
        for number in range(self.asked.rounds):
            found.append(self._games(number))
            file = self.folder / f"{number}.net"
            if not file.exists():
                file.write_bytes(self._taught(joined(found)))
            self._place(file)
            rounds.append(self._round(number))
            self._draw(rounds)
        tell(net_file(self.spec.name, self.asked.seats), file.stat().st_size, "bytes;", self.folder / "curve.svg")

    def _begin(self) -> None:
        """A folder of other arguments is left alone."""
        self.folder.mkdir(parents=True, exist_ok=True)
        note = self.folder / "made.txt"
        if note.exists() and note.read_text("utf-8") != self.made:
            raise SystemExit(f"{self.folder} belongs to another training: {note.read_text('utf-8')}")
        note.write_text(self.made, "utf-8")

    def _advised(self) -> Path:
        """What games by the advice teach, which are quick and weak: a file of the network."""
        from kaizhuo.training.learning import Learning, keep, write_down

        file = self.folder / "advised.pt"
        if not file.exists():
            work = msgspec.structs.replace(self.work, bot="advice", foretold=0.0, hands=False, kept=16)
            found = self._played(work, range(self.asked.advised), "advised")
            network = Learning(found.value, int(self.asked.seed)).run(self.asked.steps, tell)
            net = write_down(network, chapter=work.chapter, made=self.made)
            file.with_suffix(".net").write_bytes(msgspec.msgpack.encode(Nets(net)))
            keep(network, file)
        return file

    def _games(self, number: int) -> Harvest:
        parts = range(number * self.asked.parts, (number + 1) * self.asked.parts)
        return self._played(self.work, parts, str(number))

    def _played(self, work: SelfPlay, parts: range, name: str) -> Harvest:
        file = self.folder / f"{name}.npz"
        if file.exists():
            return read(file)
        begun = time.monotonic()
        found = joined(list(run(work, parts, cluster=self.asked.cluster)))
        write(found, file)
        games = len(parts) * work.games
        tell(f"round {name}: {games} games, {len(found.value.rows)} rows, {time.monotonic() - begun:.0f} s")
        return found

    def _taught(self, found: Harvest) -> bytes:
        value = self._learnt(found.value, self.taught)
        belief = self._learnt(found.belief) if len(found.belief.rows) else None
        return msgspec.msgpack.encode(Nets(value, belief))

    def _learnt(self, found: Lessons, taught: Path | None = None) -> NetFile:
        from kaizhuo.training.learning import Learning, write_down

        network = Learning(found, int(self.asked.seed), taught).run(self.asked.steps, tell)
        return write_down(network, chapter=self.work.chapter, made=self.made)

    def _place(self, net: Path) -> None:
        """Where level 4 reads it, in the games of the next round too if it plays them."""
        place = net_file(self.spec.name, self.asked.seats)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(net.read_bytes())
        forget()

    def _round(self, number: int) -> Round:
        """What level 4 wins."""
        file = self.folder / f"{number}.json"
        if file.exists():
            return msgspec.json.decode(file.read_bytes(), type=Round)
        shares = {bot: self._share(bot) for bot in self.asked.against.split(",")}
        found = Round((number + 1) * self.asked.parts * self.work.games, shares)
        file.write_bytes(msgspec.json.encode(found))
        told = (f"{bot} {100 * s.value:.0f} % ({100 * s.low:.0f} to {100 * s.high:.0f})" for bot, s in shares.items())
        tell(f"round {number}: ahead of {', '.join(told)}")
        return found

    def _share(self, other: str) -> Interval:
        """Of all meetings, in how many level 4 is ahead."""
        pair = [f"level4:{self.asked.playouts}", other]
        job = new_job(Arena, self.spec.game, pair, self.spec.options, "training", seats=self.asked.seats)
        blocks = list(run(job, range(self.asked.blocks), apart=True))
        return next(pair.score for pair in ladder(job.bots, blocks).pairs)

    def _draw(self, rounds: list[Round]) -> None:
        curves = {bot: [one.shares[bot] for one in rounds] for bot in rounds[0].shares}
        title = f"{self.spec.name} with {self.asked.seats} players: how often level 4 is ahead of others"
        marks = [f"{one.games:,}" for one in rounds]
        (self.folder / "curve.svg").write_text(curves_svg(title, "games it learnt from", marks, curves), "utf-8")


OF_THE_RUN: Final = {"rounds", "cluster", "folder", "against", "blocks", "playouts"}  # may differ when it goes on


def main(given: list[str] | None = None) -> None:
    words = argparse.ArgumentParser(prog="python -m kaizhuo.training", description=__doc__)
    words.add_argument("game")
    words.add_argument("seats", type=int)
    words.add_argument("--bot", default="level2", help='who plays: a bot, level4 led by the last net, or "advice"')
    words.add_argument("--variants", default="[{}]", help="options of the games, a JSON list: parts take turns")
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--parts", type=int, default=1000, help="a round, of 20 games each")
    words.add_argument("--advised", type=int, default=0, help="parts by the advice, from whose net the others go on")
    words.add_argument("--steps", type=int, default=2000, help="of learning, in each round")
    words.add_argument("--chapter", action="store_true", help="foretell how a round ends, not the game")
    words.add_argument("--foretold", type=float, default=0.0, help="how much of an end is what the search thought")
    words.add_argument("--hands", action="store_true", help="learn also how likely hands are")
    words.add_argument("--seed", default="1")
    words.add_argument("--cluster", default="", help="the address of a Ray cluster")
    words.add_argument("--folder", default="", help="where games and nets are kept: build/training/GAME-SEATS")
    words.add_argument("--against", default="level1,level2,level3:100", help="whom the curve shows")
    words.add_argument("--playouts", type=int, default=100, help="of level 4 in the curve")
    words.add_argument("--blocks", type=int, default=50, help="a point of the curve")
    Training(words.parse_args(given)).run()


if __name__ == "__main__":
    main()
