"""A paragraph at work: whose it is, whom it was aimed at, what set it off, what came of it so far.

Rules that wait keep only numbers, so a deed can be told as numbers and be made again from them.
"""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.traits import ATTACKER, NO_REF, SELF, SUBJECT, VICTIM
from laar.games.berserk.state.item import NOBODY

# Deeds at the start of a turn that no paragraph tells of stand in its place.
BY_POISON: Final = -1
BY_REGENERATION: Final = -2
BY_INCARNATION: Final = -3
BY_RAGE: Final = -4
BY_BLOOD: Final = -5

Targets = tuple[tuple[int, ...], ...]


class Deed:
    """What a paragraph works with."""

    def __init__(self, card: int, number: int, seat: int) -> None:
        self.card = card
        self.number = number  # of the paragraph; below 0 see above
        self.seat = seat  # who leads the card
        self.attacker = NOBODY
        self.victim = NOBODY
        self.subject = NOBODY
        self.attack = 0  # bits of the attack that set it off
        self.kind = -1
        self.dealt = 0  # wounds placed by the attack that set it off, or by the last step
        self.taken = 0  # of those, no more than the card had lives left
        self.paid = NOBODY  # the card closed as payment
        self.rest = 0  # what healing could not use
        self.after = NO_REF  # targets of the last attack among the steps …
        self.hit: tuple[int, ...] = ()  # … and those of them on whom it landed
        self.sudden = False
        self.spared = NOBODY  # on this card …
        self.spare = 0  # … its attack places so many wounds fewer
        self.targets: Targets = ()

    def args(self) -> tuple[int, ...]:
        """All of it as numbers."""
        told = [
            self.card,
            self.number,
            self.seat,
            self.attacker,
            self.victim,
            self.subject,
            self.attack,
            self.kind,
            self.dealt,
            self.taken,
            self.paid,
            self.rest,
            self.after,
            int(self.sudden),
            self.spared,
            self.spare,
            len(self.hit),
            *self.hit,
        ]
        for chosen in self.targets:
            told.append(len(chosen))
            told.extend(chosen)
        return tuple(told)

    def ref(self, ref: int) -> tuple[int, ...]:
        """The cards that a reference means; of a row the row."""
        if ref == SELF:
            return (self.card,)
        if ref <= 3:
            return self.targets[ref - 1] if ref <= len(self.targets) else ()
        card = NOBODY
        if ref == VICTIM:
            card = self.victim
        elif ref == ATTACKER:
            card = self.attacker
        elif ref == SUBJECT:
            card = self.subject
        return () if card == NOBODY else (card,)


def deed(args: tuple[int, ...]) -> Deed:
    """The deed again that was told as numbers."""
    made = Deed(args[0], args[1], args[2])
    made.attacker = args[3]
    made.victim = args[4]
    made.subject = args[5]
    made.attack = args[6]
    made.kind = args[7]
    made.dealt = args[8]
    made.taken = args[9]
    made.paid = args[10]
    made.rest = args[11]
    made.after = args[12]
    made.sudden = args[13] > 0
    made.spared = args[14]
    made.spare = args[15]
    at = 17 + args[16]
    made.hit = args[17:at]
    chosen: list[tuple[int, ...]] = []
    while at < len(args):
        end = at + 1 + args[at]
        chosen.append(args[at + 1 : end])
        at = end
    made.targets = tuple(chosen)
    return made
