"""How a battle ends."""

import pytest
from tests.harness import SEATS, Draw, Scene, other

FAR = "c1 sadko / c6 leshy"


@pytest.mark.clause("BEL-094")
def test_the_last_enemy_dies_by_a_strike(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga -8 closed").bogatyrs("strike c3 c4").dice(1)
    assert t.outcome == ("bogatyrs", "BEL-094")
    assert t.asked == "nobody"


@pytest.mark.clause("BEL-094")
def test_one_may_lose_in_the_own_turn(table: Draw) -> None:
    t = table("c3 sadko -9 / c4 baba_yaga").bogatyrs("strike c3 c4").dice(1, 4)
    assert t.outcome == ("evil", "BEL-094")
    t = table("c3 sadko -9 / c4 leshy").bogatyrs("strike c3 c4").dice(2, 1)
    assert t.outcome == ("evil", "BEL-094")


@pytest.mark.clause("BEL-094")
def test_the_last_enemy_dies_by_a_property_or_by_poison(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych / c3 sadko -7").evil("use c4")
    assert t.outcome == ("evil", "BEL-094")
    t = table("turn evil 1 / c4 gorynych / c1 sadko -9 poison").evil("end")
    assert t.outcome == ("evil", "BEL-094")


@pytest.mark.clause("BEL-094")
def test_as_long_as_one_lives_the_battle_goes_on(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga -8 closed / e6 leshy").bogatyrs("strike c3 c4").dice(1)
    assert t.outcome is None
    assert t.asked == "bogatyrs main"


@pytest.mark.clause("BEL-095")
def test_both_last_fighters_die_at_once(table: Draw) -> None:
    t = table("c3 sadko -8 / c4 baba_yaga -8").bogatyrs("strike c3 c4").dice(4, 2)
    t.bogatyrs("blow medium weak")
    assert t.outcome == ("draw", "BEL-095")
    t = table("c3 sadko -9 / c4 leshy -9 closed").bogatyrs("strike c3 c4").dice(1)
    assert t.outcome == ("draw", "BEL-095")


@pytest.mark.clause("BEL-096")
def test_twenty_turns_without_a_wound(table: Draw) -> None:
    t = table(FAR)
    for turn in range(1, 20):
        assert t.end().outcome is None, turn
    assert t.end().outcome == ("draw", "BEL-096")
    assert t.asked == "nobody"


@pytest.mark.clause("BEL-096")
@pytest.mark.parametrize(
    "wounding",
    [
        "quiet 19 / c3 sadko / c4 baba_yaga closed",  # by a strike
        "quiet 19 / c3 ilya_muromets -1 / c4 leshy closed",
    ],
)
def test_a_new_wound_begins_the_count_anew(table: Draw, wounding: str) -> None:
    t = table(wounding).bogatyrs("strike c3 c4").dice(1).end()
    assert t.outcome is None
    for quiet in range(20):
        assert t.view["quiet"] == quiet
        t.end()
    assert t.outcome == ("draw", "BEL-096")


@pytest.mark.clause("BEL-096")
def test_wounds_by_property_and_poison_count_too(table: Draw) -> None:
    t = table("quiet 19 / c2 alyosha / c4 baba_yaga").bogatyrs("use c2 c4").dice(4).end()
    assert t.outcome is None
    t = table("quiet 18 / c1 sadko / c6 leshy poison").end().end()
    assert t.outcome is None


@pytest.mark.clause("BEL-096")
def test_what_is_no_new_wound_does_not_count(table: Draw) -> None:
    t = table("quiet 19 / c3 sadko / c4 koschei closed").bogatyrs("strike c3 c4").dice(1).end()
    assert t.outcome == ("draw", "BEL-096")
    t = table("quiet 19 / c3 vasilisa / c2 sadko -2 / c6 leshy").bogatyrs("use c3 c2").end()
    assert t.outcome == ("draw", "BEL-096")


@pytest.mark.clause("BEL-096")
def test_two_hundred_turns_in_all(table: Draw) -> None:
    t = table("turn bogatyrs 199 / c3 sadko / c4 baba_yaga closed").bogatyrs("strike c3 c4").dice(1)
    t.end()
    assert t.outcome is None
    t.evil("strike c4 c3").dice(1).evil("end")
    assert t.view["turn"] == 200
    assert t.outcome == ("draw", "BEL-096")


def at_each_question(table: Draw) -> list[Scene]:
    """The same battle stopped at questions of every kind."""
    struck = "c3 sadko / c4 baba_yaga / b4 upyr"
    return [
        table(),
        table().dice(6, 1),
        table().dice(6, 1).bogatyrs("first evil"),
        table().dice(6, 1).bogatyrs("first evil").deploy("evil"),
        table(struck),
        table(struck).bogatyrs("strike c3 c4"),
        table(struck).bogatyrs("strike c3 c4").evil("pass").dice(4),
        table(struck).bogatyrs("strike c3 c4").evil("pass").dice(4, 2),
        table("turn evil 1 / c4 vodyanoy / c2 sadko").evil("use c4 c2"),
    ]


@pytest.mark.clause("BEL-097")
@pytest.mark.parametrize("seat", SEATS)
def test_anyone_may_concede_at_any_time(table: Draw, seat: str) -> None:
    for t in at_each_question(table):
        assert "concede" in t.play.asides(SEATS.index(seat))
        t.say(seat, "concede")
        assert t.outcome == (other(seat), "BEL-097")
        assert t.cause(t.fact("ended"))["answer"] == "concede"
        assert t.asked == "nobody"
        assert not t.legal(seat="bogatyrs") | t.legal(seat="evil")
        assert not t.play.asides(0) + t.play.asides(1)


@pytest.mark.clause("BEL-097")
@pytest.mark.parametrize("seat", SEATS)
def test_an_agreed_draw_ends_the_battle(table: Draw, seat: str) -> None:
    for t in at_each_question(table):
        t.say(seat, "offer-draw")
        assert t.view["offer"] == seat
        assert t.refuses("accept-draw", "BEL-097", seat)
        for number in range(len(SEATS)):
            assert "concede" in t.play.asides(number)  # with the offer on the table, too
        t.say(other(seat), "accept-draw")
        assert t.outcome == ("draw", "BEL-097")


@pytest.mark.clause("BEL-097")
@pytest.mark.parametrize("seat", SEATS)
def test_a_declined_offer_is_gone_and_made_once_a_turn(table: Draw, seat: str) -> None:
    t = table(FAR).say(seat, "offer-draw")
    question = t.asked
    t.say(other(seat), "decline-draw")
    assert t.asked == question
    assert t.view["offer"] is None
    assert t.refuses("accept-draw", "BEL-097", other(seat))
    assert t.refuses("offer-draw", "BEL-097", seat)
    t.end().say(seat, "offer-draw")
    assert t.view["offer"] == seat


@pytest.mark.clause("BEL-097")
@pytest.mark.parametrize("seat", SEATS)
def test_an_offer_lapses_when_the_turn_passes(table: Draw, seat: str) -> None:
    t = table(FAR).say(seat, "offer-draw").bogatyrs("step c1 c2")
    assert "accept-draw" in t.play.asides(SEATS.index(other(seat)))
    t.end()
    assert t.view["offer"] is None
    assert t.refuses("accept-draw", "BEL-097", other(seat))
    assert t.refuses("decline-draw", "BEL-097", other(seat))


@pytest.mark.clause("BEL-097")
def test_nobody_accepts_what_nobody_offers(table: Draw) -> None:
    t = table(FAR)
    assert t.play.asides(0) == ["concede", "offer-draw"]
    assert t.refuses("accept-draw", "BEL-097", "evil")
    assert t.refuses("decline-draw", "BEL-097", "bogatyrs")
