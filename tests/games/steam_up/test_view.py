"""What a client draws."""

from __future__ import annotations

from kaizhuo.core.state import SPECTATOR
from kaizhuo.games.steam_up.knowledge.redact import redact
from kaizhuo.games.steam_up.rules.state import SteamState
from kaizhuo.games.steam_up.rules.words import WORDS, ZODIAC
from kaizhuo.games.steam_up.view.view import GainView, PurchaseView, SteamView, view
from tests.games.steam_up.table import Player, lay_out, player, say, table

HG, LM, SM, FZ, CB = range(5)


def shown(state: SteamState, viewer: int = 0) -> SteamView:
    return view(redact(state, viewer), viewer)


def bought(buyer: Player, steamer: str, fate: str | None = None) -> PurchaseView:
    """What the buyer is told about a steamer, and that it comes true."""
    state = table(buyer, player(), stacks={1: steamer}, fate=fate)
    before = state.hp[0]
    (told,) = shown(state).purchases
    say(state, "buy 1")
    assert state.hp[0] - before == told.points
    return told


def test_a_purchase_tells_what_each_dim_sum_scores() -> None:
    told = bought(player("rabbit", "hg hg cb", board="cb"), "hg hg cb", fate="vip_day")
    assert told.gains == [GainView(HG, 1), GainView(HG, 2), GainView(CB, 2)]
    assert (told.place, told.tokens, told.payable, told.bonus, told.points) == (0, 3, True, [0, 0, 1], 6)


def test_it_tells_who_pays_a_bonus() -> None:
    dog = bought(player("dog", "hg lm sm fz", face_up="craving_sm full_table", board="cb"), "hg lm sm fz")
    assert (dog.bonus, dog.columns, dog.points) == ([3, 1 + 2, 0], [0], 4 + 3 + 3)
    assert shown(table(player("ox", "hg cb lm"), player(), stacks={3: "hg cb"})).purchases[0].bonus == [2, 0, 0]


def test_what_finds_no_space_and_what_has_no_row_yet_is_told_apart() -> None:
    full = bought(player("pig", "hg hg", board="hg hg hg hg hg"), "hg hg")
    assert (full.gains, full.beside) == ([GainView(HG, 0)], [HG])
    goat = shown(table(player("goat", "hg lm", rows="- lm - - -"), player(), stacks={1: "hg lm"})).purchases[0]
    assert (goat.gains, goat.points) == ([GainView(LM, 2), GainView(HG, None)], 2)


def test_steamers_that_cannot_be_paid_are_told_too_but_not_those_out_of_reach() -> None:
    state = table(player("pig", "hg"), player("ox", "cb"), stacks={1: "hg cb", 2: "hg", 4: "cb"})
    assert [(told.place, told.payable) for told in shown(state).purchases] == [(0, False), (1, True)]
    assert [told.place for told in shown(state, 1).purchases] == [0, 1, 3]
    assert shown(state, SPECTATOR).purchases == []


def test_actions_of_this_turn() -> None:
    state = table(player("dragon", "hg"), player())
    assert shown(state).actions == []
    say(state, "gain cb")
    assert shown(state, 1).actions == ["gain"]


def test_what_a_question_is_about() -> None:
    state = table(player(hand="kitchen_mixup"), player(), stacks={1: "hg", 3: "cb"})
    assert (shown(state).step, shown(state).about) == ("turn", [])
    say(state, "play kitchen_mixup", "choose 1")
    seen = shown(state)
    say(state, "choose 3", "pick cb")
    told = shown(state)
    assert (seen.step, told.step, sorted(told.about), told.about_dish) == ("choosing-steamer", "giving", [0, 2], CB)
    state = table(player("goat", "hg"), player(), stacks={1: "hg"})
    say(state, "buy 1")
    assert (shown(state).step, shown(state).about_dish) == ("assigning", HG)
    state = table(player(hand="push_cart"), player(), stacks={1: "hg", 3: "cb"})
    say(state, "play push_cart", "lift 3")
    assert (shown(state).step, shown(state).about) == ("setting-down", [2])
    state = table(player(hand="chopstick_clash"), player(tokens="cb hg"))
    say(state, "play chopstick_clash", "challenge 1", "roll 6", "roll 0")
    assert (shown(state).step, shown(state).about_seat) == ("seizing", 1)


def test_rewards_of_columns() -> None:
    dragon, pig = shown(table(player("dragon"), player("pig"))).players
    assert (dragon.column_cards, dragon.column_points) == ([1, 1, 2, 2, 2, 2], 0)
    assert (pig.column_cards, pig.column_points) == ([], 3)


def test_the_boards_to_choose_from_are_shown_to_the_chooser_only() -> None:
    state = lay_out(player(), player())
    state.zodiac[0] = -1
    state.dealt[0] = 1 << ZODIAC.index["tiger"]
    (tiger,) = shown(state).offers
    assert (tiger.zodiac, tiger.rows[0], tiger.tokens, tiger.different, tiger.cards) == (
        "tiger",
        [2, 2, 2, 3, 3, 3],
        2,
        True,
        2,
    )
    assert shown(state, 1).offers == shown(state, SPECTATOR).offers == []


def test_cards_and_zodiacs_are_marked_by_name() -> None:
    assert WORDS.marks(WORDS.parse("play coupon")) == ["fortune:coupon"]
    assert WORDS.marks(WORDS.parse("keep rat")) == ["zodiac:rat"]
