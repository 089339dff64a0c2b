"""How a battle ends."""

import pytest
from tests.clauses.berserk.board import Board, board


def killed(rest: str) -> Board:
    """Red has just killed blue 9 on c4; blue has these cards besides."""
    return board(f"c3 red 9\nc4 blue 9 wounds 12 closed\n{rest}").strike("c3", "c4", 1)


@pytest.mark.clause("BRS-381")
@pytest.mark.parametrize(
    "rest",
    ["a6 blue 23", "a6 blue 23 closed", "a6 blue 23 hidden", "zone blue 107", "a6 red 9 led blue"],
)
def test_who_has_a_creature_goes_on(rest: str) -> None:
    assert killed(rest).outcome is None


@pytest.mark.clause("BRS-381")
@pytest.mark.parametrize(
    "rest", ["", "a6 blue 91", "zone blue 98", "grave blue 67", "deck blue orcs", "indeck blue 9"]
)
def test_what_is_no_creature_in_play_does_not_count(rest: str) -> None:
    b = killed(rest)
    assert b.outcome == ("red", "BRS-381")
    assert b.asked == "nobody"


@pytest.mark.clause("BRS-381")
def test_both_sides_can_lose() -> None:
    b = board("c3 red 9 wounds 12\nc4 blue 9\nturn blue").strike("c4", "c3", 6, 1)
    assert b.outcome == ("blue", "BRS-381")


@pytest.mark.clause("BRS-382")
def test_a_creature_taken_for_a_time_counts_for_its_old_player() -> None:
    b = board("c3 red 52\nc5 blue 1\nd3 red 9").do("use c3 1", "c5").passes()
    assert b.leader("c5") == "red"
    assert b.outcome is None
    b.do("end").passes()
    assert b.active == "blue"
    b.end()
    assert b.leader("c5") == "red"
    b.end()
    assert b.leader("c5") == "blue"


@pytest.mark.clause("BRS-382")
def test_a_creature_taken_for_the_battle_counts_for_its_new_player() -> None:
    b = board("c3 red 66 chips 2\nc5 blue 36\nd3 red 9").do("use c3 1", "c5").passes()
    assert b.leader("c5") == "red"
    assert b.outcome == ("red", "BRS-381")


@pytest.mark.clause("BRS-382")
def test_what_one_leads_for_a_time_alone_does_not_save_one() -> None:
    b = board("c3 red 52 wounds 10\nc5 blue 1\nd4 blue 9").do("use c3 1", "c5").passes().end()
    assert b.leader("c5") == "red"
    b.strike("d4", "c3", 1)
    assert b.outcome == ("blue", "BRS-381")


@pytest.mark.clause("BRS-383")
def test_both_sides_wiped_out_at_once() -> None:
    b = board("c3 red 9 wounds 12\nc4 blue 9 wounds 12", dice="tournament")
    b.strike("c3", "c4", 6, 4).do("full")
    assert sorted(b.grave("red") + b.grave("blue")) == [9, 9]
    assert b.outcome == ("draw", "BRS-383")


@pytest.mark.clause("BRS-384")
def test_twenty_quiet_turns_are_a_draw() -> None:
    b = board("c3 red 9\nc4 blue 9")
    for _ in range(19):
        b.end()
    assert b.outcome is None
    b.end()
    assert b.outcome == ("draw", "BRS-384")


@pytest.mark.clause("BRS-384")
def test_a_wound_a_death_or_another_leader_begins_the_count_anew() -> None:
    wound = board("quiet 19\nc3 red 9\nc4 blue 9 closed").strike("c3", "c4", 1).end()
    assert wound.outcome is None
    control = board("quiet 19\nc3 red 50\nc5 blue 36\nd6 blue 9").do("use c3 1", "c5").passes()
    assert control.end().outcome is None
    miss = board("quiet 19\nc3 red 9\nc4 blue 9").strike("c3", "c4", 1, 5).end()
    assert miss.outcome == ("draw", "BRS-384")
    for b in (wound, control):
        assert b.table.quiet == 0


@pytest.mark.clause("BRS-385")
def test_no_battle_is_longer_than_two_hundred_turns() -> None:
    b = board("turn 199 red\nc3 red 9\nc4 blue 9 poison 1").end()
    assert (b.turn, b.outcome) == (200, None)
    b.end()
    assert b.outcome == ("draw", "BRS-385")


@pytest.mark.clause("BRS-386")
@pytest.mark.parametrize(("seat", "winner"), [("red", "blue"), ("blue", "red")])
def test_giving_up_at_any_time(seat: str, winner: str) -> None:
    main = board("c3 red 9\nc4 blue 9")
    rolling = board("c3 red 9\nc4 blue 9").do("strike c3 c4").passes()
    placing = board().roll(5, 2).do("first").deal("red", 2).deal("blue", 33)
    for b in (main, rolling, placing):
        b.do("concede", seat=seat)
        assert b.outcome == (winner, "BRS-386")


@pytest.mark.clause("BRS-386")
def test_a_draw_is_offered_and_accepted() -> None:
    b = board("c3 red 9\nc4 blue 9")
    b.refused("accept-draw", seat="blue")
    b.do("offer-draw", seat="red")
    b.refused("accept-draw", seat="red")
    b.do("decline-draw", seat="blue")
    assert b.outcome is None
    b.refused("accept-draw", seat="blue")
    b.end().do("offer-draw", seat="red").do("accept-draw", seat="blue")
    assert b.outcome == ("draw", "BRS-386")
