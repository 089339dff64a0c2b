"""Answers and defenders across a team."""

import pytest
from tests.clauses.berserk.board import Board, teams
from tests.clauses.berserk.conftest import Sudden

ORDERS = ["red blue green violet", "red violet green blue"]
# Red strikes c4; blue and violet each have someone next to both cards.
STRIKE = "c3 red 74\nc4 blue 48\nb4 blue 95\nd4 violet 95\nb3 green 12\na6 violet 42"
# Everyone has an Unnia (42), who throws at any card at any distance.
UNNIAS = "a1 red 42\na6 blue 42\nj1 green 42\nj6 violet 42\nc1 red 12\nc2 blue 33"


@pytest.mark.clause("BRS-378")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("who", "cell"), [("blue", "b4"), ("violet", "d4")])
def test_either_member_of_the_attacked_team_may_defend(order: str, who: str, cell: str) -> None:
    b = teams(STRIKE, order).do("strike c3 c4")
    asked = []
    while b.asked.endswith("answer"):
        seat = b.asked.split()[0]
        asked.append(seat)
        mine = "b4" if seat == "blue" else "d4"
        assert b.options() == {f"defend {mine}", "pass"}  # one's own creatures alone
        b.do(f"defend {cell}" if seat == who else "pass")
    places = order.split()
    assert asked == [s for s in places if s in ("blue", "violet")][: len(asked)]
    assert asked[-1] == who  # there is never a second defender
    b.roll(6, 1)
    assert [b.wounds(c) for c in ("b4", "c4", "d4")] == [
        3 if c == cell else 0 for c in ("b4", "c4", "d4")
    ]
    assert b.is_closed(cell)


@pytest.mark.clause("BRS-378")
def test_nobody_else_defends() -> None:
    b = teams(STRIKE).do("strike c3 c4")
    b.refused("defend d4", seat="blue")
    b.refused("defend b3", seat="green")  # the attacker's team
    b.do("defend b4")
    b.refused("defend d4", seat="violet")
    b.asks("chance", "die")


@pytest.mark.clause("BRS-378")
def test_a_defender_is_open_and_next_to_both() -> None:
    for drawn in (
        STRIKE.replace("d4 violet 95", "d4 violet 95 closed"),
        STRIKE.replace("d4 violet 95", "e4 violet 95"),
    ):
        b = teams(drawn).do("strike c3 c4", "pass")
        b.asks("chance", "die")  # violet has nobody to ask for


def asked(b: Board) -> list[str]:
    """Who is asked for an answer, one after another, while all pass."""
    found = []
    while b.asked.endswith(" answer"):
        found.append(b.asked.split()[0])
        b.do("pass")
    return found


@pytest.mark.clause("BRS-379")
@pytest.mark.parametrize("order", ORDERS)
def test_the_others_answer_in_the_order_of_turns(order: str, sudden: Sudden) -> None:
    sudden(42, 2)
    b = teams(UNNIAS, order).do("strike c1 c2")
    places = order.split()
    assert asked(b) == [*places[1:], places[0]]  # the announcer last; four passes
    b.asks("chance", "die")


@pytest.mark.clause("BRS-379")
def test_four_passes_in_a_row_close_the_stack(sudden: Sudden) -> None:
    sudden(42, 2)
    b = teams(UNNIAS).do("strike c1 c2")
    b.passes(1).asks("green", "answer")
    b.do("use j1 2", "c2")
    assert asked(b) == ["violet", "red", "blue"]  # after the new announcement all again
    b.asks("chance", "die")
    b = teams(UNNIAS.replace("j1 green 42", "j1 green 42\nj2 green 42")).do("strike c1 c2")
    b.passes(1).do("use j1 2", "c2").passes(3).asks("green", "answer")
    b.do("use j2 2", "c2")
    b.asks("violet", "answer")


@pytest.mark.clause("BRS-379")
def test_windows_of_the_turn_begin_with_the_next_player(sudden: Sudden) -> None:
    sudden(42, 2)
    b = teams(UNNIAS).do("end")
    assert [b.active, *asked(b)[:4]] == ["red", "blue", "green", "violet", "red"]
