"""The field: cells, halves, neighbours, distances."""

import pytest
from tests.clauses.berserk.board import board

from laar.core.game import BadOptions


@pytest.mark.clause("BRS-022", "BRS-029")
def test_thirty_cells_for_one_card_each() -> None:
    b = board("c3 red 46\nc4 blue 33")
    names = b.table.setting.grid.names
    assert names == [f"{column}{row}" for row in range(1, 7) for column in "abcde"]
    with pytest.raises(BadOptions, match="line 3: c3 is taken"):
        board("c3 red 2\nc3 blue 2")
    with pytest.raises(BadOptions, match="line 2: 'f3' is neither a cell"):
        board("f3 red 2")


@pytest.mark.clause("BRS-029")
def test_no_cell_ever_holds_two_cards() -> None:
    b = board("c3 red 46\nc4 blue 33\nd3 red 9 chips 1\nb1 red 21")
    b.refused("step c3 c4")
    b.refused("step c3 d3")
    b.refused("jump c3 c4")
    assert "jump c3 c5" in b.options("jump c3")
    b.do("use b1 1", "d3").passes()
    b.asks("red", "cell")
    assert b.options() == {*b.table.setting.grid.names} - {"c3", "c4", "d3", "b1"}


# Whoever puts a card somewhere, and the cells round or along which it could go.
INTO = [
    ("c2 red 48\nc4 blue 9", ("use c2 1", "c4"), "b4 d4 c3 c5"),  # one step
    ("c2 red 94 chips 1\nindeck red 2", ("use c2 3", "2.1"), "b1 c1 d1 b2 d2 b3 c3 d3"),
    ("c2 red 113\ngrave red 69", ("use c2 3", "69.1"), "b1 c1 d1 b2 d2 b3 c3 d3"),
]


@pytest.mark.clause("BRS-029")
@pytest.mark.parametrize(("position", "answers", "cells"), INTO)
def test_no_effect_puts_a_card_onto_another(
    position: str, answers: tuple[str, ...], cells: str
) -> None:
    free = board(f"{position}\ne6 blue 33").do(*answers).passes()
    free.asks("red", "cell")
    assert free.options() == {*cells.split()}
    *taken, left = cells.split()
    walls = "\n".join(f"{cell} red 42" for cell in taken)
    full = board(f"{position}\ne6 blue 33\n{walls}").do(*answers).passes()
    assert full.options() == {left}
    for cell in taken:
        full.refused(cell, "BRS-029")
    none = board(f"{position}\ne6 blue 33\n{walls}\n{left} red 42")
    if "c4 blue" not in position:  # with no cell at all it is not even announced
        none.refused(answers[0])


@pytest.mark.clause("BRS-029")
def test_who_returns_finds_a_free_cell_or_waits() -> None:
    row = "a1 red 42\nb1 red 42\nd1 red 42\ne1 red 42"
    b = board(f"grave red 67\n{row}\nc4 blue 33").end().end()
    b.asks("red", "cell")
    assert b.options() == {"c1"}
    b = board(f"grave red 67\n{row}\nc1 red 42\nc4 blue 33").end().end()
    b.asks("red", "main")
    assert b.grave("red") == [67]


@pytest.mark.clause("BRS-023", "BRS-024", "BRS-025")
@pytest.mark.parametrize(
    ("first", "start", "to", "gained"),
    [
        ("red", "c3", "c4", 2),
        ("red", "c2", "c3", 0),
        ("red", "c4", "c5", 0),
        ("blue", "c4", "c3", 2),
        ("blue", "c5", "c4", 0),
        ("blue", "c3", "c4", 0),
    ],
)
def test_the_halves_meet_between_rows_3_and_4(first: str, start: str, to: str, gained: int) -> None:
    b = board(f"first {first}\nturn red\n{start} red 12\na6 blue 33")
    b.do(f"step {start} {to}")
    assert b.chips(to) == gained


@pytest.mark.clause("BRS-024", "BRS-025")
@pytest.mark.parametrize(("first", "row"), [("red", "1"), ("blue", "6")])
def test_the_third_row_lies_at_ones_own_edge(first: str, row: str) -> None:
    b = board(f"first {first}\nturn blue\nc3 red 9\nc4 blue 33\ngrave red 67")
    b.end()
    b.asks("red", "cell")
    assert b.options() == {f"{column}{row}" for column in "abcde"}


@pytest.mark.clause("BRS-026")
def test_eight_neighbours() -> None:
    around = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]
    far = ["a3", "e3", "c1", "c5", "a5"]
    cards = "\n".join(f"{cell} blue 9" for cell in around + far)
    b = board(f"c3 red 12\n{cards}")
    assert b.options("strike c3") == {f"strike c3 {cell}" for cell in around}
    corner = board("a1 red 12\nb2 blue 9\na3 blue 9")
    assert corner.options("strike a1") == {"strike a1 b2"}


@pytest.mark.clause("BRS-027")
def test_a_diagonal_counts_as_one() -> None:
    b = board("c3 red 87\ne4 blue 9\na5 blue 9\ne1 blue 9\nc6 blue 9\nb4 blue 9\na6 blue 9")
    b.do("use c3 2")  # a discharge within range 2, not at neighbours
    assert b.options() == {"e4", "a5", "e1"}


@pytest.mark.clause("BRS-028")
def test_nothing_blocks_the_line_of_fire() -> None:
    b = board("c1 red 28\nc2 red 9\nc3 blue 9\nc4 blue 33\nc5 blue 23")
    b.do("use c1 1")
    assert b.options() == {"c3", "c4", "c5"}
    over_own = board("c2 red 20\nc3 red 9\nc4 blue 33\ne2 blue 9\nd2 blue 9")
    over_own.do("use c2 1")
    assert over_own.options() == {"c4"}  # not e2: an enemy stands between
