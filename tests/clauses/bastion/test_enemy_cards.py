"""Colour and strength of enemies, and how both are reckoned (BST-362 to BST-374)."""

from __future__ import annotations

import pytest
from tests.clauses.bastion.board import COLOURS, MAIN, Board, both, own

EACH = dict.fromkeys(COLOURS, 1)
TWO_EACH = dict.fromkeys(COLOURS, 2)


@both
@pytest.mark.clause("BST-364")
def test_colour_says_which_mana_and_strength_how_much(edition: str) -> None:
    castle = Board(edition, "wall 1 purple-mage\ndagdar at d1\ndagdar mana purple 5 green 5")
    assert castle.cost("s1") == {"purple": 5}
    castle.do("attack s1")
    assert castle.mana("dagdar") == {"green": 5}


@both
@pytest.mark.clause("BST-362")
def test_main_enemies_do_nothing_when_they_come(edition: str) -> None:
    for card in MAIN[::5]:
        castle = Board(edition, f"stage enemy\ndeck {card}\nwall 7 red-beast\ndagdar at citadel")
        if card != "red-beast":
            assert castle.wall(8) == [card]
            assert castle.story("landed", "joined", "invaded", "driven", "entered") == ["entered"]


@pytest.mark.clause("BST-365")
def test_a_legend_that_flies_is_not_of_the_flyer_class() -> None:
    drawn = own("2018", "flyer", "scout", "rokai").view["deck"]["layers"][0]
    flyers = [part for part in drawn["parts"] if "red-flyer" in part["cards"]]
    assert flyers == [{"cards": [f"{colour}-flyer" for colour in COLOURS], "count": 6}]


@pytest.mark.clause("BST-366")
def test_legends_have_the_colour_of_their_district_in_2015() -> None:
    castle = Board("2015", "wall 5 spy\nwall 9 shaggon\nsquare 4 rokai\ncitadel knellervirm")
    assert castle.cost("s5") == {"green": 4}  # 3 + 1 by Knellervirm
    assert castle.cost("s9") == {"red": 9}
    assert castle.cost("q4") == {"purple": 6}
    assert castle.cost("citadel") == {"any": 10}


@pytest.mark.clause("BST-367")
def test_white_enemies_change_colour_with_their_district_in_2018() -> None:
    castle = Board("2018", "wall 8 spy\ndagdar at d4\ndagdar spells red-archmage")
    assert castle.cost("s8") == {"green": 3}
    castle.do("teleport s8 s9")
    assert castle.cost("s9") == {"red": 3}


@pytest.mark.clause("BST-368")
def test_prismatic_enemies_cost_every_colour() -> None:
    castle = Board("2018", "wall 1 golem\nwall 5 leviathan\nsquare 2 black-wing")
    assert castle.cost("s1") == EACH
    assert castle.cost("q2") == EACH
    assert castle.cost("s5") == TWO_EACH


@pytest.mark.clause("BST-369")
def test_a_grey_enemy_takes_any_mana() -> None:
    castle = Board("2018", "citadel knellervirm\ndagdar at citadel\ndagdar mana red 4 blue 6")
    castle.do("attack citadel")
    assert castle.citadel == []
    assert castle.mana("dagdar") == {}


@pytest.mark.clause("BST-370")
def test_which_legends_are_white_prismatic_and_grey() -> None:
    white = "wall 1 spy\nwall 3 belligemin\nwall 5 inquisitor\nwall 9 shaggon\n"
    castle = Board("2018", white + "square 2 rokai\nsquare 3 valkyrie\nwall 20 golem")
    for place, cost in {
        "s1": {"yellow": 3},
        "s3": {"yellow": 4},
        "s5": {"green": 6},
        "s9": {"red": 8},
        "q2": {"green": 5},
        "q3": {"red": 5},
        "s20": EACH,
    }.items():
        assert castle.cost(place) == cost


@both
@pytest.mark.clause("BST-371")
def test_on_a_square_a_white_enemy_takes_that_districts_colour(edition: str) -> None:
    castle = Board(edition, "square 5 valkyrie\nsquare 6 rokai")
    assert castle.cost("q5") == {"blue": 5}
    assert castle.cost("q6") == {"black": 5}


@both
@pytest.mark.clause("BST-372")
def test_the_order_of_reckoning_strength(edition: str) -> None:
    cannon = {"2015": 1, "2018": 2}[edition]
    drawn = "wall 9 red-beast\nwall 10 inquisitor\ncitadel red-dragon\nbase 3 red-cannon"
    castle = Board(edition, drawn)
    assert castle.strength("s9") == 3 + 1 + 1 - cannon
    # Spells lower the cost of the attack, never the strength.
    castle = Board(
        edition, "wall 9 red-rider\ndagdar at d3\ndagdar mana red 5\ndagdar spells red-warrior"
    )
    castle.do("attack s9", "flame-1")
    assert castle.strength("s9") == 6
    castle.do("pay")
    assert castle.mana("dagdar") == {}


@pytest.mark.clause("BST-372", edition="2018")
def test_a_werewolfs_neighbour_counts_at_least_one() -> None:
    castle = Board("2018", "wall 9 red-beast\nwall 10 blue-werewolf\nbase 3 red-cannon")
    assert castle.strength("s9") == 1
    assert castle.strength("s10") == 1


@both
@pytest.mark.clause("BST-373")
def test_strength_is_always_current(edition: str) -> None:
    castle = Board(
        edition, "wall 9 red-beast\nwall 20 inquisitor\ndagdar at d1\ndagdar spells red-archmage"
    )
    assert castle.strength("s9") == 3
    castle.do("teleport s20 s10")
    assert castle.strength("s9") == 4


@both
@pytest.mark.clause("BST-374")
def test_cards_of_a_combined_enemy_keep_their_properties(edition: str) -> None:
    archmage = "yellow-archmage"  # bans green
    castle = Board(edition, f"wall 9 {archmage} red-symbiote\ndagdar at d2\ndagdar mana red 2")
    assert castle.options("source 1") == set()
    castle = Board(edition, "wall 9 red-priest blue-symbiote\nwall 10 red-beast")
    assert castle.shielded("s10") != []
    castle = Board(edition, "wall 9 red-werewolf blue-symbiote\nwall 10 red-mage")
    assert castle.strengths("s9")[0] == 5  # as its neighbour
    castle = Board(edition, "wall 9 red-werewolf blue-symbiote\nwall 10 blue-werewolf")
    assert castle.strength("s10") == 9  # beside a werewolf
