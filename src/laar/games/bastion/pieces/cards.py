"""The pieces as the numbers the rules use: plain tuples, nothing to look up at play.

An enemy is class * 6 + colour (0..71) or 72 + legend, a ritual is kind * 6 + colour.
"""

from __future__ import annotations

from typing import Final, get_args

from laar.games.bastion.pieces.components import (
    Class,
    ClassId,
    Colour,
    Legend,
    LegendId,
    RitualId,
    SpellId,
    components,
)

_ALL = components()

COLOURS: Final[tuple[str, ...]] = get_args(Colour)
CLASSES: Final[tuple[str, ...]] = get_args(ClassId)
LEGENDS: Final[tuple[str, ...]] = get_args(LegendId)
RITUALS: Final[tuple[str, ...]] = get_args(RitualId)
SPELLS: Final[tuple[str, ...]] = get_args(SpellId)
SIDES: Final[tuple[str, ...]] = ("statue", "plain")

DISTRICT: Final = -1  # the colour of the district it stands in (BST-366, BST-367)
GREY: Final = -2  # no colour: any mana, any ritual (BST-511, BST-513)

FIRST_LEGEND: Final = len(CLASSES) * len(COLOURS)
CARD_IDS: Final[tuple[str, ...]] = (
    *[f"{colour}-{kind}" for kind in CLASSES for colour in COLOURS],
    *LEGENDS,
)
RITUAL_IDS: Final[tuple[str, ...]] = tuple(
    f"{colour}-{kind}" for kind in RITUALS for colour in COLOURS
)
CARDS: Final = len(CARD_IDS)
FIRST_AUXILIARY: Final = 4  # of the classes; those before it are the main troop

# The first ritual of each kind; the colours follow it.
ACCUMULATOR: Final = 0
CONVERTER: Final = 6
SOURCE: Final = 12
OBELISK: Final = 18
CANNON: Final = 24
STRUCTURES: Final = SOURCE  # rituals from here on are built, those before it are artefacts

_PRINTED: tuple[Class | Legend, ...] = (
    *[kind for kind in _ALL.classes for _ in COLOURS],
    *_ALL.legends,
)
_PRISMATIC = {"prismatic-1": 1, "prismatic-2": 2}

STRENGTH: Final[tuple[int, ...]] = tuple(card.strength for card in _PRINTED)
SPELL: Final[tuple[int, ...]] = tuple(SPELLS.index(card.spell) for card in _PRINTED)
POWER: Final[tuple[int, ...]] = tuple(spell.power for spell in _ALL.spells)

# Its own colour, or DISTRICT, or GREY; how much of every colour a prismatic one costs, else 0.
COLOUR: Final[tuple[int, ...]] = (
    *[number % len(COLOURS) for number in range(FIRST_LEGEND)],
    *[GREY if legend.colour == "grey" else DISTRICT for legend in _ALL.legends],
)
EACH: Final[tuple[int, ...]] = (
    *[0 for _ in range(FIRST_LEGEND)],
    *[_PRISMATIC.get(legend.colour, 0) for legend in _ALL.legends],
)


def _with(wanted: str) -> tuple[bool, ...]:
    return tuple(wanted in card.properties for card in _PRINTED)


SCOUTS: Final[tuple[int, ...]] = tuple(card.properties.count("scout") for card in _PRINTED)
SYMBIOTE: Final = _with("symbiote")
FLYER: Final = _with("flyer")
PRIEST: Final = _with("priest")
GIANT: Final = _with("giant")
ARCHMAGE: Final = _with("archmage")
WEREWOLF: Final = _with("werewolf")
DRAGON: Final = _with("dragon")  # lands in the citadel: the dragons and Knellervirm
STRENGTHENS_KIN: Final = _with("strengthens-kin")
STRENGTHENS_ALL: Final = _with("strengthens-all")
ROKAI: Final = _with("rokai")
VALKYRIE: Final = _with("valkyrie")
IMMUNE: Final = _with("immune")
INQUISITOR: Final = _with("inquisitor")
NO_FLAME: Final = _with("no-flame")
NO_LIGHTNING: Final = _with("no-lightning")

# The colour whose sources an archmage shuts, else -1 (BST-440).
_BANS = tuple(COLOURS.index(getattr(_ALL.forbids, colour)) for colour in COLOURS)
FORBIDS: Final[tuple[int, ...]] = tuple(
    _BANS[number % len(COLOURS)] if ARCHMAGE[number] else -1 for number in range(CARDS)
)

# SOURCES[side][colour of the district] is its three printed sources; TOWER[colour] its tower.
SOURCES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    tuple(tuple(COLOURS.index(c) for c in district.statue) for district in _ALL.districts),
    tuple(tuple(COLOURS.index(c) for c in district.plain) for district in _ALL.districts),
)
TOWER: Final[tuple[int, ...]] = tuple(COLOURS.index(district.tower) for district in _ALL.districts)
