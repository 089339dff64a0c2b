"""A deed: an ability at work, with its targets, what set it off and what it has done so far.

Rules that wait hold only numbers, so a deed can be turned into numbers and back.
"""

from __future__ import annotations

from typing import Final, cast

from laar.games.berserk.cards.keywords import MISS, NO_ATTACK
from laar.games.berserk.cards.numbers import Attacks, Blow, Reference
from laar.games.berserk.cards.traits import ATTACKER, NO_REF, SELF, SUBJECT, VICTIM
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

# Deeds that come from a keyword instead of an ability have these numbers.
BY_POISON: Final = -1
BY_REGENERATION: Final = -2
BY_INCARNATION: Final = -3
BY_RAGE: Final = -4
BY_BLOOD: Final = -5

Targets = tuple[tuple[int, ...], ...]  # cards, or a row


class Deed:
    """Everything that the steps of an ability work with."""

    def __init__(self, card: Card, number: int, seat: Seat) -> None:
        self.card = card
        self.number = number  # of the ability; BY_POISON and so on for keywords
        self.seat = seat  # who controls the card
        self.attacker = NOBODY
        self.victim = NOBODY
        self.subject = NOBODY
        self.attack = NO_ATTACK  # bits of the attack that set it off
        self.kind = MISS
        self.dealt = 0  # wounds placed by the attack that set it off, or by the last step
        self.taken = 0  # the same, but at most the lives that the card had left
        self.paid = NOBODY  # the card closed as payment
        self.rest = 0  # what healing could not use
        self.after = NO_REF  # targets of the last attack among the steps …
        self.hit: tuple[Card, ...] = ()  # … and those of them on whom it landed
        self.sudden = False
        self.spared = NOBODY  # on this card …
        self.spare = 0  # … its attack places this many wounds fewer
        self.targets: Targets = ()

    def copy(self) -> Deed:
        """Another like it."""
        other = Deed(self.card, self.number, self.seat)
        other.attacker = self.attacker
        other.victim = self.victim
        other.subject = self.subject
        other.attack = self.attack
        other.kind = self.kind
        other.dealt = self.dealt
        other.taken = self.taken
        other.paid = self.paid
        other.rest = self.rest
        other.after = self.after
        other.hit = self.hit
        other.sudden = self.sudden
        other.spared = self.spared
        other.spare = self.spare
        other.targets = self.targets
        return other

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

    def ref(self, ref: Reference) -> tuple[Card, ...]:
        """The cards that a reference means; of a row the row."""
        if ref == SELF:
            return (self.card,)
        if ref <= 3:
            chosen = self.targets[ref - 1] if ref <= len(self.targets) else ()
            return cast("tuple[Card, ...]", chosen)
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
    made = Deed(Card(args[0]), args[1], Seat(args[2]))
    made.attacker = Card(args[3])
    made.victim = Card(args[4])
    made.subject = Card(args[5])
    made.attack = Attacks(args[6])
    made.kind = Blow(args[7])
    made.dealt = args[8]
    made.taken = args[9]
    made.paid = Card(args[10])
    made.rest = args[11]
    made.after = Reference(args[12])
    made.sudden = args[13] > 0
    made.spared = Card(args[14])
    made.spare = args[15]
    at = 17 + args[16]
    made.hit = cast("tuple[Card, ...]", args[17:at])
    chosen: list[tuple[int, ...]] = []
    while at < len(args):
        end = at + 1 + args[at]
        chosen.append(args[at + 1 : end])
        at = end
    made.targets = tuple(chosen)
    return made
