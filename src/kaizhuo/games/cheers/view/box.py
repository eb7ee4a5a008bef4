"""What is in the box, as a client draws it."""

from __future__ import annotations

import msgspec

from kaizhuo.games.cheers.box.data import CONTENTS, DRINKS
from kaizhuo.games.cheers.box.tables import CARDS
from kaizhuo.games.cheers.view.view import CardView


class CheersBox(msgspec.Struct, frozen=True):
    drinks: list[str]
    cards: list[CardView]
    recipes: list[list[int]]  # of the recipe cards: portions by drink


def contents() -> CheersBox:
    cards = [
        CardView(i, DRINKS[big], [DRINKS[small] for small in smalls], CONTENTS.copies[big, smalls])
        for i, (big, smalls) in enumerate(CARDS)
    ]
    return CheersBox(list(DRINKS), cards, [list(CONTENTS.recipes[recipe]) for recipe in CONTENTS.printed])
