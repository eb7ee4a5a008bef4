"""Columns are written eight at a time, and read one by one: whatever comes before, each is where its name says."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kaizhuo.core.row import Kinds, Row, relative

KINDS = [0, 0, 1, 2, 2, 2, 4, 4, 4, 11, 12, 3, 12, 19]  # by member of a set
parts = st.lists(
    st.one_of(
        st.tuples(st.just("bits"), st.integers(0, 62), st.integers(0, 2**62 - 1)),
        st.tuples(st.just("count"), st.just(1), st.integers(0, 127)),
        st.tuples(st.just("number"), st.just(2), st.integers(0, 8191)),
        st.tuples(st.just("counts"), st.integers(0, 10), st.integers(0, 2**60 - 1)),
        st.tuples(st.just("bytes"), st.integers(1, 7), st.integers(0, 2**56 - 1)),
        st.tuples(st.just("one_hot"), st.integers(1, 40), st.integers(-1, 45)),
        st.tuples(st.just("tally"), st.just(20), st.integers(0, 2**14 - 1)),
    ),
    max_size=12,
)


def expected(kind: str, size: int, value: int) -> list[int]:
    match kind:
        case "bits":
            return [value >> i & 1 for i in range(size)]
        case "number":
            return [value // 64, value % 64]
        case "counts":
            return [value >> 6 * i & 63 for i in range(size)]
        case "bytes":
            return [value >> 8 * i & 127 for i in range(size)]
        case "one_hot":
            return [int(i == value) for i in range(size)]
        case "tally":
            return [sum(kind == i for n, kind in enumerate(KINDS) if value >> n & 1) for i in range(size)]
    return [value]


def write(row: Row, kind: str, size: int, value: int) -> None:
    match kind:
        case "bits":
            row.bits(kind, value & (2**size - 1), size)
        case "count":
            row.count(kind, value)
        case "number":
            row.number(kind, value)
        case "counts":
            row.counts(kind, value, size, 6)
        case "bytes":
            row.bytes(kind, sum((value >> 8 * i & 127) << 8 * i for i in range(size)), size)
        case "one_hot":
            row.one_hot(kind, value, size)
        case "tally":
            row.tally(kind, value, Kinds(KINDS), size)


@given(parts=parts)
def test_columns_are_read_as_they_were_written(parts: list[tuple[str, int, int]]) -> None:
    row = Row(1024)
    row.bits("what was here before", 2**62 - 1, 62)
    row.at = 0
    for part in parts:
        write(row, *part)
    assert row.listed() == [column for part in parts for column in expected(*part)]


@given(parts=parts)
def test_a_row_that_takes_notes_writes_the_same(parts: list[tuple[str, int, int]]) -> None:
    plain, noting = Row(1024), Row(1024)
    noting.fields = []
    for part in parts:
        write(plain, *part)
        write(noting, *part)
    assert plain.listed() == noting.listed()
    columns = [column for field in noting.fields for column in range(field.first, field.last + 1)]
    assert columns == list(range(int(plain.at)))
    assert len({field.name for field in noting.fields}) == len(noting.fields)


def test_what_is_more_than_a_column_holds_is_as_much_as_it_holds() -> None:
    row = Row(8)
    row.count("many", 1000)
    row.count("few", 3)
    assert row.listed() == [127, 3]


def test_seats_are_counted_from_the_viewer() -> None:
    assert [relative(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [relative(seat, -2, 4) for seat in range(4)] == [0, 1, 2, 3]
