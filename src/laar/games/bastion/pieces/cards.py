"""The pieces as the numbers the rules use: plain tuples, nothing to look up at play.

An enemy is class * 6 + colour (0..71) or 72 + legend, a ritual is kind * 6 + colour.
"""

from __future__ import annotations

from typing import Final, get_args

from laar.games.bastion.pieces.components import (
    Class,
    ClassId,
    Legend,
    LegendId,
    RitualId,
    SpellId,
    components,
)
from laar.games.bastion.pieces.components import Colour as ColourId
from laar.games.bastion.pieces.numbers import Colour, Enemy, EnemyClass, Ritual, Spell

_ALL = components()

COLOURS: Final[tuple[str, ...]] = get_args(ColourId)
EVERY_COLOUR: Final[list[Colour]] = [Colour(number) for number in range(len(COLOURS))]
CLASSES: Final[tuple[str, ...]] = get_args(ClassId)
EVERY_CLASS: Final[list[EnemyClass]] = [EnemyClass(number) for number in range(len(CLASSES))]
LEGENDS: Final[tuple[str, ...]] = get_args(LegendId)
RITUALS: Final[tuple[str, ...]] = get_args(RitualId)
SPELLS: Final[tuple[str, ...]] = get_args(SpellId)
SIDES: Final[tuple[str, ...]] = ("statue", "plain")

DISTRICT: Final = Colour(-1)  # the colour of the district it stands in (BST-366, BST-367)
NO_COLOUR: Final = Colour(-1)
GREY: Final = Colour(-2)  # no colour: any mana, any ritual (BST-511, BST-513)

FIRST_LEGEND: Final = len(CLASSES) * len(COLOURS)
CARD_IDS: Final[tuple[str, ...]] = (
    *[f"{colour}-{kind}" for kind in CLASSES for colour in COLOURS],
    *LEGENDS,
)
RITUAL_IDS: Final[tuple[str, ...]] = tuple(
    f"{colour}-{kind}" for kind in RITUALS for colour in COLOURS
)
CARDS: Final = len(CARD_IDS)
EVERY_ENEMY: Final[list[Enemy]] = [Enemy(number) for number in range(CARDS)]
EVERY_RITUAL: Final[list[Ritual]] = [Ritual(number) for number in range(len(RITUAL_IDS))]
FIRST_AUXILIARY: Final = EnemyClass(4)  # those before it are the main troop

# The first ritual of each kind; the colours follow it.
ACCUMULATOR: Final = Ritual(0)
CONVERTER: Final = Ritual(6)
SOURCE: Final = Ritual(12)
OBELISK: Final = Ritual(18)
CANNON: Final = Ritual(24)
STRUCTURES: Final = SOURCE  # rituals from here on are built, those before it are artefacts

_PRINTED: tuple[Class | Legend, ...] = (
    *[kind for kind in _ALL.classes for _ in COLOURS],
    *_ALL.legends,
)
_PRISMATIC = {"prismatic-1": 1, "prismatic-2": 2}

STRENGTH: Final[tuple[int, ...]] = tuple(card.strength for card in _PRINTED)
SPELL: Final[tuple[Spell, ...]] = tuple(Spell(SPELLS.index(card.spell)) for card in _PRINTED)
POWER: Final[tuple[int, ...]] = tuple(spell.power for spell in _ALL.spells)

# Its own colour, or DISTRICT, or GREY; how much of every colour a prismatic one costs, else 0.
COLOUR: Final[tuple[Colour, ...]] = (
    *[Colour(number % len(COLOURS)) for number in range(FIRST_LEGEND)],
    *[GREY if legend.colour == "grey" else DISTRICT for legend in _ALL.legends],
)
EACH: Final[tuple[int, ...]] = (
    *[0 for _ in range(FIRST_LEGEND)],
    *[_PRISMATIC.get(legend.colour, 0) for legend in _ALL.legends],
)


def colour_named(name: str) -> Colour:
    """The number of a colour."""
    return Colour(COLOURS.index(name))


def class_named(name: str) -> EnemyClass:
    """The number of a class."""
    return EnemyClass(CLASSES.index(name))


def class_of(card: Enemy) -> EnemyClass:
    """The class of a card that is no legend."""
    return EnemyClass(card // len(COLOURS))


def colour_of_ritual(ritual: Ritual) -> Colour:
    """The colour of the enemies it is performed for."""
    return Colour(ritual % len(COLOURS))


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

# The colour whose sources an archmage shuts, if any (BST-440).
_BANS = tuple(colour_named(getattr(_ALL.forbids, colour)) for colour in COLOURS)
FORBIDS: Final[tuple[Colour, ...]] = tuple(
    _BANS[number % len(COLOURS)] if ARCHMAGE[number] else NO_COLOUR for number in range(CARDS)
)

# SOURCES[side][colour of the district] is its three printed sources; TOWER[colour] its tower.
SOURCES: Final[tuple[tuple[tuple[Colour, ...], ...], ...]] = (
    tuple(tuple(colour_named(c) for c in district.statue) for district in _ALL.districts),
    tuple(tuple(colour_named(c) for c in district.plain) for district in _ALL.districts),
)
TOWER: Final[tuple[Colour, ...]] = tuple(
    colour_named(district.tower) for district in _ALL.districts
)
