"""What an attack costs after all spells, whether a supply can pay it, and how.

Colours due and mana of any colour never meet in one attack: Alchemy frees the colours of all but
immune cards (BST-228), and Knellervirm is always alone.
"""

from __future__ import annotations

from laar.games.bastion.pieces.numbers import Colour, Seat, Spot, Way
from laar.games.bastion.rules.spells import ALCHEMY, FLAMES, LIGHTNINGS, power_of, spell_of
from laar.games.bastion.rules.strength import ANY, cost, fixed
from laar.games.bastion.state.castle import COLOURED, Castle


class Bill:
    """A cost: so much of each colour, so much of any colour, and points that may still be taken
    off it."""

    def __init__(self, due: list[int], any_colour: int, each: int, points: int) -> None:
        self.due = due
        self.any_colour = any_colour
        self.each = each  # of every colour for immune cards; nothing lowers it
        total = any_colour
        for amount in due:
            total += amount
        self.total = total
        # One mana must remain (BST-206, BST-251, BST-404); immune cards see to that (BST-407).
        self.points = max(0, min(points, total if each else total - 1))

    def payable(self, have: list[int]) -> bool:
        """Whether a supply can pay it."""
        short = 0
        held = 0
        for colour in range(COLOURED):
            left = have[colour] - self.each
            if left < 0:
                return False
            held += left
            if self.due[colour] > left:
                short += self.due[colour] - left
        return short <= self.points and self.total - self.points <= held

    def choice(self, have: list[int]) -> bool:
        """Whether there is more than one way to pay it."""
        kinds = 0
        for amount in self.due:
            kinds += amount > 0
        if kinds > 1 and 0 < self.points < self.total:
            return True
        rest = self.any_colour - self.points
        held = filled = 0
        for colour in range(COLOURED):
            left = have[colour] - self.each
            held += left
            filled += left > 0
        return self.any_colour > 0 and 0 < rest < held and filled > 1

    def spare(self, colour: Colour) -> Bill:
        """One point taken off this colour."""
        due = self.due.copy()
        due[colour] -= 1
        return Bill(due, self.any_colour, self.each, self.points - 1)

    def ready_made(self, have: list[int]) -> list[int]:
        """A sensible payment of exactly the cost (BST-196): points go where mana is scarcest, free
        mana comes from where most is left."""
        due = self.due.copy()
        points = self.points
        if self.any_colour:
            rest = self.any_colour - points
            points = 0
        else:
            rest = 0
        while points:
            scarce = -1
            for colour in range(COLOURED):
                if due[colour] and (
                    scarce < 0 or have[colour] - due[colour] < have[scarce] - due[scarce]
                ):
                    scarce = colour
            due[scarce] -= 1
            points -= 1
        pay = [due[colour] + self.each for colour in range(COLOURED)]
        for _ in range(rest):
            richest = 0
            for colour in range(1, COLOURED):
                if have[colour] - pay[colour] > have[richest] - pay[richest]:
                    richest = colour
            pay[richest] += 1
        return pay


def bill(t: Castle, spot: Spot, ways: list[Way]) -> Bill:
    """The cost of the enemy there with these spells."""
    due = cost(t, spot)
    points = 0
    alchemy = False
    for way in ways:
        spell = spell_of(way)
        if spell == ALCHEMY:
            alchemy = True  # BST-226
        elif spell in FLAMES or spell in LIGHTNINGS:
            points += power_of(way)
    return made(due, fixed(t, spot), points, alchemy)


def made(due: list[int], each: int, points: int, alchemy: bool) -> Bill:
    """A bill from its parts."""
    colours = due[:ANY]
    free = due[ANY]
    if alchemy:
        for amount in colours:
            free += amount
        colours = [0, 0, 0, 0, 0, 0]
    return Bill(colours, free, each, points)


def supply_of(t: Castle, seat: Seat) -> list[int]:
    """The mana of a seat."""
    return t.supply[seat * COLOURED : seat * COLOURED + COLOURED]
