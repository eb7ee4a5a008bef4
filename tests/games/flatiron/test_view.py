"""What a client is sent."""

from __future__ import annotations

import msgspec
import pytest

from kaizhuo.bots.bot import make_bot
from kaizhuo.core.engine import asked_now
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR, step_of
from kaizhuo.games.flatiron.box.options import FlatironOptions
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.knowledge.redact import redact
from kaizhuo.games.flatiron.rules.state import FlatironState
from kaizhuo.games.flatiron.rules.words import WORDS
from kaizhuo.games.flatiron.view.outlook import HALF_DONE
from kaizhuo.games.flatiron.view.view import FlatironView, view
from kaizhuo.testing.tables import Table
from tests.games.flatiron.table import draw, say, table


def shown(state: FlatironState, viewer: int = 0) -> FlatironView:
    found = view(redact(state, viewer), viewer)
    assert msgspec.json.decode(msgspec.json.encode(found), type=FlatironView) == found
    return found


def stages(state: FlatironState) -> list[str]:
    activation = shown(state).activation
    return [f"{stage.state} {stage.action.kind}" for stage in activation.stages] if activation else []


@pytest.mark.rule("FL-11", "FL-R3")
def test_a_column_shows_what_is_done_skipped_next_and_waiting() -> None:
    state = table(sides="1P 2P", columns=({"BW": ("B1", "B5")}, {}), money=(9, 9))
    say(state, "move BW")
    assert stages(state) == []
    say(state, "activate BW")
    assert stages(state) == ["next GAIN", "waiting TRADE", "waiting BUILD", "waiting GAIN"]
    say(state, "do gain-3")
    assert stages(state) == ["done GAIN", "next TRADE", "waiting BUILD", "waiting GAIN"]
    say(state, "skip")
    assert stages(state) == ["done GAIN", "skipped TRADE", "skipped BUILD", "next GAIN"], "nothing to build"
    say(state, "do gain-4")
    assert stages(state) == []


@pytest.mark.rule("FL-11")
def test_an_action_of_several_parts_is_done_as_soon_as_it_is_begun() -> None:
    state = table(sides="1P 2P", warehouses=("orange blue", ""))
    say(state, "move BW", "activate BW", "skip", "do build-1-1-0")
    assert stages(state) == ["skipped TRADE", "done BUILD"]
    question = shown(state).question
    assert question is not None
    assert (question.step, question.seat) == ("building", 0)
    say(state, "build orange")
    question = shown(state, SPECTATOR).question
    assert question is not None
    assert question.colour == "orange"


@pytest.mark.rule("FL-R53")
def test_a_card_tucked_into_the_column_meanwhile_is_not_among_its_actions() -> None:
    state = table(sides="1P 2P", columns=({"BW": ("B6", "")}, {}), active="N5", tops="B1 T3 F5 S7")
    say(state, "move BW", "activate BW", "do news", "buy B1", "tuck B1 top")
    draw(state)
    assert stages(state) == ["done NEWS", "next TRADE", "waiting BUILD"]
    assert [tucked.card.name for tucked in shown(state).players[0].columns[0].above if tucked.card] == ["B1", "B6"]


@pytest.mark.rule("FL-12")
def test_city_hall_is_no_column() -> None:
    state = table(active="N1")
    say(state, "move CITY_HALL", "activate CITY_HALL")
    assert stages(state) == []
    question = shown(state).question
    assert question is not None
    assert question.action is not None
    assert (question.step, question.action.kind, question.action.n) == ("offering", "GAIN", 3)


@pytest.mark.rule("FL-8", "FL-9", "FL-R5")
def test_what_is_being_bought_is_shown_with_its_column() -> None:
    state = table(tops="F1 T3 F5 S7")
    say(state, "move BW", "buy F1")
    question = shown(state, 1).question
    assert question is not None
    assert question.card is not None
    assert (question.step, question.card.name, question.street) == ("tucking", "F1", "A5")
    state = table()
    say(state, "move CITY_HALL", "buy-decree L2", "column S22")
    question = shown(state, 1).question
    assert question is not None
    assert question.decree is not None
    assert (question.step, question.decree.name, question.street) == ("enacting", "L2", "S22")


def test_where_a_card_goes_is_pointed_at_alone() -> None:
    assert WORDS.marks(WORDS.parse("tuck B1 top")) == ["half:0"]
    assert WORDS.marks(WORDS.parse("enact L2 bottom")) == ["half:1"]


