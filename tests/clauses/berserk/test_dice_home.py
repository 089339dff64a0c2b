"""Home dice: bonuses and penalties are rerolls.

Black Knight (76) strikes for 2-3-4 with +1 to its die, Scyther (68) for 1-2-3 with +2 while a
cursed card stands next to it; Orc Ravager (12) for 2-3-4 without any.
"""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import Traits

CLOSED = "\nc4 blue 48 closed\na6 blue 48"
OPEN = "\nc4 blue 48\na6 blue 48"
CURSED = "\nb4 blue 48 curse closed"  # beside c3: gives Scyther its +2


def penalised(traits: Traits) -> None:
    """Its +2 is printed as −2."""
    traits.statics[0].steps[0].by = -2


def rerolls(b: Board, seat: str, answer: str, most: int = 9) -> int:
    """How often this seat, asked every time, has a die rolled again; always a 1."""
    count = 0
    while b.asked == f"{seat} reroll" and count < most:
        b.do(answer).roll(1)
        count += 1
    b.asks("red", "main")
    return count


@pytest.mark.clause("BRS-150")
def test_a_bonus_does_not_change_the_number() -> None:
    b = board("c3 red 76" + CLOSED).do("strike c3 c4").roll(3)
    b.asks("red", "reroll")
    assert (b.wounds("c4"), b.told("rolled")) == (0, [])  # before the result is fixed
    b.do("keep")
    assert b.wounds("c4") == 2  # weak: 3, not 4
    assert b.told("rolled")[0]["bonus"] == 0


@pytest.mark.clause("BRS-150")
def test_a_penalty_does_not_change_the_number() -> None:
    b = board("c3 red 74 curse" + CLOSED).do("strike c3 c4").roll(4)
    b.asks("blue", "reroll")
    b.do("keep")
    assert b.wounds("c4") == 3


@pytest.mark.clause("BRS-151")
@pytest.mark.parametrize(
    ("attacker", "times"), [("74", 0), ("76", 1), ("68", 2), ("68 exp_attack", 3)]
)
def test_a_bonus_is_as_many_rerolls(attacker: str, times: int) -> None:
    b = board(f"c3 red {attacker}{CLOSED}{CURSED}").do("strike c3 c4").passes().roll(1)
    assert rerolls(b, "red", "reroll attacker") == times
    b = board(f"c3 red {attacker}{CLOSED}{CURSED}").do("strike c3 c4").passes().roll(1)
    assert times == 0 or b.do("keep").asks("red", "main")  # it need not be used


@pytest.mark.clause("BRS-151")
def test_the_rerolls_come_back_with_each_action() -> None:
    b = board("c3 red 76\nb3 red 76" + CLOSED).do("strike c3 c4").roll(1)
    assert rerolls(b, "red", "reroll attacker") == 1
    b.do("strike b3 c4").roll(1)
    assert rerolls(b, "red", "reroll attacker") == 1


@pytest.mark.clause("BRS-151")
def test_a_target_rerolls_its_own_die() -> None:
    b = board("c3 red 74\nc4 blue 48 exp_defence\na6 blue 48").do("strike c3 c4").roll(6, 1)
    b.asks("blue", "reroll")
    assert b.options() == {"keep", "reroll target"}
    b.do("reroll target").roll(6)
    assert (b.wounds("c4"), b.wounds("c3")) == (0, 1)


@pytest.mark.clause("BRS-152")
def test_a_penalty_lets_the_opponent_have_the_die_rolled_again(vary: Vary) -> None:
    b = board("c3 red 74 curse" + CLOSED).do("strike c3 c4").roll(6)
    b.asks("blue", "reroll")
    assert b.options() == {"keep", "reroll attacker"}
    assert rerolls(b, "blue", "reroll attacker") == 1
    assert b.wounds("c4") == 2
    vary(68, penalised)
    for state, times in (("", 2), (" curse", 3)):
        b = board(f"c3 red 68{state}{CLOSED}{CURSED}").do("strike c3 c4").passes().roll(6)
        assert rerolls(b, "blue", "reroll attacker") == times


@pytest.mark.clause("BRS-152")
def test_a_cursed_target_is_rerolled_by_the_attacking_player() -> None:
    b = board("c3 red 12\nc4 blue 48 curse\na6 blue 48").do("strike c3 c4").roll(6, 6)
    b.asks("red", "reroll")
    assert b.options() == {"keep", "reroll target"}
    b.do("reroll target").roll(3)
    assert (b.wounds("c4"), b.wounds("c3")) == (4, 0)


@pytest.mark.clause("BRS-153")
@pytest.mark.parametrize(
    ("attacker", "seat", "times"),
    [("76 curse", "red", 0), ("68 curse", "red", 1), ("68 curse exp_attack", "red", 2)],
)
def test_plus_and_minus_of_one_creature_are_summed(attacker: str, seat: str, times: int) -> None:
    b = board(f"c3 red {attacker}{CLOSED}{CURSED}").do("strike c3 c4").passes().roll(1)
    assert rerolls(b, seat, "reroll attacker") == times


@pytest.mark.clause("BRS-153")
def test_a_negative_sum_belongs_to_the_opponent(vary: Vary) -> None:
    vary(68, penalised)
    b = board(f"c3 red 68 exp_attack{CLOSED}{CURSED}").do("strike c3 c4").passes().roll(6)
    assert rerolls(b, "blue", "reroll attacker") == 1


