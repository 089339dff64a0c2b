"""The field as plain text, for terminals, tests and bug reports."""

from __future__ import annotations

from laar.core.engine.grid import LETTERS
from laar.games.berserk.cards.schema import card as printed
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.state.battle import CLOSED, HIDDEN, SEATS, ZONE, Battle
from laar.games.berserk.state.numbers import Card, Cell

WIDTH = 11
SIGNS = "+-*="  # by the order of turns


def draw(t: Battle) -> str:
    """Six rows of cells, the First player's edge below; then the additional zone.

    + is the First player's, - the Second's, of teams also * and = of those who play third and
    fourth; a closed card is in brackets, the number is the life left, o are chips, ? is face down.

    >>> import laar
    >>> duel = "c3 red 2 closed\\nc4 blue 33 wounds 2"
    >>> print(laar.new("berserk", options={"position": duel}))
    6  .          .          .          .          .
    5  .          .          .          .          .
    4  .          .          -TheUn.16  .          .
    3  .          .          +[OrcAr.6] .          .
    2  .          .          .          .          .
    1  .          .          .          .          .
       a          b          c          d          e
    """
    lines = []
    grid = t.setting.grid
    for row in range(grid.rows - 1, -1, -1):
        cells = [
            _cell(t, t.setting.cells[row * grid.columns + column]) for column in range(grid.columns)
        ]
        lines.append(f"{row + 1}  {' '.join(f'{c:<{WIDTH - 1}}' for c in cells)}".rstrip())
    columns = "".join(f"{letter:<{WIDTH}}" for letter in LETTERS[: grid.columns])
    lines.append(f"   {columns}".rstrip())
    for seat in range(t.seats):
        zone = [_name(t, c) for c in t.present if t.place[c] == ZONE and t.control[c] == seat]
        if zone:
            lines.append(f"{SEATS[seat]}: {' '.join(zone)}")
    return "\n".join(lines)


def _cell(t: Battle, cell: Cell) -> str:
    card = t.at[cell]
    return "." if card < 0 else _name(t, card)


def _card(t: Battle, number: int) -> printed.Card:
    pack = t.setting.pack
    return pack.own[number] if pack is not None and number in pack.own else cards()[number]


def _name(t: Battle, card: Card) -> str:
    side = SIGNS[t.order.index(t.control[card])]
    if t.is_(card, HIDDEN):
        return f"{side}?"
    words = _card(t, t.traits[card].number).name_en.replace("'", "").split()
    short = "".join(word[:3] for word in words[:2])[:5]
    said = f"{short}.{t.life(card) - t.wounds[card]}{'o' * min(t.chips[card], 3)}"
    return f"{side}[{said}]" if t.is_(card, CLOSED) else f"{side}{said}"
