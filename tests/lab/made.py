"""Games that nobody played, for tests of what is made of them."""

from __future__ import annotations

from laar.lab.row import Row


def row(
    red: str = "orcs",
    blue: str = "coven",
    winner: str = "red",
    *,
    seed: int = 0,
    number: int = 0,
    first: str = "red",
    turns: int = 20,
    luck: float = 0.0,
    red_deal: tuple[int, ...] = (2, 3, 4),
    red_squad: tuple[int, ...] = (2, 3),
    blue_deal: tuple[int, ...] = (67, 68),
    blue_squad: tuple[int, ...] = (67,),
) -> Row:
    """A row; pairs are named in the order of the plan orcs, coven."""
    pair = "-".join(sorted((red, blue), key=("orcs", "coven").index))
    sizes = len(red_deal), len(blue_deal)
    hands = (red_deal, blue_deal, red_squad, blue_squad)
    return Row(
        pair, seed, number, red, blue, first, winner, "BRS-381", turns, 100, 0, 0.5, luck, *sizes,
        *hands,
    )  # fmt: skip
