"""Who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from kaizhuo.core.observation import audible
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games.flatiron.box.tables import PAPER_COUNT
from kaizhuo.games.flatiron.game import GAME
from kaizhuo.games.flatiron.rules.state import NO_PAPER, FlatironState
from kaizhuo.games.flatiron.rules.words import WORDS
from kaizhuo.games.flatiron.view.view import view
from tests.games.flatiron.table import hand, say, table
from tests.games.odds import check_worlds

PAPERS = ("N1 N2", "N3 N4 N4")


def worlds(state: FlatironState, viewer: int, count: int = 60) -> list[FlatironState]:
    seen = GAME.redact(state, viewer)
    return [GAME.resample(seen, viewer, Rng(seed)) for seed in range(count)]


@pytest.mark.rule("FL-R42")
def test_newspapers_in_hand_are_hidden_but_their_number_is_not() -> None:
    state = table(papers=PAPERS)
    for viewer, known in ((0, ["N1 N2", ""]), (1, ["", "N3 N4 N4"]), (SPECTATOR, ["", ""])):
        seen = GAME.redact(state, viewer)
        assert [hand(seen, 0), hand(seen, 1)] == known
        shown = view(seen, viewer)
        assert [player.papers for player in shown.players] == [2, 3]
        assert [len(player.hand) for player in shown.players] == [len(names.split()) for names in known]
        assert shown.papers_left == 14 - 1 - 5


@pytest.mark.rule("FL-R42")
def test_open_is_all_the_rest() -> None:
    state = table(
        papers=PAPERS, used="N5", warehouses=("orange", "blue"), under={"BW": "F1"}, columns=({"BW": ("B2", "")}, {})
    )
    shown = view(GAME.redact(state, SPECTATOR), SPECTATOR)
    assert [paper.name for paper in shown.used] == ["N5"]
    assert shown.active is not None
    assert shown.active.name == "N1"
    assert [player.money for player in shown.players] == [9, 9]
    assert [[w.colour for w in player.warehouses if w.filled] for player in shown.players] == [["orange"], ["blue"]]
    assert [card.name for card in shown.stacks[0].under] == ["F1"]
    tucked = shown.players[0].columns[0].above[0].card
    assert tucked is not None
    assert tucked.name == "B2"


@pytest.mark.rule("FL-R42")
def test_hidden_newspapers_may_be_any_that_the_viewer_has_not_seen() -> None:
    state = table(papers=("N1 N2", "N3"), active="N1", used="N7 N7")
    counts = Counter(hand(world, 1) for world in worlds(state, 0, 1000))
    assert set(counts) == {"N2", "N3", "N4", "N5", "N6"}, "no N1 and no N7 are out of sight"
    assert 60 < counts["N2"] < 160, "one N2 of nine"
    assert all(170 < counts[name] < 280 for name in ("N3", "N4", "N5", "N6")), "two of nine"
    assert {hand(world, 0) for world in worlds(state, 0)} == {"N1 N2"}


@pytest.mark.rule("FL-R42")
def test_the_giver_knows_what_he_gave_until_it_is_played() -> None:
    state = table(vp=(9, 0), papers=("N3", "N6"), tiles="P6")
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N2", "keep N5")
    assert hand(GAME.redact(state, 0), 1) == "N2"
    assert all("N2" in hand(world, 1).split() for world in worlds(state, 0))
    assert len({hand(world, 1) for world in worlds(state, 0)}) > 3, "the other one they do not know"
    assert hand(GAME.redact(state, 1), 0) == "", "nor does the receiver learn which one was kept"
    assert {"N5", "N1"} < {hand(world, 0) for world in worlds(state, 1)}
    assert hand(GAME.redact(state, SPECTATOR), 1) == ""
    say(state, "move BW", "take 2", "end-turn", "play N2")
    assert hand(GAME.redact(state, 0), 1) == ""


@pytest.mark.rule("FL-R42")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_newspapers_out_of_sight_have_the_odds_of_drawing_them(viewer: int) -> None:
    """Two hands and the two that were drawn, out of all that are not open; the receiver knows what they were given."""
    state = table(vp=(9, 0), papers=("N3 N7", "N6 N2"), known=("", "N6"), used="N1 N4 N4 N5 N6", turn=0)
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N2")
    known = list(GAME.redact(state, viewer).known)
    check_worlds(GAME, state, viewer, every_draw(state, known), newspapers)


def newspapers(state: FlatironState) -> tuple[int, ...]:
    return (*(int(count) for count in state.hand), int(state.first_drawn), int(state.second_drawn))


def every_draw(state: FlatironState, known: list[int]) -> Iterator[FlatironState]:
    """Hands, draw and supply, dealt again one by one; what the viewer gave is where they gave it."""
    held = [sum(state.hand[:PAPER_COUNT]), sum(state.hand[PAPER_COUNT:])]
    open_ones = Counter({paper: int(count) for paper, count in enumerate(state.used)}) + Counter([int(state.active)])
    pool = [paper for paper in range(PAPER_COUNT) for _ in range(2 - open_ones[paper])]
    for dealt in permutations(pool, held[0] + held[1] + 2):
        world = state.copy()
        for at in range(2 * PAPER_COUNT):
            world.hand[at] = 0
        for player, papers in enumerate((dealt[: held[0]], dealt[held[0] : -2])):
            for paper in papers:
                world.hand[player * PAPER_COUNT + paper] += 1
        world.first_drawn, world.second_drawn = dealt[-2:]
        if all(world.hand[at] >= known[at] for at in range(2 * PAPER_COUNT)):
            yield world


@pytest.mark.rule("FL-R42")
def test_of_two_equal_newspapers_the_known_one_goes_first() -> None:
    state = table(papers=("", "N1 N1"), known=("", "N1"), turn=1)
    assert hand(GAME.redact(state, 0), 1) == "N1"
    say(state, "play N1", "do gain-3")
    seen = GAME.redact(state, 0)
    assert hand(seen, 1) == ""
    assert seen.unseen[1] == 1
    state = table(papers=("", "N1 N2"), known=("", "N1"), turn=1)
    say(state, "play N2")
    assert hand(GAME.redact(state, 0), 1) == "N1", "it is still there"


@pytest.mark.rule("FL-R42")
def test_the_two_newspapers_of_a_draw_are_seen_by_who_draws_only() -> None:
    state = table(vp=(9, 0), papers=("N3", ""))
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N2")
    assert [GAME.redact(state, 0).first_drawn, GAME.redact(state, 0).second_drawn] == [4, 1]
    for viewer in (1, SPECTATOR):
        seen = GAME.redact(state, viewer)
        assert [seen.first_drawn, seen.second_drawn] == [-1, -1]
        assert len({(world.first_drawn, world.second_drawn) for world in worlds(state, viewer)}) > 10
        assert NO_PAPER not in {world.first_drawn for world in worlds(state, viewer)}
    after_one = table(vp=(9, 0), papers=("N3", ""))
    say(after_one, "play N3", "do gain-vp-2-1", "draw-paper N5")
    assert [GAME.redact(after_one, 1).first_drawn, GAME.redact(after_one, 1).second_drawn] == [-1, NO_PAPER]
    assert GAME.redact(after_one, 0).first_drawn == 4


def told(state: FlatironState, viewer: int) -> list[str]:
    assert state.journal is not None
    return [WORDS.events[event[0]].name for event in audible(state.journal, viewer)]


@pytest.mark.rule("FL-R42")
def test_events_tell_nobody_what_he_may_not_know() -> None:
    state = table(vp=(9, 0), papers=("N3", ""))
    say(state, "play N3", "do gain-vp-2-1", "draw-paper N5", "draw-paper N2", "keep N5")
    assert told(state, 0).count("drew-paper") == 2
    assert "kept-paper" in told(state, 0)
    assert "gave-paper" in told(state, 0)
    assert "gave-paper" in told(state, 1)
    for viewer in (1, SPECTATOR):
        assert "drew-paper" not in told(state, viewer)
        assert "kept-paper" not in told(state, viewer)
        assert "paper-given" in told(state, viewer)
    assert "gave-paper" not in told(state, SPECTATOR)


@pytest.mark.rule("FL-R42", "FL-16")
def test_street_cards_that_went_to_the_bottom_stay_known_to_both() -> None:
    state = table(sides="1R 2P", pillars="orange blue white", tops="B1 T3 F5 S7")
    say(state, "move S23", "activate S23", "do floor-5-6", "reveal-card B2", "reveal-card T4", "reveal-card F6")
    say(state, "reveal-card S8", "draw-tile P9")
    for viewer in (0, 1, SPECTATOR):
        for world in [GAME.redact(state, viewer), *worlds(state, viewer, 5)]:
            assert list(world.under) == list(state.under)
            assert list(world.unturned) == list(state.unturned)
            assert list(world.top) == list(state.top)


@pytest.mark.rule("FL-R42")
def test_burnhams_unrevealed_cards_are_known_as_a_set() -> None:
    state = table(seats=1, revealed="D4 D1")
    shown = view(GAME.redact(state, 0), 0)
    assert shown.burnham is not None
    assert [card.name for card in shown.burnham.revealed] == ["D4", "D1"], "as they came"
    assert [card.name for card in shown.burnham.hidden] == ["D2", "D3", "D5", "D6", "D7", "D8", "D9"]


def test_who_only_looks_on_sees_no_hand_of_a_solo_game_either() -> None:
    state = table(seats=1, papers=("N1", ""))
    assert hand(GAME.redact(state, SPECTATOR), 0) == ""
    assert len({hand(world, 0) for world in worlds(state, SPECTATOR)}) > 3
    assert list(GAME.redact(state, 0).unseen) == [0, 0]
    assert PAPER_COUNT == 7
