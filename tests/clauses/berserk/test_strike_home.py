"""Home dice: what the two dice of a fight mean. The strikes are 2-3-4 and, answering, 1-2-3."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Vary

DRAWN = "c3 red 74\nc4 blue 48"
ALL = range(1, 7)


def wounds(attacker: int, target: int, drawn: str = DRAWN) -> tuple[int, int]:
    """What the target and the attacker have after these rolls."""
    b = board(drawn).strike("c3", "c4", attacker, target)
    b.asks("red", "main")
    return b.wounds("c4"), b.wounds("c3")


@pytest.mark.parametrize(
    ("attacker", "dealt"),
    [
        pytest.param(1, 2, marks=pytest.mark.clause("BRS-138")),
        pytest.param(2, 2, marks=pytest.mark.clause("BRS-138")),
        pytest.param(3, 2, marks=pytest.mark.clause("BRS-138")),
        pytest.param(4, 3, marks=pytest.mark.clause("BRS-139")),
        pytest.param(5, 3, marks=pytest.mark.clause("BRS-139")),
        pytest.param(6, 4, marks=pytest.mark.clause("BRS-140")),
    ],
)
def test_the_attackers_die_is_the_kind_of_blow_if_the_defence_lets_it_through(
    attacker: int, dealt: int
) -> None:
    for target in ALL:
        assert wounds(attacker, target)[0] == (dealt if target <= 3 else 0)


@pytest.mark.clause("BRS-141")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_a_target_with_three_or_less_misses_and_is_hit(target: int) -> None:
    assert [wounds(die, target) for die in ALL] == [(2, 0), (2, 0), (2, 0), (3, 0), (3, 0), (4, 0)]


@pytest.mark.clause("BRS-142")
@pytest.mark.parametrize("target", [4, 5])
def test_with_four_or_five_both_miss(target: int) -> None:
    assert {wounds(die, target) for die in ALL} == {(0, 0)}


@pytest.mark.clause("BRS-143")
def test_with_six_the_target_answers_with_its_weak_blow() -> None:
    assert {wounds(die, 6) for die in ALL} == {(0, 1)}
    assert {wounds(die, 6, "c3 red 48\nc4 blue 95") for die in ALL} == {(0, 4)}  # of 4-5-6


@pytest.mark.clause("BRS-144")
def test_the_thresholds() -> None:
    against_weak = [wounds(die, 1)[0] for die in ALL]
    assert against_weak == [2, 2, 2, 3, 3, 4]  # up to 3, 4 and 5, 6
    against_six = [wounds(6, die) for die in ALL]
    assert against_six == [(4, 0), (4, 0), (4, 0), (0, 0), (0, 0), (0, 1)]


@pytest.mark.clause("BRS-145")
def test_equal_rolls_mean_nothing_special() -> None:
    assert [wounds(die, die) for die in ALL] == [(2, 0), (2, 0), (2, 0), (0, 0), (0, 0), (0, 1)]


@pytest.mark.clause("BRS-146")
def test_four_against_five() -> None:
    assert wounds(4, 5) == (0, 0)


@pytest.mark.clause("BRS-147")
def test_six_against_two() -> None:
    assert wounds(6, 2) == (4, 0)


@pytest.mark.clause("BRS-148")
def test_the_answering_blow() -> None:
    assert wounds(6, 6) == (0, 1)


@pytest.mark.clause("BRS-149")
def test_a_closed_target(vary: Vary) -> None:
    vary(74, lambda traits: setattr(traits, "strike", (1, 3, 5)))
    b = board("c3 red 74\nc4 blue 48 closed\na6 blue 48").do("strike c3 c4").roll(5)
    b.asks("red", "main")
    assert (b.wounds("c4"), b.wounds("c3")) == (3, 0)
    assert [roll["die"] for roll in b.told("rolled")] == [5]
