"""Symbiotes and combined enemies (BST-390 to BST-407)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both

EACH = dict.fromkeys(COLOURS, 1)


@both
@pytest.mark.clause("BST-390")
def test_a_symbiote_joins_the_last_enemy(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-symbiote\nwall 4 blue-beast\nwall 11 green-mage")
    assert castle.wall(11) == ["green-mage", "red-symbiote"]
    assert castle.wall(4) == ["blue-beast"]


@both
@pytest.mark.clause("BST-391")
def test_with_nobody_on_the_wall_it_enters_like_any_other(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-symbiote blue-beast\nsquare 3 red-flyer")
    assert castle.walls == {1: ["red-symbiote"]}


@both
@pytest.mark.clause("BST-392")
def test_a_combined_enemy_moves_and_falls_as_one(edition: str) -> None:
    castle = Board(edition, "stage enemy\nwall 9 green-mage red-symbiote\nwall 2 blue-beast")
    assert castle.wall(3) == ["green-mage", "red-symbiote"]
    drawn = (
        "wall 9 green-mage red-symbiote\ndagdar at d3\ndagdar mana green 5 red 4\ndeck blue-mage"
    )
    castle = Board(edition, drawn).do("attack s9")
    assert castle.walls == {}


@both
@pytest.mark.clause("BST-393")
def test_it_costs_what_its_cards_cost_together(edition: str) -> None:
    castle = Board(
        edition, "wall 9 green-mage red-symbiote\ndagdar at d3\ndagdar mana green 5 red 3"
    )
    assert castle.cost("s9") == {"green": 5, "red": 4}
    assert castle.refuses("attack s9", "BST-195")


@both
@pytest.mark.clause("BST-394")
def test_a_host_may_carry_several(edition: str) -> None:
    castle = Board(
        edition, "stage enemy\ndeck blue-symbiote red-mage\nwall 9 green-mage red-symbiote"
    )
    assert castle.wall(9) == ["green-mage", "red-symbiote", "blue-symbiote"]
    assert castle.cost("s9") == {"green": 5, "red": 4, "blue": 4}


@both
@pytest.mark.clause("BST-395")
def test_modifiers_hit_each_card_on_its_own(edition: str) -> None:
    castle = Board(
        edition, "wall 9 red-beast blue-symbiote\ncitadel red-dragon\nwall 10 inquisitor"
    )
    assert castle.strengths("s9") == [5, 5]


@pytest.mark.clause("BST-396")
def test_a_red_pair_under_a_red_dragon() -> None:
    castle = Board("2015", "wall 1 red-beast red-symbiote\ncitadel red-dragon")
    assert castle.cost("s1") == {"red": 9}


@pytest.mark.clause("BST-397")
def test_two_cannons_two_colours() -> None:
    drawn = "wall 9 yellow-beast green-symbiote\nbase 3 yellow-cannon green-cannon"
    assert Board("2015", drawn).cost("s9") == {"yellow": 2, "green": 3}


@pytest.mark.clause("BST-398")
def test_a_cannon_against_a_pair() -> None:
    castle = Board("2018", "wall 9 red-beast red-symbiote\nbase 3 red-cannon")
    assert castle.strengths("s9") == [1, 2]
    assert castle.cost("s9") == {"red": 3}


@pytest.mark.clause("BST-399")
@pytest.mark.clause("BST-400")
@both
def test_symbiote_and_host_are_not_neighbours(edition: str) -> None:
    inquisitor = Board(edition, "wall 9 inquisitor red-symbiote")
    assert inquisitor.strengths("s9") == [6, 4]
    werewolf = Board(edition, "wall 9 red-werewolf blue-symbiote")
    assert werewolf.strengths("s9") == [9, 4]
    priest = Board(edition, "wall 9 red-priest blue-symbiote")
    assert priest.shielded("s9") == []


@pytest.mark.clause("BST-401")
def test_immune_enemies_are_no_hosts_in_2018() -> None:
    castle = Board("2018", "stage enemy\ndeck red-symbiote\nwall 4 blue-beast\nwall 11 golem")
    assert castle.wall(4) == ["blue-beast", "red-symbiote"]
    castle = Board("2018", "stage enemy\ndeck red-symbiote\nwall 11 golem")
    assert castle.walls == {11: ["golem"], 12: ["red-symbiote"]}


@pytest.mark.clause("BST-402")
@pytest.mark.parametrize("immune", ["golem", "leviathan", "black-wing"])
def test_which_property_bars_symbiotes(immune: str) -> None:
    castle = Board("2018", f"stage enemy\ndeck red-symbiote\nwall 4 shaggon\nwall 11 {immune}")
    assert castle.wall(4) == ["shaggon", "red-symbiote"]


@pytest.mark.clause("BST-403")
def test_a_symbiote_joins_even_a_golem_in_2015() -> None:
    castle = Board("2015", "stage enemy\ndeck red-symbiote\nwall 4 blue-beast\nwall 11 golem")
    assert castle.wall(11) == ["golem", "red-symbiote"]
    drawn = "wall 9 golem red-symbiote\nbase 3 red-cannon\ncitadel red-dragon\ndagdar at d1\n"
    castle = Board(
        "2015",
        drawn + "dagdar mana red 9 blue 9 green 9 yellow 9 purple 9 black 9\n"
        "dagdar spells red-flyer",
    )
    assert castle.cost("s9") == {**EACH, "red": 5}
    assert castle.options("attack s9") == set()  # Arrow cannot target the pair


@pytest.mark.clause("BST-407")
def test_spells_against_a_pair_with_an_immune_card() -> None:
    mana = "dagdar mana yellow 1 green 3 red 1 purple 1 blue 1 black 1\n"
    drawn = f"wall 9 golem red-symbiote\ndagdar at d3\n{mana}"
    castle = Board("2015", drawn + "dagdar spells red-mage blue-rider")  # Alchemy, Flame 2
    castle.do("attack s9", "alchemy", "flame-2", "pay")
    assert castle.mana("dagdar") == {}  # one of each, and two green for the share of four
    lightning = "dagdar spells black-wing yellow-symbiote"  # Lightning 3 and 1
    castle = Board("2015", drawn + lightning)
    castle.do("attack s9", "lightning-3", "lightning-1", "pay")
    assert castle.mana("dagdar") == {"green": 2}  # the share fell to nothing
    castle = Board("2015", drawn + "wall 2 blue-beast\ndagdar spells red-priest red-archmage")
    assert castle.options("castling") == set()
    assert castle.options("teleport s9") == set()
    assert castle.options("teleport s2") != set()


@pytest.mark.clause("BST-404")
def test_points_go_where_the_attacker_likes_in_2018() -> None:
    drawn = "wall 9 red-beast blue-symbiote\ndagdar at d3\ndagdar mana red 3 blue 4\n"
    castle = Board("2018", drawn + "dagdar spells red-rider")  # Flame 2
    castle.do("attack s9", "flame-2", "spend")
    assert castle.options("spare") == {"spare red", "spare blue"}
    castle.do("spare blue", "spare red")
    assert castle.mana("dagdar") == {"red": 1, "blue": 1}


@pytest.mark.clause("BST-404")
@pytest.mark.parametrize("left", ["red", "blue"])
def test_one_mana_of_either_colour_remains(left: str) -> None:
    drawn = f"wall 9 red-beast blue-symbiote\ndagdar at d3\ndagdar mana {left} 1\n"
    flames = "dagdar spells red-rider blue-rider green-rider yellow-rider"
    castle = Board("2018", drawn + flames)
    castle.do("attack s9", *["flame-2"] * 4, "pay")
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-405")
def test_all_cards_are_the_reward(edition: str) -> None:
    drawn = (
        "wall 9 green-mage red-symbiote\ndagdar at d3\ndagdar mana green 5 red 4\ndeck blue-mage"
    )
    castle = Board(edition, drawn).do("attack s9")
    assert castle.spells("dagdar") == ["green-mage", "red-symbiote"]


@both
@pytest.mark.clause("BST-406")
def test_a_lone_symbiote_can_be_a_host(edition: str) -> None:
    castle = Board(edition, "stage enemy\ndeck red-symbiote blue-mage\nwall 5 green-symbiote")
    assert castle.wall(5) == ["green-symbiote", "red-symbiote"]
