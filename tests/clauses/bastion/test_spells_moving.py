"""Castling (the priests carry it) and Teleport (the archmages carry it)."""

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn

WALL = "wall 3 red-beast / wall 9 blue-mage / square 4 red-flyer / citadel red-dragon"


def moving(edition: str, position: str) -> Board:
    """A few enemies at the wall and inside; Dagdar is in the first district."""
    return drawn(edition, f"dagdar at d1 / {WALL} / {position}")


@both
@pytest.mark.clause("BST-258")
@pytest.mark.clause("BST-259")
def test_castling_swaps_two_enemies_at_the_wall(edition: str) -> None:
    castle = moving(edition, "dagdar spells red-priest / wall 17 green-rider")
    assert castle.options("castling") == {
        "castling s3 s9", "castling s3 s17", "castling s9 s17",
    }  # fmt: skip
    castle.do("castling s3 s17")
    assert castle.walls == {3: ["green-rider"], 9: ["blue-mage"], 17: ["red-beast"]}
    assert castle.spells("dagdar") == []
    assert castle.done == []


@both
@pytest.mark.clause("BST-258")
@pytest.mark.clause("BST-259")
@pytest.mark.parametrize("answer", ["castling s3 q4", "castling s3 s4", "castling s3 citadel"])
def test_castling_takes_neither_enemies_inside_nor_free_sections(edition: str, answer: str) -> None:
    castle = moving(edition, "dagdar spells red-priest")
    assert castle.refuses(answer, "BST-258" if edition == "2015" else "BST-259")


@both
@pytest.mark.clause("BST-260")
@pytest.mark.clause("BST-261")
def test_teleport_takes_an_enemy_to_any_free_section(edition: str) -> None:
    castle = moving(edition, "dagdar spells red-archmage")
    last = {"2015": 23, "2018": 24}[edition]
    free = [section for section in range(1, last + 1) if section not in (3, 9)]
    assert castle.options("teleport") == {f"teleport s{a} s{b}" for a in (3, 9) for b in free}
    castle.do("teleport s9 s1")
    assert castle.walls == {1: ["blue-mage"], 3: ["red-beast"]}
    assert castle.spells("dagdar") == []


@both
@pytest.mark.clause("BST-260")
@pytest.mark.clause("BST-261")
@pytest.mark.parametrize("answer", ["teleport s9 s3", "teleport q4 s1", "teleport s9 q1"])
def test_teleport_takes_neither_taken_sections_nor_enemies_inside(
    edition: str, answer: str
) -> None:
    castle = moving(edition, "dagdar spells red-archmage")
    assert castle.refuses(answer, "BST-260" if edition == "2015" else "BST-261")


@pytest.mark.clause("BST-258")
@pytest.mark.clause("BST-260")
def test_in_2015_they_are_cast_at_any_moment_of_ones_own_turn() -> None:
    spells = "dagdar spells red-priest blue-priest red-archmage blue-archmage"
    castle = moving("2015", f"{spells} / dagdar mana red 4 / stage before")
    castle.do("teleport s3 s4", "castling s4 s9", "go-on")
    assert castle.walls == {4: ["blue-mage"], 9: ["red-beast"], 10: ["purple-beast"]}
    castle = moving("2015", f"{spells} / dagdar mana red 4 / done move mana attack")
    castle.do("teleport s3 s4", "castling s4 s9")
    assert castle.walls == {4: ["blue-mage"], 9: ["red-beast"]}
    castle = moving("2015", f"{spells} / dagdar mana red 4").do("attack s3")
    castle.do("teleport s3 s4", "castling s4 s9", "castling s4 s9", "pay")
    assert castle.walls == {9: ["blue-mage"]}


@pytest.mark.clause("BST-258")
@pytest.mark.clause("BST-260")
def test_in_2015_they_are_not_cast_in_another_defenders_turn() -> None:
    castle = moving("2015", "dagdar mana red 9 / sannirr spells red-priest red-archmage")
    for answer in ("castling s3 s9", "teleport s3 s1"):
        assert castle.refuses(answer, "BST-223", seat="sannirr")
    castle.do("attack s3")
    assert castle.wall(3) == []


