"""What is stored of a game, and how one of its decks did."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SEATS = ("red", "blue")


@dataclass(frozen=True)
class Row:
    """One game."""

    pair: str  # both decks, in the order of the plan
    seed: int  # games of a pair with one seed share their dice and deals
    number: int
    red: str  # the deck
    blue: str
    first: str  # seat
    winner: str  # seat; empty for a draw
    reason: str  # the clause that ended it
    turns: int
    answers: int
    stumbles: int  # decisions where the bot failed and a random answer was given
    seconds: float  # of processor time
    luck: float  # what deals, cards and dice brought red; who is First is no luck here
    red_size: int  # of the deal that was kept
    blue_size: int
    red_deal: tuple[int, ...]  # collector numbers, one for each copy
    blue_deal: tuple[int, ...]
    red_squad: tuple[int, ...]
    blue_squad: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """One deck in one game."""

    deck: str
    foe: str
    first: bool
    points: float  # 1 won, 0.5 drawn, 0 lost
    deal: frozenset[int]
    squad: frozenset[int]
    seed: tuple[str, int]  # games with the same seed are not independent


def sides(rows: Iterable[Row]) -> list[Side]:
    """Every game from both sides."""
    found = []
    for row in rows:
        decks = (row.red, row.blue)
        deals = (row.red_deal, row.blue_deal)
        squads = (row.red_squad, row.blue_squad)
        for at, seat in enumerate(SEATS):
            found.append(
                Side(
                    decks[at],
                    decks[1 - at],
                    row.first == seat,
                    points(row, seat),
                    frozenset(deals[at]),
                    frozenset(squads[at]),
                    (row.pair, row.seed),
                )
            )
    return found


def points(row: Row, seat: str) -> float:
    """1 for a win, 0.5 for a draw, 0 for a loss."""
    if not row.winner:
        return 0.5
    return 1.0 if row.winner == seat else 0.0
