"""Mages of the coven who act at a distance."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


def cursed(b: Board, *cells: str) -> list[bool]:
    """Which of these cards have Curse."""
    return [b.x(cell, "curse") == 1 for cell in cells]


@pytest.mark.card(79, 1)
def test_aranta_shields_the_others_of_the_coven_from_magic() -> None:
    drawn = "c1 red 79\na1 red 69\ne1 red 48\nc6 blue 84\nc5 blue 69\nturn blue"
    for cell, wounds in (("a1", 0), ("c1", 2), ("e1", 2)):  # not herself, no others
        b = board(drawn).do("use c6 3", cell).passes().roll(1)
        assert b.wounds(cell) == wounds
    assert [b.x(cell, "prot_magic") for cell in ("a1", "c1", "e1", "c5")] == [1, 0, 0, 0]
    b = board("c3 red 79\na4 red 69\nc4 red 48\nc5 blue 69\nturn blue").do("use c5 1", "a4")
    assert cursed(b.passes(), "a4") == [False]  # spells, too
    b = board("c1 red 79 wounds 9\na1 red 69\ne1 red 48\nc6 blue 84\nturn blue")
    b.do("use c6 3", "c1").passes().roll(1).end().end().do("use c6 3", "a1").passes().roll(1)
    assert (b.grave("red"), b.wounds("a1")) == ([79], 2)  # while she is in play


@pytest.mark.card(79, 2)
def test_aranta_curses_by_her_discharge() -> None:
    drawn = "c1 red 79\nb1 red 69\nc6 blue 48\nd2 blue 48\ne6 blue 91\nzone blue 107\na1 red 48"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c6", "e6", "107.1", "a1"}  # any card at any distance, no neighbour
    for die in (1, 6):
        b = board(drawn).do("use c1 2", "c6").passes().roll(die)
        assert (b.wounds("c6"), cursed(b, "c6"), b.is_closed("c1")) == (2, [True], True)
    b.end().end()
    assert cursed(b, "c6") == [True]
    b = board(drawn).do("use c1 2", "e6").passes().roll(1)
    assert (b.wounds("e6"), cursed(b, "e6")) == (2, [True])  # any card
    b = board("c1 red 79\nc6 blue 53").do("use c1 2", "c6").passes().roll(6)
    assert (b.wounds("c6"), cursed(b, "c6")) == (0, [False])  # it did not land


@pytest.mark.card(79, 3)
def test_aranta_gives_two_lives_once_to_each() -> None:
    drawn = "c1 red 79\na1 red 69 wounds 1\ne5 red 72 lives 2\nb1 red 48\nc6 blue 69\nzone red 78"
    b = board(drawn).do("use c1 3")
    assert b.options() == {"c1", "a1", "e5"}  # coven creatures of hers, herself included
    b.do("a1").passes()
    assert (b.life("a1"), b.wounds("a1"), b.is_closed("c1")) == (8, 1, True)
    b.end().end().do("use c1 3")
    assert b.options() == {"c1", "e5"}  # once per battle for each
    b.do("e5").passes()
    assert b.life("e5") == 12  # within its maximum
    b.end().end().do("use c1 3", "c1").passes().end().end()
    assert b.life("c1") == 12
    b.refused("use c1 3")


GRAVES = "c1 red 80\nc6 blue 48\ngrave red 82\ngrave red 110 counted 1\ngrave red 67 returned"


@pytest.mark.card(80, 1)
def test_the_apprentice_hastens_those_who_will_return() -> None:
    b = board(f"{GRAVES}\ngrave red 69\ngrave blue 82").do("use c1 1").passes()
    assert (b.counted("82.1"), b.counted("110.1"), b.is_closed("c1")) == (1, 2, True)
    assert [b.counted(id) for id in ("67.1", "69.1", "82.2")] == [0, 0, 0]
    b.end().end().do("next 1", "a1")  # both are due now
    assert (b.at("a1"), b.counted("a1")) == (82, 0)


@pytest.mark.card(80, 1)
def test_the_apprentice_hastens_whom_the_priest_has_marked() -> None:
    b = board("c1 red 80\nb1 red 111\nc3 red 69 wounds 5 closed\nc4 blue 48\nturn blue")
    b.strike("c4", "c3", 1).end()
    assert b.counted("69.1") == 1
    b.do("use c1 1").passes()
    assert b.counted("69.1") == 2
    b.end().end().do("d1")
    assert b.at("d1") == 69


@pytest.mark.card(80, 2)
def test_the_apprentice_discharges_within_two() -> None:
    drawn = "c1 red 80\nc3 blue 32\ne3 red 69\nc4 blue 48\nd2 blue 48\nzone blue 107"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c3", "e3", "107.1"}
    for die in (1, 4, 6):
        b = board(drawn).do("use c1 2", "c3").passes().roll(die)
        assert (b.wounds("c3"), b.is_closed("c1")) == (1, True)


@pytest.mark.card(81, 1)
def test_the_reader_wounds_whom_a_curse_has_just_met() -> None:
    drawn = "c1 red 81\nd3 red 69\nc6 blue 48\na1 blue 48 curse\nb1 red 67"
    b = board(drawn)
    b.refused("use c1 1")  # an old curse
    b.do("use d3 1", "c6").passes().do("use c1 1")
    assert b.options() == {"c6"}
    b.do("c6").passes()
    assert (b.wounds("c6"), b.is_closed("c1")) == (2, True)
    b = board(drawn).do("use d3 1", "c6").passes().end().end()
    b.refused("use c1 1")  # another turn


@pytest.mark.card(81, 1)
def test_the_steadfast_need_not_fear_the_reader() -> None:
    b = board("c1 red 81\nc6 blue 9 curse cursed_now\ne6 blue 48 curse cursed_now")
    b.do("use c1 1", "c6").passes()
    assert b.wounds("c6") == 0
    b = board("c1 red 81\nc6 blue 9 curse cursed_now\ne6 blue 48 curse cursed_now")
    b.do("use c1 1", "e6").passes()
    assert b.wounds("e6") == 2


@pytest.mark.card(81, 2)
def test_the_reader_denies_the_cursed_their_six() -> None:
    drawn = "a1 red 81\nc3 red 69 closed\nd3 red 69 closed\nc4 blue 48 curse\nd4 blue 48 curse"
    b = board(f"{drawn}\nturn blue", dice="tournament").strike("c4", "c3", 6)
    b.roll(6)  # the new number stands
    assert b.wounds("c3") == 2  # 6 less 1 for the curse: medium
    b.strike("d4", "d3", 6).asks("blue", "main")  # once per turn
    assert b.wounds("d3") == 2
    b = board(drawn.replace("c4 blue 48 curse", "c4 blue 48") + "\nturn blue", dice="tournament")
    b.strike("c4", "c3", 6).asks("blue", "main")  # without Curse
    b.strike("d4", "d3", 5).asks("blue", "main")  # another number
    b.end().end()
    b.strike("d4", "d3", 6).asks("chance", "die")


@pytest.mark.card(81, 2)
def test_a_die_in_defence_and_of_an_ability_counts_too() -> None:
    b = board("a1 red 81\nc3 red 74\nc4 blue 48 curse", dice="tournament").strike("c3", "c4", 6, 6)
    b.roll(1)
    assert b.wounds("c4") == 4 + 2
    b = board("a1 red 81\nc1 red 48\nc5 blue 86 curse\nturn blue", dice="tournament")
    b.do("use c5 2", "c1").passes().roll(6).roll(1)
    assert b.wounds("c1") == 1
    b = board("a1 red 81\nc1 red 67\nd1 red 48 closed\nc5 blue 48", dice="tournament")
    b.strike("c1", "d1", 6).asks("red", "main")  # her own cards may keep it


@pytest.mark.card(81, 2)
@pytest.mark.parametrize("new", [6, 3])
def test_of_two_readers_one_has_a_die_rolled_again_and_that_is_final(new: int) -> None:
    readers = "a1 red 81\nb1 red 81\nc3 red 69 closed\nd3 red 69 closed"
    drawn = f"{readers}\nc4 blue 48 curse\nd4 blue 48 curse\nturn blue"
    b = board(drawn, dice="tournament").strike("c4", "c3", 6).roll(new)
    b.asks("blue", "main")
    b.strike("d4", "d3", 6).asks("chance", "die")  # the other has not read yet
    old = board(drawn, dice="tournament", edition="2021.1").strike("c4", "c3", 6).roll(new)
    old.asks("chance", "die")  # as games of the first revision were played


@pytest.mark.card(81, 2)
def test_readers_of_both_sides_each_have_a_die_rolled_again() -> None:
    drawn = "a1 red 81\na6 blue 81\nc3 red 69 curse\nc4 blue 48 curse\nturn blue"
    b = board(drawn, dice="tournament").strike("c4", "c3", 6, 6).roll(1, 1)
    b.asks("blue", "main")


@pytest.mark.card(81, 2)
def test_the_reader_has_one_die_of_two_rolled_again() -> None:
    drawn = "a1 red 81\nc4 blue 48 curse\nd4 blue 48 curse\nturn blue"
    b = board(drawn, dice="tournament").strike("c4", "d4", 6, 6).roll(6)
    b.asks("blue", "main")
    assert b.wounds("c4") == 1  # equal at 5: the target's weak blow
    drawn = "a1 red 81\nc1 red 48\nc5 blue 18 curse chips 1\nd5 blue 48\nturn blue"
    b = board(drawn, dice="tournament").end().do("c1", "c1")
    b.roll(6, 1, 6).asks("red", "main")  # of two throws (rage gave a chip) the first alone


@pytest.mark.card(81, 2)
def test_the_reader_hears_of_a_die_that_wounds_by_impact() -> None:
    drawn = "a1 red 81\nc3 red 48 closed\nc4 blue 4\nd4 blue 5 curse\nturn blue"
    b = board(drawn, dice="tournament").strike("c4", "c3", 6).do("c3").roll(6, 1)
    assert b.wounds("c3") == 3 + 1
    b.strike("d4", "c3", 6).asks("blue", "main")  # that was its use for this turn


@pytest.mark.card(83, 1)
def test_ilitiri_helps_every_attack_of_her_neighbours_on_the_cursed() -> None:
    for drawn, more in (
        ("c4 blue 48 closed curse", 1),
        ("c4 blue 48 closed", 0),  # without Curse
    ):
        b = board(f"d3 red 83\nc3 red 69\n{drawn}").strike("c3", "c4", 1)
        assert b.wounds("c4") == 1 + more
    b = board("b1 red 83\nc1 red 70\nc6 blue 48 curse").do("use c1 1", "c6").passes().roll(1)
    assert b.wounds("c6") == 2 + 1  # a discharge
    b = board("b1 red 83\na1 red 83\nc1 red 70\nc6 blue 48 curse").do("use c1 1", "c6").passes()
    assert b.roll(1).wounds("c6") == 2 + 1  # the other one stands too far
    b = board("b1 red 83\nd1 red 83\nc1 red 70\nc6 blue 48 curse").do("use c1 1", "c6").passes()
    assert b.roll(1).wounds("c6") == 2 + 2  # these add up


@pytest.mark.card(83, 1)
def test_ilitiri_helps_neither_herself_nor_strangers() -> None:
    for number, wounds in ((48, 1), (69, 1 + 1)):
        b = board(f"d3 red 83\nc3 red {number}\nc4 blue 48 closed curse").strike("c3", "c4", 1)
        assert b.wounds("c4") == wounds
    b = board("d3 red 83\nc3 red 69\nc4 blue 48 closed curse").strike("d3", "c4", 1)
    assert b.wounds("c4") == 1
    b = board("d3 blue 83\nc3 red 69\nc4 blue 48 closed curse").strike("c3", "c4", 1)
    assert b.wounds("c4") == 1  # the enemy's


@pytest.mark.card(84, 1)
def test_the_lobotomist_greets_each_return_with_a_curse() -> None:
    b = board("c1 red 84\nb1 red 113\ngrave red 69\na6 blue 48\nc5 blue 48\ne6 blue 91")
    b.do("use b1 3", "69.1").passes().do("a1")
    b.asks("red", "target")
    assert b.options() == {"a6", "c5"}  # an enemy creature, however far
    b.do("c5")
    assert cursed(b, "a6", "c5") == [False, True]
    b = board("c1 red 84\ngrave red 82 counted 1\na6 blue 48\nc5 blue 48\nturn blue").end()
    b.do("a1")
    b.asks("red", "order")  # the die of the returned and the curse
    assert b.options() == {"next 1", "next 2"}
    b = board("c1 red 84\nb2 blue 48\ngrave blue 67\nturn red").end().do("a6")
    b.asks("blue", "target")  # Kliss chooses; an enemy's return is none of its business
    b.do("c1").asks("blue", "main")


@pytest.mark.card(84, 2)
def test_the_lobotomist_silences_the_cursed() -> None:
    drawn = "c1 red 84\nd4 red 69\nc5 blue 86 curse\nd5 blue 70 curse\nb4 blue 86\nc6 blue 69 curse"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c5", "d5"}  # cursed, within 4
    b.do("c5").passes()
    assert (b.is_closed("c1"), b.wounds("c5")) == (True, 0)
    b.end()
    b.refused("use c5 2")
    b.do("use b4 2", "d4").passes().roll(1)  # the other one may
    b.strike("c5", "d4", 1, 1).do("keep")  # a simple strike is allowed
    b.end().end()
    b.do("use c5 2")  # its next turn is over


@pytest.mark.card(84, 2)
def test_a_silenced_card_may_defend_and_the_protected_stay_free() -> None:
    b = board("c1 red 84\nc3 red 69\nc4 blue 48\nb4 blue 86 curse").do("use c1 2", "b4").passes()
    b.do("strike c3 c4", "defend b4").passes().roll(1, 1).do("keep").end()
    b.refused("use b4 2")
    b = board("c1 red 84\nc3 blue 70 curse\na6 red 67").do("use c1 2", "c3").passes().end()
    b.do("use c3 1", "a6")  # Protection from magic


@pytest.mark.card(84, 3)
def test_the_lobotomist_discharges() -> None:
    drawn = "c1 red 84\nd1 blue 48\nc6 blue 48\ne6 red 48"
    b = board(drawn).do("use c1 3")
    assert b.options() == {"c6", "e6"}
    for die, wounds in ((3, 2), (5, 2), (6, 3)):
        b = board(drawn).do("use c1 3", "c6").passes().roll(die)
        assert (b.wounds("c6"), b.is_closed("c1")) == (wounds, True)


@pytest.mark.card(86, 1)
def test_all_attacks_of_elyata_on_the_cursed_are_strong() -> None:
    for state, wounds in (("curse", 3), ("", 1)):
        b = board(f"c1 red 86\nc5 blue 48 {state}").do("use c1 2", "c5").passes().roll(1)
        assert b.wounds("c5") == wounds
        b = board(f"c3 red 86\nc4 blue 48 closed {state}").strike("c3", "c4", 1)
        assert b.wounds("c4") == wounds
    b = board("c3 red 86\nc4 blue 48 curse\nturn blue", dice="tournament").strike("c4", "c3", 3, 5)
    assert (b.wounds("c4"), b.wounds("c3")) == (3, 0)  # a weak answering blow becomes strong
    b = board("c3 red 86\nc4 blue 48 curse", dice="tournament").strike("c3", "c4", 1, 4)
    assert b.wounds("c4") == 0  # a miss is a miss


@pytest.mark.card(86, 2)
def test_elyata_discharges_within_four() -> None:
    drawn = "c1 red 86\nc6 blue 48\nc5 blue 48\nc2 blue 48\na1 red 48"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c5", "a1"}
    for die, wounds in ((3, 1), (5, 2), (6, 3)):
        b = board(drawn).do("use c1 2", "c5").passes().roll(die)
        assert (b.wounds("c5"), b.is_closed("c1")) == (wounds, True)
