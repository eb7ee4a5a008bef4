"""Who knows what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core import engine
from kaizhuo.core.components import BIT, lowest, members, size
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import SPECTATOR
from kaizhuo.games.dnup.box.options import DnupOptions
from kaizhuo.games.dnup.box.tables import STAR
from kaizhuo.games.dnup.game import GAME
from kaizhuo.games.dnup.knowledge.redact import redact
from kaizhuo.games.dnup.knowledge.resample import resample
from kaizhuo.games.dnup.rules.state import DnupState
from kaizhuo.games.dnup.rules.words import CHOICE, PLAYED
from kaizhuo.games.dnup.view.view import view
from kaizhuo.testing.contract.test_knowledge import play_on_alike
from kaizhuo.testing.tables import random_game
from tests.games.dnup.table import hand, on_table, say, table
from tests.games.dnup.test_dealing import dealt
from tests.games.odds import check_worlds


@pytest.mark.rule("DN-26")
def test_open_are_sets_hand_sizes_letters_and_the_number_of_discards() -> None:
    state = table("8/1 3/5", "9/1 2/4 2/4", "10/2", sets={1: "7/1"}, letters=[1, 2, 0])
    shown = view(redact(state, SPECTATOR), SPECTATOR)
    assert [player.hand_size for player in shown.players] == [2, 3, 1]
    assert [player.letters for player in shown.players] == [1, 2, 0]
    assert shown.discards == size(state.discards)
    lying = shown.players[1].sets[0]
    assert lying is not None
    assert [(card.up, card.down) for card in lying.cards] == [(7, 1)]


@pytest.mark.rule("DN-26")
def test_hidden_are_the_hands_of_others() -> None:
    state = table("8/1 3/5", "9/1 2/4 2/4", "10/2")
    shown = view(redact(state, 0), 0)
    assert [len(player.hand) for player in shown.players] == [2, 0, 0]
    assert all(not player.hand for player in view(redact(state, SPECTATOR), SPECTATOR).players)


@pytest.mark.rule("DN-26")
def test_the_view_does_not_show_what_was_discarded() -> None:
    one = table("8/1 3/5", "9/1", "10/2")
    other = one.copy()
    swapped = members(one.discards)
    other.discards ^= BIT[swapped[0]]
    other.hand[1] ^= BIT[swapped[0]] | other.hand[1]
    assert view(redact(one, 0), 0).discards - view(redact(other, 0), 0).discards == 1
    assert view(redact(one, 0), 0).players[1].hand == view(redact(other, 0), 0).players[1].hand


@pytest.mark.rule("DN-26")
def test_a_taken_card_is_known_to_all_until_it_is_played_again() -> None:
    state = table("8/1 3/5", "9/1 2/4", "10/2 2/4", sets={1: "7/1"})
    say(state, "take 1")
    for viewer in (1, 2, SPECTATOR):
        known = view(redact(state, viewer), viewer).players[0].hand
        assert [(card.up, card.down) for card in known] == [(1, 7)]
        for seed in range(20):
            world = resample(redact(state, viewer), viewer, Rng(seed))
            assert world.hand[0] & state.known == state.known
            assert world.turned & state.known == state.turned & state.known
    say(state, "flip", "flip", "play 1/7")
    assert redact(state, 1).hand[0] == 0


@pytest.mark.rule("DN-26")
def test_a_known_card_stays_known_when_its_hand_is_flipped() -> None:
    state = table("8/1 3/5", "9/1 2/4", "10/2 2/4", sets={1: "7/1"})
    say(state, "take 1", "flip", "flip", "flip")
    known = view(redact(state, 1), 1).players[0].hand
    assert [(card.up, card.down) for card in known] == [(7, 1)]


@pytest.mark.rule("DN-26", "DN-3")
def test_everybody_knows_who_holds_the_star_but_not_which_way_up() -> None:
    state = dealt(4, 5)
    starter = engine.actor(state)
    viewer = (starter + 1) % 4
    seen = redact(state, viewer)
    ways = set()
    for seed in range(40):
        world = resample(seen, viewer, Rng(seed))
        assert world.hand[starter] & BIT[STAR]
        ways.add(world.turned >> STAR & 1)
    assert ways == {0, 1}
    shown = view(seen, viewer).players[starter].hand
    assert [(card.star, card.up) for card in shown] == [(True, 0)]


@pytest.mark.rule("DN-26")
def test_hidden_cards_are_dealt_to_every_place_where_they_can_be() -> None:
    state = dealt(3, 7)
    seen = redact(state, 0)
    hidden = (state.hand[1] | state.hand[2]) & ~state.known
    for card in members(hidden):
        places = set()
        for seed in range(60):
            world = resample(seen, 0, Rng(seed))
            places.add((bool(world.hand[1] & BIT[card]), world.turned >> card & 1))
        assert len(places) == 4, "either hand, either way up"


@pytest.mark.rule("DN-26", "DN-3")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_hidden_cards_and_their_ends_have_the_odds_of_a_deal(viewer: int) -> None:
    """Of all ways to deal the cards in hands, either end up: a taken card is known with its end, the star without."""
    state = table("8/1", "9/1 2/4", "10/2 3/5", sets={1: "7/1"})
    say(state, "take 1")
    state.known |= BIT[lowest(state.hand[1])]  # as the star is when a round begins
    check_worlds(GAME, state, viewer, every_deal(state), hands_and_ends)


def hands_and_ends(state: DnupState) -> tuple[int, ...]:
    return (*(int(cards) for cards in state.hand), int(state.turned))


def every_deal(state: DnupState) -> Iterator[DnupState]:
    held = [int(card) for cards in state.hand for card in members(cards)]
    for seats in set(permutations([seat for seat, cards in enumerate(state.hand) for _ in members(cards)])):
        for ends in product((0, 1), repeat=len(held)):
            world = state.copy()
            for seat in range(state.seats):
                world.hand[seat] = sum(BIT[card] for card, holder in zip(held, seats, strict=True) if holder == seat)
            for card, end in zip(held, ends, strict=True):
                world.turned = (world.turned & ~BIT[card]) | end * BIT[card]
            yield world


HIDDEN_TWINS = [
    pytest.param(["1/6 9/1", "1/6 8/1", "10/2 2/4"], 0, id="the first, the other in another hand"),
    pytest.param(["1/6 9/1", "1/6 8/1", "10/2 2/4"], 1, id="the second, the other in another hand"),
    pytest.param(["6/1 9/1", "1/6 8/1", "10/2 2/4"], 1, id="the second, the other in another hand turned"),
    pytest.param(["1/6 1/6 9/1", "8/1", "10/2 2/4"], 0, id="both in one hand"),
    pytest.param(["6/1 1/6 9/1", "8/1", "10/2 2/4"], 0, id="both in one hand, the first turned"),
]


@pytest.mark.rule("DN-26")
@pytest.mark.parametrize(("hands", "turn"), HIDDEN_TWINS)
def test_which_of_two_hidden_twins_is_shown_tells_nothing(hands: list[str], turn: int) -> None:
    """The first one seen has the first name; apart from its name, every card stays what it was."""
    state = table(*hands, turn=turn)
    held = [hand(state, seat) for seat in range(3)]
    say(state, "play 1/6")
    assert state.journal is not None
    assert CHOICE.members[state.journal[-1][2]] == "1/6"
    assert on_table(state, turn) == ["1/6"]
    held[turn].remove("1/6")
    assert [hand(state, seat) for seat in range(3)] == held
    say(state, "flip")
    assert size(state.hand[0] | state.hand[1] | state.hand[2]) == sum(size(cards) for cards in state.hand)


@pytest.mark.rule("DN-26")
def test_a_twin_that_everybody_knows_keeps_its_name() -> None:
    state = table("9/1 3/5", "1/6 8/1", "1/6 2/4", turn=2)
    say(state, "play 1/6", "take 2", "flip", "flip")  # shown by the last player and taken by the first, as 6/1
    say(state, "flip", "flip", "flip", "flip", "play 1/6")
    assert state.journal is not None
    assert [CHOICE.members[event[2]] for event in state.journal if event[0] == PLAYED] == ["1/6", "1/6b"]
    assert hand(state, 0) == ["3/5", "6/1", "9/1"]


@pytest.mark.rule("DN-26")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_card_stays_one_piece_on_the_board_when_somebody_shows_its_twin(turn: int) -> None:
    """Its name may change; whoever holds it sees nothing move."""
    state = table("1/6 9/1", "1/6 8/1", "10/2 2/4", turn=turn)
    mine = 1 - turn
    before = view(redact(state, mine), mine).players[mine].hand
    say(state, "play 1/6")
    after = view(redact(state, mine), mine)
    assert sorted(card.piece for card in after.players[mine].hand) == sorted(card.piece for card in before)
    lying = after.players[turn].sets[0]
    assert lying is not None
    assert [card.piece for card in lying.cards] == [card.id for card in lying.cards]
    assert lying.cards[0].piece not in [card.piece for card in before]


@given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from([2, 3, 4, 5]))
def test_nothing_that_others_can_do_alike_ever_looks_different(seed: int, seats: int) -> None:
    """In d'nup no event tells a viewer of a difference: as long as the same can be done, it looks the same."""
    state = GAME.setup(seats, DnupOptions())
    alike = 0
    for count in random_game(GAME, state, Rng(seed)):
        if count % 25 == 24:
            for viewer in (0, seats - 1, SPECTATOR):
                alike += play_on_alike(GAME, state.copy(), viewer, Rng(count), "en", plies=6)
    assert alike > 0


@pytest.mark.rule("DN-15")
@given(seed=st.integers(0, 2**32 - 1), seats=st.sampled_from([2, 3, 4, 5]))
def test_every_card_is_in_exactly_one_place_and_no_two_sets_have_the_same_size(seed: int, seats: int) -> None:
    state = GAME.setup(seats, DnupOptions())
    for _ in random_game(GAME, state, Rng(seed)):
        piles = [*state.hand, *state.table, state.discards]
        together = 0
        for pile in piles:
            assert not together & pile
            together |= pile
        dealing = engine.actor(state) < 0
        assert dealing or together == state.deck()
        sizes = [size(cards) for cards in state.table if cards]
        assert len(sizes) == len(set(sizes))
        assert all(not unseen for unseen in state.unseen)
