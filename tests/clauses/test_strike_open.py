"""The table of strikes between two open cards; all deal 1, 2 or 3, so the wounds name the blow."""

from itertools import product

import pytest
from tests.harness import SEATS, Draw, Scene, other

BLOWS = ("miss", "weak", "medium", "strong")
DRAWN = {
    "bogatyrs": "turn bogatyrs 1 / c3 sadko strike 1-2-3 / c4 baba_yaga strike 1-2-3",
    "evil": "turn evil 1 / c3 sadko strike 1-2-3 / c4 baba_yaga strike 1-2-3",
}
STRIKER = {"bogatyrs": "sadko", "evil": "baba_yaga"}
STRIKE = {"bogatyrs": "strike c3 c4", "evil": "strike c4 c3"}


def exchanged(t: Scene, seat: str) -> str:
    """The blow of the attacker and the blow of the attacked."""
    dealt, taken = t.wounds(STRIKER[other(seat)]), t.wounds(STRIKER[seat])
    return f"{BLOWS[dealt]} {BLOWS[taken]}"


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("ahead", "result"),
    [
        pytest.param(1, "weak miss", marks=pytest.mark.clause("BEL-051")),
        pytest.param(3, "medium miss", marks=pytest.mark.clause("BEL-053")),
        pytest.param(5, "strong miss", marks=pytest.mark.clause("BEL-055")),
        pytest.param(-1, "weak miss", marks=pytest.mark.clause("BEL-056")),
        pytest.param(-2, "miss miss", marks=pytest.mark.clause("BEL-057")),
        pytest.param(-3, "miss weak", marks=pytest.mark.clause("BEL-058")),
        pytest.param(-5, "miss medium", marks=pytest.mark.clause("BEL-060")),
    ],
)
def test_lines_with_one_result(table: Draw, seat: str, ahead: int, result: str) -> None:
    for first, second in product(range(1, 7), repeat=2):
        if first - second == ahead:
            t = table(DRAWN[seat]).say(seat, STRIKE[seat]).dice(first, second)
            assert t.asked == f"{seat} main"
            assert exchanged(t, seat) == result


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("ahead", "results"),
    [
        pytest.param(2, ["weak miss", "medium weak"], marks=pytest.mark.clause("BEL-052")),
        pytest.param(4, ["medium miss", "strong weak"], marks=pytest.mark.clause("BEL-054")),
        pytest.param(-4, ["miss weak", "weak medium"], marks=pytest.mark.clause("BEL-059")),
    ],
)
def test_lines_with_a_choice_of_the_higher_roller(
    table: Draw, seat: str, ahead: int, results: list[str]
) -> None:
    chooser = seat if ahead > 0 else other(seat)
    for first, second in product(range(1, 7), repeat=2):
        if first - second == ahead:
            for result in results:
                t = table(DRAWN[seat]).say(seat, STRIKE[seat]).dice(first, second)
                assert t.asked == f"{chooser} blow"
                assert t.legal() == {f"blow {result}" for result in results}
                t.say(chooser, f"blow {result}")
                assert exchanged(t, seat) == result


@pytest.mark.clause("BEL-055")
def test_six_ahead_is_a_strong_blow_too(table: Draw) -> None:
    t = table("c3 zashchitnik strike 1-2-3 / c4 baba_yaga strike 1-2-3").bogatyrs("strike c3 c4")
    t.dice(6, 1)
    assert t.hurt() == {"baba_yaga": 3}


@pytest.mark.clause("BEL-060")
def test_six_behind_is_a_medium_answer_too(table: Draw) -> None:
    t = table("turn evil 1 / c3 zashchitnik strike 1-2-3 / c4 baba_yaga strike 1-2-3")
    t.evil("strike c4 c3").dice(1, 6)
    assert t.hurt() == {"baba_yaga": 2}


