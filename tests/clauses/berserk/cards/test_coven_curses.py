"""The servants of the coven: who lays curses, and who lives off them."""

import pytest
from tests.clauses.berserk.board import Board, board


def cursed(b: Board, *cells: str) -> list[bool]:
    """Which of these cards have Curse."""
    return [b.x(cell, "curse") == 1 for cell in cells]


@pytest.mark.card(67, 1)
def test_kliss_brings_a_curse_from_the_grave() -> None:
    b = board("grave red 67\nb1 red 42\na6 blue 48\ne4 blue 91\nzone blue 107\nturn blue")
    b.end().asks("red", "cell")
    b.do("c1")
    b.asks("red", "target")
    assert b.options() == {"a6", "107.1"}  # an enemy creature, however far
    b.do("a6")
    assert (b.at("c1"), b.is_closed("c1"), cursed(b, "a6", "107.1")) == (67, True, [True, False])
    b.end().end()
    assert cursed(b, "a6") == [True]  # for the whole battle


@pytest.mark.card(67, 1)
def test_kliss_revived_or_returned_once_curses_nobody() -> None:
    b = board("c1 red 113\ngrave red 67\nc6 blue 48").do("use c1 3", "67.1").passes().do("b1")
    b.asks("red", "main")  # revival is no incarnation
    assert cursed(b, "c6") == [False]
    b = board("grave red 67 returned\nb1 red 42\nc6 blue 48\nturn blue").end()
    b.asks("red", "main")
    assert b.grave("red") == [67]
    b = board("grave red 67\nb1 red 42\nc6 blue 48\nturn blue").end().do("c1")
    b.asks("red", "target")


@pytest.mark.card(68, 1)
def test_the_scyther_rolls_better_beside_the_cursed() -> None:
    for drawn, wounds in (
        ("c4 blue 48 closed curse", 3),
        ("c4 blue 48 closed\nb2 red 67", 3),  # of either side
        ("c4 blue 48 closed\nc5 blue 48 curse\nc1 red 67", 2),  # not next to it
    ):
        b = board(f"c3 red 68\n{drawn}", dice="tournament").strike("c3", "c4", 4)
        assert b.wounds("c4") == wounds
    b = board("c3 red 68\nc4 blue 48 closed curse\nb2 red 67\nd2 red 67", dice="tournament")
    assert b.strike("c3", "c4", 3).wounds("c4") == 2  # +2, however many there are


@pytest.mark.card(68, 1)
def test_the_scyther_rerolls_twice_when_it_attacks_not_when_attacked() -> None:
    b = board("c3 red 68\nc4 blue 48 closed curse").strike("c3", "c4", 1)
    b.do("reroll attacker").roll(2).do("reroll attacker").roll(6)
    assert b.wounds("c4") == 3
    b = board("c3 red 68\nb2 red 67\nc4 blue 48\nturn blue", dice="tournament")
    b.strike("c4", "c3", 4, 1)
    assert b.wounds("c3") == 2  # higher by 3


@pytest.mark.card(69, 1)
def test_the_curse_caster_curses_an_enemy_within_three() -> None:
    drawn = "c1 red 69\nc2 red 42\nc4 blue 48\nd2 blue 48\nc5 blue 48\ne3 blue 91\nzone blue 107"
    b = board(drawn).do("use c1 1")
    assert b.options() == {"c4", "d2", "107.1"}
    b.do("c4").passes()
    assert cursed(b, "c4", "d2", "c5") == [True, False, False]
    assert (b.is_closed("c1"), b.wounds("c4")) == (True, 0)
    b.end().end()
    assert cursed(b, "c4") == [True]


@pytest.mark.card(69, 1)
def test_the_curse_is_a_spell() -> None:
    b = board("c1 red 69\nc4 blue 53\nc3 blue 48")
    b.do("use c1 1", "c4").passes()
    assert (cursed(b, "c4"), b.is_closed("c1")) == ([False], True)  # Protection from magic
    board("c1 red 69\nc5 blue 48").refused("use c1 1")


@pytest.mark.card(70, 1)
def test_the_retinue_discharges_at_the_cursed_alone() -> None:
    drawn = "c1 red 70\nd1 red 48\nc6 blue 48 curse\nc4 blue 48\nc2 blue 48 curse\na3 red 67"
    b = board(drawn).do("use c1 1")
    assert b.options() == {"c6", "a3"}  # any card with Curse, but no neighbour
    for die in (1, 4, 6):
        b = board(drawn).do("use c1 1", "c6").passes().roll(die)
        assert (b.wounds("c6"), b.is_closed("c1")) == (2, True)
    board("c1 red 70\nc6 blue 48").refused("use c1 1")


