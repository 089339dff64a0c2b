"""Lightning and Flame."""

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn

from laar.games.bastion.pieces.cards import CARD_IDS


def yellow_rider(edition: str, spells: str, mana: int = 6) -> Board:
    """Dagdar attacks a yellow rider of strength 6."""
    return drawn(
        edition,
        f"dagdar at d2 / dagdar mana yellow {mana} / dagdar spells {spells} / wall 5 yellow-rider",
    ).do("attack s5")


def values(spell: str) -> set[str]:
    """The printed values of a spell."""
    castle = drawn("2015", f"deck / dagdar at d1 / dagdar spells {' '.join(CARD_IDS)}")
    held = [one["spell"] for one in castle.defender("dagdar")["spells"]]
    return {one.removeprefix(spell) for one in held if one.startswith(spell)}


@pytest.mark.clause("BST-239")
def test_values_of_lightning() -> None:
    assert values("lightning-") == {"1", "3"}


@pytest.mark.clause("BST-244")
def test_values_of_flame() -> None:
    assert values("flame-") == {"1", "2"}


@both
@pytest.mark.clause("BST-240")
@pytest.mark.clause("BST-241")
@pytest.mark.parametrize(("card", "spell", "cost"), [("golem", 3, 3), ("red-symbiote", 1, 5)])
def test_lightning_makes_ones_own_attack_cheaper(
    edition: str, card: str, spell: int, cost: int
) -> None:
    castle = yellow_rider(edition, card).do(f"lightning-{spell}", "pay")
    assert castle.mana("dagdar") == {"yellow": 6 - cost}


@both
@pytest.mark.clause("BST-240")
@pytest.mark.clause("BST-241")
@pytest.mark.parametrize("place", ["d2", "d5", "citadel"])
def test_lightning_makes_another_defenders_attack_cheaper_from_anywhere(
    edition: str, place: str
) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana yellow 3 / wall 5 yellow-rider"
        f" / sannirr at {place} / sannirr spells golem",
    )
    castle.do("attack s5").do("lightning-3", seat="sannirr").do("pay")
    assert castle.mana("dagdar") == {}
    assert castle.spells("sannirr") == []


@both
@pytest.mark.clause("BST-206")
@pytest.mark.clause("BST-241")
@pytest.mark.clause("BST-246")
@pytest.mark.parametrize(
    ("spells", "cast"),
    [
        ("golem leviathan", ("lightning-3", "lightning-3")),
        ("blue-rider green-rider black-rider", ("flame-2", "flame-2", "flame-2")),
        ("golem leviathan blue-rider", ("lightning-3", "flame-2", "lightning-3")),
    ],
)
def test_one_mana_must_always_be_paid(edition: str, spells: str, cast: tuple[str, ...]) -> None:
    castle = yellow_rider(edition, spells).do(*cast, "pay")
    assert castle.mana("dagdar") == {"yellow": 5}
    assert castle.spells("dagdar") == ["yellow-rider"]


@both
@pytest.mark.clause("BST-206")
def test_without_any_mana_no_spell_wins(edition: str) -> None:
    castle = drawn(
        edition,
        "dagdar at d2 / dagdar mana blue 1 / dagdar spells golem leviathan / wall 5 yellow-beast",
    )
    assert castle.refuses("attack s5", "BST-195")


@pytest.mark.clause("BST-242")
def test_lightning_3_and_1_leave_two_of_a_rider() -> None:
    castle = yellow_rider("2015", "golem red-symbiote").do("lightning-3", "lightning-1", "pay")
    assert castle.mana("dagdar") == {"yellow": 6 - 2}


@pytest.mark.clause("BST-243")
def test_lightning_3_3_and_1_still_leave_one() -> None:
    castle = yellow_rider("2015", "golem leviathan red-symbiote", mana=1)
    castle.do("lightning-3", "lightning-3", "lightning-1", "pay")
    assert castle.mana("dagdar") == {}


@both
@pytest.mark.clause("BST-245")
@pytest.mark.clause("BST-246")
@pytest.mark.parametrize(("card", "spell"), [("blue-warrior", 1), ("blue-rider", 2)])
def test_flame_makes_ones_own_attack_cheaper(edition: str, card: str, spell: int) -> None:
    castle = yellow_rider(edition, card).do(f"flame-{spell}", "pay")
    assert castle.mana("dagdar") == {"yellow": spell}


@pytest.mark.clause("BST-245")
def test_in_2015_flame_cannot_support_another_defender() -> None:
    castle = drawn(
        "2015",
        "dagdar at d2 / dagdar mana yellow 4 / wall 5 yellow-rider / sannirr at d2"
        " / sannirr spells blue-rider",
    )
    assert castle.refuses("attack s5", "BST-195")


@pytest.mark.clause("BST-246")
@pytest.mark.parametrize(("place", "helps"), [("d2", True), ("d3", False), ("citadel", False)])
def test_in_2018_flame_supports_a_defender_in_the_same_district(place: str, helps: bool) -> None:
    castle = drawn(
        "2018",
        "dagdar at d2 / dagdar mana yellow 6 / wall 5 yellow-rider"
        f" / sannirr at {place} / sannirr spells blue-rider",
    )
    castle.do("attack s5")
    assert castle.helpers == (["sannirr"] if helps else [])
    if helps:
        castle.do("flame-2", seat="sannirr").do("pay")
    assert castle.mana("dagdar") == ({"yellow": 2} if helps else {})


@pytest.mark.clause("BST-247")
def test_flame_2_1_and_1_leave_two_of_a_rider() -> None:
    castle = yellow_rider("2015", "blue-rider red-warrior blue-warrior")
    castle.do("flame-2", "flame-1", "flame-1", "pay")
    assert castle.mana("dagdar") == {"yellow": 6 - 2}


@pytest.mark.clause("BST-248")
def test_flame_2_2_1_and_1_still_leave_one() -> None:
    castle = yellow_rider("2015", "blue-rider red-rider red-warrior blue-warrior", mana=1)
    castle.do("flame-2", "flame-2", "flame-1", "flame-1", "pay")
    assert castle.mana("dagdar") == {}


@pytest.mark.clause("BST-249")
@pytest.mark.parametrize("place", ["citadel", "d1"])
def test_for_flame_the_citadel_is_a_district(place: str) -> None:
    castle = drawn(
        "2018",
        "dagdar at citadel / dagdar mana red 10 / citadel red-dragon"
        f" / sannirr at {place} / sannirr spells blue-rider",
    )
    castle.do("attack citadel")
    if place == "citadel":
        castle.do("flame-2", seat="sannirr").do("pay")
    assert castle.mana("dagdar") == ({"red": 2} if place == "citadel" else {})


@pytest.mark.clause("BST-250")
@pytest.mark.parametrize(("place", "helps"), [("d1", True), ("d3", False)])
def test_with_arrow_flame_is_cast_beside_the_attacker_not_at_the_target(
    place: str, helps: bool
) -> None:
    castle = drawn(
        "2018",
        "dagdar at d1 / dagdar mana yellow 6 / dagdar spells red-flyer / wall 9 yellow-rider"
        f" / sannirr at {place} / sannirr spells blue-rider",
    )
    castle.do("attack s9 arrow")
    assert castle.helpers == (["sannirr"] if helps else [])
    if helps:
        castle.do("flame-2", seat="sannirr").do("pay")
    assert castle.mana("dagdar") == ({"yellow": 2} if helps else {})
