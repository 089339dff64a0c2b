"""The table of a draft or sealed event: where every copy of the box is, and what each seat saw.

Cards in the box have no order: a stack is dealt only when it is opened. Seats sit in a circle, and
the left neighbour of a seat is the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NewType

from laar.core.edition import Edition
from laar.core.engine.ask import READY
from laar.core.engine.table import Table
from laar.games.berserk.decks.lists import card_ids, whole_set
from laar.games.berserk.state.numbers import Seat

DRAFT: Final = "draft"
SEALED: Final = "sealed"
MODES: Final = (DRAFT, SEALED)
DRAW: Final = "draw"  # kinds of questions
PICK: Final = "pick"
BUILD: Final = "build"
LEAVE: Final = "leave"
CONCEDE: Final = "concede"

Copy = NewType("Copy", int)  # one card of the box, not what is printed on it
NO_COPY: Final = Copy(-1)
Glance = tuple[tuple[Copy, ...], Copy]  # a stack that a seat had in hand, and the card it took


class Box:
    """What never changes during an event: its mode, its seats and the copies in the box."""

    def __init__(
        self, edition: Edition, mode: str, seats: int, cards: tuple[int, ...] | None = None
    ) -> None:
        self.edition = edition.key
        self.traits = edition.parts["cards"].traits  # by collector number
        self.printing = edition
        self.size = edition.numbers["stack"]
        self.rounds = edition.numbers["stacks"]
        self.least = edition.numbers["deck"]
        self.mode = mode
        self.seats = seats
        self.cards = whole_set() if cards is None else cards  # collector numbers, by copy
        self.ids, self.number = _names(self.cards)


@lru_cache(maxsize=4)
def _names(numbers: tuple[int, ...]) -> tuple[list[str], dict[str, Copy]]:
    """Ids of copies, and copies by id; cached because search makes many tables of one box."""
    ids = card_ids([numbers])
    return ids, {name: Copy(card) for card, name in enumerate(ids)}


class Limited(Table):
    """An event before its duels. Lists are indexed by seat; a card is the number of a copy."""

    def __init__(self, setting: Box) -> None:
        printing = setting.printing
        super().__init__(
            setting.seats,
            printing.rules,
            printing.windows,
            printing.listings,
            printing.asides,
        )
        self.setting = setting
        everyone = range(setting.seats)
        self.box = [Copy(card) for card in range(len(setting.cards))]  # not dealt
        self.spare: list[Copy] = []  # dealt, and taken by nobody
        self.stacks: list[list[Copy]] = [[] for _ in everyone]  # in hand
        self.pools: list[list[Copy]] = [[] for _ in everyone]  # in the order they came
        self.seen: list[list[Glance]] = [[] for _ in everyone]
        self.decks: list[list[Copy]] = [[] for _ in everyone]  # empty until built
        self.gone: list[Seat] = []  # seats that have left
        self.round = 0

    def clone(self) -> Limited:
        """A copy: no log, no shared lists."""
        other = Limited(self.setting)
        self.copy_into(other)
        other.box = self.box.copy()
        other.spare = self.spare.copy()
        other.stacks = [stack.copy() for stack in self.stacks]
        other.pools = [pool.copy() for pool in self.pools]
        other.seen = [seen.copy() for seen in self.seen]
        other.decks = [deck.copy() for deck in self.decks]
        other.gone = self.gone.copy()
        other.round = self.round
        return other

    def pieces(self) -> str:
        """Where every card is, and what everyone remembers."""
        return (
            f"{self.box}{self.spare}{self.stacks}{self.pools}{self.seen}{self.decks}{self.gone}"
            f"{self.round}"
        )

    # -- progress ---------------------------------------------------------------------------------

    def present(self) -> tuple[Seat, ...]:
        """The seats that have not left."""
        return tuple(Seat(seat) for seat in range(self.seats) if seat not in self.gone)

    def picks(self) -> int:
        """How many cards each remaining seat has taken in this round."""
        taken = max(len(seen) for seen in self.seen)
        return taken - self.setting.size * (self.round - 1) if self.round else 0

    def drafting(self) -> bool:
        """A round of the draft is not over."""
        return self.round > 0 and self.picks() < self.setting.size

    def direction(self) -> int:
        """Where stacks are passed: 1 is left; -1 is right, in the second round (BRS-361)."""
        return -1 if self.round % 2 == 0 else 1

    # -- answers ----------------------------------------------------------------------------------

    def named(self, steps: Sequence[str]) -> list[Copy]:
        """The cards that steps name."""
        return [self.setting.number[step.split(" ")[1]] for step in steps if step != READY]
