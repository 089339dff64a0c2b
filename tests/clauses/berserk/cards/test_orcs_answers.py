"""Orcs that work in the course of other strikes, and at the start of the enemy turn."""

import pytest
from tests.clauses.berserk.board import board


@pytest.mark.card(13, 1)
def test_the_messenger_lets_the_orc_before_it_strike_without_an_answer() -> None:
    b = board("c2 red 13\nc3 red 3\nc4 blue 48").do("strike c3 c4")
    b.asks("red", "may")
    b.do("yes").roll(6, 6)
    assert (b.wounds("c3"), b.wounds("c4")) == (0, 0)  # dice as usual, but no wounds
    b = board("c2 red 13\nc3 red 3\nc4 blue 48").do("strike c3 c4", "no").roll(6, 6)
    assert b.wounds("c3") == 1
    b = board("c2 red 13\nc3 red 3\nc4 blue 48").do("strike c3 c4", "yes").roll(6, 1)
    assert b.wounds("c4") == 5


@pytest.mark.card(13, 1)
def test_the_messenger_is_asked_after_defenders_are_settled() -> None:
    b = board("c2 red 13\nc3 red 3\nc4 blue 48\nb4 blue 74").do("strike c3 c4")
    b.asks("blue", "answer")
    b.do("defend b4").passes()
    b.asks("red", "may")
    b.do("yes").roll(6, 6)
    assert (b.wounds("c3"), b.is_closed("b4"), b.is_open("c4")) == (0, True, True)
    b = board("c2 red 13\nc3 red 3\nc4 blue 48\nb4 blue 74").do("strike c3 c4").passes()
    b.asks("red", "may")


@pytest.mark.card(13, 1)
def test_the_messenger_helps_once_per_turn() -> None:
    b = board("c2 red 13\nc3 red 4 chips 2\nc4 blue 48").do("strike c3 c4", "yes").roll(6, 6)
    b.do("rage c3", "strike c3 c4").roll(6, 6)
    assert b.wounds("c3") == 1
    b = board("c2 red 13\nc3 red 4 chips 2\nc4 blue 48").do("strike c3 c4", "no").roll(6, 4)
    b.do("rage c3", "strike c3 c4")
    b.asks("red", "may")  # who declined has not used it


@pytest.mark.card(13, 1)
def test_the_messenger_spares_no_exchange_of_blows_either() -> None:
    b = board("c2 red 13\nc3 red 3\nc4 blue 48", dice="tournament").do("strike c3 c4", "yes")
    b.roll(5, 3).do("full")
    assert (b.wounds("c3"), b.wounds("c4")) == (0, 4)


def test_the_messenger_helps_only_an_orc_of_its_side_straight_ahead() -> None:
    b = board("c2 red 13\nc3 red 74\nc4 blue 48").do("strike c3 c4")
    b.asks("chance", "die")  # no orc
    b = board("c2 red 13\nd3 red 3\nc4 blue 48").do("strike d3 c4")
    b.asks("chance", "die")  # not opposite
    b = board("c2 red 13 closed\nc3 blue 3\nc4 red 48\na6 blue 48\nturn blue").do("strike c3 c4")
    b.asks("chance", "die")  # of the other side


@pytest.mark.card(13, 2)
def test_the_messenger_throws_at_the_start_of_the_enemy_turn() -> None:
    for die, wounds in ((3, 1), (4, 2), (6, 2)):
        b = board("c3 red 13\nc4 blue 74\ne6 blue 91\nzone blue 107\na1 red 42").end()
        b.asks("red", "target")
        assert b.options() == {"e6", "107.1", "no"}  # any distance, but not next to it
        b.do("e6").roll(die)
        assert (b.wounds("e6"), b.is_open("c3"), b.asked) == (wounds, True, "blue main")
    b = board("c3 red 13\ne6 blue 74").end().do("no")
    assert (b.wounds("e6"), b.asked) == (0, "blue main")


def test_a_closed_messenger_does_not_throw() -> None:
    board("c3 red 13 closed\ne6 blue 74").end().asks("blue", "main")
    board("c3 red 13\ne6 blue 74\nturn blue").end().asks("red", "main")  # in its own turn


@pytest.mark.card(18, 1)
def test_the_skirmishers_throw_once_for_each_chip() -> None:
    drawn = "c3 red 18 chips 2 closed attacked\na1 red 42\nc4 blue 74\nc5 blue 74\ne6 blue 91"
    b = board(drawn).end()
    b.asks("red", "target")
    assert b.options() == {"c5", "e6", "no"}
    b.do("e6")
    assert b.options() == {"c5", "e6", "enough"}  # the same card again, if one likes
    b.do("c5").roll(1, 6)
    assert (b.wounds("c5"), b.wounds("e6")) == (1, 1)
    assert (b.chips("c3"), b.is_closed("c3"), b.asked) == (2, True, "blue main")


@pytest.mark.card(18, 1)
def test_the_skirmishers_may_throw_all_at_one_card_or_fewer() -> None:
    drawn = "c3 red 18 chips 3 attacked\nc5 blue 74\ne6 blue 74"
    b = board(drawn).end().do("c5", "c5", "c5").roll(1, 4, 6)
    assert (b.wounds("c5"), b.is_open("c3")) == (3, True)
    b = board(drawn).end().do("c5", "enough").roll(1)
    assert (b.wounds("c5"), b.asked) == (1, "blue main")
    b = board(drawn).end().do("no")
    b.asks("blue", "main")