@pytest.mark.rule("FL-23", "FL-24", "FL-R38")
def test_streets_and_decrees_show_what_they_are_worth_now() -> None:
    columns = {"BW": ("B7", ""), "S23": ("T5", ""), "A5": ("", "L2"), "S22": ("S1", "")}
    state = table(columns=(columns, {}), reputation=(1, 0), money=(7, 9))
    mine = shown(state).players[0].columns
    assert [(street.reputation, street.tokens, street.vp) for street in mine] == [
        (2, 0, 5),
        (-1, 1, 0),
        (1, 0, 5),
        (-1, 0, -3),
    ]
    assert [tucked.vp for tucked in mine[2].below] == [3], "a dollar for every two"
    assert [tucked.vp for tucked in mine[0].above] == [None]


@pytest.mark.rule("FL-4", "FL-R41", "FL-R42")
def test_the_draft_shows_both_sides_of_my_boards_to_me_alone() -> None:
    state = GAME.setup(2, FlatironOptions())
    draw(state)
    now = shown(state)
    assert [side.name for side in now.sides] == [f"{board}{side}" for board in now.dealt[0] for side in "PR"]
    assert all(len(side.cells) == len(side.prices) == 4 for side in now.sides)
    assert now.players[0].side is None
    assert shown(state, SPECTATOR).sides == []
    say(state, f"choose-side {now.sides[0].name}")
    assert shown(state).sides == []
    assert shown(state, 1).players[0].side is None


@pytest.mark.rule("FL-25")
def test_a_first_game_shows_purple_sides_and_the_solo_game_the_sides_for_burnham() -> None:
    state = GAME.setup(1, FlatironOptions(first_game=True))
    draw(state)
    assert [side.name[1] for side in shown(state).sides] == ["P", "P"]
    state = GAME.setup(1, FlatironOptions())
    draw(state)
    say(state, f"choose-side {shown(state).sides[0].name}")
    draw(state)
    sides = shown(state).sides
    assert [side.name[1] for side in sides] == ["P", "R"]
    assert sides[0].name[0] != (shown(state).players[0].side or "")[0]


@pytest.mark.rule("FL-22", "FL-R42")
def test_newspapers_that_are_drawn_are_shown_to_who_draws_them() -> None:
    state = table(vp=(9, 0), papers=("N3", ""))
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N2")
    assert [paper.name for paper in shown(state).drawn] == ["N5", "N2"]
    assert shown(state, 1).drawn == []
    assert shown(state, SPECTATOR).drawn == []


def outlook(state: FlatironState, mark: str) -> tuple[list[int], list[int], list[int]]:
    found = next(each for each in shown(state).outlooks if each.at == [mark])
    return found.money, found.points, found.later


@pytest.mark.rule("FL-6", "FL-11")
def test_going_somewhere_shows_what_it_earns_and_what_can_be_done_there() -> None:
    state = table(sides="1P 2P", tiles="P1")
    found = next(each for each in shown(state).outlooks if each.at == ["location:0"])
    assert [printed.kind for printed in found.opens] == ["TRADE", "BUILD"]
    earned = {each.at[0]: each.money for each in shown(state).outlooks}
    say(state, "move S23")
    assert state.money[0] - 9 == earned["location:1"][0] == earned["location:1"][1]


@pytest.mark.rule("FL-8", "FL-23")
def test_a_card_shows_its_price_and_what_its_halves_are_worth_at_the_end() -> None:
    state = table(sides="1P 2P", tops="B1 T3 F5 S7", money=(9, 9))
    say(state, "move BW")
    bought = outlook(state, f"card:{shown(state).stacks[0].top.id}")  # type: ignore[union-attr]
    say(state, "buy B1")
    tucked = [outlook(state, f"half:{half}") for half in (0, 1)]
    assert bought[0] == tucked[0][0] == tucked[1][0], "the price is the same, wherever the card goes"
    assert bought[2] == [min(t[2][0] for t in tucked), max(t[2][1] for t in tucked)]


@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_shown_of_an_option_is_what_comes_of_it(seats: int) -> None:
    """Through whole games: what a finished action changed lies in what was shown."""
    match, bot = Table("flatiron", seats, {}).match(7), make_bot("level1")
    told = 0
    while not match.over:
        now = match.observe(match.awaited()[0])
        state, seat = match.state, now.viewer
        assert isinstance(state, FlatironState)
        before = state.money[seat], state.vp[seat]
        shown_now = {tuple(each.at): each for each in view(redact(state, seat), seat).outlooks}
        action = bot.choose(match.game, now, Rng(match.ply))
        match.submit(seat, action)
        found = shown_now.get(tuple(WORDS.marks(action)))
        if found is None or found.money[0] != found.money[1] or not match.awaited() or match.awaited()[0] != seat:
            continue
        if step_of(asked_now(match.state)) not in HALF_DONE and found.points[0] == found.points[1]:
            assert (state.money[seat] - before[0], state.vp[seat] - before[1]) == (found.money[0], found.points[0])
            told += 1
    assert told > 20
