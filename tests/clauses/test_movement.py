"""Walking: who, how far, where to."""

import pytest
from tests.harness import Draw

from laar.games.belogorye.pieces.components import Fighter, fighters


@pytest.mark.clause("BEL-031")
def test_a_closed_fighter_does_not_walk(table: Draw) -> None:
    t = table("c3 alyosha closed / b1 volga closed / c6 leshy")
    assert t.legal() == {"end"}
    assert t.refuses("step c3 c4", "BEL-031")
    assert t.refuses("step b1 c2", "BEL-031")


@pytest.mark.clause("BEL-032")
@pytest.mark.parametrize("card", fighters(), ids=lambda card: card.id)
def test_a_fighter_walks_as_many_cells_as_its_speed(table: Draw, card: Fighter) -> None:
    enemy = "leshy" if card.side == "bogatyrs" else "sadko"
    t = table(f"turn {card.side} 1 / a1 {card.id} / e6 {enemy}")
    for row in range(card.speed):
        assert t.moved(card.id) == row
        t.say(card.side, f"step a{row + 1} a{row + 2}")
    assert t.legal() == {"end"}
    assert t.refuses(f"step a{card.speed + 1} a{card.speed + 2}", "BEL-032")


@pytest.mark.clause("BEL-033")
def test_steps_are_straight_and_one_cell_long(table: Draw) -> None:
    t = table("c3 alyosha / e6 leshy")
    assert t.legal("step") == {"step c3 c2", "step c3 c4", "step c3 b3", "step c3 d3"}
    for cell in ("b2", "b4", "d2", "d4", "c5", "c1", "a3", "e3", "e5"):
        assert t.refuses(f"step c3 {cell}", "BEL-033")


@pytest.mark.clause("BEL-033")
def test_volga_alone_steps_diagonally(table: Draw) -> None:
    t = table("c3 volga / a1 sadko / e6 leshy").bogatyrs("step c3 d4")
    assert t.at("volga") == "d4"
    assert t.refuses("step a1 b2", "BEL-033")


@pytest.mark.clause("BEL-034")
@pytest.mark.parametrize("walker", ["alyosha", "volga"])
def test_a_step_ends_on_an_empty_cell(table: Draw, walker: str) -> None:
    t = table(f"c3 {walker} / c4 leshy / b3 sadko / e6 upyr")
    for cell in ("c4", "b3", "c3"):
        assert t.refuses(f"step c3 {cell}", "BEL-034")
    if walker == "volga":
        t.bogatyrs("step c3 c5")
        assert t.at("volga") == "c5"


@pytest.mark.clause("BEL-035")
@pytest.mark.parametrize(
    ("corner", "steps", "outside"),
    [
        ("a1", {"a2", "b1"}, ("a0",)),
        ("e1", {"d1", "e2"}, ("e0", "f1")),
        ("a6", {"b6", "a5"}, ("a7",)),
        ("e6", {"d6", "e5"}, ("e7", "f6")),
    ],
)
def test_nobody_leaves_the_field(
    table: Draw, corner: str, steps: set[str], outside: tuple[str, ...]
) -> None:
    t = table(f"{corner} alyosha / c3 leshy")
    assert t.legal("step") == {f"step {corner} {cell}" for cell in steps}
    for cell in outside:
        assert t.refuses(f"step {corner} {cell}", "BEL-035")


@pytest.mark.clause("BEL-035")
def test_volga_jumps_over_fighters_but_not_over_the_edge(table: Draw) -> None:
    t = table("e3 volga moved 2 / a1 leshy")
    cells = {answer[-2:] for answer in t.legal("step")}
    assert cells == {"d2", "d3", "d4", "e2", "e4"}


@pytest.mark.clause("BEL-036")
def test_movement_comes_back_at_the_start_of_ones_own_turn(table: Draw) -> None:
    t = table("a1 alyosha / c1 ilya_muromets / e6 leshy")
    t.bogatyrs("step a1 a2", "step a2 a3", "step c1 c2").end()
    assert (t.moved("alyosha"), t.moved("ilya_muromets")) == (2, 1)
    t.end()
    assert (t.moved("alyosha"), t.moved("ilya_muromets")) == (0, 0)
    t.bogatyrs("step a3 a4", "step a4 a5", "step c2 c3")


@pytest.mark.clause("BEL-036")
def test_opening_in_the_middle_of_a_turn_gives_no_movement_back(table: Draw) -> None:
    t = table("c3 alyosha closed moved 2 / b3 sadko / e6 leshy").bogatyrs("use b3 c3")
    assert t.open("alyosha")
    assert not t.legal("step c3")


@pytest.mark.clause("BEL-037")
def test_a_walk_may_be_broken_off_and_taken_up_again(table: Draw) -> None:
    t = table("a1 alyosha / c3 ilya_muromets / c4 leshy closed")
    t.bogatyrs("step a1 a2", "strike c3 c4").dice(1)
    t.bogatyrs("step c3 d3", "step a2 a3")
    assert (t.at("alyosha"), t.at("ilya_muromets")) == ("a3", "d3")


@pytest.mark.clause("BEL-037")
def test_volga_too_walks_in_parts(table: Draw) -> None:
    t = table("a1 volga / c3 sadko / e6 leshy")
    t.bogatyrs("step a1 b2", "step c3 c4", "step b2 d3")
    assert (t.at("volga"), t.moved("volga")) == ("d3", 3)
    assert t.refuses("step d3 d4", "BEL-032")


@pytest.mark.clause("BEL-118")
@pytest.mark.parametrize("state", ["", "closed"])
def test_being_moved_costs_no_movement(table: Draw, state: str) -> None:
    t = table(f"turn evil 2 / c3 alyosha {state} moved 1 / c5 vodyanoy")
    t.evil("use c5 c3", "to b5")
    assert (t.at("alyosha"), t.moved("alyosha")) == ("b5", 1)
    assert not t.facts("stepped")
    t.end().bogatyrs("step b5 a5", "step a5 a6")
