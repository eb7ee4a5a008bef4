"""Games that go on from a lesson: what it arranged is its own, and nobody goes back behind it."""

from __future__ import annotations

import msgspec
import pytest

from kaizhuo.cli.commands.verify import prove
from kaizhuo.core.errors import RecordError
from kaizhuo.play.lesson import as_taught, lesson_named, questions, stand
from kaizhuo.play.match import branch_off, replay
from kaizhuo.play.record import Record

SECRET = bytes(range(32))


def gone_on(game: str = "dnup", name: str = "first", other: int = 0) -> Record:
    """From the end of a lesson; by another accepted answer at the first beat that has so many."""
    lesson = lesson_named(game, name)
    said = []
    for number in questions(lesson):
        accept = lesson.beats[number].accept
        said.append(accept[other] if other < len(accept) else accept[0])
    end = stand(lesson, said).match(len(lesson.moves))
    record = branch_off(end.record(), end.ply, SECRET)
    branches = [msgspec.structs.replace(branch, lesson=name) for branch in record.branches]
    return msgspec.structs.replace(record, branches=branches)


@pytest.mark.parametrize("other", [0, 1])
@pytest.mark.parametrize("game", ["dnup", "flatiron", "steam-up"])
def test_what_a_lesson_arranged_is_found_to_be_its(game: str, other: int) -> None:
    record = gone_on(game, other=other)
    assert as_taught(record)
    assert prove(record).chance == len([move for move in record.moves[record.branches[0].ply :] if "chance" in move])


@pytest.mark.parametrize(
    "change",
    [
        {"lesson": "duel"},
        {"lesson": "ninth"},
        {"ply": 20},
    ],
)
def test_what_is_not_a_lessons_is_not_proven(change: dict[str, object]) -> None:
    """A record cannot hide what it dealt behind the name of a lesson."""
    record = gone_on()
    branch = msgspec.structs.replace(record.branches[0], **change)
    wrong = msgspec.structs.replace(record, branches=[branch])
    assert as_taught(wrong) == (change == {"ply": 20})
    with pytest.raises(RecordError) as refused:
        prove(wrong)
    assert refused.value.code == ("record-dealt" if "ply" in change else "record-lesson")


def test_a_move_of_ones_own_is_no_part_of_a_lesson() -> None:
    record = gone_on()
    first = next(ply for ply, move in enumerate(record.moves) if move.startswith("0 "))
    wrong = msgspec.structs.replace(record, moves=[*record.moves[:first], "0 flip"])
    assert not as_taught(wrong)


def test_nobody_goes_back_behind_what_a_lesson_arranged() -> None:
    match = replay(gone_on())
    begun = match.ply
    learner = 0
    assert match.last_own_ply(learner) is None
    assert match.undo_ply(learner) is None
    while match.awaited()[0] != learner:
        match.submit(match.awaited()[0], match.observe(match.awaited()[0]).options[0])
    mine = match.ply
    match.submit(learner, match.observe(learner).options[0])
    assert match.last_own_ply(learner) == mine >= begun
