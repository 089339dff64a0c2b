"""The castle itself: areas, what a district has, and what lies beside what."""

import pytest
from tests.clauses.bastion.board import COLOURS, DISTRICTS, LAST, Board, both, column


@pytest.mark.clause("BST-040", "BST-058")
@both
def test_the_citadel_touches_six_districts(edition: str) -> None:
    castle = Board(edition, "wall 1 red-beast")
    assert castle.area("dagdar") == "citadel"
    assert castle.options("move ") == {f"move {area}" for area in DISTRICTS}
    assert len(castle.view["districts"]) == 6


@pytest.mark.clause("BST-058")
@both
@pytest.mark.parametrize("number", range(1, 7))
def test_a_district_touches_two_others_and_the_citadel(edition: str, number: int) -> None:
    castle = Board(edition, f"wall 1 red-beast\ndagdar at d{number}")
    before, after = (number - 2) % 6 + 1, number % 6 + 1
    assert castle.options("move ") == {"move citadel", f"move d{before}", f"move d{after}"}


@pytest.mark.clause("BST-059")
@both
def test_the_gate_does_not_divide_the_inside(edition: str) -> None:
    for start, goal in (("d1", "d6"), ("d6", "d1")):
        castle = Board(edition, f"wall 1 red-beast\ndagdar at {start}").do(f"move {goal}")
        assert castle.area("dagdar") == goal
    castle = Board(edition, "stage enemy\nsquare 1 red-flyer\ndeck blue-flyer")
    assert castle.square(6) == ["blue-flyer"]  # on from 1 to 6


@pytest.mark.clause("BST-041", "BST-042")
@both
def test_what_a_district_has(edition: str) -> None:
    view = Board(edition, "wall 1 red-beast").view
    for district in view["districts"]:
        assert len(district["sources"]) == 3
        assert [one["built"] for one in district["sources"]] == [False] * 3
        assert district["tower"]["token"] is None
        assert district["bases"] == [None, None]
    assert len(view["districts"]) == len(view["squares"]) == 6
    assert len(view["wall"]) == 24


@pytest.mark.clause("BST-041", "BST-043")
@both
@pytest.mark.parametrize("number", range(1, 7))
def test_a_district_owns_four_sections(edition: str, number: int) -> None:
    crowd = column(*range(1, LAST[edition] + 1))
    mana = " ".join(f"{colour} 9" for colour in COLOURS)
    castle = Board(edition, f"{crowd}dagdar at d{number}\ndagdar mana {mana}")
    owned = [section for section in range(4 * number - 3, 4 * number + 1) if castle.wall(section)]
    assert castle.options("attack ") == {f"attack s{section}" for section in owned}
    assert len(owned) == 4 or (edition, number) == ("2015", 6)  # no enemy on 24


@pytest.mark.clause("BST-043")
@both
@pytest.mark.parametrize("number", range(1, 7))
def test_whose_sections_they_are(edition: str, number: int) -> None:
    for section in range(4 * number - 3, min(4 * number, LAST[edition]) + 1):
        castle = Board(edition, f"wall {section} spy")
        assert castle.cost(f"s{section}") == {COLOURS[number - 1]: 3}
        castle = Board(edition, f"stage enemy\nwall {section} spy\ndeck belligemin")
        assert castle.square(number) == ["spy", "belligemin"]


@pytest.mark.clause("BST-043")
@both
def test_districts_are_numbered_clockwise_from_the_gate(edition: str) -> None:
    layout = ["blue", "red", "black", "green", "purple", "yellow"]
    castle = Board(edition, mode="training", layout=layout, gate=2, first="dagdar")
    assert castle.view["layout"] == ["black", "green", "purple", "yellow", "blue", "red"]
    castle.past("enemy")
    assert castle.wall(1)  # the first enemy goes to the gate, at district 1


@pytest.mark.clause("BST-060")
@both
@pytest.mark.parametrize("number", range(1, 7))
def test_the_district_colours_white_enemies(edition: str, number: int) -> None:
    layout = ["blue", "red", "black", "green", "purple", "yellow"]
    text = f"layout {' '.join(layout)}\nwall {4 * number - 2} spy\nsquare {number} rokai"
    castle = Board(edition, text)
    assert castle.cost(f"s{4 * number - 2}") == {layout[number - 1]: 3}
    assert castle.cost(f"q{number}") == {layout[number - 1]: 5}


@pytest.mark.clause("BST-062")
@both
@pytest.mark.parametrize("number", range(1, 7))
def test_without_mana_a_tower_takes_a_token_of_its_colour(edition: str, number: int) -> None:
    layout = ["blue", "red", "black", "green", "purple", "yellow"]
    text = f"layout {' '.join(layout)}\nwall 1 spy\ndagdar at d{number}"
    castle = Board(edition, text).do("tower")
    assert castle.tower(number) == layout[number - 1]


@pytest.mark.clause("BST-064")
@both
def test_a_source_is_closed_while_a_token_lies_on_it(edition: str) -> None:
    text = "wall 1 red-beast\ndagdar at d1\ndagdar mana blue 2\nsource 1 2 red"
    castle = Board(edition, text)
    assert castle.options("source ") == {"source 1 blue", "source 3 blue"}
    castle.do("tower blue")
    assert castle.source(1, 2)["token"] is None
    open_again = Board(edition, text.replace("source 1 2 red", ""))
    assert "source 2 blue" in open_again.options()


@pytest.mark.clause("BST-065")
@both
def test_a_tower_is_closed_while_a_token_lies_on_it(edition: str) -> None:
    text = "wall 1 red-beast\ndagdar at d1\ndagdar mana blue 2\n"
    assert Board(edition, text).options("tower ") == {"tower blue"}
    castle = Board(edition, f"{text}tower 1 red")
    assert castle.tower(1) == "red"
    assert castle.options("tower ") == set()


@pytest.mark.clause("BST-068")
@both
def test_defenders_share_areas(edition: str) -> None:
    text = "players 4\nwall 1 red-beast\nsannirr at d2\nirvena at d2\ntalm at d2"
    castle = Board(edition, text).do("move d2")
    assert {castle.area(seat) for seat in ("dagdar", "sannirr", "irvena", "talm")} == {"d2"}
    castle = Board(edition, f"{text}\ndagdar at d2").do("move citadel")
    assert castle.area("dagdar") == "citadel"
