"""What a battle is numbered with; each is an int that cannot be taken for another."""

from __future__ import annotations

from typing import Final, NewType, TypeGuard

Card = NewType("Card", int)  # one card of one deck, not what is printed on it
Seat = NewType("Seat", int)
Seats = NewType("Seats", int)  # a set of them, as bits
Place = NewType("Place", int)  # where a card is: on a cell, or in the deck, a graveyard …
Cell = NewType("Cell", Place)  # a cell of the field
State = NewType("State", int)  # states of a card, as bits
EffectKind = NewType("EffectKind", int)  # what an effect does
EffectKinds = NewType("EffectKinds", int)  # a set of them, as bits
Link = NewType("Link", int)  # what ends an effect, besides time
ItemKind = NewType("ItemKind", int)  # what an item on the pile is

NOBODY: Final = Card(-1)  # no card
NO_SEAT: Final = Seat(-1)
NOWHERE: Final = Cell(Place(-1))


def on_field(place: Place) -> TypeGuard[Cell]:
    """The place is a cell of the field."""
    return place >= 0


def seated(seats: Seats, seat: Seat) -> bool:
    """The seat is in the set."""
    return seats >> seat & 1 == 1


def with_seat(seats: Seats, seat: Seat) -> Seats:
    """The set with one seat more."""
    return Seats(seats | 1 << seat)
