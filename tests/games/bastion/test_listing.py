"""Pieces as players read them: every one, in both languages, as its edition says."""

from collections import Counter

import pytest

from laar.core.game import Json
from laar.games.bastion.game import GAME
from laar.games.bastion.pieces.cards import CARD_IDS, CLASSES, COLOURS, LEGENDS, RITUAL_IDS, SPELLS

both = pytest.mark.parametrize("edition", ["2015", "2018"])
CYRILLIC = set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")


def pieces(edition: str, kind: str) -> dict[str, Json]:
    return {one["id"]: one for one in GAME.components(edition) if one["kind"] == kind}


@both
def test_every_piece_is_listed_once_in_its_order(edition: str) -> None:
    assert tuple(pieces(edition, "enemy")) == CARD_IDS
    assert tuple(pieces(edition, "ritual")) == RITUAL_IDS
    assert tuple(pieces(edition, "spell")) == SPELLS
    assert len(pieces(edition, "district")) == 6
    ids = [one["id"] for one in GAME.components(edition)]
    assert len(set(ids)) == len(ids)


@both
def test_every_piece_has_its_names_and_texts_in_both_languages(edition: str) -> None:
    for one in GAME.components(edition):
        for words in (one["name"], one["short"], one["text"]):
            assert set(words) == {"ru", "en"}
            assert bool(words["ru"]) == bool(words["en"])
            assert not words["ru"] or CYRILLIC & set(words["ru"].lower()), one["id"]
            assert not CYRILLIC & set(words["en"].lower()), one["id"]
        assert one["name"]["ru"]
        assert one["short"]["ru"]
        assert "{" not in one["text"]["ru"] + one["text"]["en"]


@both
def test_names_are_told_apart(edition: str) -> None:
    for lang in ("ru", "en"):
        for kind in ("enemy", "ritual", "spell", "district"):
            counted = Counter(one["name"][lang] for one in pieces(edition, kind).values())
            assert max(counted.values()) == 1


@both
def test_enemies_tell_class_troop_colour_strength_and_spell(edition: str) -> None:
    enemies = pieces(edition, "enemy")
    assert {one["class"] for one in enemies.values()} == {*CLASSES, None}
    assert [name for name, one in enemies.items() if one["class"] is None] == [*LEGENDS]
    assert Counter(one["troop"] for one in enemies.values()) == {
        "main": 24,
        "auxiliary": 48,
        "legendary": 10,
    }
    for name, one in enemies.items():
        assert one["spell"] in SPELLS
        assert 3 <= one["strength"] <= 12
        if one["class"]:
            assert name == f"{one['colour']}-{one['class']}"
            assert one["colour"] in COLOURS
    assert enemies["golem"]["colour"] == "prismatic-1"
    assert enemies["leviathan"]["colour"] == "prismatic-2"
    assert enemies["knellervirm"]["colour"] == "grey"
    assert enemies["spy"]["colour"] == "white"


@both
def test_only_main_enemies_have_nothing_to_say(edition: str) -> None:
    for one in pieces(edition, "enemy").values():
        assert bool(one["text"]["en"]) == (one["troop"] != "main")


def test_texts_differ_where_the_editions_do() -> None:
    old = {one["id"]: one["text"] for one in GAME.components("2015")}
    new = {one["id"]: one["text"] for one in GAME.components("2018")}
    changed = {id.split("-")[-1] if id in RITUAL_IDS else id for id in old if old[id] != new[id]}
    assert changed == {
        *("flame-1", "flame-2", "repeat", "castling", "teleport"),
        *("golem", "black-wing", "leviathan", "cannon"),
    }
    assert "by 1" in old["red-cannon"]["en"]
    assert "by 2" in new["red-cannon"]["en"]


@both
def test_an_archmage_names_the_colour_it_shuts(edition: str) -> None:
    enemies = pieces(edition, "enemy")
    assert enemies["green-archmage"]["text"]["en"] == "The red sources give no mana."
    assert enemies["green-archmage"]["forbids"] == "red"
    assert "красный" in enemies["green-archmage"]["text"]["ru"]


@both
def test_districts_tell_their_sources(edition: str) -> None:
    red = pieces(edition, "district")["red-district"]
    assert red["text"]["en"] == (
        "Sources on the statue side: red, purple, black; on the plain side: red, red, purple."
        " Tower: red."
    )


@both
def test_where_a_piece_is_known_from(edition: str) -> None:
    for kind in ("enemy", "ritual", "district"):
        for one in pieces(edition, kind).values():
            assert one["provenance"] in ("rulebook", "found", "inferred", "reconstructed")
