"""A deed: an ability at work, with its targets, what set it off and what it has done so far.

Rules that wait hold only numbers, so a deed can be turned into numbers and back.
"""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.traits import ATTACKER, NO_REF, SELF, SUBJECT, VICTIM
from laar.games.berserk.state.item import NOBODY

# Deeds that come from a keyword instead of an ability have these numbers.
BY_POISON: Final = -1
BY_REGENERATION: Final = -2
BY_INCARNATION: Final = -3
BY_RAGE: Final = -4
BY_BLOOD: Final = -5

Targets = tuple[tuple[int, ...], ...]


class Deed:
    """Everything that the steps of an ability work with."""

    def __init__(self, card: int, number: int, seat: int) -> None:
        self.card = card
        self.number = number  # of the ability; BY_POISON and so on for keywords
        self.seat = seat  # who controls the card
        self.attacker = NOBODY
        self.victim = NOBODY
        self.subject = NOBODY
        self.attack = 0  # bits of the attack that set it off
        self.kind = -1
        self.dealt = 0  # wounds placed by the attack that set it off, or by the last step
        self.taken = 0  # the same, but at most the lives that the card had left
        self.paid = NOBODY  # the card closed as payment
        self.rest = 0  # what healing could not use
        self.after = NO_REF  # targets of the last attack among the steps …
        self.hit: tuple[int, ...] = ()  # … and those of them on whom it landed
        self.sudden = False
        self.spared = NOBODY  # on this card …
        self.spare = 0  # … its attack places this many wounds fewer
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
    """The deed that these numbers came from."""
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
