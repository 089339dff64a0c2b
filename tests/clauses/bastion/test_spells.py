"""Spells: which there are, when they can be cast and by whom."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn, worth

from laar.games.bastion.pieces.cards import CARD_IDS

SPELLS = {
    "alchemy", "abundance", "copy", "lightning", "flame", "repeat", "prism", "castling", "arrow",
    "teleport", "haste",
}  # fmt: skip


@both
@pytest.mark.clause("BST-220")
def test_each_of_the_82_enemies_carries_one_of_eleven_spells(edition: str) -> None:
    castle = drawn(edition, f"deck / dagdar at d1 / dagdar spells {' '.join(CARD_IDS)}")
    held = castle.defender("dagdar")["spells"]
    assert len(held) == 82
    assert {one["spell"].rstrip("-0123456789") for one in held} == SPELLS


@pytest.mark.clause("BST-225")
def test_spell_holders_the_2018_text_reveals() -> None:
    castle = drawn("2018", f"deck / dagdar at d1 / dagdar spells {' '.join(CARD_IDS)}")
    held = {one["card"]: one["spell"] for one in castle.defender("dagdar")["spells"]}
    assert {held[card] for card in held if card.endswith("-beast")} == {"haste"}
    assert held["blue-rider"].startswith("flame-")
    training = {"beast", "warrior", "mage", "rider", "scout", "flyer", "giant", "spy"}
    carried = {held[card] for card in held if card.split("-")[-1] in training}
    names = {spell.rstrip("-0123456789") for spell in carried}
    assert names == {"alchemy", "abundance", "flame", "prism", "arrow", "haste"}


@both
@pytest.mark.clause("BST-221")
def test_a_cast_spell_leaves_the_game(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d2 / dagdar mana red 3 / dagdar spells red-warrior / wall 5 red-beast"
    )
    castle.do("attack s5", "flame-1", "pay")
    assert castle.spells("dagdar") == ["red-beast"]
    assert "red-warrior" in castle.view["box"]
    castle.do("move d3", "haste d4")
    assert castle.spells("dagdar") == []
    assert {"red-warrior", "red-beast"} <= set(castle.view["box"])


@both
@pytest.mark.clause("BST-221")
def test_an_uncast_spell_stays_without_limit(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar spells red-warrior / sannirr spells red-flyer")
    for _ in range(4):
        castle.do("end")
    assert castle.spells("dagdar") == ["red-warrior"]
    assert castle.spells("sannirr") == ["red-flyer"]


@both
@pytest.mark.clause("BST-222")
def test_any_number_of_spells_may_join_one_action(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana blue 2 / wall 9 red-rider / dagdar spells red-flyer red-mage"
        " red-warrior blue-warrior red-symbiote blue-symbiote",
    )
    castle.do("attack s9 arrow", "alchemy", "flame-1", "flame-1", "lightning-1", "lightning-1")
    castle.do("pay")
    assert castle.mana("dagdar") == {}
    assert castle.spells("dagdar") == ["red-rider"]


@both
@pytest.mark.clause("BST-222")
def test_spells_go_with_each_action_of_a_turn(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana blue 1 / wall 9 green-beast"
        " / dagdar spells red-beast red-giant red-symbiote",
    )
    castle.do("source 2 blue", "abundance-2", "take")
    castle.do("move d2", "haste d3").do("attack s9", "lightning-1", "pay")
    assert castle.mana("dagdar") == {"green": 5 - 2}
    assert castle.spells("dagdar") == ["green-beast"]


ALL = "red-mage red-giant red-dragon red-scout red-flyer red-beast red-werewolf"
HELPING = "red-symbiote red-warrior red-priest red-archmage"


@pytest.mark.clause("BST-223")
def test_in_2015_only_lightning_is_cast_in_another_defenders_turn() -> None:
    castle = drawn(
        "2015",
        "dagdar at d2 / dagdar mana blue 1 yellow 9 / wall 5 yellow-beast / wall 9 yellow-mage"
        f" / sannirr at d2 / sannirr spells {ALL} {HELPING}",
    )
    assert castle.options(seat="sannirr") == set()
    castle.do("attack s5")
    assert castle.options(seat="sannirr") == {"lightning-1", "copy:lightning-1"}
    for answer in ("flame-1", "copy:flame-1"):
        assert castle.refuses(answer, "BST-203", seat="sannirr")
    for answer in ("castling s5 s9", "teleport s5 s1"):
        assert castle.refuses(answer, "BST-223", seat="sannirr")
    castle.do("withdraw", "source 1 blue")
    assert worth(castle) == 9 + 3  # nobody was asked for Abundance or Prism
    castle.do("move d3")
    assert castle.area("dagdar") == "d3"  # nor for Haste
    assert castle.asked == "dagdar act"


@pytest.mark.clause("BST-224")
def test_in_2018_four_spells_are_cast_in_another_players_action_stage() -> None:
    castle = drawn(
        "2018",
        "dagdar at d2 / dagdar mana blue 1 yellow 9 / wall 5 yellow-beast / wall 9 yellow-mage"
        f" / sannirr at d2 / sannirr spells {ALL} {HELPING}",
    )
    assert words(castle.options(seat="sannirr")) == {
        "castling", "teleport", "copy:castling", "copy:teleport"
    }  # fmt: skip
    castle.do("attack s5")
    helping = {"lightning-1", "flame-1", "castling", "teleport"}
    assert words(castle.options(seat="sannirr")) == helping | {f"copy:{word}" for word in helping}
    castle.do("withdraw", "source 1 blue")
    assert worth(castle) == 9 + 3  # nobody was asked for Abundance or Prism
    castle.do("move d3")
    assert castle.area("dagdar") == "d3"  # nor for Haste
    assert castle.asked == "dagdar act"


@both
@pytest.mark.clause("BST-276")
def test_attack_spells_need_an_attack(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 9 / wall 9 red-beast / dagdar spells red-warrior"
        " red-symbiote red-mage red-flyer",
    )
    for answer in ("flame-1", "lightning-1", "alchemy", "arrow"):
        assert castle.refuses(answer, "BST-276")
        assert castle.refuses(answer, "BST-276", seat="sannirr")
    castle.do("attack s9 arrow", "flame-1", "withdraw")
    assert len(castle.spells("dagdar")) == 4  # no attack was carried out, so nothing was cast


@both
@pytest.mark.clause("BST-276")
def test_source_spells_need_a_source(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana red 9 / dagdar spells red-giant red-scout / source 2 1 blue",
    )
    assert castle.refuses("abundance-2", "BST-276")
    assert castle.refuses("prism red", "BST-276")
    castle.do("source 2 red", "abundance-2", "prism green", "drop")
    assert castle.spells("dagdar") == ["red-giant", "red-scout"]
    assert castle.mana("dagdar") == {"red": 9}
    assert castle.done == []
    castle.do("tower red")
    assert castle.spells("dagdar") == ["red-giant", "red-scout"]
    assert castle.mana("dagdar") == {"red": 8, "blue": 1}


@both
@pytest.mark.clause("BST-276")
def test_haste_needs_a_move(edition: str) -> None:
    castle = drawn(edition, "dagdar at d2 / dagdar spells red-beast / done move")
    assert castle.refuses("haste d3", "BST-276")
    assert castle.options("haste") == set()


@both
@pytest.mark.clause("BST-278")
def test_superfluous_attack_spells_are_spent(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 1 / wall 5 red-beast / dagdar spells red-mage blue-mage"
        " red-flyer blue-flyer golem red-warrior",
    )
    castle.do("attack s5", "alchemy", "alchemy", "arrow", "arrow", "lightning-3", "flame-1", "pay")
    assert castle.spells("dagdar") == ["red-beast"]
    assert castle.mana("dagdar") == {}


ENTRY = (
    "dagdar at d1 / dagdar mana green 5 / square 2 rokai / dagdar spells red-flyer red-werewolf"
    " / wall 9 blue-beast"
)


@both
@pytest.mark.clause("BST-222")
@pytest.mark.clause("BST-278")
def test_an_arrow_is_as_superfluous_when_entering_and_as_legal(edition: str) -> None:
    castle = drawn(edition, ENTRY).do("storm d2")
    assert castle.options() == {"arrow", "copy:arrow", "pay", "withdraw"}
    castle.do("arrow", "copy:arrow", "pay")
    assert castle.area("dagdar") == "d2"
    assert castle.spells("dagdar") == ["rokai"]
    assert {"red-flyer", "red-werewolf"} <= set(castle.view["box"])
    hasty = drawn(edition, f"{ENTRY} / dagdar spells red-beast / dagdar at d6")
    hasty.do("move d1", "haste storm d2", "arrow", "pay")
    assert hasty.area("dagdar") == "d2"


@pytest.mark.clause("BST-278")
@pytest.mark.parametrize("edition", ["2015.1", "2018.1"])
def test_in_the_first_revision_an_entry_took_no_arrow(edition: str) -> None:
    castle = drawn(edition, ENTRY.replace(" red-werewolf", "")).do("storm d2")
    assert castle.asked == "dagdar act"  # carried out at once, as in the games that were stored
    assert castle.spells("dagdar") == ["red-flyer", "rokai"]


@both
@pytest.mark.clause("BST-278")
def test_a_second_prism_is_spent_and_prism_needs_a_colour(edition: str) -> None:
    castle = drawn(
        edition, "dagdar at d1 / dagdar mana blue 1 / dagdar spells red-scout blue-scout"
    )
    castle.do("source 1 blue")
    assert castle.refuses("prism", "BST-278")
    castle.do("prism red", "prism yellow", "take")
    assert castle.spells("dagdar") == []
    assert castle.mana("dagdar") == {"yellow": 3}


def words(answers: set[str]) -> set[str]:
    """The spells in these answers."""
    return {answer.split()[0] for answer in answers}
