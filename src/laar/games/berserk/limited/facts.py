"""The facts of an event: the only functions that write to it.

What a stack, a pool or a deck holds is told only to the seat that has it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from laar.core.engine.fact import Writer
from laar.core.fact_json import words_of, writers_of
from laar.games.berserk.limited.event import Copy, Limited
from laar.games.berserk.state.numbers import Seat


def stack_opened(t: Limited, number: int, clause: str) -> int:
    """Everyone takes up a stack, the first, second or third."""
    t.round = number
    return t.tell("stack_opened", (number,), clause)


def stacked(t: Limited, seat: Seat, card: Copy, clause: str) -> int:
    """A card of the box is dealt into the stack of a seat."""
    t.box.remove(card)
    insort(t.stacks[seat], card)
    return t.whisper("stacked", (seat, card), (), clause)  # the stack is seen when it is whole


def received(t: Limited, seat: Seat, card: Copy, clause: str) -> int:
    """A seat gets a card of the box, without a choice."""
    t.box.remove(card)
    t.pools[seat].append(card)
    return t.whisper("received", (seat, card), (), clause)


def picked(t: Limited, seat: Seat, card: Copy, clause: str) -> int:
    """A seat keeps a card of the stack in its hand."""
    t.seen[seat].append((tuple(t.stacks[seat]), card))
    t.stacks[seat].remove(card)
    t.pools[seat].append(card)
    return t.whisper("picked", (seat, card), (seat,), clause)


def passed_on(t: Limited, step: int, clause: str) -> int:
    """All stacks go to the neighbour: 1 to the left, -1 to the right."""
    t.stacks = [t.stacks[(seat - step) % t.seats] for seat in range(t.seats)]
    return t.tell("passed_on", (step,), clause)


def put_aside(t: Limited, clause: str) -> int:
    """The rest of the stacks of a round goes to nobody."""
    t.spare = sorted(card for stack in (t.spare, *t.stacks) for card in stack)
    t.stacks = [[] for _ in t.stacks]
    return t.tell("put_aside", (), clause)


def deck_built(t: Limited, seat: Seat, out: tuple[Copy, ...], clause: str) -> int:
    """The deck of a seat is its pool without these cards."""
    t.decks[seat] = [card for card in t.pools[seat] if card not in out]
    return t.whisper("deck_built", (seat, out), (seat,), clause)


def withdrew(t: Limited, seat: Seat, clause: str) -> int:
    """A seat leaves the event."""
    t.gone.append(seat)
    t.gone.sort()
    return t.tell("withdrew", (seat,), clause)


def event_closed(t: Limited, winners: tuple[Seat, ...], clause: str) -> int:
    """The decks are ready; or one seat alone is left and has won."""
    t.end(clause, winners)
    return t.tell("event_closed", (winners,), clause)


WRITERS: Final[dict[str, Writer]] = writers_of(globals())
TOLD: Final = words_of(WRITERS)
