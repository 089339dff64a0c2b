"""What else is printed on the dwarves: Blood magic above all, and what tells them apart."""

import pytest
from tests.clauses.berserk.board import Board, board

from laar.games.berserk.cards.starter_set import cards

FAR = "\na6 blue 48"
PLAIN = (23, 25, 27, 32, 36, 37, 100)  # without Blood magic


def settled(b: Board) -> Board:
    """Say no to whatever may be done."""
    while b.asked in ("red may", "red order"):
        b.do("no" if b.asked == "red may" else "next 1")
    return b


@pytest.mark.parametrize("number", [*range(23, 42), 97, 99, 100, 101, 102])
def test_blood_mages_may_gain_a_chip_by_each_wounding(number: int) -> None:
    b = board(f"c3 red {number} closed\nc4 blue 74\nb4 blue 74\nc5 blue 36\nturn blue")
    b.do("use c5 2", "c3").passes().roll(1)  # a discharge for 1
    if number in PLAIN or number == 39:  # Protection from discharges
        assert b.asked == "blue main"
        return
    if b.asked == "red order":
        b.do("next 1", "no")
    b.asks("red", "may")
    b.do("yes")
    assert b.chips("c3") == 1
    b = settled(b.strike("c4", "c3", 1))
    assert b.chips("c3") == 1  # who declines gains nothing


def test_the_deck_lives_by_blood_magic() -> None:
    dwarves = [card for number, card in cards().items() if 23 <= number <= 41]
    assert sum(card.copies for card in dwarves) == 30
    assert sum(card.copies for card in dwarves if card.number not in PLAIN) == 20


@pytest.mark.card(26, 0)
def test_one_wounding_gives_one_chip_however_deep() -> None:
    b = board("c3 red 26 closed\nc4 blue 74\nturn blue").strike("c4", "c3", 6).do("yes")
    assert (b.wounds("c3"), b.chips("c3"), b.asked) == (4, 1, "blue main")


@pytest.mark.card(23, 0)
@pytest.mark.card(33, 0)
def test_the_steadfast_fear_no_enemy_impact() -> None:
    for number in (23, 33, 26):
        b = board(f"c3 red {number}\na1 red 48\nc6 blue 64\nturn blue").do("use c6 3", "c3")
        settled(b.passes())
        assert (b.wounds("c3"), b.is_closed("c6")) == (2 if number == 26 else 0, True)


@pytest.mark.card(24, 0)
def test_the_armour_of_dinur_stops_blows_but_no_discharges() -> None:
    b = board("c3 red 24 closed\nc4 blue 9\nb4 blue 9\nturn blue").strike("c4", "c3", 6).do("no")
    assert b.wounds("c3") == 5 - 2
    assert b.strike("b4", "c3", 6).do("no").wounds("c3") == 3 + 5  # used up in this turn
    b = board("c3 red 24 closed\nc6 blue 84\nturn blue").do("use c6 3", "c3").passes().roll(6)
    assert b.do("no").wounds("c3") == 3


@pytest.mark.card(25, 0)
def test_the_mage_of_reflections_holds_four_chips_and_is_no_dwarf() -> None:
    board("c3 red 25 chips 4" + FAR).refused("chip c3", "BRS-117")
    b = board("c3 red 25 chips 3" + FAR).do("chip c3").passes()
    assert b.chips("c3") == 4
    assert cards()[25].classes == ("mage",)


@pytest.mark.card(28, 0)
@pytest.mark.card(38, 0)
@pytest.mark.card(100, 0)
def test_the_experienced_roll_again() -> None:
    for number, paragraph in ((28, 1), (38, 1), (100, 1)):
        b = board(f"c2 red {number} chips 1\nc5 blue 48").do(f"use c2 {paragraph}", "c5").passes()
        b.roll(1)
        b.asks("red", "reroll")
        b.do("reroll attacker").roll(6)
        assert b.wounds("c5") == (2 if number == 100 else 3)
        b = board(f"c3 red {number}\nc4 blue 48 closed").strike("c3", "c4", 1)
        assert b.asked == "red main"  # simple strikes are not their craft
        b = board(f"c2 red {number} chips 1\nc5 blue 48", dice="tournament")
        b.do(f"use c2 {paragraph}", "c5").passes().roll(5)
        assert b.wounds("c5") == (2 if number == 100 else 3)  # 5 + 1 is strong


