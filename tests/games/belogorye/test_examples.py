"""Every worked case of the catalogue comes out as the clause says."""

from functools import cache
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.games.belogorye.game import GAME
from laar.games.belogorye.pieces.components import Side, Title, fighters

# Who answers, and what: `bogatyrs strike c3 c4`, `chance 5`.
Said = Annotated[str, Meta(pattern=r"^(bogatyrs|evil|chance)( [a-z0-9_+-]+)+$")]


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    wounds: dict[str, int] = {}
    at: dict[str, str] = {}
    open: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    legal: tuple[Said, ...] = ()
    refused: tuple[Said, ...] = ()
    winner: Side | None = None


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    clause: str
    position: str
    expect: Expect
    before: tuple[Said, ...] = ()
    answers: tuple[Said, ...] = ()
    title: Title | None = None


@cache
def boards() -> tuple[Example, ...]:
    return msgspec.convert(GAME.examples("2017"), tuple[Example, ...])


def seat_and_answer(said: str) -> tuple[int, str]:
    who, answer = said.split(" ", 1)
    return (CHANCE if who == "chance" else GAME.seats.index(who)), answer


def played(example: Example) -> Play:
    options = {"position": example.position} if example.position else {}
    play = Play(GAME, "2017", options)
    for said in (*example.before, *example.answers):
        seat, answer = seat_and_answer(said)
        play.answer(answer, seat)
    return play


def check(clause: str) -> None:
    cases = [example for example in boards() if example.clause == clause]
    assert cases
    for example in cases:
        play, expect = played(example), example.expect
        units = {unit["id"]: unit for unit in play.view(None)["units"]}
        assert {name: units[name]["wounds"] for name in expect.wounds} == expect.wounds
        assert {name: units[name]["cell"] for name in expect.at} == expect.at
        assert all(units[name]["open"] for name in expect.open)
        assert not any(units[name]["open"] for name in expect.closed)
        assert all(units[name]["dead"] for name in expect.dead)
        for said in expect.legal:
            seat, answer = seat_and_answer(said)
            assert answer in play.options(seat)
        for said in expect.refused:
            seat, answer = seat_and_answer(said)
            assert answer not in play.options(seat)
            assert play.why_not(answer, seat)[0].clause in GAME.catalogue()
        if expect.winner is not None:
            assert play.outcome is not None
            assert play.outcome.winners == (GAME.seats.index(expect.winner),)


@pytest.mark.clause("BEL-022")
def test_placement_limits() -> None:
    check("BEL-022")


@pytest.mark.clause("BEL-038")
def test_a_first_move() -> None:
    check("BEL-038")


@pytest.mark.clause("BEL-066")
def test_defender_strikes_leshy() -> None:
    check("BEL-066")


@pytest.mark.clause("BEL-067")
def test_one_against_five() -> None:
    check("BEL-067")


@pytest.mark.clause("BEL-068")
def test_ties() -> None:
    check("BEL-068")


@pytest.mark.clause("BEL-073")
def test_ilya_strikes_gorynych() -> None:
    check("BEL-073")


@pytest.mark.clause("BEL-081")
def test_who_may_intercept() -> None:
    check("BEL-081")


@pytest.mark.clause("BEL-090")
def test_death_by_poison() -> None:
    check("BEL-090")


@pytest.mark.clause("BEL-104")
def test_blows_on_koschei() -> None:
    check("BEL-104")


def test_every_example_clause_has_a_board_and_every_board_a_clause() -> None:
    told = {clause.id for clause in GAME.catalogue() if clause.kind == "example"}
    assert {example.clause for example in boards()} == told


def test_boards_of_one_clause_have_titles_of_their_own() -> None:
    by_clause: dict[str, list[str | None]] = {}
    for example in boards():
        by_clause.setdefault(example.clause, []).append(example.title.ru if example.title else None)
    for titles in by_clause.values():
        assert len(titles) == 1 or (None not in titles and len(set(titles)) == len(titles))


def test_examples_name_only_fighters_there_are() -> None:
    known = {fighter.id for fighter in fighters()}
    for example in boards():
        expect = example.expect
        assert known >= {*expect.wounds, *expect.at, *expect.open, *expect.closed, *expect.dead}
