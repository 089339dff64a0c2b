"""River maidens that take control of creatures; what taking control means is told elsewhere."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(45, 1)
def test_who_kills_the_shishiga_goes_over_until_the_end_of_her_players_next_turn() -> None:
    b = board("c3 red 45 closed wounds 4\nb1 red 48\nc4 blue 74\nturn blue" + FAR)
    b.strike("c4", "c3", 1)
    assert (b.grave("red"), b.leader("c4"), b.is_closed("c4")) == ([45], "red", True)
    b.end()
    assert (b.is_open("c4"), "step c4 d4" in b.options()) == (True, True)
    b.end()
    assert (b.leader("c4"), b.active) == ("blue", "blue")


@pytest.mark.card(45, 1)
def test_any_attack_will_do_an_answering_blow_too() -> None:
    b = board("c3 red 45 wounds 4\nb1 red 48\nc6 blue 66\nturn blue" + FAR)
    b.do("use c6 2", "c3").passes().roll(1)
    assert b.leader("c6") == "red"
    b = board("c3 red 45 wounds 4\nb1 red 48\nc4 blue 74" + FAR).strike("c3", "c4", 1, 6)
    for leader in ("red", "red", "red", "blue"):  # red's turn, blue's, red's next, blue's
        assert b.leader("c4") == leader
        b.end()


@pytest.mark.card(45, 1)
def test_whoever_else_kills_the_shishiga_stays() -> None:
    drawn = "c3 red 45 closed wounds 4\nb1 red 48\n{}\nturn blue" + FAR
    b = board(drawn.format("c4 blue 74")).strike("c4", "c3", 1)
    assert b.leader("c4") == "red"
    b = board(drawn.format("c5 blue 48")).do("use c5 1", "c3", "d3").passes().roll(1)
    assert (b.grave("red"), b.leader("c5")) == ([45], "blue")  # by a spell, no attack
    b = board(drawn.format("c5 blue 91 chips 1")).do("use c5 2", "c3").passes().roll(1)
    assert (b.grave("red"), b.leader("c5")) == ([45], "blue")  # no creature
    b = board(drawn.format("c4 blue 53\nc1 red 53 closed")).strike("c4", "c3", 1)
    assert (b.grave("red"), b.leader("c4")) == ([45], "blue")  # red has this unique one already
    b = board("c3 red 45 closed wounds 4\nc2 red 74" + FAR).strike("c2", "c3", 1)
    assert (b.grave("red"), b.leader("c2")) == ([45], "red")  # red's own


@pytest.mark.card(50, 1)
def test_the_enchantress_leads_an_elite_creature_while_she_is_closed() -> None:
    # Gold and at most 5 within range 3: Ilitiri and the Young Dwarf; the others are dearer (41),
    # ordinary (48), too far away (37) or red's own (35).
    others = "e4 blue 41\nb4 blue 48\nc6 blue 37\nb1 red 35"
    b = board(f"c2 red 50\nc5 blue 83\na4 blue 40\n{others}").do("use c2 1")
    assert b.options() == {"c5", "a4"}
    b.do("a4").passes()
    assert (b.leader("a4"), b.is_closed("c2")) == ("red", True)
    b.do("step a4 a5").end()
    assert b.leader("a5") == "red"
    b.do("end").do("open")
    assert (b.leader("a5"), b.is_open("c2"), b.active) == ("blue", True, "red")


@pytest.mark.card(50, 1)
def test_the_enchanted_creature_is_free_when_she_dies() -> None:
    b = board("c2 red 50 wounds 7\nb1 red 48\na4 blue 40\nc6 blue 66\nb6 blue 48")
    b.do("use c2 1", "a4").passes().end()
    assert b.leader("a4") == "red"
    b.do("use c6 2", "c2").passes().roll(1)
    assert (b.grave("red"), b.leader("a4")) == ([50], "blue")


@pytest.mark.card(50, 2)
def test_the_enchantress_may_stay_closed() -> None:
    b = board("c2 red 50\nb1 red 48\na4 blue 40\nb6 blue 48").do("use c2 1", "a4").passes()
    for _ in range(2):
        b.end().do("end").asks("red", "stay")
        b.do("stay")
        assert (b.leader("a4"), b.is_closed("c2"), b.asked) == ("red", True, "red main")


@pytest.mark.card(52, 1)
def test_zeltida_takes_a_cheap_creature_each_turn() -> None:
    # At most 3, elite or not, within range 3; 72 and 107 cost 4, 1 is too far away, 45 is red's.
    drawn = "c2 red 52\nc5 blue 69\na4 blue 83\nb4 blue 72\nc6 blue 1\nb1 red 45\nzone blue 107"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c5", "a4"}
    b.do("c5").passes()
    assert (b.leader("c5"), b.is_closed("c2")) == ("red", True)
    b.end().end().do("use c2 1", "a4").passes()
    assert (b.leader("c5"), b.leader("a4")) == ("red", "red")  # two at a time
    b.end()
    assert (b.leader("c5"), b.leader("a4")) == ("blue", "red")


@pytest.mark.card(52, 1)
def test_zeltida_takes_no_second_copy_of_a_unique_card() -> None:
    b = board("c2 red 52\nc4 blue 104\nb4 blue 69\nc1 red 104" + FAR).do("use c2 1")
    assert b.options() == {"b4"}
    b = board("c2 red 52\nc4 blue 70" + FAR).do("use c2 1", "c4").passes()
    assert (b.leader("c4"), b.is_closed("c2")) == ("blue", True)  # Protection from magic


@pytest.mark.card(57, 1)
def test_who_misses_lissa_may_come_over() -> None:
    drawn = "c3 red 57\nb1 red 48\nc4 blue 12\nturn blue" + FAR
    b = board(drawn).strike("c4", "c3", 6, 4).do("keep")
    b.asks("red", "may")
    b.do("yes")
    assert (b.leader("c4"), b.is_closed("c4"), b.wounds("c3")) == ("red", True, 0)
    b.end()
    assert (b.leader("c4"), b.is_open("c4")) == ("red", True)
    b.end()
    assert b.leader("c4") == "blue"
    b = board(drawn).strike("c4", "c3", 6, 4).do("keep").do("no")
    assert (b.leader("c4"), b.asked) == ("blue", "blue main")


@pytest.mark.card(57, 1)
def test_lissa_takes_one_creature_per_turn() -> None:
    drawn = "c3 red 57\nb1 red 48\nc4 blue 12\nd4 blue 74\nturn blue" + FAR
    b = board(drawn).do("strike c4 c3").passes().roll(6, 4).do("keep", "yes")
    b.do("strike d4 c3").passes().roll(6, 4).do("keep")
    b.asks("blue", "main")
    b = board(drawn).do("strike c4 c3").passes().roll(6, 4).do("keep", "no")
    b.do("strike d4 c3").passes().roll(6, 5).do("keep", "yes")  # who declined has not used it
    assert (b.leader("c4"), b.leader("d4")) == ("blue", "red")


@pytest.mark.card(57, 1)
def test_lissa_takes_who_missed_her_as_defender() -> None:
    b = board("c3 red 57\nb3 red 48\nb4 blue 74\nturn blue" + FAR).do("strike b4 b3", "defend c3")
    b.passes().roll(6, 4).do("keep", "yes")
    assert (b.leader("b4"), b.is_closed("c3")) == ("red", True)


def test_lissa_takes_nobody_else() -> None:
    b = board("c3 red 57\nb1 red 48\nc4 blue 31\nturn blue" + FAR).strike("c4", "c3", 6, 4)
    b.do("keep").asks("blue", "main")  # he costs 7
    b = board("c3 red 57\nb1 red 48\nc4 blue 12\nturn blue" + FAR).strike("c4", "c3", 6, 3)
    b.do("keep").asks("blue", "main")  # a hit
    assert b.wounds("c3") == 4
    b = board("c3 red 57\nc4 blue 74" + FAR).strike("c3", "c4", 6, 4)
    b.asks("red", "main")  # it was she who missed
    b = board("c3 red 57\nb3 red 48\nb4 blue 12\nturn blue" + FAR).do("strike b4 b3").passes()
    b.roll(6, 4).asks("blue", "main")  # somebody else was missed


@pytest.mark.card(66, 1)
def test_nevtida_takes_an_elite_creature_for_good_once_per_battle() -> None:
    # Gold and at most 7 within range 4: 65 costs 7; 89 costs 8, 74 is ordinary, 41 too far away.
    drawn = "c1 red 66 chips 4\nc5 blue 65\na5 blue 34\nb4 blue 89\nd4 blue 74\nc6 blue 41"
    b = board(drawn).do("use c1 1")
    assert b.options() == {"c5", "a5"}
    b.do("c5").passes()
    assert (b.leader("c5"), b.chips("c1"), b.is_closed("c1")) == ("red", 2, True)
    for _ in range(6):
        b.end()
    assert (b.leader("c5"), b.active, b.is_open("c1")) == ("red", "red", True)
    b.refused("use c1 1")
    assert b.options("use c1") == {"use c1 2"}


@pytest.mark.card(66, 1)
def test_nevtida_needs_two_chips() -> None:
    board("c1 red 66 chips 2\nc4 blue 35" + FAR).do("use c1 1", "c4")
    b = board("c1 red 66 chips 1\nc4 blue 35" + FAR)
    b.refused("use c1 1")
    b.do("chip c1").passes()
    assert b.chips("c1") == 2
    board("c1 red 66 chips 2\nc4 blue 22" + FAR).refused("use c1 1")  # he never comes over


@pytest.mark.card(104, 2)
def test_jelaina_leads_the_creature_opposite_her() -> None:
    b = board("c3 red 104\nc4 blue 31\nb4 blue 74\nd4 blue 74" + FAR).do("use c3 2")
    assert b.options() == {"c4"}
    b.do("c4").passes()
    assert (b.leader("c4"), b.is_closed("c3")) == ("red", True)
    b.end().end().end().end()
    assert (b.leader("c4"), b.is_open("c3")) == ("red", True)  # open or closed
    b.do("step c3 c2")
    assert b.leader("c4") == "blue"


@pytest.mark.card(104, 2)
def test_jelaina_must_live_to_lead() -> None:
    b = board("c3 red 104 wounds 7\nb1 red 48\nc4 blue 74\nc6 blue 66\na6 blue 48")
    b.do("use c3 2", "c4").passes().end().do("use c6 2", "c3").passes().roll(1)
    assert (b.grave("red"), b.leader("c4")) == ([104], "blue")


@pytest.mark.card(104, 2)
def test_jelaina_needs_a_creature_of_cost_seven_or_less_straight_ahead() -> None:
    board("c3 red 104\nc4 blue 13" + FAR).do("use c3 2", "c4")  # no spell: 13 is no exception
    b = board("c4 blue 104\nc3 red 74\nc5 red 74\nturn blue" + FAR).do("use c4 2")
    assert b.options() == {"c3"}  # blue looks the other way
    board("c3 red 104\nc4 blue 33" + FAR).refused("use c3 2")  # 8
    board("c3 red 104\nd4 blue 74" + FAR).refused("use c3 2")
    board("c3 red 104\nc4 blue 91" + FAR).refused("use c3 2")  # no creature
    board("c3 red 104\nc4 red 74" + FAR).refused("use c3 2")
    board("c3 red 104\nc4 blue 64" + FAR).refused("use c3 2")  # she cannot be taken


@pytest.mark.card(108, 1)
def test_the_whisperer_borrows_a_creature_for_one_turn() -> None:
    drawn = "c2 red 108\nc4 blue 74 closed spent 2\na5 blue 36\nd4 blue 12\nc6 blue 37\nb1 red 35"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c4", "a5"}  # at most 5, within range 3
    b.do("c4").passes()
    assert (b.leader("c4"), b.is_open("c4"), b.units("c4")) == ("red", True, 2)
    assert b.is_closed("c2")
    b.strike("c4", "d4", 6, 1).do("end")
    assert (b.wounds("d4"), b.leader("c4")) == (4, "blue")


@pytest.mark.card(64, 1)
def test_forkiada_never_comes_over() -> None:
    drawn = "c3 red 45 closed wounds 4\nb1 red 48\nc4 blue 64\nturn blue" + FAR
    b = board(drawn).strike("c4", "c3", 1)
    assert (b.grave("red"), b.leader("c4")) == ([45], "blue")
    board("c3 red 104\nc4 blue 64" + FAR).refused("use c3 2")
    b = board("c3 red 57\nb1 red 48\nc4 blue 64\nturn blue" + FAR).strike("c4", "c3", 6, 4)
    b.do("keep", "yes")  # Lissa may try
    assert b.leader("c4") == "blue"
