"""Immune enemies and their pairs: which part of a cost spells can change."""

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both
from tests.clauses.bastion.draw import drawn, worth

ONE_EACH = "yellow 1 green 1 red 1 purple 1 blue 1 black 1"
SPELLS = "red-mage red-warrior red-symbiote red-flyer"


def golem_pair(mana: str, spells: str) -> Board:
    """2015: the Golem with a red symbiote is attacked: one of each colour and four red."""
    return drawn(
        "2015",
        f"dagdar at d2 / dagdar mana {ONE_EACH} / dagdar mana {mana} / dagdar spells {spells}"
        " / wall 5 golem green-symbiote / wall 8 blue-beast",
    ).do("attack s5")


@both
@pytest.mark.clause("BST-501")
@pytest.mark.clause("BST-503")
@pytest.mark.parametrize(("enemy", "each"), [("golem", 1), ("leviathan", 2)])
def test_no_spell_is_asked_for_against_a_lone_immune_enemy(
    edition: str, enemy: str, each: int
) -> None:
    castle = drawn(
        edition,
        f"dagdar at d2 / dagdar mana {ONE_EACH.replace('1', '3')} / dagdar spells {SPELLS}"
        f" / sannirr at d2 / sannirr spells blue-symbiote blue-warrior / wall 5 {enemy}",
    )
    castle.do("attack s5")
    assert castle.asked == "dagdar act"
    assert castle.mana("dagdar") == dict.fromkeys(COLOURS, 3 - each)


@both
@pytest.mark.clause("BST-501")
@pytest.mark.clause("BST-503")
def test_no_spell_replaces_a_missing_colour_of_an_immune_enemy(edition: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at d2 / dagdar mana yellow 9 green 9 red 9 purple 9 blue 9"
        f" / dagdar spells {SPELLS} / wall 5 golem",
    )
    assert castle.refuses("attack s5", "BST-195")


@pytest.mark.clause("BST-228", edition="2015")
@pytest.mark.clause("BST-407")
def test_alchemy_frees_the_share_of_the_newcomer_alone() -> None:
    castle = golem_pair("blue 4", "red-mage").do("alchemy")
    attack = castle.view["attack"]
    assert attack["cost"] == dict.fromkeys(COLOURS, 1)
    assert attack["any"] == 4
    castle.do("pay")
    assert castle.mana("dagdar") == {}
    assert castle.spells("dagdar") == ["golem", "green-symbiote"]


@pytest.mark.clause("BST-228", edition="2015")
@pytest.mark.clause("BST-407")
def test_tokens_by_hand_keep_one_of_each_colour_for_the_golem() -> None:
    castle = golem_pair("blue 3 red 3", "red-mage").do("alchemy", "spend")
    assert castle.options("token") == {"token blue", "token red"}
    castle.do("token red", "token red", "token red")
    assert castle.options("token") == {"token blue"}
    castle.do("token blue")
    assert castle.mana("dagdar") == {"blue": 2}


@pytest.mark.clause("BST-206", edition="2015")
@pytest.mark.clause("BST-407")
def test_reductions_may_lower_the_share_of_the_newcomer_to_nothing() -> None:
    castle = golem_pair("blue 1", "leviathan red-warrior blue-warrior")
    castle.do("lightning-3", "flame-1", "flame-1")
    assert castle.view["attack"]["points"] == 4
    castle.do("pay")
    assert castle.mana("dagdar") == {"blue": 1}


@pytest.mark.clause("BST-407")
def test_against_the_pair_every_attack_spell_but_arrow() -> None:
    castle = golem_pair("green 4", f"{SPELLS} blue-priest")
    assert castle.options() == {"alchemy", "flame-1", "lightning-1", "pay", "withdraw"}
    castle.do("withdraw", "move d1")
    assert castle.options("attack") == {"attack s8 arrow"}  # not the pair


@pytest.mark.clause("BST-251")
@pytest.mark.clause("BST-407")
def test_ready_made_payment_of_a_pair_keeps_the_share_of_the_golem() -> None:
    castle = golem_pair("green 3", "red-warrior").do("flame-1", "pay")
    assert worth(castle) == 0
    assert castle.reserve == dict.fromkeys(COLOURS, 15)
