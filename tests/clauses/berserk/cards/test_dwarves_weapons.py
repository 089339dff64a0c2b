"""Dwarves with bows, daggers and long weapons."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(28, 1)
def test_the_ice_archer_shoots_up_to_four_cells_away() -> None:
    drawn = "c2 red 28\nc3 blue 48\nc6 blue 48\na4 blue 91\nzone blue 107\na2 red 48"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c6", "a4", "107.1", "a2"}
    for die, wounds in ((3, 1), (5, 2), (6, 3)):
        b = board(drawn).do("use c2 1", "c6").passes().roll(die).do("keep")
        assert (b.wounds("c6"), b.is_closed("c2"), b.chips("c2")) == (wounds, True, 0)
    board("c1 red 28\nc6 blue 48").refused("use c1 1")
    b = board("c2 red 28\nc6 blue 12").do("use c2 1", "c6").passes().roll(6).do("keep")
    assert b.wounds("c6") == 0  # Protection from shots


@pytest.mark.card(28, 2)
def test_the_paid_shot_of_the_ice_archer_slows() -> None:
    for die, wounds in ((3, 2), (5, 3), (6, 4)):
        b = board("c2 red 28 chips 1\nc6 blue 74\na6 blue 74").do("use c2 2")
        assert b.options() == {"c6", "a6"}
        b.do("c6").passes().roll(die).do("keep")
        assert (b.wounds("c6"), b.chips("c2"), b.is_closed("c2")) == (wounds, 0, True)
        assert (b.units("c6"), b.units("a6")) == (2 - 1, 2)
    b.end()
    assert b.units("c6") == 1  # in its controller's next turn …
    b.do("step c6 c5")
    b.refused("step c5 c4")
    b.end()
    assert b.units("c5") == 2 - 1  # what it walked; the rest is whole
    b.end()
    assert b.units("c5") == 2  # … and no longer
    board("c2 red 28\nc6 blue 74").refused("use c2 2")
    board("c1 red 28 chips 1\nc6 blue 74").refused("use c1 2")


@pytest.mark.card(28, 2)
def test_a_shot_without_wounds_slows_nobody() -> None:
    b = board("c2 red 28 chips 1\nc6 blue 32").do("use c2 2", "c6").passes().roll(1).do("keep")
    assert (b.wounds("c6"), b.units("c6"), b.is_closed("c2")) == (0, 1, True)  # Armour 2
    b = board("c2 red 28 chips 1\nc6 blue 12").do("use c2 2", "c6").passes().roll(6).do("keep")
    assert (b.wounds("c6"), b.units("c6")) == (0, 2)
    b = board("c2 red 28 chips 1\nc6 blue 48").do("use c2 2", "c6").passes().roll(1).do("keep")
    assert (b.wounds("c6"), b.units("c6")) == (2, 0)


@pytest.mark.card(100, 1)
def test_the_dagger_fighter_throws_up_to_three_cells_away() -> None:
    drawn = "c2 red 100\nc3 blue 48\nc5 blue 48\nc6 blue 48\na4 blue 91\nzone blue 107\ne1 red 48"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c5", "a4", "107.1", "e1"}
    for die, wounds in ((3, 1), (5, 1), (6, 2)):
        b = board(drawn).do("use c2 1", "c5").passes().roll(die).do("keep")
        assert (b.wounds("c5"), b.is_closed("c2")) == (wounds, True)
    b = board("c2 red 100\nc5 blue 112").do("use c2 1", "c5").passes().roll(6).do("keep")
    assert (b.wounds("c5"), b.x("c5", "poison")) == (0, 0)  # Protection from throws


@pytest.mark.card(100, 2)
def test_the_daggers_are_poisoned() -> None:
    b = board("c3 red 100\nc4 blue 48\nc6 blue 48").strike("c3", "c4", 1, 1)
    assert (b.wounds("c4"), b.x("c4", "poison"), b.x("c6", "poison")) == (1, 1, 0)
    b.end()
    assert b.wounds("c4") == 2  # at the start of its turn
    b.end().end()
    assert b.wounds("c4") == 3  # until the end of the battle
    b = board("c3 red 100\nc6 blue 48").do("use c3 1", "c6").passes().roll(1).do("keep")
    assert (b.wounds("c6"), b.x("c6", "poison")) == (1, 1)
    b = board("c3 red 100\nc4 blue 48\nturn blue").strike("c4", "c3", 1, 6)
    assert (b.wounds("c4"), b.x("c4", "poison")) == (1, 1)  # an answering blow


@pytest.mark.card(100, 2)
def test_only_creatures_that_are_wounded_are_poisoned() -> None:
    b = board("c3 red 100\nc4 blue 32").strike("c3", "c4", 1, 1)
    assert (b.wounds("c4"), b.x("c4", "poison")) == (0, 0)  # Armour
    b = board("c3 red 100\nc4 blue 48").strike("c3", "c4", 6, 4)
    assert b.x("c4", "poison") == 0  # a miss
    b = board("c3 red 100\nc4 blue 91" + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c4"), b.x("c4", "poison")) == (2, 0)  # no creature
    b = board("c3 red 100\nc4 blue 30").strike("c3", "c4", 6, 1).do("no")
    assert (b.wounds("c4"), b.x("c4", "poison")) == (2, 0)  # Protection from poison
    b = board("c3 red 100\nc4 blue 48 poison 2").strike("c3", "c4", 1, 1)
    assert b.x("c4", "poison") == 2  # the larger one works
    b = board("c3 red 100\nc2 red 48 closed" + FAR).strike("c3", "c2", 1)
    assert b.x("c2", "poison") == 1  # of either side


@pytest.mark.card(101, 1)
def test_the_weapon_master_strikes_across_a_row() -> None:
    drawn = "c2 red 101\nc3 red 9\nc4 blue 48\ne4 blue 48\ne2 blue 48\na2 red 48\nd3 blue 48"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c4", "e2", "a2"}
    for die, wounds in ((3, 2), (5, 3), (6, 3)):
        b = board(drawn).do("use c2 1", "c4").passes().roll(die)
        assert (b.wounds("c4"), b.wounds("c2"), b.is_closed("c2")) == (wounds, 0, True)
        assert b.chips("c2") == 0
    b = board(drawn.replace("c3 red 9", "c3 blue 9")).do("use c2 1")
    assert b.options() == {"e2", "a2"}  # never over an enemy card


@pytest.mark.card(101, 2)
def test_the_weapon_master_strikes_two_at_once() -> None:
    near = "b4 blue 48\nc4 blue 91\nd4 blue 32\nd3 red 48\nc5 blue 48"
    b = board(f"c3 red 101 chips 1\n{near}").do("use c3 2")
    assert b.options() == {"b4", "c4", "d4"}  # enemy cards next to him
    for die, wounds in ((3, 2), (5, 3), (6, 3)):
        b = board(f"c3 red 101 chips 1\n{near}").do("use c3 2", "b4", "c4").passes().roll(die)
        assert (b.wounds("b4"), b.wounds("c4"), b.wounds("d4")) == (wounds, wounds, 0)
        assert (b.chips("c3"), b.is_closed("c3"), b.asked) == (0, True, "red main")  # one roll
    b = board(f"c3 red 101 chips 1\n{near}").do("use c3 2", "d4", "enough").passes().roll(6)
    assert (b.wounds("d4"), b.wounds("b4")) == (3 - 2, 0)  # armour helps
    board(f"c3 red 101\n{near}").refused("use c3 2")
