"""The simple strike: its strengths, its reach, and who may be struck.

Marerit (74) strikes for 2-3-4 and Litovitsa (48) for 1-2-3; nothing else of them matters here.
"""

import pytest
from tests.clauses.berserk.board import board


@pytest.mark.clause("BRS-124")
@pytest.mark.parametrize(
    ("number", "strengths"),
    [(48, (1, 2, 3)), (72, (1, 2, 4)), (74, (2, 3, 4)), (95, (4, 5, 6)), (46, (0, 1, 1))],
)
@pytest.mark.parametrize(("die", "blow"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_weak_medium_and_strong(
    number: int, strengths: tuple[int, int, int], die: int, blow: int
) -> None:
    b = board(f"c3 red {number}\nc4 blue 48 closed").strike("c3", "c4", die)
    assert b.wounds("c4") == strengths[blow]
    assert b.told("dealt")[0]["strength"] == strengths[blow]


@pytest.mark.clause("BRS-125")
def test_a_strike_reaches_the_eight_cells_around() -> None:
    near = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]
    far = ["a1", "c1", "e3", "a4", "c5", "d5", "e5"]
    drawn = "".join(f"\n{cell} blue 48" for cell in near + far)
    b = board("c3 red 74" + drawn)
    assert b.options("strike") == {f"strike c3 {cell}" for cell in near}
    for cell in far:
        b.refused(f"strike c3 {cell}", "BRS-125")
    b.refused("strike c3 c3", "BRS-125")


@pytest.mark.clause("BRS-125")
def test_a_strike_does_not_reach_across_the_edge() -> None:
    b = board("e2 red 74\na3 blue 48\na2 blue 48")  # neighbours in the list of cells alone
    assert b.options("strike") == set()
    b.refused("strike e2 a3", "BRS-125")


@pytest.mark.clause("BRS-126")
def test_an_open_target_rolls_too() -> None:
    b = board("c3 red 74\nc4 blue 48").do("strike c3 c4").roll(5)
    b.asks("chance", "die")
    b.roll(6)
    assert (b.wounds("c3"), b.wounds("c4")) == (1, 0)
    assert [(roll["card"], roll["die"]) for roll in b.told("rolled")] == [("74.1", 5), ("48.1", 6)]


@pytest.mark.clause("BRS-127")
@pytest.mark.parametrize("dice", ["home", "tournament"])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_closed_target_does_not_roll_and_is_always_hit(dice: str, die: int) -> None:
    b = board("c3 red 74\nc4 blue 48 closed\na6 blue 48", dice).strike("c3", "c4", die)
    b.asks("red", "main")
    assert (b.wounds("c3"), b.wounds("c4")) == (0, [2, 2, 2, 3, 3, 4][die - 1])
    assert [roll["card"] for roll in b.told("rolled")] == ["74.1"]


@pytest.mark.clause("BRS-128")
def test_ones_own_card_may_be_struck() -> None:
    b = board("c3 red 74\nc2 red 48 closed\nd3 red 48\na6 blue 48")
    assert b.options("strike c3") == {"strike c3 c2", "strike c3 d3"}
    b.strike("c3", "c2", 6)
    assert b.wounds("c2") == 4


@pytest.mark.clause("BRS-129")
def test_a_weak_blow_on_ones_own_blood_mage() -> None:
    drawn = "c2 red 48\nc3 red 26 closed\na6 blue 48"
    b = board(drawn).strike("c2", "c3", 2)
    assert b.wounds("c3") == 1
    b.asks("red", "may")
    b.do("yes")
    assert b.chips("c3") == 1
    b = board(drawn).strike("c2", "c3", 2).do("no")
    assert (b.wounds("c3"), b.chips("c3")) == (1, 0)


@pytest.mark.clause("BRS-130")
def test_ones_own_open_creature_fights_back_and_nobody_defends() -> None:
    b = board("c3 red 74\nc4 red 48\nb4 red 48\nd4 blue 48\nd3 blue 48")
    b.do("strike c3 c4")
    b.asks("chance", "die")
    b.roll(1, 6)
    assert (b.wounds("c3"), b.wounds("c4")) == (1, 0)


@pytest.mark.clause("BRS-130")
@pytest.mark.parametrize(("first", "second"), [(6, 4), (1, 5)])
def test_the_same_player_chooses_for_both_sides_of_the_fight(first: int, second: int) -> None:
    b = board("c3 red 74\nc4 red 48\na6 blue 48", "tournament")
    b.do("strike c3 c4").roll(first, second)
    b.asks("red", "exchange")


@pytest.mark.clause("BRS-130")
def test_the_same_player_rerolls_for_both_sides_of_the_fight() -> None:
    b = board("c3 red 74\nc4 red 48 exp_defence\na6 blue 48").do("strike c3 c4").roll(6, 1)
    b.asks("red", "reroll")
    assert b.options() == {"keep", "reroll target"}
    b.do("reroll target").roll(6)
    assert (b.wounds("c3"), b.wounds("c4")) == (1, 0)


@pytest.mark.clause("BRS-131")
@pytest.mark.parametrize("state", ["", " closed"])
@pytest.mark.parametrize("dice", ["home", "tournament"])
def test_an_artefact_is_struck_like_a_closed_card(state: str, dice: str) -> None:
    b = board(f"c3 red 74\nc4 blue 91{state}\na6 blue 48", dice).strike("c3", "c4", 4)
    b.asks("red", "main")
    assert (b.wounds("c3"), b.wounds("c4")) == (0, 3)


@pytest.mark.clause("BRS-131")
def test_what_has_no_lives_cannot_be_attacked() -> None:
    b = board("zone red 107\nzone blue 98\nzone blue 107\na6 blue 91\nb6 blue 48")
    assert b.options("strike") == {"strike 107.1 107.2", "strike 107.1 a6", "strike 107.1 b6"}
    b.refused("strike 107.1 98.1", "BRS-131")
    b = board("c3 red 36\nzone blue 98\na6 blue 48").do("use c3 2")
    assert b.options() == {"a6"}