def test_skirmishers_without_chips_throw_nothing() -> None:
    board("c3 red 18 attacked\nc5 blue 74").end().asks("blue", "main")


@pytest.mark.card(19, 2)
def test_an_orc_that_missed_opens_thanks_to_shagrash() -> None:
    b = board("e1 red 19\nc3 red 9\nc4 blue 48").strike("c3", "c4", 6, 4)
    assert b.is_open("c3")
    b.strike("c3", "c4", 6, 6)  # once per turn for each orc; an answer is a miss, too
    assert b.is_closed("c3")
    b = board("e1 red 19\nc3 red 9\nb3 red 3\nc4 blue 48").strike("c3", "c4", 6, 4)
    b.strike("b3", "c4", 6, 5)
    assert (b.is_open("c3"), b.is_open("b3")) == (True, True)
    b = board("c3 red 19\nc4 blue 48").strike("c3", "c4", 6, 5)
    assert b.is_open("c3")  # he himself
    b = board("e1 red 19\nc3 red 9\nc4 blue 48").strike("c3", "c4", 6, 3)
    assert b.is_closed("c3")  # a hit


@pytest.mark.card(19, 2)
def test_shagrash_helps_orcs_of_his_side_in_his_own_turn() -> None:
    b = board("e1 red 19\nc3 red 74\nb3 red 9\nc4 blue 48").strike("c3", "c4", 6, 4)
    assert b.is_closed("c3")  # no orc
    b.strike("b3", "c4", 6, 4)
    assert b.is_open("b3")
    b = board("e1 red 19\nc3 red 48\nc4 blue 9\nturn blue").strike("c4", "c3", 6, 4)
    assert b.is_closed("c4")


@pytest.mark.card(15, 1)
def test_the_chaos_orc_draws_a_strike_onto_itself() -> None:
    drawn = "c3 red 15 closed\nb3 red 48 closed\nb4 blue 74\nc4 blue 74\nturn blue"
    b = board(drawn).do("strike b4 b3")
    b.asks("red", "may")
    b.do("yes").passes().roll(6)
    assert (b.wounds("c3"), b.wounds("b3")) == (4, 0)
    b.do("strike c4 b3").passes().roll(6)
    assert (b.wounds("c3"), b.wounds("b3")) == (4, 4)  # once per turn
    b = board(drawn).do("strike b4 b3", "no").passes().roll(6)
    assert (b.wounds("c3"), b.wounds("b3")) == (0, 4)


@pytest.mark.card(15, 1)
def test_the_chaos_orc_draws_other_attacks_too() -> None:
    b = board("c3 red 15\nb3 red 48\nc6 blue 66\nturn blue").do("use c6 2", "b3", "yes").roll(1)
    assert (b.wounds("c3"), b.wounds("b3")) == (2, 0)


@pytest.mark.card(15, 1)
def test_a_defender_may_stand_in_for_the_chaos_orc() -> None:
    b = board("c3 red 15 closed\nb3 red 48 closed\nd3 red 74\nc4 blue 74\nturn blue")
    b.do("strike c4 b3", "yes")
    b.asks("red", "answer")
    b.do("defend d3").passes().roll(6, 1)
    assert (b.wounds("d3"), b.wounds("c3"), b.wounds("b3")) == (4, 0, 0)


def test_the_chaos_orc_is_asked_only_where_it_can_be_the_target() -> None:
    b = board("c3 red 15\nb3 red 48 closed\na4 blue 74\nturn blue").do("strike a4 b3").passes()
    b.asks("chance", "die")  # it does not stand next to the attacker
    b = board("c3 red 15\nb3 red 48\nd4 blue 66\nturn blue").do("use d4 2", "b3")
    b.asks("chance", "die")  # it stands too near for a throw
    b = board("c3 red 15\na3 red 48 closed\nb4 blue 74\nturn blue").do("strike b4 a3").passes()
    b.asks("chance", "die")  # not its neighbour
    b = board("c3 red 15\nb3 red 91\nb4 blue 74\nturn blue").do("strike b4 b3").passes()
    b.asks("chance", "die")  # no creature
    b = board("c3 red 15\nb3 red 48 closed\nb2 red 74\na6 blue 48").do("strike b2 b3")
    b.asks("chance", "die")  # by its own side
    b = board("c3 red 15\nb3 red 48\nc6 blue 91 chips 1\na6 blue 48\nturn blue")
    b.do("use c6 2", "b3").asks("chance", "die")  # not by a creature
    b = board("c3 red 15\nb4 blue 48 closed\nc4 blue 74\nturn blue").do("strike c4 b4")
    b.asks("chance", "die")  # at a creature of the other side
    b = board("c3 red 15\nc4 blue 74\nturn blue").do("strike c4 c3")
    b.asks("chance", "die")  # at itself


@pytest.mark.card(15, 1)
def test_an_attack_is_redirected_only_once() -> None:
    # The River Knight could draw the same strike; it has already gone to the Chaos Orc.
    b = board("c3 red 15 closed\nb3 red 48 closed\na3 red 59 closed\nb4 blue 74\nturn blue")
    b.do("strike b4 b3")
    b.asks("red", "order")
    b.do("next 1", "yes").passes()
    b.asks("chance", "die")
    b.roll(6)
    assert [b.wounds(cell) for cell in ("a3", "b3", "c3")] == [0, 0, 4]
