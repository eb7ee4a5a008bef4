"""Old games keep their value: whatever was played goes on, and ends with the scores it had."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kaizhuo.bots.pool import Pool, PoolError
from kaizhuo.core.errors import RecordError
from kaizhuo.games import box_of, boxes_of, folder_of, load_game, loaded
from kaizhuo.kit.boxes import read_box
from kaizhuo.play.match import Match, branch_off, replay, verify, with_box
from kaizhuo.play.record import Record, read_record
from kaizhuo.testing.tables import NAMES, every_game
from tests.contract.rules import rules_checksum

GAMES = Path(__file__).parent.parent / "games"
change = msgspec.structs.replace


def kept(name: str, file: str) -> list[str]:
    """The lines of a file that remembers what was."""
    lines = (GAMES / folder_of(name).name / file).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@every_game
def test_a_box_that_changed_keeps_its_predecessors(name: str) -> None:
    """When this fails: the components.toml of before goes to box/<next number>.toml, and the new fingerprint to the
    end of tests/games/<game>/boxes.txt."""
    assert [box.fingerprint for box in reversed(boxes_of(name))] == kept(name, "boxes.txt")
    for box in boxes_of(name):
        assert box_of(load_game(name, box.fingerprint)) == box.fingerprint


@every_game
def test_rules_that_changed_have_another_version(name: str) -> None:
    """When this fails: rules_version moves, and its line goes to the end of tests/games/<game>/rules.txt."""
    lines = kept(name, "rules.txt")
    versions = [int(line.split()[0]) for line in lines]
    assert versions == list(range(1, len(lines) + 1))
    assert f"{load_game(name).rules_version} {rules_checksum(name)}" == lines[-1]


FOREVER = [
    pytest.param(file, id=f"{name}-{file.stem}")
    for name in NAMES
    for file in sorted((GAMES / folder_of(name).name / "records" / "forever").glob("*.json"))
]


@pytest.mark.parametrize("file", FOREVER)
def test_a_record_of_long_ago_has_the_scores_it_had(file: Path) -> None:
    """These are never made again; the name begins with the box they were dealt from."""
    record = with_box(read_record(file))
    boxes = boxes_of(record.game)
    number = int(file.stem.partition("-")[0].removeprefix("box"))
    assert record.components == boxes[len(boxes) - number].fingerprint
    assert verify(record).scores == read_record(file).scores


def test_every_box_has_a_record_of_long_ago() -> None:
    for name in NAMES:
        forever = (GAMES / folder_of(name).name / "records" / "forever").glob("*.json")
        numbers = {file.stem.partition("-")[0] for file in forever}
        assert numbers == {f"box{number + 1}" for number in range(len(boxes_of(name)))}


def forever(name: str, beginning: str) -> Record:
    folder = GAMES / folder_of(name).name / "records" / "forever"
    return read_record(next(iter(sorted(folder.glob(f"{beginning}*.json")))))


def test_a_finished_game_without_scores_is_not_scored_anew() -> None:
    record = forever("steam-up", "box2-2")
    with pytest.raises(RecordError) as refused:
        replay(change(record, scores=None))
    assert refused.value.code == "record-boxes"
    named = change(record, scores=None, components=with_box(record).components)
    assert replay(named).scores == record.scores


def test_scores_that_no_box_gives_are_refused() -> None:
    record = forever("steam-up", "box2-2")
    with pytest.raises(RecordError) as refused:
        replay(change(record, scores=[99, 1]))
    assert refused.value.code == "record-scores"


def test_a_running_game_goes_on_with_the_newest_box_that_it_fits_to() -> None:
    record = forever("steam-up", "box2-2")
    begun = change(record, moves=record.moves[:40], scores=None)
    assert with_box(begun).components == boxes_of("steam-up")[0].fingerprint


def test_a_game_goes_on_with_the_box_it_began_with() -> None:
    """Also when its last moves are played once more, undone, and when another game branches off."""
    record = with_box(forever("steam-up", "box2-2"))
    match = replay(change(record, moves=record.moves[:-30], scores=None, secret=record.secret))
    assert not match.over
    match.rewind(len(record.moves) - 60)
    for move in record.moves[match.ply :]:
        if not move.startswith("chance "):
            seat, _, sentence = move.partition(" ")
            match.say(int(seat), sentence)
    assert match.scores == record.scores
    assert match.record() == record
    branch = branch_off(record, 40, bytes(32))
    assert box_of(replay(branch).game) == record.components


def test_a_bot_thinks_with_the_box_of_its_game(own: Path) -> None:
    """One that was ours, and an owner's as long as the file is what it was."""
    same = own.with_name("same.toml")
    same.write_text(own.read_text("utf-8"), "utf-8")
    load_game("dnup", components=same)
    mine = Match.new("dnup", ["a", "b"], {}, bytes(32), box_of(load_game("dnup", components=own)))
    record = with_box(forever("steam-up", "box1-"))
    match = replay(change(record, moves=record.moves[:60], scores=None))
    seat = match.awaited()[0]
    pool = Pool(1)
    try:
        now = match.observe(seat)
        assert pool.choose(match.game, "level2", now, 1).result(60) in now.options
        assert pool.explain(match.game, now, 1, patience=0.2).result(60).action in now.options
        now = mine.observe(mine.awaited()[0])
        assert pool.choose(mine.game, "level2", now, 1).result(60) in now.options
        own.write_text(boxes_of("dnup")[0].file.read_text("utf-8"), "utf-8")
        fresh = Pool(1)
        with pytest.raises(PoolError):
            fresh.choose(mine.game, "level2", now, 1).result(60)
        fresh.close()
    finally:
        pool.close()


