"""The end of a battle of teams: players without creatures, draws and giving up."""

import pytest
from tests.clauses.berserk.board import Board, teams

ALL = "c3 red 12\nc4 blue 33\nh3 green 12\nh4 violet 33"


def round_of(b: Board) -> list[str]:
    """Who is asked to play while everyone ends the turn at once, until it is red's again."""
    seen: list[str] = []
    while not seen or b.active != "red":
        seen.append(b.active)
        b.end()
    return seen


# -- without creatures ----------------------------------------------------------------------------


@pytest.mark.clause("BRS-380")
def test_a_player_without_creatures_skips_turns() -> None:
    b = teams("c3 red 12\nc4 blue 42 wounds 2\nh3 green 12\nh4 violet 33")
    b.strike("c3", "c4", 6, 1)
    assert b.grave("blue") == [42]
    assert b.outcome is None
    assert round_of(b) == ["red", "green", "violet"]
    assert b.told("skipped") == [{"clause": "BRS-380", "seat": "blue"}]


@pytest.mark.clause("BRS-380")
def test_who_has_no_creature_stays_in_the_game() -> None:
    """A location is no creature; it still works, and answers are still asked for."""
    drawn = "c3 red 12\nzone blue 98\nc6 blue 91 chips 1\nh3 green 12\nh4 violet 33"
    b = teams(drawn)
    assert round_of(b) == ["red", "green", "violet"]
    assert b.zone("blue") == [98]
    assert b.leader("c6") == "blue"


@pytest.mark.clause("BRS-380")
def test_a_hidden_card_counts_as_a_creature() -> None:
    b = teams("turn 1 red\nc3 red 12\nc6 blue 98 hidden\nh3 green 12\nh4 violet 33")
    b.end()
    assert b.active == "blue"
    b.end().end().end().end()
    assert b.active == "green"  # it was a location


@pytest.mark.clause("BRS-380")
def test_a_creature_that_will_return_or_that_one_leads_gives_a_turn() -> None:
    """Whisperer of Secrets (108) takes a creature until the end of the turn, Enchantress (50)
    as long as she stays closed."""
    b = teams("c3 red 108\nc4 blue 43\nh3 green 12\nh4 violet 33")
    b.do("use c3 1", "c4").passes()
    assert b.leader("c4") == "red"
    assert round_of(b) == ["red", "blue", "green", "violet"]
    b = teams("c3 red 50\nc4 blue 104\nh3 green 12\nh4 violet 33")
    b.do("use c3 1", "c4").passes()
    assert round_of(b) == ["red", "blue", "green", "violet"]


@pytest.mark.clause("BRS-380")
def test_a_team_loses_when_neither_member_has_a_creature() -> None:
    b = teams("c3 red 12\nc4 blue 42 wounds 2\nd3 green 12\nd4 violet 42 wounds 2")
    b.strike("c3", "c4", 6, 1)
    assert b.outcome is None
    b.end()
    b.asks("green", "main")
    b.strike("d3", "d4", 6, 1)
    assert b.outcome == ("red green", "BRS-380")


@pytest.mark.clause("BRS-380")
def test_nothing_begins_in_a_turn_that_is_skipped() -> None:
    """Kliss (67) waits in the graveyard: no turn, no incarnation chip."""
    b = teams("c3 red 12\ngrave blue 67\nc6 blue 91 closed\nh3 green 12\nh4 violet 33")
    round_of(b)
    assert b.counted("67.1") == 0
    assert b.is_closed("c6")


# -- limits ---------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-390")
def test_a_skipped_turn_counts_as_a_turn() -> None:
    b = teams("c3 red 12\nh3 green 12\nh4 violet 33")
    assert b.turn == 5
    round_of(b)
    assert (b.turn, b.table.quiet) == (9, 4)


@pytest.mark.clause("BRS-390")
def test_effects_run_out_with_a_skipped_turn() -> None:
    """Zwerg Forger (39) gives a dwarf Armour 2 until the start of its player's next turn; Nevtida
    (66) takes the dwarf for good, and the Forger dies."""
    b = teams(
        "turn 6 blue\nc5 blue 39 wounds 13\nd5 blue 34\nb4 red 12\ne3 green 66 chips 2\n"
        "j6 violet 33"
    )
    b.do("use c5 1", "d5").passes().end()
    b.asks("green", "main")
    b.do("use e3 1", "d5").passes().end().end()
    b.asks("red", "main")
    b.strike("b4", "c5", 6)
    assert b.x("d5", "armour") == 2
    b.end()
    assert b.told("skipped", seat="blue")
    b.asks("green", "main")
    assert b.x("d5", "armour") == 0


@pytest.mark.clause("BRS-390")
@pytest.mark.parametrize(("quiet", "drawn"), [(38, False), (39, True)])
def test_forty_quiet_turns_are_a_draw(quiet: int, drawn: bool) -> None:
    b = teams(f"quiet {quiet}\n{ALL}").end()
    assert b.outcome == (("draw", "BRS-384") if drawn else None)


@pytest.mark.clause("BRS-390")
def test_two_hundred_turns_are_a_draw() -> None:
    b = teams(f"turn 199 green\n{ALL}").end()
    assert b.outcome is None
    assert b.end().outcome == ("draw", "BRS-385")


# -- giving up ------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-389")
def test_a_team_has_given_up_when_both_members_have() -> None:
    b = teams(ALL).do("concede", seat="green")
    assert b.outcome is None
    assert b.told("conceded") == [{"clause": "BRS-389", "seat": "green"}]
    assert b.play.view(None)["conceded"] == ["green"]
    b.refused("concede", "BRS-389", seat="green")
    b.do("concede", seat="blue")
    assert b.outcome is None
    b.do("step c3 c2")  # all play on
    assert b.do("concede", seat="red").outcome == ("blue violet", "BRS-386")


@pytest.mark.clause("BRS-389")
def test_a_draw_needs_all_four() -> None:
    b = teams(ALL).do("offer-draw", seat="red")
    b.refused("offer-draw", "BRS-386", seat="green")
    b.do("accept-draw", seat="green").do("accept-draw", seat="violet")
    assert b.outcome is None
    assert b.play.view(None)["agreed"] == ["green", "violet"]
    b.refused("accept-draw", "BRS-386", seat="green")
    assert b.do("accept-draw", seat="blue").outcome == ("draw", "BRS-386")


@pytest.mark.clause("BRS-389")
def test_one_who_declines_ends_the_offer() -> None:
    b = teams(ALL).do("offer-draw", seat="red").do("accept-draw", seat="violet")
    b.do("decline-draw", seat="green")
    assert b.play.view(None)["agreed"] == []
    b.do("offer-draw", seat="green").do("accept-draw", seat="blue")
    assert b.outcome is None  # who agreed to the first offer has not agreed to this one
    b.end()
    b.refused("accept-draw", "BRS-386", seat="violet")  # an offer is gone with the turn
