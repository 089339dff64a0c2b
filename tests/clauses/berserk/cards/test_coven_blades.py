"""The coven in close combat: everything here works through the simple strike."""

import pytest
from tests.clauses.berserk.board import Board, board

FAR = "\na6 blue 48"


def cursed(b: Board, cell: str) -> bool:
    """The card there has Curse."""
    return b.x(cell, "curse") == 1


@pytest.mark.card(72, 0)
@pytest.mark.card(72, 1)
def test_the_defiler_drinks_what_it_spills() -> None:
    for wounds, left, life in ((8, 4, 9), (4, 0, 9), (3, 0, 10), (0, 0, 12)):  # 12 at most
        b = board(f"c3 red 72 wounds {wounds}\nc4 blue 48 closed").strike("c3", "c4", 6)
        assert (b.wounds("c4"), b.wounds("c3"), b.life("c3")) == (4, left, life)


@pytest.mark.card(72, 1)
def test_the_defiler_drinks_no_more_than_there_is() -> None:
    b = board("c3 red 72 wounds 5\nc4 blue 48 closed wounds 9" + FAR).strike("c3", "c4", 6)
    assert (b.at("c4"), b.wounds("c3")) == (None, 4)  # one life was left
    b = board("c3 red 72 wounds 5\nc4 blue 32 closed").strike("c3", "c4", 6)
    assert (b.wounds("c4"), b.wounds("c3")) == (2, 3)  # armour took the rest
    b = board("c3 red 72 wounds 5\nc4 blue 91 closed" + FAR).strike("c3", "c4", 6)
    assert (b.wounds("c4"), b.wounds("c3")) == (4, 5)  # no creature
    b = board("c3 red 72 wounds 5\nc4 blue 48").strike("c3", "c4", 6, 4)
    assert b.wounds("c3") == 5  # a miss


@pytest.mark.card(72, 1)
def test_the_defiler_drinks_by_an_answering_blow() -> None:
    b = board("c3 red 72 wounds 5\nc4 blue 48\nturn blue").strike("c4", "c3", 6, 6)
    assert (b.wounds("c4"), b.wounds("c3")) == (1, 4)


@pytest.mark.card(72, 2)
def test_somebody_must_step_before_the_defiler() -> None:
    b = board("c3 red 72\nc4 blue 48\nb4 blue 33\nd4 blue 33\nc5 blue 33").do("strike c3 c4")
    b.asks("blue", "answer")
    assert b.options() == {"defend b4", "defend d4"}  # whoever can; which one is blue's choice
    b.refused("pass")
    b.do("defend d4").passes().roll(1, 1)
    assert (b.wounds("c4"), b.wounds("d4"), b.is_closed("d4")) == (0, 1, True)


@pytest.mark.card(72, 2)
def test_nobody_must_defend_who_cannot_or_against_another() -> None:
    b = board("c3 red 72\nc4 blue 48\nb4 blue 33 closed").do("strike c3 c4")
    b.asks("chance", "die")
    b = board("c3 red 74\nc4 blue 48\nb4 blue 33").do("strike c3 c4", "pass")  # not the Defiler
    b = board("c3 red 72\nc4 blue 48\nb4 blue 33\nturn blue").do("strike c4 c3")
    b.asks("chance", "die")
    b = board("c3 red 72\nc4 blue 48\nb4 blue 33").do("strike c3 c4")
    b.refused("pass")


@pytest.mark.card(74, 1)
def test_marerit_hits_the_cursed_harder() -> None:
    for die, wounds in ((3, 4), (5, 5), (6, 6)):
        b = board("c3 red 74\nc4 blue 48 closed curse").strike("c3", "c4", die)
        assert b.wounds("c4") == wounds
        b = board("c3 red 74\nc4 blue 48 closed").strike("c3", "c4", die)
        assert b.wounds("c4") == wounds - 2


@pytest.mark.card(74, 1)
def test_marerit_answers_the_cursed_harder() -> None:
    b = board("c3 red 74\nc4 blue 48 curse\nturn blue", dice="tournament")
    b.strike("c4", "c3", 2, 4)  # the curse makes it 1 to 4
    assert (b.wounds("c4"), b.wounds("c3")) == (2 + 2, 0)
    b = board("c3 red 74\nc4 red 67 closed" + FAR).strike("c3", "c4", 1)
    assert b.grave("red") == [67]  # 2 + 2: any card with Curse, its own side too


@pytest.mark.card(75, 1)
def test_the_mercenary_curses_by_a_medium_or_strong_strike() -> None:
    for die, lands in ((3, False), (4, True), (5, True), (6, True)):
        b = board("c3 red 75\nc4 blue 48 closed").strike("c3", "c4", die)
        assert cursed(b, "c4") == lands
    b.end().end()
    assert cursed(b, "c4")
    b = board("c3 red 75\nc4 blue 91" + FAR).strike("c3", "c4", 6)
    assert not cursed(b, "c4")
    b = board("c3 red 75\nc4 blue 48").strike("c3", "c4", 6, 5)
    assert not cursed(b, "c4")  # a miss


