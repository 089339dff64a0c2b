"""A card between announcing its action and closing; whose turn actions belong to."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden


@pytest.mark.clause("BRS-119")
def test_a_committed_card_announces_nothing_more_and_still_counts_as_open(sudden: Sudden) -> None:
    sudden(105, 1)  # an open enemy creature of cost 5 or less within 3 closes
    b = board("c3 red 105\nd3 red 105\nc4 blue 48\nb4 blue 48\na6 blue 48")
    b.do("strike c3 c4")
    b.asks("blue", "answer")
    assert b.is_open("c3")
    b.do("defend b4")
    b.asks("red", "answer")
    assert b.options() == {"use d3 1", "pass"}
    b.refused("use c3 1", "BRS-119")
    b.do("pass").passes().roll(1, 4)
    assert (b.is_closed("c3"), b.is_closed("b4")) == (True, True)


@pytest.mark.clause("BRS-119")
def test_a_committed_defender_is_not_assigned_nor_used_again(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 74\nc4 blue 48\nb4 blue 105\na6 blue 48")
    b.do("strike c3 c4")
    assert b.options() == {"defend b4", "use b4 1", "pass"}
    b.do("defend b4")
    b.asks("chance", "die")  # its owner has nothing else to answer with
    b.roll(1, 4)
    assert b.is_closed("b4")


@pytest.mark.clause("BRS-119")
def test_a_blocked_action_closes_its_card() -> None:
    b = board("c3 red 74\nc4 blue 48\na6 blue 87")
    b.do("strike c3 c4").passes()
    b.asks("red", "main")
    assert b.told("rolled") == []
    assert (b.wounds("c4"), b.is_closed("c3")) == (0, True)


@pytest.mark.clause("BRS-119")
def test_an_action_that_is_taken_back_leaves_its_card_open(sudden: Sudden) -> None:
    sudden(48, 1)  # an enemy creature within 2 is moved and wounded
    b = board("c3 red 74\nc4 blue 48\nb6 blue 48\na6 blue 48")
    b.do("strike c3 c4", "use c4 1", "c3").passes().do("c2").roll(1)
    b.asks("red", "main")
    assert b.story("dropped") == ["dropped"]
    assert (b.is_open("c2"), b.is_closed("c4")) == (True, True)
    b.do("step c2 c3", "strike c3 c4")  # it can announce again


@pytest.mark.clause("BRS-120")
def test_an_action_takes_place_though_an_answer_closed_the_card(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 74\nc4 blue 48 closed\nb5 blue 105\na6 blue 48")
    b.do("strike c3 c4", "use b5 1", "c3").passes().roll(6)
    assert (b.wounds("c4"), b.is_closed("c3")) == (4, True)
    assert len(b.told("closed", card="c3")) == 1


@pytest.mark.clause("BRS-120")
def test_an_ability_takes_place_though_an_answer_closed_its_card(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 36\nb5 blue 105\na6 blue 48")
    b.do("use c3 2", "a6", "use b5 1", "c3").passes().roll(6)
    assert (b.wounds("a6"), b.is_closed("c3")) == (2, True)


@pytest.mark.clause("BRS-121")
def test_strikes_and_actions_belong_to_ones_own_turn_and_an_empty_stack(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 36\nb3 red 105\nc4 blue 36\nb4 blue 48\na6 blue 105")
    for answer in ("strike c4 c3", "use c4 2", "use a6 1"):
        b.refused(answer, seat="blue")
    b.do("strike c3 c4")
    b.asks("blue", "answer")
    assert b.options() == {"defend b4", "use a6 1", "pass"}
    b.refused("strike b4 c3", "BRS-121")
    b.refused("use c4 2", "BRS-233")
    b.do("use a6 1", "b3")
    b.asks("red", "answer")
    assert b.options() == {"use b3 1", "pass"}


@pytest.mark.clause("BRS-121")
def test_sudden_actions_belong_to_either_turn(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 105\ne1 red 74\nc5 blue 105\na6 blue 48")
    b.do("use c3 1", "a6")  # free play
    b.asks("blue", "answer")
    b.do("use c5 1", "c3").passes()  # in the other player's turn
    assert (b.is_closed("a6"), b.is_closed("c3"), b.is_closed("c5")) == (True, True, True)


@pytest.mark.clause("BRS-121")
def test_nobody_defends_in_free_play() -> None:
    b = board("c3 red 74\nb3 red 48\nc4 blue 48\nb4 blue 48")
    b.refused("defend b3", "BRS-193")
    b.do("strike c3 c4")
    assert b.options("defend") == {"defend b4"}


@pytest.mark.clause("BRS-122")
def test_a_card_that_was_opened_acts_again() -> None:
    b = board("c3 red 17 chips 2\nc4 blue 33 closed\na6 blue 48")
    b.strike("c3", "c4", 1).do("no")
    b.refused("strike c3 c4", "BRS-113")
    b.do("rage c3").strike("c3", "c4", 1).do("no", "rage c3").strike("c3", "c4", 1)
    assert b.wounds("c4") == 6


@pytest.mark.clause("BRS-119")
def test_who_has_acted_may_act_again_in_the_next_turn() -> None:
    b = board("c3 red 74\nc4 blue 48 closed\na6 blue 48").strike("c3", "c4", 1)
    b.end().end()
    assert b.is_open("c3")
    assert "strike c3 c4" in b.options()
    b = board("c3 red 105\nc5 blue 48\na6 blue 48").do("use c3 1", "c5").passes()
    b.end().end()
    assert "use c3 1" in b.options()
