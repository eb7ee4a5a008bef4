"""Who knows what (ST-R40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec
import pytest

from kaizhuo.core import engine
from kaizhuo.core.facts import fingerprint
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR, subject_of
from kaizhuo.games.steam_up.box.options import SteamOptions
from kaizhuo.games.steam_up.box.tables import LEVELS
from kaizhuo.games.steam_up.game import GAME
from kaizhuo.games.steam_up.rules.counts import count_of, total
from kaizhuo.games.steam_up.rules.filling import STEAMER
from kaizhuo.games.steam_up.rules.state import CONTENTS, OPEN, SteamState
from kaizhuo.games.steam_up.rules.words import WORDS
from kaizhuo.games.steam_up.view.view import view
from tests.games.odds import check_worlds
from tests.games.steam_up.table import card_names, cards, counts, fated, hand, names, player, say, stack, table
from tests.games.steam_up.test_setup import set_up


def worlds(state: SteamState, viewer: int, count: int = 200) -> list[SteamState]:
    seen = GAME.redact(state, viewer)
    return [GAME.resample(seen, viewer, Rng(seed)) for seed in range(count)]


def looks_alike(state: SteamState, other: SteamState, viewer: int) -> bool:
    return fingerprint(GAME.redact(state, viewer)) == fingerprint(GAME.redact(other, viewer))


def shown(state: SteamState, viewer: int) -> str:
    return msgspec.json.encode(view(GAME.redact(state, viewer), viewer)).decode()


# Steamers and bag


@pytest.mark.rule("ST-R40")
def test_a_steamer_that_never_was_on_top_is_hidden_the_number_included() -> None:
    state = table(player(), player(), stacks={1: ["lm cb", "sm sm sm", "hg hg"], 2: ["fz fz fz fz", "hg"]})
    other = table(player(), player(), stacks={1: ["sm sm fz", "cb lm fz fz", "hg hg"], 2: ["sm fz", "hg"]})
    for viewer in (0, 1, SPECTATOR):
        assert looks_alike(state, other, viewer)
    seen = view(GAME.redact(state, 0), 0)
    assert [steamer.open for steamer in seen.stacks[0]] == [False, False, True]
    assert [steamer.dishes for steamer in seen.stacks[0]] == [[], [], [2, 0, 0, 0, 0]]


@pytest.mark.rule("ST-R40")
def test_resampled_steamers_hold_what_is_left_in_the_sizes_that_are_left() -> None:
    state = table(player(), player(), stacks={1: ["lm cb", "sm sm sm", "hg hg"], 2: ["fz fz fz fz", "hg"]})
    found: Counter[tuple[str, ...]] = Counter()
    for world in worlds(state, 0):
        closed = [stack(world, 1)[0], stack(world, 1)[1], stack(world, 2)[0]]
        assert sorted(len(steamer.split()) for steamer in closed) == [2, 3, 4]
        assert stack(world, 1)[2] == "hg hg"
        assert total(world.bag) == total(state.bag)
        found[tuple(closed)] += 1
    assert len(found) > 190


@pytest.mark.rule("ST-R40")
def test_a_steamer_once_on_top_stays_known_when_it_is_covered_again() -> None:
    state = table(player(hand="push_cart"), player(), stacks={1: ["lm lm", "hg hg"], 2: ["sm sm", "cb cb"]})
    say(state, "play push_cart", "lift 2", "set-down 1")
    for viewer in (0, 1, SPECTATOR):
        seen = GAME.redact(state, viewer)
        assert seen.stacks[1] & CONTENTS == counts("hg hg")
        assert seen.stacks[LEVELS] & CONTENTS == counts("sm sm")
        assert all(stack(world, 1)[1:] == ["hg hg", "cb cb"] for world in worlds(state, viewer, 20))


@pytest.mark.rule("ST-R40")
def test_a_steamer_moved_back_under_its_old_neighbour_stays_known() -> None:
    state = table(player(hand="bottom_first"), player(), stacks={1: ["lm lm", "sm sm", "hg hg"]})
    say(state, "play bottom_first", "raise 1", "take hg", "stay")
    assert stack(state, 1) == ["sm sm", "hg hg", "lm lm"]
    seen = GAME.redact(state, 1)
    assert [bool(seen.stacks[level] & OPEN) for level in range(3)] == [False, True, True]


@pytest.mark.rule("ST-R40")
@pytest.mark.parametrize("options", [SteamOptions(open_stacks=True), SteamOptions(fill="players")])
def test_with_open_stacks_every_steamer_is_open(options: SteamOptions) -> None:
    state = set_up(3, 4, "turn", options)
    seen = GAME.redact(state, 1)
    assert all(steamer.open for places in view(seen, 1).stacks for steamer in places)
    assert all(list(world.stacks) == list(state.stacks) for world in worlds(state, 1, 10))
    assert all(world.bag == state.bag for world in worlds(state, SPECTATOR, 10)), "so the bag is known by counting"


@pytest.mark.rule("ST-R40")
def test_the_bag_is_hidden_but_its_number_is_not() -> None:
    state = table(player(), player(), stacks={1: ["lm cb", "hg hg"]})
    assert view(GAME.redact(state, 0), 0).bag == total(state.bag)
    assert len({int(world.bag) for world in worlds(state, 0, 60)}) > 3


@pytest.mark.rule("ST-R40")
def test_dim_sum_put_back_into_the_bag_are_known_to_be_there() -> None:
    """Fourteen har gow are on boards, one was returned: it is in the bag, never in the closed steamers."""
    boards = [player("rooster", tokens="hg lm", board="hg hg hg hg hg hg", beside="hg"), player(board="hg " * 6)]
    stacks: dict[int, str | list[str]] = {1: ["lm cb sm", "hg lm"], 2: ["fz fz fz fz", "sm sm sm", "cb"]}
    state = table(*boards, stacks=stacks, bag="hg lm lm cb sm sm")
    state.beside[1] = counts(" ".join(["hg"] + ["lm"] * 10 + ["sm"] * 9 + ["fz"] * 11 + ["cb"] * 12))
    state.bag = counts("lm lm sm sm")
    say(state, "buy 1", "send-back hg", "send-back lm")
    assert names(state.sure) == "hg lm"
    for world in worlds(state, 1):
        assert count_of(world.bag, 0) == 1
        assert count_of(world.bag, 1) >= 1
    say(state, "bag hg")
    assert names(state.sure) == "lm"
    for world in worlds(state, 1):
        assert count_of(world.bag, 1) >= 1


@pytest.mark.rule("ST-R40")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_closed_steamers_and_the_bag_have_the_odds_of_filling_them(viewer: int) -> None:
    """Eight dim sum that nobody can locate, in closed steamers of two and of three and in the bag; a ninth is sure to
    be in the bag, and a steamer that was on top is known."""
    stacks: dict[int, str | list[str]] = {1: ["lm lm", "hg hg"], 2: ["sm fz", "sm sm lm", "cb cb"], 3: "hg"}
    state = table(player(hand="push_cart"), player(), stacks=stacks)
    say(state, "play push_cart", "lift 1", "set-down 3")
    state.beside[1] = state.bag - counts("fz lm hg cb")
    state.bag, state.sure = counts("fz lm hg cb"), counts("cb")
    check_worlds(GAME, state, viewer, every_filling(state), steamers_and_bag)


def steamers_and_bag(state: SteamState) -> tuple[int, ...]:
    return (*(int(steamer) for steamer in state.stacks), int(state.bag))


def every_filling(state: SteamState) -> Iterator[SteamState]:
    """What is in the two closed steamers and the bag, drawn again, in either order of the sizes."""
    one, other = (slot for slot, steamer in enumerate(state.stacks) if steamer and not steamer & OPEN)
    holds = [int(total(state.stacks[slot])) for slot in (one, other)]
    pool = f"{names(state.stacks[one])} {names(state.stacks[other])} {names(state.bag - state.sure)}".split()
    for first, second in permutations(holds):
        for drawn in combinations(range(len(pool)), first):
            left = [at for at in range(len(pool)) if at not in drawn]
            for next_drawn in combinations(left, second):
                world = state.copy()
                world.stacks[one] = counts(" ".join(pool[at] for at in drawn))
                world.stacks[other] = counts(" ".join(pool[at] for at in next_drawn))
                world.bag = state.sure + counts(" ".join(pool[at] for at in left if at not in next_drawn))
                yield world


@pytest.mark.rule("ST-R40")
def test_what_is_drawn_from_the_bag_is_open() -> None:
    state = table(player(hand="delicious"), player())
    say(state, "play delicious", "bag hg", "bag lm")
    assert view(GAME.redact(state, 1), 1).plate == [1, 1, 0, 0, 0]


# Cards


@pytest.mark.rule("ST-16", "ST-R40")
def test_a_hand_is_hidden_but_for_its_size() -> None:
    state = table(player(hand="coupon delicious"), player(hand="push_cart"), player())
    other = table(player(hand="order_up order_up"), player(hand="push_cart"), player())
    assert looks_alike(state, other, 1)
    assert looks_alike(state, other, SPECTATOR)
    assert not looks_alike(state, other, 0)
    seen = view(GAME.redact(state, 1), 1)
    assert [seated.hand for seated in seen.players] == [[], ["push_cart"], []]
    assert [seated.hand_size for seated in seen.players] == [2, 1, 0]
    assert "delicious" not in shown(state, 1)


@pytest.mark.rule("ST-R40")
def test_hidden_cards_can_be_anywhere_and_all_equally_likely() -> None:
    hidden = "coupon coupon delicious push_cart"
    state = table(player(), player(hand="coupon"), deck="coupon delicious push_cart", discards=all_but(hidden))
    found = Counter(hand(world, 1) for world in worlds(state, 0, 2000))
    assert set(found) == {"coupon", "delicious", "push_cart"}
    assert 900 < found["coupon"] < 1100
    assert 400 < found["delicious"] < 600


def all_but(kept: str) -> str:
    """All Fortune cards of the game but these."""
    left = card_names(GAME.setup(2, SteamOptions()).deck).split()
    for name in kept.split():
        left.remove(name)
    return " ".join(left)


@pytest.mark.rule("ST-R40")
def test_discards_and_face_up_cards_are_open() -> None:
    state = table(player(face_up="coupon"), player(), discards="delicious delicious")
    seen = view(GAME.redact(state, 1), 1)
    assert seen.discards == ["delicious", "delicious"]
    assert [card.card for card in seen.players[0].face_up] == ["coupon"]
    assert all("delicious" not in hand(world, 0) + card_names(world.deck) for world in worlds(state, 1, 20))


@pytest.mark.rule("ST-R40")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    seats = [player(hand="sticky_fingers"), player(hand="coupon delicious push_cart"), player()]
    state = table(*seats)
    say(state, "play sticky_fingers", "rob 1", "steal delicious", "draw-card order_up", "stay")
    assert hand(GAME.redact(state, 1), 0) == "delicious"
    assert hand(GAME.redact(state, 2), 0) == ""
    assert all("delicious" in hand(world, 0) for world in worlds(state, 1, 50))
    assert not all("delicious" in hand(world, 0) for world in worlds(state, 2, 50))
    told = [event for event in state.journal or [] if WORDS.events[event[0]].name == "stole-card"]
    assert [event[4] for event in told] == [0b011]


@pytest.mark.rule("ST-R40")
def test_a_known_card_is_forgotten_when_its_kind_is_played() -> None:
    state = table(player(hand="sticky_fingers"), player(hand="delicious push_cart"))
    say(state, "play sticky_fingers", "rob 1", "steal delicious", "draw-card delicious", "stay")
    assert hand(GAME.redact(state, 1), 0) == "delicious"
    say(state, "gain hg", "gain hg", "draw", "draw-card *", "stay")
    say(state, "turn-fate vip_day", "play delicious", "bag hg", "bag hg", "taste hg", "stay")
    assert hand(state, 0) == "delicious", "the other one, which nobody has seen"
    assert hand(GAME.redact(state, 1), 0) == ""


@pytest.mark.rule("ST-R40")
def test_a_known_card_is_in_doubt_when_somebody_else_steals_unseen() -> None:
    seats = [player(hand="sticky_fingers"), player(hand="delicious"), player(hand="sticky_fingers")]
    state = table(*seats)
    say(state, "play sticky_fingers", "rob 1", "steal delicious", "draw-card coupon", "stay", "gain hg")
    say(state, "gain hg", "draw", "draw-card push_cart", "stay")
    assert hand(GAME.redact(state, 1), 0) == "delicious"
    say(state, "play sticky_fingers", "rob 0", "steal coupon", "draw-card push_cart", "stay")
    assert hand(GAME.redact(state, 1), 0) == "", "it may have been this one"
    assert hand(GAME.redact(state, 0), 2) == "coupon"
    certain = table(*seats)
    say(certain, "play sticky_fingers", "rob 1", "steal delicious", "draw-card coupon", "stay")
    say(certain, "gain hg", "gain hg", "draw", "draw-card push_cart", "stay")
    certain.hand[0] = cards("delicious")
    say(certain, "play sticky_fingers", "rob 0", "steal delicious", "draw-card push_cart", "stay")
    assert hand(GAME.redact(certain, 1), 2) == "delicious", "it was their only card"


@pytest.mark.rule("ST-R40")
def test_the_first_card_of_an_exchange_is_unshown() -> None:
    state = table(player(hand="coupon delicious push_cart"), player())
    other = table(player(hand="coupon delicious push_cart"), player())
    say(state, "exchange", "discard coupon")
    say(other, "exchange", "discard delicious")
    assert looks_alike(state, other, 1)
    assert not looks_alike(state, other, 0)
    for world in worlds(state, 1, 50):
        assert engine.options(GAME, world)


@pytest.mark.rule("ST-R40")
def test_the_cards_of_a_reshuffled_pile_are_known_to_be_in_the_deck() -> None:
    """With two players the other hand is then known by counting, until something new is drawn."""
    pile = "order_up order_up chefs_choice spin_table"
    rest = all_but(f"{pile} coupon coupon delicious push_cart wheres_mine")
    seats = [player(hand="coupon delicious"), player(hand="coupon push_cart")]
    state = table(*seats, deck="wheres_mine", discards=pile)
    state.face_up[0] = cards(rest)
    say(state, "draw", "draw-card wheres_mine", "stay")
    assert card_names(state.deck) == pile
    assert all(hand(world, 1) == "push_cart coupon" for world in worlds(state, 0, 30))
    assert all(card_names(world.deck) == pile for world in worlds(state, 0, 30))
    say(state, "gain hg", "draw", "draw-card spin_table", "stay")
    found = Counter(hand(world, 1) for world in worlds(state, 0, 300))
    assert set(found) == {"order_up push_cart coupon", "chefs_choice push_cart coupon", "push_cart spin_table coupon"}
    assert found["order_up push_cart coupon"] > 110
    say(state, "play spin_table", "rotate half", "take hg", "stay")
    assert all(hand(world, 1) == "push_cart coupon" for world in worlds(state, 0, 30))


@pytest.mark.rule("ST-R40")
def test_with_three_players_old_cards_stay_in_the_hands_that_had_any() -> None:
    pile = "order_up order_up chefs_choice spin_table"
    kept = f"{pile} coupon coupon delicious push_cart wheres_mine substitution"
    seats = [player(hand="coupon delicious"), player(hand="coupon push_cart"), player(hand="substitution")]
    state = table(*seats, deck="wheres_mine", discards=pile)
    state.face_up[0] = cards(all_but(kept))
    say(state, "draw", "draw-card wheres_mine", "stay", "gain hg")
    say(state, "draw", "draw-card order_up", "stay", "gain hg")
    for world in worlds(state, 0):
        old = [name for name in f"{hand(world, 1)} {hand(world, 2)}".split() if name not in pile]
        assert sorted(old) == ["coupon", "push_cart", "substitution"]
        assert len([name for name in hand(world, 2).split() if name in pile]) == 0
        assert len([name for name in hand(world, 1).split() if name in pile]) == 1
        assert all(name in pile for name in card_names(world.deck).split())


@pytest.mark.rule("ST-R40")
def test_a_kind_that_can_be_old_or_new_leaves_both_open() -> None:
    """Somebody holds a coupon from before and may have drawn the other one: when they play one, nobody knows which."""
    pile = "coupon order_up order_up chefs_choice"
    kept = f"{pile} coupon push_cart wheres_mine delicious"
    seats = [player(hand="delicious"), player(hand="coupon push_cart")]
    state = table(*seats, deck="wheres_mine", discards=pile)
    state.face_up[0] = cards(all_but(kept))
    say(state, "draw", "draw-card wheres_mine", "stay", "gain hg")
    say(state, "draw", "draw-card order_up", "stay", "play coupon", "stay")
    found = Counter(hand(world, 1) for world in worlds(state, 0, 400))
    assert "order_up push_cart" in found
    assert "push_cart coupon" in found, "or the coupon played was the new one"
    assert sum(found.values()) == 400


@pytest.mark.rule("ST-R40")
def test_the_fate_cards_that_are_left_are_as_open_as_those_turned_up() -> None:
    state = fated("vip_day", player(), player())
    assert view(GAME.redact(state, 0), 0).fates_seen == ["vip_day"]
    assert view(GAME.redact(state, 0), 0).fates_left == 17


# Zodiacs


@pytest.mark.rule("ST-6", "ST-R40")
def test_boards_are_secret_until_all_are_shown() -> None:
    state = set_up(3, 1, "dealing-zodiacs")
    for zodiac in ("rat", "ox", "tiger", "rabbit", "dragon", "snake"):
        say(state, f"deal-zodiac {zodiac}")
    say(state, "keep rat")
    seen = view(GAME.redact(state, 1), 1)
    assert [seated.choice for seated in seen.players] == [[], ["ox", "dragon"], []]
    assert seen.players[0].zodiac is None
    kept = Counter(int(world.zodiac[0]) for world in worlds(state, 1))
    assert len(kept) > 5
    assert all(world.zodiac[0] >= 0 and world.zodiac[2] < 0 for world in worlds(state, 1, 20))
    assert not {1, 4} & set(kept), "not those that the viewer was dealt"


@pytest.mark.rule("ST-R40")
def test_boards_that_were_not_kept_are_nobodys_business() -> None:
    state = set_up(2, 1, "dealing-zodiacs")
    other = set_up(2, 1, "dealing-zodiacs")
    for zodiac in ("rat", "ox", "tiger", "rabbit"):
        say(state, f"deal-zodiac {zodiac}")
    for zodiac in ("rat", "ox", "pig", "dog"):
        say(other, f"deal-zodiac {zodiac}")
    say(state, "keep rat", "keep ox")
    say(other, "keep rat", "keep ox")
    assert looks_alike(state, other, 0)


# Setup


@pytest.mark.rule("ST-R40")
def test_while_steamers_are_filled_nobody_can_tell_how_far_that_has_got() -> None:
    state = GAME.setup(2, SteamOptions())
    rng = Rng(3)
    looks = set()
    for _ in range(72):
        if tops_filled(state):
            looks.add(fingerprint(GAME.redact(state, 0)))
        engine.apply(GAME, state, engine.pick(GAME, state, rng))
    assert len(looks) == 1


def tops_filled(state: SteamState) -> bool:
    return STEAMER.of(subject_of(state.pending[len(state.pending) - 1])) >= 6
