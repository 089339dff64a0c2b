"""Dwarves (and their hall) that shield and heal others, or let nobody hurt them unpunished."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(27, 1)
def test_the_ally_shields_the_dwarves_beside_it() -> None:
    drawn = "c3 red 27\nb3 red 26 closed\nd2 red 24\nc2 red 25\nd3 red 9\nc4 blue 26\na1 red 26"
    b = board(f"{drawn}\nb4 blue 74\nturn blue")
    armour = [b.x(cell, "armour") for cell in ("b3", "d2", "c2", "d3", "c4", "a1", "c3")]
    assert armour == [1, 2, 0, 0, 0, 0, 0]  # Dinur has 2 of his own
    b.strike("b4", "b3", 4).do("no")
    assert b.wounds("b3") == 3 - 1
    assert board("c3 red 27 closed\nb3 red 26" + FAR).x("b3", "armour") == 1


@pytest.mark.card(27, 1)
def test_two_allies_shield_no_better_and_one_that_is_gone_not_at_all() -> None:
    b = board("c3 red 27\nb3 red 27\nc2 red 26" + FAR)
    assert [b.x(cell, "armour") for cell in ("c3", "b3", "c2")] == [1, 1, 1]
    b = board("c3 red 27\nb3 red 26" + FAR).do("step c3 d3")
    assert b.x("b3", "armour") == 0
    b = board("c3 red 27 closed wounds 12\nb3 red 26\nc4 blue 74\nturn blue").strike("c4", "c3", 1)
    assert (b.at("c3"), b.x("b3", "armour")) == (None, 0)


@pytest.mark.card(31, 1)
def test_the_guardsman_draws_a_strike_onto_himself() -> None:
    drawn = "c3 red 31 closed\nb3 red 26 closed\nb4 blue 74\nc4 blue 74\nturn blue"
    b = board(drawn).do("strike b4 b3")
    b.asks("red", "may")
    b.do("yes").passes().roll(6).do("no")
    assert (b.wounds("c3"), b.wounds("b3")) == (4 - 1, 0)
    b.do("strike c4 b3").passes().roll(6).do("no")
    assert (b.wounds("c3"), b.wounds("b3")) == (3, 4)  # once per turn
    b = board(drawn).do("strike b4 b3", "no").passes().roll(6).do("no")
    assert (b.wounds("c3"), b.wounds("b3")) == (0, 4)
    b.do("strike c4 b3", "yes")  # who declined has not used it


@pytest.mark.card(31, 1)
def test_the_guardsman_draws_other_attacks_if_he_is_a_legal_target() -> None:
    b = board("c3 red 31\nb3 red 26\nc6 blue 66\nturn blue").do("use c6 2", "b3", "yes").passes()
    b.roll(1).do("no")
    assert (b.wounds("c3"), b.wounds("b3")) == (2 - 1, 0)
    b = board("c3 red 31\nb3 red 26\nc5 blue 36\nturn blue").do("use c5 2", "b3", "yes").passes()
    assert b.roll(6).do("no").wounds("c3") == 2
    b = board("c3 red 31\nb3 red 26\nd4 blue 66\nturn blue").do("use d4 2", "b3")
    b.asks("chance", "die")  # he stands too near to be thrown at
    b = board("c3 red 31\nb2 red 26\na3 blue 74\nturn blue").do("strike a3 b2")
    assert b.asked != "red may"  # out of reach of the strike


@pytest.mark.card(31, 1)
def test_somebody_may_defend_the_guardsman() -> None:
    b = board("c3 red 31 closed\nb3 red 26 closed\nd4 red 9\nc4 blue 74\nturn blue")
    b.do("strike c4 b3", "yes")
    b.asks("red", "answer")
    b.do("defend d4").passes().roll(6, 1)  # d4 is not next to the first target
    assert (b.wounds("d4"), b.wounds("c3"), b.wounds("b3")) == (4, 0, 0)


@pytest.mark.card(31, 1)
def test_who_is_a_target_already_is_no_new_target() -> None:
    drawn = "c3 red 31\nb3 red 26\nb4 blue 101 chips 1\nturn blue"
    b = board(drawn).do("use b4 2", "b3", "c3")
    b.asks("chance", "die")
    b.roll(1)
    while b.asked.startswith("red"):
        b.do("next 1" if b.asked == "red order" else "no")
    assert (b.wounds("b3"), b.wounds("c3")) == (2, 2 - 1)
    b = board(drawn).do("use b4 2", "b3", "enough")
    b.asks("red", "may")


@pytest.mark.parametrize("victim", ["b3 red 9", "a3 red 26", "b3 blue 26"])
def test_the_guardsman_guards_dwarves_beside_him_alone(victim: str) -> None:
    cell = victim.split()[0]
    b = board(f"c3 red 31 closed\n{victim} closed\n{cell[0]}4 blue 74\na6 blue 48\nturn blue")
    assert b.do(f"strike {cell[0]}4 {cell}").asked == "chance die"
    b = board("c3 red 31\nb3 red 26 closed\nb2 red 74" + FAR).do("strike b2 b3")
    assert b.asked == "chance die"  # against enemies


@pytest.mark.card(39, 1)
def test_the_forger_armours_two_neighbours_until_his_next_turn() -> None:
    near = "b3 red 26 closed\nd3 red 27\nc2 red 24\nb2 red 25\nd2 red 9\nd4 blue 26"
    b = board(f"c3 red 39\n{near}\nb4 blue 74\nc1 red 26").do("use c3 1")
    assert b.options() == {"b3", "d3", "c2"}
    b.do("b3", "d3").passes()
    assert [b.x(cell, "armour") for cell in ("b3", "d3", "c1", "c3")] == [2, 2, 0, 1]  # by 27
    assert b.is_closed("c3")
    b.end().strike("b4", "b3", 4).do("no")
    assert b.wounds("b3") == 3 - 2
    b.end()
    assert [b.x(cell, "armour") for cell in ("b3", "d3")] == [0, 0]


@pytest.mark.card(39, 1)
def test_the_forger_may_armour_one_and_it_keeps_it_wherever_it_goes() -> None:
    b = board("c3 red 39\nb3 red 26\nd3 red 26" + FAR).do("use c3 1", "b3", "enough").passes()
    b.do("step b3 a3")
    assert [b.x(cell, "armour") for cell in ("a3", "d3")] == [2, 0]
    board("c3 red 39 closed\nb3 red 26" + FAR).refused("use c3 1")


@pytest.mark.card(98, 2)
def test_the_hall_heals_a_dwarf_at_the_start_of_the_turn() -> None:
    drawn = "zone red 98\na1 red 26 wounds 2\ne4 red 24 wounds 1\nc1 red 25 wounds 1\nd1 red 9\n"
    b = board(f"{drawn}c6 blue 26 wounds 1\nturn blue").end()
    b.asks("red", "target")
    assert b.options() == {"a1", "e4", "no"}  # its own dwarves, at any distance
    b.do("a1")
    assert (b.wounds("a1"), b.wounds("e4"), b.asked) == (1, 1, "red main")
    b.end()
    b.asks("blue", "main")
    b = board(f"{drawn}c6 blue 26 wounds 1\nturn blue").end().do("no")
    assert (b.wounds("a1"), b.asked) == (2, "red main")


@pytest.mark.card(99, 1)
def test_turill_teaches_his_neighbours_to_defend_themselves() -> None:
    drawn = (
        "c3 red 99\nb3 red 26\nc2 red 25\nd3 red 9\nd2 red 37\na1 red 26\nd4 blue 26\nb4 blue 74"
    )
    b = board(f"{drawn}\nturn blue", dice="tournament")
    taught = [b.x(cell, "exp_defence") for cell in ("b3", "c2", "d3", "d2", "a1", "d4", "c3")]
    assert taught == [1, 0, 0, 1, 0, 0, 0]  # named abilities do not add up
    b.strike("b4", "b3", 4, 2)
    assert b.wounds("b3") == 2  # 4 against 3, a weak blow; without Turill a medium one for 3


@pytest.mark.card(99, 1)
def test_who_is_taught_rerolls_at_home_as_long_as_turill_is_near() -> None:
    b = board("c3 red 99\nb3 red 26\nb4 blue 74\nturn blue").strike("b4", "b3", 4, 1)
    b.asks("red", "reroll")
    b.do("reroll target").roll(6)
    assert (b.wounds("b3"), b.wounds("b4")) == (0, 2)
    b = board("c3 red 99\na3 red 26\na4 blue 74\nturn blue").strike("a4", "a3", 4, 1)
    assert b.wounds("a3") == 3


@pytest.mark.card(37, 1)
def test_the_guardian_wounds_who_comes_near() -> None:
    b = board("c3 red 37\na4 blue 74\ne5 blue 74\nturn blue").do("step a4 b4")
    b.asks("red", "may")
    b.do("yes")
    assert (b.wounds("b4"), b.asked) == (1, "blue main")
    b.do("step b4 b3")
    assert (b.asked, b.wounds("b3")) == ("blue main", 1)  # once per turn for each creature
    b.do("step e5 d5")
    b.asks("blue", "main")  # not next to it
    b.do("step d5 d4", "yes")
    assert b.wounds("d4") == 1
    b.end().end().do("step b3 b2")
    b.asks("red", "may")  # a new turn
    b.do("no")
    assert b.wounds("b2") == 1


@pytest.mark.card(37, 1)
def test_whoever_is_moved_near_the_guardian_is_wounded_too() -> None:
    b = board("c3 red 37\nc1 red 48\nc5 blue 74\na3 red 74\na5 blue 48").do("step a3 b3")
    b.asks("red", "main")  # not one's own
    b = board("c3 red 37 closed\nd3 red 48\nc5 blue 74\na5 blue 48").do("use d3 1", "c5", "c4")
    b.roll(1)
    b.asks("red", "may")
    b.do("yes")
    assert b.wounds("c4") == 2 + 1
    b = board("c3 red 37\nb5 blue 9\nturn blue").do("step b5 b4", "yes")
    assert b.wounds("b4") == 0  # it is an impact: who is steadfast does not fear it


@pytest.mark.card(102, 1)
def test_indri_wounds_who_wounds_her_twice_a_turn() -> None:
    drawn = "c3 red 102 closed\nb4 blue 74\nc4 blue 74\nd4 blue 74\nc5 blue 36\nturn blue"
    b = board(drawn)
    for attacker in ("b4", "c4"):
        b.strike(attacker, "c3", 1).do("next 2", "no", "yes")
        assert b.wounds(attacker) == 1
    b.strike("d4", "c3", 1).do("no")  # Blood magic alone
    assert (b.wounds("d4"), b.wounds("c3")) == (0, 6)
    b = board(drawn).strike("b4", "c3", 1).do("next 1", "no", "no")
    assert (b.wounds("b4"), b.asked) == (0, "blue main")
    b = board(drawn).do("use c5 2", "c3").passes().roll(1).do("next 1", "yes", "no")
    assert b.wounds("c5") == 1  # however far away


@pytest.mark.card(102, 1)
def test_indri_pays_back_attacks_alone_and_answering_blows_too() -> None:
    b = board("c3 red 102\nc4 blue 74").strike("c3", "c4", 1, 6).do("next 1", "yes", "no")
    assert b.wounds("c4") == 1
    b = board("c3 red 102\nd1 red 48\nc5 blue 64\nturn blue").do("use c5 3", "c3").passes()
    b.do("no")  # an impact: Blood magic alone
    assert (b.wounds("c3"), b.wounds("c5"), b.asked) == (2, 0, "blue main")
    b = board("c3 red 102 closed\nc4 blue 74\nb3 red 74" + FAR).strike("b3", "c3", 1).do("no")
    assert b.wounds("b3") == 0  # of one's own side
