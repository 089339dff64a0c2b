"""The great ones of the coven, and the retinue that death makes stronger."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


def cursed(b: Board, *cells: str) -> list[bool]:
    """Which of these cards have Curse."""
    return [b.x(cell, "curse") == 1 for cell in cells]


def returned(die: int) -> Board:
    """Red's retinue has come back to c1 by this die; blue stands beside it; red's next turn."""
    b = board("grave red 82 counted 1\nb1 red 42\nd2 blue 48\nc6 blue 48\nturn blue")
    return b.end().do("c1").roll(die).end().end()


@pytest.mark.card(82, 1)
def test_a_die_decides_what_the_retinue_has_become() -> None:
    for die in (1, 2):
        b = returned(die).strike("c1", "d2", 1, 1)
        assert (b.at("c1"), b.life("c1")) == (82, 8 + 2)  # (a) it drinks blood
    for die in (3, 4):
        b = returned(die).strike("c1", "d2", 1, 1)
        assert (b.at("c1"), b.life("c1")) == (82, 8)  # (b) nobody was killed
    for die in (5, 6):
        b = returned(die)
        assert (b.at("c1"), b.zone("red")) == (None, [82])  # (c) it flies


@pytest.mark.card(82, 1)
def test_no_die_is_rolled_for_a_revived_retinue() -> None:
    b = board("c1 red 113\ngrave red 82\nc6 blue 48").do("use c1 3", "82.1").passes().do("b1")
    b.asks("red", "main")
    b = board("grave red 82 counted 1\nb1 red 42\nc6 blue 48\nturn blue").end().do("c1")
    b.asks("chance", "die")


@pytest.mark.card(82, 2)
def test_the_retinue_that_drinks_blood() -> None:
    for wounds, left, life in ((5, 3, 8), (1, 0, 9), (0, 0, 10)):
        b = board(f"c3 red 82 branch 1 wounds {wounds}\nc4 blue 48 closed").strike("c3", "c4", 1)
        assert (b.wounds("c3"), b.life("c3")) == (left, life)
    b = board("c3 red 82 branch 1 lives 4\nc4 blue 48 closed").strike("c3", "c4", 1)
    assert b.life("c3") == 13  # at most
    b = board("c3 red 82 branch 1\nc4 blue 48 closed wounds 9" + FAR).strike("c3", "c4", 1)
    assert b.life("c3") == 8 + 1  # no more than there was
    for branch in (0, 2, 3):
        b = board(f"c3 red 82 branch {branch} wounds 5\nc4 blue 48 closed").strike("c3", "c4", 1)
        assert b.wounds("c3") == 5


@pytest.mark.card(82, 3)
def test_the_retinue_that_eats_the_dead() -> None:
    b = board("c3 red 82 branch 2 wounds 6\nc4 blue 48 closed wounds 8" + FAR)
    b.strike("c3", "c4", 1)
    assert (b.at("c4"), b.wounds("c3"), b.life("c3")) == (None, 0, 8)
    b = board("c3 red 82 branch 2 wounds 6\nc4 blue 48 closed wounds 7" + FAR)
    assert b.strike("c3", "c4", 1).wounds("c3") == 6  # it lives
    b = board("c3 red 82 branch 2 wounds 6\nc4 blue 91 closed wounds 6" + FAR)
    assert b.strike("c3", "c4", 1).wounds("c3") == 6  # no creature
    b = board("c3 red 82 branch 1 wounds 6\nc4 blue 48 closed wounds 8" + FAR)
    assert b.strike("c3", "c4", 1).wounds("c3") == 4  # the other gift


@pytest.mark.card(82, 4)
def test_the_retinue_that_flies() -> None:
    b = returned(5)
    assert (b.zone("red"), b.is_open("82.1")) == ([82], True)
    assert b.options("strike 82.1") >= {"strike 82.1 c6", "strike 82.1 d2"}  # anybody
    b.strike("82.1", "c6", 1, 1)
    assert b.wounds("c6") == 2
    b.end()
    assert "strike d2 82.1" not in b.options()  # next to nobody


@pytest.mark.card(85, 1)
def test_the_experiment_curses_everyone_around_it() -> None:
    drawn = "c3 red 85\nb3 red 48\nd4 blue 48\nc5 blue 48\nc2 red 91\na1 red 48\nturn blue"
    b = board(drawn)
    assert cursed(b, "b3", "d4") == [False, False]
    b.end()
    assert cursed(b, "b3", "d4", "c5", "c3", "c2", "a1") == [True, True] + [False] * 4
    b.do("step c3 c4").end()
    assert cursed(b, "c5") == [False]  # at the start of red's turn alone
    b.end()
    assert cursed(b, "c5", "b3") == [True, True]


@pytest.mark.card(87, 1)
def test_ketziana_blocks_the_first_action_of_each_turn() -> None:
    drawn = "a1 red 87\nc3 red 69\nd3 red 69\nc4 blue 48\nd4 blue 48\nturn blue"
    b = board(drawn).do("strike c4 c3")
    b.asks("blue", "main")  # nobody rolls
    assert (b.wounds("c3"), b.is_closed("c4"), cursed(b, "c4", "d4")) == (0, True, [True, False])
    b.strike("d4", "d3", 1, 1)  # the second one
    assert (b.wounds("d3"), cursed(b, "d4")) == (1, [False])
    b.end().end()
    b.strike("c4", "c3", 1, 1).do("keep")  # cursed already
    assert b.wounds("c3") == 1
    b.do("strike d4 d3").asks("blue", "main")
    assert (b.wounds("d3"), cursed(b, "d4")) == (1, [True])


@pytest.mark.card(87, 1)
def test_ketziana_blocks_abilities_chips_and_defenders() -> None:
    b = board("a1 red 87\nc3 red 69\nc5 blue 86\nturn blue").do("use c5 2", "c3").passes()
    assert (b.wounds("c3"), b.is_closed("c5"), cursed(b, "c5")) == (0, True, [True])
    b = board("a1 red 87\nc5 blue 26\nturn blue").do("chip c5").passes()
    assert (b.chips("c5"), b.is_closed("c5"), cursed(b, "c5")) == (0, True, [True])
    b = board("a1 red 87\nc3 red 74\nc4 blue 48\nb4 blue 48").do("strike c3 c4", "defend b4")
    b.passes().roll(1, 1)
    assert (b.wounds("c4"), b.wounds("b4")) == (2, 0)
    assert (b.is_closed("b4"), cursed(b, "b4", "c4")) == (True, [True, False])


@pytest.mark.card(87, 1)
@pytest.mark.clause("BRS-199", "BRS-323")
def test_after_a_blocked_defender_another_may_be_assigned() -> None:
    """A blocked assignment counts as not done, so nobody has taken the strike over."""
    drawn = "a1 red 87\nc3 red 74\nc4 blue 48\nb4 blue 48\nd4 blue 48"
    b = board(drawn).do("strike c3 c4", "defend b4")
    assert b.options() == {"defend d4", "pass"}
    b.do("defend d4").asks("chance", "die")  # and that is the one
    b.roll(1, 1)
    assert [b.wounds(cell) for cell in ("c4", "b4", "d4")] == [0, 0, 2]
    assert [b.is_closed(cell) for cell in ("c4", "b4", "d4")] == [False, True, True]
    b = board(drawn).do("strike c3 c4", "defend b4").passes().roll(1, 1)
    assert [b.wounds(cell) for cell in ("c4", "b4", "d4")] == [2, 0, 0]
    old = board(drawn, edition="2021.1").do("strike c3 c4", "defend b4")
    old.asks("chance", "die")  # as games of the first revision were played


@pytest.mark.card(87, 1)
@pytest.mark.clause("BRS-323")
def test_who_must_be_met_is_met_by_another_after_a_blocked_defender() -> None:
    b = board("a1 red 87\nc3 red 72\nc4 blue 48\nb4 blue 48\nd4 blue 48").do("strike c3 c4")
    b.do("defend b4")
    assert b.options() == {"defend d4"}


@pytest.mark.card(87, 1)
def test_ketziana_blocks_four_times_and_no_friends() -> None:
    once = "used_before 1 "
    b = board(f"a1 red 87 {once * 3}\nc3 red 69\nc4 blue 48\nturn blue").do("strike c4 c3")
    b.asks("blue", "main")
    b = board(f"a1 red 87 {once * 4}\nc3 red 69\nc4 blue 48\nturn blue").do("strike c4 c3")
    b.asks("chance", "die")
    b = board("a1 red 87\nc3 red 69\nc4 blue 48").do("strike c3 c4")
    b.asks("chance", "die")
    b = board("a1 red 87\nc3 red 69\nc4 blue 91\nd4 blue 42\na6 blue 9 chips 1 closed\nturn blue")
    b.do("rage a6", "use c4 1", "d4", "a1").passes().roll(6)  # no action, and no creature
    assert b.wounds("a1") == 4


@pytest.mark.card(87, 2)
def test_ketziana_discharges_within_two() -> None:
    drawn = "c1 red 87\nc3 blue 48\nc4 blue 48\nd2 blue 48\na1 red 69"
    b = board(drawn).do("use c1 2")
    assert b.options() == {"c3", "a1"}
    for die, wounds in ((3, 2), (5, 3), (6, 4)):
        b = board(drawn).do("use c1 2", "c3").passes().roll(die)
        assert (b.wounds("c3"), b.is_closed("c1")) == (wounds, True)


@pytest.mark.card(88, 1)
def test_shaggon_gathers_all_curses_in_one_place() -> None:
    others = ("a1 red 67", "b1 red 48 curse", "a6 blue 48 curse", "b6 blue 67", "d6 blue 67")
    for many in range(6):
        drawn = "\n".join(("c1 red 88", "c5 blue 48 curse", *others[:many]))
        b = board(drawn).do("use c1 1", "c5").passes()
        assert (b.wounds("c5"), b.is_closed("c1")) == (min(1 + many, 5), True)  # 5 at most


@pytest.mark.card(88, 1)
def test_shaggon_needs_a_cursed_enemy_within_four() -> None:
    drawn = "c1 red 88\nc2 blue 48\nc6 blue 48 curse\nb1 red 67\nd5 blue 53 curse\ne3 blue 67"
    b = board(drawn + "\na2 blue 91 curse").do("use c1 1")
    assert b.options() == {"d5", "e3"}
    b.do("d5").passes()
    assert b.wounds("d5") == 0  # Protection from magic
    board("c1 red 88\nc2 blue 48\nb1 red 67").refused("use c1 1")


@pytest.mark.card(89, 1)
def test_nobody_defends_against_gaetas_coven() -> None:
    def struck(card: int, gaeta: str = "\na1 red 89") -> Board:
        drawn = f"c3 red {card}\nc4 blue 48\nb4 blue 48{gaeta}"
        return board(drawn).do("strike c3 c4")

    struck(69).asks("chance", "die")
    struck(48).asks("blue", "answer")  # not of the coven
    struck(69, "").asks("blue", "answer")
    board("c3 red 89\nc4 blue 48\nb4 blue 48").do("strike c3 c4").asks("blue", "answer")  # herself


@pytest.mark.card(89, 2)
def test_gaeta_strengthens_who_returns() -> None:
    b = board("c1 red 89\nd2 red 113\ngrave red 69\nc4 blue 48 closed\nd4 blue 48 closed")
    b.do("use d2 3", "69.1").passes().do("c3")
    assert (b.life("c3"), b.wounds("c3")) == (6 + 5, 0)
    b.strike("c3", "c4", 1)
    assert b.wounds("c4") == 1 + 2
    b.end().end().strike("c3", "d4", 1, 1)
    assert b.wounds("d4") == 1  # its next simple strike alone


@pytest.mark.card(89, 2)
def test_gaeta_welcomes_incarnations_within_their_maximum() -> None:
    b = board("c1 red 89\ngrave red 82 counted 1\nc6 blue 48\nturn blue").end().do("a1")
    b.do("next 1").roll(3)  # its own die first
    assert b.life("a1") == 8 + 5
    b = board("c1 red 89\ngrave red 110 counted 2\nc6 blue 48\nturn blue").end().do("a1")
    assert b.life("a1") == 9 + 5
    b = board("c1 blue 89\nb1 red 48\ngrave red 67\nc6 blue 48\nturn blue").end().do("a1", "c6")
    assert b.life("a1") == 4  # the enemy's


@pytest.mark.card(89, 3)
def test_gaeta_strikes_by_magic() -> None:
    drawn = "c3 red 89\nc4 blue 32\nd2 red 48\nc5 blue 48\nzone blue 107\nb4 blue 48"
    b = board(drawn).do("use c3 3")
    assert b.options() == {"c4", "d2", "b4"}  # any neighbour
    for die, wounds in ((3, 3), (5, 4), (6, 4)):
        b = board(drawn).do("use c3 3", "c4")
        b.asks("chance", "die")  # nobody defends
        b.roll(die)
        assert (b.wounds("c4"), b.wounds("c3"), b.is_closed("c3")) == (wounds, 0, True)
    b = board("c3 red 89\nc4 blue 53").do("use c3 3", "c4").passes().roll(6)
    assert b.wounds("c4") == 0  # Protection from magic
