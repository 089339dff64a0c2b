"""The pieces of Bastion are strict data: the file is read whole or refused by name."""

from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest
from msgspec.structs import asdict, astuple

from laar.games.bastion.pieces import cards
from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    CLASSES,
    COLOURS,
    LEGENDS,
    SPELL,
    SPELLS,
    STRENGTH,
)
from laar.games.bastion.pieces.component_list import listing
from laar.games.bastion.pieces.components import ComponentError, Name, Property, components, load
from laar.games.bastion.state.castle import SEATS
from laar.texts import texts

NAME = "components.toml"
TEXT = (files("laar.games.bastion.pieces") / NAME).read_text("utf-8")
ALL = components()
BOX = {box.edition: box for box in ALL.boxes}


def strengths(names: tuple[str, ...]) -> dict[str, int]:
    """The strength of a class, the same in all its colours, or of a legend."""
    found = {}
    for name in names:
        ids = [name] if name in LEGENDS else [f"{colour}-{name}" for colour in COLOURS]
        (found[name],) = {STRENGTH[CARD_IDS.index(id)] for id in ids}
    return found


def spells(name: str) -> set[str]:
    """The spells on the cards of a class or on a legend."""
    return {
        SPELLS[SPELL[number]]
        for number, id in enumerate(CARD_IDS)
        if id == name or id.partition("-")[2] == name
    }


def troop(edition: str, name: str) -> list[str]:
    return [piece["id"] for piece in listing(edition) if piece.get("troop") == name]


@pytest.mark.clause("BST-001")
def test_112_cards_in_2015() -> None:
    box = BOX["2015"]
    assert (box.main, box.auxiliary, box.legendary, box.rituals) == (24, 48, 10, 30)
    assert box.main + box.auxiliary + box.legendary == len(CARD_IDS) == len({*CARD_IDS}) == 82
    assert len(CARD_IDS) + len(cards.RITUAL_IDS) == 112


@pytest.mark.clause("BST-002")
def test_other_pieces_of_2015() -> None:
    box = BOX["2015"]
    assert (box.districts, box.citadels, box.gates) == (6, 1, 1)
    assert (box.defenders, box.boards, box.stands) == (4, 4, 5)
    assert box.mana_of_a_colour * len(COLOURS) == 90
    assert (box.camps, *astuple(box.markers)) == (0, 0, 0, 0)
    assert len(SEATS) == box.defenders
    assert len(ALL.districts) == box.districts


@pytest.mark.clause("BST-003")
def test_the_box_of_2018() -> None:
    old, new = asdict(BOX["2015"]), asdict(BOX["2018"])
    changed = {key for key in old if old[key] != new[key]}
    assert changed == {"edition", "camps", "stands", "markers"}
    assert (new["camps"], new["stands"]) == (1, 1)  # figures stand by themselves, the gate does not
    assert sum(astuple(BOX["2018"].markers)) == 50


@pytest.mark.clause("BST-004")
def test_fifty_markers() -> None:
    marks = BOX["2018"].markers
    assert (marks.source_or_strength, marks.no_lightning, marks.no_flame) == (42, 4, 4)


@pytest.mark.clause("BST-006")
def test_fifteen_mana_of_each_of_six_colours() -> None:
    assert {box.mana_of_a_colour for box in ALL.boxes} == {15}
    assert len(COLOURS) == 6


@pytest.mark.clause("BST-007")
def test_six_colours_and_their_lands() -> None:
    assert {row.id: row.land.en for row in ALL.colours} == {
        "yellow": "steppe",
        "green": "forest",
        "red": "fire",
        "purple": "swamp",
        "blue": "mountain",
        "black": "darkness",
    }


@pytest.mark.clause("BST-013")
def test_two_of_three_sources_are_alike_on_the_plain_side() -> None:
    statue, plain = cards.SOURCES
    assert all(sorted(Counter(sources).values()) == [1, 2] for sources in plain)
    assert all(len(set(sources)) == 3 for sources in statue)
    assert set(Counter(c for sources in statue for c in sources).values()) == {3}


@pytest.mark.clause("BST-061")
def test_six_districts_of_six_colours() -> None:
    assert [district.colour for district in ALL.districts] == [*COLOURS]


@pytest.mark.clause("BST-062")
def test_a_tower_has_the_colour_of_its_district() -> None:
    assert [district.tower for district in ALL.districts] == [*COLOURS]
    assert [*cards.TOWER] == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("BST-063")
