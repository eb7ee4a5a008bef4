"""What a client is sent."""

from __future__ import annotations

import msgspec
import pytest

from kaizhuo.core.state import SPECTATOR
from kaizhuo.games.cheers.knowledge.redact import redact
from kaizhuo.games.cheers.rules.state import CheersState
from kaizhuo.games.cheers.rules.words import WORDS
from kaizhuo.games.cheers.view.view import CheersView, view
from tests.games.cheers.table import act, say, table

HANDS = {0: "beer-wine wine-martini wine-martini"}


def shown(state: CheersState, viewer: int) -> CheersView:
    found = view(redact(state, viewer), viewer)
    assert msgspec.json.decode(msgspec.json.encode(found), type=CheersView) == found
    return found


@pytest.mark.rule("CH-3", "CH-19")
def test_a_turn_as_the_active_player_sees_it() -> None:
    now = shown(table(HANDS, {"1": "beer soda"}), 0)
    assert (now.seating, now.variant, now.keep, now.active) == ("2x2", "base", False, 0)
    assert now.order == [0, 1, 2, 3]
    assert [(card.big, card.small, card.count) for card in now.players[0].hand] == [
        ("beer", ["wine"], 1),
        ("wine", ["martini"], 2),
    ]
    assert [player.team for player in now.players] == [0, 1, 0, 1]
    assert [(shaker.name, shaker.seat, shaker.team) for shaker in now.shakers] == [
        (str(seat), seat, seat % 2) for seat in range(4)
    ]
    assert [team.recipe for team in now.teams] == [[2, 1, 1, 1, 0], None]
    assert [team.mine for team in now.teams] == [True, False]
    assert now.asked is not None
    assert (now.asked.step, now.asked.seat) == ("turn", 0)
    assert (now.over, now.drawn) == (False, False)


@pytest.mark.rule("CH-8")
def test_what_is_handed_on_and_by_whom() -> None:
    state = table(HANDS, {"1": "wine soda"})
    say(state, "toast beer-wine 1")
    asked = shown(state, SPECTATOR).asked
    assert asked is not None
    assert (asked.step, asked.seat, asked.shaker) == ("cheers", 1, "1")
    assert (asked.hands_on, asked.first_receiver) == (["beer", "wine"], None)
    say(state, "give beer 3")
    asked = shown(state, SPECTATOR).asked
    assert asked is not None
    assert (asked.hands_on, asked.first_receiver) == (["wine"], "3")
    assert shown(state, 2).active == 0


@pytest.mark.rule("CH-13")
def test_a_shaker_that_is_too_full() -> None:
    state = table(HANDS, {"2": "beer beer soda soda whisky whisky"})
    say(state, "toast wine-martini 2")
    now = shown(state, 3)
    assert [shaker.too_full for shaker in now.shakers] == [False, False, True, False]
    assert [shaker.size for shaker in now.shakers] == [0, 0, 7, 0]
    assert now.asked is not None
    assert (now.asked.step, now.asked.seat, now.asked.shaker) == ("overflow", 2, "2")


@pytest.mark.rule("CH-24", "CH-26")
@pytest.mark.parametrize(
    ("seating", "name", "team"), [("1+2", "extra", 0), ("2+3", "extra", 0), ("duel", "shared", None)]
)
def test_the_shaker_in_the_middle(seating: str, name: str, team: int | None) -> None:
    last = shown(table(seating=seating), 1).shakers[-1]
    assert (last.name, last.seat, last.team) == (name, None, team)


@pytest.mark.rule("CH-20")
def test_masters_are_named_and_only_they_see_the_recipe() -> None:
    state = table(variant="apprentice")
    now = shown(state, 2)
    assert [player.master for player in now.players] == [True, True, False, False]
    assert [team.recipe for team in now.teams] == [None, None]
    assert shown(state, 0).teams[0].recipe == [2, 1, 1, 1, 0]


@pytest.mark.rule("CH-21")
def test_in_the_masquerade_one_sees_ones_own_camp() -> None:
    now = shown(table(variant="masquerade", camps=[0, 1, 1, 0]), 2)
    assert [player.team for player in now.players] == [None, None, 1, None]
    assert [shaker.team for shaker in now.shakers] == [None, None, 1, None]
    assert [team.recipe for team in now.teams] == [None, [0, 2, 1, 1, 1]]


@pytest.mark.rule("CH-15", "CH-17")
def test_the_end() -> None:
    state = table({0: "martini-soda wine-soda soda-beer"}, {"0": "beer beer wine whisky"})
    say(state, "toast martini-soda 0")
    now = shown(state, 1)
    assert (now.over, now.drawn, now.asked, now.active) == (True, False, None, None)
    assert [player.winner for player in now.players] == [True, False, True, False]
    assert [team.winner for team in now.teams] == [True, False]
    state = table(HANDS, deck="wine-wine")
    act(state, "toast beer-wine 0")
    assert (shown(state, 1).over, shown(state, 1).drawn) == (True, True)


@pytest.mark.rule("CH-14", "CH-19")
def test_what_a_shaker_lacks_is_told_to_those_who_know_the_recipe() -> None:
    now = shown(table(HANDS, {"0": "beer soda", "1": "beer"}), 0)
    assert (now.shakers[0].lacks, now.shakers[0].spoils) == ([1, 1, 1, 1, 0], [0, 0, 0, 0, 1])
    assert (now.shakers[1].lacks, now.shakers[1].spoils) == (None, None)
    looked_on = shown(table(HANDS, {"0": "beer soda"}), SPECTATOR)
    assert all(shaker.lacks is None and shaker.spoils is None for shaker in looked_on.shakers)


@pytest.mark.rule("CH-8")
def test_a_card_is_handed_on_by_pointing_at_a_shaker() -> None:
    assert WORDS.marks(WORDS.parse("give beer 3")) == ["shaker:3"]
    assert WORDS.marks(WORDS.parse("send beer 3")) == ["drink:0", "shaker:3"]
