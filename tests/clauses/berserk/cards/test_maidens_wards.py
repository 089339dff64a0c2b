"""Stellata, the Mist Maiden, Forkiada, Jelaina: attacks made milder, bound or forbidden."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


@pytest.mark.card(63, 2)
def test_stellata_prevents_three_wounds_of_an_attack() -> None:
    drawn = "c1 red 63\nc4 red 48 closed\nc5 blue 19\nturn blue" + FAR  # Shagrash: 3-4-3
    for die, placed in ((3, 0), (5, 1)):
        b = board(drawn).do("strike c5 c4")
        b.asks("red", "answer")
        assert b.options() == {"use c1 2", "pass"}
        b.do("use c1 2", "c4").passes().roll(die)
        assert (b.wounds("c4"), b.is_closed("c1")) == (placed, True)
    b = board("c1 red 63\nc4 red 48\nd4 blue 34 chips 1\nturn blue")
    b.do("use d4 2", "c4", "use c1 2", "c4").passes().roll(6)
    assert b.wounds("c4") == 4 - 3  # any attack


@pytest.mark.card(63, 2)
def test_what_stellata_prevents_is_not_prevented_for_a_defender() -> None:
    drawn = "c1 red 63\nc4 red 48 closed\nb4 red 48\nc5 blue 74\nturn blue" + FAR
    b = board(drawn).do("strike c5 c4", "use c1 2", "c4").passes().roll(6)
    assert b.wounds("c4") == 1
    b = board(drawn).do("strike c5 c4", "defend b4", "use c1 2")
    assert b.options() == {"c4"}  # at whom the strike was announced
    b.do("c4").passes().roll(6, 1)
    assert (b.wounds("b4"), b.wounds("c4")) == (4, 0)


def test_stellata_answers_attacks_on_others_within_three() -> None:
    b = board("c3 red 63\nb1 red 48\nc4 blue 74\nturn blue").do("strike c4 c3")
    b.asks("chance", "die")  # on herself
    b = board("c1 red 63\nc5 red 48 closed\nc6 blue 74\nturn blue").do("strike c6 c5")
    b.asks("chance", "die")  # too far away
    b = board("c1 red 63 closed\nc3 red 48 closed\nc4 blue 74\nturn blue").do("strike c4 c3")
    b.asks("chance", "die")
    b = board("c1 red 63\nc3 red 91\nc4 blue 74\nturn blue").do("strike c4 c3")
    b.asks("chance", "die")  # no creature
    b = board("c1 red 63\nc3 red 74\nb6 blue 48\nc5 blue 48\nturn blue").do("use c5 1", "c3")
    b.asks("blue", "cell")  # no attack
    board("c1 red 63\nc3 red 48" + FAR).refused("use c1 2")


@pytest.mark.card(54, 1)
def test_the_mist_maiden_leaves_only_the_card_opposite_to_attack() -> None:
    drawn = "c2 red 54\nc3 red 48\nb3 red 48\nc4 blue 74\nd5 blue 48\nc6 blue 48"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c4", "d5"}  # a creature within range 3
    b.do("c4").passes()
    assert b.is_closed("c2")
    b.end()
    assert b.options("strike c4") == {"strike c4 c3"}
    b.refused("strike c4 b3")
    b.do("step c4 b4")
    assert b.options("strike b4") == {"strike b4 b3"}
    b.do("step b4 a4")
    assert b.options("strike a4") == set()  # nobody is opposite
    b.end().end()
    assert b.options("strike a4") == {"strike a4 b3"}  # its time is over


@pytest.mark.card(54, 1)
def test_the_mist_binds_every_attack_and_ends_with_the_mist_maiden() -> None:
    b = board("c2 red 54\nb1 red 48\nc5 blue 66\nd6 blue 62").do("use c2 1", "c5").passes().end()
    b.refused("use c5 2")
    b = board("c2 red 54\nb1 red 48\nc4 red 48\nc5 blue 60").do("use c2 1", "c5").passes().end()
    b.do("use c5 2")  # no attack
    b = board("c2 red 54 wounds 3\nb3 red 48\nc3 red 48\nc4 blue 74\nd6 blue 62")
    b.do("use c2 1", "c4").passes().end().do("use d6 2", "c2").passes().roll(1)
    assert (b.grave("red"), b.options("strike c4")) == ([54], {"strike c4 c3", "strike c4 b3"})
    b = board("c2 red 54\nc3 red 48\nb3 red 48\nc4 blue 70" + FAR).do("use c2 1", "c4").passes()
    b.end()
    assert b.options("strike c4") == {"strike c4 c3", "strike c4 b3"}  # Protection from magic


@pytest.mark.card(64, 2)
def test_with_forkiada_and_two_maidens_movers_do_not_attack() -> None:
    drawn = "e1 red 64\nd1 red 48\nb2 red 48\nc5 blue 74\nb4 blue 74\nc3 red 74\nd6 blue 66\n"
    b = board(drawn + "turn blue").do("step c5 c4")
    assert b.options("strike c4") == set()
    assert "strike b4 c3" in b.options()  # it stood still
    b.do("step d6 d5").refused("use d5 2")
    b.end()
    b.do("step c3 d3")
    assert b.options("strike d3") == set()  # red's own, too
    b.end()
    assert "strike c4 d3" in b.options()  # a new turn


@pytest.mark.card(64, 2)
def test_who_was_moved_by_an_effect_does_not_attack_either() -> None:
    drawn = (
        "e1 red 64\na1 red 42\nb1 red 42\nd2 blue 48 closed\nc5 blue 14\nc4 blue 74\nb3 red 48\n"
    )
    b = board(drawn + "turn blue")
    assert "strike c4 b3" in b.options()
    b.do("use c5 1", "c4", "d4")
    assert b.options("strike d4") == set()


@pytest.mark.card(64, 2)
def test_movers_may_do_anything_but_attack() -> None:
    drawn = "e1 red 64\nd1 red 48\nb2 red 48\nc6 blue 60\nturn blue"
    b = board(drawn).do("step c6 c5")
    assert b.options("use c5") == {"use c5 2"}
    drawn = "e1 red 64\nd1 red {}\n{}\nc5 blue 74\nc3 red 74\na6 blue 48\nturn blue"
    b = board(drawn.format(48, "b2 red 48")).do("step c5 c4")
    assert b.options("strike c4") == set()
    for one, other in ((48, "b2 blue 48"), (51, "b2 red 48")):  # one other maiden alone
        b = board(drawn.format(one, other)).do("step c5 c4")
        assert "strike c4 c3" in b.options()


@pytest.mark.card(104, 1)
def test_jelaina_cannot_be_cursed() -> None:
    b = board("c3 red 104\nd3 red 48\nc5 blue 69\nc6 blue 69\nturn blue")
    b.do("use c5 1", "c3").passes().do("use c6 1", "d3").passes()
    assert (b.x("c3", "curse"), b.x("d3", "curse"), b.is_closed("c5")) == (0, 1, True)
    b = board("c3 red 104 closed\nd3 red 48\nc4 blue 77\nturn blue").strike("c4", "c3", 1)
    assert (b.wounds("c3"), b.x("c3", "curse")) == (2, 0)