def test_each_source_has_a_colour_for_either_side() -> None:
    for side, name in enumerate(cards.SIDES):
        for number, district in enumerate(ALL.districts):
            told = getattr(district, name)
            assert [COLOURS[c] for c in cards.SOURCES[side][number]] == [*told]
            assert len(told) == 3
            assert told[0] == district.colour
    assert cards.SOURCES[0] != cards.SOURCES[1]


@pytest.mark.clause("BST-220")
def test_eleven_spells_and_one_on_each_card() -> None:
    assert {spell.partition("-")[0] for spell in SPELLS} == {
        "alchemy", "abundance", "copy", "lightning", "flame", "repeat",
        "prism", "castling", "arrow", "teleport", "haste",
    }  # fmt: skip
    assert len(SPELL) == len(CARD_IDS)
    assert {*SPELL} == {*range(len(SPELLS))}


@pytest.mark.clause("BST-225")
def test_what_2018_tells_of_spells() -> None:
    assert spells("beast") == {"haste"}
    assert SPELLS[SPELL[CARD_IDS.index("blue-rider")]].startswith("flame")
    trained = {"beast", "warrior", "mage", "rider", "scout", "flyer", "giant", "spy"}
    kinds = {spell.partition("-")[0] for name in trained for spell in spells(name)}
    assert kinds == {"alchemy", "abundance", "flame", "prism", "arrow", "haste"}


@pytest.mark.clause("BST-239")
def test_lightning_has_a_power_of_one_or_three() -> None:
    powers = {s: cards.POWER[n] for n, s in enumerate(SPELLS) if s.startswith("lightning")}
    assert powers == {"lightning-1": 1, "lightning-3": 3}


@pytest.mark.clause("BST-244")
def test_flame_has_a_power_of_one_or_two() -> None:
    powers = {s: cards.POWER[n] for n, s in enumerate(SPELLS) if s.startswith("flame")}
    assert powers == {"flame-1": 1, "flame-2": 2}


@pytest.mark.clause("BST-295")
def test_two_kinds_of_artefacts_and_three_of_structures() -> None:
    assert {ritual.id: ritual.result for ritual in ALL.rituals} == {
        "accumulator": "artefact",
        "converter": "artefact",
        "source": "structure",
        "obelisk": "structure",
        "cannon": "structure",
    }


@pytest.mark.clause("BST-296")
def test_thirty_rituals_one_of_each_kind_and_colour() -> None:
    assert len(cards.RITUAL_IDS) == BOX["2015"].rituals == 30
    assert {*cards.RITUAL_IDS} == {f"{c}-{kind.id}" for c in COLOURS for kind in ALL.rituals}


def test_the_numbers_of_rituals_and_classes_follow_the_file() -> None:
    firsts = (cards.ACCUMULATOR, cards.CONVERTER, cards.SOURCE, cards.OBELISK, cards.CANNON)
    assert [cards.RITUAL_IDS[first] for first in firsts] == [f"yellow-{r.id}" for r in ALL.rituals]
    built = [ritual.id for ritual in ALL.rituals if ritual.result == "structure"]
    assert cards.RITUAL_IDS[cards.STRUCTURES] == f"yellow-{built[0]}"
    assert [kind.troop for kind in ALL.classes].index("auxiliary") == cards.FIRST_AUXILIARY


@pytest.mark.clause("BST-355")
def test_24_main_enemies() -> None:
    wanted = [f"{c}-{n}" for n in ("beast", "warrior", "mage", "rider") for c in COLOURS]
    assert troop("2015", "main") == troop("2018", "main") == wanted


@pytest.mark.clause("BST-356")
def test_48_auxiliary_enemies() -> None:
    names = ["scout", "symbiote", "flyer", "priest", "giant", "archmage", "werewolf", "dragon"]
    wanted = [f"{colour}-{name}" for name in names for colour in COLOURS]
    assert troop("2015", "auxiliary") == troop("2018", "auxiliary") == wanted


@pytest.mark.clause("BST-357")
def test_ten_legends() -> None:
    names = (
        "spy belligemin rokai valkyrie golem black-wing inquisitor shaggon knellervirm leviathan"
    )
    assert troop("2015", "legendary") == troop("2018", "legendary") == names.split()


@pytest.mark.clause("BST-358", "BST-359")
def test_strengths_of_the_main_troop() -> None:
    assert strengths(CLASSES[:4]) == {"beast": 3, "warrior": 4, "mage": 5, "rider": 6}
    assert sum(STRENGTH[:24]) == 108


