"""Wounds, death, extra lives, healing, prevention, armour, vulnerability, steadfastness."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import Step, Traits

FAR = "\na6 blue 48\ne1 red 42"


@pytest.mark.clause("BRS-280")
def test_wound_on_x_places_so_many() -> None:
    b = board("c3 red 64\nc5 blue 48" + FAR).do("use c3 3", "c5").passes()
    assert b.told("wounded") == [
        {"card": b.id("c5"), "amount": 2, "source": b.id("c3"), "attack": 0, "clause": "BRS-264"}
    ]


@pytest.mark.clause("BRS-280")
def test_a_card_that_wounds_itself_is_both_source_and_target() -> None:
    b = board("c3 red 29 steadfast\nturn blue" + FAR).end().do("yes", "yes")
    (wounded,) = b.told("wounded")
    assert wounded["card"] == wounded["source"] == b.id("c3")
    assert (b.wounds("c3"), b.chips("c3")) == (1, 1)  # it was wounded, so its blood wakes


@pytest.mark.clause("BRS-281")
def test_death_leads_from_the_play_zone_to_the_graveyard() -> None:
    drawn = "c3 red 84\nc4 blue 48 closed wounds 9\nzone blue 107 wounds 5\nc6 blue 91 wounds 7"
    b = board(drawn + "\nb3 red 84\nd2 red 84" + FAR)
    b.strike("c3", "c4", 1).do("use b3 3", "107.1").roll(1).do("use d2 3", "c6").roll(1)
    assert (b.grave("blue"), b.zone("blue"), b.at("c4")) == ([48, 91, 107], [], None)
    assert len(b.told("died")) == 3


@pytest.mark.clause("BRS-282")
def test_extra_lives_raise_lives_and_stay() -> None:
    b = board("c3 red 33 lives -3 wounds 5 chips 1\nc4 blue 74\nb1 red 74" + FAR).do("use c3 1")
    assert (b.life("c3"), b.wounds("c3")) == (16, 5)  # no wound is removed
    b.end().strike("c4", "c3", 6, 1).do("no")
    assert (b.life("c3"), b.wounds("c3")) == (16, 9)  # no life is used up
    b.end()
    assert b.life("c3") == 16


@pytest.mark.clause("BRS-283")
def test_lives_do_not_go_above_the_maximum() -> None:
    b = board("c3 red 33 lives 3 chips 2" + FAR).do("use c3 1")
    assert b.life("c3") == 22
    b.refused("use c3 1", "BRS-002")
    b = board("c3 red 58 wounds 2\nc4 blue 48 closed" + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c3"), b.life("c3")) == (0, 8 + 2)  # 4 dealt: 2 healed, 2 left over
    b = board("c3 red 58\nc4 blue 48 closed" + FAR).strike("c3", "c4", 6)
    assert b.life("c3") == 11  # not 12
    b = board("c3 red 79\nc4 red 67 max_lives 5\nc5 red 67" + FAR).do("use c3 3", "c4").passes()
    assert b.life("c4") == 5


@pytest.mark.clause("BRS-285")
@pytest.mark.parametrize(("wounds", "left"), [(5, 3), (2, 0), (1, 0)])
def test_healing_removes_up_to_so_many_wounds(wounds: int, left: int) -> None:
    b = board(f"c3 red 30 wounds {wounds} lives 1 chips 1" + FAR).do("use c3 1").passes()
    assert (b.wounds("c3"), b.life("c3")) == (left, 15)


@pytest.mark.clause("BRS-285")
def test_only_creatures_are_healed() -> None:
    b = board("c3 red 35 wounds 3\nc4 red 91 wounds 3\nc5 red 74 wounds 3" + FAR).do("use c3 1")
    assert b.options() == {"c3", "c5"}


@pytest.mark.clause("BRS-287")
def test_prevention_leaves_the_strength_as_it_was() -> None:
    drawn = "c3 red 75\nc4 blue 48 closed\nc6 blue 63" + FAR
    b = board(drawn).do("strike c3 c4", "use c6 2", "c4").roll(6)
    assert (b.told("dealt")[0]["strength"], b.wounds("c4")) == (4, 1)
    assert b.x("c4", "curse") == 1  # a strong strike all the same
    b = board(drawn).do("strike c3 c4", "use c6 2", "c4").roll(1)
    assert (b.told("dealt")[0]["strength"], b.wounds("c4")) == (2, 0)  # up to 3


@pytest.mark.clause("BRS-287")
def test_prevention_is_for_one_attack() -> None:
    drawn = "c3 red 74\nb3 red 74\nc4 blue 48 closed\nc6 blue 63" + FAR
    b = board(drawn).do("strike c3 c4", "use c6 2", "c4").roll(6).strike("b3", "c4", 6)
    assert b.wounds("c4") == 1 + 4
    b = board("c2 red 91 chips 1\nc5 blue 48\na5 blue 63" + FAR).do("use c2 2", "c5", "use a5 2")
    assert b.do("c5").roll(6).wounds("c5") == 0  # a shot for 3


@pytest.mark.clause("BRS-287", "BRS-203")
def test_prevention_on_the_first_target_does_not_help_its_defender() -> None:
    drawn = "c3 red 74\nc4 blue 48\nb4 blue 48\nc6 blue 63" + FAR
    b = board(drawn).do("strike c3 c4", "use c6 2", "c4", "defend b4").roll(6, 1)
    assert (b.wounds("b4"), b.wounds("c4")) == (4, 0)


@pytest.mark.clause("BRS-288")
def test_armour_ignores_the_first_wounds_of_each_turn() -> None:
    drawn = "c3 red 74\nb3 red 74\nd3 red 74\nc4 blue 48 closed armour 3\nb5 blue 74\nd5 blue 42"
    b = board(drawn)
    assert b.strike("c3", "c4", 1).wounds("c4") == 0
    assert b.strike("b3", "c4", 1).wounds("c4") == 1
    assert b.strike("d3", "c4", 1).wounds("c4") == 3  # used up
    b.end().strike("b5", "c4", 6, 1)  # whole in the next turn, whoever's it is
    assert b.wounds("c4") == 3 + 4 - 3
    assert b.strike("d5", "c4", 6, 1).wounds("c4") == 5
    assert b.end().strike("c3", "c4", 6, 1).wounds("c4") == 6


@pytest.mark.clause("BRS-289")
def test_armour_used_up_bit_by_bit() -> None:
    drawn = "c3 red 74\nc2 red 91 chips 1\nb2 red 47\nc4 blue 48 closed armour 3\nc5 blue 74" + FAR
    b = board(drawn)
    assert b.strike("c3", "c4", 1).wounds("c4") == 0  # a strike of 2
    assert b.do("use c2 2", "c4").roll(1).wounds("c4") == 1  # a shot of 2
    assert b.do("use b2 2", "c4").roll(1).wounds("c4") == 2  # a throw of 1
    assert b.end().strike("c5", "c4", 4, 1).wounds("c4") == 2  # a strike of 3, armour is whole


@pytest.mark.clause("BRS-290")
def test_dinur_against_orcs_and_coven() -> None:
    b = board("c3 red 9\nb2 red 84\nc4 blue 24 closed" + FAR).strike("c3", "c4", 4).do("no")
    assert b.wounds("c4") == 4 - 2
    b = board("c3 red 9\nb2 red 84\nc4 blue 24 closed" + FAR).do("use b2 3", "c4").roll(6).do("no")
    assert b.wounds("c4") == 3


@pytest.mark.clause("BRS-291")
def test_each_attack_on_a_vulnerable_card_deals_one_wound_more() -> None:
    b = board("c3 red 74\nb3 red 74\nc4 blue 48 closed vulnerability" + FAR)
    b.strike("c3", "c4", 1).strike("b3", "c4", 6)
    assert b.wounds("c4") == 3 + 5
    b = board("c3 red 62\nc5 blue 48 vulnerability" + FAR).do("use c3 2", "c5").roll(1)
    assert b.wounds("c5") == 3
    b = board("c3 red 74 vulnerability\nc4 blue 48" + FAR).strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 2  # an answering blow is an attack, too


@pytest.mark.clause("BRS-292")
def test_vulnerability_and_weak_attacks() -> None:
    b = board("c3 red 42\nc4 blue 49 closed vulnerability vulnerability" + FAR)
    assert b.strike("c3", "c4", 1).wounds("c4") == 1  # strength 0, and one for vulnerability
    b = board("c3 red 74\nc4 blue 48 vulnerability" + FAR).strike("c3", "c4", 6, 4)
    assert b.wounds("c4") == 0  # a miss


@pytest.mark.clause("BRS-293")
def test_steadfast_cards_take_no_wounds_from_enemy_impacts() -> None:
    b = board("c3 red 64\nc5 blue 9" + FAR).do("use c3 3", "c5").passes()
    assert (b.wounds("c5"), b.told("shielded")[0]["clause"]) == (0, "BRS-293")
    b = board("c3 red 35 chips 1\nc5 blue 9" + FAR).do("use c3 2", "c5").passes().roll(1)
    assert b.wounds("c5") == 2  # a spell is none
    b = board("c3 red 74\nc4 blue 9 closed" + FAR).strike("c3", "c4", 1)
    assert b.wounds("c4") == 2  # nor is an attack
    b = board("c3 red 29 steadfast\nturn blue" + FAR).end().do("yes", "no")
    assert b.wounds("c3") == 1  # impacts of one's own cards


def leaves_three(traits: Traits) -> None:
    """Three current lives remain to an enemy creature."""
    ability = traits.ability(3)
    step = Step("leave_lives")
    step.who = ability.steps[0].who
    step.amount.fixed = 3
    ability.steps = [step]


@pytest.mark.clause("BRS-284")
@pytest.mark.parametrize("state", ["", "wounds 9", "wounds 4 lives 5", "lives -8"])
def test_x_current_lives_remain(vary: Vary, state: str) -> None:
    vary(64, leaves_three)
    b = board(f"c3 red 64\nc5 blue 48 {state}" + FAR).do("use c3 3", "c5").passes()
    assert (b.wounds("c5"), b.life("c5")) == (0, 3)
    b = board(f"c2 red 64\nb4 red 74\nc5 blue 48 closed {state}" + FAR).do("use c2 3", "c5")
    assert b.passes().strike("b4", "c5", 4).grave("blue") == [48]  # 3 wounds end it


@pytest.mark.clause("BRS-285", "BRS-286")
def test_incorporeal_creatures_cannot_be_healed(vary: Vary) -> None:
    vary(46, lambda traits: setattr(traits, "incorporeal", True))  # Regeneration 1
    drawn = "c3 red 35\nc4 red 46 wounds 4 curse\nd3 red 48 wounds 4" + FAR
    b = board(drawn).do("use c3 1", "c4").passes()
    assert (b.wounds("c4"), b.x("c4", "curse")) == (4, 0)  # the rest of the spell works
    b.end().end()
    assert b.wounds("c4") == 4  # nor by regeneration
    b.do("use c3 1", "d3").passes()
    assert b.wounds("d3") == 2
