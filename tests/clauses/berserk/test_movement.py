"""Walking: who may, where to, how far, and when the units come back.

Marerit (74) has two units and nothing that matters here, Litovitsa (48) has one.
"""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden, Vary

FOE = "\na6 blue 48"


@pytest.mark.clause("BRS-098")
def test_only_an_open_creature_walks() -> None:
    b = board("c3 red 74\ne3 red 74 closed" + FOE)
    assert b.options("step c3") == {"step c3 b3", "step c3 d3", "step c3 c2", "step c3 c4"}
    assert b.options("step e3") == set()
    b.refused("step e3 e2", "BRS-098")


@pytest.mark.clause("BRS-099")
@pytest.mark.parametrize(("number", "units"), [(48, 1), (74, 2)])
def test_every_unit_is_one_step(number: int, units: int) -> None:
    b = board(f"b3 red {number}" + FOE)
    assert b.units("b3") == units
    path = ["b3", "c3", "d3", "e3"]
    for step in range(units):
        b.do(f"step {path[step]} {path[step + 1]}")
        assert b.units(path[step + 1]) == units - step - 1
    b.refused(f"step {path[units]} {path[units + 1]}", "BRS-099")
    assert b.cell(f"{number}.1") == path[units]


@pytest.mark.clause("BRS-100")
def test_a_step_leads_to_one_of_four_cells() -> None:
    b = board("c3 red 74" + FOE)
    assert b.options("step") == {"step c3 b3", "step c3 d3", "step c3 c2", "step c3 c4"}
    for cell in ("b2", "d2", "b4", "d4"):
        b.refused(f"step c3 {cell}", "BRS-100")
    b.refused("step c3 c5", "BRS-100")  # two cells are two steps
    b.refused("step c3 c3", "BRS-100")


@pytest.mark.clause("BRS-101")
def test_a_step_ends_on_a_free_cell() -> None:
    b = board("c3 red 74\nb3 red 74\nc4 blue 48\nd3 blue 48 closed\nb6 blue 48")
    assert b.options("step c3") == {"step c3 c2"}
    for cell in ("b3", "c4", "d3"):
        b.refused(f"step c3 {cell}", "BRS-101")
    b.do("step c3 c2")
    assert (b.at("c3"), b.at("c2")) == (None, 74)
    assert "step b3 c3" in b.options("step b3")  # what is left is free


@pytest.mark.clause("BRS-102")
def test_a_creature_walks_on_after_others_have_moved_and_acted() -> None:
    b = board("c2 red 74\ne3 red 74\ne4 blue 48 closed\na6 blue 48")
    b.do("step c2 c3", "step e3 d3").strike("d3", "e4", 1)
    b.do("step c3 c4")
    assert b.at("c4") == 74
    b.refused("step c4 c5", "BRS-099")


@pytest.mark.clause("BRS-103")
def test_units_come_back_at_the_start_of_ones_own_turn() -> None:
    b = board("c1 red 74\na6 blue 74")
    b.do("step c1 c2", "step c2 c3").end()
    assert (b.active, b.units("c3")) == ("blue", 0)
    b.do("step a6 a5").end()
    assert (b.active, b.units("c3"), b.units("a5")) == ("red", 2, 1)
    b.do("step c3 c4", "step c4 d4")
    assert b.units("d4") == 0


@pytest.mark.clause("BRS-103")
def test_units_come_back_whenever_a_card_opens() -> None:
    b = board("c2 red 17 chips 1 spent 1\nc4 blue 48 closed\na6 blue 48")
    b.do("step c2 c3", "no").strike("c3", "c4", 1)
    assert (b.units("c3"), b.is_closed("c3")) == (0, True)
    b.do("rage c3")
    assert b.units("c3") == 2
    b.do("step c3 d3", "no", "step d3 e3")
    assert b.at("e3") == 17


@pytest.mark.clause("BRS-103")
def test_units_do_not_come_back_to_a_card_that_stays_closed_until_it_opens() -> None:
    b = board("c2 red 74\na3 red 74 closed held\na6 blue 48")
    b.end().end()
    assert b.is_closed("a3")
    b.refused("step a3 a2", "BRS-098")
    b.end().end()
    assert b.units("a3") == 2
    b.do("step a3 a2")


