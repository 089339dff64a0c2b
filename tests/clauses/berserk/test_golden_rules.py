"""Cards above rules, bans above permissions, nothing paid for what cannot be done."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden

from laar.core.play import Line


@pytest.mark.clause("BRS-001")
def test_a_card_beats_a_rule_and_no_more_than_that() -> None:
    free = board("c3 red 9\nb3 red 2\nc4 blue 49\nd4 blue 33")
    assert free.options("strike c3") == {"strike c3 c4"}  # not d4, nor b3, as the rules allow
    assert free.options("step c3") == {"step c3 d3", "step c3 c2"}
    assert free.options("strike b3") == {"strike b3 c4"}
    away = board("c3 red 9\nb3 red 2\ne6 blue 49\nd4 blue 33")
    assert away.options("strike c3") == {"strike c3 b3", "strike c3 d4"}


@pytest.mark.clause("BRS-002", "BRS-003")
def test_nothing_is_paid_for_an_illegal_ability() -> None:
    b = board("c3 red 28 chips 1\nc4 blue 33")
    b.refused("use c3 1")
    b.refused("use c3 2")
    assert b.is_open("c3")
    assert b.chips("c3") == 1
    assert b.options("strike c3") == {"strike c3 c4"}
    far = board("c3 red 28 chips 1\nc5 blue 33")
    assert far.options("use c3") == {"use c3 1", "use c3 2"}


# What a paragraph could do something with, and the same without it.
IDLE = [
    ("c3 red 101 chips 1\nc4 blue 33", "c4 blue 33", "c5 blue 33", "use c3 2"),  # nobody near
    ("c3 red 93 chips 1\nc2 red 9 struck closed", "struck closed", "struck", "use c3 4"),
    ("c3 red 93 chips 1\nc2 red 9 struck closed", "struck closed", "closed", "use c3 4"),
    ("c3 red 23\nc2 red 25\nb3 red 24", "b3 red 24", "b1 red 24", "use c3 1"),
    ("c3 red 33 chips 1 lives 3", "lives 3", "lives 4", "use c3 1"),  # the most it can have
    ("c3 red 30 chips 1 wounds 1", "wounds 1", "", "use c3 1"),
    ("c3 red 21\nc5 blue 2", "blue 2", "blue 9", "use c3 2"),  # shoots, does not
    ("c3 red 60\nc5 blue 2", "blue 2", "blue 2 moved_last", "use c3 2"),
    ("c3 red 65\nc5 blue 2", "blue 2", "blue 9", "use c3 1"),  # cheap, dear
    ("c3 red 80\ngrave red 67", "grave red 67", "grave red 69", "use c3 1"),  # incarnation
    ("c3 red 35\nc2 red 9 wounds 1", "wounds 1", "", "use c3 1"),
    ("c3 red 35\nc2 red 9 curse", "curse", "", "use c3 1"),
    ("c3 red 20\nc2 red 3 chips 1", "chips 1", "chips 2", "use c3 2"),  # as many as Rage allows
]


@pytest.mark.clause("BRS-002")
@pytest.mark.parametrize(("position", "something", "nothing", "use"), IDLE)
def test_nothing_is_announced_and_paid_that_would_come_to_nothing(
    position: str, something: str, nothing: str, use: str
) -> None:
    far = "\ne6 blue 33 moved_last"
    assert use in board(position + far).options("use c3")
    b = board(position.replace(something, nothing) + far)
    b.refused(use, "BRS-002")
    assert b.is_open("c3")


@pytest.mark.clause("BRS-002")
def test_it_cannot_be_aimed_so_that_it_comes_to_nothing() -> None:
    b = board("c3 red 23\nb3 red 25\nb2 red 24\nd3 red 3\nc6 blue 33").do("use c3 1")
    b.refused("enough", "BRS-002")  # nobody is chosen yet
    b = board("c3 red 35\nc2 red 9 wounds 1\nc4 red 9\nc6 blue 33").do("use c3 1")
    b.refused("c4", "BRS-002")
    assert b.options() == {"c2"}
    b = board("c3 red 38 chips 2\nb6 blue 9\nzone blue 107").do("use c3 2")
    b.refused("row 5", "BRS-002")
    assert b.options() == {"row 6"}
    board("c3 red 38 chips 2\nzone blue 107").refused("use c3 2", "BRS-002")
    b = board("c3 red 73\nc2 red 69\nc6 blue 33 curse").do("use c3 1", "c6")
    assert b.options() == {"c2", "enough"}  # it wounds in any case


# Lines that were taken before: announced and aimed for nothing.
OLD = [
    ("c3 red 101 chips 1\nc5 blue 33", ["use c3 2"]),
    ("c3 red 101 chips 1\nc4 blue 33", ["use c3 2", "enough"]),
    ("c3 red 23\nc2 red 3\nb3 red 25\nd3 red 24\nc6 blue 33", ["use c3 1", "enough"]),
    ("c3 red 33 chips 1 lives 4\nc6 blue 33", ["use c3 1"]),
    ("c3 red 35\nc2 red 9\nc6 blue 33", ["use c3 1", "c2"]),
    ("c3 red 35\nc2 red 9\nb2 red 9 wounds 1\nc6 blue 33", ["use c3 1", "c2"]),
    ("c3 red 38 chips 2\nc6 blue 33", ["use c3 2", "row 1"]),
    ("c3 red 39\nc2 red 26\nb2 red 26\nc6 blue 33", ["use c3 1", "enough"]),
    ("c3 red 20\nc2 red 3 chips 2\nc6 blue 33", ["use c3 2", "c2"]),
]


@pytest.mark.clause("BRS-002")
@pytest.mark.parametrize("edition", ["2021.1", "2021.2"])
@pytest.mark.parametrize(("position", "answers"), OLD)
def test_what_was_once_announced_for_nothing_is_carried_out_as_it_was_said(
    position: str, answers: list[str], edition: str
) -> None:
    b = board(position, edition=edition)
    for answer in answers:
        b.play.repeat(Line(0, answer))
    assert [one.clause for found in b.play.forbidden.values() for one in found] == ["BRS-002"]
    b.asks("red", "main")  # nothing is asked that was not asked then


@pytest.mark.clause("BRS-002", "BRS-295")
def test_what_a_protection_keeps_off_was_carried_out() -> None:
    b = board("c3 red 35 chips 1\nc5 blue 13").do("use c3 2", "c5").passes().roll(6)
    assert (b.wounds("c5"), b.chips("c3"), b.is_closed("c3")) == (0, 0, True)


@pytest.mark.clause("BRS-004")
def test_a_strike_whose_target_is_out_of_reach_is_given_back(sudden: Sudden) -> None:
    sudden(48, 1)  # moves an enemy creature one step, then wounds it
    b = board("c3 red 9\nc4 blue 33\nc5 blue 48")
    b.do("strike c3 c4")
    b.refused("use c5 2")
    b.do("use c5 1", "c3").passes().do("c2").roll(1)
    assert b.told("dropped", card="c2") == [{"clause": "BRS-004", "kind": 0, "card": b.id("c2")}]
    assert b.wounds("c4") == 0
    assert b.asked == "red main"
    assert b.is_open("c2")
    b.do("step c2 c3").strike("c3", "c4", 6, 1)
    assert b.wounds("c4") == 5


@pytest.mark.clause("BRS-004")
def test_a_defender_who_can_no_longer_defend_is_given_back(sudden: Sudden) -> None:
    sudden(21, 1)  # moves another creature of one's own anywhere
    b = board("c3 red 9 chips 1\na1 red 21\nc4 blue 33\nd4 blue 9")
    b.do("strike c3 c4", "defend d4", "use a1 1", "c3").passes().do("b3").roll(6, 1)
    assert [fact["kind"] for fact in b.told("dropped", card="d4")] == [3]
    assert b.is_open("d4")
    assert b.wounds("c4") == 5


@pytest.mark.clause("BRS-004")
def test_an_ability_that_is_given_back_is_not_used_up(sudden: Sudden) -> None:
    sudden(48, 1)
    b = board("c3 red 41 chips 1\nd4 blue 74\na4 blue 74\nc5 blue 48\na6 blue 42\ne1 red 42")
    b.do("use c3 2", "d4", "use c5 1", "c3").passes().do("b3").roll(1)
    b.do("no")  # blood magic
    assert [fact["kind"] for fact in b.told("dropped", card="b3")] == [1]
    assert b.chips("b3") == 1
    b.do("use b3 2", "a4").passes()  # once a turn
    assert b.is_closed("a4")
    b.refused("use b3 2")


@pytest.mark.clause("BRS-005")
def test_a_ban_wins() -> None:
    allowed = board("c3 red 66 chips 2\nc5 blue 20\nd5 blue 22")
    allowed.do("use c3 1")
    assert allowed.options() == {"c5"}
    board("c3 red 66 chips 2\nd5 blue 22").refused("use c3 1")


@pytest.mark.clause("BRS-006")
def test_yours_is_what_you_lead() -> None:
    b = board("c3 blue 27 led red\nb3 red 23\nd3 blue 23\nc1 red 23\ne6 blue 33")
    assert (b.x("b3", "armour"), b.x("d3", "armour"), b.x("c1", "armour")) == (1, 0, 0)
    b = board("c3 blue 27 led red wounds 9\nc4 blue 33\na1 red 9")
    b.end().strike("c4", "c3", 6, 1)
    assert b.grave("blue") == [27]
    assert b.grave("red") == []


@pytest.mark.clause("BRS-007")
def test_what_may_happen_is_asked_what_must_is_not() -> None:
    b = board("c3 red 9\nc4 blue 36\nd4 blue 23")
    b.end()
    b.asks("blue", "target")
    assert b.options() == {"d4", "no"}
    b.do("no")
    assert b.chips("d4") == 0
    b = board("c3 red 9\nc4 blue 85\nd4 blue 23")
    b.end()
    b.asks("blue", "main")
    assert (b.x("c3", "curse"), b.x("d4", "curse")) == (1, 1)
