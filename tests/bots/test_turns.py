"""Who is served next: moves before hints before reviews, address by address, person by person."""

from __future__ import annotations

from threading import Thread

from kaizhuo.bots.turns import FIRST, Asker, Rank, Turns


def asked(*askers: str) -> list[Asker]:
    return [Asker(*asker.split("/")) for asker in askers]


def served(turns: Turns[str], count: int) -> list[str]:
    found = [turns.take() for _ in range(count)]
    return [job for job in found if job is not None]


def test_one_address_that_asks_a_lot_does_not_make_the_others_wait() -> None:
    turns: Turns[str] = Turns()
    for number in range(29):
        turns.put(Rank.MOVE, Asker("hog", f"person {number % 3}"), f"hog {number}")
    turns.put(Rank.MOVE, Asker("here", "Ann"), "Ann")
    turns.put(Rank.MOVE, Asker("here", "Bo"), "Bo")
    assert served(turns, 4) == ["hog 0", "Ann", "hog 1", "Bo"]


def test_the_people_of_one_address_take_turns() -> None:
    turns: Turns[str] = Turns()
    for number, asker in enumerate(asked("club/Ann", "club/Ann", "club/Ann", "club/Bo", "club/Cy")):
        turns.put(Rank.MOVE, asker, f"{asker.person} {number}")
    assert served(turns, 5) == ["Ann 0", "Bo 3", "Cy 4", "Ann 1", "Ann 2"]


def test_moves_come_before_hints_before_reviews() -> None:
    turns: Turns[str] = Turns()
    for rank in reversed(Rank):
        turns.put(rank, Asker(), rank.name)
    assert served(turns, 4) == ["QUICK", "MOVE", "HINT", "REVIEW"]


def test_hints_and_reviews_are_served_however_many_moves_wait() -> None:
    turns: Turns[str] = Turns()
    for rank in (Rank.MOVE, Rank.HINT, Rank.REVIEW):
        for _ in range(50):
            turns.put(rank, Asker(), rank.name)
    found = served(turns, len(FIRST))
    assert (found.count("MOVE"), found.count("HINT"), found.count("REVIEW")) == (6, 1, 1)


def test_a_worker_kept_for_what_is_quick_takes_nothing_else() -> None:
    turns: Turns[str] = Turns()
    turns.put(Rank.MOVE, Asker(), "slow")
    turns.put(Rank.QUICK, Asker(), "quick")
    assert turns.take(quick=True) == "quick"
    waiting = Thread(target=turns.take, kwargs={"quick": True})
    waiting.start()
    assert turns.close() == ["slow"]
    waiting.join(60)
    assert not waiting.is_alive()
    assert not turns.put(Rank.QUICK, Asker(), "late")
