"""A field of cells."""

import pytest

from laar.core.engine.grid import Grid


def names(field: Grid, cells: list[int]) -> set[str]:
    return {field.names[cell] for cell in cells}


def test_cells_are_named_by_column_and_row() -> None:
    field = Grid(5, 6)
    assert len(field.names) == len(field.cell) == 30
    assert (field.names[0], field.names[4], field.names[5], field.names[29]) == (
        "a1",
        "e1",
        "a2",
        "e6",
    )
    assert all(field.names[cell] == name for name, cell in field.cell.items())


def test_distances_are_kings_moves() -> None:
    field = Grid(5, 6)
    far = field.distance[field.cell["c3"]]
    assert {field.names[cell] for cell in range(30) if far[cell] == 0} == {"c3"}
    assert far[field.cell["e4"]] == far[field.cell["a1"]] == far[field.cell["c5"]] == 2
    assert far[field.cell["a6"]] == 3
    for a in range(30):
        assert [field.distance[b][a] for b in range(30)] == field.distance[a]


@pytest.mark.parametrize(
    ("cell", "near", "beside"),
    [
        ("c3", {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}, {"b3", "d3", "c2", "c4"}),
        ("a1", {"a2", "b1", "b2"}, {"a2", "b1"}),
        ("e2", {"e1", "e3", "d1", "d2", "d3"}, {"e1", "e3", "d2"}),
        ("e6", {"e5", "d5", "d6"}, {"e5", "d6"}),
    ],
)
def test_neighbours_by_side_and_by_corner(cell: str, near: set[str], beside: set[str]) -> None:
    field = Grid(5, 6)
    assert names(field, field.near[field.cell[cell]]) == near
    assert names(field, field.beside[field.cell[cell]]) == beside


def test_ahead_stays_in_the_column_and_on_the_field() -> None:
    field = Grid(5, 6)
    assert field.ahead(field.cell["c3"], 1) == field.cell["c4"]
    assert field.ahead(field.cell["c3"], -2) == field.cell["c1"]
    assert field.ahead(field.cell["e6"], 1) == field.ahead(field.cell["a1"], -1) == -1


def test_a_field_of_another_size() -> None:
    field = Grid(8, 1)
    assert field.names == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]
    assert names(field, field.near[0]) == {"b1"}
