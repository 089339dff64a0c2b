"""Defenders: who may step in, when, and what it costs."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden

# Marerit (74, 2-3-4) on c3 strikes Litovitsa (48, 1-2-3) on c4.
STRIKE = "c3 red 74\nc4 blue 48\na6 blue 42"


def defenders(drawn: str, strike: str = "strike c3 c4") -> set[str]:
    """Cells from which this strike can be taken over."""
    b = board(drawn).do(strike)
    if b.asked != "blue answer":
        return set()
    return {answer.removeprefix("defend ") for answer in b.options("defend")}


@pytest.mark.clause("BRS-188")
def test_the_defender_meets_the_strike_in_place_of_the_target() -> None:
    b = board(STRIKE + "\nb4 blue 95").do("strike c3 c4", "defend b4").passes().roll(6, 1)
    assert (b.wounds("c4"), b.wounds("b4")) == (0, 4 - 1)  # it has Armour 1
    b = board(STRIKE + "\nb4 blue 95").do("strike c3 c4", "defend b4").passes().roll(6, 6)
    assert (b.wounds("c3"), b.wounds("c4"), b.wounds("b4")) == (4, 0, 0)
    b = board(STRIKE + "\nb4 blue 95").do("strike c3 c4", "pass").roll(6, 1)
    assert (b.wounds("c4"), b.wounds("b4")) == (4, 0)  # it may, it need not


@pytest.mark.clause("BRS-189")
def test_who_can_defend() -> None:
    around = [f"{column}{row}" for row in (2, 3, 4, 5) for column in "abcde"]
    free = [cell for cell in around if cell not in ("c3", "c4")]
    drawn = STRIKE + "".join(f"\n{cell} blue 48" for cell in free)
    assert defenders(drawn) == {"b3", "d3", "b4", "d4"}


@pytest.mark.clause("BRS-189")
@pytest.mark.parametrize("who", ["blue 48 closed", "blue 91", "red 48", "blue 48 led red"])
def test_who_cannot_defend(who: str) -> None:
    assert defenders(f"{STRIKE}\nb4 {who}\nd4 blue 48") == {"d4"}


@pytest.mark.clause("BRS-189")
def test_a_face_down_card_does_not_defend() -> None:
    drawn = "first red\nc5 red 74\nc6 blue 48\nb6 blue 48 hidden\nd6 blue 48"
    assert defenders(drawn, "strike c5 c6") == {"d6"}


@pytest.mark.clause("BRS-189")
def test_the_target_is_no_defender_of_its_own() -> None:
    assert defenders(STRIKE) == set()


@pytest.mark.clause("BRS-190")
def test_the_defender_closes_together_with_the_attacker() -> None:
    b = board(STRIKE + "\nb4 blue 48").do("strike c3 c4", "defend b4").passes()
    assert (b.is_open("b4"), b.is_open("c3")) == (True, True)
    b.roll(6, 4)
    assert (b.is_closed("b4"), b.is_closed("c3"), b.is_open("c4")) == (True, True, True)
    assert [c["card"] for c in b.told("closed")] == [b.id("c3"), b.id("b4")]


@pytest.mark.clause("BRS-190")
def test_the_action_is_spent() -> None:
    b = board(STRIKE + "\nb3 red 74\nb4 blue 48").do("strike c3 c4", "defend b4").passes()
    b.roll(1, 4).do("strike b3 c4")
    b.asks("chance", "die")  # nobody is left to defend


@pytest.mark.clause("BRS-191")
def test_nobody_defends_in_ones_own_turn() -> None:
    b = board("c3 red 74\nc2 red 48\nb2 red 48\nb3 red 48\na6 blue 48").do("strike c3 c2")
    b.asks("chance", "die")
    # A strike at a card that red leads in red's turn, made by red: blue's cards do not help either.
    b = board("c3 red 74\nc4 blue 48 led red\nb4 blue 48\nb3 red 48").do("strike c3 c4")
    b.asks("chance", "die")
    b = board("c3 red 48\nb3 red 48\nc4 blue 74\nb4 blue 48\nturn blue").do("strike c4 c3")
    b.asks("red", "answer")  # in the opponent's turn it is red that defends
    assert b.options() == {"defend b3", "pass"}


# Attacks of red's card on c3 that no defender meets; b4 could, if they were simple strikes.
OTHERS = {
    "special": ("c3 red 101 chips 1\nc4 blue 48", ("use c3 2", "c4", "enough")),
    "magic": ("c3 red 31 chips 1\nc4 blue 48", ("use c3 2", "c4")),
    "row": ("c3 red 20\nc5 blue 48", ("use c3 1", "c5")),
    "shot": ("c3 red 28\nc5 blue 48", ("use c3 1", "c5")),
    "throw": ("c3 red 109\nc5 blue 48", ("use c3 1", "c5")),
    "discharge": ("c3 red 36\nc5 blue 48", ("use c3 2", "c5")),
}


@pytest.mark.clause("BRS-192")
@pytest.mark.parametrize("attack", OTHERS)
def test_no_other_attack_is_met_by_a_defender(attack: str) -> None:
    drawn, said = OTHERS[attack]
    b = board(drawn + "\nb4 blue 48\nd4 blue 48\na6 blue 42").do(*said)
    b.asks("chance", "die")


@pytest.mark.clause("BRS-193")
def test_a_defender_is_announced_above_the_strike_and_can_be_answered(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board(STRIKE + "\nb4 blue 48\nb2 red 105").do("strike c3 c4", "defend b4")
    assert [item.kind for item in b.table.pile] == [0, 3]
    b.asks("red", "answer")
    assert b.options() == {"use b2 1", "pass"}
    b.do("pass")
    assert b.story("defended") == ["defended"]
    b.roll(6, 1)
    assert (b.wounds("b4"), b.wounds("c4")) == (4, 0)


@pytest.mark.clause("BRS-193")
def test_what_stops_sudden_actions_stops_defenders() -> None:
    assert defenders("c3 red 74\nc4 blue 48\nb4 blue 48") == {"b4"}
    assert defenders("c3 red 74 prot_sudden\nc4 blue 48\nb4 blue 48") == set()
    b = board("c3 red 96\nc4 blue 48\nb4 blue 48").do("strike c3 c4")
    b.asks("chance", "die")


@pytest.mark.clause("BRS-194")
def test_beside_the_target() -> None:
    assert defenders("c3 red 74\nc4 blue 48\nb4 blue 48") == {"b4"}


@pytest.mark.clause("BRS-195")
@pytest.mark.parametrize("cell", ["c4", "d3"])
def test_against_a_diagonal_strike(cell: str) -> None:
    assert defenders(f"c3 red 74\nd4 blue 48\n{cell} blue 48", "strike c3 d4") == {cell}


@pytest.mark.clause("BRS-196")
def test_beside_the_attacker() -> None:
    assert defenders("c3 red 74\nc4 blue 48\nd3 blue 48") == {"d3"}


@pytest.mark.clause("BRS-197")
def test_too_far_from_the_attacker() -> None:
    assert defenders("c3 red 74\nc4 blue 48\nc5 blue 48") == set()
    b = board("c3 red 74\nc4 blue 48\nc5 blue 48\nb4 blue 48").do("strike c3 c4")
    b.refused("defend c5", "BRS-189")
