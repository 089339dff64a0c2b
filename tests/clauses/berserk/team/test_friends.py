"""Friend and foe in teams: who is an opponent, whose cards are yours, who stands between."""

import pytest
from tests.clauses.berserk.board import teams
from tests.clauses.berserk.conftest import Sudden

FAR = "\na1 green 33\na6 violet 33"  # others, out of the way


@pytest.mark.clause("BRS-377")
def test_an_opponent_is_either_player_of_the_other_team() -> None:
    """Curse-Caster (69) curses an enemy creature within range 3."""
    b = teams("c3 red 69\nd3 red 12\nb3 green 12\nc5 blue 33\nd5 violet 33")
    assert b.do("use c3 1").options() == {"c5", "d5"}
    b = teams("c3 red 69\nd3 red 12\nb3 green 12\nc5 blue 33\nd5 violet 33")
    b.do("end").passes()
    b.do("end").passes()
    b.asks("green", "main")
    assert "strike b3 c3" in b.options("strike b3")  # a team-mate's card is struck like an own one


@pytest.mark.clause("BRS-377")
def test_your_card_is_one_that_you_lead_yourself() -> None:
    """Clan Priest (20) gives two chips to a creature "of yours" with Rage."""
    b = teams("c3 red 20\nd3 red 12\nb3 green 12\nc6 blue 33\nd6 violet 33")
    assert b.do("use c3 2").options() == {"d3"}
    b = teams("c3 red 20\nd3 red 12 led green\nb3 green 12\nc6 blue 33\nd6 violet 33")
    b.refused("use c3 2")
    b.refused("step d3 d2", "BRS-240")  # it is one's own, and led by another
    b.refused("step b3 b2", "BRS-377")


@pytest.mark.clause("BRS-377")
def test_static_words_tell_friends_of_one_player_and_enemies_of_both() -> None:
    """Okta (46) slows enemies next to it; Dwarf Ally (27) arms other dwarves "of yours"."""
    b = teams("c3 blue 46\nc4 red 33\nd4 green 33\nb4 violet 33")
    assert [b.units(cell) for cell in ("c4", "d4", "b4")] == [0, 0, 1]
    b = teams("c3 red 27\nc2 red 33\nd3 green 33\na6 blue 33")
    assert [b.x(cell, "armour") for cell in ("c2", "d3")] == [1, 0]


@pytest.mark.clause("BRS-377")
@pytest.mark.parametrize(
    ("between", "struck"),
    [("", True), ("c4 red 33", True), ("c4 green 33", True), ("c4 violet 33", False)],
)
def test_one_may_strike_across_a_team_mates_card(between: str, struck: bool) -> None:
    """Clan Priest (20) strikes across a row."""
    b = teams(f"c3 red 20\nc5 blue 33\n{between}{FAR}")
    if not struck:
        b.refused("use c3 1")
        return
    b.do("use c3 1", "c5").passes().roll(6)
    assert b.wounds("c5") == 4


@pytest.mark.clause("BRS-377")
def test_what_happens_in_an_enemy_turn_happens_in_the_turn_of_both_opponents() -> None:
    """Llaira (62) may hold an enemy at the start of the opponent's turn."""
    b = teams("c3 red 62\nc5 blue 33\nj1 green 33\nd5 violet 33\nc6 blue 12")
    asked = []
    for _ in range(4):
        b.do("end")
        if b.asked == "red target":
            asked.append(b.active)
            assert b.options() == {"c5", "d5", "c6", "no"}
            b.do("no")
    assert asked == ["blue", "violet"]


@pytest.mark.clause("BRS-377")
def test_your_turn_is_ones_own_alone() -> None:
    """Shagrash (19): an orc of yours that misses opens in your turn."""
    b = teams("c3 red 19\nd3 red 9\ng3 green 9\nd4 blue 33\ng4 violet 33")
    b.strike("d3", "d4", 1, 4)
    assert b.is_open("d3")
    b.do("end").passes()
    b.do("end").passes()
    b.asks("green", "main")
    assert b.strike("g3", "g4", 1, 4).is_closed("g3")


@pytest.mark.clause("BRS-377")
def test_the_player_of_a_struck_team_mates_card_rolls_its_die_again() -> None:
    """Orc Rider (17) has Experience in defence: its own player may have its die rolled again."""
    b = teams("c3 red 33\nd3 green 17\nc6 blue 33\nd6 violet 33")
    b.do("strike c3 d3").passes().roll(6, 2)
    b.asks("green", "reroll")
    b.do("reroll target").roll(6)
    assert (b.wounds("c3"), b.wounds("d3")) == (2, 0)


@pytest.mark.clause("BRS-377")
def test_nobody_defends_against_a_strike_of_the_own_team() -> None:
    b = teams("c3 red 33\nd3 green 33\nc2 green 12\nd2 red 12\nc4 blue 33\nd4 violet 33")
    b.do("strike c3 d3")
    b.asks("chance", "die")


@pytest.mark.clause("BRS-391")
@pytest.mark.parametrize(
    ("order", "taken"),
    [("red blue green violet", "blue"), ("red violet green blue", "violet")],
)
def test_one_opponent_is_the_next_in_the_order_of_turns(order: str, taken: str) -> None:
    """Orc Provocateur (14) goes over to "the opponent"."""
    b = teams(f"c3 red 14\nd3 red 33\nc4 blue 33{FAR}", order)
    b.do("use c3 1", "c4").passes().do("b4")
    assert b.leader("c3") == taken


@pytest.mark.clause("BRS-391")
@pytest.mark.parametrize(
    ("order", "other"),
    [("red blue green violet", "blue"), ("red violet green blue", "violet")],
)
def test_rerolls_of_a_penalty_are_the_next_opponents(
    order: str, other: str, sudden: Sudden
) -> None:
    """A cursed Runesinger (35) rolls for wounds; nobody is met by that roll."""
    b = teams(f"c3 red 35 chips 1 curse\nc5 blue 33\n{FAR}", order)
    b.do("use c3 2", "c5").passes().roll(6)
    b.asks(other, "reroll")


@pytest.mark.clause("BRS-391")
@pytest.mark.parametrize("first", ["blue", "violet"])
def test_a_demanded_defender_comes_from_the_first_who_can(first: str) -> None:
    """Defiler (72): if the opponent can assign a defender against its strike, he must."""
    second = "violet" if first == "blue" else "blue"
    order = f"red {first} green {second}"
    drawn = "c3 red 72\nc4 blue 33\nb4 blue 12\nd4 violet 12\na1 green 33"
    b = teams(drawn, order).do("strike c3 c4")
    b.asks(first, "answer")
    b.refused("pass", "BRS-001")
    assert len(b.options()) == 1
    alone = drawn.replace("b4 blue 12", "b5 blue 12")  # not next to the attacker any more
    b = teams(alone, order).do("strike c3 c4")
    b.asks("violet", "answer")
    b.refused("pass", "BRS-001")
