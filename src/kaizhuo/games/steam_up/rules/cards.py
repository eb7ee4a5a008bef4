"""Sets of Fortune cards: so many copies of each kind, one bit a copy, the lowest bits of a kind first.

Copies of a kind cannot be told apart, so two sets with the same copies are the same int.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kaizhuo.core.answers import Answers
from kaizhuo.core.components import MOST, lowest, size
from kaizhuo.games.steam_up.box.tables import COPIES, FIRST, FIRSTS, KIND_AT


def has(cards: i64, kind: i64) -> bool:
    return cards & FIRST[kind] != 0


def copies(cards: i64, kind: i64) -> i64:
    return size(cards & COPIES[kind])


def with_card(cards: i64, kind: i64) -> i64:
    """One copy more: the bit above those that are there."""
    return cards + (cards & COPIES[kind]) + FIRST[kind]


def without_card(cards: i64, kind: i64) -> i64:
    """One copy less, which must be there: the highest of its bits goes."""
    return cards - (((cards & COPIES[kind]) + FIRST[kind]) >> 1)


def minus(cards: i64, others: i64) -> i64:
    """What is left of a set without others, as far as they are in it."""
    for kind in each_card(others):
        if has(cards, kind):
            cards = without_card(cards, kind)
    return cards


def plus(cards: i64, others: i64) -> i64:
    for kind in each_card(others):
        cards = with_card(cards, kind)
    return cards


def each_card(cards: i64) -> vec[i64]:
    """The kind of every single card."""
    found = vec[i64](capacity=MOST)
    while cards:
        found = append(found, KIND_AT[lowest(cards)])
        cards &= cards - 1
    return found


def list_kinds(cards: i64, verb: i64, out: Answers) -> None:
    """An option for each kind that is in the set."""
    left = cards & FIRSTS
    while left:
        out.add(verb + KIND_AT[lowest(left)])
        left &= left - 1


def draw_kinds(cards: i64, verb: i64, out: Answers) -> None:
    """Any card of the set, all equally likely."""
    left = cards & FIRSTS
    while left:
        kind = KIND_AT[lowest(left)]
        out.add_copies(verb + kind, copies(cards, kind))
        left &= left - 1