@pytest.mark.clause("BRS-104")
def test_a_closed_card_stays_but_can_be_shifted() -> None:
    b = board("b2 red 74 closed\na6 blue 48\nb4 blue 48")
    assert b.units("b2") == 2
    b.refused("step b2 b3", "BRS-098")
    b = board("b2 red 74 closed\na6 blue 48\nb4 blue 48\nturn blue")
    b.do("use b4 1", "b2", "c2").roll(1)
    assert (b.at("c2"), b.is_closed("c2")) == (74, True)


@pytest.mark.clause("BRS-105")
def test_the_whole_field_and_no_more() -> None:
    b = board("d3 red 74\ne1 red 74\na6 blue 74")
    b.do("step d3 d4", "step d4 d5")
    assert b.at("d5") == 74
    assert b.options("step e1") == {"step e1 d1", "step e1 e2"}
    b.refused("step e1 f1", "BRS-022")
    b.refused("step e1 e0", "BRS-022")
    b.end().do("step a6 a5", "step a5 a4").end().end()
    b.do("step a4 a3", "step a3 a2")
    assert b.at("a2") == 74


@pytest.mark.clause("BRS-106")
def test_nobody_walks_in_the_turn_of_the_other() -> None:
    b = board("c3 red 74\nb1 red 74\nc4 blue 74\nb4 blue 74")
    b.refused("step c4 c5", seat="blue")
    b.do("strike c3 c4")
    b.asks("blue", "answer")
    b.refused("step b4 b5", "BRS-106")
    b.refused("step b1 b2", seat="red")
    b.passes().roll(1, 4)
    b.do("step b1 b2").end()
    b.refused("step b2 b3", seat="red")
    b.do("step b4 b5")


@pytest.mark.clause("BRS-107")
def test_steps_cannot_be_answered(sudden: Sudden) -> None:
    sudden(105, 1)  # blue could close whoever comes near
    b = board("c2 red 74\nc4 blue 105\na6 blue 48")
    b.do("step c2 c3")
    b.asks("red", "main")
    b.do("step c3 d3")
    b.asks("red", "main")
    b.do("strike d3 c4")
    b.asks("blue", "answer")
    assert b.options("use") == {"use c4 1"}


@pytest.mark.clause("BRS-108")
def test_non_creatures_and_flyers_have_nowhere_to_walk() -> None:
    b = board("c3 red 91\nc2 red 14\nzone red 107\na6 blue 48")
    assert b.options("step") == {"step c2 b2", "step c2 d2", "step c2 c1"}
    b.refused("step c3 c4", "BRS-108")
    b.refused("step 107.1 c4", "BRS-108")
    b.do("use c2 1", "c3", "d3")
    assert (b.at("d3"), b.at("c3")) == (91, None)


@pytest.mark.clause("BRS-108")
def test_an_artefact_does_not_walk_even_with_units(vary: Vary) -> None:
    vary(91, lambda traits: setattr(traits, "move", 2))
    b = board("c3 red 91\nc2 red 14\na6 blue 48")
    assert b.options("step c3") == set()
    b.refused("step c3 c4", "BRS-108")


@pytest.mark.clause("BRS-109")
def test_walking_around_a_card() -> None:
    b = board("c3 red 74\nc4 blue 48")
    b.refused("step c3 d4", "BRS-100")
    b.refused("step c3 c4", "BRS-101")
    b.do("step c3 d3")
    b.refused("step d3 c4", "BRS-101")
    b.do("step d3 d4")
    assert b.at("d4") == 74


@pytest.mark.clause("BRS-110")
def test_leftover_units_after_acting() -> None:
    b = board("c3 red 74\nd4 blue 48\na6 blue 48")
    b.do("step c3 d3").strike("d3", "d4", 1, 4)
    assert (b.is_closed("d3"), b.units("d3")) == (True, 1)
    assert b.options("step") == set()
    b.refused("step d3 d2", "BRS-098")
