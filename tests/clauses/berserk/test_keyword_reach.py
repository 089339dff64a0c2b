"""Impacts, spells, X-Y-Z in a text, range."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import FLYER, Traits

FAR = "\na6 blue 48"


@pytest.mark.clause("BRS-264")
def test_an_impact_is_not_magic() -> None:
    b = board("c3 red 64\na1 red 25\nc5 blue 53" + FAR).do("use c3 3", "c5").passes()
    assert (b.wounds("c5"), b.chips("a1")) == (2, 0)  # no protection from magic helps


@pytest.mark.clause("BRS-265")
def test_a_spell_is_magic_and_no_attack() -> None:
    drawn = "c3 red 35 chips 1\na1 red 25\nc5 blue {}" + FAR
    b = board(drawn.format(53)).do("use c3 2", "c5").passes().roll(6)
    assert (b.wounds("c5"), b.chips("a1")) == (0, 1)
    b = board(drawn.format("39 armour 3 vulnerability")).do("use c3 2", "c5").passes().roll(6)
    b.do("no")  # Blood magic
    assert b.wounds("c5") == 3  # Protection from discharges, armour: none of them helps


@pytest.mark.clause("BRS-266")
@pytest.mark.parametrize(("die", "wounds"), [(1, 2), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_numbers_inside_a_text_are_rolled(die: int, wounds: int) -> None:
    b = board("c3 red 35 chips 1\nc5 blue 48" + FAR).do("use c3 2", "c5").passes()  # 2-2-3
    assert b.roll(die).wounds("c5") == wounds


@pytest.mark.clause("BRS-266")
def test_the_three_numbers_follow_the_scale_of_one_die(vary: Vary) -> None:
    def spread(traits: Traits) -> None:
        traits.ability(2).steps[0].amount.by_die = (1, 3, 5)

    vary(35, spread)
    for die, wounds in ((1, 1), (3, 1), (4, 3), (5, 3), (6, 5)):
        b = board("c3 red 35 chips 1\nc5 blue 48" + FAR).do("use c3 2", "c5").passes()
        assert b.roll(die).wounds("c5") == wounds
    b = board("c3 red 35 chips 1 curse\nc5 blue 48" + FAR, "tournament").do("use c3 2", "c5")
    assert b.passes().roll(6).wounds("c5") == 3  # the die is this card's: 6 - 1


@pytest.mark.clause("BRS-267")
def test_without_a_number_an_ability_reaches_everywhere() -> None:
    b = board("a1 red 36\ne6 blue 48\na6 blue 48\nc1 blue 48\nzone blue 107").do("use a1 2")
    assert b.options() == {"e6", "a6", "c1", "107.1"}


@pytest.mark.clause("BRS-267", "BRS-268")
def test_range_2() -> None:
    crowd = "c4 blue 48\ne4 blue 48\na3 blue 48\nc3 blue 48\nc5 blue 48\nzone blue 107"
    b = board(f"c2 red 87\n{crowd}").do("use c2 2")  # a discharge
    assert b.options() == {"c4", "e4", "a3", "107.1"}
    b.refused("c3", "BRS-210")
    b.refused("c5", "BRS-267")


@pytest.mark.clause("BRS-268")
def test_a_shot_with_range_2(vary: Vary) -> None:
    def short(traits: Traits) -> None:
        traits.ability(1).targets[0].range = 2

    vary(28, short)
    crowd = "c4 blue 48\ne4 blue 48\na3 blue 48\nc3 blue 48\nc5 blue 48\nzone blue 107"
    b = board(f"c2 red 28\n{crowd}").do("use c2 1")
    assert b.options() == {"c4", "e4", "a3", "107.1"}
    b.do("107.1").passes().roll(1).do("keep")
    assert b.wounds("107.1") == 1


@pytest.mark.clause("BRS-267")
def test_from_the_additional_zone_everyone_is_within_range(vary: Vary) -> None:
    def aloft(traits: Traits) -> None:
        traits.sort = FLYER

    vary(87, aloft)
    b = board("zone red 87\nc1 red 48\na1 blue 48\ne6 blue 48\nzone blue 107").do("use 87.1 2")
    assert b.options() == {"a1", "e6", "107.1", "c1"}
