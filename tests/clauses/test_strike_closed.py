"""A strike at a closed card that nobody intercepts."""

import pytest
from tests.harness import Draw

CLOSED = "c3 sadko strike 1-2-3 / c4 baba_yaga closed"


@pytest.mark.clause("BEL-069")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_closed_card_does_not_roll_and_is_always_hit(table: Draw, die: int) -> None:
    t = table(CLOSED).bogatyrs("strike c3 c4").dice(die)
    assert t.asked == "bogatyrs main"
    assert [fact["who"] for fact in t.facts("rolled")] == ["sadko"]
    assert t.wounds("baba_yaga") > 0
    assert t.wounds("sadko") == 0


@pytest.mark.parametrize(
    ("faces", "wounds"),
    [
        pytest.param((1, 2, 3), 1, marks=pytest.mark.clause("BEL-070")),
        pytest.param((4, 5), 2, marks=pytest.mark.clause("BEL-071")),
        pytest.param((6,), 3, marks=pytest.mark.clause("BEL-072")),
    ],
)
def test_one_die_tells_the_blow(table: Draw, faces: tuple[int, ...], wounds: int) -> None:
    for die in faces:
        t = table(CLOSED).bogatyrs("strike c3 c4").dice(die)
        assert t.hurt() == {"baba_yaga": wounds}
        assert t.fact("struck")["blow"] == ("weak", "medium", "strong")[wounds - 1]
