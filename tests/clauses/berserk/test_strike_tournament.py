"""Tournament dice against an open creature: who rolled higher, and by how much.

The strikes are 2-3-4 and, answering, 1-2-3; what was dealt and taken names both blows.
"""

from itertools import product

import pytest
from tests.clauses.berserk.board import Board, board

DRAWN = "c3 red 74\nc4 blue 48"
ALL = range(1, 7)


def rolled(first: int, second: int, drawn: str = DRAWN) -> Board:
    """The board after these dice."""
    return board(drawn, "tournament").strike("c3", "c4", first, second)


def outcome(b: Board) -> tuple[int, int]:
    """What was dealt, what was taken; free play goes on."""
    b.asks("red", "main")
    return b.wounds("c4"), b.wounds("c3")


def ahead(lead: int) -> list[tuple[int, int]]:
    """All dice with this difference."""
    return [(a, b) for a, b in product(ALL, repeat=2) if a - b == lead]


@pytest.mark.clause("BRS-165")
def test_the_same_die_hits_or_misses_by_what_the_other_shows() -> None:
    assert [outcome(rolled(4, die)) for die in (1, 3, 5, 6)] == [(3, 0), (2, 0), (2, 0), (0, 0)]
    assert [outcome(rolled(die, 6)) for die in (1, 3, 4, 5)] == [(0, 2), (0, 1), (0, 0), (2, 0)]


@pytest.mark.parametrize(
    ("lead", "result"),
    [
        pytest.param(1, (2, 0), marks=pytest.mark.clause("BRS-166")),
        pytest.param(3, (3, 0), marks=pytest.mark.clause("BRS-168")),
        pytest.param(5, (4, 0), marks=pytest.mark.clause("BRS-170")),
        pytest.param(-1, (2, 0), marks=pytest.mark.clause("BRS-171")),
        pytest.param(-2, (0, 0), marks=pytest.mark.clause("BRS-172")),
        pytest.param(-3, (0, 1), marks=pytest.mark.clause("BRS-173")),
        pytest.param(-5, (0, 2), marks=pytest.mark.clause("BRS-175")),
    ],
)
def test_rows_with_one_result(lead: int, result: tuple[int, int]) -> None:
    assert {outcome(rolled(*dice)) for dice in ahead(lead)} == {result}


@pytest.mark.parametrize(
    ("lead", "chooser", "full", "less"),
    [
        pytest.param(2, "red", (3, 1), (2, 0), marks=pytest.mark.clause("BRS-167")),
        pytest.param(4, "red", (4, 1), (3, 0), marks=pytest.mark.clause("BRS-169")),
        pytest.param(-4, "blue", (2, 2), (0, 1), marks=pytest.mark.clause("BRS-174")),
    ],
)
def test_rows_with_an_exchange(
    lead: int, chooser: str, full: tuple[int, int], less: tuple[int, int]
) -> None:
    for dice in ahead(lead):
        for said, result in (("full", full), ("less", less)):
            b = rolled(*dice)
            b.asks(chooser, "exchange")
            assert outcome(b.do(said)) == result


@pytest.mark.clause("BRS-170")
def test_six_ahead_is_a_strong_blow_too() -> None:
    assert outcome(rolled(6, 1, "c3 red 76\nc4 blue 48")) == (4, 0)


@pytest.mark.clause("BRS-175")
def test_six_behind_is_a_medium_answer_too() -> None:
    assert outcome(rolled(1, 6, "c3 red 74 curse\nc4 blue 48")) == (0, 2)


@pytest.mark.clause("BRS-176")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_equal_rolls_up_to_four_are_the_attackers(face: int) -> None:
    assert outcome(rolled(face, face)) == (2, 0)


@pytest.mark.clause("BRS-177")
@pytest.mark.parametrize("face", [5, 6])
def test_equal_rolls_from_five_are_the_targets(face: int) -> None:
    assert outcome(rolled(face, face)) == (0, 1)


