"""How long others may cast Castling and Teleport in a player's action stage (2018)."""

import pytest
from tests.clauses.bastion.board import Board
from tests.clauses.bastion.draw import drawn

HOLDER = "sannirr at d5 / sannirr spells red-archmage"


def stage(position: str) -> Board:
    """Dagdar's action stage; Sannirr far away has Teleport."""
    return drawn("2018", f"dagdar at d1 / {HOLDER} / wall 9 blue-mage / {position}")


def can_cut_in(castle: Board) -> bool:
    """Whether Sannirr may teleport the mage now."""
    return "teleport s9 s20" in castle.options(seat="sannirr")


@pytest.mark.clause("BST-262")
def test_the_acting_player_may_change_or_drop_the_action_cut_into() -> None:
    castle = stage("dagdar mana red 6 / wall 3 red-rider / wall 1 red-beast").do("attack s3")
    assert castle.helpers == ["sannirr"]
    castle.do("teleport s3 s10", seat="sannirr")
    assert castle.wall(10) == ["red-rider"]
    assert castle.options() == {"withdraw"}
    castle.do("withdraw", "attack s1")
    assert castle.spells("dagdar") == ["red-beast"]


@pytest.mark.clause("BST-262")
def test_an_attack_goes_on_at_its_new_cost_when_the_attacker_says_so() -> None:
    castle = stage("dagdar mana red 7 / wall 3 red-rider / wall 4 inquisitor").do("attack s3")
    assert castle.view["attack"]["cost"]["red"] == 7
    castle.do("teleport s4 s20", seat="sannirr")
    assert castle.asked == "dagdar attack"
    castle.do("pay")
    assert castle.mana("dagdar") == {"red": 1}


@pytest.mark.clause("BST-262")
def test_a_shield_brought_in_time_stops_an_attack() -> None:
    castle = stage("dagdar mana red 6 / wall 3 red-rider / wall 20 blue-priest").do("attack s3")
    castle.do("teleport s20 s4", seat="sannirr")
    assert castle.options() == {"withdraw"}


@pytest.mark.clause("BST-262")
def test_the_acting_player_need_not_wait() -> None:
    castle = stage("dagdar mana red 6 / wall 3 red-rider").do("attack s3")
    assert castle.play.asked == (0,)
    castle.do("pay", "move d2", "tower", "end")
    assert castle.spells("sannirr") == ["red-archmage"]


@pytest.mark.clause("BST-262")
def test_never_in_the_enemy_stage() -> None:
    castle = drawn(
        "2018",
        f"dagdar at citadel / {HOLDER} / wall 9 blue-mage / deck green-dragon purple-beast",
    )
    assert can_cut_in(castle)
    castle.do("end")
    assert castle.asked == "dagdar flee"
    assert castle.refuses("teleport s9 s20", "BST-261", seat="sannirr")
    assert castle.options(seat="sannirr") == set()


@pytest.mark.clause("BST-277")
@pytest.mark.parametrize(
    ("left", "is_open"),
    [
        ("done mana attack", True),  # a move
        ("done move attack / dagdar mana red 1", True),  # mana
        ("done move attack", True),  # mana, covered by the reserve
        ("done move attack / square 1 red-flyer", False),  # no mana to be had
        ("done move mana attack", False),
        ("done move mana attack / dagdar artefacts red-converter / dagdar mana red 1", True),
        ("done move mana attack / dagdar artefacts used:red-converter / dagdar mana red 1", False),
        ("done move mana attack / dagdar artefacts red-converter", False),  # nothing to swap
        ("done move mana attack / dagdar artefacts red-accumulator / sannirr mana red 1", True),
        ("done move mana attack / dagdar artefacts red-accumulator", False),  # nobody has mana
        ("done move mana attack / damaged 1 1 / dagdar mana yellow 1", True),  # restoring
        ("done move mana attack / damaged 1 1 / dagdar mana red 1", False),
        ("done move mana attack restore / damaged 1 1 / dagdar mana yellow 1", False),
        ("done move mana", False),  # no target in reach
        ("done move mana / wall 3 red-rider", True),  # payable or not
        ("done move mana / square 1 red-flyer", True),
        ("done move mana / wall 3 golem", False),  # only immune enemies
        ("done move mana / wall 3 golem / wall 1 red-beast", True),
        ("done move mana / wall 5 red-beast", False),  # in the next district
        ("done move mana / wall 4 red-rider / wall 5 blue-priest", False),  # only a shielded one
        ("done move mana / wall 4 red-rider / wall 3 blue-priest", True),  # the priest itself
        ("done move mana attack / wall 3 red-rider", False),
    ],
)
def test_the_window_is_open_while_an_action_could_be_announced(left: str, is_open: bool) -> None:
    castle = stage(left)
    assert castle.helpers == (["sannirr"] if is_open else [])
    assert can_cut_in(castle) == is_open
    if not is_open:
        assert castle.refuses("teleport s9 s20", "BST-277", seat="sannirr")


@pytest.mark.clause("BST-277")
@pytest.mark.parametrize(("left", "is_open"), [("mana attack", True), ("move mana attack", False)])
def test_the_window_holds_for_the_active_player_too(left: str, is_open: bool) -> None:
    castle = stage(f"done {left} / dagdar spells blue-archmage")
    assert ("teleport s9 s20" in castle.options()) == is_open
