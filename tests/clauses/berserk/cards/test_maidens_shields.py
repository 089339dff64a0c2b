"""River maidens that weaken attacks on themselves, on others, or of others."""

import pytest
from tests.clauses.berserk.board import board

FAR = "\na6 blue 48"


def wounds(drawn: str, use: str, target: str = "c3", die: int = 6) -> int:
    """What an attack in blue's turn, announced so, does to its target."""
    b = board(drawn + "\nturn blue").do(*use.split(", ")).passes().roll(die)
    return b.wounds(target)


# Attacks of a card at c6, all for 3 with a strong roll: a shot, a throw, a discharge.
SHOT = ("c6 blue 91 chips 1", "use c6 2, c3", 3)
THROW = ("c6 blue 66", "use c6 2, c3", 3)
DISCHARGE = ("c6 blue 62", "use c6 2, c3", 3)
SIMPLE = ("c4 blue 74", "strike c4 c3", 4)
ROW = ("c5 blue 101", "use c5 1, c3", 3)
SPECIAL = ("c4 blue 101 chips 1", "use c4 2, c3", 3)
ATTACKS = (SHOT, THROW, DISCHARGE, SIMPLE, ROW, SPECIAL)


@pytest.mark.card(42, 1)
def test_unnia_shrugs_off_shots_and_throws() -> None:
    for who, use, strength in ATTACKS:
        less = 1 if use in (SHOT[1], THROW[1]) and who != DISCHARGE[0] else 0
        # Her 3 lives, and some more to see the strength of the attack.
        found = wounds(f"c3 red 42 closed lives 5\nb1 red 48\na6 blue 48\n{who}", use)
        assert found == strength - less, who


@pytest.mark.card(47, 1)
def test_next_to_ilinsi_simple_strikes_are_weaker() -> None:
    for who, use, strength in ATTACKS:
        less = 1 if who == SIMPLE[0] else 0
        for aura in ("b2 red 47", "d2 red 47 closed"):
            found = wounds(f"c3 red 48 closed\n{aura}\na6 blue 48\n{who}", use)
            assert found == strength - less, who


@pytest.mark.card(47, 1)
def test_ilinsi_helps_creatures_beside_her_but_not_herself() -> None:
    use = "strike c4 c3"
    assert wounds("c3 red 48 closed\nb3 red 47 closed\nc4 blue 74", use) == 4 - 1
    assert wounds("c3 red 47 closed\nb3 red 48 closed\nc4 blue 74", use) == 4
    assert wounds("c3 red 48 closed\na3 red 47 closed\nc4 blue 74", use) == 4  # not next to her
    assert wounds("c3 red 91 closed\nb3 red 47 closed\nc4 blue 74", use) == 4  # no creature
    assert wounds("c3 red 48 closed\nb3 blue 47 closed\nc4 blue 74", use) == 4  # of blue


@pytest.mark.card(49, 1)
def test_simple_strikes_at_halniada_are_weaker() -> None:
    for who, use, strength in ATTACKS:
        less = 1 if who == SIMPLE[0] else 0
        found = wounds(f"c3 red 49 closed\na6 blue 48\n{who}", use)
        assert found == strength - less, who


@pytest.mark.card(58, 1)
def test_simple_strikes_at_inoga_are_weaker() -> None:
    for who, use, strength in ATTACKS:
        less = 1 if who == SIMPLE[0] else 0
        found = wounds(f"c3 red 58 closed\na6 blue 48\n{who}", use)
        assert found == strength - less, who


@pytest.mark.card(49, 1)
def test_the_answer_to_halniada_is_weaker_too() -> None:
    b = board("c3 red 49\nc4 blue 74").strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 2 - 1


@pytest.mark.card(49, 2)
def test_who_stands_next_to_halniada_may_strike_only_her() -> None:
    drawn = "c3 red 49 closed\nb3 red 48\na3 red 48\nb4 blue 74\na4 blue 74\nc5 blue 74\nturn blue"
    b = board(drawn)
    assert b.options("strike b4") == {"strike b4 c3"}
    assert b.options("strike a4") == {"strike a4 a3", "strike a4 b3", "strike a4 b4"}
    b.refused("strike b4 b3")
    b.do("step c5 d5", "step b4 b5").refused("strike b5 c3")
    b.do("step b5 b4").strike("b4", "c3", 6)
    assert b.wounds("c3") == 4 - 1


