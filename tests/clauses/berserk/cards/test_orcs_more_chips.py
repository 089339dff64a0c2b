"""Orcs whose chips come of where they go, whom they kill and how they begin the battle."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


@pytest.mark.card(12, 1)
def test_the_ravager_gains_two_chips_when_it_crosses_the_middle_line() -> None:
    b = board("c2 red 12" + FAR).do("step c2 c3")
    assert b.chips("c3") == 0
    b.do("step c3 c4")
    assert b.chips("c4") == 2


@pytest.mark.card(12, 1)
def test_the_ravager_gains_them_once_per_battle() -> None:
    b = board("c3 red 12" + FAR).do("step c3 c4")
    assert b.chips("c4") == 2
    b = board("c3 red 12 used 1" + FAR).do("step c3 c4", "step c4 c3")
    assert b.chips("c3") == 0
    b.end().end().do("step c3 c4")
    assert b.chips("c4") == 1  # by Rage alone


@pytest.mark.card(12, 1)
def test_the_half_is_that_of_whoever_leads_the_ravager() -> None:
    b = board("c3 red 12 led blue\nb1 red 42" + FAR + "\nturn blue").do("step c3 c4")
    assert b.chips("c4") == 0  # home
    b.do("step c4 c3")
    assert b.chips("c3") == 2


@pytest.mark.card(12, 1)
def test_the_ravager_gains_them_however_it_is_moved() -> None:
    b = board("c3 red 12\nb4 blue 48\nturn blue").do("use b4 1", "c3", "c4").roll(1)
    assert (b.wounds("c4"), b.chips("c4")) == (2, 2)


def test_a_walk_along_the_enemy_half_brings_nothing() -> None:
    b = board("c4 red 12" + FAR).do("step c4 c5", "step c5 d5")
    assert b.chips("d5") == 0


@pytest.mark.card(19, 1)
def test_shagrash_is_armoured_while_he_has_a_chip() -> None:
    b = board("c3 red 19 chips 1 closed\nc4 blue 74\nb4 blue 74\nturn blue")
    assert b.x("c3", "armour") == 1
    b.strike("c4", "c3", 3).strike("b4", "c3", 3)
    assert b.wounds("c3") == (2 - 1) + 2  # once a turn
    b = board("c3 red 19 chips 1 closed" + FAR).do("rage c3")
    assert b.x("c3", "armour") == 0


@pytest.mark.card(20, 2)
def test_the_priest_gives_a_chip_to_a_creature_with_rage() -> None:
    b = board("c1 red 20\nc4 red 8\nc5 red 3\nd1 red 74\nb3 blue 3").do("use c1 2")
    assert b.options() == {"c4"}  # within 3, with Rage, of his side and not himself
    b.do("c4").passes()
    assert (b.chips("c4"), b.is_closed("c1"), b.is_open("c4")) == (1, True, True)


@pytest.mark.card(20, 2)
def test_the_priest_gives_no_more_than_rage_allows() -> None:
    drawn = "c1 red 20\nc3 red 1 chips 1\nd2 red 3 chips 1\nc6 blue 3"
    b = board(drawn).do("use c1 2")
    b.refused("c3", "BRS-002")
    b.do("d2").passes()
    assert b.chips("d2") == 2


@pytest.mark.card(96, 1)
def test_the_cutthroat_gains_a_chip_for_a_kill_by_its_strike() -> None:
    b = board("c3 red 96\nc4 blue 42 closed" + FAR).strike("c3", "c4", 1)
    assert (b.grave("blue"), b.chips("c3")) == ([42], 1)
    b.do("rage c3")
    assert (b.chips("c3"), b.is_open("c3")) == (0, True)
    b = board("c3 red 96\nc4 blue 74 closed" + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c4"), b.chips("c3")) == (5, 0)  # it lives
    b = board("c3 red 96\nc4 blue 91 wounds 5" + FAR).strike("c3", "c4", 6)
    assert (b.grave("blue"), b.chips("c3")) == ([91], 0)  # no creature


@pytest.mark.card(96, 1)
def test_the_cutthroat_gains_for_a_kill_by_an_answering_blow_and_of_its_own_side() -> None:
    b = board("c3 red 96\nc4 blue 42" + FAR + "\nturn blue").strike("c4", "c3", 4, 6)
    assert (b.grave("blue"), b.chips("c3")) == ([42], 1)
    b = board("c3 red 96\nc2 red 42 closed" + FAR).strike("c3", "c2", 1)
    assert (b.grave("red"), b.chips("c3")) == ([42], 1)


@pytest.mark.card(96, 1)
def test_the_cutthroat_holds_no_more_chips_than_its_rage() -> None:
    for had, has in ((1, 2), (2, 2)):
        b = board(f"c3 red 96 chips {had}\nc4 blue 42 closed" + FAR).strike("c3", "c4", 1)
        assert b.chips("c3") == has


def begun(number: int) -> Board:
    """A battle that has just begun, with one card of red on c1."""
    b = board(decks=["orcs+", "dwarves"])
    b.roll(5, 2).do("first").deal("red", number).deal("blue", 33, 32).keep()
    b.buy("red", number).buy("blue", 33)
    b.do(f"place {number}.1 c1", "ready", seat="red").do("place 33.1 c4", "ready", seat="blue")
    b.asks("red", "main")
    return b


@pytest.mark.card(93, 2)
def test_nartal_begins_the_battle_with_a_chip() -> None:
    b = begun(93)
    assert (b.turn, b.chips("c1")) == (1, 1)


@pytest.mark.card(94, 1)
def test_the_seer_begins_the_battle_with_a_chip() -> None:
    b = begun(94)
    assert (b.turn, b.chips("c1")) == (1, 1)


@pytest.mark.card(93, 3)
def test_nartal_cannot_close_for_a_chip() -> None:
    b = board("c3 red 93\nd3 red 94" + FAR)
    assert "chip d3" in b.options()  # the Seer, for one, can
    b.refused("chip c3")


def test_nartal_gains_a_chip_by_rage_all_the_same() -> None:
    assert board("c3 red 93" + FAR).end().chips("c3") == 1