@pytest.mark.clause("BST-360")
def test_strengths_of_the_auxiliary_troop() -> None:
    assert strengths(CLASSES[4:]) == {
        "scout": 3, "symbiote": 4, "flyer": 5, "priest": 6,
        "giant": 7, "archmage": 8, "werewolf": 9, "dragon": 10,
    }  # fmt: skip


@pytest.mark.clause("BST-361")
def test_strengths_of_the_legends() -> None:
    assert strengths(LEGENDS) == {
        "spy": 3, "belligemin": 4, "rokai": 5, "valkyrie": 5, "golem": 6,
        "black-wing": 6, "inquisitor": 6, "shaggon": 8, "knellervirm": 10, "leviathan": 12,
    }  # fmt: skip
    assert sum(STRENGTH[cards.FIRST_LEGEND :]) == 65


@pytest.mark.clause("BST-362")
def test_main_enemies_have_no_properties() -> None:
    assert {kind.id for kind in ALL.classes if not kind.properties} == {*CLASSES[:4]}
    assert all(legend.properties for legend in ALL.legends)


@pytest.mark.clause("BST-370")
def test_how_legends_are_paid_for() -> None:
    assert {row.id: row.colour for row in ALL.legends if row.colour != "white"} == {
        "golem": "prismatic-1",
        "black-wing": "prismatic-1",
        "knellervirm": "grey",
        "leviathan": "prismatic-2",
    }
    assert {CARD_IDS[n]: each for n, each in enumerate(cards.EACH) if each} == {
        "golem": 1,
        "black-wing": 1,
        "leviathan": 2,
    }
    assert [CARD_IDS[n] for n, c in enumerate(cards.COLOUR) if c == cards.GREY] == ["knellervirm"]


def test_who_has_which_property() -> None:
    told = {row.id: row.properties for row in ALL.classes if row.properties != (row.id,)}
    assert {kind: gifts for kind, gifts in told.items() if gifts} == {
        "dragon": ("dragon", "strengthens-kin"),
    }
    assert {row.id: row.properties for row in ALL.legends} == {
        "spy": ("scout", "scout"),
        "belligemin": ("symbiote", "flyer"),
        "rokai": ("flyer", "rokai"),
        "valkyrie": ("flyer", "valkyrie"),
        "golem": ("immune",),
        "black-wing": ("flyer", "immune"),
        "inquisitor": ("inquisitor",),
        "shaggon": ("no-flame", "no-lightning"),
        "knellervirm": ("dragon", "strengthens-all"),
        "leviathan": ("immune",),
    }


def test_the_rules_read_properties_by_card() -> None:
    for name in get_args(Property):
        has = getattr(cards, {"scout": "SCOUTS"}.get(name, name.upper().replace("-", "_")))
        shown = {row["id"]: row["properties"].count(name) for row in listing("2018")[:82]}
        assert [*map(int, has)] == [shown[id] for id in CARD_IDS]


def test_an_archmage_shuts_another_colour_than_his_own() -> None:
    bans = {n: ban for n, ban in enumerate(cards.FORBIDS) if ban >= 0}
    assert [CARD_IDS[n] for n in bans] == [f"{colour}-archmage" for colour in COLOURS]
    assert all(cards.COLOUR[n] != ban for n, ban in bans.items())
    assert [*bans.values()] == [1, 2, 3, 4, 5, 0]


def test_where_each_spell_is_known_from() -> None:
    told: dict[str, str] = {row.id: row.provenance for row in ALL.classes}
    told |= {row.id: row.provenance for row in ALL.legends}
    assert {name: why for name, why in told.items() if why != "reconstructed"} == {
        "beast": "rulebook",
        "warrior": "found",
        "mage": "inferred",
        "rider": "inferred",
        "flyer": "found",
    }
    ours = [row.provenance for row in ALL.rituals] + [row.provenance for row in ALL.districts]
    assert {*ours, ALL.forbids.provenance} == {"reconstructed"}


