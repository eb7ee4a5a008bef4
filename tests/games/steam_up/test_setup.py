"""Chapter 1: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from kaizhuo.core import engine
from kaizhuo.core.components import size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE
from kaizhuo.games.steam_up.box.options import SteamOptions
from kaizhuo.games.steam_up.box.tables import FATES, LEVELS, START_CARDS, START_DIFFERENT, START_TOKENS
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.counts import count_of, total
from kaizhuo.games.steam_up.rules.state import OPEN, SteamState
from kaizhuo.games.steam_up.rules.words import WORDS, ZODIAC
from tests.games.steam_up.table import asked, card_names, events, hand, odds, offered, refusal, say, stack, tokens


def set_up(seats: int, seed: int, until: str, options: SteamOptions | None = None) -> SteamState:
    """Play at random until this question is asked."""
    state = GAME.setup(seats, options or SteamOptions())
    rng = Rng(seed)
    while asked(state)[1] != until:
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    return state


def choose(state: SteamState, *zodiacs: str) -> None:
    """Deal and keep these boards, with any others."""
    others = [zodiac for zodiac in ZODIAC.members if zodiac not in zodiacs]
    for zodiac in [*zodiacs, *others[: state.seats]]:
        say(state, f"deal-zodiac {zodiac}")
    say(state, *[f"keep {zodiac}" for zodiac in zodiacs])


def steamers(state: SteamState) -> list[str]:
    return [steamer for place in range(1, 7) for steamer in stack(state, place)]


# Steamers


@pytest.mark.rule("ST-1", "ST-R41")
@pytest.mark.parametrize("seed", range(5))
def test_eighteen_steamers_are_filled_with_2_3_and_4_and_stacked_three_high(seed: int) -> None:
    state = set_up(3, seed, "dealing-zodiacs")
    assert [len(stack(state, place)) for place in range(1, 7)] == [3] * 6
    assert Counter(len(steamer.split()) for steamer in steamers(state)) == {2: 6, 3: 6, 4: 6}
    assert total(state.bag) == 21
    assert total(sum(state.stacks) & 0xFFFFFFFFFF) == 54


@pytest.mark.rule("ST-1")
def test_any_steamer_may_stand_anywhere_and_hold_anything() -> None:
    sizes = [[len(steamer.split()) for steamer in steamers(set_up(2, seed, "starting"))] for seed in range(40)]
    assert all(set(column) == {2, 3, 4} for column in zip(*sizes, strict=True))
    state = GAME.setup(2, SteamOptions())
    assert odds(state) == {"fill-size 2": 6, "fill-size 3": 6, "fill-size 4": 6}
    say(state, "fill-size 3")
    assert odds(state) == {f"fill {dish}": 15 for dish in ("hg", "lm", "sm", "fz", "cb")}
    say(state, "fill hg", "fill hg")
    assert odds(state) == {"fill hg": 13, **{f"fill {dish}": 15 for dish in ("lm", "sm", "fz", "cb")}}
    say(state, "fill cb")
    assert odds(state) == {"fill-size 2": 6, "fill-size 3": 5, "fill-size 4": 6}
    assert stack(state, 1)[-1] == "hg hg cb"


@pytest.mark.rule("ST-2", "ST-R41")
@pytest.mark.parametrize("seats", [2, 4])
def test_players_fill_the_steamers_in_turn_and_place_them(seats: int) -> None:
    state = GAME.setup(seats, SteamOptions(fill="players"))
    rng = Rng(7)
    for number in range(18):
        drawn = 0
        while engine.actor(state) == CHANCE:
            engine.apply(GAME, state, engine.pick(GAME, state, rng))
            drawn += 1
        assert drawn == [2, 3, 4][number % 3]
        assert asked(state) == (number % seats, "putting")
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert [len(stack(state, place)) for place in range(1, 7)] == [3] * 6
    assert Counter(len(steamer.split()) for steamer in steamers(state)) == {2: 6, 3: 6, 4: 6}


@pytest.mark.rule("ST-2")
def test_no_place_takes_a_fourth_steamer_at_setup() -> None:
    state = GAME.setup(2, SteamOptions(fill="players"))
    for holds in (2, 3, 4):
        say(state, *["fill hg"] * holds, "put 1")
    say(state, "fill lm", "fill lm")
    assert offered(state) == ["put 2", "put 3", "put 4", "put 5", "put 6"]
    assert refusal(state, "put 1") == "ST-2"
    assert stack(state, 1) == ["hg hg", "hg hg hg", "hg hg hg hg"]


@pytest.mark.rule("ST-2", "ST-R40")
def test_steamers_that_players_fill_are_all_open() -> None:
    state = set_up(3, 1, "starting", SteamOptions(fill="players"))
    for place in range(6):
        for level in range(3):
            assert state.stacks[place * LEVELS + level] & OPEN


# Cards


@pytest.mark.rule("ST-5")
def test_the_decks_are_whole_or_without_the_flagged_cards() -> None:
    state = set_up(2, 1, "starting")
    assert size(state.deck) == 50
    assert size(state.fates) == 26
    easier = set_up(2, 1, "starting", SteamOptions(easier=True))
    assert size(easier.deck) == 41
    assert "chopstick_clash" not in card_names(easier.deck)
    assert size(easier.fates) == 21


# Zodiacs


@pytest.mark.rule("ST-6", "ST-R42")
def test_each_keeps_one_of_two_boards_and_all_are_shown_together() -> None:
    state = set_up(3, 1, "dealing-zodiacs")
    assert len(offered(state)) == 12
    say(state, "deal-zodiac rat", "deal-zodiac ox", "deal-zodiac tiger")
    assert len(offered(state)) == 9
    say(state, "deal-zodiac rabbit", "deal-zodiac dragon", "deal-zodiac snake")
    assert engine.awaited(GAME, state) == [0, 1, 2]
    assert [WORDS.sentence(a) for a in engine.seat_options(GAME, state, 2)] == ["keep tiger", "keep snake"]
    engine.play(GAME, state, 2, WORDS.parse("keep snake"))
    assert engine.awaited(GAME, state) == [0, 1]
    assert "revealed" not in events(state)
    assert refusal(state, "keep ox") == "ST-6"
    say(state, "keep rat", "keep dragon")
    assert [ZODIAC.members[zodiac] for zodiac in state.zodiac] == ["rat", "dragon", "snake"]
    assert events(state).count("revealed") == 3


@pytest.mark.rule("ST-6", "ST-R42")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_beginners_get_marked_boards_and_choose_with_two_players_only(seats: int, each: int) -> None:
    beginner = SteamOptions(beginner=True)
    state = set_up(seats, 3, "dealing-zodiacs", beginner)
    assert offered(state, "deal-zodiac") == ["tiger", "dragon", "snake", "dog", "pig"]
    for _ in range(each * seats):
        assert asked(state)[1] == "dealing-zodiacs"
        say(state, offered(state)[0])
    assert asked(state)[1] == ("choosing-zodiac" if each == 2 else "starting")
    played = set_up(seats, 3, "turn", beginner)
    assert all(ZODIAC.members[zodiac] in ("tiger", "dragon", "snake", "dog", "pig") for zodiac in played.zodiac)
    assert len(set(played.zodiac)) == seats


@pytest.mark.rule("ST-6", "ST-R42")
def test_three_plus_boards_come_with_a_warning_with_two_players_and_no_ban() -> None:
    state = set_up(2, 1, "dealing-zodiacs")
    say(state, "deal-zodiac ox", "deal-zodiac pig", "deal-zodiac rat", "deal-zodiac monkey")
    assert state.journal is not None
    told = [event for event in state.journal if WORDS.events[event[0]].name == "discouraged"]
    assert [(event[1], ZODIAC.members[event[2]], event[4]) for event in told] == [(0, "ox", 1), (1, "monkey", 2)]
    assert "keep ox" in offered(state)
    more = set_up(3, 1, "dealing-zodiacs")
    say(more, "deal-zodiac ox", "deal-zodiac monkey", "deal-zodiac rat")
    assert "discouraged" not in events(more)


# Starting player and resources


@pytest.mark.rule("ST-3", "ST-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_player_may_start(seats: int) -> None:
    state = set_up(seats, 1, "starting")
    assert odds(state) == {f"start {seat}": 1 for seat in range(seats)}
    say(state, f"start {seats - 1}")
    assert state.marker == seats - 1


@pytest.mark.rule("ST-7", "ST-R43")
def test_from_the_starting_player_each_takes_tokens_then_cards() -> None:
    state = set_up(3, 1, "dealing-zodiacs")
    choose(state, "rat", "ox", "tiger")
    say(state, "start 1")
    assert asked(state) == (1, "taking")
    say(state, "take hg", "take hg")
    assert asked(state) == (CHANCE, "drawing")
    say(state, "draw-card order_up", "draw-card order_up")
    assert asked(state) == (2, "taking")
    say(state, "take lm")
    assert offered(state) == ["take hg", "take sm", "take fz", "take cb"]
    assert refusal(state, "take lm") == "ST-7"
    say(state, "take cb", "draw-card coupon", "draw-card coupon")
    assert asked(state) == (0, "taking")
    say(state, "take sm", *["draw-card push_cart"] * 3, "draw-card order_up")
    assert asked(state) == (1, "turn")
    assert [tokens(state, seat) for seat in range(3)] == ["sm", "hg hg", "lm cb"]
    assert hand(state, 0) == "order_up push_cart push_cart push_cart"
    assert state.rounds == 1


@pytest.mark.rule("ST-7")
def test_what_each_zodiac_starts_with() -> None:
    found = {
        name: (START_TOKENS[zodiac], bool(START_DIFFERENT[zodiac]), START_CARDS[zodiac])
        for zodiac, name in enumerate(ZODIAC.members)
    }
    assert found == {
        "rat": (1, False, 4), "ox": (2, False, 2), "tiger": (2, True, 2), "rabbit": (1, False, 2),
        "dragon": (3, True, 3), "snake": (2, True, 2), "horse": (2, False, 2), "goat": (2, True, 2),
        "monkey": (2, True, 2), "rooster": (1, False, 2), "dog": (2, True, 2), "pig": (2, True, 2),
    }  # fmt: skip


@pytest.mark.rule("ST-4")
@pytest.mark.parametrize(("seats", "track"), [(2, 12), (3, 12), (4, 16), (5, 18)])
def test_the_marker_starts_on_the_number_of_the_player_count(seats: int, track: int) -> None:
    assert GAME.setup(seats, SteamOptions()).track == track


@pytest.mark.rule("ST-1")
def test_after_setup_everything_is_where_it_belongs() -> None:
    state = set_up(5, 2, "turn")
    assert [count_of(state.bag + sum(state.stacks) & 0xFFFFFFFFFF, dish) for dish in range(5)] == [15] * 5
    assert size(state.fates) == size(FATES[0])
    assert not state.discards