@pytest.mark.card(49, 2)
def test_other_attacks_pass_halniada_by() -> None:
    b = board("c3 red 49\nb3 red 48\nb4 blue 34 chips 1\nturn blue")
    assert b.options("strike b4") == {"strike b4 c3"}
    b.do("use b4 2")  # a magic strike
    assert b.options() == {"b3", "c3"}
    b = board("c3 red 49\nb3 red 48\nc4 red 74\nd4 blue 48")
    assert b.options("strike c4") == {"strike c4 c3", "strike c4 b3", "strike c4 d4"}  # her own


@pytest.mark.card(53, 1)
def test_xanto_blocks_the_first_attack_on_each_other_swamp_creature() -> None:
    drawn = "e1 red 53\nc3 red 48\nd3 red 48\nb4 blue 74\nc4 blue 74\nd4 blue 74\nturn blue"
    b = board(drawn).do("strike b4 c3").passes()
    assert (b.wounds("c3"), b.is_closed("b4"), b.asked) == (0, True, "blue main")
    b.do("strike c4 d3").passes()
    assert (b.wounds("d3"), b.is_closed("c4")) == (0, True)  # once for each of them
    b.do("strike d4 c3").passes().roll(6, 1)
    assert (b.wounds("c3"), b.is_open("e1")) == (4, True)
    b = board(drawn + "\nc6 blue 66").do("use c6 2", "c3").passes()
    assert (b.wounds("c3"), b.is_closed("c6"), b.asked) == (0, True, "blue main")
    b.end().end()
    b.do("strike b4 c3").passes()
    assert (b.wounds("c3"), b.asked) == (0, "blue main")  # a new turn


@pytest.mark.card(53, 1)
def test_xanto_lets_other_attacks_pass() -> None:
    drawn = "e1 red 53{}\nc3 red {} closed\na1 red 42\n{}\na6 blue 48\nturn blue"
    b = board(drawn.format("", 48, "c4 blue 74")).do("strike c4 c3").passes()
    b.asks("blue", "main")
    b = board(drawn.format(" closed", 48, "c4 blue 74")).do("strike c4 c3").passes()
    b.asks("chance", "die")  # she must be open
    b = board(drawn.format("", 74, "c4 blue 74")).do("strike c4 c3").passes()
    b.asks("chance", "die")  # of another element
    b = board(drawn.format("", 48, "c4 blue 34 chips 1")).do("use c4 2", "c3").passes()
    b.asks("chance", "die")  # magic
    b = board(drawn.format("", 48, "c6 blue 91 chips 1")).do("use c6 2", "c3").passes()
    b.asks("chance", "die")  # no creature
    b = board("c3 red 53\nc4 blue 74\nturn blue").do("strike c4 c3").passes()
    b.asks("chance", "die")  # she herself
    b = board("e1 red 53\nc3 red 48 closed\nc2 red 74" + FAR).do("strike c2 c3").passes()
    b.asks("chance", "die")  # of her own side


@pytest.mark.card(59, 1)
def test_the_river_knight_takes_a_strike_for_a_maiden() -> None:
    drawn = "c3 red 59\nb3 red 48\nb4 blue 74\nc4 blue 74\nturn blue"
    b = board(drawn).do("strike b4 b3")
    b.asks("red", "may")
    b.do("yes").passes().roll(6, 1).do("keep")
    assert (b.wounds("c3"), b.wounds("b3"), b.is_open("c3")) == (4, 0, True)
    b.do("strike c4 b3").passes().roll(6, 1)
    assert b.wounds("b3") == 4  # once per turn
    b = board(drawn).do("strike b4 b3", "no").passes().roll(6, 1)
    assert (b.wounds("c3"), b.wounds("b3")) == (0, 4)
    b = board(drawn.replace("59", "59 closed")).do("strike b4 b3", "yes").passes().roll(6)
    assert (b.wounds("c3"), b.wounds("b3")) == (4, 0)


