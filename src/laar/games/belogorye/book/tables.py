"""Tables of the rulebook, from what the rules read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby, product

from laar.core.book import Cell, Rows
from laar.games.belogorye.pieces.components import fighters
from laar.games.belogorye.rules.blows import (
    BLOWS,
    TIE_HIGH,
    TIE_LOW,
    Blow,
    Row,
    closed_blow,
    closed_clause,
    open_row,
)

DICE = range(1, 7)  # BEL-005


def strikes_open() -> Rows:
    """Each line of the table of strikes, and of how many pairs of dice it is."""
    cases: dict[tuple[int, int], tuple[Row, int]] = {}
    for high, low in product(DICE, DICE):
        row = open_row(high, low)
        ahead = max(-5, min(5, high - low))
        _, count = cases.get((-ahead, int(row is TIE_HIGH)), (row, 0))
        cases[-ahead, int(row is TIE_HIGH)] = (row, count + 1)
    return [
        [_difference(-behind, row), _blows(row, 0), _blows(row, 1), count, f"[{row.clause}]"]
        for (behind, _), (row, count) in sorted(cases.items(), key=lambda case: case[0])
    ]


def _difference(ahead: int, row: Row) -> str:
    if row is TIE_LOW or row is TIE_HIGH:
        return "{low}" if row is TIE_LOW else "{high}"
    more = "+" if abs(ahead) == 5 else ""
    return f"{'+' if ahead > 0 else '−'}{abs(ahead)}{' {more}' if more else ''}"


def _blows(row: Row, side: int) -> str:
    said = dict.fromkeys(pair[side] for pair in row.pairs)
    if len(said) < len(row.pairs):
        return f"{{{BLOWS[row.pairs[0][side]]}}}"
    return " {or} ".join(f"{{{BLOWS[blow]}}}" for blow in said)


def strikes_closed() -> Rows:
    """What a single die means."""
    return [
        [_span(list(faces)), f"{{{BLOWS[blow]}}}", f"[{closed_clause(blow)}]"]
        for blow, faces in _by_blow()
    ]


def _by_blow() -> list[tuple[Blow, list[int]]]:
    return [(blow, list(faces)) for blow, faces in groupby(DICE, closed_blow)]


def _span(faces: list[int]) -> str:
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def squad(side: str) -> Rows:
    """The fighters of a side by their numbers."""
    return [_fighter(index) for index, one in enumerate(fighters()) if one.side == side]


def _fighter(index: int) -> list[Cell]:
    one = fighters()[index]
    return [
        {"ru": one.name_ru, "en": one.name_en},
        one.life,
        one.speed,
        "-".join(map(str, one.strike)),
    ]


TABLES: Mapping[str, Callable[[], Rows]] = {
    "strikes-open": strikes_open,
    "strikes-closed": strikes_closed,
    "bogatyrs": lambda: squad("bogatyrs"),
    "evil": lambda: squad("evil"),
}
