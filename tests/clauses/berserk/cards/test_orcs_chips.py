"""Orcs that gain, keep and take away chips (○)."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import Traits

FAR = "\na6 blue 48"  # somebody of blue who is not in the fight


@pytest.mark.card(1, 1)
def test_the_drover_hits_holders_of_chips_harder() -> None:
    b = board("c3 red 1\nd3 red 1\nc4 blue 25 closed chips 1\nd4 blue 25 closed")
    b.strike("c3", "c4", 3).strike("d3", "d4", 3)
    assert (b.wounds("c4"), b.wounds("d4")) == (2 + 1, 2)
    b = board("c3 red 1\nc4 blue 2 closed chips 2").strike("c3", "c4", 6)
    assert b.wounds("c4") == 4 + 1
    b = board("c3 red 1\nc4 blue 91 chips 1" + FAR).strike("c3", "c4", 6)
    assert b.wounds("c4") == 4 + 1  # a card of any kind
    b = board("c3 red 1 chips 1\nc4 blue 25 closed").strike("c3", "c4", 6)
    assert b.wounds("c4") == 4  # its own chips do not matter


@pytest.mark.card(1, 1)
def test_the_drover_hits_his_own_holders_of_chips_harder_too() -> None:
    b = board("c3 red 1\nc2 red 25 closed chips 1" + FAR).strike("c3", "c2", 3)
    assert b.wounds("c2") == 2 + 1


@pytest.mark.card(1, 2)
def test_the_drover_strips_whom_he_hits_of_all_chips() -> None:
    b = board("c3 red 1\nc4 blue 25 chips 3\nb4 blue 25 chips 2").strike("c3", "c4", 2, 1)
    assert (b.chips("c4"), b.chips("b4")) == (0, 2)
    b = board("c3 red 1\nc4 blue 25 chips 3").strike("c3", "c4", 6, 5)
    assert b.chips("c4") == 3  # a miss


@pytest.mark.card(1, 2)
def test_the_drover_strips_by_an_answering_blow_too() -> None:
    b = board("c3 red 1\nc4 blue 25 chips 3\nturn blue").strike("c4", "c3", 6, 6)
    assert (b.wounds("c4"), b.chips("c4")) == (2 + 1, 0)


@pytest.mark.card(1, 2)
def test_the_drover_strips_the_defender_who_meets_him() -> None:
    b = board("c3 red 1\nc4 blue 25 chips 3\nb4 blue 25 chips 2")
    b.do("strike c3 c4", "defend b4").passes().roll(2, 1)
    assert (b.chips("c4"), b.chips("b4")) == (3, 0)


@pytest.mark.card(1, 2)
def test_even_a_blow_without_wounds_strips() -> None:
    b = board("c3 red 1\nc4 blue 48 closed chips 2 armour 3").strike("c3", "c4", 1)
    assert (b.wounds("c4"), b.chips("c4")) == (2 + 1 - 3, 0)


@pytest.mark.card(2, 1)
def test_the_archer_shoots_when_it_gains_a_chip() -> None:
    b = board("c3 red 2\nc4 blue 74\nc5 blue 91\nc6 blue 74\nb1 red 42").end()
    b.asks("red", "target")
    assert b.options() == {"c5", "c6", "no"}  # within 3, not next to it, of the enemy
    b.do("c6").roll(6)
    assert (b.chips("c3"), b.wounds("c6"), b.is_open("c3")) == (1, 1, True)


def gives_two(priest: Traits) -> None:
    """The Priest gives two chips instead of one."""
    priest.ability(2).steps[0].amount.fixed = 2


@pytest.mark.card(2, 1)
def test_the_archer_shoots_once_however_many_chips_it_gains(vary: Vary) -> None:
    vary(20, gives_two)
    b = board("c2 red 20\nc3 red 2\nc5 blue 74\nd6 blue 74\nc6 blue 74").do("use c2 2", "c3")
    assert b.chips("c3") == 2
    b.do("d6").roll(4)
    b.asks("red", "main")
    assert (b.chips("c3"), b.wounds("d6")) == (2, 1)


@pytest.mark.card(2, 1)
def test_a_shot_that_was_set_off_is_no_attack_of_the_turn() -> None:
    b = board("c2 red 20\nc3 red 2\nc6 blue 74").do("use c2 2", "c3", "c6").roll(1).end()
    b.asks("red", "target")  # it gains a chip by Rage all the same
    b.do("c6").roll(1)
    assert (b.chips("c3"), b.wounds("c6")) == (2, 2)


@pytest.mark.card(2, 1)
def test_the_archer_reaches_three_cells_and_may_decline() -> None:
    b = board("c2 red 2\nc5 blue 48\nc6 blue 48").end()
    assert b.options() == {"c5", "no"}
    b.do("no")
    b.asks("blue", "main")
    assert (b.chips("c2"), b.wounds("c5")) == (1, 0)


def test_the_archer_gains_nothing_beyond_its_rage() -> None:
    b = board("c3 red 2 chips 6\nc6 blue 48").end()
    b.asks("blue", "main")
    assert b.chips("c3") == 6


@pytest.mark.card(3, 1)
def test_the_shteper_is_armoured_while_it_has_a_chip() -> None:
    b = board("c3 red 3 chips 1 closed\nc4 blue 74\nturn blue")
    assert b.x("c3", "armour") == 1
    b.strike("c4", "c3", 3)
    assert b.wounds("c3") == 2 - 1
    b = board("c3 red 3 chips 1 closed\nc4 blue 74").do("rage c3")
    assert b.x("c3", "armour") == 0
    assert board("c3 red 3 chips 2" + FAR).x("c3", "armour") == 1


@pytest.mark.card(4, 1)
def test_the_avenger_takes_the_chips_of_a_dying_orc() -> None:
    drawn = "c3 red 4\nb3 red 2 chips {} closed wounds 5\nb4 blue 74\nturn blue"
    for chips, gained in ((1, 1), (2, 2), (5, 2), (0, 0)):  # his Rage is 2
        b = board(drawn.format(chips)).strike("b4", "b3", 1)
        assert (b.grave("red"), b.chips("c3")) == ([2], gained)


@pytest.mark.card(4, 1)
def test_the_avenger_hears_of_every_orc_however_far() -> None:
    b = board("e1 red 4\na3 red 2 chips 1 closed wounds 5\na4 blue 74\nturn blue")
    b.strike("a4", "a3", 1)
    assert b.chips("e1") == 1


@pytest.mark.parametrize(
    "dead", ["b3 red 26 chips 2 closed wounds 7", "b3 blue 2 chips 2 closed wounds 5"]
)
def test_the_avenger_mourns_only_orcs_of_his_side(dead: str) -> None:
    b = board(f"c3 red 4\n{dead}\nb4 blue 74\na6 blue 74\nturn blue").strike("b4", "b3", 1)
    assert (b.at("b3"), b.chips("c3")) == (None, 0)


@pytest.mark.card(4, 1)
def test_the_avenger_mourns_an_orc_he_leads() -> None:
    b = board("c3 red 4\nb3 blue 2 led red chips 1 closed wounds 5\nb4 blue 74\nturn blue")
    b.strike("b4", "b3", 1)
    assert (b.grave("blue"), b.chips("c3")) == ([2], 1)


@pytest.mark.card(6, 1)
def test_the_retinue_gains_a_chip_by_a_low_die() -> None:
    for die, chips in ((1, 1), (2, 1), (3, 0)):
        b = board("c3 red 6\nc4 blue 48 closed").strike("c3", "c4", die)
        assert b.chips("c3") == chips
    b = board("c3 red 6\nc4 blue 48\nturn blue").strike("c4", "c3", 4, 2)
    assert b.chips("c3") == 1  # when it meets a strike, too
    b = board("c3 red 6\nc4 blue 48").strike("c3", "c4", 6, 1)
    assert b.chips("c3") == 0  # the die of another card


@pytest.mark.card(6, 1)
def test_the_retinue_gains_two_chips_a_turn() -> None:
    b = board("c3 red 6\nb4 blue 48\nc4 blue 48\nd4 blue 48\nturn blue")
    b.strike("b4", "c3", 4, 1).strike("c4", "c3", 4, 1)
    assert b.chips("c3") == 2
    # One that has lost its chips gains no third in that turn, but in the next it may.
    b = board("c3 red 6 chips 2 closed used 1 used 1\nc4 blue 91" + FAR)
    b.do("rage c3").strike("c3", "c4", 1)
    assert b.chips("c3") == 1
    b.end().end().strike("c3", "c4", 1)
    assert b.chips("c3") == 2


@pytest.mark.card(6, 1)
def test_the_die_counts_before_modifiers_and_after_rerolls() -> None:
    b = board("c3 red 6 curse\nc4 blue 48 closed", dice="tournament").strike("c3", "c4", 3)
    assert b.chips("c3") == 0  # 3 - 1 = 2, but it shows 3
    b = board("c3 red 6 exp_attack\nc4 blue 48 closed", dice="tournament").strike("c3", "c4", 2)
    assert b.chips("c3") == 1
    b = board("c3 red 6 exp_attack\nc4 blue 48 closed").strike("c3", "c4", 1)
    b.do("reroll attacker").roll(5)
    assert b.chips("c3") == 0  # the final die alone


@pytest.mark.card(8, 2)
def test_the_fist_gains_a_chip_by_a_blow_that_hardly_wounds() -> None:
    b = board("c3 red 8\nc4 blue 32 closed").strike("c3", "c4", 1)
    assert (b.wounds("c4"), b.chips("c3")) == (0, 1)  # 2 against Armour 2
    b = board("c3 red 8\nc4 blue 32 closed").strike("c3", "c4", 4)
    assert (b.wounds("c4"), b.chips("c3")) == (1, 1)
    b = board("c3 red 8\nc4 blue 32 closed").strike("c3", "c4", 6)
    assert (b.wounds("c4"), b.chips("c3")) == (2, 0)
    b = board("c3 red 8\nc4 blue 32").strike("c3", "c4", 6, 4)
    assert b.chips("c3") == 0  # a miss does not count


@pytest.mark.card(8, 2)
def test_the_fist_gains_by_an_answering_blow_too() -> None:
    b = board("c3 red 8\nc4 blue 95\nturn blue").strike("c4", "c3", 1, 6)
    assert (b.wounds("c4"), b.chips("c3")) == (2 - 1, 1)


@pytest.mark.card(8, 2)
def test_the_fist_gains_three_chips_a_turn() -> None:
    drawn = "c3 red 8 chips 1 {}\nc4 blue 32 closed"
    b = board(drawn.format("used 2 used 2")).strike("c3", "c4", 1)
    assert b.chips("c3") == 2
    b = board(drawn.format("used 2 used 2 used 2")).strike("c3", "c4", 1)
    assert b.chips("c3") == 1