@pytest.mark.card(75, 1)
def test_the_mercenary_curses_by_a_medium_answer() -> None:
    b = board("c3 red 75\nc4 blue 48\nturn blue", dice="tournament").strike("c4", "c3", 1, 6)
    assert (b.wounds("c4"), cursed(b, "c4")) == (3, True)


@pytest.mark.card(75, 2)
def test_the_mercenary_hunts_heroes() -> None:
    for number, more in ((99, 2), (16, 2), (104, 2), (48, 0), (9, 0)):
        b = board(f"c3 red 75\nc4 blue {number} closed" + FAR).strike("c3", "c4", 6)
        while b.asked == "blue may":  # blood magic
            b.do("no")
        assert b.told("dealt", card="c3")[0]["strength"] == 4 + more


@pytest.mark.card(75, 3)
def test_the_mercenary_of_the_second_player_is_experienced() -> None:
    drawn = "c3 red 75\nc4 blue 48 closed"
    b = board(f"{drawn}\nfirst blue", dice="tournament").strike("c3", "c4", 3)
    assert (b.wounds("c4"), b.x("c3", "exp_attack")) == (3, 1)
    b = board(drawn, dice="tournament").strike("c3", "c4", 3)
    assert (b.wounds("c4"), b.x("c3", "exp_attack")) == (2, 0)
    b = board(f"{drawn}\nfirst blue").strike("c3", "c4", 1)
    b.do("reroll attacker").roll(6)
    assert b.wounds("c4") == 4


@pytest.mark.card(76, 1)
def test_the_black_knight_shrugs_off_the_cursed() -> None:
    for state, wounds in (("curse", 1), ("", 3)):  # the curse makes 6 a medium blow of 3
        b = board(f"c3 red 76 closed\nc4 blue 114 {state}\nturn blue", dice="tournament")
        b.strike("c4", "c3", 6 if state else 5)
        assert b.wounds("c3") == wounds
    for state, wounds in (("curse", 0), ("", 2)):  # a throw
        b = board(f"c1 red 76\nc3 blue 109 {state}\nturn blue", dice="tournament")
        b.do("use c3 1", "c1").passes().roll(5)
        assert b.wounds("c1") == wounds
    b = board("c3 red 76\nc4 blue 48 curse", dice="tournament").strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 0  # an answering blow of 1 is an attack too


@pytest.mark.card(76, 1)
def test_the_black_knight_fears_magic() -> None:
    b = board("c1 red 76\nc5 blue 86 curse\nturn blue", dice="tournament")
    b.do("use c5 2", "c1").passes().roll(6)
    assert b.wounds("c1") == 2  # a discharge, medium for the curse
    b = board("c3 red 76 closed\nc4 blue 86 curse\nturn blue", dice="tournament")
    assert b.strike("c4", "c3", 6).wounds("c3") == 0  # her strike of 2


@pytest.mark.card(76, 2)
def test_the_black_knight_curses_by_a_strong_strike() -> None:
    for die, lands in ((2, False), (4, False), (5, True), (6, True)):  # +1 by experience
        b = board("c3 red 76\nc4 blue 48 closed", dice="tournament").strike("c3", "c4", die)
        assert cursed(b, "c4") == lands
    b.end().end()
    assert cursed(b, "c4")
    b = board("c3 red 76\nc4 blue 91" + FAR, dice="tournament").strike("c3", "c4", 6)
    assert (b.wounds("c4"), cursed(b, "c4")) == (4, False)


@pytest.mark.card(77, 1)
def test_the_warrior_curses_whoever_it_fights() -> None:
    for dice in ((1, 1), (1, 5), (6, 6)):  # hit, both miss, answered
        b = board("c3 red 77\nc4 blue 48").strike("c3", "c4", *dice)
        assert cursed(b, "c4")
    b.end().end()
    assert cursed(b, "c4")
    b = board("c3 red 77\nc4 blue 48\nb4 blue 48").do("strike c3 c4", "defend b4").passes()
    b.roll(1, 5)
    assert (cursed(b, "c4"), cursed(b, "b4")) == (False, True)  # who met it


@pytest.mark.card(77, 1)
def test_the_warrior_curses_only_enemy_creatures_it_attacks_itself() -> None:
    b = board("c3 red 77\nc4 blue 48\nturn blue").strike("c4", "c3", 6, 6)
    assert (b.wounds("c4"), cursed(b, "c4")) == (2, False)  # an answering blow
    b = board("c3 red 77\nc2 red 48" + FAR).strike("c3", "c2", 1, 1)
    assert not cursed(b, "c2")
    b = board("c3 red 77\nc4 blue 91" + FAR).strike("c3", "c4", 1)
    assert not cursed(b, "c4")
    b = board("c3 red 77\nc4 blue 48").strike("c3", "c4", 1, 1)
    assert cursed(b, "c4")


@pytest.mark.card(77, 2)
def test_the_warrior_hits_the_cursed_harder() -> None:
    for die, wounds in ((3, 3), (5, 4), (6, 5)):
        b = board("c3 red 77\nc4 blue 48 closed curse").strike("c3", "c4", die)
        assert b.wounds("c4") == wounds
        b = board("c3 red 77\nc4 blue 48 closed").strike("c3", "c4", die)
        assert b.wounds("c4") == wounds - 1  # its own curse comes after the blow
