"""A network that learns from games, where PyTorch is installed (`make train`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pytest

from kaizhuo.training.__main__ import Round, main
from kaizhuo.training.selfplay import Lessons, SelfPlay

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("torch", reason="PyTorch is not installed: see `make train`")


def test_it_foretells_other_games_better_than_the_advice() -> None:
    from kaizhuo.training.learning import Learning, write_down

    found = SelfPlay("cleocatra", 2, ({},), "seed", games=400, kept=16).play(0).value
    told: list[float] = []
    network = Learning(found, 1).run(300, lambda _, loss: told.append(loss))
    assert min(told) < told[0] - 0.05
    assert write_down(network, chapter=False, made="test").width == found.rows.shape[1]


def test_whole_numbers_are_the_network() -> None:
    import torch
    from librt.vecs import vec
    from mypy_extensions import i64

    from kaizhuo.bots.nets import unfold
    from kaizhuo.training.learning import Learning, write_down

    found = SelfPlay("dnup", 2, ({},), "seed", games=10, kept=64).play(0).value
    half = Lessons(found.rows, np.full_like(found.advice, 0.5), found.ends)
    network = Learning(half, 1).run(100, lambda *_: None)
    net = unfold(write_down(network, chapter=False, made="test")).twin()
    with torch.no_grad():
        wanted = network(torch.tensor(half.rows), torch.tensor(half.advice)).numpy()
    padded = np.pad(half.rows, ((0, 0), (0, -half.rows.shape[1] % 8))).view(np.int64)
    for row, logit in zip(padded[:50].tolist(), wanted[:50].tolist(), strict=True):
        assert net.logit(vec[i64](row)) == pytest.approx(logit, abs=0.05)


SMALL = [
    "cleocatra",
    "2",
    "--bot",
    "advice",
    "--advised",
    "5",
    "--parts",
    "20",
    "--steps",
    "200",
    "--against",
    "level1",
    "--blocks",
    "20",
]


def test_it_learns_in_rounds_beats_level_1_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KAIZHUO_NETS", str(tmp_path / "nets"))
    folder = tmp_path / "training"
    small = [*SMALL, "--folder", str(folder)]
    main([*small, "--rounds", "1"])
    first = (folder / "0.net").read_bytes()
    advised = (folder / "advised.pt").read_bytes()
    main([*small, "--rounds", "2"])
    assert (folder / "0.net").read_bytes() == first
    assert (folder / "advised.pt").read_bytes() == advised
    assert (tmp_path / "nets" / "cleocatra" / "2.net").read_bytes() == (folder / "1.net").read_bytes() != first
    told = capfd.readouterr().out
    assert told.count("round advised: 100 games") == 1
    assert told.count(": 400 games") == 2
    last = msgspec.json.decode((folder / "1.json").read_bytes(), type=Round)
    assert last.games == 800
    assert last.shares["level1"].low > 0.5
    assert (folder / "curve.svg").read_text("utf-8").count("<circle") == 2
    with pytest.raises(SystemExit, match="another training"):
        main([*small, "--seed", "2"])
