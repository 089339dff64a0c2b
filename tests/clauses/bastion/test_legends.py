"""Golem, Black Wing, Inquisitor, Shaggon, Knellervirm and Leviathan (BST-499 to BST-518)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both

EACH = dict.fromkeys(COLOURS, 1)
TWO_EACH = dict.fromkeys(COLOURS, 2)
ONE = "mana yellow 1 green 1 red 1 purple 1 blue 1 black 1\n"
TWO = "mana yellow 2 green 2 red 2 purple 2 blue 2 black 2\n"
# Alchemy, Flame 1, Lightning 1, Arrow.
SPELLS = "spells red-mage red-warrior red-symbiote red-flyer\n"


@both
@pytest.mark.clause("BST-499")
def test_the_golem_costs_one_of_each(edition: str) -> None:
    castle = Board(edition, f"wall 9 golem\nwall 1 blue-mage\ndagdar at d3\ndagdar {ONE}")
    castle.do("attack s9")
    assert castle.mana("dagdar") == {}
    assert castle.spells("dagdar") == ["golem"]
    short = Board(
        edition, "wall 9 golem\ndagdar at d3\ndagdar mana red 5 blue 5 green 5 black 5 yellow 5"
    )
    assert short.refuses("attack s9", "BST-195")


@pytest.mark.clause("BST-500")
@pytest.mark.clause("BST-501")
@both
def test_nothing_acts_on_an_immune_enemy(edition: str) -> None:
    drawn = "wall 9 golem\nwall 10 inquisitor\ncitadel knellervirm\nbase 3 red-cannon\n"
    castle = Board(edition, drawn)
    assert castle.cost("s9") == EACH
    assert castle.strength("s9") == 6
    helped = f"wall 9 golem\nwall 1 blue-mage\ndagdar at d3\ndagdar {ONE}dagdar {SPELLS}"
    castle = Board(edition, helped + "sannirr at d3\nsannirr spells blue-symbiote blue-warrior")
    castle.do("attack s9")  # nobody can add anything, so nobody is asked
    assert castle.spells("dagdar")[-1] == "golem"


@pytest.mark.clause("BST-502")
def test_the_golem_ignores_dragon_cannon_and_alchemy() -> None:
    drawn = "wall 9 golem\ncitadel red-dragon\nbase 3 red-cannon\ndagdar at d3\n"
    castle = Board("2015", drawn + "dagdar mana red 6\ndagdar spells red-mage")
    assert castle.cost("s9") == EACH
    assert castle.options("attack") == set()


@pytest.mark.clause("BST-503")
def test_no_attack_spell_works_against_immunity() -> None:
    drawn = f"wall 9 golem\ndagdar at d1\ndagdar {ONE}dagdar {SPELLS}"
    castle = Board("2015", drawn)
    assert castle.options("attack") == set()  # not even Arrow
    drawn = "wall 9 golem\ndagdar at d3\ndagdar mana yellow 1 green 1 red 1 purple 1 blue 1\n"
    castle = Board("2015", drawn + "sannirr spells blue-symbiote black-wing")
    assert castle.options("attack") == set()  # nor another's Lightning


@pytest.mark.clause("BST-504")
def test_the_inquisitor_does_not_change_a_golems_cost() -> None:
    assert Board("2015", "wall 9 golem\nwall 10 inquisitor").cost("s9") == EACH


@both
@pytest.mark.clause("BST-505")
def test_black_wing_is_a_flying_golem(edition: str) -> None:
    castle = Board(
        edition,
        "stage enemy\ndeck black-wing blue-mage\nwall 8 red-beast\ncitadel red-dragon\n"
        "dagdar at d1\nsannirr at d1",
    )
    assert castle.square(3) == ["black-wing"]
    assert castle.cost("q3") == EACH
    castle = Board(edition, f"square 3 black-wing\ndagdar at d1\ndagdar {ONE}dagdar {SPELLS}")
    assert castle.options("attack") == set()


@pytest.mark.clause("BST-506")
@pytest.mark.clause("BST-507", edition="2018")
@both
def test_the_inquisitor_strengthens_its_neighbours(edition: str) -> None:
    drawn = "wall 10 inquisitor\nwall 9 red-beast\nwall 11 blue-mage\nwall 12 green-mage\n"
    castle = Board(edition, drawn + f"dagdar at d3\ndagdar {TWO}dagdar mana red 9 blue 9 green 9")
    assert [castle.strength(f"s{n}") for n in (9, 10, 11, 12)] == [4, 6, 6, 5]
    assert castle.options("attack") == {"attack s9", "attack s10", "attack s11", "attack s12"}


@both
@pytest.mark.clause("BST-518")
def test_each_card_of_a_combined_neighbour_gains(edition: str) -> None:
    castle = Board(edition, "wall 10 inquisitor\nwall 9 red-beast blue-symbiote green-symbiote")
    assert castle.strengths("s9") == [4, 5, 5]


@pytest.mark.clause("BST-508")
@pytest.mark.clause("BST-509")
@both
def test_shaggon_bans_flame_and_lightning(edition: str) -> None:
    drawn = "wall 9 blue-beast\nwall 1 red-rider\ndagdar at d3\ndagdar mana blue 5\n"
    spells = "dagdar spells red-warrior red-symbiote red-mage\nsannirr spells blue-symbiote"
    castle = Board(edition, f"wall 20 shaggon\n{drawn}{spells}").do("attack s9")
    assert castle.options() == {"alchemy", "pay", "withdraw"}
    assert castle.helpers == []
    free = Board(edition, drawn + spells).do("attack s9")
    assert {"flame-1", "lightning-1"} <= free.options()
    assert castle.strength("s20") == 8


@both
@pytest.mark.clause("BST-510")
def test_the_ban_covers_the_attack_on_shaggon_himself_and_copies(edition: str) -> None:
    drawn = "wall 9 shaggon\nwall 1 red-rider\ndagdar at d3\ndagdar mana red 7\n"
    castle = Board(edition, drawn + "dagdar spells red-warrior blue-warrior red-symbiote")
    assert castle.options("attack") == set()  # 8 red are due, nothing may lower that
    drawn = "wall 9 shaggon\nwall 1 red-rider\ndagdar at d3\ndagdar mana red 8\n"
    castle = Board(edition, drawn + "dagdar spells red-werewolf red-warrior red-mage").do(
        "attack s9"
    )
    assert castle.options("copy") == {"copy:alchemy"}
    castle.do("pay")
    assert castle.walls == {1: ["red-rider"]}


@both
@pytest.mark.clause("BST-511")
def test_knellervirm_costs_ten_of_any(edition: str) -> None:
    castle = Board(
        edition, "citadel knellervirm\nwall 1 blue-mage\ndagdar mana red 3 blue 3 green 4"
    )
    assert castle.cost("citadel") == {"any": 10}
    castle.do("attack citadel")
    assert castle.citadel == []


@both
@pytest.mark.clause("BST-512")
def test_knellervirm_strengthens_everyone_else(edition: str) -> None:
    castle = Board(
        edition,
        "stage enemy\ndeck knellervirm blue-mage\ndagdar at d1\nsannirr at d1\n"
        "wall 9 red-beast\nwall 12 blue-beast\nsquare 2 rokai\nwall 20 golem",
    )
    assert castle.citadel == ["knellervirm"]
    assert [castle.strength(place) for place in ("s9", "s12", "q2", "s20")] == [4, 4, 6, 6]
    covered = Board(edition, "citadel knellervirm red-dragon\nwall 12 blue-beast")
    assert covered.strength("s12") == 3


@both
@pytest.mark.clause("BST-513")
def test_knellervirm_allows_any_ritual(edition: str) -> None:
    drawn = "citadel knellervirm\nwall 1 blue-mage\ndagdar mana red 3 blue 3 green 4\n"
    castle = Board(edition, drawn + "dagdar goals yellow-accumulator black-cannon")
    castle.do("attack citadel")
    performs = {"perform yellow-accumulator knellervirm", "perform black-cannon knellervirm"}
    assert castle.options() == {*performs, "decline"}


@both
@pytest.mark.clause("BST-514")
def test_leviathan_costs_two_of_each(edition: str) -> None:
    castle = Board(edition, f"wall 9 leviathan\nwall 1 blue-mage\ndagdar at d3\ndagdar {TWO}")
    assert castle.cost("s9") == TWO_EACH
    castle.do("attack s9")
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-515")
def test_leviathan_is_as_immune_as_the_golem(edition: str) -> None:
    drawn = "wall 9 leviathan\nwall 10 inquisitor\ncitadel knellervirm\nbase 3 red-cannon\n"
    castle = Board(edition, drawn + f"dagdar at d1\ndagdar {TWO}dagdar {SPELLS}")
    assert castle.cost("s9") == TWO_EACH
    assert castle.options("attack s9") == set()
    movable = {"2015": False, "2018": True}[edition]
    castle = Board(
        edition, "wall 9 leviathan\nwall 5 golem\ndagdar at d1\ndagdar spells red-archmage"
    )
    assert bool(castle.options("teleport s9")) == bool(castle.options("teleport s5")) == movable


@pytest.mark.clause("BST-516")
def test_leviathan_ignores_modifiers() -> None:
    drawn = "wall 17 leviathan\ncitadel blue-dragon\nbase 5 blue-cannon\ndagdar at d5\n"
    castle = Board("2015", drawn + "dagdar mana blue 12\ndagdar spells red-mage")
    assert castle.cost("s17") == TWO_EACH
    assert castle.options("attack") == set()
