"""Copy (the werewolves carry it)."""

import pytest
from tests.clauses.bastion.board import COLOURS, Board, both
from tests.clauses.bastion.draw import drawn

FOE = "dagdar at d2 / dagdar mana red 6 / wall 5 red-rider / wall 7 blue-mage"


def against_rider(edition: str, position: str) -> Board:
    """Dagdar can just pay for the red rider on section 5 and announces the attack."""
    return drawn(edition, f"{FOE} / {position}").do("attack s5")


@both
@pytest.mark.clause("BST-233")
@pytest.mark.clause("BST-234")
@pytest.mark.parametrize("model", ["dagdar", "sannirr"])
def test_copy_is_cast_as_a_spell_of_any_defender_and_the_model_stays(
    edition: str, model: str
) -> None:
    castle = against_rider(
        edition, f"dagdar spells red-werewolf / sannirr at d5 / {model} spells blue-rider"
    )
    castle.do("copy:flame-2", "pay")
    assert castle.mana("dagdar") == {"red": 2}
    assert castle.spells(model)[0] == "blue-rider"
    assert castle.spells("dagdar")[-1] == "red-rider"
    assert "red-werewolf" in castle.view["box"]
    assert castle.fact("cast")["card"] == "red-werewolf"


@both
@pytest.mark.clause("BST-233")
@pytest.mark.clause("BST-234")
def test_copy_has_the_moment_of_its_model(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana blue 1 / wall 5 red-beast / dagdar spells red-werewolf"
        " / sannirr spells red-giant red-scout blue-beast red-mage red-dragon red-flyer"
        " red-priest red-archmage red-symbiote",
    )
    castle.do("source 2 blue")
    gains = {"copy:abundance-2", "take", "drop", *(f"copy:prism {c}" for c in COLOURS)}
    assert castle.options() == gains
    castle.do("drop", "move d2")
    assert castle.options("copy") == {"copy:haste d1", "copy:haste d3", "copy:haste citadel"}
    castle.do("stop")
    assert {answer.split()[0] for answer in castle.options("copy")} == {
        "copy:repeat", "copy:teleport"
    }  # fmt: skip
    assert castle.refuses("copy:lightning-1", "BST-276")


@both
@pytest.mark.clause("BST-233")
@pytest.mark.clause("BST-234")
def test_copies_of_the_other_spells_work(edition: str) -> None:
    models = "sannirr spells red-giant red-scout blue-beast red-dragon red-archmage"
    start = f"dagdar at d1 / dagdar mana blue 1 / wall 5 red-beast / {models}"
    castle = drawn(edition, f"{start} / dagdar spells red-werewolf")
    castle.do("source 2 blue", "copy:abundance-2", "take")
    assert castle.mana("dagdar") == {"green": 5}
    castle = drawn(edition, f"{start} / dagdar spells red-werewolf")
    castle.do("source 2 blue", "copy:prism black", "take")
    assert castle.mana("dagdar") == {"black": 3}
    castle = drawn(edition, f"{start} / dagdar spells red-werewolf")
    castle.do("move d2", "copy:haste d3")
    assert castle.area("dagdar") == "d3"
    castle = drawn(edition, f"{start} / dagdar spells red-werewolf")
    castle.do("copy:teleport s5 s9", "move d2")
    assert castle.walls == {9: ["red-beast"]}
    castle = drawn(edition, f"{start} / dagdar spells red-werewolf / done move mana attack")
    castle.do("copy:repeat")
    assert (castle.view["active"], castle.done) == ("dagdar", [])
    for seat, cards in (("dagdar", 0), ("sannirr", 5)):
        assert len(castle.spells(seat)) == cards


@both
@pytest.mark.clause("BST-234")
@pytest.mark.clause("BST-233")
def test_copied_arrow_reaches_far(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 3 / wall 9 red-beast / dagdar spells red-werewolf"
        " / sannirr spells red-flyer",
    )
    castle.do("attack s9 copy:arrow")
    assert castle.spells("dagdar") == ["red-beast"]
    assert castle.spells("sannirr") == ["red-flyer"]


@both
@pytest.mark.clause("BST-223")
@pytest.mark.clause("BST-224")
def test_a_helper_may_cast_copy_as_lightning(edition: str) -> None:
    castle = against_rider(
        edition,
        "players 3 / sannirr at d5 / sannirr spells red-werewolf / irvena spells golem",
    )
    assert castle.helpers == ["sannirr", "irvena"]
    castle.do("copy:lightning-3", seat="sannirr").do("pay")
    assert castle.mana("dagdar") == {"red": 3}
    assert castle.spells("sannirr") == []
    assert castle.spells("irvena") == ["golem"]
