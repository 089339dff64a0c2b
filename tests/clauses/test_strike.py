"""A strike: at whom, when, and what both fighters do."""

import pytest
from tests.harness import CELLS, Draw

from laar.games.belogorye.pieces.components import Fighter, fighters

AROUND = {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}


@pytest.mark.clause("BEL-045")
def test_a_strike_reaches_the_eight_cells_around(table: Draw) -> None:
    for cell in set(CELLS) - {"c3"}:
        t = table(f"c3 sadko / {cell} leshy")
        if cell in AROUND:
            assert t.legal("strike") == {f"strike c3 {cell}"}
        else:
            assert not t.legal("strike")
            assert t.refuses(f"strike c3 {cell}", "BEL-045")


@pytest.mark.clause("BEL-045")
def test_a_strike_needs_somebody_to_strike(table: Draw) -> None:
    t = table("c3 sadko / c5 leshy")
    assert t.refuses("strike c3 c4", "BEL-045")


@pytest.mark.clause("BEL-046")
@pytest.mark.parametrize("card", fighters(), ids=lambda card: card.id)
def test_the_three_numbers_of_every_card(table: Draw, card: Fighter) -> None:
    enemy = "baba_yaga" if card.side == "bogatyrs" else "sadko"
    for die, wounds in zip((1, 4, 6), card.strike, strict=True):
        t = table(f"turn {card.side} 1 / c3 {card.id} / c4 {enemy} closed life 30")
        t.say(card.side, "strike c3 c4").dice(die)
        assert t.wounds(enemy) == wounds


@pytest.mark.clause("BEL-047")
def test_strikes_are_for_the_own_turn(table: Draw) -> None:
    t = table("c3 sadko / c4 leshy")
    assert not t.legal(seat="evil")
    assert t.refuses("strike c4 c3", "BEL-047", "evil")
    t.end()
    assert "strike c4 c3" in t.legal()
    assert t.refuses("strike c3 c4", "BEL-047", "bogatyrs")


@pytest.mark.clause("BEL-048")
@pytest.mark.parametrize(
    ("side", "own", "enemy"), [("bogatyrs", "volga", "leshy"), ("evil", "upyr", "sadko")]
)
def test_only_enemies_are_struck(table: Draw, side: str, own: str, enemy: str) -> None:
    striker = "ilya_muromets" if side == "bogatyrs" else "koschei"
    t = table(f"turn {side} 1 / c3 {striker} / c4 {own} / d3 {enemy}")
    assert t.legal("strike c3") == {"strike c3 d3"}
    assert t.refuses("strike c3 c4", "BEL-048")


@pytest.mark.clause("BEL-049")
def test_an_open_target_rolls_too(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga").bogatyrs("strike c3 c4").dice(6)
    assert t.asked == "chance die"
    t.dice(1)
    dice = {fact["who"]: (fact["die"], fact["clause"]) for fact in t.facts("rolled")}
    assert dice == {"sadko": (6, "BEL-049"), "baba_yaga": (1, "BEL-049")}
    assert t.wounds("baba_yaga") == 5


@pytest.mark.clause("BEL-050")
def test_both_blows_land_together_and_the_dying_strikes_too(table: Draw) -> None:
    t = table("c3 sadko -8 / a1 volga / c4 baba_yaga -8 / e6 leshy")
    t.bogatyrs("strike c3 c4").dice(4, 2).bogatyrs("blow medium weak")
    assert t.dead("sadko", "baba_yaga")
    t = table("c3 sadko -9 / a1 volga / c4 baba_yaga -8 / e6 leshy")
    t.bogatyrs("strike c3 c4").dice(1, 5).evil("blow weak medium")
    assert t.dead("sadko", "baba_yaga")


@pytest.mark.clause("BEL-130")
@pytest.mark.parametrize("dice", [(1, 4), (1, 6), (2, 4), (3, 2)])
def test_whoever_answers_stays_open(table: Draw, dice: tuple[int, int]) -> None:
    t = table("c3 sadko / c4 baba_yaga").bogatyrs("strike c3 c4").dice(*dice)
    assert t.open("baba_yaga")
    assert not t.unit("baba_yaga")["acted"]


@pytest.mark.clause("BEL-130")
def test_whoever_answered_may_answer_and_intercept_again(table: Draw) -> None:
    t = table("c3 sadko / b3 volga / c4 baba_yaga / b4 upyr").bogatyrs("strike c3 c4")
    t.evil("pass").dice(1, 4).bogatyrs("strike b3 b4")
    assert t.legal() == {"pass", "intercept c4"}
