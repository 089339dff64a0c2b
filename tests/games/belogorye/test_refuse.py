"""Every refusal names a clause that exists and a text that can be said with what it fills in."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.belogorye.worlds import worlds
from tests.harness import Draw, table

import laar
from laar.core.engine.ask import CHANCE
from laar.games.belogorye.game import GAME
from laar.texts import bundle

__all__ = ["table"]

MALFORMED = "refuse-malformed"
ODD = [
    "", " ", "step", "step c3", "step c3 c4 c5", "step c3  c4", "Step c3 c4", "step c3 z9",
    "step z9 c3", "strike c3", "strike c3 xx", "use", "use c3 c4 c5", "use xx", "end end",
    "pass pass", "ready ready", "place leshy", "place nobody c3", "place leshy xx",
    "place leshy c9", "first", "first nobody", "intercept", "intercept xx", "intercept b4 b4",
    "also", "also xx", "to", "to xx", "splash", "splash xx", "blow", "blow weak",
    "blow hard soft", "enough enough", "heal 1", "cure 1", "0", "7", "retract", "retract ready",
    "concede now", "offer-draw", "accept-draw", "decline-draw", "undo 1", "сходить c3 c4",
]  # fmt: skip


@cache
def refusals() -> set[tuple[str, str, tuple[str, ...]]]:
    """Clause, text and what is filled in, of refusals at all tables."""
    return {
        (refusal.clause, refusal.text, tuple(refusal.args))
        for world in worlds()
        for seat in (0, 1, CHANCE)
        for text in (*GAME.grammar(world).every_answer(), *ODD)
        for refusal in GAME.refusals(world, seat, text)
    }


def test_every_refusal_names_a_clause() -> None:
    catalogue = GAME.catalogue()
    for clause, text, _ in refusals():
        assert clause in catalogue if text != MALFORMED else clause == "", (clause, text)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_refusal_can_be_said(lang: str) -> None:
    texts = bundle(lang, "belogorye")
    for _, text, args in refusals():
        pattern = texts.get_message(text).value
        assert pattern is not None
        _, errors = texts.format_pattern(pattern, dict.fromkeys(args, 1))
        assert not errors, (text, args, errors)


def test_odd_answers_are_refused_and_change_nothing() -> None:
    for world in worlds():
        before = world.mark()
        for text in ODD:
            for seat in (0, 1, CHANCE):
                assert GAME.refusals(world, seat, text), text
        assert world.mark() == before


@given(text=st.text("abcde123456 stepuriklnhofw-_"))
@settings(max_examples=150, deadline=None)
def test_whatever_is_said_is_taken_or_refused(text: str) -> None:
    play = laar.new(
        "belogorye", options={"position": "first evil\nturn evil 1\nc3 sadko\nc4 leshy"}
    )
    for seat in (0, 1):
        allowed = text in play.options(seat) or text in play.asides(seat)
        assert bool(play.why_not(text, seat)) != allowed


def test_all_reasons_are_given_at_once(table: Draw) -> None:
    t = table("c3 alyosha closed moved 2 / c5 sadko / e6 leshy")
    clauses = [refusal.clause for refusal in t.play.why_not("step c3 c5")]
    assert clauses == ["BEL-031", "BEL-032", "BEL-034", "BEL-033"]


@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_what_a_die_shows_is_no_answer_of_a_player(table: Draw, seat: int) -> None:
    for t in (table("c3 sadko / c4 leshy"), table("c3 sadko / c4 leshy").bogatyrs("strike c3 c4")):
        for number in ("0", "3", "7", "33"):
            rolled = t.asked == "chance die" and seat == CHANCE and number == "3"
            told = [(r.clause, r.text) for r in t.play.game.refusals(t.play.table, seat, number)]
            assert told == ([] if rolled else [("BEL-005", "refuse-die")])


def test_what_is_over_is_refused_by_the_clause_that_ended_it(table: Draw) -> None:
    t = table("c3 sadko / c6 leshy").evil("concede")
    for answer in ("step c3 c4", "end", "concede", "nonsense"):
        assert t.refuses(answer, "BEL-097", "bogatyrs")


def test_what_is_not_listed_is_never_taken(table: Draw, monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("c3 sadko / c6 leshy")
    monkeypatch.setattr(GAME, "refusals", lambda *asked: [])  # a planted fault
    assert t.refuses("step c3 e6", "")
