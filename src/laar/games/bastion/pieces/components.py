"""The pieces of Bastion as strict data: what the file may say, and nothing else.

An unknown key, class, colour or number is an error at load that names file, entry and place.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct, ValidationError

Colour = Literal["yellow", "green", "red", "purple", "blue", "black"]
ClassId = Literal[
    "beast", "warrior", "mage", "rider", "scout", "symbiote",
    "flyer", "priest", "giant", "archmage", "werewolf", "dragon",
]  # fmt: skip
LegendId = Literal[
    "spy", "belligemin", "rokai", "valkyrie", "golem",
    "black-wing", "inquisitor", "shaggon", "knellervirm", "leviathan",
]  # fmt: skip
RitualId = Literal["accumulator", "converter", "source", "obelisk", "cannon"]
SpellId = Literal[
    "alchemy", "abundance-2", "copy", "lightning-1", "lightning-3", "flame-1", "flame-2",
    "repeat", "prism", "castling", "arrow", "teleport", "haste",
]  # fmt: skip
Property = Literal[
    "scout", "symbiote", "flyer", "priest", "giant", "archmage", "werewolf", "dragon",
    "strengthens-kin", "strengthens-all", "rokai", "valkyrie", "immune", "inquisitor",
    "no-flame", "no-lightning",
]  # fmt: skip
Provenance = Literal["rulebook", "found", "inferred", "reconstructed"]
Text = Annotated[str, Meta(min_length=1)]
EditionId = Annotated[str, Meta(pattern=r"^(2015|2018)$")]
Strength = Annotated[int, Meta(ge=1, le=12)]
Count = Annotated[int, Meta(ge=0, le=100)]
Sources = tuple[Colour, Colour, Colour]


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in both languages."""

    ru: Text
    en: Text


class Forms(Struct, frozen=True, forbid_unknown_fields=True):
    """A Russian adjective in its three genders."""

    m: Text
    f: Text
    n: Text


