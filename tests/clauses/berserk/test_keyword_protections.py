"""Protections: nothing of what they keep off touches the card, but it may be aimed at."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Sudden, Vary

from laar.games.berserk.cards.keywords import PROT_POISON
from laar.games.berserk.cards.traits import Traits

FAR = "\na6 blue 48\ne1 red 42"


def used(mine: str, target: str, *said: str, die: int = 6) -> Board:
    """A card of red on c3 uses an ability on c5; nobody answers."""
    b = board(f"c3 red {mine}\nc5 blue {target}" + FAR).do(*said).passes()
    return b.roll(die) if b.asked == "chance die" else b


@pytest.mark.clause("BRS-294")
def test_cover_protects_from_attacks_of_flyers() -> None:
    drawn = "zone red 107\nb3 red 74\nc4 blue {} closed" + FAR
    b = board(drawn.format(37)).strike("107.1", "c4", 6)
    assert (b.wounds("c4"), b.told("shielded")[0]["clause"]) == (0, "BRS-294")
    b.end()
    assert b.options("step c4")  # the flyer's blow holds nobody: everything is kept off
    b = board(drawn.format(48)).strike("107.1", "c4", 6)
    assert b.wounds("c4") == 2
    b.end()
    assert not b.options("step c4")
    b = board(drawn.format(37)).strike("b3", "c4", 1)
    assert b.wounds("c4") == 2  # whoever walks attacks as usual


@pytest.mark.clause("BRS-295")
def test_protection_leaves_no_wounds_and_no_side_effects() -> None:
    b = used("79", "53", "use c3 2", "c5")  # a discharge, then Curse; Protection from magic
    assert (b.wounds("c5"), b.x("c5", "curse")) == (0, 0)
    b = used("79", "48", "use c3 2", "c5")
    assert (b.wounds("c5"), b.x("c5", "curse")) == (2, 1)
    b = used("109", "95", "use c3 1", "c5")  # protection from ranged attacks
    assert (b.wounds("c5"), b.x("c5", "poison")) == (0, 0)


@pytest.mark.clause("BRS-296")
def test_protection_from_sudden_actions(sudden: Sudden) -> None:
    sudden(105, 1)
    for word, closed in (("", True), ("prot_sudden", False)):
        b = board(f"c3 red 105\nb2 red 74\nc5 blue 48 {word}" + FAR).do("use c3 1", "c5").passes()
        assert (b.is_closed("c5"), b.is_closed("c3")) == (closed, True)
    drawn = "c3 red 74 {}\nc4 blue 48\nb4 blue 48" + FAR
    assert board(drawn.format("")).do("strike c3 c4").asks("blue", "answer")
    b = board(drawn.format("prot_sudden")).do("strike c3 c4")
    b.asks("chance", "die")  # no defender
    b.roll(1, 6)
    assert b.wounds("c3") == 1  # the target itself still answers


@pytest.mark.clause("BRS-296")
def test_a_sudden_attack_leaves_it_untouched_an_action_does_not(sudden: Sudden) -> None:
    drawn = "c3 red 28\nc5 blue 48 prot_sudden" + FAR
    b = board(drawn).do("use c3 1", "c5").passes().roll(6).do("keep")
    assert b.wounds("c5") == 3
    sudden(28, 1)
    b = board(drawn).do("use c3 1", "c5").passes().roll(6).do("keep")
    assert b.wounds("c5") == 0


@pytest.mark.clause("BRS-297")
def test_protection_from_shots() -> None:
    b = board("c3 red 28 chips 1\nc5 blue 76\nb1 red 5" + FAR).do("use c3 2", "c5").passes()
    b.roll(6).do("keep").asks("red", "main")  # no strong attack has landed
    assert (b.wounds("c5"), b.units("c5")) == (0, 1)  # nor does it lose movement
    b = board("c3 red 28 chips 1\nc5 blue 48" + FAR).do("use c3 2", "c5").passes().roll(6)
    assert (b.do("keep").wounds("c5"), b.units("c5")) == (4, 0)
    assert used("66", "76", "use c3 2", "c5").wounds("c5") == 3  # a throw


@pytest.mark.clause("BRS-298")
def test_protection_from_throws() -> None:
    b = used("109", "112", "use c3 1", "c5")
    assert (b.wounds("c5"), b.x("c5", "poison")) == (0, 0)
    b = used("109", "48", "use c3 1", "c5")
    assert (b.wounds("c5"), b.x("c5", "poison")) == (2, 1)
    assert used("91 chips 1", "112", "use c3 2", "c5").wounds("c5") == 3  # a shot


@pytest.mark.clause("BRS-299")
def test_protection_from_discharges() -> None:
    b = used("79", "18", "use c3 2", "c5")
    assert (b.wounds("c5"), b.x("c5", "curse")) == (0, 0)
    b = used("69", "18", "use c3 1", "c5")
    assert b.x("c5", "curse") == 1  # a spell is no discharge


@pytest.mark.clause("BRS-300")
def test_protection_from_spells() -> None:
    assert used("69", "21", "use c3 1", "c5").x("c5", "curse") == 0
    b = used("48", "21", "use c3 1", "c5")
    assert (b.at("c5"), b.wounds("c5"), b.story("moved")) == (21, 0, [])
    assert used("62", "21", "use c3 2", "c5").wounds("c5") == 3  # a discharge
    assert used("64", "21", "use c3 3", "c5").wounds("c5") == 2  # an impact


@pytest.mark.clause("BRS-301")
def test_protection_from_magic_is_three_in_one() -> None:
    assert used("69", "53", "use c3 1", "c5").x("c5", "curse") == 0
    assert used("62", "53", "use c3 2", "c5").wounds("c5") == 0
    b = board("c3 red 34 chips 1\nc4 blue 53" + FAR).do("use c3 2", "c4").roll(6)
    assert b.wounds("c4") == 0
    assert used("64", "53", "use c3 3", "c5").wounds("c5") == 2
    assert used("91 chips 1", "53", "use c3 2", "c5").wounds("c5") == 3


@pytest.mark.clause("BRS-302")
def test_protection_from_poison_keeps_it_off() -> None:
    b = used("109", "10", "use c3 1", "c5")
    assert (b.wounds("c5"), b.x("c5", "poison")) == (2, 0)  # the wounds are the throw's
    assert b.told("shielded")[0]["clause"] == "BRS-302"


@pytest.mark.clause("BRS-302")
def test_gaining_protection_from_poison_removes_it(vary: Vary) -> None:
    def antidote(traits: Traits) -> None:
        traits.ability(1).steps[0].keyword = PROT_POISON

    vary(39, antidote)
    b = board("c3 red 39\nc4 red 26 poison 2 curse\nb3 red 26 poison 1" + FAR).do("use c3 1", "c4")
    b.do("enough").passes()
    assert (b.x("c4", "poison"), b.x("c4", "curse"), b.x("b3", "poison")) == (0, 1, 1)
    b.end().end()
    assert (b.wounds("c4"), b.x("c4", "poison")) == (0, 0)


@pytest.mark.clause("BRS-303")
def test_a_protected_card_may_still_be_chosen() -> None:
    b = board("c3 red 34 chips 1\nc4 blue 53" + FAR).do("use c3 2")
    assert b.options() == {"c4"}
    b.do("c4").roll(6)
    assert (b.wounds("c4"), b.is_closed("c3"), b.chips("c3")) == (0, True, 0)  # it is paid
    b = board("c3 red 69\nc5 blue 53" + FAR).do("use c3 1")
    assert "c5" in b.options()
    b.do("c5").passes()
    assert (b.x("c5", "curse"), b.is_closed("c3")) == (0, True)
    assert b.told("shielded")[0]["clause"] == "BRS-301"
