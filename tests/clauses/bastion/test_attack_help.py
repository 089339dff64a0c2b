"""Spells that join an attack: the attacker's, and those of helpers who cut in."""

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn

FOE = "dagdar at d2 / dagdar mana red 6 / wall 5 red-rider / wall 7 blue-mage"


def against_rider(edition: str, position: str) -> Board:
    """Dagdar can just pay for the red rider on section 5 and announces the attack."""
    return drawn(edition, f"{FOE} / {position}").do("attack s5")


@both
@pytest.mark.clause("BST-202")
def test_an_attack_nobody_can_add_to_is_carried_out_at_once(edition: str) -> None:
    castle = against_rider(edition, "sannirr at d2 / sannirr spells red-mage red-scout red-flyer")
    assert castle.asked == "dagdar act"
    assert castle.spells("dagdar") == ["red-rider"]


@both
@pytest.mark.clause("BST-202")
def test_a_castling_with_nobody_to_swap_is_no_help(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 6 / dagdar spells red-priest / wall 5 red-rider"
        " / sannirr spells blue-priest",
    ).do("attack s5")
    assert castle.asked == "dagdar act"
    assert castle.spells("dagdar") == ["red-priest", "red-rider"]


@both
@pytest.mark.clause("BST-202")
def test_until_payment_nothing_is_spent(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-warrior / sannirr spells red-symbiote")
    assert castle.asked == "dagdar attack"
    castle.do("flame-1").do("lightning-1", seat="sannirr")
    assert castle.mana("dagdar") == {"red": 6}
    assert castle.spells("dagdar") == ["red-warrior"]
    assert castle.spells("sannirr") == ["red-symbiote"]
    assert castle.done == []
    assert castle.pledged == [
        ("dagdar", "flame-1"),
        ("sannirr", "lightning-1"),
    ]
    told = [(one["points"], one["clause"]) for one in castle.view["attack"]["pledged"]]
    flame, lightning = {"2015": ("BST-245", "BST-240"), "2018": ("BST-246", "BST-241")}[edition]
    assert told == [(1, flame), (1, lightning)]
    castle.do("pay")
    assert castle.mana("dagdar") == {"red": 2}
    assert castle.spells("dagdar") == ["red-rider"]
    assert castle.spells("sannirr") == []


@both
@pytest.mark.clause("BST-202")
def test_announce_then_spells_then_pay_then_cards_then_rituals(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-warrior / dagdar goals red-converter")
    castle.do("flame-1", "pay", "perform red-converter red-rider")
    order = ("announced", "pledged", "cast", "paid", "beaten", "performed")
    assert castle.story(*order) == list(order)


@both
@pytest.mark.clause("BST-202")
def test_the_cost_is_computed_after_all_spells(edition: str) -> None:
    castle = against_rider(
        edition, "dagdar mana red 1 / dagdar spells red-priest / wall 4 inquisitor"
    )
    assert castle.view["attack"]["cost"]["red"] == 7
    castle.do("castling s4 s7")
    assert castle.view["attack"]["cost"]["red"] == 6
    castle.do("pay")
    assert castle.mana("dagdar") == {"red": 1}


@both
@pytest.mark.clause("BST-202")
def test_the_target_may_be_changed_until_payment(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-warrior / dagdar mana blue 5")
    castle.do("flame-1", "withdraw", "attack s7", "flame-1", "pay")
    assert castle.spells("dagdar") == ["blue-mage"]
    assert castle.mana("dagdar") == {"red": 6, "blue": 1}


@pytest.mark.clause("BST-203")
def test_in_2015_others_help_with_lightning_alone_from_anywhere() -> None:
    castle = against_rider(
        "2015",
        "players 3 / sannirr at d5 / sannirr spells red-symbiote red-priest red-archmage"
        " / irvena at d2 / irvena spells blue-warrior blue-rider",
    )
    assert castle.helpers == ["sannirr"]
    assert castle.options(seat="sannirr") == {"lightning-1"}
    assert castle.refuses("flame-1", "BST-203", seat="irvena")


@pytest.mark.clause("BST-204")
def test_in_2018_lightning_helps_from_anywhere_and_flame_in_the_same_district() -> None:
    castle = against_rider(
        "2018",
        "players 4 / sannirr at d5 / sannirr spells red-symbiote red-warrior"
        " / irvena at d2 / irvena spells blue-warrior blue-rider / talm at d3"
        " / talm spells green-rider",
    )
    assert castle.helpers == ["sannirr", "irvena"]
    assert castle.options(seat="sannirr") == {"lightning-1"}
    assert castle.options(seat="irvena") == {"flame-1", "flame-2"}
    assert castle.refuses("flame-2", "BST-204", seat="talm")
    castle.do("flame-2", seat="irvena").do("pay")
    assert castle.mana("dagdar") == {"red": 2}


@both
@pytest.mark.clause("BST-203")
@pytest.mark.clause("BST-204")
def test_nobody_has_to_pass_and_the_attacker_can_always_go_on(edition: str) -> None:
    castle = against_rider(edition, "sannirr spells red-symbiote blue-symbiote")
    assert castle.helpers == ["sannirr"]
    assert castle.play.asked == (0,)
    assert castle.options() == {"pay", "withdraw"}
    castle.do("pay")
    assert castle.mana("dagdar") == {}
    assert castle.spells("sannirr") == ["red-symbiote", "blue-symbiote"]


@both
@pytest.mark.clause("BST-203")
@pytest.mark.clause("BST-204")
def test_several_helpers_join_one_attack_each_of_their_own_will(edition: str) -> None:
    castle = against_rider(
        edition,
        "players 4 / sannirr spells golem / irvena spells blue-symbiote / talm spells red-symbiote",
    )
    assert castle.helpers == ["sannirr", "irvena", "talm"]
    castle.do("lightning-1", seat="talm").do("lightning-3", seat="sannirr")
    assert castle.helpers == ["irvena"]
    castle.do("pay")
    assert castle.mana("dagdar") == {"red": 4}
    assert castle.spells("irvena") == ["blue-symbiote"]
    assert castle.spells("dagdar") == ["red-rider"]


@both
@pytest.mark.clause("BST-205")
def test_withdrawing_costs_nothing(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-warrior / sannirr spells red-symbiote")
    castle.do("flame-1").do("lightning-1", seat="sannirr").do("withdraw")
    assert castle.asked == "dagdar act"
    assert castle.mana("dagdar") == {"red": 6}
    assert castle.spells("dagdar") == ["red-warrior"]
    assert castle.spells("sannirr") == ["red-symbiote"]
    assert castle.done == []
    assert castle.wall(5) == ["red-rider"]
    castle.do("move d1")  # nor the move or another action
    assert castle.done == ["move"]


@both
@pytest.mark.clause("BST-205")
def test_castling_and_teleport_stand_when_the_attack_is_withdrawn(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-priest red-archmage")
    castle.do("castling s5 s7", "teleport s7 s20", "withdraw")
    assert castle.walls == {5: ["blue-mage"], 20: ["red-rider"]}
    assert castle.spells("dagdar") == []
    assert castle.done == []


@both
@pytest.mark.clause("BST-205")
def test_an_attack_whose_target_was_carried_off_can_only_be_withdrawn(edition: str) -> None:
    castle = against_rider(edition, "dagdar spells red-archmage").do("teleport s5 s20")
    assert castle.refuses("pay", "BST-190")
    castle.do("withdraw")
    assert castle.mana("dagdar") == {"red": 6}


@pytest.mark.clause("BST-208")
def test_turn_example_alchemy_and_a_helpers_flame() -> None:
    castle = drawn(
        "2018",
        "dagdar at d6 / dagdar mana green 3 yellow 1 blue 1 / dagdar spells red-mage"
        " / sannirr at d6 / sannirr spells red-warrior / wall 21 blue-rider",
    )
    castle.do("attack s21", "alchemy").do("flame-1", seat="sannirr")
    assert castle.view["attack"]["any"] - castle.view["attack"]["points"] == 5
    castle.do("pay")
    assert castle.mana("dagdar") == {}
    assert castle.defender("dagdar")["spells"] == [{"card": "blue-rider", "spell": "flame-2"}]
    assert castle.spells("sannirr") == []
    assert {"red-mage", "red-warrior"} <= set(castle.view["box"])


@pytest.mark.clause("BST-204", edition="2018")
def test_the_view_tells_who_could_help_and_with_what() -> None:
    castle = drawn(
        "2018",
        "dagdar at d2 / dagdar mana green 6 / wall 5 green-rider"
        " / sannirr at d2 / sannirr spells blue-symbiote red-warrior",
    ).do("attack s5")
    offered = [(one["seat"], one["spell"]) for one in castle.view["attack"]["help"]]
    assert offered == [("sannirr", "lightning-1"), ("sannirr", "flame-1")]
