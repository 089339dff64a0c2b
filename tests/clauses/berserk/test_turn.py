"""The turn: its beginning, free play, its end."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden


@pytest.mark.clause("BRS-086")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_players_take_turns(first: str) -> None:
    other = "blue" if first == "red" else "red"
    b = board().roll(5, 2).do("first" if first == "red" else "second")
    b.deal("red", 9).deal("blue", 33).keep().buy("red", 9).buy("blue", 33)
    red, blue = ("c3", "c4") if first == "red" else ("c4", "c3")
    b.do(f"place 9.1 {red}", "ready", seat="red").do(f"place 33.1 {blue}", "ready", seat="blue")
    turns = []
    for _ in range(4):
        turns.append((b.turn, b.active))
        b.asks(b.active, "main")
        b.end()
    assert turns == [(1, first), (2, other), (3, first), (4, other)]


@pytest.mark.clause("BRS-087")
def test_ones_cards_open_as_the_turn_begins() -> None:
    b = board("c3 red 9 closed\nd3 red 33 closed\nc4 blue 9 closed\nd4 blue 9 closed")
    b.end()
    assert (b.is_open("c4"), b.is_open("d4")) == (True, True)
    assert (b.is_closed("c3"), b.is_closed("d3")) == (True, True)
    b.end()
    assert (b.is_open("c3"), b.is_open("d3")) == (True, True)


@pytest.mark.clause("BRS-087")
def test_cards_under_ones_lead_open() -> None:
    b = board("c3 red 9 led blue closed\nd3 red 33\nc4 blue 9")
    b.end()
    assert b.is_open("c3")


@pytest.mark.clause("BRS-088")
def test_the_order_at_the_beginning_of_a_turn() -> None:
    b = board("c3 red 9\nc4 blue 9 closed spent 2 poison 1\nb6 blue 23 hidden\nturn 1 red")
    b.end()
    told = b.story("turn_began", "revealed", "opened", "wounded")
    assert told == ["turn_began", "revealed", "opened", "wounded"]
    assert b.units("c4") == 2
    b.asks("blue", "main")


@pytest.mark.clause("BRS-088")
def test_the_dead_are_looked_for_after_each() -> None:
    b = board("c3 red 9\nb4 blue 9 poison 1 wounds 12\nd4 blue 9 poison 1 wounds 12\na6 blue 23")
    b.end()
    assert b.story("wounded", "died") == ["wounded", "died", "wounded", "died"]


@pytest.mark.clause("BRS-088")
def test_the_end_is_looked_for_after_each() -> None:
    b = board("c1 red 13\nd6 blue 91\nc4 blue 9 poison 1 wounds 12")
    b.end()
    assert b.outcome == ("red", "BRS-381")  # before red may throw at d6
    on = board("c1 red 13\nd6 blue 91\nc4 blue 9 poison 1 wounds 11").end()
    on.asks("red", "target")


@pytest.mark.clause("BRS-089", "BRS-090")
@pytest.mark.parametrize("first", ["poison", "36.1"])
def test_start_of_turn_is_announced_together_and_ordered_by_the_active(first: str) -> None:
    b = board("c1 red 9\nb4 blue 36 closed\nd4 blue 23\nc6 blue 9 poison 1\nzone blue 98")
    b.end()
    b.asks("blue", "order")
    assert b.options() == {"next 1", "next 2", "next 3"}  # all wait, and all cards are open
    assert b.is_open("b4")
    assert b.told("wounded") == b.told("worked") == []
    waiting = [b.table.traits[deed[0]].number for deed in b.table.pending]
    if first == "poison":
        b.do(f"next {waiting.index(9) + 1}")
        assert b.wounds("c6") == 1
    else:
        b.do(f"next {waiting.index(36) + 1}", "d4")
        assert (b.wounds("c6"), b.chips("d4")) == (0, 1)
    b.asks("blue", "order")
    assert b.options() == {"next 1", "next 2"}


@pytest.mark.clause("BRS-090")
def test_effects_of_the_other_player_follow() -> None:
    b = board("c1 red 13\nb4 blue 36\nd4 blue 23\nd1 red 13")
    b.end()
    b.asks("blue", "target")
    b.do("d4")
    assert b.chips("d4") == 1
    b.asks("red", "order")
    b.do("next 2")
    b.asks("red", "target")


@pytest.mark.clause("BRS-091", "BRS-092")
def test_moves_and_actions_in_any_order() -> None:
    b = board("b2 red 12\nd3 red 9\nd4 blue 9 closed\ne6 blue 9")
    b.do("step b2 b3").strike("d3", "d4", 1)
    b.do("step b3 b4")
    assert b.asked == "red main"
    whole = board("b2 red 12\nd3 red 9\nd4 blue 9 closed\ne6 blue 9")
    whole.do("step b2 b3", "step b3 b4", "step d3 c3").strike("c3", "d4", 1)


@pytest.mark.clause("BRS-092")
def test_nothing_is_compulsory() -> None:
    b = board("b3 red 12\nc3 red 9\nc4 blue 33")
    b.end()
    assert (b.is_open("b3"), b.is_open("c3")) == (True, True)
    b.do("strike c4 c3")
    b.asks("red", "answer")
    assert b.options() == {"defend b3", "pass"}


@pytest.mark.clause("BRS-093")
def test_the_active_player_ends_the_turn_on_an_empty_stack() -> None:
    b = board("c3 red 9\nc4 blue 27\nd4 blue 23")
    b.do("strike c3 c4")
    b.asks("blue", "answer")
    b.refused("end", seat="red")
    b.refused("end", seat="blue")
    b.passes().roll(1, 1)
    b.asks("red", "main")  # nobody of red's is open, and still it is red's turn
    assert b.options() == {"end"}
    b.end()
    assert b.active == "blue"


@pytest.mark.clause("BRS-094")
def test_the_order_at_the_end_of_a_turn(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 40 chips 1 rage 2\nd2 red 9\nc6 blue 105\na6 blue 33")
    b.do("use c3 1").passes()
    assert b.x("c3", "directed_strike") == 1
    b.do("end")
    b.asks("blue", "answer")  # the last window
    assert b.chips("d2") == 0
    b.do("use c6 1", "c3").passes()
    assert b.is_closed("c3")
    assert b.active == "blue"
    assert (b.chips("d2"), b.x("c3", "directed_strike")) == (1, 0)
    names = b.story("closed", "got_chips", "lifted", "turn_ended", "turn_began")
    assert list(dict.fromkeys(names)) == [
        "closed",
        "got_chips",
        "lifted",
        "turn_ended",
        "turn_began",
    ]


@pytest.mark.clause("BRS-094")
def test_until_the_end_of_the_turn_is_until_its_last_effect_has_worked() -> None:
    b = board("c2 red 62\nd2 red 58\nd5 blue 48\na6 blue 33").end().do("d5").end()
    b.asks("red", "target")  # at the end of blue's turn she drags someone nearer …
    b.do("d5").asks("red", "main")  # … but Llaira's pin still holds, and nobody is asked where
    assert (b.at("d5"), b.wounds("d5")) == (48, 2)
    board("d2 red 58\nd5 blue 48\na6 blue 33").end().end().do("d5").asks("red", "cell")


@pytest.mark.clause("BRS-094", "BRS-095")
def test_counts_are_cleared_as_each_turn_ends(sudden: Sudden) -> None:
    sudden(40, 1)  # once per turn
    b = board("c3 red 40 chips 3\nc4 blue 33\nd4 blue 33").do("use c3 1").passes()
    b.refused("use c3 1", "BRS-095")
    b.do("end").passes()
    b.do("strike c4 c3", "use c3 1").passes()  # in the turn of the other


@pytest.mark.clause("BRS-094")
def test_counts_by_the_turn_are_cleared() -> None:
    b = board("c3 red 40 chips 3\nc6 blue 33")
    b.do("use c3 1").passes()
    b.refused("use c3 1")
    b.end().end()
    assert "use c3 1" in b.options()


@pytest.mark.clause("BRS-095")
def test_each_turn_is_each_players_turn() -> None:
    b = board("c3 red 9\nb3 red 9\nc4 blue 32 closed\nd4 blue 9")
    b.strike("c3", "c4", 4).strike("b3", "c4", 4)
    assert [fact["amount"] for fact in b.told("wounded")] == [2, 4]  # armour took 2, once
    b.end()
    b.strike("d4", "c4", 4, 1)
    assert [fact["amount"] for fact in b.told("absorbed")] == [2, 2]
    b.end().strike("c3", "c4", 4, 1)
    assert [fact["amount"] for fact in b.told("absorbed")] == [2, 2, 2]


@pytest.mark.clause("BRS-096")
def test_the_first_turn_has_no_limits() -> None:
    b = board().roll(5, 2).do("first").deal("red", 9, 20, 2).deal("blue", 23, 36).keep()
    b.buy("red", 9, 20).buy("blue", 23, 36)
    b.do("place 9.1 c3", "place 20.1 d2", "ready", seat="red")
    b.do("place 23.1 c4", "place 36.1 d4", "ready", seat="blue")
    assert b.turn == 1
    b.do("step c3 b3").do("step b3 c3").do("strike c3 c4").passes().roll(1, 1)
    b.do("use d2 1", "d4").passes().roll(1)
    assert (b.wounds("c4"), b.wounds("d4")) == (4, 2)


@pytest.mark.clause("BRS-097")
def test_a_state_without_an_end_lasts() -> None:
    b = board("c3 red 69\nc5 blue 9\nd5 blue 35\na6 blue 9")
    b.do("use c3 1", "c5").passes()
    for _ in range(6):
        b.end()
        assert b.x("c5", "curse") == 1
    b.end().do("use d5 1", "c5").passes()
    assert b.x("c5", "curse") == 0
