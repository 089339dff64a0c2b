"""Actions: what they are, what they cost and who can take them."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden

# Sannirr (36) strikes for 1-2-2 and discharges; Dinur (24) pays a chip for +2, without an action.


@pytest.mark.clause("BRS-111")
def test_an_open_creature_may_strike_use_an_ability_or_defend() -> None:
    drawn = "c3 red 36\nc4 blue 48\nb4 blue 36\na6 blue 48"
    b = board(drawn)
    assert {"strike c3 c4", "use c3 2"} <= b.options("c3")
    b.do("strike c3 c4")
    assert b.options() == {"defend b4", "pass"}
    board(drawn).do("use c3 2", "a6").roll(1)


@pytest.mark.clause("BRS-112")
def test_every_action_closes_its_card() -> None:
    drawn = "c3 red 36\ne3 red 24\nc4 blue 48\nb4 blue 36\na6 blue 48"
    b = board(drawn)
    b.do("strike c3 c4", "defend b4").passes().roll(1, 1)
    assert (b.is_closed("c3"), b.is_closed("b4"), b.is_closed("c4")) == (True, True, False)
    b.do("chip e3")
    assert b.is_closed("e3")
    b = board(drawn).do("use c3 2", "a6").roll(1)
    assert b.is_closed("c3")
    assert b.told("closed", card="c3") == [{"clause": "BRS-112", "card": "36.1"}]


@pytest.mark.clause("BRS-112")
def test_a_miss_closes_too() -> None:
    b = board("c3 red 74\nc4 blue 48").strike("c3", "c4", 6, 5)
    assert (b.wounds("c4"), b.is_closed("c3")) == (0, True)


@pytest.mark.clause("BRS-113")
def test_a_closed_card_takes_no_action() -> None:
    b = board("c3 red 36 closed\nd3 red 24 closed\nc4 blue 48\na6 blue 48")
    assert b.options() == {"end"}
    b.refused("strike c3 c4", "BRS-113")
    b.refused("use c3 2", "BRS-113")
    b.refused("chip d3", "BRS-113")


@pytest.mark.clause("BRS-113")
def test_a_closed_card_does_not_defend() -> None:
    b = board("c3 red 74\nc4 blue 48\nb4 blue 48 closed\nd4 blue 48")
    b.do("strike c3 c4")
    assert b.options("defend") == {"defend d4"}
    b.refused("defend b4", "BRS-113")


@pytest.mark.clause("BRS-114")
def test_open_and_closed() -> None:
    b = board("c3 red 74\ne3 red 74 closed\nd4 blue 48\na6 blue 48")
    assert b.options("c3") == {
        "step c3 b3", "step c3 d3", "step c3 c2", "step c3 c4", "strike c3 d4",
    }  # fmt: skip
    assert b.options("e3") == set()
    b.end().end()
    assert {"step e3 e4", "strike e3 d4"} <= b.options("e3")


@pytest.mark.clause("BRS-115")
def test_an_artefact_uses_its_action_ability() -> None:
    b = board("c3 red 91\nc2 red 74\nc6 blue 48")
    assert b.options("c3") >= {"use c3 1"}
    b.do("use c3 1", "c2", "c6").roll(4)
    assert (b.wounds("c6"), b.is_closed("c3")) == (3, True)


@pytest.mark.clause("BRS-115")
def test_for_a_creature_it_takes_the_place_of_the_strike() -> None:
    b = board("c3 red 36\nc4 blue 48 closed\na6 blue 48")
    b.do("use c3 2", "a6").roll(1)
    b.refused("strike c3 c4", "BRS-113")
    b = board("c3 red 36\nc4 blue 48 closed\na6 blue 48").strike("c3", "c4", 1)
    b.refused("use c3 2", "BRS-113")


@pytest.mark.clause("BRS-116")
def test_a_card_with_an_ability_paid_with_chips_may_close_for_one() -> None:
    b = board("c3 red 24\na3 red 91\nd3 red 74\ne3 red 36\na6 blue 48")
    assert b.options("chip") == {"chip c3", "chip a3"}
    b.refused("chip d3", "BRS-116")  # no ability at all that is announced
    b.refused("chip e3", "BRS-116")  # one that is paid with the action alone
    b.do("chip c3", "chip a3")
    assert (b.chips("c3"), b.is_closed("c3")) == (1, True)
    assert (b.chips("a3"), b.is_closed("a3")) == (1, True)


@pytest.mark.clause("BRS-117")
def test_gaining_a_chip_is_announced_in_ones_own_turn(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 24\na6 blue 105\nb5 blue 105\na4 red 48\nc4 blue 24")
    b.do("chip c3")
    b.asks("blue", "answer")
    assert b.chips("c3") == 0
    b.do("use b5 1", "c3").passes()  # the card is closed in answer and has its chip all the same
    assert (b.chips("c3"), b.is_closed("c3")) == (1, True)
    b.refused("chip c4", seat="blue")
    b.do("end")
    b.asks("blue", "answer")
    b.refused("chip c4", "BRS-117")


@pytest.mark.clause("BRS-117")
def test_no_chip_beyond_the_maximum() -> None:
    b = board("c3 red 25 chips 3\ne3 red 25 chips 4\na6 blue 48")
    b.refused("chip e3", "BRS-117")
    b.do("chip c3")
    assert b.chips("c3") == 4
    b.end().end()
    b.refused("chip c3", "BRS-117")


@pytest.mark.clause("BRS-118")
def test_rage_alone_is_no_ability_paid_with_chips() -> None:
    b = board("c3 red 17\ne3 red 93\na6 blue 48")
    assert b.options("chip") == set()
    b.refused("chip c3", "BRS-118")


@pytest.mark.clause("BRS-123")
def test_a_constant_ability_works_while_its_card_is_closed() -> None:
    for state in ("", " closed"):
        b = board(f"b3 red 74\nc3 red 74\nd4 blue 27{state}\nc4 blue 23 closed")
        b.strike("c3", "c4", 4).strike("b3", "c4", 1)
        assert b.wounds("c4") == 3 + 2 - 1  # Armour 1 for the dwarf beside card 27


@pytest.mark.clause("BRS-123")
def test_a_closed_card_uses_an_ability_that_costs_no_action() -> None:
    b = board("c3 red 24 closed chips 2\nb3 red 74\nc4 blue 48\nb4 blue 24 chips 1")
    assert b.options("c3") == {"use c3 1"}
    b.do("use c3 1")
    assert (b.chips("c3"), b.is_closed("c3")) == (1, True)
    b.refused("use b4 1", seat="blue")
    b.do("strike b3 c4")
    assert b.options() == {"defend b4", "pass"}  # not on a stack that is not empty
    b.refused("use b4 1", "BRS-233")
