"""Copy: its model, its value and its limits."""

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn

FOE = "dagdar at d2 / dagdar mana red 6 / wall 5 red-rider / wall 7 blue-mage"


def against_rider(edition: str, position: str) -> Board:
    """Dagdar can just pay for the red rider on section 5 and announces the attack."""
    return drawn(edition, f"{FOE} / {position}").do("attack s5")


@both
@pytest.mark.clause("BST-235")
def test_a_copy_is_no_model(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-werewolf / sannirr spells blue-werewolf")
    assert castle.asked == "dagdar act"  # two Copies without a model: nobody was asked
    assert castle.spells("dagdar") == ["red-werewolf", "red-rider"]


@both
@pytest.mark.clause("BST-235")
def test_copy_is_never_offered_as_copy(edition: str) -> None:
    castle = against_rider(
        edition, "dagdar spells red-werewolf red-symbiote / sannirr spells blue-werewolf"
    )
    assert castle.options("copy") == {"copy:lightning-1"}
    assert castle.refuses("copy:copy", "BST-235")


@both
@pytest.mark.clause("BST-236")
def test_a_model_that_was_cast_before_is_gone(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar spells red-werewolf red-beast blue-beast / done mana attack",
    )
    castle.do("move d2", "haste d3", "haste d4")
    assert castle.asked == "dagdar act"  # the Copy has no Haste to follow
    assert castle.spells("dagdar") == ["red-werewolf"]


@both
@pytest.mark.clause("BST-236")
def test_cast_copy_first_and_the_model_after_it(edition: str) -> None:
    castle = drawn(edition, "dagdar at d1 / dagdar spells red-werewolf red-beast")
    castle.do("move d2", "copy:haste d3", "haste d4")
    assert castle.area("dagdar") == "d4"
    assert castle.spells("dagdar") == []


@both
@pytest.mark.clause("BST-237")
@pytest.mark.parametrize(("model", "spell", "cost"), [
    ("golem", "lightning-3", 3), ("blue-symbiote", "lightning-1", 5),
    ("blue-rider", "flame-2", 4), ("blue-warrior", "flame-1", 5),
])  # fmt: skip
def test_copy_has_the_value_of_the_chosen_card(
    edition: str, model: str, spell: str, cost: int
) -> None:
    castle = against_rider(
        edition, f"dagdar spells red-werewolf / sannirr at d5 / sannirr spells {model}"
    )
    castle.do(f"copy:{spell}", "pay")
    assert castle.mana("dagdar") == ({"red": 6 - cost})


@both
@pytest.mark.clause("BST-238")
def test_shaggon_bans_copies_of_flame_and_lightning(edition: str) -> None:
    castle = against_rider(
        edition,
        "dagdar spells red-werewolf / sannirr at d5 / sannirr spells golem blue-rider"
        " / wall 20 shaggon",
    )
    assert castle.asked == "dagdar act"
    assert castle.spells("dagdar") == ["red-werewolf", "red-rider"]


@both
@pytest.mark.clause("BST-238")
def test_an_immune_enemy_is_immune_to_copies(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana yellow 2 green 2 red 2 purple 2 blue 2 black 2 / wall 5 golem"
        " / dagdar spells red-werewolf / sannirr spells red-symbiote red-mage",
    )
    castle.do("attack s5")
    assert castle.asked == "dagdar act"
    assert castle.spells("dagdar") == ["red-werewolf", "golem"]


@pytest.mark.clause("BST-238", edition="2018")
@pytest.mark.parametrize(("place", "helps"), [("d2", True), ("d3", False)])
def test_conditions_of_place_are_those_of_who_casts_copy(place: str, helps: bool) -> None:
    castle = against_rider(
        "2018",
        f"players 3 / sannirr at {place} / sannirr spells red-werewolf"
        " / irvena at d6 / irvena spells blue-rider",
    )
    assert castle.helpers == (["sannirr"] if helps else [])
    if helps:
        assert castle.options(seat="sannirr") == {"copy:flame-2"}


@pytest.mark.clause("BST-238", edition="2015")
def test_in_2015_copy_cannot_be_a_helpers_flame() -> None:
    castle = against_rider(
        "2015", "sannirr at d2 / sannirr spells red-werewolf / dagdar spells blue-rider"
    )
    assert castle.helpers == []


@both
@pytest.mark.clause("BST-279")
def test_copy_and_its_model_in_one_attack_in_any_order(edition: str) -> None:
    for cast in (("flame-2", "copy:flame-2"), ("copy:flame-2", "flame-2")):
        castle = against_rider(edition, "dagdar spells red-werewolf blue-rider")
        castle.do(*cast, "pay")
        assert castle.mana("dagdar") == {"red": 4}
        assert castle.spells("dagdar") == ["red-rider"]
        assert [fact["card"] for fact in castle.facts("cast")] == ["red-werewolf", "blue-rider"]


@both
@pytest.mark.clause("BST-279")
def test_copy_and_its_model_at_one_source(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-giant red-werewolf"
    )
    castle.do("source 2 blue", "abundance-2", "copy:abundance-2", "take")
    assert castle.mana("dagdar") == {"green": 3 + 2 + 2}


@both
@pytest.mark.clause("BST-279")
def test_two_copies_may_share_a_model(edition: str) -> None:
    castle = against_rider(
        edition,
        "dagdar spells red-werewolf / sannirr at d5 / sannirr spells blue-werewolf red-symbiote",
    )
    castle.do("copy:lightning-1").do("copy:lightning-1", seat="sannirr").do("pay")
    assert castle.mana("dagdar") == {"red": 2}
    assert castle.spells("sannirr") == ["red-symbiote"]


@both
@pytest.mark.clause("BST-221")
@pytest.mark.clause("BST-279")
def test_a_promised_copy_is_not_cast_twice(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana green 6 / wall 5 green-rider / wall 7 red-mage"
        " / wall 9 red-rider / dagdar spells red-werewolf green-werewolf"
        " / sannirr spells red-symbiote red-priest",
    )
    castle.do("attack s5", "copy:lightning-1", "copy:castling s7 s9", "pay")
    assert castle.spells("dagdar") == ["green-rider"]
    assert castle.mana("dagdar") == {"green": 1}
