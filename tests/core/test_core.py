"""The parts that every game stands on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core.components import BIT, deal_masks, lowest, members, size
from kaizhuo.core.errors import NotationError
from kaizhuo.core.rng import Rng
from kaizhuo.core.state import CHANCE, decision, seat_of, step_of, subject_of
from kaizhuo.core.words import Domain, Vocabulary, seat_domain

masks = st.integers(0, 2**62 - 1)


@given(mask=masks)
def test_sets_of_cards(mask: int) -> None:
    assert size(mask) == mask.bit_count()
    assert list(members(mask)) == [n for n in range(62) if mask >> n & 1]
    if mask:
        assert lowest(mask) == (mask & -mask).bit_length() - 1


def test_bits_reach_beyond_32() -> None:
    assert [BIT[n] for n in (0, 31, 32, 61)] == [1, 2**31, 2**32, 2**61]


def test_a_pool_is_dealt_in_order() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    dealt = deal_masks(vec[i64]([5, 3, 1, 0]), vec[i64]([1, 0, 2]))
    assert list(dealt) == [2**5, 0, 2**3 + 2**1]


def test_the_generator_is_the_published_one() -> None:
    """First words of sfc32 with seed words 0, 0, 0 and counter 1, after twelve rounds."""
    a = b = c = 0
    counter = 1
    words = []
    for _ in range(16):
        result = (a + b + counter) & 0xFFFFFFFF
        counter += 1
        a = b ^ b >> 9
        b = c + (c << 3) & 0xFFFFFFFF
        c = ((c << 21 | c >> 11) & 0xFFFFFFFF) + result & 0xFFFFFFFF
        words.append(result)
    rng = Rng(0)
    assert [rng.word() for _ in range(4)] == words[12:]


@given(seed=st.integers(0, 2**96 - 1), n=st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_a_shuffle_can_put_every_card_everywhere() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    seen = set()
    for seed in range(200):
        cards = vec[i64]([0, 1, 2, 3])
        Rng(seed).shuffle(cards)
        seen.add(tuple(cards))
    assert len(seen) == 24


@given(seat=st.integers(CHANCE, 200), step=st.integers(0, 255), subject=st.integers(0, 2**40))
def test_a_decision_says_who_where_and_about_what(seat: int, step: int, subject: int) -> None:
    asked = decision(seat, step, subject)
    assert (seat_of(asked), step_of(asked), subject_of(asked)) == (seat, step, subject)


@pytest.fixture
def words() -> Vocabulary:
    made = Vocabulary()
    made.verb("pass")
    made.verb("move", Domain("tile", ["a", "b", "c"]), Domain("place", ["x", "y"]))
    made.verb("ask", seat_domain(4))
    return made


def test_every_int_reads_as_a_sentence(words: Vocabulary) -> None:
    assert words.size == 1 + 6 + 4
    assert [words.sentence(action) for action in (0, 1, 6, 7)] == ["pass", "move a x", "move c y", "ask 0"]
    assert words.operands(4) == [1, 1]
    assert words.marks(4) == ["tile:1", "place:1"]


@pytest.mark.parametrize(
    ("sentence", "code"),
    [("jump", "unknown-verb"), ("", "unknown-verb"), ("move a", "operand-count"), ("pass now", "operand-count"),
     ("move a z", "unknown-operand"), ("move d x", "unknown-operand")],
)  # fmt: skip
def test_what_no_game_says_is_refused(words: Vocabulary, sentence: str, code: str) -> None:
    with pytest.raises(NotationError) as wrong:
        words.parse(sentence)
    assert wrong.value.code == code
