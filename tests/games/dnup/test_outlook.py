"""What a client shows of an option before it is chosen: whose set leaves the table, and who gets it back."""

from __future__ import annotations

import pytest

from kaizhuo.core.state import SPECTATOR
from kaizhuo.games.dnup.knowledge.redact import redact
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import WORDS
from kaizhuo.games.dnup.view.shapes import OutlookView
from kaizhuo.games.dnup.view.view import view
from tests.games.dnup.table import hand, say, table


def outlook(state: DnupState, sentence: str, viewer: int = 0) -> OutlookView | None:
    at = WORDS.marks(WORDS.parse(sentence))
    return next((each for each in view(redact(state, viewer), viewer).outlooks if each.at == at), None)


@pytest.mark.rule("DN-8", "DN-13")
def test_a_set_that_would_be_beaten_is_shown_with_what_its_owner_gets_back() -> None:
    state = table("8/1 8/3 3/5", "9/1 2/4", "10/2", sets={1: "7/1 7/3", 2: "4/2"})
    beaten = outlook(state, "play 8/1+8/3")
    assert beaten is not None
    assert (beaten.place, beaten.owner, beaten.to) == (1, 1, 1)
    assert (beaten.size, beaten.value, beaten.becomes) == (2, 7, [1, 3])
    single = outlook(state, "play 8/1")
    assert single is not None
    assert (single.owner, single.becomes) == (2, [2])
    assert outlook(state, "play 3/5") is None, "it is no higher than the 4, so it cannot be played at all"
    say(state, "play 8/1+8/3")
    assert set(hand(state, 1)) >= {"1/7", "3/7"}


@pytest.mark.rule("DN-10")
def test_a_card_that_is_added_may_beat_a_third_set() -> None:
    state = table("7/4 3/5", "9/1", "10/2", sets={1: "7/1", 2: "5/1 5/2"})
    beaten = outlook(state, "add 7/4 1")
    assert beaten is not None
    assert (beaten.owner, beaten.to, beaten.becomes) == (2, 2, [1, 2])


@pytest.mark.rule("DN-18")
def test_the_beaten_set_of_somebody_who_is_out_is_discarded() -> None:
    state = table("8/1 3/5", "", "10/2", sets={1: "7/1"}, first_out=1)
    beaten = outlook(state, "play 8/1")
    assert beaten is not None
    assert (beaten.owner, beaten.to, beaten.becomes) == (1, None, [])


@pytest.mark.rule("DN-11", "DN-13")
def test_a_set_that_is_taken_is_shown_as_it_comes_to_my_hand() -> None:
    state = table("3/5", "9/1", "10/2", sets={1: "7/1 7/3"})
    taken = outlook(state, "take 1")
    assert taken is not None
    assert (taken.owner, taken.to, taken.becomes) == (1, 0, [1, 3])


def test_only_who_is_asked_is_shown_anything() -> None:
    state = table("8/1", "9/1", "10/2", sets={1: "7/1"})
    assert view(redact(state, 1), 1).outlooks == []
    assert view(redact(state, SPECTATOR), SPECTATOR).outlooks == []
