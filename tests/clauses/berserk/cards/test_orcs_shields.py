"""Orcs that are hard to hurt or to take, and those that help their neighbours."""

import pytest
from tests.clauses.berserk.board import board

# Attacks of blue from c6 (or beside it) that reach red's card on c4, each for 2 with a die of 1.
RANGED = {
    "shot": ("c6 blue 91 chips 1", "use c6 2"),
    "throw": ("c6 blue 66", "use c6 2"),
    "discharge": ("c6 blue 113", "use c6 2"),
    "row": ("c6 blue 20", "use c6 1"),
}


def wounds_of(attack: str, target: str, rest: str = "") -> int:
    """What this attack does to a card of red on c4."""
    who, words = RANGED[attack]
    b = board(f"c4 {target}\n{who}\na6 blue 48\n{rest}\nturn blue").do(words, "c4")
    b.passes().roll(1)
    return b.wounds("c4")


@pytest.mark.card(7, 1)
def test_the_reborn_orc_minds_directed_strikes_less() -> None:
    drawn = "c3 red 7 closed\nc4 blue {}\nturn blue"
    assert board(drawn.format(6)).strike("c4", "c3", 6).wounds("c3") == 3 - 1
    assert board(drawn.format(6)).strike("c4", "c3", 1).wounds("c3") == 1 - 1
    assert board(drawn.format(48)).strike("c4", "c3", 6).wounds("c3") == 3  # not directed


@pytest.mark.card(8, 1)
def test_the_fist_minds_directed_strikes_less_by_two() -> None:
    drawn = "c3 red 8 closed\nc4 blue {}\nturn blue"
    assert board(drawn.format(6)).strike("c4", "c3", 6).wounds("c3") == 3 - 2
    assert board(drawn.format(6)).strike("c4", "c3", 1).wounds("c3") == 0
    assert board(drawn.format(48)).strike("c4", "c3", 6).wounds("c3") == 3


@pytest.mark.card(10, 1)
def test_the_warband_minds_simple_strikes_less() -> None:
    drawn = "c3 red 10 closed\nc4 blue {}\nturn blue"
    assert board(drawn.format(48)).strike("c4", "c3", 6).wounds("c3") == 3 - 1
    assert board(drawn.format(6)).strike("c4", "c3", 6).wounds("c3") == 3 - 1  # directed, too
    b = board("c3 red 10\nc4 blue 48").strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 1 - 1  # an answering blow is one
    b = board("c3 red 10\nc4 blue 101 chips 1\nturn blue").do("use c4 2", "c3").roll(1)
    assert b.wounds("c3") == 2  # a special strike is not
    assert wounds_of("throw", "red 10") == 2


@pytest.mark.card(10, 2)
def test_the_warband_shields_its_neighbours_from_shots_and_throws() -> None:
    for attack, wounds in (("shot", 1), ("throw", 1), ("discharge", 2), ("row", 2)):
        assert wounds_of(attack, "red 9", "b3 red 10") == wounds, attack
    assert wounds_of("shot", "red 9", "b2 red 10") == 2  # not next to it
    assert wounds_of("shot", "red 74", "b3 red 10") == 2  # no orc
    assert wounds_of("shot", "red 9", "b3 blue 10") == 2  # of the other side
    assert wounds_of("shot", "red 10") == 2  # not itself …
    assert wounds_of("shot", "red 10", "b3 red 10") == 1  # … but one another
    assert wounds_of("throw", "red 9", "b3 red 10\nd3 red 10") == 0  # unnamed ones add up


@pytest.mark.card(93, 1)
def test_nartal_minds_ranged_attacks_less() -> None:
    assert [wounds_of(attack, "red 93") for attack in RANGED] == [1, 1, 1, 1]
    b = board("c3 red 93 closed\nc4 blue 74\nturn blue").strike("c4", "c3", 1)
    assert b.wounds("c3") == 2


@pytest.mark.card(94, 2)
def test_the_seer_minds_ranged_attacks_less_by_two() -> None:
    assert [wounds_of(attack, "red 94") for attack in RANGED] == [0, 0, 0, 0]
    b = board("c4 red 94\nc6 blue 66\nturn blue").do("use c6 2", "c4").roll(6)
    assert b.wounds("c4") == 3 - 2
    b = board("c3 red 94 closed\nc4 blue 74\nturn blue").strike("c4", "c3", 1)
    assert b.wounds("c3") == 2


@pytest.mark.card(95, 1)
def test_kairun_is_protected_from_ranged_attacks() -> None:
    assert [wounds_of(attack, "red 95") for attack in RANGED] == [0, 0, 0, 0]
    # A discharge that also curses lays nothing on him; a magic strike is not ranged.
    b = board("c4 red 95\nc6 blue 79\nturn blue").do("use c6 2", "c4").roll(6)
    assert (b.wounds("c4"), b.x("c4", "curse")) == (0, 0)
    b = board("c3 red 95\nc4 blue 89\nturn blue").do("use c4 3", "c3").roll(1)
    assert b.wounds("c3") == 3


@pytest.mark.card(22, 1)
def test_the_bloodsworn_cannot_be_taken() -> None:
    b = board("c3 red 22\nd3 red 21\nc5 blue 66 chips 2\nturn blue").do("use c5 1")
    assert b.options() == {"d3"}  # another elite creature of cost 7
    b = board("c3 red 22 curse\nd3 red 21 curse\nc5 blue 90\nturn blue").do("use c5 2")
    assert b.options() == {"d3"}
    b = board("c3 red 22\nc5 blue 66 chips 2\nturn blue")
    b.refused("use c5 1")


@pytest.mark.card(22, 1)
def test_not_even_by_the_one_it_kills() -> None:
    # Shishiga, when she dies from an attack, takes whoever did it.
    b = board("c3 red 22\nc4 blue 45 closed wounds 2\na6 blue 48").strike("c3", "c4", 1)
    assert (b.grave("blue"), b.leader("c3")) == ([45], "red")
    b = board("c3 red 74\nc4 blue 45 closed wounds 4\na6 blue 48").strike("c3", "c4", 1)
    assert b.leader("c3") == "blue"


@pytest.mark.card(92, 1)
def test_holvert_makes_his_neighbours_better_attackers() -> None:
    b = board("c3 red 92\nb3 red 9\nd2 red 74\nc5 red 9\nd4 blue 9\nb4 blue 48")
    seasoned = [cell for cell in ("c3", "b3", "d2", "c5", "d4") if b.x(cell, "exp_attack")]
    assert seasoned == ["b3"]  # not himself, no other class, not far off, not of the other side
    b.strike("b3", "b4", 1, 1)
    b.asks("red", "reroll")
    b.do("reroll attacker").roll(6)
    assert b.wounds("b4") == 5
    b = board("c3 red 92\nb3 red 9\nb4 blue 48\nc1 red 42").do("step c3 d3")
    assert b.x("b3", "exp_attack") == 0  # gone with him


@pytest.mark.card(92, 1)
def test_holvert_adds_one_to_tournament_dice() -> None:
    b = board("c3 red 92\nb3 red 9\nb4 blue 48 closed", dice="tournament").strike("b3", "b4", 5)
    assert b.wounds("b4") == 5  # 5 + 1 is strong
