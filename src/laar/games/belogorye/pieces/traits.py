"""A fighter in numbers: the rules read numbers, never a card.

What a card says against the rules is a number the rules ask for first: so the card is followed
(BEL-044).
"""

from __future__ import annotations

from typing import Final, NewType

Action = NewType("Action", int)  # what a property with the action sign does
NONE: Final = Action(0)
ATTACK: Final = Action(1)  # shot or discharge
FIRE: Final = Action(2)
HEAL: Final = Action(3)
POISON: Final = Action(4)
OPEN: Final = Action(5)
MOVE: Final = Action(6)


class Traits:
    """The numbers of one fighter."""

    def __init__(self, life: int, speed: int, strike: tuple[int, int, int]) -> None:
        self.life = life
        self.speed = speed
        self.blows = [0, strike[0], strike[1], strike[2]]  # miss, weak, medium, strong (BEL-046)
        self.jumps = False
        self.stays_open = False
        self.armour = 0  # less from each strike
        self.threshold = 0  # strikes for no more than this are nothing
        self.cover = 0  # less from each attack that is no strike
        self.ward_strike = 0  # the same for own fighters beside it
        self.ward_other = 0
        self.die_aura = 0
        self.swarm = 0
        self.swarm_max = 0
        self.returned = 0
        self.drain = 0
        self.drain_own_turn = False
        self.splash = 0
        self.splash_count = 0
        self.splash_own_turn = False
        self.action = NONE
        self.power = (0, 0, 0)
        self.reach_from = 0
        self.reach_to = 0
        self.count = 1
        self.amount = 0
        self.flank = 0
        self.cures = False
        self.then_close = False

    def copy(self) -> Traits:
        """The same numbers, to change some of them."""
        other = Traits(self.life, self.speed, (self.blows[1], self.blows[2], self.blows[3]))
        for name in NUMBERS:
            setattr(other, name, getattr(self, name))
        return other


NUMBERS: Final = (
    "jumps",
    "stays_open",
    "armour",
    "threshold",
    "cover",
    "ward_strike",
    "ward_other",
    "die_aura",
    "swarm",
    "swarm_max",
    "returned",
    "drain",
    "drain_own_turn",
    "splash",
    "splash_count",
    "splash_own_turn",
    "action",
    "power",
    "reach_from",
    "reach_to",
    "count",
    "amount",
    "flank",
    "cures",
    "then_close",
)
