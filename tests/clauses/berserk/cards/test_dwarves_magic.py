"""Dwarves that pay for discharges, magic strikes and spells."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


def blows(use: str, drawn: str, at: str, scale: tuple[int, int, int], chips: int) -> None:
    """The attack of c3 costs it the action and so many chips and wounds by one die."""
    for die, wounds in zip((1, 3, 4, 5, 6), (scale[0], *scale[:2], *scale[1:]), strict=True):
        b = board(drawn).do(use, at).passes().roll(die)
        if b.asked == "red reroll":
            b.do("keep")
        assert (b.wounds(at), b.is_closed("c3"), b.chips("c3")) == (wounds, True, 0)
        assert (b.wounds("c3"), b.told("rolled", card=at)) == (0, [])  # nobody answers
    if chips:
        poor = drawn.replace(f"chips {chips}", f"chips {chips - 1}")
        board(poor).refused(use)
    board(drawn.replace(" chips", " closed chips", 1)).refused(use)


def discharge(number: int, paragraph: int, scale: tuple[int, int, int], chips: int) -> None:
    """A discharge at any distance, but for neighbours."""
    use = f"use c3 {paragraph}"
    drawn = f"c3 red {number} chips {chips}\nc4 blue 32\na6 blue 32\ne5 blue 32\nzone blue 107\n"
    drawn += "a1 red 48"
    b = board(drawn).do(use)
    assert b.options() == {"a6", "e5", "107.1", "a1"}
    blows(use, drawn, "a6", scale, chips)  # armour does not help


def magic_strike(number: int, paragraph: int, scale: tuple[int, int, int]) -> None:
    """A magic strike for a chip at a neighbour."""
    use = f"use c3 {paragraph}"
    drawn = f"c3 red {number} chips 1\nd4 blue 32\nb4 blue 48\nc5 blue 48\nzone blue 107\nc2 red 48"
    b = board(drawn).do(use)
    assert b.options() == {"d4", "b4", "c2"}
    b.do("d4")
    b.asks("chance", "die")  # nobody may defend
    blows(use, drawn, "d4", scale, 1)
    board(f"c3 red {number} chips 1\nc5 blue 48\nzone blue 107").refused(use)
    b = board(f"c3 red {number} chips 1\nc4 blue 13").do(use, "c4").passes().roll(6)
    assert (b.wounds("c4"), b.chips("c3"), b.is_closed("c3")) == (0, 0, True)  # Protection


@pytest.mark.card(25, 2)
def test_the_mage_of_reflections_discharges_for_one_chip() -> None:
    discharge(25, 2, (1, 2, 3), 1)


@pytest.mark.card(25, 3)
def test_the_mage_of_reflections_discharges_harder_for_two() -> None:
    discharge(25, 3, (2, 3, 4), 2)


@pytest.mark.card(36, 2)
def test_sannirr_discharges_for_nothing() -> None:
    discharge(36, 2, (1, 1, 2), 0)


@pytest.mark.card(38, 1)
def test_niol_discharges_for_a_chip() -> None:
    discharge(38, 1, (2, 2, 3), 1)


@pytest.mark.card(102, 2)
def test_indri_discharges_for_one_chip() -> None:
    discharge(102, 2, (2, 3, 3), 1)


@pytest.mark.card(102, 3)
def test_indri_discharges_harder_for_two() -> None:
    discharge(102, 3, (3, 4, 5), 2)


@pytest.mark.card(26, 1)
def test_the_war_mage_discharges_up_to_four_cells_away() -> None:
    drawn = "c2 red 26 chips 1\nc3 blue 74\nc6 blue 74\na4 blue 74\nzone blue 107\na1 red 48"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c6", "a4", "107.1", "a1"}
    for die, wounds in ((3, 2), (4, 3), (5, 3), (6, 4)):
        b = board(drawn).do("use c2 1", "c6").passes().roll(die)
        assert (b.wounds("c6"), b.chips("c2"), b.is_closed("c2")) == (wounds, 0, True)
    board("c1 red 26 chips 1\nc6 blue 74").refused("use c1 1")  # five cells
    board("c2 red 26\nc6 blue 74").refused("use c2 1")
    b = board("c2 red 26 chips 1\nc6 blue 39").do("use c2 1", "c6").passes().roll(6)
    assert (b.wounds("c6"), b.chips("c2")) == (0, 0)  # Protection from discharges


@pytest.mark.card(29, 2)
def test_the_oathscorner_strikes_by_magic() -> None:
    magic_strike(29, 2, (3, 4, 5))


@pytest.mark.card(31, 2)
def test_the_guardsman_strikes_by_magic() -> None:
    magic_strike(31, 2, (3, 4, 5))


@pytest.mark.card(34, 2)
def test_the_punisher_strikes_by_magic() -> None:
    magic_strike(34, 2, (3, 3, 4))


@pytest.mark.card(39, 2)
def test_the_forger_strikes_by_magic() -> None:
    magic_strike(39, 2, (3, 3, 4))


@pytest.mark.card(99, 2)
def test_turill_strikes_by_magic() -> None:
    magic_strike(99, 2, (3, 4, 5))


@pytest.mark.card(35, 1)
def test_the_runesinger_heals_and_lifts_a_curse() -> None:
    drawn = "c1 red 35 wounds 3\nc4 red 24 wounds 5 curse\nc5 red 24\na1 red 91\nc3 blue 48"
    b = board(drawn).do("use c1 1")
    assert b.options() == {"c1", "c4"}  # creatures of one's own within 3, itself too
    b.do("c4").passes()
    assert (b.wounds("c4"), b.x("c4", "curse"), b.is_closed("c1")) == (3, 0, True)
    b = board(drawn).do("use c1 1", "c1").passes()
    assert (b.wounds("c1"), b.x("c4", "curse")) == (1, 1)
    b = board("c1 red 35\nc4 red 24 wounds 1 curse poison 2" + FAR).do("use c1 1", "c4").passes()
    assert (b.wounds("c4"), b.x("c4", "curse"), b.x("c4", "poison")) == (0, 0, 2)  # Curse alone


@pytest.mark.card(35, 1)
def test_it_is_a_spell_of_the_runesinger() -> None:
    b = board("c1 red 35\nc4 red 102 wounds 5\nd1 red 24 wounds 5" + FAR).do("use c1 1", "c4")
    assert (b.passes().wounds("c4"), b.is_closed("c1")) == (5, True)  # Protection from spells
    b = board("c1 red 35\nd1 red 24 wounds 5" + FAR).do("use c1 1", "d1").passes()
    assert b.wounds("d1") == 3


@pytest.mark.card(35, 2)
def test_the_runesinger_wounds_an_enemy_by_a_spell() -> None:
    drawn = "c2 red 35 chips 1\nc3 blue 32\nc5 blue 9\na6 blue 91\nzone blue 107\na2 red 48"
    b = board(drawn).do("use c2 2")
    assert b.options() == {"c3", "c5", "107.1"}  # enemy creatures within 3, near ones too
    for die, wounds in ((3, 2), (5, 2), (6, 3)):
        b = board(drawn).do("use c2 2", "c3").passes().roll(die)
        assert (b.wounds("c3"), b.chips("c2"), b.is_closed("c2")) == (wounds, 0, True)  # no armour
    b = board(drawn).do("use c2 2", "c5").passes().roll(6)
    assert b.wounds("c5") == 3  # who is steadfast fears spells
    board("c2 red 35 chips 1\nc6 blue 9").refused("use c2 2")
    board("c2 red 35\nc5 blue 9").refused("use c2 2")
    b = board("c2 red 35 chips 1\nc5 blue 13").do("use c2 2", "c5").passes().roll(6)
    assert b.wounds("c5") == 0


@pytest.mark.card(38, 2)
def test_niol_wounds_a_whole_row() -> None:
    row = "a5 blue 32\nc5 blue 9\ne5 blue 13\nb5 blue 91\nd5 red 48"
    b = board(f"c1 red 38 chips 2\n{row}\nc6 blue 48\nc4 blue 48\nzone blue 107").do("use c1 2")
    assert b.options() == {"row 4", "row 5", "row 6"}  # where enemy creatures stand
    b.do("row 5").passes()
    assert [b.wounds(f"{column}5") for column in "abcde"] == [2, 0, 2, 0, 0]  # e5: Protection
    assert [b.wounds(name) for name in ("c6", "c4", "107.1")] == [0, 0, 0]
    assert (b.chips("c1"), b.is_closed("c1")) == (0, True)
    board(f"c1 red 38 chips 1\n{row}").refused("use c1 2")


@pytest.mark.card(38, 2)
def test_niol_counts_who_stands_in_the_row_when_the_spell_is_carried_out() -> None:
    b = board("c1 red 38 chips 3\na5 blue 24 led red\nb5 blue 24\nc6 blue 48").do("use c1 2")
    b.do("row 5").passes().do("no")  # Blood magic of the one enemy
    assert (b.wounds("a5"), b.wounds("b5"), b.chips("c1")) == (0, 2, 1)