# ---- versions of the rules


def test_a_record_of_older_rules_is_read_if_it_replays_as_it_says() -> None:
    record = forever("dnup", "box1-2")
    game = load_game("dnup")
    now = game.rules_version
    try:
        game.rules_version = 7
        again = replay(record)
        assert again.record().rules_version == record.rules_version
        assert Match.new("dnup", ["a", "b"], {}, bytes(32)).record().rules_version == 7
        with pytest.raises(RecordError) as refused:
            replay(change(record, scores=[9, 9]))
        assert refused.value.code == "record-scores"
        with pytest.raises(RecordError) as refused:
            replay(change(record, rules_version=8))
        assert refused.value.code == "record-version"
    finally:
        game.rules_version = now


# ---- owners' boxes


@pytest.fixture
def own(tmp_path: Path) -> Path:
    text = boxes_of("dnup")[0].file.read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("letters_first = 2", "letters_first = 3"), "utf-8")
    assert file.read_text("utf-8") != text
    return file


def test_a_fingerprint_is_of_what_a_file_says(own: Path, tmp_path: Path) -> None:
    ours = boxes_of("dnup")[0]
    other = tmp_path / "other.toml"
    other.write_text("# A comment.\n\n" + ours.file.read_text("utf-8").replace(" = ", "="), "utf-8")
    assert read_box(other).fingerprint == ours.fingerprint
    assert load_game("dnup", components=other) is load_game("dnup")
    assert read_box(own).fingerprint != ours.fingerprint


def test_several_boxes_of_one_game_in_one_process(own: Path) -> None:
    """Each file as it is when it is asked for, whatever was loaded before."""
    ours = load_game("dnup")
    mine = load_game("dnup", components=own)
    assert box_of(mine) == read_box(own).fingerprint != box_of(ours)
    assert loaded(mine).package != loaded(ours).package
    own.write_text(own.read_text("utf-8").replace("letters_first = 3", "letters_first = 4"), "utf-8")
    third = load_game("dnup", components=own)
    assert box_of(third) not in (box_of(ours), box_of(mine))
    assert load_game("dnup") is ours
    matches = [Match(game, ["a", "b", "c"], {}, Match.new("dnup", ["a"] * 3, {}, bytes(32)).chance) for game in
               (ours, mine, third)]  # fmt: skip
    for match in matches:
        while not match.over:
            seat = match.awaited()[0]
            match.submit(seat, match.observe(seat, match.ply).options[0])
    assert [replay(match.record()).scores for match in matches] == [match.scores for match in matches]
    assert len({tuple(match.scores) for match in matches}) > 1


def test_a_record_of_an_owners_box_from_before_fingerprints(own: Path) -> None:
    mine = load_game("dnup", components=own)
    record = Match.new("dnup", ["a", "b"], {}, bytes(32), box_of(mine)).record()
    assert record.components == box_of(mine)
    assert replay(change(record, components=read_box(own).formerly)).record() == record
