"""Orcs (and their culverin) that act otherwise than by a simple strike."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(14, 1)
def test_the_provocateur_moves_the_card_opposite_and_goes_over() -> None:
    b = board("c3 red 14\nc4 blue 74\nd4 blue 48\nb1 red 42").do("use c3 1")
    assert b.options() == {"c4"}  # the one straight ahead
    b.do("c4")
    b.asks("red", "cell")
    assert b.options() == {"b4", "c5"}  # one step, to a free cell
    b.do("b4")
    assert (b.at("b4"), b.at("c4")) == (74, None)
    assert (b.leader("c3"), b.is_closed("c3")) == ("blue", True)
    b.end().do("strike c3 b4").passes()  # blue commands it now
    b.roll(1, 4).end().end()
    assert b.leader("c3") == "blue"  # until the end of the battle


@pytest.mark.card(14, 1)
def test_the_provocateur_moves_whatever_stands_there() -> None:
    b = board("c2 red 14\nc3 red 91" + FAR).do("use c2 1", "c3", "b3")
    assert (b.at("b3"), b.leader("c2")) == (91, "blue")
    board("c3 red 14\nd4 blue 74" + FAR).refused("use c3 1")  # nobody is opposite
    b = board("c4 blue 14\nc3 red 74\nb1 red 42\nturn blue").do("use c4 1", "c3", "d3")
    assert (b.at("d3"), b.leader("c4")) == (74, "red")  # blue looks the other way


@pytest.mark.card(20, 1)
def test_the_priest_strikes_across_a_row() -> None:
    drawn = "c2 red 20\nc3 red 9\nc4 blue 74\ne4 blue 74\ne2 blue 91\na2 red 74\nd3 blue 74"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c4", "e2", "a2"}  # two cells straight; over a card of one's own
    for die, wounds in ((3, 2), (5, 3), (6, 4)):
        b = board(drawn).do("use c2 1", "c4").passes().roll(die)
        assert (b.wounds("c4"), b.wounds("c2"), b.is_closed("c2")) == (wounds, 0, True)
    b = board(drawn.replace("c3 red 9", "c3 blue 9")).do("use c2 1")
    assert b.options() == {"e2", "a2"}  # never over an enemy card


@pytest.mark.card(21, 1)
def test_the_warlock_moves_a_creature_with_a_chip_anywhere() -> None:
    drawn = "c1 red 21 chips 1\ne3 red 9 chips 1 closed\nd3 red 9\nb3 red 91 chips 1"
    b = board(drawn + "\na5 blue 3 chips 1\ne1 red 3 chips 1").do("use c1 1")
    assert b.options() == {"e1", "e3"}  # another creature of its side, with a chip
    b.do("e3")
    b.asks("red", "cell")
    taken = {"c1", "e1", "e3", "d3", "b3", "a5"}
    assert b.options() == {f"{c}{r}" for c in "abcde" for r in "123456"} - taken
    b.do("b6")
    assert (b.at("b6"), b.chips("b6"), b.is_closed("c1"), b.is_closed("b6")) == (9, 0, True, True)


@pytest.mark.card(21, 1)
def test_the_warlock_takes_one_chip_by_a_spell() -> None:
    b = board("c1 red 21\ne3 red 2 chips 3" + FAR).do("use c1 1", "e3", "e4")
    assert (b.chips("e4"), b.told("moved", card="e4") != []) == (2, True)
    b = board("c1 red 21\ne3 red 13 chips 1" + FAR).do("use c1 1", "e3").passes()
    assert (b.chips("e3"), b.is_closed("c1")) == (1, True)  # Protection from magic


@pytest.mark.card(21, 2)
def test_the_warlock_wounds_every_enemy_shooter() -> None:
    shooters = "a6 blue 28\nb6 blue 42\nc6 blue 36\nc2 blue 2"  # shot, throw, discharge, shot
    others = "d6 blue 74\ne6 blue 101\ne5 blue 91\na1 red 28"  # row alone, no creature, own
    b = board(f"c1 red 21\n{shooters}\n{others}").do("use c1 2").passes()
    while b.asked == "blue may":  # blood magic
        b.do("no")
    assert [b.wounds(cell) for cell in ("a6", "b6", "c6", "c2")] == [2, 2, 2, 2]
    assert [b.wounds(cell) for cell in ("d6", "e6", "e5", "a1")] == [0, 0, 0, 0]
    assert b.is_closed("c1")


@pytest.mark.card(21, 2)
def test_the_spell_spares_who_is_protected_from_magic() -> None:
    b = board("c1 red 21\na6 blue 70\nb6 blue 84\nc6 blue 102").do("use c1 2").passes()
    assert [b.wounds(cell) for cell in ("a6", "b6", "c6")] == [0, 2, 0]


@pytest.mark.card(91, 1)
def test_the_culverin_is_fired_by_a_creature_beside_it() -> None:
    drawn = "c1 red 91\nb1 red 42\nd1 red 74 closed\nc3 red 42\nb2 blue 48\nc6 blue 74\nc4 blue 91"
    b = board(drawn).do("use c1 1")
    b.asks("red", "pay")
    assert b.options() == {"b1"}  # an open creature of its side next to it
    b.do("b1")
    b.asks("red", "target")
    assert b.options() == {"c6", "c4", "c3"}  # any card within 5, not next to it
    for die, wounds in ((3, 2), (4, 3), (6, 4)):
        b = board(drawn).do("use c1 1", "b1", "c6").passes().roll(die)
        assert b.wounds("c6") == wounds
        assert (b.is_closed("c1"), b.is_closed("b1"), b.is_open("c3")) == (True, True, True)


@pytest.mark.card(91, 1)
def test_a_culverin_without_a_crew_cannot_fire_so() -> None:
    board("c1 red 91\nb1 red 42\nc6 blue 74").do("use c1 1")
    board("c1 red 91\nb1 red 42 closed\nc6 blue 74").refused("use c1 1")
    board("c1 red 91\nb1 red 91\nd3 red 42\nc6 blue 74").refused("use c1 1")
    board("c1 red 91 closed\nb1 red 42\nc6 blue 74").refused("use c1 1")


@pytest.mark.card(91, 2)
def test_the_culverin_fires_for_a_chip() -> None:
    for die, wounds in ((3, 2), (5, 2), (6, 3)):
        b = board("c1 red 91 chips 1\na1 red 42\nc6 blue 74").do("use c1 2", "c6").passes()
        b.roll(die)
        assert (b.wounds("c6"), b.chips("c1"), b.is_closed("c1")) == (wounds, 0, True)
    b = board("c1 red 91 chips 1\na1 red 42\nc2 red 42\nc6 blue 91" + FAR).do("use c1 2")
    assert b.options() == {"a1", "c6", "a6"}
    b = board("c1 red 91\na1 red 42\nc6 blue 74")
    b.refused("use c1 2")
    b.do("chip c1").passes()  # it may close to gain one
    assert (b.chips("c1"), b.is_closed("c1")) == (1, True)


def test_the_culverin_neither_walks_nor_strikes() -> None:
    b = board("c3 red 91 chips 1\na1 red 42\nc4 blue 74")
    assert b.options("c3") == {"chip c3", "use c3 2"}  # at its own card on a1, if it must
    b.refused("strike c3 c4")


@pytest.mark.card(93, 4)
def test_nartal_opens_up_to_three_who_have_struck() -> None:
    struck = "closed attacked struck"
    drawn = (
        f"c3 red 93 chips 1\nb3 red 9 {struck}\nd3 red 9 {struck}\nb2 red 9 {struck}\n"
        f"c2 red 9 {struck}\nd2 red 9 closed\nb4 red 74 {struck}\nc5 red 9 {struck}\n"
        f"c4 blue 9 {struck}"
    )
    b = board(drawn).do("use c3 4")
    assert b.options() == {"b3", "d3", "b2", "c2"}  # steppe, next to him, after a strike
    b.do("b3", "b2", "c2").passes()  # three of them, no more
    assert (b.chips("c3"), b.is_closed("c3")) == (0, True)
    opened = [cell for cell in ("b3", "d3", "b2", "c2", "d2", "b4", "c5") if b.is_open(cell)]
    assert opened == ["b3", "b2", "c2"]
    b = board(drawn).do("use c3 4", "d3", "enough").passes()
    assert (b.is_open("d3"), b.is_closed("b3")) == (True, True)
    board(drawn.replace("93 chips 1", "93")).refused("use c3 4")


@pytest.mark.card(93, 4)
def test_nartal_opens_who_has_just_struck() -> None:
    b = board("c3 red 93 chips 1\nb3 red 9\nb4 blue 48").strike("b3", "b4", 1, 5)
    b.do("use c3 4", "b3").passes()
    assert (b.is_open("b3"), b.units("b3")) == (True, 2)
    b.strike("b3", "b4", 1, 1)


@pytest.mark.card(94, 3)
def test_the_seer_summons_an_orc_and_pays_in_blood() -> None:
    drawn = "b1 red 94 chips 1\nc1 red 42\nindeck red 2 2 4 7 15 42\nindeck blue 1\nc6 blue 48"
    b = board(drawn).do("use b1 3")
    assert b.options() == {"2.1", "4.1", "15.1"}  # orcs of cost 4 or less in her own deck
    b.do("4.1").passes()
    b.asks("red", "cell")
    assert b.options() == {"a1", "a2", "b2", "c2"}
    b.do("c2")
    assert (b.at("c2"), b.is_open("c2"), b.wounds("b1")) == (4, True, 4)
    assert (b.chips("b1"), b.is_closed("b1"), sorted(b.deck("red"))) == (0, True, [2, 2, 7, 15, 42])
    b.do("step c2 c3")  # it may act at once
    b = board(drawn).do("use b1 3", "2.1").passes().do("a1")
    assert b.wounds("b1") == 3


@pytest.mark.card(94, 3)
def test_the_seer_needs_a_chip_an_orc_and_a_cell() -> None:
    board("b1 red 94 chips 1\nindeck red 4\nc6 blue 48").do("use b1 3")
    board("b1 red 94\nindeck red 4\nc6 blue 48").refused("use b1 3")
    board("b1 red 94 chips 1\nindeck red 7\nc6 blue 48").refused("use b1 3")
    full = "".join(f"\n{cell} red 42" for cell in ("a1", "c1", "a2", "b2", "c2"))
    board("b1 red 94 chips 1\nindeck red 4\nc6 blue 48" + full).refused("use b1 3")


@pytest.mark.card(95, 2)
def test_kairun_throws_harder_with_rage_around_him() -> None:
    for die, base in ((3, 2), (5, 2), (6, 3)):
        b = board("c3 red 95\nc5 blue 33 closed\nc6 blue 33").do("use c3 2", "c5").passes()
        assert b.roll(die).wounds("c5") == base
    crew = ("b3 red 9", "d3 red 3", "b2 red 4", "c2 red 5", "d2 red 11")
    for many in range(6):
        drawn = "\n".join(("c3 red 95\nc5 blue 33 closed\nc6 blue 33", *crew[:many]))
        b = board(drawn).do("use c3 2", "c5").passes().roll(1)
        assert b.wounds("c5") == 2 + min(many, 4)


@pytest.mark.card(95, 2)
def test_kairun_counts_his_own_raging_neighbours_alone() -> None:
    drawn = (
        "c3 red 95\nc5 blue 33\nb3 red 74\nd3 blue 9\nb1 red 9\nd2 red 9\ne5 blue 91\nc6 blue 74"
    )
    b = board(drawn).do("use c3 2")
    assert b.options() == {"c5", "b1", "e5"}  # within 2, not next to him, his own too
    b.do("c5").passes().roll(1)
    assert (b.wounds("c5"), b.is_closed("c3")) == (2 + 1, True)