@pytest.mark.clause("BST-259")
@pytest.mark.clause("BST-261")
def test_in_2018_anybody_casts_them_during_an_action_of_another() -> None:
    castle = moving("2018", "sannirr at d5 / sannirr spells red-priest red-archmage")
    assert castle.helpers == ["sannirr"]
    castle.do("castling s3 s9", "teleport s3 s24", seat="sannirr")
    assert castle.walls == {9: ["red-beast"], 24: ["blue-mage"]}
    assert castle.spells("sannirr") == []
    assert castle.asked == "dagdar act"
    assert castle.done == []


@both
@pytest.mark.clause("BST-263")
def test_combined_enemies_are_moved_whole(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / wall 3 red-beast green-symbiote / wall 9 blue-mage"
        " / dagdar spells red-priest red-archmage",
    )
    castle.do("castling s3 s9")
    assert castle.walls == {3: ["blue-mage"], 9: ["red-beast", "green-symbiote"]}
    castle.do("teleport s9 s20")
    assert castle.walls == {3: ["blue-mage"], 20: ["red-beast", "green-symbiote"]}


@both
@pytest.mark.clause("BST-264")
def test_priests_can_be_moved_and_the_shield_goes_with_them(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 3 / wall 2 red-beast / wall 3 blue-priest"
        " / wall 12 blue-mage / dagdar spells red-archmage",
    )
    assert castle.refuses("attack s2", "BST-425" if edition == "2015" else "BST-426")
    castle.do("teleport s3 s13")
    assert castle.shielded("s12")
    assert castle.shielded("s2") == []
    castle.do("attack s2")
    assert castle.wall(2) == []


@both
@pytest.mark.clause("BST-264")
def test_shielded_enemies_can_be_moved_and_are_shielded_no_more(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d3 / dagdar mana red 3 / wall 2 red-beast / wall 3 blue-priest"
        " / wall 12 blue-mage / dagdar spells red-priest",
    )
    castle.do("castling s2 s12")
    assert castle.shielded("s2")  # the mage stands there now
    assert castle.shielded("s12") == []
    castle.do("attack s12")
    assert castle.spells("dagdar") == ["red-beast"]


@pytest.mark.clause("BST-265")
@pytest.mark.parametrize("enemy", ["golem", "leviathan", "black-wing", "golem red-symbiote"])
def test_in_2015_immune_enemies_cannot_be_moved_by_spells(enemy: str) -> None:
    castle = drawn(
        "2015",
        f"dagdar at d1 / wall 3 {enemy} / wall 9 blue-mage / wall 11 red-beast"
        " / dagdar spells red-priest red-archmage",
    )
    assert castle.options("castling") == {"castling s9 s11"}
    assert castle.options("teleport s3") == set()
    assert castle.refuses("castling s3 s9", "BST-265")
    assert castle.refuses("teleport s3 s4", "BST-265")


@pytest.mark.clause("BST-266")
@pytest.mark.parametrize("enemy", ["golem", "leviathan", "black-wing"])
def test_in_2018_immune_enemies_can_be_moved_by_spells(enemy: str) -> None:
    castle = drawn(
        "2018",
        f"dagdar at d1 / wall 3 {enemy} / wall 9 blue-mage / dagdar spells red-priest red-archmage",
    )
    castle.do("castling s3 s9", "teleport s9 s24")
    assert castle.walls == {3: ["blue-mage"], 24: [enemy]}


@pytest.mark.clause("BST-266")
def test_in_2018_not_during_an_attack_on_it() -> None:
    castle = drawn(
        "2018",
        "dagdar at d1 / dagdar mana yellow 1 green 1 red 1 purple 1 blue 1 black 1 / wall 3 golem"
        " / wall 9 blue-mage / dagdar spells red-priest / sannirr spells red-archmage",
    )
    assert castle.helpers == ["sannirr"]
    castle.do("attack s3")
    assert castle.asked == "dagdar act"  # nobody was asked
    assert castle.spells("dagdar") == ["red-priest", "golem"]
