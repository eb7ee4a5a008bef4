"""What is in the box, as a client draws it."""

from __future__ import annotations

import msgspec

from kaizhuo.games.cheers.box.data import BOX, CONTENTS, DRINKS
from kaizhuo.games.cheers.box.tables import CARDS
from kaizhuo.games.cheers.view.view import CardView


class CheersBox(msgspec.Struct, frozen=True):
    drinks: list[str]
    cards: list[CardView]
    recipes: list[list[int]]  # of the recipe cards: portions by drink
    recipe_copies: int
    tokens: int  # of each drink, for each player
    camps: int  # kinds of camp tokens
    camp_copies: int


def contents() -> CheersBox:
    cards = [
        CardView(i, DRINKS[big], [DRINKS[small] for small in smalls], CONTENTS.copies[big, smalls])
        for i, (big, smalls) in enumerate(CARDS)
    ]
    return CheersBox(
        drinks=list(DRINKS),
        cards=cards,
        recipes=[list(CONTENTS.recipes[recipe]) for recipe in CONTENTS.printed],
        recipe_copies=BOX.recipe_cards.copies,
        tokens=BOX.tokens.copies,
        camps=BOX.camps.kinds,
        camp_copies=BOX.camps.copies,
    )
