"""Dwarves that pay a chip (○) without an action, and the treacherous one."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(24, 1)
def test_dinur_strikes_once_with_two_more() -> None:
    b = board("c3 red 24 chips 2\nc4 blue 48 closed").do("use c3 1").passes()
    assert (b.chips("c3"), b.is_open("c3")) == (1, True)
    b.refused("use c3 1")  # once per turn
    b.strike("c3", "c4", 1)
    assert b.wounds("c4") == 2 + 2
    b = board("c3 red 24 chips 1\nc4 blue 48 closed").do("use c3 1").passes().strike("c3", "c4", 6)
    assert b.wounds("c4") == 3 + 2
    board("c3 red 24\nc4 blue 48 closed").refused("use c3 1")


@pytest.mark.card(24, 1)
def test_the_next_strike_of_dinur_alone_is_stronger_and_only_this_turn() -> None:
    b = board("c3 red 24 chips 1\nc4 blue 48 closed").do("use c3 1").passes()
    b.strike("c3", "c4", 1)
    b.end().end().strike("c3", "c4", 1, 1)
    assert b.wounds("c4") == 4 + 2
    b = board("c3 red 24 chips 1\nc4 blue 48").do("use c3 1").passes().end().end()
    b.strike("c3", "c4", 1, 1)
    assert b.wounds("c4") == 2  # unused, it is gone
    b = board("c3 red 24 chips 1\nc4 blue 48").do("use c3 1").passes().end()
    b.strike("c4", "c3", 1, 6)
    assert b.wounds("c4") == 2  # no answering blow of the next turn
    b = board("c3 red 24 chips 1\nc4 blue 48").do("use c3 1").passes().strike("c3", "c4", 6, 5)
    assert b.wounds("c4") == 0  # a miss


@pytest.mark.card(24, 1)
def test_dinur_may_pay_while_closed_and_again_next_turn() -> None:
    b = board("c3 red 24 chips 2 closed\nc4 blue 48").do("use c3 1").passes().end().end()
    b.do("use c3 1").passes()
    assert b.chips("c3") == 0


@pytest.mark.card(30, 1)
def test_the_drunkard_heals_himself_once_per_turn() -> None:
    b = board("c3 red 30 chips 3 wounds 5\nc4 blue 48").do("use c3 1").passes()
    assert (b.wounds("c3"), b.chips("c3"), b.is_open("c3")) == (3, 2, True)
    b.refused("use c3 1")
    b.end().end().do("use c3 1").passes()
    assert (b.wounds("c3"), b.chips("c3")) == (1, 1)
    b.end().end().do("use c3 1").passes()
    assert (b.wounds("c3"), b.chips("c3")) == (0, 0)
    b = board("c3 red 30 chips 1 wounds 5 closed" + FAR).do("use c3 1").passes()
    assert (b.wounds("c3"), b.is_closed("c3")) == (3, True)
    board("c3 red 30 wounds 5" + FAR).refused("use c3 1")


@pytest.mark.card(33, 1)
def test_the_unbreakable_turns_chips_into_lives() -> None:
    b = board("c3 red 33 chips 5 wounds 3" + FAR)
    for life in (19, 20, 21, 22):  # as often as it can pay
        b.do("use c3 1").passes()
        assert (b.life("c3"), b.wounds("c3"), b.is_open("c3")) == (life, 3, True)
    b.refused("use c3 1", "BRS-002")  # 22 at most
    assert (b.life("c3"), b.chips("c3")) == (22, 1)
    board("c3 red 33 wounds 3" + FAR).refused("use c3 1")


@pytest.mark.card(40, 1)
def test_the_young_dwarf_buys_a_clean_hit() -> None:
    b = board("c3 red 40 chips 2\nc4 blue 48\nb4 blue 74").do("use c3 1").passes()
    assert (b.chips("c3"), b.x("c3", "directed_strike"), b.is_open("c3")) == (1, 1, True)
    b.refused("use c3 1")  # once per turn
    b.do("strike c3 c4")
    b.asks("chance", "die")  # nobody may defend
    b.roll(4, 1)
    assert b.wounds("c4") == 3 + 1
    b = board("c3 red 40\nc4 blue 48\nb4 blue 74").do("strike c3 c4")
    b.asks("blue", "answer")


@pytest.mark.card(40, 1)
def test_the_clean_hit_of_the_young_dwarf_is_for_this_turn() -> None:
    b = board("c3 red 40 chips 2\nc4 blue 48\nb4 blue 74").do("use c3 1").passes().end()
    assert b.x("c3", "directed_strike") == 0
    b.strike("c4", "c3", 1, 6)
    assert b.wounds("c4") == 3  # an answering blow after it
    b.end().do("strike c3 b4").passes().roll(1, 1)
    assert b.wounds("b4") == 3
    b = board("c3 red 40 chips 1\nc4 blue 91\nc6 blue 48").do("use c3 1").passes()
    b.do("step c3 d3").strike("d3", "c4", 6)
    assert b.wounds("c4") == 4 + 1


@pytest.mark.card(41, 1)
def test_the_treacherous_dwarf_strikes_closed_cards_harder() -> None:
    for die, strike in ((3, 3), (5, 3), (6, 4)):
        b = board("c3 red 41\nc4 blue 48 closed").strike("c3", "c4", die)
        assert b.wounds("c4") == strike + 1
        b = board("c3 red 41\nc4 blue 48").strike("c3", "c4", die, 1)
        assert b.wounds("c4") == strike
    b = board("c3 red 41\nc2 red 48 closed" + FAR).strike("c3", "c2", 1)
    assert b.wounds("c2") == 3 + 1  # of either side
    b = board("c3 red 41\nc4 blue 74\nturn blue").strike("c4", "c3", 1, 6)
    assert b.wounds("c4") == 3  # who strikes is open still


@pytest.mark.card(41, 2)
def test_the_treacherous_dwarf_closes_a_neighbour() -> None:
    near = "b4 blue 48\nc4 blue 48 closed\nd4 blue 91\nd3 red 48\nc5 blue 48"
    b = board(f"c3 red 41 chips 2\n{near}").do("use c3 2")
    assert b.options() == {"b4"}  # an open enemy creature next to it
    b.do("b4").passes()
    assert (b.is_closed("b4"), b.is_open("c3"), b.chips("c3")) == (True, True, 1)
    b.strike("c3", "b4", 1)
    assert b.wounds("b4") == 3 + 1  # its other paragraph
    b = board("c3 red 41 chips 2\nb4 blue 48\nc4 blue 48").do("use c3 2", "b4").passes()
    b.refused("use c3 2")  # once per turn
    b.end().end().do("use c3 2", "c4").passes()
    assert b.is_closed("c4")
    board(f"c3 red 41\n{near}").refused("use c3 2")
    board("c3 red 41 chips 1\nc4 blue 48 closed").refused("use c3 2")


@pytest.mark.card(97, 2)
def test_the_boyar_makes_a_neighbour_strike_harder() -> None:
    near = "b3 red 26\nd2 red 24\nd3 red 9\nc2 red 25\nc4 blue 48\na4 blue 24"
    b = board(f"c3 red 97 chips 2\n{near}").do("use c3 2")
    assert b.options() == {"b3", "d2"}  # another dwarf of his side
    b.do("b3").passes()
    assert (b.chips("c3"), b.is_open("c3")) == (1, True)
    b.refused("use c3 2")  # once per turn
    b.strike("b3", "c4", 6, 1)
    assert b.wounds("c4") == 3 + 1
    b.strike("c3", "c4", 1, 1)
    assert b.wounds("c4") == 4 + 2  # he himself is not stronger
    board(f"c3 red 97\n{near}").refused("use c3 2")


@pytest.mark.card(97, 2)
def test_the_help_of_the_boyar_lasts_for_the_turn_wherever_it_goes() -> None:
    b = board("c3 red 97 chips 2\nb3 red 26\nc5 blue 48").do("use c3 2", "b3").passes()
    b.do("step b3 b4").strike("b4", "c5", 1, 1)
    assert b.wounds("c5") == 2 + 1
    b.end().end().strike("b4", "c5", 1, 1)
    assert b.wounds("c5") == 3 + 2
