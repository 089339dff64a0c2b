"""The stack: who answers when, in which order it is carried out, and that it always ends."""

import pytest
from tests.clauses.berserk.board import board
from tests.clauses.berserk.conftest import Sudden, Vary

from laar.games.berserk.cards.traits import ON_CHIP_GAINED, Traits, moments_of

# Timensa (105): an open enemy creature of cost 5 or less within 3 closes; here a sudden action.
FAR = "\na6 blue 48"


@pytest.mark.clause("BRS-232")
def test_the_newest_is_carried_out_first(sudden: Sudden) -> None:
    sudden(28, 1)  # a shot for 1-2-3, Experience in shooting
    b = board("c2 red 28\nc1 red 28\nc5 blue 28\nc6 blue 48").do("use c2 1", "c6")
    b.do("use c5 1", "c1")
    b.do("use c1 1", "c5")
    b.passes()
    shooters = []
    while b.asked == "chance die":
        shooters.append(b.play.view(None)["ask"]["card"])
        b.roll(1).do("keep")
        while b.asked.endswith("may"):
            b.do("no")
    assert shooters == ["28.2", "28.3", "28.1"]
    assert (b.wounds("c5"), b.wounds("c1"), b.wounds("c6")) == (1, 1, 1)


@pytest.mark.clause("BRS-232")
def test_what_was_announced_waits(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 74\nb2 red 105\nc4 blue 48\nd5 blue 105").do("strike c3 c4")
    b.do("use d5 1", "b2")
    assert [item["kind"] for item in b.play.view(None)["pile"]] == ["strike", "ability"]
    assert b.is_open("b2")
    assert b.story("taken_up") == []


@pytest.mark.clause("BRS-233")
def test_a_sudden_action_answers_and_closes_its_card() -> None:
    b = board("c3 red 74\nc4 blue 48 closed\nc6 blue 63\na6 blue 48").do("strike c3 c4")
    b.asks("blue", "answer")
    assert b.options() == {"use c6 2", "pass"}
    b.do("use c6 2", "c4").roll(6)
    assert (b.wounds("c4"), b.is_closed("c6")) == (1, True)
    b = board("c3 red 74\nc4 blue 48 closed\nc6 blue 63 closed\na6 blue 48").do("strike c3 c4")
    b.asks("chance", "die")  # it costs an action, so a closed card cannot


@pytest.mark.clause("BRS-234")
def test_sudden_actions_answer_attacks_abilities_and_sudden_actions(sudden: Sudden) -> None:
    sudden(105, 1)
    drawn = "c3 red {}\nb3 red 105\nc4 blue 48\nb4 blue 48\nd5 blue 105\ne5 blue 105\na6 blue 48"
    b = board(drawn.format(74)).do("strike c3 c4")
    assert "use d5 1" in b.options()
    b.do("defend b4").asks("red", "answer")
    assert "use b3 1" in b.options()
    b = board(drawn.format(36)).do("use c3 2", "a6")
    b.asks("blue", "answer")
    b.do("use d5 1", "b3").asks("red", "answer")
    assert "use b3 1" in b.options()
    b = board(drawn.format(26)).do("chip c3")  # closing for a chip is a game action, too
    b.asks("blue", "answer")


@pytest.mark.clause("BRS-234")
def test_a_step_is_not_answered(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 74\nd5 blue 105\na6 blue 48").do("step c3 c2")
    b.asks("red", "main")


@pytest.mark.clause("BRS-234")
def test_sudden_actions_after_the_start_and_before_the_end_of_a_turn(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 105\nb2 red 16 wounds 1 poison 1\nd5 blue 105\na6 blue 48\nturn blue")
    b.do("end")
    b.asks("red", "answer")  # before the end of blue's turn
    b.do("pass").asks("blue", "answer")
    b.do("pass")
    while b.asked in ("red order", "red target"):  # Mirgat and the poison: the start of red's
        b.do("next 1" if b.asked == "red order" else "no")
    b.asks("blue", "answer")
    assert b.wounds("b2") == 2  # after the start
    b.do("use d5 1", "c3").passes()
    assert b.is_closed("c3")
    b.asks("red", "main")


@pytest.mark.clause("BRS-234")
def test_before_the_effects_at_the_end_of_a_turn(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 9\nb2 red 48\nd5 blue 105\na6 blue 48").do("end")
    b.asks("blue", "answer")
    assert (b.chips("c3"), b.active) == (0, "red")
    b.do("use d5 1", "c3").passes()
    assert (b.is_closed("c3"), b.chips("c3"), b.active) == (True, 1, "blue")


@pytest.mark.clause("BRS-234")
def test_in_free_play_the_active_player_alone(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 105\nd5 blue 105\na6 blue 48")
    assert "use c3 1" in b.options()
    b.refused("use d5 1", seat="blue")
    b.do("use c3 1", "d5").asks("blue", "answer")


@pytest.mark.clause("BRS-235")
def test_the_opponent_answers_first_then_the_announcer(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 74\nb3 red 105\nc4 blue 48\nd5 blue 105\na6 blue 48").do("strike c3 c4")
    b.asks("blue", "answer")
    b.do("pass").asks("red", "answer")
    b.do("pass").asks("chance", "die")  # two passes in a row
    drawn = "c3 red 74\nb3 red 105\nd3 red 105\nc4 blue 48\nd5 blue 105\ne5 blue 105"
    b = board(drawn).do("strike c3 c4", "pass", "use b3 1", "c4")
    b.asks("blue", "answer")  # the opponent of who announced last
    b.do("use d5 1", "b3").asks("red", "answer")
    b.do("pass").asks("blue", "answer")


@pytest.mark.clause("BRS-235")
@pytest.mark.parametrize("end", [True, False])
def test_at_the_start_and_end_of_a_turn_the_inactive_player_speaks_first(
    sudden: Sudden, end: bool
) -> None:
    sudden(105, 1)
    b = board("c3 red 105\nd5 blue 105\na6 blue 48").do("end")
    if not end:
        b.do("pass", "pass")
    first, second = ("blue", "red") if end else ("red", "blue")
    b.asks(first, "answer")
    b.do("pass").asks(second, "answer")
    b.do("pass")
    assert b.asked == ("red answer" if end else "blue main")


@pytest.mark.clause("BRS-236")
def test_a_closed_stack_runs_down_without_pause(sudden: Sudden) -> None:
    sudden(105, 1)
    sudden(28, 1)
    drawn = "c2 red 74\nb1 red 105\nc3 blue 48\nd5 blue 28\ne5 blue 105\na6 blue 48"
    b = board(drawn).do("strike c2 c3", "use d5 1", "c2", "pass", "pass")
    b.asks("chance", "die")  # the shot
    b.roll(1).do("keep")
    b.asks("chance", "die")  # at once the strike, though both could still answer
    b.roll(6, 1).asks("red", "main")
    assert (b.wounds("c2"), b.wounds("c3")) == (1, 4)


@pytest.mark.clause("BRS-236")
def test_triggers_work_right_after_the_item_that_caused_them(sudden: Sudden) -> None:
    sudden(28, 1)
    drawn = "c2 red 102 chips 0\nc3 blue 48\nd5 blue 28\na6 blue 48"
    b = board(drawn).do("strike c2 c3", "use d5 1", "c2").roll(1).do("keep")
    b.asks("red", "order")  # Indri was wounded; her strike still waits
    assert b.story("rolled", "taken_up") == ["taken_up", "rolled"]
    b.do("next 1", "yes", "yes")
    assert (b.wounds("d5"), b.chips("c2")) == (1, 1)
    b.do("no").asks("chance", "die")  # then comes the strike


@pytest.mark.clause("BRS-237")
def test_answers_may_be_answered(sudden: Sudden) -> None:
    sudden(105, 1)
    drawn = "c3 red 74\nb2 red 105\nc4 blue 48\nb4 blue 48\nd5 blue 105\na6 blue 48"
    b = board(drawn).do("strike c3 c4", "defend b4")
    b.asks("red", "answer")
    b.do("use b2 1", "b4").asks("blue", "answer")
    b.do("use d5 1", "b2").passes()
    assert (b.is_closed("b4"), b.is_closed("b2")) == (True, True)
    b.roll(6).asks("red", "main")  # b4 was closed, meets the strike and does not roll
    assert (b.wounds("b4"), b.wounds("c4")) == (4, 0)


@pytest.mark.clause("BRS-238")
def test_several_answers_by_one_player(sudden: Sudden) -> None:
    sudden(105, 1)
    drawn = "c3 red 74\nb2 red 105\nd2 red 105\nc4 blue 48\ne4 blue 48\nd5 blue 105"
    b = board(drawn).do("strike c3 c4", "pass", "use b2 1", "c4", "pass")
    b.asks("red", "answer")  # blue passed in between
    b.do("use d2 1", "e4").asks("blue", "answer")  # and having passed may still answer this
    b.do("use d5 1", "b2").passes().roll(6)
    assert [b.is_closed(cell) for cell in ("c4", "e4", "d5", "b2", "d2")] == [True] * 5
    assert b.wounds("c4") == 4


@pytest.mark.clause("BRS-239")
def test_killing_the_defender_first(sudden: Sudden) -> None:
    sudden(28, 1)
    drawn = "c3 red 74\nb2 red 28\nc4 blue 48\nb4 blue 43 wounds 6\na6 blue 48"
    b = board(drawn).do("strike c3 c4", "defend b4", "use b2 1", "b4").passes().roll(1).do("keep")
    assert b.story("died", "dropped", "defended") == ["died", "dropped"]
    b.roll(6, 1)
    assert (b.wounds("c4"), b.grave("blue")) == (4, [43])
    assert b.story("died", "dropped", "dealt") == ["dealt", "died", "dropped", "dealt"]


def endless(traits: Traits) -> None:
    """When it gains chips, it gains one."""
    ability = traits.ability(1)
    ability.when, ability.by, ability.of = ON_CHIP_GAINED, None, None
    ability.conditions, ability.per_turn = [], 0
    traits.heard = moments_of(*(one.when for one in traits.abilities))


@pytest.mark.clause("BRS-387")
def test_at_most_a_hundred_triggers_follow_one_item(vary: Vary) -> None:
    vary(34, endless)
    b = board("c3 red 34\nb3 red 34\nc5 blue 48").do("chip c3")
    b.asks("red", "main")  # the game goes on
    assert (b.chips("c3"), b.is_closed("c3")) == (1 + 100, True)
    assert [fact["clause"] for fact in b.told("lapsed")] == ["BRS-387"]
    b.do("chip b3").asks("red", "main")  # after another item there are a hundred again
    assert (b.chips("b3"), b.chips("c3")) == (1 + 100, 1 + 100)
