"""Defenders: closed targets, one for each strike, flyers, and what happens to them meanwhile."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden, Vary

from laar.games.berserk.cards.traits import SUDDEN

STRIKE = "c3 red 74\nc4 blue 48\na6 blue 42"


@pytest.mark.clause("BRS-198")
def test_a_closed_target_is_defended_and_the_fight_is_that_of_an_open_creature() -> None:
    b = board("c3 red 74\nc4 blue 48 closed\nb4 blue 48").do("strike c3 c4", "defend b4").passes()
    b.roll(6, 6)
    assert (b.wounds("c3"), b.wounds("c4"), b.wounds("b4")) == (1, 0, 0)


@pytest.mark.clause("BRS-199")
def test_one_defender_for_a_strike(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board(STRIKE + "\nb4 blue 48\nd4 blue 48\nb2 red 105\ne4 red 74\nd5 blue 105")
    b.do("strike c3 c4")
    assert b.options("defend") == {"defend b4", "defend d4"}
    b.do("defend b4", "pass")
    b.asks("blue", "answer")
    assert b.options() == {"use d5 1", "pass"}
    b.refused("defend d4", "BRS-199")
    b.do("pass")
    b.asks("chance", "die")


@pytest.mark.clause("BRS-199")
def test_every_strike_may_have_its_own() -> None:
    b = board(STRIKE + "\nb3 red 74\nb4 blue 48\nb5 blue 48")
    b.do("strike c3 c4", "defend b4").passes().roll(1, 4).do("strike b3 c4")
    b.asks("chance", "die")  # b4 is closed now
    b = board(STRIKE + "\nb3 red 74\nb4 blue 48\nd4 blue 48")
    b.do("strike c3 c4", "defend d4").passes().roll(1, 4).do("strike b3 c4")
    assert b.options("defend") == {"defend b4"}


@pytest.mark.clause("BRS-200")
def test_nobody_shields_an_enemy_card_from_its_own_side() -> None:
    b = board("c3 red 74\nc4 red 48\nb4 blue 48\nd4 blue 48\nb3 red 48").do("strike c3 c4")
    b.asks("chance", "die")


@pytest.mark.clause("BRS-200")
def test_only_cards_one_leads_defend_and_only_those_one_leads_are_defended() -> None:
    b = board(STRIKE + "\nb4 blue 48 led red\nd4 red 48 led blue").do("strike c3 c4")
    assert b.options() == {"defend d4", "pass"}
    b = board("c3 red 74\nc4 red 48 led blue\nb4 blue 48\na1 red 48").do("strike c3 c4")
    assert b.options() == {"defend b4", "pass"}


@pytest.mark.clause("BRS-201")
def test_nobody_defends_against_a_flyer_and_no_flyer_defends() -> None:
    b = board("zone red 107\na1 red 48\nc4 blue 48\nb4 blue 48\nzone blue 107")
    b.do("strike 107.1 c4")
    b.asks("chance", "die")
    b = board("c3 red 74\nc4 blue 48\nzone blue 107").do("strike c3 c4")
    b.asks("chance", "die")
    b = board("zone red 107\na1 red 48\nzone blue 107\nb4 blue 48").do("strike 107.1 107.2")
    b.asks("chance", "die")


@pytest.mark.clause("BRS-202")
def test_a_defender_closed_in_answer_takes_the_blow_without_a_roll(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board(STRIKE + "\nb4 blue 48\nb2 red 105").do("strike c3 c4", "defend b4")
    b.do("use b2 1", "b4").passes().roll(6)
    b.asks("red", "main")
    assert (b.wounds("b4"), b.wounds("c4"), b.is_closed("b4")) == (4, 0, True)


@pytest.mark.clause("BRS-202")
def test_a_defender_moved_away_is_released_and_the_target_meets_the_strike(sudden: Sudden) -> None:
    sudden(48, 1)
    b = board(STRIKE + "\nb4 blue 74\nb2 red 48").do("strike c3 c4", "defend b4")
    b.do("use b2 1", "b4").passes().do("a4").roll(1)
    assert b.story("defended", "dropped") == ["dropped"]
    b.roll(6, 1)
    assert (b.wounds("c4"), b.wounds("a4")) == (4, 2)  # the spell wounded it
    assert (b.is_open("a4"), b.is_closed("c3")) == (True, True)


# The defender stood on the first cell; on the second it touches only one of the two, or none.
AWAY = [("b3", "b2"), ("b4", "b5"), ("b4", "a4")]


@pytest.mark.clause("BRS-202")
@pytest.mark.parametrize(("cell", "away"), AWAY)
def test_a_defender_must_touch_attacker_and_target_when_it_takes_over(
    cell: str, away: str, sudden: Sudden
) -> None:
    sudden(48, 1)
    b = board(f"{STRIKE}\n{cell} blue 74\na3 red 48").do("strike c3 c4", f"defend {cell}")
    b.do("use a3 1", cell).passes().do(away).roll(1)
    assert b.story("defended", "dropped") == ["dropped"]
    b.roll(6, 1)
    assert (b.wounds("c4"), b.wounds(away), b.is_open(away)) == (4, 2, True)


@pytest.mark.clause("BRS-202")
@pytest.mark.parametrize(("cell", "away"), AWAY)
def test_a_defender_must_touch_both_when_the_blow_falls(
    cell: str, away: str, sudden: Sudden
) -> None:
    """Pushed by what was announced before it was assigned, so carried out after that."""
    sudden(48, 1)
    b = board(f"{STRIKE}\n{cell} blue 74\na3 red 48").do("strike c3 c4", "pass")
    b.do("use a3 1", cell, f"defend {cell}").passes().do(away).roll(1)
    assert b.story("defended") == ["defended"]
    b.roll(6, 1)
    assert (b.wounds("c4"), b.wounds(away), b.is_open(away)) == (4, 2, True)


@pytest.mark.clause("BRS-202")
def test_a_defender_that_still_touches_both_defends_from_its_new_cell(sudden: Sudden) -> None:
    sudden(48, 1)
    b = board(STRIKE + "\nb4 blue 74\nb2 red 48").do("strike c3 c4", "defend b4")
    b.do("use b2 1", "b4").passes().do("b3").roll(1).roll(6, 1)
    assert (b.wounds("c4"), b.wounds("b3")) == (0, 2 + 4)


@pytest.mark.clause("BRS-202")
@pytest.mark.clause("BRS-239")
def test_a_defender_killed_in_answer_is_out_of_it(vary: Vary) -> None:
    vary(28, lambda traits: setattr(traits.ability(1), "when", SUDDEN))  # a shot for 1-2-3
    b = board("c3 red 74\nc4 blue 48\nb4 blue 42 wounds 2\nb1 red 28\na6 blue 48")
    b.do("strike c3 c4", "defend b4", "use b1 1", "b4").passes().roll(6).do("keep")
    assert b.grave("blue") == [42]
    b.roll(6, 1)
    assert b.wounds("c4") == 4
    assert b.story("died", "dropped", "defended", "wounded") == [
        "wounded", "died", "dropped", "wounded",
    ]  # fmt: skip


@pytest.mark.clause("BRS-203")
def test_protections_and_modifiers_are_the_defenders() -> None:
    armoured = "c3 red 74\nc4 blue 24\nb4 blue 48\na6 blue 42"  # Dinur has Armour 2
    b = board(armoured).do("strike c3 c4", "defend b4").passes().roll(6, 1)
    assert b.wounds("b4") == 4
    b = board("c3 red 74\nc4 blue 48\nb4 blue 24").do("strike c3 c4", "defend b4").passes()
    b.roll(6, 1)
    assert b.wounds("b4") == 4 - 2
    b = board("c3 red 74\nc4 blue 48 curse\nb4 blue 48").do("strike c3 c4", "defend b4").passes()
    b.roll(6, 1)
    assert b.wounds("b4") == 4  # +2 against cursed cards, but not against this one
    b = board("c3 red 74\nc4 blue 48\nb4 blue 49").do("strike c3 b4").passes().roll(6, 1)
    assert b.wounds("b4") == 4 - 1


@pytest.mark.clause("BRS-203")
def test_dice_are_the_defenders() -> None:
    b = board("c3 red 74\nc4 blue 48 exp_defence\nb4 blue 48").do("strike c3 c4", "defend b4")
    b.passes().roll(6, 1)
    b.asks("red", "main")
    b = board("c3 red 74\nc4 blue 48\nb4 blue 48 exp_defence").do("strike c3 c4", "defend b4")
    b.passes().roll(6, 1)
    b.asks("blue", "reroll")


@pytest.mark.clause("BRS-203")
def test_tournament_dice_are_the_defenders() -> None:
    b = board("c3 red 74\nc4 blue 48 exp_defence\nb4 blue 48", "tournament")
    b.do("strike c3 c4", "defend b4").passes().roll(3, 6)
    assert (b.wounds("b4"), b.wounds("c3")) == (0, 1)  # 3 against 6
    b = board("c3 red 74\nc4 blue 48\nb4 blue 48 exp_defence", "tournament")
    b.do("strike c3 c4", "defend b4").passes().roll(3, 5)
    assert (b.wounds("b4"), b.wounds("c3")) == (0, 1)  # 3 against 5 + 1