@pytest.mark.clause("BEL-061")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("face", range(1, 7))
def test_equal_rolls(table: Draw, seat: str, face: int) -> None:
    t = table(DRAWN[seat]).say(seat, STRIKE[seat]).dice(face, face)
    assert exchanged(t, seat) == ("weak miss" if face <= 4 else "miss weak")
    assert t.facts("struck")[-1]["clause"] == "BEL-061"


@pytest.mark.clause("BEL-061")
def test_a_tie_is_read_after_bonuses(table: Draw) -> None:
    t = table("c3 zashchitnik strike 1-2-3 / c4 baba_yaga strike 1-2-3").bogatyrs("strike c3 c4")
    t.dice(4, 5)
    assert t.hurt() == {"zashchitnik": 1}


@pytest.mark.clause("BEL-063")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("dice", [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_two_behind_leaves_nothing_to_choose(table: Draw, seat: str, dice: tuple[int, int]) -> None:
    t = table(DRAWN[seat]).say(seat, STRIKE[seat]).dice(*dice)
    assert t.asked == f"{seat} main"
    assert t.hurt() == {}


@pytest.mark.clause("BEL-064")
def test_the_choice_comes_after_both_dice_and_before_the_wounds(table: Draw) -> None:
    t = table(DRAWN["bogatyrs"]).bogatyrs("strike c3 c4").dice(6, 2)
    assert t.asked == "bogatyrs blow"
    assert [fact["die"] for fact in t.facts("rolled")] == [6, 2]
    assert not t.facts("wounded")
    assert t.refuses("blow medium miss", "BEL-064", "evil")
    assert t.refuses("blow strong miss", "BEL-064")
    assert t.refuses("end", "BEL-029")


@pytest.mark.clause("BEL-064")
@pytest.mark.parametrize(
    ("turn", "dice", "chooser"),
    [("bogatyrs", (4, 3), "bogatyrs"), ("bogatyrs", (1, 6), "evil"), ("evil", (2, 5), "bogatyrs")],
)
def test_the_higher_modified_roll_chooses(
    table: Draw, turn: str, dice: tuple[int, int], chooser: str
) -> None:
    t = table(f"turn {turn} 1 / c3 zashchitnik / c4 baba_yaga").say(turn, STRIKE[turn]).dice(*dice)
    assert t.asked == f"{chooser} blow"


@pytest.mark.clause("BEL-065")
@pytest.mark.parametrize(
    ("dice", "wounds"),
    [
        ((5, 5), {"baba_yaga": 1}),  # ahead by 1, not a tie at 5
        ((1, 4), {}),  # behind by 2, not by 3
        ((3, 1), {"baba_yaga": 2}),  # ahead by 3, no choice
        ((1, 2), {"baba_yaga": 1}),  # a tie at 2
        ((6, 6), {"baba_yaga": 1}),  # 7 against 6
    ],
)
def test_bonuses_are_added_before_dice_are_compared(
    table: Draw, dice: tuple[int, int], wounds: dict[str, int]
) -> None:
    t = table("c3 zashchitnik strike 1-2-3 / c4 baba_yaga strike 1-2-3").bogatyrs("strike c3 c4")
    t.dice(*dice)
    assert t.hurt() == wounds
    rolled = t.fact("rolled", who="zashchitnik")
    assert (rolled["die"], rolled["bonus"], rolled["clause"]) == (dice[0], 1, "BEL-065")


@pytest.mark.clause("BEL-065")
@pytest.mark.parametrize(
    ("bonus", "die", "wounds"),
    [(1, 3, 2), (1, 5, 3), (1, 6, 3), (3, 6, 3), (0, 1, 1), (-3, 1, 1), (-1, 4, 1), (-1, 6, 2)],
)
def test_against_a_closed_card_over_6_reads_as_6_and_under_1_as_1(
    table: Draw, bonus: int, die: int, wounds: int
) -> None:
    t = table("c3 zashchitnik strike 1-2-3 / c4 baba_yaga closed")
    t.reprint("zashchitnik", die_aura=bonus)  # no card takes anything off a die
    t.bogatyrs("strike c3 c4").dice(die)
    assert t.hurt() == {"baba_yaga": wounds}