class ColourName(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six colours and the land it stands for (BST-007)."""

    id: Colour
    name: Name
    ru: Forms
    land: Name


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell of one power; 13 of them, from eleven kinds (BST-220)."""

    id: SpellId
    name: Name
    text: Name
    but: dict[EditionId, Name] = {}  # an edition that says it differently
    power: Annotated[int, Meta(ge=0, le=3)] = 0

    def __post_init__(self) -> None:
        _, _, number = self.id.partition("-")
        if self.power != int(number or 0):
            raise ValueError(f"the power of {self.id} is {number or 'none'}")


class PropertyText(Struct, frozen=True, forbid_unknown_fields=True):
    """What a property does, in a line; `{ban}` is the colour an archmage shuts."""

    id: Property
    text: Name
    but: dict[EditionId, Name] = {}

    def __post_init__(self) -> None:
        for told in (self.text, *self.but.values()):
            if "{" in (told.ru + told.en).replace("{ban}", ""):
                raise ValueError("only {ban} is filled in")


class Class(Struct, frozen=True, forbid_unknown_fields=True):
    """Six enemies, one of each colour. The strength of a werewolf is that of a lone one."""

    id: ClassId
    name: Name
    troop: Literal["main", "auxiliary"]
    strength: Strength
    properties: Annotated[tuple[Property, ...], Meta(max_length=2)]
    spell: SpellId
    provenance: Provenance
    note: Text

    def __post_init__(self) -> None:
        if (self.troop == "main") == bool(self.properties):
            raise ValueError("main enemies have no property, auxiliary ones have (BST-362)")


class Legend(Struct, frozen=True, forbid_unknown_fields=True):
    """One legendary enemy and how it is paid for (BST-370)."""

    id: LegendId
    name: Name
    strength: Strength
    colour: Literal["white", "prismatic-1", "prismatic-2", "grey"]
    properties: Annotated[tuple[Property, ...], Meta(min_length=1, max_length=2)]
    spell: SpellId
    provenance: Provenance
    note: Text

    def __post_init__(self) -> None:
        each = {"prismatic-1": 6, "prismatic-2": 12}.get(self.colour, self.strength)
        if self.strength != each:
            raise ValueError(f"{self.colour} makes a strength of {each} (BST-368)")


class Ritual(Struct, frozen=True, forbid_unknown_fields=True):
    """Six rituals, one of each colour (BST-296)."""

    id: RitualId
    name: Name
    gender: Literal["m", "n"]
    text: Name
    result: Literal["artefact", "structure"]
    provenance: Provenance
    but: dict[EditionId, Name] = {}


class District(Struct, frozen=True, forbid_unknown_fields=True):
    """A district with the colours of its tower and of its sources on either side (BST-063)."""

    colour: Colour
    tower: Colour
    statue: Sources
    plain: Sources
    provenance: Provenance

    def __post_init__(self) -> None:
        if len(set(self.plain)) != 2:
            raise ValueError("two of three sources are alike on the plain side (BST-013)")


class Forbids(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour whose sources each archmage shuts (BST-440)."""

    provenance: Provenance
    yellow: Colour
    green: Colour
    red: Colour
    purple: Colour
    blue: Colour
    black: Colour

    def __post_init__(self) -> None:
        for colour in get_args(Colour):
            if getattr(self, colour) == colour:
                raise ValueError(f"the {colour} archmage shuts another colour than his own")


class Markers(Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens that remind of properties (BST-004, BST-005)."""

    source_or_strength: Count
    no_lightning: Count
    no_flame: Count


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each piece an edition's box holds (BST-001, BST-002, BST-003, BST-004)."""

    edition: Literal["2015", "2018"]
    main: Count
    auxiliary: Count
    legendary: Count
    rituals: Count
    districts: Count
    citadels: Count
    defenders: Count
    boards: Count
    gates: Count
    stands: Count
    camps: Count
    mana_of_a_colour: Count
    markers: Markers


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All pieces, each list in the order of the numbers."""

    boxes: tuple[Box, ...]
    colours: tuple[ColourName, ...]
    spells: tuple[Spell, ...]
    properties: tuple[PropertyText, ...]
    classes: tuple[Class, ...]
    legends: tuple[Legend, ...]
    rituals: tuple[Ritual, ...]
    districts: tuple[District, ...]
    forbids: Forbids


class ComponentError(ValueError):
    """A file of pieces says what it may not; the message names file, entry and place."""


class _File(Struct, forbid_unknown_fields=True, rename={"kind": "class"}):
    format: Literal[1]
    box: list[dict[str, Any]]
    colour: list[dict[str, Any]]
    spell: list[dict[str, Any]]
    property: list[dict[str, Any]]
    kind: list[dict[str, Any]]
    legend: list[dict[str, Any]]
    ritual: list[dict[str, Any]]
    district: list[dict[str, Any]]
    forbids: dict[str, Any]


def load(text: str, where: str) -> Components:
    """Read the pieces from TOML text; `where` names the file in errors.

    An error reads "mine.toml: class beast: Expected `int`, got `str` - at `$.strength`".
    """
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise ComponentError(f"{where}: {error}") from None
    return Components(
        boxes=_rows(file.box, Box, ("2015", "2018"), f"{where}: box"),
        colours=_rows(file.colour, ColourName, get_args(Colour), f"{where}: colour"),
        spells=_rows(file.spell, Spell, get_args(SpellId), f"{where}: spell"),
        properties=_rows(file.property, PropertyText, get_args(Property), f"{where}: property"),
        classes=_rows(file.kind, Class, get_args(ClassId), f"{where}: class"),
        legends=_rows(file.legend, Legend, get_args(LegendId), f"{where}: legend"),
        rituals=_rows(file.ritual, Ritual, get_args(RitualId), f"{where}: ritual"),
        districts=_rows(file.district, District, get_args(Colour), f"{where}: district"),
        forbids=_row(file.forbids, Forbids, f"{where}: forbids"),
    )


@cache
def components() -> Components:
    """The pieces of the game; both editions share them."""
    name = "components.toml"
    return load((files(__package__) / name).read_text("utf-8"), name)


_Row = TypeVar("_Row", bound=Struct)


def _rows(
    rows: list[dict[str, Any]], kind: type[_Row], ids: Iterable[str], where: str
) -> tuple[_Row, ...]:
    key = "colour" if kind is District else "edition" if kind is Box else "id"
    found = tuple(
        _row(row, kind, f"{where} {row.get(key, number)}") for number, row in enumerate(rows, 1)
    )
    if [getattr(row, key) for row in found] != [*ids]:
        raise ComponentError(f"{where}: the list is {', '.join(ids)}, in this order")
    return found


def _row(row: dict[str, Any], kind: type[_Row], where: str) -> _Row:
    try:
        return msgspec.convert(row, kind)
    except ValidationError as error:
        raise ComponentError(f"{where}: {error}") from None