@pytest.mark.clause("BRS-154")
def test_two_bonuses_cancel_out() -> None:
    defence = "\nc4 blue 48 exp_defence\na6 blue 48 curse"
    b = board("c3 red 76" + defence).strike("c3", "c4", 1, 1)
    b.asks("red", "main")  # +1 against +1
    b = board(f"c3 red 68{defence}{CURSED}").do("strike c3 c4").passes().roll(1, 1)
    b.asks("red", "reroll")  # +2 against +1
    assert b.options() == {"keep", "reroll attacker"}
    assert rerolls(b, "red", "reroll attacker") == 1
    b = board(f"c3 red 68 exp_attack{defence}{CURSED}").do("strike c3 c4").passes().roll(1, 1)
    assert rerolls(b, "red", "reroll attacker") == 2


@pytest.mark.clause("BRS-155")
def test_three_against_five() -> None:
    b = board("c3 red 74 exp_attack 3\nc4 blue 48 exp_defence 5\na6 blue 48")
    b.do("strike c3 c4").roll(6, 1)
    b.asks("blue", "reroll")
    assert b.options() == {"keep", "reroll target"}
    assert rerolls(b, "blue", "reroll target") == 2


@pytest.mark.clause("BRS-156")
def test_a_cursed_creature_rolls_six() -> None:
    b = board("c3 red 74 curse" + CLOSED).do("strike c3 c4").roll(6)
    b.asks("blue", "reroll")
    b.do("reroll attacker").roll(6)
    b.asks("red", "main")
    assert b.wounds("c4") == 4


@pytest.mark.clause("BRS-157")
def test_the_earlier_number_is_gone() -> None:
    b = board("c3 red 76" + CLOSED).do("strike c3 c4").roll(4).do("reroll attacker").roll(1)
    assert b.wounds("c4") == 2
    b = board(f"c3 red 68{CLOSED}{CURSED}").do("strike c3 c4").passes().roll(6)
    b.do("reroll attacker").roll(2)
    assert b.options() == {"keep", "reroll attacker"}  # nothing takes the 6 back
    b.do("keep")
    assert [roll["die"] for roll in b.told("rolled")] == [2]
    assert b.wounds("c4") == 1


@pytest.mark.clause("BRS-158")
def test_a_bonus_and_a_penalty_are_not_set_off_against_each_other() -> None:
    b = board("c3 red 76\nc4 blue 48 curse\na6 blue 48").do("strike c3 c4").roll(1, 6)
    assert b.options() == {"keep", "reroll attacker", "reroll target"}
    b.do("reroll attacker").roll(6)
    b.asks("red", "reroll")
    assert b.options() == {"keep", "reroll target"}
    b.do("reroll target").roll(1)
    assert b.wounds("c4") == 4


@pytest.mark.clause("BRS-158")
def test_two_penalties_are_not_set_off_either() -> None:
    b = board("c3 red 12 curse\nc4 blue 48 curse\na6 blue 48").do("strike c3 c4").roll(6, 6)
    b.asks("red", "reroll")
    assert b.options() == {"keep", "reroll target"}
    b.do("reroll target").roll(1)
    b.asks("blue", "reroll")
    assert b.options() == {"keep", "reroll attacker"}
    b.do("reroll attacker").roll(1)
    assert b.wounds("c4") == 2


@pytest.mark.clause("BRS-158")
def test_a_penalty_of_the_attacker_beside_a_bonus_of_the_target() -> None:
    b = board("c3 red 74 curse\nc4 blue 48 exp_defence\na6 blue 48").do("strike c3 c4").roll(6, 1)
    b.asks("blue", "reroll")
    assert b.options() == {"keep", "reroll attacker", "reroll target"}


@pytest.mark.clause("BRS-159")
def test_the_attacking_player_goes_first_and_two_passes_fix_the_dice() -> None:
    drawn = "c3 red 12 curse\nc4 blue 48 curse\na6 blue 48"
    b = board(drawn).do("strike c3 c4").roll(6, 6)
    b.asks("red", "reroll")
    b.do("keep")
    b.asks("blue", "reroll")
    b.do("keep")
    b.asks("red", "main")
    assert b.wounds("c3") == 1  # 6 against 6
    b = board(drawn).do("strike c3 c4").roll(6, 6).do("keep", "reroll attacker").roll(5)
    b.asks("red", "reroll")  # a pass does not bar a later reroll
    b.do("reroll target").roll(2)
    assert b.wounds("c4") == 3


@pytest.mark.clause("BRS-159")
def test_one_reroll_at_a_time() -> None:
    drawn = f"c3 red 68\nc4 blue 48 curse\na6 blue 48{CURSED}"
    b = board(drawn).do("strike c3 c4").passes().roll(1, 1).do("reroll attacker").roll(6)
    b.asks("red", "reroll")  # blue has nothing to reroll
    b.do("keep")
    b.asks("red", "main")
    b = board("c3 red 68 curse curse\nc4 blue 48 curse exp_defence\na6 blue 48" + CURSED)
    b.do("strike c3 c4").passes().roll(1, 1)
    assert rerolls(b, "red", "reroll attacker") == 1
