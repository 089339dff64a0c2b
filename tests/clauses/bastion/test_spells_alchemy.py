"""Alchemy."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn, worth


@both
@pytest.mark.clause("BST-226")
def test_alchemy_takes_mana_of_any_colours_but_not_less_of_it(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana yellow 1 green 1 purple 1 / wall 5 red-beast"
        " / dagdar spells red-mage",
    )
    castle.do("attack s5")
    assert castle.refuses("pay", "BST-195")
    castle.do("alchemy", "pay")
    assert castle.mana("dagdar") == {}
    assert castle.spells("dagdar") == ["red-beast"]


@both
@pytest.mark.clause("BST-226")
def test_alchemy_does_not_help_with_too_few_tokens(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 2 / wall 5 red-beast / dagdar spells red-mage",
    )
    assert castle.refuses("attack s5", "BST-195")


@both
@pytest.mark.clause("BST-226")
def test_alchemy_works_in_ones_own_attack_only(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 9 red 3 / wall 5 red-beast / wall 6 red-warrior"
        " / sannirr at d2 / sannirr spells red-mage",
    )
    assert castle.refuses("attack s6", "BST-195")
    castle.do("attack s5")
    assert castle.mana("dagdar") == {"blue": 9}  # Sannirr was not asked


@pytest.mark.clause("BST-227")
def test_alchemy_combines_with_flame_lightning_and_arrow() -> None:
    castle = drawn(
        "2015",
        "dagdar at d1 / dagdar mana blue 3 / wall 9 red-rider / dagdar spells red-mage"
        " blue-rider red-symbiote red-flyer",
    )
    castle.do("attack s9 arrow", "alchemy", "flame-2", "lightning-1", "pay")
    assert castle.mana("dagdar") == {}
    assert castle.spells("dagdar") == ["red-rider"]


@both
@pytest.mark.clause("BST-228")
def test_one_alchemy_frees_the_colours_of_a_whole_combined_enemy(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 11 / wall 5 green-beast red-symbiote black-symbiote"
        " / dagdar spells red-mage",
    )
    castle.do("attack s5", "alchemy")
    assert castle.view["attack"]["any"] == 3 + 4 + 4
    castle.do("pay")
    assert worth(castle) == 0
    assert castle.spells("dagdar") == ["green-beast", "red-symbiote", "black-symbiote"]


@both
@pytest.mark.clause("BST-229")
def test_the_enemy_keeps_its_colour_for_rituals(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 3 / wall 5 red-beast / dagdar spells red-mage"
        " / dagdar goals red-converter blue-converter",
    )
    castle.do("attack s5", "alchemy", "pay")
    assert castle.options() == {"perform red-converter red-beast", "decline"}


@both
@pytest.mark.clause("BST-229")
def test_the_enemy_keeps_its_colour_for_cannons_and_dragons(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 9 / wall 5 red-rider / wall 6 green-rider"
        " / dagdar spells red-mage / base 2 blue-cannon / citadel blue-dragon",
    )
    castle.do("attack s5", "alchemy", "pay")
    assert castle.mana("dagdar") == {"blue": 3}