@pytest.mark.card(30, 0)
def test_the_drunkard_cannot_be_poisoned() -> None:
    b = board("c3 red 30 closed\nc4 blue 100\nturn blue").strike("c4", "c3", 6).do("yes")
    assert (b.wounds("c3"), b.x("c3", "poison"), b.chips("c3")) == (2, 0, 1)


@pytest.mark.card(31, 0)
@pytest.mark.card(99, 0)
def test_the_guardsman_and_turill_are_lightly_armoured() -> None:
    for number in (31, 99):
        b = board(f"c3 red {number} closed\nc4 blue 74\nturn blue").strike("c4", "c3", 6)
        assert b.do("no").wounds("c3") == 4 - 1


@pytest.mark.card(32, 0)
def test_the_knight_is_hard_to_hurt_and_used_to_attack() -> None:
    b = board("c3 red 32\nc4 blue 48 closed").strike("c3", "c4", 1)
    b.asks("red", "reroll")
    b.do("reroll attacker").roll(6)
    assert b.wounds("c4") == 5
    for die, wounds in ((2, 3), (3, 4), (4, 4), (5, 5)):  # each a better blow by one
        b = board("c3 red 32\nc4 blue 48 closed", dice="tournament").strike("c3", "c4", die)
        assert b.wounds("c4") == wounds
    b = board("c3 red 32 closed\nc4 blue 74\nb4 blue 74\nturn blue")
    b.strike("c4", "c3", 6).strike("b4", "c3", 6)
    assert (b.wounds("c3"), b.life("c3"), b.units("c3")) == (4 - 2 + 4, 15, 1)
    b = board("c3 red 32\nc4 blue 74\nturn blue").strike("c4", "c3", 1, 1)
    assert b.asked == "blue main"  # no better when attacked


@pytest.mark.card(37, 0)
def test_the_guardian_is_covered_from_flyers_and_used_to_defend() -> None:
    b = board("c3 red 37 closed\nzone blue 107\nc6 blue 48\nturn blue").strike("107.1", "c3", 6)
    assert (b.wounds("c3"), b.is_closed("107.1")) == (0, True)
    b = board("c3 red 37\nc4 blue 48\nturn blue").strike("c4", "c3", 1, 1)
    b.asks("red", "reroll")
    b.do("reroll target").roll(6)
    assert (b.wounds("c3"), b.wounds("c4")) == (0, 2)


@pytest.mark.card(39, 0)
def test_discharges_leave_the_forger_untouched() -> None:
    b = board("c3 red 39\nc6 blue 84\nturn blue").do("use c6 3", "c3").passes().roll(6)
    assert (b.wounds("c3"), b.is_closed("c6"), b.asked) == (0, True, "blue main")
    b = board("c3 red 39\nc6 blue 66\nturn blue").do("use c6 2", "c3").passes().roll(6).do("yes")
    assert (b.wounds("c3"), b.chips("c3")) == (3, 1)  # throws do not


@pytest.mark.card(102, 0)
def test_spells_leave_indri_untouched_but_no_discharges() -> None:
    b = board("c3 red 102\nc5 blue 48\nturn blue").do("use c5 1", "c3").roll(6)
    assert (b.at("c3"), b.wounds("c3"), b.is_closed("c5")) == (102, 0, True)
    b = board("c3 red 102\nc6 blue 84\nturn blue").do("use c6 3", "c3").passes().roll(6)
    assert settled(b).wounds("c3") == 3
