"""Who may cut in and when: before the enemy stage (2015) and in another's attack."""

import pytest
from tests.clauses.bastion.board import Board, both

BEFORE = "active sannirr\nwall 3 red-beast\nwall 9 blue-mage\ndeck green-mage black-mage\n"
HELPED = "wall 1 red-beast\nwall 9 blue-mage\ndagdar at d1\ndagdar mana red 5\n"


@pytest.mark.clause("BST-090")
@pytest.mark.parametrize(
    ("spells", "answer", "wall"),
    [
        ("red-priest", "castling s3 s9", {3: ["blue-mage"], 9: ["red-beast"]}),
        ("red-archmage", "teleport s3 s20", {9: ["blue-mage"], 20: ["red-beast"]}),
        ("red-werewolf red-priest", "copy:castling s3 s9", {3: ["blue-mage"], 9: ["red-beast"]}),
        ("red-werewolf", "copy:teleport s9 s1", {1: ["blue-mage"], 3: ["red-beast"]}),
    ],
)
def test_castling_and_teleport_before_the_enemy_stage_2015(
    spells: str, answer: str, wall: dict[int, list[str]]
) -> None:
    text = f"{BEFORE}dagdar spells {spells} blue-beast red-mage green-archmage\n"
    castle = Board("2015", f"{text}dagdar mana red 2\ndagdar artefacts red-converter").do("end")
    assert castle.asked == "dagdar before"
    verbs = {option.split()[0] for option in castle.options()} - {"go-on"}
    assert verbs <= {"castling", "teleport", "copy:castling", "copy:teleport"}
    castle.do(answer)
    assert castle.walls == wall
    assert castle.deck == 2  # the enemy stage is still to come
    castle.do("go-on")
    assert castle.asked == "dagdar act"
    assert castle.deck == 1


@pytest.mark.clause("BST-090")
def test_no_spell_while_a_card_is_resolved_2015() -> None:
    text = "wall 3 red-beast\nwall 9 blue-mage\ndagdar spells red-priest\ndagdar at citadel\n"
    castle = Board("2015", f"active sannirr\n{text}deck red-dragon").do("end", "go-on")
    assert castle.asked == "dagdar flee"
    assert {answer.split()[0] for answer in castle.options()} == {"flee"}
    assert castle.options(seat="sannirr") == set()


@pytest.mark.clause("BST-096")
@pytest.mark.parametrize("spells", ["", "dagdar spells blue-beast red-dragon\n"])
def test_no_window_with_nothing_to_cast_2015(spells: str) -> None:
    castle = Board("2015", f"{BEFORE}{spells}sannirr spells red-priest").do("end")
    assert castle.asked == "dagdar act"
    assert castle.deck == 1


@pytest.mark.clause("BST-096")
def test_the_turn_of_repeat_has_no_window_2015() -> None:
    text = BEFORE.replace("active sannirr\n", "")
    castle = Board("2015", f"{text}dagdar spells red-priest red-dragon").do("repeat")
    assert castle.asked == "dagdar act"
    assert castle.deck == 2


@pytest.mark.clause("BST-095")
@both
def test_only_the_owner_casts_and_nobody_has_to_pass(edition: str) -> None:
    castle = Board(edition, f"{HELPED}sannirr spells red-symbiote").do("attack s1")
    assert castle.asked == "dagdar attack"
    assert castle.helpers == ["sannirr"]
    assert castle.options(seat="sannirr") == {"lightning-1"}
    assert castle.refuses("lightning-1", "BST-095", "dagdar")
    castle.do("pay")  # sannirr is silent, and need not say so
    assert castle.spells("dagdar") == ["red-beast"]
    assert castle.spells("sannirr") == ["red-symbiote"]


@pytest.mark.clause("BST-095")
@both
def test_cutting_in_until_the_attacker_confirms(edition: str) -> None:
    text = f"{HELPED}sannirr spells red-symbiote blue-symbiote\ndagdar spells green-mage"
    castle = Board(edition, text).do("attack s1")
    castle.do("lightning-1", seat="sannirr")
    assert castle.asked == "dagdar attack"
    castle.do("pay", seat="dagdar")
    assert castle.mana("dagdar") == {"red": 3}
    assert castle.spells("sannirr") == ["blue-symbiote"]
    assert castle.options(seat="sannirr") == set()  # too late


@pytest.mark.clause("BST-095")
def test_cutting_into_an_action_2018() -> None:
    text = f"{HELPED}sannirr spells red-archmage"
    castle = Board("2018", text)
    assert castle.asked == "dagdar act"
    assert castle.helpers == ["sannirr"]
    castle.do("teleport s9 s20", seat="sannirr")
    assert castle.wall(20) == ["blue-mage"]
    assert castle.asked == "dagdar act"
