"""A net of whole numbers reckons what the same net reckons in fractions; searches that ask it stay fair."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kaizhuo.bots.bot import check_offered
from kaizhuo.bots.learnt import Learnt, LearntTree, likely, logit
from kaizhuo.bots.net import FIRST, OTHER
from kaizhuo.bots.nets import NetFile, Nets, forget, nets_for, unfold
from kaizhuo.bots.scholar import Scholar, adviser
from kaizhuo.bots.settings import LEARNT, LEVELS, levels_of, settings_of
from kaizhuo.bots.sight import Sight, width_of
from kaizhuo.bots.thinker import Thinker
from kaizhuo.bots.tree import Tree
from kaizhuo.core.errors import OptionError
from kaizhuo.core.observation import Observation, audible
from kaizhuo.core.rng import Rng
from kaizhuo.testing.tables import Table
from tests.bots.positions import observation, plain_tables, positions, worlds

KNOWN = [table for table in plain_tables() if nets_for(table.load(), table.setup(), table.seats)]
OFFERED = [table for table in plain_tables() if LEARNT in levels_of(table.game, table.seats)]
Numbers = list[list[float]]


def drawn(rng: random.Random, rows: int, columns: int, size: float) -> Numbers:
    return [[rng.uniform(-size, size) for _ in range(columns)] for _ in range(rows)]


def written(numbers: Numbers, bits: int) -> bytes:
    return b"".join(round(number * 2**bits).to_bytes(4, "little", signed=True) for row in numbers for number in row)


def fed(inputs: list[float], weights: Numbers, bias: list[float]) -> list[float]:
    return [bias[i] + sum(value * weights[place][i] for place, value in enumerate(inputs)) for i in range(len(bias))]


@pytest.mark.parametrize("seed", range(20))
def test_whole_numbers_reckon_as_fractions_do(seed: int) -> None:
    """Of either sign, in either half of an int, with columns that are bits, counts or nothing."""
    rng = random.Random(seed)
    width, first, second = 21, 6, 4
    weights, deeper, last = (drawn(rng, *size) for size in ((width, first, 0.5), (first, second, 2), (second, 1, 3)))
    (bias,), (other,), (end,) = drawn(rng, 1, first, 1), drawn(rng, 1, second, 1), drawn(rng, 1, 1, 1)
    net = NetFile(
        width,
        (first, second),
        written(weights, FIRST) + written([bias], FIRST),
        written(deeper, OTHER) + written([other], OTHER + 10),
        written(last, OTHER) + written([end], OTHER + 10),
        1.0,
        False,
        "",
    )
    columns = [rng.choice([0, 0, 1, 1, rng.randrange(128)]) for _ in range(width)]
    near = [min(1.0, max(0.0, value)) for value in fed([float(column) for column in columns], weights, bias)]
    near = [min(1.0, max(0.0, value)) for value in fed(near, deeper, other)]
    padded = bytes(columns + [0] * (-width % 8))
    words = vec[i64]([int.from_bytes(padded[at : at + 8], "little") for at in range(0, len(padded), 8)])
    assert unfold(net).twin().logit(words) == pytest.approx(fed(near, last, end)[0], abs=0.05)


def test_what_is_likely_and_its_logit() -> None:
    assert likely(logit(0.3)) == pytest.approx(0.3)
    assert likely(logit(1.0)) == pytest.approx(0.98)  # the advice is never quite sure
    assert likely(logit(0.0)) == pytest.approx(0.02)


@pytest.mark.parametrize("table", OFFERED, ids=str)
def test_level_four_knows_what_it_may_know(table: Table) -> None:
    """How often every option was tried, and with what success: the same in worlds that look the same."""
    game = table.load()
    for count, (state, seat) in enumerate(positions(table, every=40)):
        found = set()
        for world in worlds(game, state, seat, 4):
            now = observation(game, world, seat, audible(state.journal or [], seat))
            search = Scholar(30, 0.0).think(game, now, Rng(count))
            found.add(tuple((int(arm.action), int(arm.visits), arm.total) for arm in search.ranking()))
        assert len(found) == 1


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that bots read nets from."""
    monkeypatch.setenv("KAIZHUO_NETS", str(tmp_path))
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize(("game", "seats"), [("dnup", 2), ("dnup", 4), ("cheers", 2), ("cheers", 4)])
def test_a_net_that_reads_all_hands_of_a_world_knows_none(nets: Path, game: str, seats: int) -> None:
    """With weights of any kind: the worlds it reads were dealt, so worlds that look alike are played alike."""
    table = next(table for table in plain_tables() if (table.game, table.seats) == (game, seats))
    loaded = table.load()
    width, rng = width_of(loaded, table.setup()), random.Random(1)
    first, second, last = (drawn(rng, *size) for size in ((width + 1, 6, 0.3), (7, 4, 1), (5, 1, 2)))
    value = NetFile(
        width, (6, 4), written(first, FIRST), written(second, OTHER), written(last, OTHER), 1.0, chapter=False, made="-"
    )
    (nets / game).mkdir()
    (nets / game / f"{seats}.net").write_bytes(msgspec.msgpack.encode(Nets(value)))
    told_apart = 0
    for count, (state, seat) in enumerate(positions(table, every=15)):
        alike = worlds(loaded, state, seat, 4)
        sight = Sight(loaded, width)
        told_apart += len({tuple(sight.look(world, seat)) for world in alike}) > 1
        found = set()
        for world in alike:
            search = Scholar(30, 0.0).think(loaded, observation(loaded, world, seat), Rng(count))
            assert isinstance(search, Learnt | LearntTree)
            found.add(tuple((int(arm.action), int(arm.visits), arm.total) for arm in search.ranking()))
        assert len(found) == 1
    assert told_apart


def test_nets_fit_the_games_and_the_package() -> None:
    assert KNOWN
    for table in KNOWN:
        nets = nets_for(table.load(), table.setup(), table.seats)
        assert len(msgspec.msgpack.encode(nets)) < 2_000_000
        assert nets
        assert all(net is None or net.made for net in (nets.value, nets.belief))
        assert nets.value or nets.belief


def test_where_nothing_was_learnt_it_is_level_three() -> None:
    table = next(table for table in plain_tables() if (table.game, table.seats) == ("steam-up", 3))
    game = table.load()
    now = observation(game, *next(positions(table, every=5)))
    assert not Scholar().knows(game, now)
    thought = [kind(30, 0.0).think(game, now, Rng(1)) for kind in (Scholar, Thinker)]
    assert type(thought[0]) is type(thought[1])
    assert thought[0].visits() == thought[1].visits()


def test_it_tries_as_often_as_its_settings_say() -> None:
    for table in OFFERED:
        game, found = table.load(), settings_of(table.game)
        search = Scholar().search(game, observation(game, *next(positions(table, every=5))), Rng(1))
        assert isinstance(search, LearntTree if table in KNOWN else Tree)
        assert search.left == (found.level4.playouts or found.level3.playouts)
        assert search.stock == found.level4.stock


def test_it_is_offered_only_where_it_has_learnt() -> None:
    """And there it also gives the hints."""
    assert OFFERED
    for table in plain_tables():
        game = table.load()
        seen = game.redact(table.setup(), 0)
        assert levels_of(table.game, table.seats)[:3] == LEVELS
        now = Observation(0, 0, seen, [], [])
        chosen = adviser(game, now)
        assert type(chosen) is (Scholar if table in OFFERED else Thinker)
        assert table not in OFFERED or Scholar().knows(game, now)
        if table not in OFFERED:
            with pytest.raises(OptionError, match="no-net"):
                check_offered(table.game, table.seats, LEARNT)