@pytest.mark.clause("BRS-178")
def test_the_player_with_the_higher_roll_may_escape_the_answer() -> None:
    for first, second in product(ALL, repeat=2):
        b = rolled(first, second)
        lead = first - second
        if lead in (2, 4):
            assert outcome(b.do("less"))[1] == 0
        elif lead == -4:
            b.refused("less", seat="red")
            assert outcome(b.do("less"))[0] == 0
        else:
            b.asks("red", "main")


@pytest.mark.clause("BRS-179")
def test_the_row_chosen_is_smaller_by_one_and_no_other() -> None:
    for dice, chosen in (((6, 4), (5, 4)), ((6, 2), (5, 2)), ((1, 5), (2, 5))):
        b = rolled(*dice)
        assert b.options() == {"full", "less"}
        assert outcome(b.do("less")) == outcome(rolled(*chosen))


@pytest.mark.clause("BRS-180")
def test_nobody_chooses_when_the_target_is_higher_by_two() -> None:
    for dice in ahead(-2):
        assert outcome(rolled(*dice)) == (0, 0)


@pytest.mark.clause("BRS-182")
def test_the_choice_comes_after_both_dice_and_before_the_wounds() -> None:
    b = board(DRAWN, "tournament").do("strike c3 c4").roll(6)
    b.asks("chance", "die")
    b.roll(4)
    b.asks("red", "exchange")
    assert (b.wounds("c4"), b.wounds("c3"), b.told("wounded")) == (0, 0, [])
    b.refused("full", seat="blue")
    assert b.play.ask is not None
    assert b.play.ask.about[2:] == (6, 4)


@pytest.mark.clause("BRS-182")
def test_the_choice_is_made_by_the_final_numbers() -> None:
    b = rolled(5, 4, "c3 red 76\nc4 blue 48")
    b.asks("red", "exchange")
    assert b.play.ask is not None
    assert b.play.ask.about[2:] == (6, 4)
    rolled(6, 4, "c3 red 76\nc4 blue 48").asks("red", "main")


@pytest.mark.clause("BRS-182")
def test_the_choice_is_asked_even_if_it_makes_no_difference() -> None:
    drawn = "c3 red 42\nc4 blue 54 wounds 3\na6 blue 48"  # 1-1-1 against 0-1-1: nothing to lose
    b = rolled(6, 4, drawn)
    b.asks("red", "exchange")
    assert b.options() == {"full", "less"}


@pytest.mark.clause("BRS-183")
@pytest.mark.parametrize(
    ("die", "dealt"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)]
)  # fmt: skip
def test_at_a_closed_card_the_single_die_is_read(die: int, dealt: int) -> None:
    b = board("c3 red 74\nc4 blue 48 closed", "tournament").strike("c3", "c4", die)
    assert outcome(b) == (dealt, 0)


@pytest.mark.clause("BRS-184")
def test_six_against_four() -> None:
    b = rolled(6, 4)
    b.asks("red", "exchange")
    assert outcome(b.do("full")) == (3, 1)
    assert outcome(rolled(6, 4).do("less")) == (2, 0)


@pytest.mark.clause("BRS-185")
def test_one_against_five() -> None:
    b = rolled(1, 5)
    b.asks("blue", "exchange")
    assert outcome(b.do("full")) == (2, 2)
    assert outcome(rolled(1, 5).do("less")) == (0, 1)


@pytest.mark.clause("BRS-186")
def test_a_tie_moved_by_a_modifier() -> None:
    assert outcome(rolled(4, 5, "c3 red 76\nc4 blue 48")) == (0, 1)


@pytest.mark.clause("BRS-187")
def test_a_very_low_tie() -> None:
    b = rolled(1, 1, "c3 red 12 curse\nc4 blue 48 curse")
    assert outcome(b) == (2, 0)
    assert [roll["die"] + roll["bonus"] for roll in b.told("rolled")] == [0, 0]