def test_the_river_knight_takes_nothing_else() -> None:
    drawn = "c3 red 59 closed\nb3 red {} closed\n{}\na6 blue 48\nturn blue"
    b = board(drawn.format(51, "b4 blue 74")).do("strike b4 b3")
    b.asks("chance", "die")  # no maiden
    b = board(drawn.format(48, "a4 blue 74")).do("strike a4 b3")
    b.asks("chance", "die")  # he does not touch the attacker
    b = board(drawn.format(48, "b6 blue 66")).do("use b6 2", "b3")
    b.asks("chance", "die")  # no simple strike
    b = board("c3 red 59 closed\na3 red 48 closed\nb4 blue 74\nturn blue").do("strike b4 a3")
    b.asks("chance", "die")  # not next to him
    b = board("c3 red 59 closed\nb3 red 48 closed\nb2 red 74" + FAR).do("strike b2 b3")
    b.asks("chance", "die")  # of his own side


@pytest.mark.card(60, 1)
def test_near_the_mistress_of_the_mires_movers_are_weaker() -> None:
    drawn = "e1 red 60\nc3 red 48 closed\nc5 blue 74\nb4 blue 74\nd6 blue 66\nturn blue"
    b = board(drawn).do("step c5 c4").strike("c4", "c3", 1)
    assert b.wounds("c3") == 2 - 1
    b.strike("b4", "c3", 1)
    assert b.wounds("c3") == 1 + 2  # this one stood still
    b.do("step d6 d5", "use d5 2", "e1").passes().roll(1)
    assert b.wounds("e1") == 2 - 1  # throws, too


@pytest.mark.card(60, 1)
def test_answering_blows_and_red_movers_keep_their_strength() -> None:
    drawn = "e1 red 60\nd3 red 48\nc3 red 74\nc5 blue 74" + FAR
    b = board(drawn).do("use d3 1", "c5").passes().do("c4").roll(1).strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 2  # moved by a spell; its answer is not announced
    b = board(drawn).do("step c3 c4").strike("c4", "c5", 1, 1)
    assert b.wounds("c5") == 2
    b = board("e1 red 60\nc3 red 48 closed\nc4 blue 74 moved\nturn blue").strike("c4", "c3", 1)
    assert b.wounds("c3") == 1


@pytest.mark.card(61, 1)
def test_before_uinte_those_who_stood_still_are_weaker() -> None:
    drawn = "d2 red 61\nc3 red 48 closed\nc5 blue 74\nb4 blue 74\nd4 blue 66\nturn blue"
    b = board(drawn).do("step c5 c4").strike("c4", "c3", 1)
    assert b.wounds("c3") == 2
    b.strike("b4", "c3", 1)
    assert b.wounds("c3") == 2 + 2 - 1
    b.do("use d4 2", "d2").passes().roll(1)
    assert b.wounds("d2") == 2 - 1
    b = board("d1 red 61\nc3 red 48 closed\nc4 blue 74\nturn blue").strike("c4", "c3", 1)
    assert b.wounds("c3") == 2 - 1  # three cells away from her
    b = board("d1 red 61\nc4 red 48 closed\nc5 blue 74\nturn blue").strike("c5", "c4", 1)
    assert b.wounds("c4") == 2  # four
    b = board("d2 red 61\nc3 red 74\nc4 blue 74").strike("c3", "c4", 1, 6)
    assert b.wounds("c3") == 2  # an answering blow
    b = board("d2 red 61\nc3 red 74\nc4 blue 74").strike("c3", "c4", 1, 1)
    assert b.wounds("c4") == 2  # red itself


@pytest.mark.card(63, 1)
def test_next_to_stellata_ranged_attacks_are_weaker() -> None:
    for who, use, strength in ATTACKS:
        less = 0 if who in (SIMPLE[0], SPECIAL[0]) else 1
        drawn = f"c3 red 48 closed\nb2 red 63 closed\na6 blue 48\n{who}"
        assert wounds(drawn, use) == strength - less, who


@pytest.mark.card(63, 1)
def test_stellata_helps_creatures_beside_her_but_not_herself() -> None:
    use = "use c6 2, c3"
    assert wounds("c3 red 48\nb3 red 63 closed\nc6 blue 66", use) == 3 - 1
    assert wounds("c3 red 63\nb3 red 48\nc6 blue 66", use) == 3
    assert wounds("c3 red 48\na3 red 63 closed\nc6 blue 66", use) == 3
    assert wounds("c3 red 91\nb1 red 48\nb3 red 63 closed\nc6 blue 66", use) == 3
