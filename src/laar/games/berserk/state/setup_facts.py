"""The facts of the preparation: rolls, deals, squads, placement and reveal."""

from __future__ import annotations

from typing import Final

from laar.core.engine.fact import Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.berserk.state.battle import DEAL, DECK, HIDDEN, Battle
from laar.games.berserk.state.numbers import Card, Cell, Seat


def opening_rolled(t: Battle, rolls: tuple[int, ...], clause: str) -> int:
    """Everyone rolled for the choice of turn."""
    return t.tell("opening_rolled", (rolls,), clause)


def first_chosen(t: Battle, seat: Seat, clause: str) -> int:
    """The winner of the roll has chosen who is the First player."""
    t.first = seat
    t.order = (seat, Seat(1 - seat))
    return t.tell("first_chosen", (seat,), clause)


def team_chosen(t: Battle, seat: Seat, clause: str) -> int:
    """The winner of the roll has chosen which team is first; turns alternate between teams."""
    t.first = seat
    t.order = tuple(Seat((seat + n) % t.seats) for n in range(t.seats))
    return t.tell("team_chosen", (seat,), clause)


def lead_chosen(t: Battle, seat: Seat, clause: str) -> int:
    """This member of a team plays before the other (BRS-374)."""
    order = list(t.order)
    place = 0 if t.is_first(seat) else 1
    order[place], order[place + 2] = seat, t.mate(seat)
    t.order = tuple(order)
    t.first = order[0]
    return t.tell("lead_chosen", (seat,), clause)


def quarter_chosen(t: Battle, seat: Seat, clause: str) -> int:
    """This member of a team has the left quarter, columns a–e, the other the right (BRS-373)."""
    mate = t.mate(seat)
    t.quarters = tuple(
        0 if s == seat else 1 if s == mate else at for s, at in enumerate(t.quarters)
    )
    return t.tell("quarter_chosen", (seat,), clause)


def drawn(t: Battle, seat: Seat, card: Card, clause: str) -> int:
    """A card comes into a deal; only its owner sees which (BRS-059)."""
    t.place[card] = DEAL
    return t.whisper("drawn", (seat, card), (seat,), clause)


def redealt(t: Battle, seat: Seat, clause: str) -> int:
    """A deal goes back into the deck; others only learn the size of the final one (BRS-050)."""
    for card in t.setting.cards:
        if t.place[card] == DEAL and t.owner(card) == seat:
            t.place[card] = DECK
    return t.whisper("redealt", (seat,), (seat,), clause)


def dealt_out(t: Battle, seat: Seat, size: int, clause: str) -> int:
    """A deal has this size."""
    t.deals = tuple(size if s == seat else n for s, n in enumerate(t.deals))
    return t.whisper("dealt_out", (seat, size), (seat,), clause)


def kept(t: Battle, seat: Seat, size: int, clause: str) -> int:
    """A deal is final, and everyone sees its size."""
    return t.tell("kept", (seat, size), clause)


def left_over(t: Battle, seat: Seat, bought: tuple[Card, ...], clause: str) -> int:
    """What was not bought goes back into the deck (BRS-056)."""
    for card in t.setting.cards:
        if t.place[card] == DEAL and t.owner(card) == seat and card not in bought:
            t.place[card] = DECK
    return t.whisper("left_over", (seat, bought), (seat,), clause)


def hid(t: Battle, seat: Seat, cell: Cell, clause: str) -> int:
    """What everyone sees of a card that is placed face down."""
    return t.tell("hid", (seat, cell), clause)


def placed(t: Battle, card: Card, cell: Cell, hidden: bool, clause: str) -> int:
    """A card lies on its cell, open, with all its movement and no chips (BRS-078).

    Of a card that lies face down only its owner sees which it is.
    """
    t.place[card] = cell
    t.at[cell] = card
    t.present.append(card)
    t.present.sort()
    if hidden:
        t.set_state(card, HIDDEN)
    t.survey()
    if hidden:
        hid(t, t.owner(card), cell, clause)
        return t.whisper("placed", (card, cell, hidden), (t.owner(card),), clause)
    return t.tell("placed", (card, cell, hidden), clause)


def started(t: Battle, clause: str) -> int:
    """The preparation is over."""
    return t.tell("started", (), clause)


WRITERS: Final[dict[str, Writer]] = writers_of(globals())
TOLD: Final = words_of(WRITERS)
