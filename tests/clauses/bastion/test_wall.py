"""The wall: which sections there are, where the march goes, who is beside whom."""

import pytest
from tests.clauses.bastion.board import LAST, Board, both, column

from laar.core.game import BadOptions

TELEPORT = "dagdar spells red-archmage\n"
CASTLING = "dagdar spells red-priest\n"


@pytest.mark.clause("BST-044")
def test_first_and_last_section_2015() -> None:
    assert Board("2015", "stage enemy\ndeck red-beast").wall(1) == ["red-beast"]
    full = f"stage enemy\n{column(*range(2, 24))}"
    assert Board("2015", f"{full}deck red-archmage").wall(1) == ["red-archmage"]  # the nearest
    castle = Board("2015", f"{full}wall 1 red-scout\ndeck red-archmage")
    assert castle.outcome is not None  # on the farthest it would be at the gate's other side


@pytest.mark.clause("BST-045")
@both
def test_enemies_march_from_higher_sections_to_lower_ones(edition: str) -> None:
    castle = Board(edition, "stage enemy\nwall 7 red-beast\nwall 12 blue-beast")
    assert castle.walls == {7: ["red-beast"], 8: ["blue-beast"]}
    castle.do("end")
    assert castle.walls == {1: ["blue-beast"], 7: ["red-beast"]}
    castle.do("end")
    assert castle.walls == {1: ["blue-beast"], 2: ["red-beast"]}


@pytest.mark.clause("BST-045")
@both
def test_the_gate_stops_them(edition: str) -> None:
    castle = Board(edition, "stage enemy\nwall 20 red-beast")
    assert castle.walls == {1: ["red-beast"]}


@pytest.mark.clause("BST-046")
def test_next_is_towards_the_gate_2015() -> None:
    castle = Board("2015", "stage enemy\nwall 6 red-beast\nwall 20 blue-beast")
    assert castle.walls == {6: ["red-beast"], 7: ["blue-beast"]}  # previous to the red one
    castle = Board("2015", "stage enemy\nsquare 4 red-flyer\nwall 15 red-beast\ndeck blue-flyer")
    assert castle.square(3) == ["blue-flyer"]


@pytest.mark.clause("BST-047")
def test_section_24_never_holds_an_enemy_2015() -> None:
    text = f"stage enemy\n{column(*range(1, 23))}"
    assert Board("2015", f"{text}deck red-archmage").wall(23) == ["red-archmage"]
    castle = Board("2015", f"{text}wall 23 red-scout\ndeck red-archmage")
    assert castle.outcome == ("lost", "BST-574")
    assert castle.wall(24) == []
    with pytest.raises(BadOptions, match="BST-047"):
        Board("2015", "wall 24 red-beast")


@pytest.mark.clause("BST-048")
@pytest.mark.parametrize("deck", ["", "deck red-mage"])
def test_section_24_stays_closed_2015(deck: str) -> None:
    castle = Board("2015", f"wall 5 red-beast\n{TELEPORT}{deck}")
    goals = {int(answer.split(" s")[2]) for answer in castle.options("teleport ")}
    assert goals == set(range(1, 24)) - {5}
    assert castle.refuses("teleport s5 s24", "BST-048")


@pytest.mark.clause("BST-048")
def test_no_march_begins_on_section_24_2015() -> None:
    castle = Board("2015", f"stage enemy\n{column(*range(1, 24))}")
    assert castle.outcome == ("lost", "BST-574")


@pytest.mark.clause("BST-049")
def test_all_24_sections_can_be_used_2018() -> None:
    castle = Board("2018", f"wall 5 red-beast\n{TELEPORT}deck red-mage")
    castle.do("teleport s5 s24")
    assert castle.walls == {24: ["red-beast"]}
    castle = Board("2018", f"stage enemy\n{column(*range(1, 24))}deck red-archmage")
    assert castle.wall(24) == ["red-archmage"]


@pytest.mark.clause("BST-050")
def test_the_camp_lies_beside_section_24_2018() -> None:
    castle = Board("2018", "wall 24 red-priest\nwall 1 red-beast\nwall 23 red-mage")
    assert castle.shielded("s23")
    assert not castle.shielded("s1")  # the gate lies between
    castle = Board("2018", mode="scenario-4", layout="random", first="dagdar")
    castle.past("district", "source", "vanguard")
    assert castle.area("dagdar") == "d6"  # the camp's district


