"""What is in the box, as a client draws it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaizhuo.games.steam_up.box.data import BOX
from kaizhuo.games.steam_up.box.shapes import Fate, Fortune
from kaizhuo.games.steam_up.view.view import OfferView, offer_view


class CopiesView(msgspec.Struct, frozen=True):
    card: str
    count: int


class FaceBox(msgspec.Struct, frozen=True):
    """A face of the lucky die."""

    number: int
    dish: str | None


class SteamersBox(msgspec.Struct, frozen=True):
    holds: int
    count: int


class SteamBox(msgspec.Struct, frozen=True):
    dishes: list[str]
    zodiacs: list[OfferView]
    fortunes: list[CopiesView]
    fates: list[CopiesView]
    faces: list[FaceBox]
    steamers: list[SteamersBox]
    dim_sum: int  # of each kind
    tokens: int  # of each kind


def contents() -> SteamBox:
    return SteamBox(
        dishes=list(BOX.dishes),
        zodiacs=[offer_view(number) for number in range(len(BOX.zodiac))],
        fortunes=copies(BOX.fortune),
        fates=copies(BOX.fate),
        faces=[FaceBox(face.number, face.dish) for face in BOX.face],
        steamers=[SteamersBox(group.holds, group.copies) for group in BOX.steamers],
        dim_sum=BOX.dish_copies,
        tokens=BOX.token_copies,
    )


def copies(cards: Sequence[Fortune | Fate]) -> list[CopiesView]:
    return [CopiesView(card.id, card.copies) for card in cards]
