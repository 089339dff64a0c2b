"""Classes, rows, uniqueness and horde."""

import pytest
from tests.clauses.berserk.board import board

import laar

FAR = "\na6 blue 48\ne1 red 42\n"


@pytest.mark.clause("BRS-334")
def test_effects_that_name_a_class_work_on_its_cards() -> None:
    b = board("c3 red 23\nb3 red 26\nd3 red 25\nc4 red 51" + FAR).do("use c3 1")
    assert b.options() == {"b3"}  # other dwarves next to it
    b = board("c3 red 27\nb3 red 26\nd3 red 25\nc4 blue 26" + FAR)
    assert [b.x(cell, "armour") for cell in ("b3", "d3", "c4")] == [1, 0, 0]
    b = board("c3 red 75\nb3 red 75\nc4 blue 89 closed\nb4 blue 88 closed" + FAR)
    assert b.strike("c3", "c4", 1).wounds("c4") == 4  # one of two classes: Hero-mage
    assert b.strike("b3", "b4", 1).wounds("b4") == 2


@pytest.mark.clause("BRS-335")
def test_the_mage_of_reflections_is_no_dwarf() -> None:
    b = board("c3 red 36\nb3 red 25\nturn blue" + FAR).end()
    b.asks("red", "main")  # Sannirr finds no dwarf
    assert b.chips("b3") == 0
    b = board("c3 red 36\nb3 red 25\nd3 red 26\nturn blue" + FAR).end()
    assert b.options() == {"d3", "no"}
    b = board("zone red 98\nb3 red 25 wounds 2\nd3 red 26 wounds 2\nturn blue" + FAR).end()
    assert b.options() == {"d3", "no"}  # the Undermountain Hall heals dwarves


@pytest.mark.clause("BRS-336")
def test_a_row_is_five_cells_across_the_field() -> None:
    cells = [f"{column}{row}" for column in "abcde" for row in (3, 4, 5)]
    drawn = "\n".join(f"{cell} blue 48" for cell in cells)
    b = board(f"a1 red 38 chips 2\n{drawn}").do("use a1 2")
    assert b.options() == {"row 3", "row 4", "row 5"}
    b.refused("row 7", "BRS-336")
    b.do("row 4").passes()
    assert [cell for cell in cells if b.wounds(cell)] == ["a4", "b4", "c4", "d4", "e4"]


UNIQUE = {
    "24": 2,
    "36": 1,
    "26": 3,
    "27": 3,
    "28": 3,
    "29": 3,
    "32": 3,
    "33": 3,
    "35": 3,
    "39": 3,
    "40": 3,
}


@pytest.mark.clause("BRS-337")
def test_a_squad_has_no_two_copies_of_a_unique_card() -> None:
    b = board(decks=[UNIQUE, "orcs"]).roll(5, 2).do("first").deal("red", 24, 24, 36, 28, 28)
    b.deal("blue", 2).keep()
    b.do("buy 24.1", seat="red")
    b.refused("buy 24.2", "BRS-337", seat="red")
    b.do("buy 36.1", "buy 28.1", "buy 28.2", seat="red")  # another unique one, two that are not
    b.do("retract buy 24.1", "buy 24.2", seat="red")


@pytest.mark.clause("BRS-338")
def test_no_second_copy_is_summoned_revived_or_taken() -> None:
    seer = "c3 red 94 chips 1\nindeck red 2 5\nc5 blue {}" + FAR
    assert board(seer.format("5")).do("use c3 3").options() == {"2.1", "5.1"}  # blue's is blue's
    own = board(seer.format("48") + "b2 red 5").do("use c3 3")
    assert own.options() == {"2.1"}
    revive = "c3 red 113\ngrave red 81\ngrave red 69\nc5 blue 81" + FAR
    assert board(revive).do("use c3 3").options() == {"69.1", "81.1"}
    assert board(revive + "b2 red 81").do("use c3 3").options() == {"69.1"}
    take = "c3 red 52\nc5 blue 104\nb5 blue 69" + FAR
    assert board(take).do("use c3 1").options() == {"c5", "b5"}
    b = board(take + "b2 red 104").do("use c3 1")
    assert b.options() == {"b5"}
    b.refused("c5", "BRS-338")


@pytest.mark.clause("BRS-338")
def test_a_second_copy_is_not_taken_by_a_trigger_either() -> None:
    drawn = "c3 red 24\nb1 red {}\nc4 blue 45 closed wounds 4\na6 blue 48"
    b = board("c3 blue 24\nb1 blue 48\nc4 red 45 closed wounds 4\na6 red 48\nturn blue")
    assert b.strike("c3", "c4", 1).leader("c3") == "red"  # Shishiga takes who killed her
    b = board("c3 blue 24\nb1 blue 48\nc4 red 45 closed wounds 4\na6 red 24\nturn blue")
    assert b.strike("c3", "c4", 1).leader("c3") == "blue"
    b = board(drawn.format(48)).strike("c3", "c4", 1)
    assert b.leader("c3") == "blue"


@pytest.mark.clause("BRS-339")
def test_up_to_five_cards_of_a_horde() -> None:
    rest = {"4": 3, "6": 3, "8": 3, "9": 3, "11": 3, "12": 3, "13": 3, "3": 3, "1": 3}
    laar.new("berserk", options={"decks": [{**rest, "2": 5, "7": 5}, "orcs"]})
    with pytest.raises(laar.BadOptions, match="BRS-339"):
        laar.new("berserk", options={"decks": [{**rest, "2": 6}, "orcs"]})
    with pytest.raises(laar.BadOptions, match="BRS-343"):
        laar.new("berserk", options={"decks": [{**rest, "5": 4}, "orcs"]})
