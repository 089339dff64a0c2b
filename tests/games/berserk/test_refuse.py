"""What is listed is what nothing forbids, and every refusal names a clause that teaches why."""

import random
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.clauses.berserk.board import board

import laar
from laar.core.engine.ask import CHANCE
from laar.core.game import Refusal
from laar.games.berserk.legal.listing import LISTINGS
from laar.games.berserk.legal.refuse.words import VERBS
from laar.games.berserk.state.battle import Battle
from laar.texts import bundle

GAME = laar.game("berserk")

DECKS = ("orcs+", "dwarves+", "maidens+", "coven+")
MALFORMED = "refuse-malformed"
ODD = (
    "", " ", "dance", "card", "card c3", "step", "step c3", "step c3 z9", "step c3 c4 c5", "f1",
    "99.1", "Step c3 c4", "step  c3 c4", "use c3", "use c3 0", "use c3 16", "use c3 one", "strike",
    "strike c3 me", "row", "row x", "next", "next 0", "reroll", "reroll both", "buy", "buy c3",
    "place 2.1", "place c3 2.1", "end now", "concede now", "c٣", "\n", "step\tc3 c4", "удар c3 c4",
)  # fmt: skip


Told = tuple[str, str, tuple[tuple[str, str | int], ...]]  # clause, text and what is filled in


@cache
def survey() -> tuple[list[str], set[Told], set[str]]:
    """Over random battles: answers about which listing and refusals disagree, every refusal met,
    and the kinds of question."""
    wrong: list[str] = []
    told: set[Told] = set()
    kinds: dict[str, int] = {}
    payment = board("c3 red 91\nb3 red 12\nc6 blue 27").do("use c3 1").table
    _look(payment, wrong, told)
    kinds["pay"] = 1
    for number in range(18):
        source = random.Random(number)
        decks = [DECKS[number % 4], DECKS[number // 4 % 4]]
        dice = ("home", "tournament")[number % 2]
        options = {"decks": decks, "dice": dice}
        if number >= 16:
            options = {"mode": "team", "decks": decks * 2, "dice": dice}
        t = GAME.new_table("2021", options)
        assert isinstance(t, Battle)
        for _ in range(2000):
            if t.ask is None:
                break
            kind = t.ask.kind
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] == 1 or source.random() < 0.0008:
                before = t.mark()
                _look(t, wrong, told)
                assert t.mark() == before
            seat = t.waiting()[0]
            t.answer(seat, source.choice(t.options(seat)))
    return wrong, told, set(kinds)


def _look(t: Battle, wrong: list[str], told: set[Told]) -> None:
    """Every well-formed answer of everyone, and odd ones."""
    assert t.ask is not None
    texts = [*GAME.grammar(t).every_answer(), *ODD]
    for seat in (CHANCE, *range(t.seats)):
        listed = set(t.options(seat))
        assert listed <= set(texts)
        for text in texts:
            found = GAME.refusals(t, seat, text)
            if bool(found) == (text in listed):
                wrong.append(f"{t.ask.kind}, seat {seat}: {text}: {found}")
            told.update((one.clause, one.text, tuple(one.args.items())) for one in found)


def test_every_kind_of_question_was_met() -> None:
    assert survey()[2] == set(LISTINGS)


def test_an_answer_is_listed_if_and_only_if_nothing_forbids_it() -> None:
    assert survey()[0] == []


def test_every_refusal_names_a_clause() -> None:
    catalogue = GAME.catalogue()
    for clause, text, _ in survey()[1]:
        assert (clause == "") == (text == MALFORMED), text
        assert not clause or clause in catalogue, (clause, text)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_refusal_can_be_said(lang: str) -> None:
    texts = bundle(lang, "berserk")
    for _, text, args in survey()[1]:
        pattern = texts.get_message(text).value
        assert pattern is not None
        said, errors = texts.format_pattern(pattern, dict(args))
        assert not errors, (text, args, errors)
        assert "{" not in str(said)


def test_every_text_is_of_use_and_every_reason_has_one() -> None:
    folder = files("laar.games.berserk")
    sources = [file.read_text("utf-8") for file in Path(str(folder)).glob("legal/**/*.py")]
    used = set(re.findall('"(refuse-[a-z-]+)"', "".join(sources)))
    for lang in ("ru", "en"):
        written = (folder / "texts" / "refuse" / f"{lang}.ftl").read_text("utf-8")
        assert set(re.findall("^(refuse-[a-z-]+) =", written, re.M)) == used


def test_only_words_that_mean_nothing_are_malformed() -> None:
    play = board("c3 red 12\nc4 blue 33").play
    for text in ("", "dance", "card", "Step c3 c4", "удар c3 c4", "c٣"):
        assert [r.text for r in play.why_not(text)] == [MALFORMED], text
    for verb in VERBS.values():
        if verb.example:
            assert all(r.clause for r in play.why_not(verb.example)), verb.example


@given(
    text=st.text("abcdeikprstu123456. ")
    | st.builds(
        lambda *words: " ".join(words),
        st.sampled_from(sorted(VERBS)),
        st.sampled_from(["c3", "c4", "b2", "107.1", "12.1", "1", "z9"]),
        st.sampled_from(["c3", "c4", "d3", "107.1", "1", "2", ""]),
    )
)
@settings(max_examples=200, deadline=None)
def test_whatever_is_said_is_taken_or_refused(text: str) -> None:
    play = board("c3 red 12 chips 1\nc4 blue 33\nb2 red 46\nzone red 107").play
    for seat in (CHANCE, 0, 1):
        allowed = text in play.options(seat) or (seat >= 0 and text in play.asides(seat))
        assert bool(GAME.refusals(play.table, seat, text)) != allowed


# -- what a face-down card keeps to itself ---------------------------------------------------------


def reasons(number: int, answer: str) -> list[Refusal]:
    """What the opponent of a hidden card of this number is told."""
    rows = ["turn 1 red", "a5 red 28", "c3 red 105", f"d6 blue {number} hidden", "e1 blue 27"]
    b = board("\n".join(rows))
    assert b.asked == "red main"
    return b.play.why_not(answer, 0)


@pytest.mark.parametrize(
    "answer",
    ["step d6 d5", "use d6 1", "strike a5 d6", "strike c3 d6", "use 40.1 1", "strike c3 40.1"],
)
def test_refusals_do_not_tell_what_lies_face_down(answer: str) -> None:
    told = {str(reasons(number, answer)) for number in (40, 91, 98, 107)}
    assert len(told) == 1
    assert told != {"[]"}


# -- asides ---------------------------------------------------------------------------------------


def test_a_draw_takes_two() -> None:
    b = board("c3 red 12\nc4 blue 33")
    b.refused("accept-draw", "BRS-386", "blue")
    b.refused("decline-draw", "BRS-386", "blue")
    b.do("offer-draw", seat="red")
    b.refused("offer-draw", "BRS-386", "red")
    b.refused("accept-draw", "BRS-386", "red")
    b.do("decline-draw", seat="blue")
    b.refused("offer-draw", "BRS-386", "red")
    assert GAME.refusals(b.table, 1, "offer-draw") == []


def test_what_is_over_is_refused_by_the_clause_that_ended_it() -> None:
    b = board("c3 red 12\nc4 blue 33").do("concede", seat="blue")
    for answer in ("step c3 d3", "end", "concede", "nonsense", "3"):
        told = b.play.why_not(answer, 0)
        assert [(r.clause, r.text) for r in told] == [("BRS-386", "refuse-over")]
