"""Games on a cluster of two machines, both of them here: `make test-cluster`, as Ray is large."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster

from kaizhuo.core.errors import DataError, KaizhuoError
from kaizhuo.games import boxes_of, load_game
from kaizhuo.research.jobs import new_job
from kaizhuo.research.runner import run
from kaizhuo.research.simulation import Simulation

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    found.add_node(num_cpus=1)
    found.wait_for_nodes()
    yield found
    found.shutdown()


def job(file: Path) -> Simulation:
    ours = boxes_of("dnup")[0].file.read_text("utf-8")
    file.write_text(ours.replace("letters_first = 2", "letters_first = 3"), "utf-8")
    game = load_game("dnup", components=file)
    return new_job(Simulation, game, ("level2", "uniform", "level1"), {"letters_to_win": 3}, 4)


class Where(msgspec.Struct, frozen=True):
    """Work that says which machine did it; each part first waits for a file."""

    file: str
    FEW: ClassVar[int] = 0

    def play(self, number: int) -> tuple[int, str]:
        while number >= 4 and not Path(self.file).exists():
            signal.sigtimedwait([], 0.05)
        return number, ray.get_runtime_context().get_node_id()


class Refused(msgspec.Struct, frozen=True):
    FEW: ClassVar[int] = 0

    def play(self, number: int) -> int:
        raise DataError("changed-components", file="mine.toml")


def test_the_same_numbers_on_one_process_two_and_two_machines(cluster: Any, tmp_path: Path) -> None:
    """With an owner's box, whose file no other machine has."""
    given = job(tmp_path / "mine.toml")
    alone = list(run(given, range(60), 1))
    assert list(run(given, range(60), 2)) == alone
    (tmp_path / "mine.toml").unlink()
    assert list(run(given, range(60), cluster=cluster.address)) == alone


def test_a_refusal_comes_through_as_it_is(cluster: Any) -> None:
    with pytest.raises(DataError, match=r"changed-components, file mine.toml"):
        list(run(Refused(), range(4), cluster=cluster.address))
    with pytest.raises(KaizhuoError, match="no-cluster"):
        list(run(Refused(), range(4), cluster="127.0.0.1:1"))


def test_a_machine_that_is_gone_costs_no_result(cluster: Any, tmp_path: Path) -> None:
    more = cluster.add_node(num_cpus=2)
    cluster.wait_for_nodes()
    file = tmp_path / "go"
    found = run(Where(str(file)), range(40), cluster=cluster.address)
    first = [next(found) for _ in range(4)]
    cluster.remove_node(more, allow_graceful=False)
    file.touch()
    rest = list(found)
    assert [number for number, _ in first + rest] == list(range(40))
    assert len({machine for _, machine in first + rest}) >= 2
