"""What rituals are good for: artefacts, structures where they stand, and goals."""

from __future__ import annotations

from typing import Final

from laar.games.bastion.pieces.cards import (
    COLOUR,
    CONVERTER,
    OBELISK,
    SOURCE,
    STRUCTURES,
    colour_of_ritual,
)
from laar.games.bastion.pieces.numbers import Area, Colour, Ritual
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.state.castle import (
    AREAS,
    BASES,
    COLOURED,
    EVERY_SLOT,
    NO_RITUAL,
    SECTIONS,
    Castle,
)

GOAL: Final = 0.3  # of its worth before it is performed


def boons(t: Castle, turns: float) -> float:
    """All that has been performed or is aimed at, for so many turns to come."""
    span = min(turns, 30.0) / 20.0
    found = 0.0
    for seat in range(t.seats):
        for ritual in t.artefacts[seat]:
            found += artefact(t, ritual) * span
        for ritual in t.goals[seat]:
            found += GOAL * promise(t, ritual) * span
    for area in AREAS:
        for base in range(area * BASES, area * BASES + BASES):
            if t.base[base] != NO_RITUAL:
                found += structure(t, t.base[base], area) * span
    return found


def artefact(t: Castle, ritual: Ritual) -> float:
    """What an Accumulator or Converter saves."""
    if CONVERTER <= ritual < STRUCTURES:
        return 3.0 / t.seats + 1.0
    return 1.5 if t.seats > 1 else 0.0


def structure(t: Castle, ritual: Ritual, area: Area) -> float:
    """What a structure brings in a district."""
    colour = colour_of_ritual(ritual)
    if ritual == SOURCE + colour:
        return 1.5
    if ritual == OBELISK + colour:
        found = 0.0
        for slot in EVERY_SLOT:
            if source_colour(t, area, slot) == colour:
                found += 1.2
        return found
    return t.setting.cannon * (1.2 - 0.1 * area) * 0.5 * foes(t, colour)


def promise(t: Castle, ritual: Ritual) -> float:
    """What a goal will bring where it does most."""
    if ritual < STRUCTURES:
        return artefact(t, ritual)
    best = 0.0
    for area in AREAS:
        best = max(best, structure(t, ritual, area))
    return best


def foes(t: Castle, colour: Colour) -> float:
    """Enemies of a colour at the wall, and so many more in the deck."""
    found = t.deck.size / COLOURED * 0.8
    for section in range(1, SECTIONS + 1):
        for card in t.wall[section]:
            if COLOUR[card] == colour:
                found += 1.0
    return found
