"""Buying a squad and placing it: crystals, uniqueness, and which cells are open when."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.state.battle import DEAL, ROWS, Battle
from laar.games.berserk.state.numbers import NOWHERE, Card, Cell, Place, Seat

GOLD: Final = (24, 25)  # First, Second player (BRS-030, BRS-031)
SILVER: Final = (22, 23)
QUARTER: Final = 5  # columns of one player's quarter


def deal_of(t: Battle, seat: Seat) -> list[Card]:
    """The cards of a seat's deal."""
    return [c for c in t.setting.decks[seat] if t.place[c] == DEAL]


def crystals(t: Battle, seat: Seat, squad: list[Card]) -> tuple[int, int]:
    """Gold and silver for this squad: every element after the first costs a gold (BRS-032).

    Only the cards bought so far count, not the deal or the deck (BRS-042).
    """
    elements = {one for c in squad for one in t.traits[c].elements}  # BRS-043
    elements.discard("neutral")  # BRS-033
    role = 0 if t.is_first(seat) else 1  # both members of a team alike (BRS-375)
    return GOLD[role] - max(len(elements) - 1, 0), SILVER[role]


def spent(t: Battle, squad: list[Card]) -> tuple[int, int]:
    """The cost of the elite cards, and of all cards."""
    elite = sum(t.traits[c].cost for c in squad if t.traits[c].elite)
    return elite, sum(t.traits[c].cost for c in squad)


def affordable(t: Battle, seat: Seat, squad: list[Card]) -> bool:
    """Elite cards are paid with gold alone (BRS-052), others with either (BRS-053, BRS-054)."""
    gold, silver = crystals(t, seat, squad)
    elite, whole = spent(t, squad)
    return elite <= gold and whole <= gold + silver


def distinct(t: Battle, squad: list[Card]) -> bool:
    """No unique card twice (BRS-337)."""
    unique = [t.traits[c].number for c in squad if t.traits[c].unique]
    return len(set(unique)) == len(unique)


def has_creature(t: Battle, squad: list[Card]) -> bool:
    """A squad needs a creature (BRS-058)."""
    return any(t.is_creature(c) for c in squad)


def can_buy(t: Battle, seat: Seat, squad: list[Card], card: Card) -> bool:
    """The card can join the squad, whatever its type (BRS-057)."""
    larger = [*squad, card]
    return affordable(t, seat, larger) and distinct(t, larger)


def playable(t: Battle, seat: Seat) -> bool:
    """The deal holds a creature that can be bought."""
    return any(t.is_creature(c) and affordable(t, seat, [c]) for c in deal_of(t, seat))


def groups(t: Battle, seat: Seat) -> list[list[Cell]]:
    """The cells of a half in the order in which they open for placement."""
    columns = t.setting.grid.columns
    start = QUARTER * t.quarters[seat]  # BRS-373
    first = t.is_first(seat)
    rows = [2, 1, 0] if first else [3, 4, 5]

    def cells(row: int, wanted: tuple[int, ...]) -> list[Cell]:
        return [Cell(Place(row * columns + start + c)) for c in wanted]

    middle, sides = (1, 2, 3), (0, 4)
    if first:
        block = [c for row in rows for c in cells(row, middle)]  # BRS-061
        back = [c for row in rows[1:] for c in cells(row, sides)]  # BRS-062
        return [block, back, cells(rows[0], sides)]  # BRS-063
    front = cells(rows[0], (0, 1, 2, 3, 4))  # BRS-064
    block = [c for row in rows[1:] for c in cells(row, middle)]  # BRS-064
    back = [c for row in rows[1:] for c in cells(row, sides)]  # BRS-065
    return [front + block, back]


def open_cells(t: Battle, seat: Seat, taken: list[Cell]) -> list[Cell]:
    """Free cells (BRS-029) of the first group that is not full."""
    for group in groups(t, seat):
        free = [c for c in group if c not in taken]
        if free:
            return free
    return []


def in_order(t: Battle, seat: Seat, taken: list[Cell]) -> bool:
    """No cell of a later group is used while an earlier one has room (BRS-067)."""
    room = False
    for group in groups(t, seat):
        used = [c for c in group if c in taken]
        if room and used:
            return False
        room = room or len(used) < len(group)
    return True


def may_hide(t: Battle, seat: Seat, cell: Cell) -> bool:
    """The Second player may keep any cards of the third row face down (BRS-075, BRS-079)."""
    return not t.is_first(seat) and cell // t.setting.grid.columns == ROWS - 1


class Chosen:
    """What one seat has chosen so far in a secret question, read from its steps."""

    def __init__(self, t: Battle, steps: list[str]) -> None:
        self.squad: list[Card] = []
        self.cells: dict[Card, Cell] = {}
        self.hidden: list[Card] = []
        hide: list[Card] = []
        for step in steps:
            words = step.split()
            if words[0] == "buy":
                self.squad.append(t.setting.number[words[1]])
            elif words[0] == "place":
                self.cells[t.setting.number[words[1]]] = t.setting.cell[words[2]]
            elif words[0] == "hide":
                hide.append(t.setting.number[words[1]])
        for card in hide:
            cell = self.cells.get(card, NOWHERE)
            if cell != NOWHERE and may_hide(t, t.owner(card), cell):
                self.hidden.append(card)
