"""Movement as a term, jumps, redirection and blocking."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden

FAR = "\na6 blue 48\ne1 red 42\n"


@pytest.mark.clause("BRS-318")
def test_any_change_of_place_is_movement() -> None:
    stander = "c4 blue 37\nb1 red 48"  # it may wound who moves next to it
    b = board(f"c2 red 74\n{stander}" + FAR).do("step c2 c3")
    b.asks("blue", "may")
    b = board(f"c1 red 46\n{stander}" + FAR).do("jump c1 c3")
    b.asks("blue", "may")
    b = board(f"c2 red 74 chips 1\na1 red 21\n{stander}" + FAR).do("use a1 1", "c2").passes()
    assert b.options() >= {"c3", "e6"}
    assert "c4" not in b.options()  # always to a free cell
    b.do("c3").asks("blue", "may")  # moved by an effect


@pytest.mark.clause("BRS-318")
def test_who_is_put_somewhere_does_not_move() -> None:
    drawn = "c2 red 113\nb2 red 48\nb1 red 48\ngrave red 69\nb4 blue 37" + FAR
    b = board(drawn).do("use c2 3", "69.1").passes().do("b3")
    b.asks("red", "main")  # the Guardian next to b3 saw no move
    assert (b.at("b3"), b.units("b3")) == (69, 1)
    b.do("step b3 a3").asks("blue", "may")


@pytest.mark.clause("BRS-319", "BRS-320")
def test_a_jump_spends_all_movement() -> None:
    walls = "b2 blue 48\nc2 blue 48\nd2 blue 48\nb1 red 48\nd1 red 48"
    b = board(f"c1 red 110\n{walls}\na6 blue 48")  # Jump 2, 2 units
    free = {"a1", "e1", "a2", "e2", "a3", "b3", "c3", "d3", "e3"}
    assert b.options("jump c1") == {f"jump c1 {cell}" for cell in free}  # over any card
    b.do("jump c1 a3")
    assert (b.at("a3"), b.units("a3"), b.options("step a3"), b.options("jump a3")) == (
        110,
        0,
        set(),
        set(),
    )
    assert b.is_open("a3")  # it was no action
    assert "strike a3 b2" in b.options()


@pytest.mark.clause("BRS-319", "BRS-320")
def test_who_has_moved_does_not_jump() -> None:
    b = board("c1 red 110" + FAR).do("step c1 c2")
    assert b.options("jump c2") == set()
    b.refused("jump c2 c4", "BRS-319")
    assert b.options("step c2")  # it has a unit left
    assert board("c1 red 110 moved" + FAR).options("jump c1") == set()


@pytest.mark.clause("BRS-320")
def test_a_jump_replaces_walking() -> None:
    board("c1 red 110 closed" + FAR).refused("jump c1 c2")
    b = board("c2 red 110\nc3 blue 46" + FAR)
    assert b.options("jump c2")
    b = board("c2 red 46\nc3 blue 46" + FAR)  # one unit less next to Okta: none is left
    assert b.options("jump c2") == set()
    b = board("c2 blue 44\nc1 red 46\ne1 red 42\na6 blue 48\nturn blue").do("use c2 1", "c1")
    b.passes().end()
    b.refused("jump c1 a2")  # it cannot be moved in any way


@pytest.mark.clause("BRS-321")
def test_redirection_changes_the_target_when_the_attack_is_announced() -> None:
    drawn = "c3 red 74\nc4 blue 48\nb4 blue 15" + FAR
    b = board(drawn).do("strike c3 c4")
    b.asks("blue", "may")  # before any roll
    b.do("yes")
    assert (b.told("redirected", target="b4") != [], b.told("rolled")) == (True, [])
    b.passes().roll(6, 1).do("keep").asks("red", "main")  # nobody is asked later
    assert (b.wounds("b4"), b.wounds("c4")) == (4, 0)


@pytest.mark.clause("BRS-321")
def test_a_ranged_attack_is_redirected_too() -> None:
    drawn = "c2 red 62\nc5 blue 48\nb5 blue 15" + FAR
    b = board(drawn).do("use c2 2", "c5", "yes").roll(1)
    assert (b.wounds("b5"), b.wounds("c5")) == (2, 0)
    b = board(drawn).do("use c2 2", "c5", "no").roll(1)
    assert (b.wounds("b5"), b.wounds("c5")) == (0, 2)


@pytest.mark.clause("BRS-322")
def test_the_new_target_must_be_legal() -> None:
    b = board("c3 red 74\nc4 blue 48\nc5 blue 15" + FAR).do("strike c3 c4")
    b.asks("chance", "die")  # c5 is too far away for a strike
    b = board("c3 red 62\nc5 blue 48\nc4 blue 15" + FAR).do("use c3 2", "c5")
    b.asks("chance", "die")  # c4 too near for a discharge
    b = board("c1 red 28\nc5 blue 48\nc6 blue 15" + FAR).do("use c1 1", "c5")
    b.asks("chance", "die")  # beyond its range


@pytest.mark.clause("BRS-322")
def test_a_defender_may_be_assigned_for_the_new_target() -> None:
    b = board("c3 red 74\nc4 blue 48\nb4 blue 15\nb3 blue 48\na1 blue 48" + FAR)
    b.do("strike c3 c4", "yes").asks("blue", "answer")
    assert b.options("defend") == {"defend b3", "defend c4"}
    b.do("defend b3").passes().roll(6, 1)
    assert (b.wounds("b3"), b.wounds("b4"), b.wounds("c4")) == (4, 0, 0)


@pytest.mark.clause("BRS-323")
def test_what_is_blocked_does_nothing_but_is_paid() -> None:
    drawn = "c3 red {}\na1 red 25\nc5 blue 48\na6 blue 87\ne1 red 42"
    b = board(drawn.format("26 chips 1")).do("use c3 1", "c5")
    b.asks("red", "main")
    assert (b.wounds("c5"), b.told("rolled"), b.told("dealt")) == (0, [], [])
    assert (b.chips("c3"), b.is_closed("c3")) == (0, True)
    assert b.chips("a1") == 0  # not done: no magic was carried out
    b = board(drawn.format("79 curse")).do("use c3 2", "c5").roll(1).do("keep")
    assert (b.wounds("c5"), b.chips("a1")) == (2, 1)
    b = board(drawn.format("79")).do("use c3 2", "c5")
    assert (b.wounds("c5"), b.x("c5", "curse"), b.x("c3", "curse")) == (0, 0, 1)


@pytest.mark.clause("BRS-323")
def test_a_blocked_chip_is_not_gained(sudden: Sudden) -> None:
    b = board("c3 red 26\nc5 blue 48\na6 blue 87\ne1 red 42").do("chip c3")
    assert (b.chips("c3"), b.is_closed("c3")) == (0, True)
    sudden(105, 1)
    b = board("c3 red 36\nd4 red 87\nc5 blue 105\na6 blue 48").do(
        "use c3 2", "a6", "use c5 1", "c3"
    )
    b.passes().roll(6)
    assert b.is_closed("c5")  # the answer itself was blocked; the discharge was not
    assert b.wounds("a6") == 2
