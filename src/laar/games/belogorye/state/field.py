"""The table of Belogorye: eighteen fighters on thirty cells. Fighters 0-8 are bogatyrs (seat 0),
9-17 evil (seat 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from laar.core.edition import Edition
from laar.core.engine.table import Table
from laar.games.belogorye.pieces.traits import Traits
from laar.games.belogorye.state.ground import BESIDE, CELLS, GRID, NEAR
from laar.games.belogorye.state.numbers import (
    CLOSED,
    FIGHTERS,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    SQUAD,
    UNMARKED,
    Cell,
    Fighter,
    Seat,
    State,
    seat_of,
)

# BEL-007, BEL-010. Who leads which side is agreed or drawn before the game (BEL-013).
SEATS: Final = ("bogatyrs", "evil")


class Setting:
    """What stays the same through a game: the rules, the numbers and the cards."""

    def __init__(
        self,
        edition: Edition,
        ids: tuple[str, ...],
        fighters: list[Traits],
        changed: Mapping[str, Any],
    ) -> None:
        self.printing = edition
        self.edition = edition.key
        self.rules = edition.rules
        self.windows = edition.windows
        self.listings = edition.listings
        self.asides = edition.asides
        self.numbers = edition.numbers
        self.ids = ids
        self.fighters = fighters
        self.placing = {name: [f"place {name} {cell}" for cell in GRID.names] for name in ids}
        self.changed = changed  # numbers a drawn position prints differently


class Field(Table):
    """Where everyone stands and how they are."""

    def __init__(
        self,
        setting: Setting,
        at: list[Fighter],
        cell: list[Cell],
        wounds: list[int],
        spent: list[int],
        flags: list[State],
    ) -> None:
        super().__init__(2, setting.rules, setting.windows, setting.listings, setting.asides)
        self.setting = setting
        self.ids = setting.ids
        self.fighters = setting.fighters
        self.at = at  # who stands on a cell
        self.cell = cell  # where a fighter stands
        self.wounds = wounds  # a number, so counters never run out (BEL-008)
        self.spent = spent  # movement units used this turn
        self.flags = flags
        self.bogatyrs = SQUAD  # alive, or not yet placed
        self.evil = SQUAD
        self.first = NO_SEAT
        self.active = NO_SEAT
        self.turn = 0
        self.quiet = 0  # turns in a row without a new wound (BEL-096)
        self.blood = False  # a wound was dealt this turn
        self.offer = NO_SEAT  # who offers a draw
        self.offered = (-1, -1)  # in which turn each seat last offered one

    def clone(self) -> Field:
        """A copy for search: no log, no shared lists."""
        other = Field(
            self.setting,
            self.at.copy(),
            self.cell.copy(),
            self.wounds.copy(),
            self.spent.copy(),
            self.flags.copy(),
        )
        self.copy_into(other)
        other.bogatyrs = self.bogatyrs
        other.evil = self.evil
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.quiet = self.quiet
        other.blood = self.blood
        other.offer = self.offer
        other.offered = self.offered
        return other

    def pieces(self) -> str:
        """Everything that makes this position what it is."""
        return (
            f"{self.at}{self.cell}{self.wounds}{self.spent}{self.flags}{self.bogatyrs},{self.evil},{self.first},"
            f"{self.active},{self.turn},{self.quiet},{self.blood},{self.offer}{self.offered}"
        )

    # -- how fighters are -------------------------------------------------------------------------

    def is_open(self, who: Fighter) -> bool:
        """Upright: it may move, act, intercept, and answers a strike."""
        return not self.is_so(who, CLOSED)

    def is_so(self, who: Fighter, mark: State) -> bool:
        """Whether it carries this mark; of several one is enough."""
        return self.flags[who] & mark != 0

    def mark_as(self, who: Fighter, mark: State) -> None:
        """It is so from now on."""
        self.flags[who] = State(self.flags[who] | mark)

    def unmark(self, who: Fighter, mark: State) -> None:
        """It is so no longer."""
        self.flags[who] = State(self.flags[who] & ~mark)

    def is_alive(self, who: Fighter) -> bool:
        """On the field with fewer wounds than life; one that is about to be removed is dead
        already."""
        return self.cell[who] >= 0 and self.wounds[who] < self.fighters[who].life

    def beside_own(self, who: Fighter) -> list[Fighter]:
        """Other fighters of its side along its row and column."""
        seat = seat_of(who)
        found = []
        for c in BESIDE[self.cell[who]]:
            other = self.at[c]
            if other >= 0 and seat_of(other) == seat:
                found.append(other)
        return found

    def near_enemies(self, who: Fighter) -> list[Fighter]:
        """Enemies in the eight cells around it."""
        seat = seat_of(who)
        found = []
        for c in NEAR[self.cell[who]]:
            other = self.at[c]
            if other >= 0 and seat_of(other) != seat:
                found.append(other)
        return found

    def forward(self, seat: Seat) -> int:
        """One row towards the enemy's edge (BEL-099)."""
        return 1 if seat == self.first else -1


def blank(setting: Setting) -> Field:
    """An empty field before anything has happened: no flag is set, so all begin open (BEL-025)."""
    zeros = [0] * FIGHTERS
    return Field(
        setting,
        [NOBODY] * CELLS,
        [NOWHERE] * FIGHTERS,
        zeros.copy(),
        zeros.copy(),
        [UNMARKED] * FIGHTERS,
    )
