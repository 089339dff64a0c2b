"""Keywords that are printed on the cards of the coven."""

import pytest
from tests.clauses.berserk.board import board


@pytest.mark.card(67, 0)
def test_kliss_is_cursed_and_returns_after_a_turn() -> None:
    b = board("c3 red 67\nc4 blue 48 closed", dice="tournament").strike("c3", "c4", 6)
    assert b.wounds("c4") == 1  # 6 less 1
    b = board("c3 red 67 wounds 3 closed\nb1 red 42\nc4 blue 48\nturn blue").strike("c4", "c3", 1)
    b.end().asks("red", "cell")
    b.do("c1", "c4")
    assert (b.at("c1"), b.is_closed("c1"), b.wounds("c1")) == (67, True, 0)


@pytest.mark.card(70, 0)
@pytest.mark.card(87, 0)
@pytest.mark.card(90, 0)
def test_some_are_protected_from_magic() -> None:
    for number in (70, 87, 90):
        b = board(f"a1 red {number}\nc4 blue 84 curse\nturn blue", dice="tournament")
        b.do("use c4 3", "a1").passes().roll(6)
        assert b.wounds("a1") == 0


@pytest.mark.card(75, 0)
def test_the_mercenary_wears_armour_and_strikes_whom_it_will() -> None:
    b = board("c3 red 75\nc4 blue 48\nb4 blue 48").do("strike c3 c4")
    b.asks("chance", "die")  # nobody may defend
    b = board("c3 red 75 closed\nc4 blue 48\nturn blue").strike("c4", "c3", 4)
    assert b.wounds("c3") == 2 - 1


@pytest.mark.card(76, 0)
def test_the_black_knight_is_experienced_and_no_shot_harms_him() -> None:
    b = board("c3 red 76\nc4 blue 48 closed").strike("c3", "c4", 1)
    b.do("reroll attacker").roll(6)
    assert b.wounds("c4") == 4
    b = board("c1 red 76\nc5 blue 28\nturn blue", dice="tournament").do("use c5 1", "c1").passes()
    assert b.roll(6).wounds("c1") == 0


@pytest.mark.card(82, 0)
def test_the_retinue_returns_in_its_second_turn() -> None:
    b = board("c3 red 82 wounds 7 closed\nb1 red 42\nc4 blue 48\nturn blue").strike("c4", "c3", 1)
    b.end().asks("red", "main")
    assert b.counted("82.1") == 1
    b.end().end().asks("red", "cell")


@pytest.mark.card(110, 0)
def test_hiss_jumps_and_returns_in_its_third_turn() -> None:
    b = board("c1 red 110\nc2 blue 48\nb1 red 48")
    assert {"jump c1 c3", "jump c1 a3", "jump c1 e1"} <= b.options("jump c1")
    b.refused("jump c1 c4")
    b.do("jump c1 c3")
    assert (b.at("c3"), b.units("c3")) == (110, 0)
    b = board("b1 red 42\nc4 blue 48\ngrave red 110 counted 1\nturn blue").end()
    b.asks("red", "main")
    b.end().end().asks("red", "cell")


@pytest.mark.card(111, 0)
def test_the_priest_of_death_returns_himself() -> None:
    b = board("c3 red 111 wounds 8 closed\nb1 red 42\nc4 blue 48\nturn blue").strike("c4", "c3", 1)
    assert b.grave("red") == [111]
    b.end().end().end()
    assert b.counted("111.1") == 2
    b.end().end().do("c1")
    assert (b.at("c1"), b.is_closed("c1")) == (111, True)


@pytest.mark.card(112, 0)
def test_no_throw_harms_venaira() -> None:
    b = board("c1 red 112\nc5 blue 109\nturn blue").do("use c5 1", "c1").passes().roll(6)
    assert (b.wounds("c1"), b.x("c1", "poison")) == (0, 0)


def test_two_of_a_unique_member_are_never_led_by_one_player() -> None:
    b = board("a1 red 90\nb1 red 81\nc6 blue 81 curse\nd6 blue 48 curse").do("use a1 2")
    assert b.options() == {"d6"}
    b.refused("c6", "BRS-338")
