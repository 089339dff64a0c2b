"""Control of cards: what it changes, and when it ends."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Sudden, Vary

from laar.games.berserk.cards.traits import EOT, Traits

FAR = "\na6 blue 48"
# Zeltida (52): an enemy creature of cost 4 or less within 3, until the end of your next turn.


def taken(drawn: str, *said: str) -> Board:
    """The board after a spell of control that nobody answers."""
    return board(drawn).do(*said).passes()


@pytest.mark.clause("BRS-240")
def test_whoever_controls_a_card_may_do_anything_with_it() -> None:
    b = taken("c2 red 52\nc4 blue 100\nc5 blue 48" + FAR, "use c2 1", "c4")
    assert b.leader("c4") == "red"
    assert {"step c4 d4", "strike c4 c5", "use c4 1"} <= b.options("c4")
    b.refused("strike c4 b3")
    b.do("step c4 d4").strike("d4", "c5", 6, 1)
    assert (b.wounds("c5"), b.is_closed("d4")) == (2, True)


@pytest.mark.clause("BRS-240")
def test_control_lasts_as_long_as_stated() -> None:
    b = taken("c2 red 52\nc4 blue 100\nc5 blue 48" + FAR, "use c2 1", "c4")
    b.end()
    assert b.leader("c4") == "red"
    b.refused("strike c4 c5")  # blue's turn, but not blue's card
    b.end()
    assert (b.leader("c4"), "strike c4 c5" in b.options()) == ("red", True)
    b.end()
    assert (b.leader("c4"), "strike c4 c5" in b.options()) == ("blue", True)


@pytest.mark.clause("BRS-240")
def test_control_without_a_term_lasts_until_the_battle_ends() -> None:
    b = taken("c2 red 66 chips 2\nc4 blue 36\nc5 blue 48" + FAR, "use c2 1", "c4")
    for _ in range(5):
        b.end()
        while b.asked.endswith("target"):
            b.do("no")
    assert b.leader("c4") == "red"


@pytest.mark.clause("BRS-241")
def test_control_changes_nothing_else() -> None:
    state = "wounds 2 chips 1 poison 1 spent 1"
    for closed in ("", "closed"):
        b = taken(f"c2 red 52\nc4 blue 100 {state} {closed}\nc5 blue 48" + FAR, "use c2 1", "c4")
        assert (b.at("c4"), b.leader("c4")) == (100, "red")
        assert (b.wounds("c4"), b.chips("c4"), b.x("c4", "poison")) == (2, 1, 1)
        assert (b.units("c4"), b.is_closed("c4")) == (1, bool(closed))


@pytest.mark.clause("BRS-242")
def test_a_controlled_card_follows_the_turn_of_who_controls_it() -> None:
    drawn = "c2 red 66\nc4 blue 46 led red closed wounds 3 poison 2\nc5 blue 48" + FAR
    b = board(drawn).end()
    assert (b.is_closed("c4"), b.wounds("c4")) == (True, 3)  # blue's turn
    b.do("end").do("next 1")  # in red's it opens, takes 2 and regenerates 1
    assert (b.is_open("c4"), b.wounds("c4"), b.active) == (True, 4, "red")


@pytest.mark.clause("BRS-242")
def test_a_card_given_back_follows_its_own_player_again() -> None:
    b = taken("c2 red 108\nc4 blue 46 closed wounds 3 poison 2\nc5 blue 48" + FAR, "use c2 1", "c4")
    assert b.is_open("c4")  # the Whisperer opens it
    b.strike("c4", "c5", 1, 1).do("end").do("next 1")
    assert (b.is_open("c4"), b.wounds("c4"), b.active) == (True, 4, "blue")


@pytest.mark.clause("BRS-243")
def test_when_control_ends_the_card_stays_as_it_stands() -> None:
    b = taken("c2 red 108\nc4 blue 100 closed\nc5 blue 48" + FAR, "use c2 1", "c4")
    b.do("step c4 b4").strike("b4", "c5", 1, 1)
    b.do("end").asks("blue", "main")
    # It went back closed, and only then blue's cards opened.
    assert b.story("controlled", "turn_ended") == ["controlled", "controlled", "turn_ended"]
    assert (b.leader("b4"), b.wounds("b4"), b.at("b4")) == ("blue", 0, 100)
    b = taken("c2 red 90\nc4 blue 74 curse\nc5 blue 48" + FAR, "use c2 2", "c4")
    b.strike("c4", "c5", 1, 1).do("keep").end().do("end").do("open")  # Talgata opens: control ends
    assert (b.leader("c4"), b.is_closed("c4"), b.active) == ("blue", True, "red")


@pytest.mark.clause("BRS-243", "BRS-245")
def test_what_it_has_already_announced_is_carried_out(sudden: Sudden) -> None:
    sudden(28, 1)
    drawn = "c2 red 50 closed wounds 7\nc4 blue 36\nc5 blue 48\nc6 blue 28\ne1 red 48"
    b = board(drawn.replace("50 closed", "50")).do("use c2 1", "c4").passes()
    b.do("strike c4 c5", "use c6 1", "c2").passes().roll(1).do("keep")  # the Enchantress dies
    assert b.leader("c4") == "blue"
    b.asks("chance", "die")
    b.roll(6, 1)
    assert (b.wounds("c5"), b.is_closed("c4")) == (2, True)


@pytest.mark.clause("BRS-244")
def test_the_latest_control_effect_wins(vary: Vary) -> None:
    def this_turn(traits: Traits) -> None:
        traits.ability(1).steps[0].lasts = EOT

    vary(52, this_turn)
    drawn = "c2 red 52\nc1 red 74\nc4 red 69 led blue\nc5 blue 52\na6 blue 48"
    b = taken(drawn, "use c2 1", "c4")
    assert b.leader("c4") == "red"
    b.end()
    assert b.leader("c4") == "blue"  # the older one still runs
    drawn = "c2 red 52\nc1 red 74\nc4 blue 69 led red\nc5 blue 52\na6 blue 48\nturn blue"
    b = taken(drawn, "use c5 1", "c4")
    assert b.leader("c4") == "blue"
    b.end()
    assert b.leader("c4") == "red"


@pytest.mark.clause("BRS-244")
def test_an_older_effect_that_ends_first_changes_nothing(vary: Vary) -> None:
    drawn = "c2 red 50\nd2 red 66 chips 2\nc4 blue 36\nc5 blue 48" + FAR
    b = board(drawn).do("use c2 1", "c4").passes()
    assert b.options("use d2") == {"use d2 2"}  # red leads it already
    drawn = "c2 red 50\nd2 red 48\nc4 blue 36\nc5 blue 66 chips 2" + FAR
    b = board(drawn).do("use c2 1", "c4").passes().end().do("use c5 1", "c4").passes()
    assert b.leader("c4") == "blue"  # blue took it back for good
    b.do("end").do("open")  # the Enchantress opens: her control ends
    assert b.leader("c4") == "blue"


@pytest.mark.clause("BRS-245")
def test_control_ends_when_its_condition_fails() -> None:
    drawn = "c3 red 104\nc4 blue 100\nb5 blue 48" + FAR
    b = taken(drawn, "use c3 2", "c4")
    assert b.leader("c4") == "red"
    b.do("step c4 d4")  # no longer opposite Jelaina
    assert b.leader("d4") == "blue"
    b.refused("step d4 d5")


@pytest.mark.clause("BRS-245")
def test_control_that_hangs_on_a_closed_card() -> None:
    drawn = "c2 red 50\nc4 blue 36\nc5 blue 48" + FAR
    b = taken(drawn, "use c2 1", "c4")
    b.end().do("end").asks("red", "stay")
    b.do("stay")
    assert (b.leader("c4"), b.is_closed("c2")) == ("red", True)
    b.end().do("end").do("open")
    assert (b.leader("c4"), b.is_open("c2"), b.active) == ("blue", True, "red")


@pytest.mark.clause("BRS-245")
def test_control_ends_in_the_middle_of_the_stack(sudden: Sudden) -> None:
    sudden(48, 1)
    drawn = "c3 red 104\nc4 blue 100\nc5 blue 48\nd2 red 48\nb6 blue 48"
    b = taken(drawn, "use c3 2", "c4")
    assert b.leader("c4") == "red"
    b.do("strike c4 c5", "use c5 1", "c4").passes().do("b4")
    b.asks("chance", "die")  # the spell moved it and will wound it; its strike still waits
    assert (b.leader("b4"), len(b.table.pile)) == ("blue", 1)


@pytest.mark.clause("BRS-245")
def test_two_who_control_others_fall_at_once(vary: Vary) -> None:
    def cheap_and_frail(traits: Traits) -> None:
        traits.cost, traits.life = 4, 8

    vary(50, cheap_and_frail)  # Enchantress: an elite creature within 2, while she is closed
    drawn = "b3 red 50 wounds 6\nd3 red 50 wounds 6\nb4 blue 17\nd4 blue 17\nc5 blue 65\na1 red 48"
    b = taken(drawn, "use b3 1", "b4").do("use d3 1", "d4").passes()
    assert (b.leader("b4"), b.leader("d4")) == ("red", "red")
    b.end().do("use c5 1").passes()  # Veshtitsa: 2 wounds to each cheap creature within 3
    assert (b.grave("red"), b.leader("b4"), b.leader("d4")) == ([50, 50], "blue", "blue")