@pytest.mark.clause("BST-051")
@both
def test_one_enemy_on_a_section(edition: str) -> None:
    castle = Board(edition, f"wall 5 red-beast green-symbiote\nwall 7 red-mage\n{TELEPORT}")
    assert not castle.options("teleport s7 s5 ")
    assert castle.refuses("teleport s7 s5", {"2015": "BST-260", "2018": "BST-261"}[edition])
    with pytest.raises(BadOptions, match="one line"):
        Board(edition, "wall 5 red-beast\nwall 5 red-mage")
    castle = Board(edition, "stage enemy\nwall 1 red-beast green-symbiote\ndeck red-mage")
    assert castle.walls == {1: ["red-beast", "green-symbiote"], 2: ["red-mage"]}


@pytest.mark.clause("BST-052", "BST-053")
@both
def test_in_the_camp_or_at_the_wall_is_on_a_section(edition: str) -> None:
    inside = "square 2 red-flyer\ncitadel red-dragon\ndagdar at d1\n"
    castle = Board(edition, f"wall 5 red-beast\nwall 20 red-mage\n{inside}{CASTLING}deck spy")
    assert castle.options("castling ") == {"castling s5 s20"}
    castle = Board(edition, f"wall 1 red-beast\n{inside}dagdar mana red 4").do("attack s1")
    assert castle.outcome is not None  # won: nobody is left there


@pytest.mark.clause("BST-053")
def test_the_camp_is_a_token_beside_the_sections_2018() -> None:
    castle = Board("2018", f"wall 5 red-beast\n{TELEPORT}deck red-mage blue-mage")
    assert "teleport s5 s24" in castle.options()
    assert castle.do("teleport s5 s24").deck == 2


@pytest.mark.clause("BST-054")
@both
def test_adjacent_enemies_follow_one_another(edition: str) -> None:
    castle = Board(edition, "wall 10 inquisitor\n" + column(8, 9, 11, 12))
    printed = Board(edition, column(8, 9, 11, 12))
    more = {s: castle.strength(s) - printed.strength(s) for s in ("s8", "s9", "s11", "s12")}
    assert more == {"s8": 0, "s9": 1, "s11": 1, "s12": 0}


@pytest.mark.clause("BST-055")
@both
@pytest.mark.parametrize("corner", [4, 8, 12, 16, 20])
def test_adjacent_across_a_corner(edition: str, corner: int) -> None:
    castle = Board(edition, f"wall {corner} red-priest\nwall {corner + 1} red-beast")
    assert castle.shielded(f"s{corner + 1}")
    castle = Board(edition, f"wall {corner + 1} red-priest\nwall {corner} red-beast")
    assert castle.shielded(f"s{corner}")


@pytest.mark.clause("BST-056")
@both
def test_the_gate_parts_neighbours(edition: str) -> None:
    last = LAST[edition]
    castle = Board(edition, f"wall {last} red-priest\nwall 1 red-beast")
    assert not castle.shielded("s1")
    castle = Board(edition, f"wall 1 red-priest\nwall {last} red-beast")
    assert not castle.shielded(f"s{last}")
    castle = Board(edition, f"wall 1 inquisitor\nwall {last} red-beast")
    assert castle.strength(f"s{last}") == 3
    castle = Board(edition, f"wall 1 red-werewolf\nwall {last} red-beast")
    assert castle.strength("s1") == 9


@pytest.mark.clause("BST-057")
@both
def test_no_neighbours_inside(edition: str) -> None:
    castle = Board(edition, f"square 1 red-priest belligemin\n{column(1, 2, 3, 4)}")
    assert not any(castle.shielded(f"s{section}") for section in (1, 2, 3, 4))
    text = "square 2 red-werewolf belligemin\nsquare 1 red-flyer\nwall 2 inquisitor"
    castle = Board(edition, text)
    assert castle.strengths("q2") == [9, 4]
    castle = Board(edition, "square 1 inquisitor belligemin\nsquare 2 red-flyer\nwall 1 red-beast")
    assert (castle.strength("q2"), castle.strength("s1")) == (5, 3)
    castle = Board(edition, "citadel red-dragon\nwall 1 inquisitor")
    assert castle.strength("citadel") == 10