@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_every_piece_can_be_shown(edition: str) -> None:
    shown = {piece["id"]: piece for piece in listing(edition)}
    assert len(shown) == len(listing(edition)) == 82 + 13 + 30 + 6
    assert shown["red-cannon"]["name"] == {"ru": "красное орудие", "en": "red cannon"}
    weaker = {"2015": "by 1", "2018": "by 2"}[edition]
    assert weaker in shown["black-cannon"]["text"]["en"]
    assert shown["red-archmage"]["text"]["en"] == "The purple sources give no mana."
    for piece in shown.values():
        assert {"ru", "en"} <= piece["name"].keys()
        if piece["kind"] == "enemy":
            assert bool(piece["text"]["ru"]) == bool(piece["properties"])


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_texts_name_the_pieces_as_their_file_does(lang: str) -> None:
    say = texts(lang, "bastion")
    named: dict[str, dict[str, Name]] = {
        "colour": {row.id: row.name for row in ALL.colours},
        "class": {row.id: row.name for row in ALL.classes},
        "legend": {row.id: row.name for row in ALL.legends},
        "ritual": {row.id: row.name for row in ALL.rituals},
        "spell": {row.id: row.name for row in ALL.spells},
    }
    for word, names in named.items():
        for id, name in names.items():
            assert say(f"{word}-{id}") == getattr(name, lang)
    assert all(say(f"side-{seat}") != f"side-{seat}" for seat in SEATS)


WRONG = [
    ("an unknown key", "class", "beast", "strength = 3", "strength = 3\nlife = 1", "field `life`"),
    ("an unknown class", "class", "beast", '"beast"', '"wyrm"', "'wyrm'"),
    ("an unknown colour", "district", "red", 'tower = "red"', 'tower = "pink"', "$.tower"),
    ("an unknown property", "class", "giant", '["giant"]', '["tall"]', "properties[0]"),
    ("an unknown spell", "legend", "golem", '"lightning-3"', '"lightning-2"', "$.spell"),
    ("an unknown origin", "legend", "spy", '"reconstructed"', '"guessed"', "$.provenance"),
    ("a strength of none", "class", "mage", "strength = 5", "strength = 0", "$.strength"),
    ("a word for a number", "class", "mage", "strength = 5", 'strength = "5"', "$.strength"),
    ("a power of its own", "spell", "flame-2", "power = 2", "power = 1", "power of flame-2 is 2"),
    ("a wrong prism", "legend", "golem", "strength = 6", "strength = 7", "strength of 6"),
    ("a main enemy with a gift", "class", "beast", "= []", '= ["scout"]', "BST-362"),
    ("three of a colour", "district", "red", '"red", "purple"]', '"red", "red"]', "BST-013"),
    ("four sources", "district", "red", '"red", "purple"]', '"red", "red", "red"]', "length 3"),
    ("a missing language", "ritual", "cannon", 'ru = "орудие", ', "", "field `ru` - at `$.name`"),
    ("an unknown blank", "property", "archmage", "{ban}", "{who}", "only {ban}"),
    ("a text of no edition", "spell", "flame-1", "but.2018", "but.2020", "`$.but`"),
    ("an unknown edition", "box", "2018", '"2018"', '"2020"', "'2020'"),
]


@pytest.mark.parametrize(
    ("fault", "table", "id", "good", "bad", "says"), WRONG, ids=lambda v: str(v)[:30]
)
def test_a_fault_is_refused_by_file_entry_and_place(
    fault: str, table: str, id: str, good: str, bad: str, says: str
) -> None:
    key = {"district": "colour", "box": "edition"}.get(table, "id")
    start = TEXT.index(f'[[{table}]]\n{key} = "{id}"')
    head, entry = TEXT[:start], TEXT[start:]
    assert good in entry
    with pytest.raises(ComponentError) as error:
        load(head + entry.replace(good, bad, 1), "mine.toml")
    message = str(error.value)
    assert message.startswith(f"mine.toml: {table} ")
    assert id in message or bad.strip('"') in message
    assert says in message


def test_the_file_itself_may_be_wrong() -> None:
    beast = TEXT[TEXT.index('[[class]]\nid = "beast"') : TEXT.index('[[class]]\nid = "warrior"')]
    for text, says in [
        ("format = ", "mine.toml: Invalid value"),
        (TEXT.replace("format = 1", "format = 2"), "mine.toml: Invalid enum value 2"),
        (TEXT.replace("format = 1", "format = 1\nfoo = 1"), "mine.toml: .*`foo`"),
        (TEXT.replace(beast, ""), "mine.toml: class: the list is beast, warrior"),
        (TEXT.replace(beast, beast + beast), "mine.toml: class: the list is"),
        (TEXT.replace('green = "red"', 'green = "green"'), "forbids: the green archmage"),
    ]:
        with pytest.raises(ComponentError, match=says):
            load(text, "mine.toml")
