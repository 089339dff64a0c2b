"""Placing the squad: which cells open when."""

import pytest
from tests.clauses.berserk.board import Board, board

CHEAP = {str(n): 3 for n in range(42, 52)}  # fifteen of the cheapest cost 42
SQUAD = [42] * 3 + [43] * 3 + [44] * 3 + [45] * 3 + [46] * 3
MIDDLE = [f"{column}{row}" for row in (1, 2, 3) for column in "bcd"]
BACK = ["a1", "e1", "a2", "e2"]
FRONT = [f"{column}4" for column in "abcde"] + [
    f"{column}{row}" for row in (5, 6) for column in "bcd"
]
WINGS = ["a5", "e5", "a6", "e6"]


def placing(red: int = 1, blue: int = 1, first: str = "first") -> Board:
    """Both are about to place squads of so many cards; red is the First player unless told."""
    b = board(decks=[CHEAP, CHEAP]).roll(5, 2).do(first).deal("red", *SQUAD).deal("blue", *SQUAD)
    return b.keep().buy("red", *SQUAD[:red]).buy("blue", *SQUAD[:blue])


def place(b: Board, seat: str, *cells: str) -> Board:
    """A seat puts its next cards on these cells."""
    for cell in cells:
        free = sorted(o for o in b.options("place", seat=seat) if o.endswith(cell))
        assert free, f"nothing can be placed on {cell}"
        b.do(free[0], seat=seat)
    return b


def cells(b: Board, seat: str) -> set[str]:
    """Where the next card may go."""
    return {option.split()[2] for option in b.options("place", seat=seat)}


@pytest.mark.clause("BRS-060")
def test_cards_lie_face_down_each_on_its_own_cell() -> None:
    b = place(placing(red=2), "red", "c3")
    assert "c3" not in cells(b, "red")
    assert cells(b, "red") < {f"{column}{row}" for column in "abcde" for row in (1, 2, 3)}
    b = place(b, "red", "c2").do("ready", seat="red")
    assert b.told("placed") == []
    assert b.play.view(1)["cards"] == []


@pytest.mark.clause("BRS-061", "BRS-067")
def test_the_first_player_begins_with_the_middle_nine() -> None:
    b = placing(red=8)
    assert cells(b, "red") == set(MIDDLE)
    place(b, "red", "d1", "c3", "b2", "b1", "b3", "c1", "d2", "d3").do("ready", seat="red")


@pytest.mark.clause("BRS-063")
@pytest.mark.parametrize("last", [*MIDDLE, *BACK])
def test_the_sides_of_the_front_row_wait_for_all_other_cells(last: str) -> None:
    before = [*MIDDLE, *BACK] if last in BACK else MIDDLE
    b = place(placing(red=15), "red", *[cell for cell in before if cell != last])
    assert cells(b, "red") == {last}
    card = min(b.options("place", seat="red")).split()[1]
    for cell in ("a3", "e3"):
        b.refused(f"place {card} {cell}", "BRS-063", seat="red")


@pytest.mark.clause("BRS-063", "BRS-064")
def test_only_of_the_first_player_the_sides_of_the_front_row_come_last() -> None:
    b = placing(red=15, blue=15, first="second")
    assert cells(b, "red") >= {"a4", "e4"}
    assert not cells(b, "blue") & {"a3", "e3"}


@pytest.mark.clause("BRS-062", "BRS-069")
def test_the_tenth_card_of_the_first_player() -> None:
    b = place(placing(red=10), "red", *MIDDLE)
    assert cells(b, "red") == set(BACK)
    left = b.options("place", seat="red")
    card = min(left).split()[1]
    b.refused(f"place {card} a3", "BRS-063", seat="red")
    b.refused(f"place {card} e3", "BRS-063", seat="red")


@pytest.mark.clause("BRS-063", "BRS-070")
def test_the_fourteenth_card_of_the_first_player() -> None:
    b = place(placing(red=15), "red", *MIDDLE, *BACK)
    assert cells(b, "red") == {"a3", "e3"}
    place(b, "red", "e3", "a3").do("ready", seat="red")


@pytest.mark.clause("BRS-062", "BRS-071")
def test_a_gap_in_the_middle() -> None:
    b = place(placing(red=10), "red", *[cell for cell in MIDDLE if cell != "c1"])
    assert cells(b, "red") == {"c1"}
    card = min(b.options("place", seat="red")).split()[1]
    b.refused(f"place {card} a2", "BRS-062", seat="red")
    place(b, "red", "c1", "a2").do("ready", seat="red")


@pytest.mark.clause("BRS-067", "BRS-071")
def test_a_card_taken_back_leaves_a_gap() -> None:
    b = place(placing(red=10), "red", *MIDDLE, "a2")
    taken = next(step for step in b.play.asides(0) if step.endswith("c1"))
    b.do(taken, seat="red")
    b.refused("ready", seat="red")
    assert cells(b, "red") == {"c1"}


@pytest.mark.clause("BRS-064", "BRS-072")
def test_the_second_player_begins_with_the_whole_front_row() -> None:
    b = placing(blue=2)
    assert cells(b, "blue") == set(FRONT)
    assert {"a4", "e4"} <= cells(b, "blue")
    card = min(b.options("place", seat="blue")).split()[1]
    b.refused(f"place {card} a5", "BRS-065", seat="blue")
    b.refused(f"place {card} e6", "BRS-065", seat="blue")


@pytest.mark.clause("BRS-065", "BRS-073")
def test_the_twelfth_card_of_the_second_player() -> None:
    b = place(placing(blue=15), "blue", *FRONT)
    assert cells(b, "blue") == set(WINGS)
    place(b, "blue", *WINGS).do("ready", seat="blue")


@pytest.mark.clause("BRS-061", "BRS-064")
def test_who_is_first_decides_not_who_is_red() -> None:
    b = placing(first="second")
    assert (cells(b, "red"), cells(b, "blue")) == (set(FRONT), set(MIDDLE))


@pytest.mark.clause("BRS-066")
def test_flyers_and_other_cards_take_a_cell_too() -> None:
    b = board(decks=["maidens+", "dwarves+"]).roll(5, 2).do("first")
    b.deal("red", 107, 42).deal("blue", 98, 33).keep().buy("red", 107, 42).buy("blue", 98, 33)
    b.do("place 107.1 c2", seat="red")
    b.refused("place 42.1 c2", "BRS-029", seat="red")
    b.refused("ready", "BRS-068", seat="red")
    b.do("place 98.1 a4", seat="blue")
    b.refused("place 33.1 a4", "BRS-029", seat="blue")


@pytest.mark.clause("BRS-068")
def test_the_whole_squad_is_placed() -> None:
    b = place(placing(red=3), "red", "c3", "c2")
    b.refused("ready", "BRS-068", seat="red")
    place(b, "red", "c1").do("ready", seat="red")
