"""Learning: a small network that foretells how a game ends, and how it is written down for bots.  Needs PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from kaizhuo.bots.learnt import SURE
from kaizhuo.bots.net import FIRST, OTHER
from kaizhuo.bots.nets import NetFile
from kaizhuo.training.selfplay import Lessons

NEURONS: Final = (96, 32)
BATCH: Final = 8192
RATE: Final = 1e-3
GENTLE: Final = 3e-4  # where it goes on from what other games taught
LOOK: Final = 100  # steps between two looks at games that it did not learn from
HELD: Final = 20  # one in so many rows is of such games
NEAR: Final = 10  # bits behind the point of a neuron, as bots reckon


class Network(nn.Module):
    """What `bots/net.py` reckons, in fractions: neurons between 0 and 1, and beside them what the advice thinks."""

    scale: Tensor

    def __init__(self, scale: Tensor) -> None:
        super().__init__()
        self.register_buffer("scale", scale)  # of each column, so that all are of one size
        self.first = nn.Linear(len(scale), NEURONS[0])
        self.second = nn.Linear(*NEURONS)
        self.last = nn.Linear(NEURONS[1], 1)
        self.trust = nn.Parameter(torch.ones(1))
        with torch.no_grad():
            self.last.weight.mul_(0.1)
            self.first.bias.add_(0.25)
            self.second.bias.add_(0.25)

    def forward(self, rows: Tensor, advice: Tensor) -> Tensor:
        near = self.first(rows.float() * self.scale).clamp(0, 1)
        near = self.second(near).clamp(0, 1)
        found: Tensor = self.last(near).squeeze(1) + self.trust * torch.logit(advice.clamp(SURE, 1 - SURE))
        return found


class Learning:
    """Ends when games that it did not learn from are foretold no better: then it learns by heart."""

    def __init__(self, found: Lessons, seed: int, known: Path | None = None) -> None:
        torch.manual_seed(seed)
        device = "cuda" if torch.cuda.is_available() else "cpu"
        self.rows, self.advice, self.ends = (
            torch.from_numpy(np.ascontiguousarray(column)).to(device) for column in found
        )
        self.taught = len(self.rows) - len(self.rows) // HELD
        most = self.rows[: self.taught].amax(0).float().clamp(min=1)
        self.network: Network = Network(1 / most).to(device)
        self.rate = RATE
        if known:
            self.network.load_state_dict(torch.load(known, map_location=device))
            self.rate = GENTLE
        self.loss = nn.BCEWithLogitsLoss()

    def run(self, steps: int, tell: Callable[[int, float], None]) -> Network:
        """Tells how well other games are foretold: the mean loss."""
        network = self.network
        optimizer = torch.optim.AdamW(network.parameters(), lr=self.rate, weight_decay=1e-2)
        slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, steps)
        best, kept = self.test(), self.copied()
        tell(0, best)
        for step in range(1, steps + 1):
            some = torch.randint(0, self.taught, (BATCH,), device=self.rows.device)
            loss = self.loss(network(self.rows[some], self.advice[some]), self.ends[some])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            slower.step()
            if step % LOOK == 0:
                now = self.test()
                tell(step, now)
                if now < best:
                    best, kept = now, self.copied()
        network.load_state_dict(kept)
        return network

    def copied(self) -> dict[str, Tensor]:
        return {name: part.clone() for name, part in self.network.state_dict().items()}

    def test(self) -> float:
        with torch.no_grad():
            held = slice(self.taught, None)
            return float(self.loss(self.network(self.rows[held], self.advice[held]), self.ends[held]))


def keep(network: Network, file: Path) -> None:
    torch.save(network.state_dict(), file)


def write_down(network: Network, *, chapter: bool, made: str) -> NetFile:
    """Whole numbers; the scale of the columns goes into the weights."""
    first = network.first.weight * network.scale
    return NetFile(
        width=first.shape[1],
        neurons=NEURONS,
        first=_whole(first, FIRST) + _whole(network.first.bias, FIRST),
        second=_whole(network.second.weight, OTHER) + _whole(network.second.bias, OTHER + NEAR),
        last=_whole(network.last.weight, OTHER) + _whole(network.last.bias, OTHER + NEAR),
        trust=float(network.trust.detach()),
        chapter=chapter,
        made=made,
    )


def _whole(numbers: Tensor, bits: int) -> bytes:
    found: Any = numbers.detach().cpu().numpy()
    return bytes(np.rint(found.T * 2.0**bits).astype("<i4").tobytes())