@pytest.mark.card(70, 1)
def test_armour_is_no_help_against_the_discharge() -> None:
    b = board("c1 red 70\nc6 blue 32 curse").do("use c1 1", "c6").passes().roll(1)
    assert b.wounds("c6") == 2
    b = board("c1 red 70\nc6 blue 39 curse").do("use c1 1", "c6").passes().roll(1)
    assert b.wounds("c6") == 0  # Protection from discharges


@pytest.mark.card(71, 1)
def test_kamala_curses_whom_she_hits() -> None:
    b = board("c3 red 71\nc4 blue 48").strike("c3", "c4", 3, 3)
    assert (b.wounds("c4"), cursed(b, "c4")) == (1, [True])
    b.end().end()
    assert cursed(b, "c4") == [True]
    b = board("c3 red 71\nc4 blue 48").strike("c3", "c4", 3, 4)
    assert cursed(b, "c4") == [False]  # both miss
    b = board("c3 red 71\nc4 blue 91\nc6 blue 48").strike("c3", "c4", 6)
    assert (b.wounds("c4"), cursed(b, "c4")) == (3, [False])  # no creature


@pytest.mark.card(71, 1)
def test_kamala_curses_by_an_answering_blow_and_her_own_too() -> None:
    b = board("c3 red 71\nc4 blue 48\nturn blue").strike("c4", "c3", 6, 6)
    assert (b.wounds("c4"), cursed(b, "c4")) == (1, [True])
    b = board("c3 red 71\nc2 red 48 closed\nc6 blue 48").strike("c3", "c2", 1)
    assert cursed(b, "c2") == [True]
    b = board("c3 red 71\nc4 blue 32 closed").strike("c3", "c4", 1)
    assert (b.wounds("c4"), cursed(b, "c4")) == (0, [True])  # it landed; armour took the wound


@pytest.mark.card(71, 2)
def test_kamala_curses_those_around_her_when_she_dies() -> None:
    drawn = "c3 red 71 wounds 7 closed\nb2 red 48\nc4 blue 48\nd4 blue 48\nc5 blue 48\nd2 blue 91"
    b = board(f"{drawn}\nturn blue").strike("c4", "c3", 1)
    assert (b.at("c3"), b.grave("red")) == (None, [71])
    assert cursed(b, "c4", "d4", "c5", "b2", "d2") == [True, True, False, False, False]
    b.end().end()
    assert cursed(b, "d4") == [True]


@pytest.mark.card(71, 2)
def test_kamala_curses_from_the_grave_whoever_killed_her() -> None:
    b = board("c1 red 71 wounds 6\na1 red 48\nb2 blue 48\nc5 blue 36 chips 1\nturn blue")
    b.do("use c5 2", "c1").passes().roll(6)
    assert (b.grave("red"), cursed(b, "b2", "c5")) == ([71], [True, False])


BEARER = (
    "c1 red 73\nb1 red 69 wounds 3\nd4 red 48 wounds 3\nc5 red 74 wounds 1\nb6 red 74 wounds 3\n"
    "d2 blue 48 curse\nc4 blue 48\na5 blue 48 curse\na6 blue 48 curse"
)


@pytest.mark.card(73, 1)
def test_the_blood_bearer_carries_life_to_the_coven() -> None:
    b = board(BEARER).do("use c1 1")
    assert b.options() == {"d2", "a5"}  # cursed, within 4
    b.do("a5")
    assert b.options() == {"b1", "c5", "enough"}  # another coven creature within 4
    b.do("b1").passes()
    assert (b.wounds("a5"), b.wounds("b1"), b.is_closed("c1")) == (2, 1, True)
    b = board(BEARER).do("use c1 1", "d2", "c5").passes()
    assert (b.wounds("d2"), b.wounds("c5"), b.life("c5")) == (2, 0, 10)


@pytest.mark.card(73, 1)
def test_the_blood_bearer_need_heal_nobody() -> None:
    b = board(BEARER).do("use c1 1", "d2", "enough").passes()
    assert (b.wounds("d2"), b.wounds("b1")) == (2, 3)
    b = board("c1 red 73\nc3 blue 53 curse").do("use c1 1", "c3").passes()
    assert (b.wounds("c3"), b.is_closed("c1")) == (0, True)  # Protection from magic
    board("c1 red 73\nb1 red 69 wounds 3\nc3 blue 48").refused("use c1 1")  # without Curse
