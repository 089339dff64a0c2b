"""What a seat sees of a draft or of sealed stacks as numbers: its own cards, counts of the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from laar.core.engine.ask import READY
from laar.core.planes import Part
from laar.games.berserk.limited.event import BUILD, DRAFT, PICK, Copy, Limited
from laar.games.berserk.state.battle import SEATS

NUMBERS: Final = 114  # printed on the cards of the box, from 1
EACH: Final = ("copies of each number, from 1",)
KINDS: Final = (PICK, BUILD)
CLOCK: Final = (
    "asked", "seat", "seats", "a draft", "round", "stacks go to the left", "cards taken this round",
    "cards in the box", "the event is over",
)  # fmt: skip
PARTS: Final = (
    Part("hand", (NUMBERS,), EACH),
    Part("pool", (NUMBERS,), EACH),
    Part("left out", (NUMBERS,), EACH),
    Part("passed on", (NUMBERS,), EACH),
    Part("pools", (len(SEATS),), ("cards, own first",)),
    Part("gone", (len(SEATS),), ("has left, own first",)),
    Part("kind", (len(KINDS),), KINDS),
    Part("clock", (len(CLOCK),), CLOCK),
)


def planes(t: Limited, seat: int) -> bytes:
    """The event and the question as this seat sees them."""
    steps = t.steps[seat] if t.steps else []
    out = t.named([step for step in steps if step != READY])
    order = [(seat + step) % t.seats for step in range(t.seats)]
    absent = bytes(len(SEATS) - t.seats)
    kind = t.ask.kind if t.ask is not None else ""
    picks = t.picks() if t.drafting() else 0
    gone = seat in t.gone
    return b"".join(
        [
            _counts(t, [] if gone else t.stacks[seat]),
            _counts(t, t.pools[seat]),
            _counts(t, out),
            _counts(t, [c for stack, took in t.seen[seat] for c in stack if c != took]),
            bytes([len(t.pools[one]) for one in order]) + absent,
            bytes([one in t.gone for one in order]) + absent,
            bytes([kind == one for one in KINDS]),
            bytes(
                [
                    seat in t.waiting(),
                    seat,
                    t.seats,
                    t.setting.mode == DRAFT,
                    t.round,
                    t.drafting() and t.direction() > 0,
                    picks,
                    len(t.box),
                    t.outcome is not None,
                ]
            ),
        ]
    )


def _counts(t: Limited, cards: Sequence[Copy]) -> bytes:
    counts = [0] * (NUMBERS + 1)
    for number in _numbers(t, cards):
        if number <= NUMBERS:
            counts[number] = min(counts[number] + 1, 255)
    return bytes(counts[1:])


def _numbers(t: Limited, cards: Sequence[Copy]) -> Iterable[int]:
    return (t.setting.cards[card] for card in cards)
