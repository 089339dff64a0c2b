"""The attack: what it costs and what it brings."""

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both
from tests.clauses.bastion.draw import drawn


@both
@pytest.mark.clause("BST-190")
def test_the_walls_and_the_square_of_ones_own_district_are_in_reach(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 15 green 15 blue 15 / wall 4 red-beast / wall 5 blue-beast"
        " / wall 8 green-beast / wall 9 red-mage / square 2 red-flyer / square 3 blue-flyer",
    )
    assert castle.options("attack") == {"attack s5", "attack s8", "attack q2"}
    for place in ("s4", "s9", "q3", "citadel"):
        assert castle.refuses(f"attack {place}", "BST-190")
    castle.do("attack q2")
    assert castle.square(2) == []


@both
@pytest.mark.clause("BST-190")
def test_one_attack_in_a_turn(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar mana red 15 / wall 5 red-beast / wall 8 red-warrior"
    )
    castle.do("attack s5")
    assert castle.done == ["attack"]
    assert castle.refuses("attack s8", "BST-190")
    castle.do("end").do("end", "attack s8")
    assert castle.spells("dagdar") == ["red-beast", "red-warrior"]


@both
@pytest.mark.clause("BST-191")
def test_an_attack_costs_mana_of_the_enemys_colour_as_much_as_its_strength(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar mana red 6 blue 6 / wall 5 red-mage")
    castle.do("attack s5")
    assert castle.mana("dagdar") == {"red": 1, "blue": 6}
    assert castle.reserve["red"] == 14


@both
@pytest.mark.clause("BST-191")
def test_the_cost_is_the_current_strength(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar mana red 6 / wall 5 red-mage / citadel red-dragon"
    )
    castle.do("attack s5")
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-191")
def test_only_ones_own_supply_pays(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar mana red 4 / wall 5 red-mage / sannirr at d2"
        " / sannirr mana red 9"
    )  # fmt: skip
    assert castle.refuses("attack s5", "BST-191")


@pytest.mark.clause("BST-192")
def test_a_dark_rider_costs_six_black() -> None:
    castle = drawn("2015", "dagdar at d2 / dagdar mana black 7 / wall 5 black-rider")
    assert castle.cost("s5") == {"black": 6}
    castle.do("attack s5")
    assert castle.mana("dagdar") == {"black": 1}


@pytest.mark.clause("BST-193")
def test_a_forest_beast_costs_three_green_and_becomes_a_spell() -> None:
    castle = drawn("2018", "dagdar at d2 / dagdar mana green 4 / wall 5 green-beast")
    assert castle.cost("s5") == {"green": 3}
    castle.do("attack s5")
    assert castle.mana("dagdar") == {"green": 1}
    assert castle.defender("dagdar")["spells"] == [{"card": "green-beast", "spell": "haste"}]


@both
@pytest.mark.clause("BST-194")
def test_the_beaten_card_is_a_spell_from_that_moment_on(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar mana red 3 / wall 5 red-beast")
    castle.do("attack s5", "move d3", "haste d4")
    assert castle.area("dagdar") == "d4"
    assert castle.spells("dagdar") == []


@both
@pytest.mark.clause("BST-194")
def test_helpers_get_nothing(edition: str) -> None:
    castle = helped(edition).do("lightning-1", seat="sannirr").do("pay")
    assert castle.spells("dagdar") == ["red-beast"]
    assert castle.spells("sannirr") == []


@both
@pytest.mark.clause("BST-195")
def test_an_attack_that_cannot_be_paid_in_full_cannot_be_made(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar mana red 2 blue 9 / wall 5 red-beast")
    assert castle.refuses("attack s5", "BST-195")


@both
@pytest.mark.clause("BST-195")
def test_announced_in_hope_of_help_it_still_must_be_paid(edition: str) -> None:
    castle = helped(edition)
    assert castle.refuses("pay", "BST-195")
    castle.do("lightning-1", seat="sannirr")
    assert castle.options("pay") == {"pay"}
    castle.do("pay")
    assert castle.wall(5) == []


@both
@pytest.mark.clause("BST-195")
def test_what_costs_mana_of_any_colour_must_be_paid_in_full_too(edition: str) -> None:
    position = "dagdar at d2 / dagdar spells green-mage / wall 5 red-beast / dagdar mana blue "
    castle = drawn(edition, position + "2")
    assert castle.refuses("attack s5", "BST-195")
    castle = drawn(edition, position + "3").do("attack s5", "alchemy").past("attack")
    assert castle.walls == {}
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-195")
@pytest.mark.parametrize("lacking", ["yellow", "black"])
def test_what_costs_mana_of_every_colour_must_be_paid_in_full_too(
    edition: str, lacking: str
) -> None:
    mana = {colour: 2 for colour in COLOURS if colour != lacking} | {lacking: 1}
    held = " ".join(f"{colour} {amount}" for colour, amount in mana.items())
    position = f"dagdar at d2 / wall 5 leviathan / dagdar mana {held}"
    assert drawn(edition, position).refuses("attack s5", "BST-195")
    castle = drawn(edition, position.replace(f"{lacking} 1", f"{lacking} 2")).do("attack s5")
    assert castle.walls == {}
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-195")
def test_a_combined_enemy_is_removed_as_a_whole(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar mana red 3 blue 9 / wall 5 red-beast blue-symbiote"
    )
    castle.do("attack s5")
    assert castle.walls == {}
    assert {*castle.spells("dagdar")} == {"red-beast", "blue-symbiote"}


@both
@pytest.mark.clause("BST-195")
@pytest.mark.parametrize("spare", [0, 4])
def test_a_paid_attack_always_removes_the_enemy(edition: str, spare: int) -> None:
    castle = drawn(edition, f"dagdar at d2 / dagdar mana red {6 + spare} / wall 5 red-rider")
    castle.do("attack s5")
    assert castle.walls == {}
    assert castle.mana("dagdar").get("red", 0) == spare


@both
@pytest.mark.clause("BST-196")
def test_no_more_is_paid_than_the_final_cost(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 9 green 9 / wall 5 red-rider green-symbiote"
        " / dagdar spells red-warrior",
    )
    castle.do("attack s5", "flame-1", "spend", "spare red")
    assert castle.mana("dagdar") == {"red": 9 - 5, "green": 9 - 4}
    assert castle.done == ["attack"]


def helped(edition: str) -> Board:
    """Dagdar attacks a beast with a mana too few; Sannirr far away has Lightning."""
    return drawn(
        edition,
        "dagdar at d2 / dagdar mana red 2 / wall 5 red-beast / sannirr at d5"
        " / sannirr spells blue-symbiote",
    ).do("attack s5")
