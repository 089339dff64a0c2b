"""Enemies that stand on the board before the first card is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from laar.games.bastion.pieces.cards import CARD_IDS, DRAGON, FLYER
from laar.games.bastion.pieces.numbers import Enemy, Spot
from laar.games.bastion.scenarios.reasons import Reason
from laar.games.bastion.scenarios.recipe import RecipeError, known
from laar.games.bastion.state.castle import DISTRICTS, SECTIONS, TOP
from laar.games.bastion.state.plan import Post

SPOTS: dict[str, Spot] = {
    **{f"s{section}": Spot(section) for section in range(1, SECTIONS + 1)},
    **{f"q{area}": Spot(-area) for area in range(1, DISTRICTS + 1)},
    "citadel": TOP,
}
LAST = {"2015": 23, "2018": 24}  # section an enemy may hold (BST-047, BST-049)
VANGUARD = (-2, -3, -4)  # squares the vanguard holds (BST-563)


class PostRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a scenario: who stands where."""

    at: str
    card: str


def posts_of(rows: Sequence[PostRow], edition: str, special: Sequence[str]) -> tuple[Post, ...]:
    """Who stands where, each card once; only in the citadel several stand together (BST-468)."""
    found: list[Post] = []
    for number, row in enumerate(rows):
        where = f"posts[{number}]"
        post = Post(_spot(row.at, f"{where}.at"), Enemy(_card(row.card, f"{where}.card")))
        _check_spot(post, row, where, edition)
        if "vanguard" in special and post.spot in VANGUARD:
            raise RecipeError(where, Reason("vanguard", place=row.at))
        for other, earlier in enumerate(found):
            if earlier.card == post.card:
                raise RecipeError(where, Reason("twice-on-board", word=row.card, item=other))
            if earlier.spot == post.spot != TOP:
                raise RecipeError(where, Reason("place-taken", place=row.at, item=other))
        found.append(post)
    return tuple(found)


def _spot(name: str, where: str) -> Spot:
    known(where, "place", name, [*SPOTS])
    return SPOTS[name]


def _card(name: str, where: str) -> int:
    return known(where, "card", name, CARD_IDS)


def _check_spot(post: Post, row: PostRow, where: str, edition: str) -> None:
    if post.spot > LAST.get(edition, SECTIONS):
        raise RecipeError(where, Reason("closed", place=row.at))
    if DRAGON[post.card] != (post.spot == TOP):  # BST-465
        raise RecipeError(where, Reason("dragons"))
    if post.spot < 0 and not FLYER[post.card]:  # BST-410
        raise RecipeError(where, Reason("flyers"))
