"""Rolls and blows of a fight: who rolls first, what happens at once, what cannot be answered."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden


@pytest.mark.clause("BRS-135")
def test_the_attackers_die_is_drawn_first_and_both_are_shown_together() -> None:
    b = board("c3 red 74\nc4 blue 48").do("strike c3 c4").roll(6)
    assert b.told("rolled") == []
    b.roll(1)
    assert [(roll["card"], roll["die"]) for roll in b.told("rolled")] == [("74.1", 6), ("48.1", 1)]
    assert (b.wounds("c3"), b.wounds("c4")) == (0, 4)


@pytest.mark.clause("BRS-136")
def test_both_die_of_exchanged_blows() -> None:
    b = board("c3 red 74 wounds 9\na1 red 48\nc4 blue 48 wounds 8\na6 blue 48", "tournament")
    b.strike("c3", "c4", 6, 4).do("full")
    assert (b.grave("red"), b.grave("blue")) == ([74], [48])


@pytest.mark.clause("BRS-136")
def test_a_blow_counts_what_the_card_was_before_the_exchange() -> None:
    # An orc with a chip has Armour 1; the blow that takes the chips away does not come first.
    b = board("c3 red 1\na1 red 48\nc4 blue 3 chips 1\na6 blue 48", "tournament")
    b.strike("c3", "c4", 6, 4).do("full")
    assert (b.wounds("c4"), b.wounds("c3"), b.chips("c4")) == (3 + 1 - 1, 3, 0)


@pytest.mark.clause("BRS-137")
def test_nothing_is_announced_between_the_first_roll_and_the_wounds(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 74\nb3 red 105\nc4 blue 48\nb5 blue 105\na6 blue 48")
    b.do("strike c3 c4")
    b.asks("blue", "answer")
    b.do("pass")
    b.asks("red", "answer")
    b.do("pass")
    b.asks("chance", "die")
    for seat in ("red", "blue"):
        assert b.options(seat=seat) == set()
    b.roll(6)
    b.asks("chance", "die")
    b.roll(1)
    b.asks("red", "main")
    assert b.wounds("c4") == 4


@pytest.mark.clause("BRS-137")
def test_only_choices_of_the_dice_come_between(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 76\nb3 red 105\nc4 blue 48\nb5 blue 105\na6 blue 48").do("strike c3 c4")
    b.passes().roll(1, 1)
    b.asks("red", "reroll")
    assert b.options() == {"keep", "reroll attacker"}
    b.refused("use b3 1", "BRS-121")
    b.do("keep")
    assert b.wounds("c4") == 2
    b = board("c3 red 74\nb3 red 105\nc4 blue 48\nb5 blue 105\na6 blue 48", "tournament")
    b.do("strike c3 c4").passes().roll(6, 4)
    b.asks("red", "exchange")
    b.refused("use b3 1", "BRS-121")
    b.do("full")
    b.asks("red", "main")
