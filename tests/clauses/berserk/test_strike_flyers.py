"""Flyers: whom they strike and who reaches them. Sivid (107) flies and strikes for 1-1-2."""

import pytest
from tests.clauses.berserk.board import board


@pytest.mark.clause("BRS-132")
def test_a_flyer_strikes_any_card_in_play() -> None:
    b = board("zone red 107\na1 red 48\nc3 blue 48\ne6 blue 91\nzone blue 107")
    assert b.options("strike 107.1") == {
        "strike 107.1 a1", "strike 107.1 c3", "strike 107.1 e6", "strike 107.1 107.2",
    }  # fmt: skip
    b.strike("107.1", "e6", 6)
    assert (b.wounds("e6"), b.is_closed("107.1")) == (2, True)


@pytest.mark.clause("BRS-132")
def test_a_card_that_became_a_flyer_strikes_any_card_too() -> None:
    b = board("zone red 74 winged\na1 red 48\nc6 blue 48 closed")
    assert b.options("strike 74.1") == {"strike 74.1 a1", "strike 74.1 c6"}
    b.strike("74.1", "c6", 6)
    assert b.wounds("c6") == 4


@pytest.mark.clause("BRS-133")
def test_ground_creatures_reach_no_flyer_with_close_attacks() -> None:
    b = board("c3 red 31 chips 1\nb3 red 101 chips 1\nc4 blue 48\nzone blue 107")
    assert b.options("strike") == {"strike c3 c4", "strike b3 c4", "strike c3 b3", "strike b3 c3"}
    b.refused("strike c3 107.1", "BRS-133")
    b.do("use c3 2")  # a magic strike
    assert b.options() == {"c4", "b3"}
    b.do("c4").passes().roll(1).do("use b3 2")  # a special strike
    assert b.options() == {"c4"}


@pytest.mark.clause("BRS-133")
def test_ranged_attacks_impacts_spells_and_flyers_reach_a_flyer() -> None:
    drawn = "c3 red 36\na3 red 69\nd3 red 64\nzone red 107\nb1 red 28\nc6 blue 48\nzone blue 107"
    for words in ("use c3 2", "use a3 1", "use d3 3", "use b1 1"):  # discharge, spell, impact, shot
        assert "107.2" in board(drawn).do(words).options(), words
    b = board(drawn)
    b.do("use c3 2", "107.2").roll(1)
    assert b.wounds("107.2") == 1
    b.strike("107.1", "107.2", 1, 1)
    assert b.wounds("107.2") == 2


@pytest.mark.clause("BRS-133")
def test_no_aura_touches_a_flyer() -> None:
    b = board("c3 red 74 curse\nc4 blue 114\nzone red 107 curse")
    assert b.x("c3", "vulnerability") == 1  # of cursed cards next to card 114
    assert b.x("107.1", "vulnerability") == 0


@pytest.mark.clause("BRS-133")
def test_the_ranged_attacks_of_a_flyer_may_target_anyone() -> None:
    b = board("zone red 36 winged\na1 red 48\nc3 blue 48\ne6 blue 48\nzone blue 107")
    b.do("use 36.1 2")
    assert b.options() == {"a1", "c3", "e6", "107.1"}
    b = board("zone red 28 winged\na1 red 48\ne6 blue 48\nzone blue 107").do("use 28.1 1")
    assert b.options() == {"a1", "e6", "107.1"}  # a range is no hindrance either


@pytest.mark.clause("BRS-134")
def test_an_open_target_fights_a_flyer() -> None:
    b = board("zone red 107\nc3 blue 48\na1 red 48").strike("107.1", "c3", 6, 6)
    assert (b.wounds("107.1"), b.wounds("c3")) == (1, 0)
    assert b.told("wounded", source="c3")[0]["card"] == "107.1"
