"""Whom an attack can reach."""

import pytest
from tests.clauses.bastion.board import both
from tests.clauses.bastion.draw import drawn

RICH = "dagdar mana red 15 green 15 blue 15"


@both
@pytest.mark.clause("BST-197")
def test_beside_a_dragon_only_the_top_one_is_a_target(edition: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at citadel / {RICH} / citadel green-dragon red-dragon / wall 5 red-beast"
        " / square 2 red-flyer",
    )
    assert castle.options("attack") == {"attack citadel"}
    assert castle.refuses("attack s5", "BST-197")
    castle.do("attack citadel")
    assert castle.spells("dagdar") == ["red-dragon"]
    assert castle.citadel == ["green-dragon"]


@both
@pytest.mark.clause("BST-197")
def test_a_dragon_is_attacked_in_the_citadel(edition: str) -> None:
    castle = drawn(edition, f"dagdar at d1 / {RICH} / citadel red-dragon")
    assert castle.refuses("attack citadel", "BST-190")


@both
@pytest.mark.clause("BST-198")
def test_an_empty_citadel_has_no_targets_without_arrow(edition: str) -> None:
    castle = drawn(
        edition, f"dagdar at citadel / {RICH} / wall 5 red-beast / square 3 red-flyer"
    )  # fmt: skip
    assert castle.options("attack") == set()
    castle = drawn(
        edition,
        f"dagdar at citadel / {RICH} / wall 5 red-beast / square 3 red-flyer"
        " / dagdar spells blue-flyer",
    )
    assert castle.options("attack") == {"attack s5 arrow", "attack q3 arrow"}
    castle.do("attack s5 arrow")
    assert castle.spells("dagdar") == ["red-beast"]


@pytest.mark.clause("BST-199")
def test_an_invulnerable_enemy_is_no_target() -> None:
    castle = drawn(
        "2015", f"dagdar at d2 / {RICH} / wall 5 red-beast / wall 6 red-priest / wall 8 red-mage"
    )
    assert castle.shielded("s5")
    assert castle.refuses("attack s5", "BST-425")
    assert castle.options("attack") == {"attack s6", "attack s8"}


@both
@pytest.mark.clause("BST-200")
def test_invulnerable_enemies_can_be_moved_by_spells(edition: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at d2 / {RICH} / wall 5 red-beast / wall 6 red-priest / wall 9 red-mage"
        " / dagdar spells blue-priest blue-archmage",
    )
    assert castle.shielded("s5")
    castle.do("castling s5 s9")
    assert castle.shielded("s5")  # the mage stands there now
    castle.do("teleport s5 s1")
    assert castle.walls == {1: ["red-mage"], 6: ["red-priest"], 9: ["red-beast"]}


@both
@pytest.mark.clause("BST-200")
def test_invulnerable_enemies_march(edition: str) -> None:
    castle = drawn(
        edition,
        f"stage enemy / deck / dagdar at d2 / {RICH} / wall 5 red-priest / wall 6 red-beast",
    )
    assert castle.walls == {1: ["red-beast"], 5: ["red-priest"]}


@both
@pytest.mark.clause("BST-201")
def test_arrow_reaches_no_shielded_enemy(edition: str) -> None:
    castle = drawn(
        edition,
        f"dagdar at d1 / {RICH} / wall 5 red-beast / wall 6 red-priest / dagdar spells red-flyer",
    )
    assert castle.options("attack") == {"attack s6 arrow"}
    assert castle.refuses("attack s5 arrow", "BST-201")


@both
@pytest.mark.clause("BST-201")
def test_arrow_reaches_no_covered_dragon(edition: str) -> None:
    castle = drawn(
        edition, f"dagdar at d1 / {RICH} / citadel green-dragon red-dragon"
        " / dagdar spells red-flyer"
    )  # fmt: skip
    castle.do("attack citadel arrow")
    assert castle.citadel == ["green-dragon"]
    assert castle.mana("dagdar") == {"red": 5, "green": 15, "blue": 15}


@both
@pytest.mark.clause("BST-207")
def test_colour_and_modifiers_follow_the_place_of_the_enemy(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 3 yellow 3 / wall 9 spy / dagdar spells red-flyer"
        " / base 1 yellow-cannon red-cannon",
    )
    castle.do("attack s9 arrow")
    assert castle.mana("dagdar") == {"yellow": 3}


@both
@pytest.mark.clause("BST-207")
def test_a_cannon_at_the_target_helps_a_distant_attacker(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d1 / dagdar mana red 6 / wall 9 red-rider / dagdar spells red-flyer"
        " / base 3 red-cannon",
    )
    castle.do("attack s9 arrow")
    assert castle.mana("dagdar") == {"red": {"2015": 1, "2018": 2}[edition]}
