"""Sealed play, and leaving an event."""

import pytest
from tests.clauses.berserk.limited.seats import SEATS, Seats

import laar
from laar.core.engine.ask import CHANCE
from laar.games.berserk.limited.results import decks


@pytest.mark.clause("BRS-369")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_random_stacks_each_and_nothing_is_passed_on(players: int) -> None:
    s = Seats("sealed", players, seed=None)
    for count in range(36 * players):
        options = s.play.options(CHANCE)
        assert len(options) == 144 - count
        assert {text.split()[1] for text in options} == {SEATS[count // 36]}
        s.play.answer(options[count * 7 % len(options)], CHANCE)
    assert s.asked == "build"  # nobody picks
    pools = [set(s.pool(seat)) for seat in SEATS[:players]]
    assert [len(pool) for pool in pools] == [36] * players
    assert len(set.union(*pools)) == 36 * players
    assert not any(fact.name in ("picked", "passed_on") for fact in s.play.facts)


@pytest.mark.clause("BRS-369", "BRS-340")
def test_a_sealed_deck_has_at_least_thirty_cards() -> None:
    s = Seats("sealed", 2)
    pool = s.pool("red")
    for card in pool[:6]:
        s.do("red", f"leave {card}")
    assert s.why("red", f"leave {pool[6]}") == [("BRS-340", "refuse-smallest")]
    assert s.play.options(0) == ["ready"]


@pytest.mark.clause("BRS-370")
def test_what_is_left_out_stays_out_of_the_battle() -> None:
    s = Seats("sealed", 2)
    out = s.pool("red")[:4]
    for card in out:
        s.do("red", f"leave {card}")
    s.ready()
    assert s.play.outcome is not None
    assert (s.play.outcome.reason, s.play.outcome.winners) == ("BRS-370", ())
    built = decks(s.table)
    lists = [built[seat].deck for seat in ("red", "blue")]
    duel = laar.new("berserk", options={"decks": lists, "secret": True})
    assert duel.view(None)["decks"] == {"red": 32, "blue": 36}
    assert set(built["red"].sideboard) == set(out)
    assert set(built["red"].deck) == set(s.pool("red")) - set(out)


# -- leaving --------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-386")
@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_who_is_left_alone_has_won(mode: str) -> None:
    s = Seats(mode, 2)
    s.do("red", "concede")
    assert s.play.outcome is not None
    assert (s.play.outcome.reason, s.play.outcome.winners) == ("BRS-386", (1,))
    assert decks(s.table) == {}
    assert s.play.asides(1) == []
    assert s.why("blue", "ready") == [("BRS-386", "refuse-event-over")]


def test_an_empty_chair_passes_stacks_on_and_takes_nothing() -> None:
    s = Seats("draft", 4)
    s.pick()
    before = {seat: s.hand(seat) for seat in SEATS}
    s.do("blue", "concede")
    assert s.hand("blue") == set()
    assert s.play.asked == (0, 2, 3)
    assert s.why("blue", "concede") == [("BRS-386", "refuse-gone")]
    s.pick()
    assert s.hand("green") == before["blue"]
    assert len(s.hand("blue")) == 0
    s.until("build")
    assert [len(s.pool(seat)) for seat in SEATS] == [36, 1, 36, 36]
    assert s.view(None)["aside"] == 35
    s.ready()
    assert s.play.outcome is not None
    assert s.play.outcome.winners == ()
    assert set(decks(s.table)) == {"red", "green", "violet"}


def test_nobody_waits_for_who_has_left() -> None:
    s = Seats("draft", 3)
    for seat in ("red", "green"):
        s.do(seat, f"pick {min(s.hand(seat))}").do(seat, "ready")
    s.do("blue", "concede")
    assert [len(s.pool(seat)) for seat in SEATS[:3]] == [1, 0, 1]
    assert len(s.play.asked) == 2


def test_what_others_have_chosen_stays_when_someone_leaves() -> None:
    s = Seats("sealed", 3)
    card = s.pool("red")[0]
    s.do("red", f"leave {card}").do("red", "ready").do("blue", f"leave {s.pool('blue')[0]}")
    s.do("blue", "concede")
    assert s.play.asked == (2,)
    s.do("green", "ready")
    assert decks(s.table)["red"].sideboard == (card,)
