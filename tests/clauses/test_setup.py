"""Before the first turn: sides, the opening roll, the names of the cells."""

from collections import Counter

import pytest
from tests.harness import SEATS, SQUADS, Draw, other

from laar.core.dice import Dice


@pytest.mark.clause("BEL-010")
def test_each_side_takes_all_nine_of_its_own(table: Draw) -> None:
    t = table().dice(6, 1).bogatyrs("first bogatyrs")
    for seat in SEATS:
        assert {answer.split()[1] for answer in t.legal("place", seat)} == set(SQUADS[seat])
    assert t.refuses("place leshy b1", "BEL-010", "bogatyrs")
    assert t.refuses("place sadko b4", "BEL-010", "evil")
    t.deploy("bogatyrs").deploy("evil")
    standing = [unit["id"] for unit in t.view["units"] if unit["cell"]]
    assert sorted(standing) == sorted(SQUADS["bogatyrs"] + SQUADS["evil"])


@pytest.mark.clause("BEL-011")
@pytest.mark.parametrize(("dice", "higher"), [((2, 1), "bogatyrs"), ((5, 6), "evil")])
@pytest.mark.parametrize("first", SEATS)
def test_the_higher_roll_decides_who_is_first(
    table: Draw, dice: tuple[int, int], higher: str, first: str
) -> None:
    t = table().dice(*dice)
    assert t.asked == f"{higher} first"
    assert t.legal() == {"first bogatyrs", "first evil"}
    lower = other(higher)
    assert t.refuses(f"first {first}", "BEL-011", lower)
    t.say(higher, f"first {first}")
    assert t.view["first"] == first
    assert t.fact("opening_rolled")["clause"] == "BEL-011"


@pytest.mark.clause("BEL-012")
def test_equal_opening_rolls_are_rolled_again(table: Draw) -> None:
    t = table()
    for face in (1, 3, 6):
        t.dice(face, face)
        assert t.asked == "chance die"
    t.dice(2, 5)
    assert t.asked == "evil first"
    clauses = Counter(fact["clause"] for fact in t.facts("opening_rolled"))
    assert clauses == {"BEL-012": 3, "BEL-011": 1}


@pytest.mark.clause("BEL-013")
def test_sides_drawn_by_lot() -> None:
    drawn = [Dice(bytes([seed])).lot("sides", ["Anna", "Boris"]) for seed in range(200)]
    orders = Counter(tuple(lot) for lot in drawn)
    assert set(orders) == {("Anna", "Boris"), ("Boris", "Anna")}
    assert 70 <= orders["Anna", "Boris"] <= 130
    again = [Dice(bytes([seed])).lot("sides", ["Anna", "Boris"]) for seed in range(200)]
    assert again == drawn  # whoever knows the seed can check the lot


@pytest.mark.clause("BEL-014")
@pytest.mark.parametrize("first", SEATS)
def test_cells_are_named_as_the_first_player_sees_them(table: Draw, first: str) -> None:
    t = table().dice(6, 1).bogatyrs(f"first {first}")
    second = other(first)
    rows = [{answer[-1] for answer in t.legal("place", seat)} for seat in (first, second)]
    assert rows == [{"1", "2", "3"}, {"4", "5", "6"}]


@pytest.mark.clause("BEL-014")
def test_rows_run_from_the_first_players_edge_and_columns_from_the_left(table: Draw) -> None:
    board = str(table("a1 alyosha / e6 leshy")).splitlines()
    assert [line[0] for line in board[:6]] == ["6", "5", "4", "3", "2", "1"]
    assert board[6].split() == ["a", "b", "c", "d", "e"]
    assert board[5].split()[1].startswith("+ALYO")
    assert board[0].split()[5].startswith("-LESH")


@pytest.mark.clause("BEL-015")
@pytest.mark.parametrize("second", SEATS)
def test_the_row_next_to_the_middle_line_is_the_first_row(table: Draw, second: str) -> None:
    first = other(second)
    t = table().dice(6, 1).bogatyrs(f"first {first}")
    wings = {answer[-2:] for answer in t.legal("place", second) if answer[-2] in "ae"}
    assert wings == {"a4", "e4"}
