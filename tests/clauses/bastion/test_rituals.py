"""Rituals: performed for beaten enemies, and new ones drawn."""

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both
from tests.clauses.bastion.draw import drawn

from laar.games.bastion.pieces.cards import RITUAL_IDS
from laar.games.bastion.pieces.components import components

DECK = "rituals green-source blue-source black-source"


def beast_beaten(edition: str, position: str) -> Board:
    """Dagdar beats a red beast."""
    return drawn(
        edition, f"dagdar at d2 / dagdar mana red 3 / wall 5 red-beast / {position}"
    ).do("attack s5")  # fmt: skip


def deck(castle: Board) -> list[str]:
    """The ritual deck, each layer a known card."""
    layers = castle.view["rituals"]["layers"]
    return [card for layer in layers for part in layer["parts"] for card in part["cards"]]


@both
@pytest.mark.clause("BST-295")
def test_rituals_are_artefacts_or_structures_of_one_colour(edition: str) -> None:
    kinds = {one.id: one.result for one in components().rituals}
    assert kinds == {
        "accumulator": "artefact", "converter": "artefact",
        "source": "structure", "obelisk": "structure", "cannon": "structure",
    }  # fmt: skip
    held = f"dagdar goals {' '.join(RITUAL_IDS)}"
    castle = drawn(edition, f"dagdar at d2 / {held}")
    assert {tuple(goal.split("-")) for goal in castle.goals("dagdar")} == {
        (colour, kind) for colour in COLOURS for kind in kinds
    }


@both
@pytest.mark.clause("BST-296")
def test_the_ritual_deck_has_five_kinds_in_six_colours(edition: str) -> None:
    mode = {"2015": "siege-1", "2018": "scenario-3"}[edition]
    castle = Board(edition, mode=mode, players=2, first="dagdar", layout=list(COLOURS))
    assert castle.view["rituals"]["count"] == 30
    (layer,) = castle.view["rituals"]["layers"]
    cards = [card for part in layer["parts"] for card in part["cards"]]
    assert sorted(cards) == sorted(
        f"{colour}-{kind}"
        for colour in COLOURS
        for kind in ("accumulator", "converter", "source", "obelisk", "cannon")
    )


@pytest.mark.clause("BST-297")
def test_in_2015_two_goals_lie_open_while_the_deck_can_refill_them() -> None:
    castle = beast_beaten("2015", f"dagdar goals red-converter blue-cannon / {DECK}")
    castle.do("perform red-converter red-beast", "keep green-source")
    assert castle.goals("dagdar") == ["blue-cannon", "green-source"]


@both
@pytest.mark.clause("BST-298")
def test_a_ritual_of_the_colour_of_the_beaten_enemy_may_be_performed(edition: str) -> None:
    castle = beast_beaten(edition, "dagdar goals red-converter blue-cannon")
    assert castle.asked == "dagdar perform"
    assert castle.options() == {"perform red-converter red-beast", "decline"}
    assert castle.refuses("perform blue-cannon red-beast", "BST-298")
    castle.do("perform red-converter red-beast")
    assert castle.artefacts("dagdar") == {"red-converter": True}
    assert castle.goals("dagdar") == ["blue-cannon"]


@both
@pytest.mark.clause("BST-298")
def test_one_performs_ones_own_rituals_only(edition: str) -> None:
    castle = beast_beaten(edition, "dagdar goals blue-cannon / sannirr goals red-converter")
    assert castle.asked == "dagdar act"
    assert castle.goals("sannirr") == ["red-converter"]


@both
@pytest.mark.clause("BST-298")
def test_only_right_after_beating_an_enemy(edition: str) -> None:
    castle = beast_beaten(edition, "dagdar goals red-converter").do("decline", "move d3")
    assert castle.refuses("perform red-converter red-beast", "BST-298")


@both
@pytest.mark.clause("BST-298")
@pytest.mark.clause("BST-299")
def test_a_ritual_may_be_kept_for_later(edition: str) -> None:
    castle = beast_beaten(edition, f"dagdar goals red-converter / {DECK} / wall 7 red-mage")
    castle.do("decline")
    assert castle.goals("dagdar") == ["red-converter"]
    assert castle.view["rituals"]["count"] == 3
    assert castle.asked == "dagdar act"


@both
@pytest.mark.clause("BST-300")
def test_of_two_rituals_of_one_colour_one_is_performed_for_one_card(edition: str) -> None:
    castle = beast_beaten(edition, "dagdar goals red-converter red-accumulator")
    assert castle.options("perform") == {
        "perform red-converter red-beast", "perform red-accumulator red-beast",
    }  # fmt: skip
    castle.do("perform red-accumulator red-beast")
    assert castle.asked == "dagdar act"
    assert castle.goals("dagdar") == ["red-converter"]
    assert castle.artefacts("dagdar") == {"red-accumulator": True}


@both
@pytest.mark.clause("BST-301")
@pytest.mark.parametrize(
    ("kept", "rest"),
    [
        ("green-source", ["black-source", "blue-source"]),
        ("blue-source", ["black-source", "green-source"]),
    ],
)
def test_two_are_drawn_one_is_kept_and_the_other_goes_to_the_bottom(
    edition: str, kept: str, rest: list[str]
) -> None:
    castle = beast_beaten(edition, f"dagdar goals red-converter / {DECK}")
    castle.do("perform red-converter red-beast")
    assert castle.options() == {"keep green-source", "keep blue-source"}
    castle.do(f"keep {kept}")
    assert castle.goals("dagdar") == [kept]
    assert deck(castle) == rest


@both
@pytest.mark.clause("BST-301")
def test_without_performing_nothing_is_drawn(edition: str) -> None:
    castle = beast_beaten(edition, f"dagdar goals blue-converter / {DECK}")
    assert castle.goals("dagdar") == ["blue-converter"]
    assert castle.view["rituals"]["count"] == 3


@both
@pytest.mark.clause("BST-302")
@pytest.mark.clause("BST-303")
def test_a_single_card_left_is_taken_as_it_is(edition: str) -> None:
    castle = beast_beaten(edition, "dagdar goals red-converter / rituals green-source")
    castle.do("perform red-converter red-beast")
    assert castle.asked == "dagdar act"
    assert castle.goals("dagdar") == ["green-source"]
    assert castle.view["rituals"]["count"] == 0


@both
@pytest.mark.clause("BST-302")
@pytest.mark.clause("BST-303")
def test_an_empty_deck_gives_nothing(edition: str) -> None:
    castle = beast_beaten(edition, "dagdar goals red-converter blue-cannon")
    castle.do("perform red-converter red-beast")
    assert castle.asked == "dagdar act"
    assert castle.goals("dagdar") == ["blue-cannon"]


@pytest.mark.clause("BST-303")
def test_in_2018_a_replaced_structure_refills_an_empty_deck() -> None:
    castle = beast_beaten("2018", "dagdar goals red-cannon / base 3 blue-source")
    castle.do("perform red-cannon red-beast", "replace blue-source d3")
    assert castle.goals("dagdar") == ["blue-source"]
