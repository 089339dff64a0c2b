"""Bots see only their view, answer every question legally and in time, and give their reasons."""

from __future__ import annotations

import random
from typing import Any

import pytest

import laar
from laar.bots import BOTS, NAMES, Stumbled, choose
from laar.bots.arena import one_game
from laar.bots.problem import Problem, Reason
from laar.bots.search import LEVELS
from laar.bots.ticks import Ticks
from laar.core.play import Play
from laar.terminal import bots as terminal

KINDS = ("first", "place", "main", "intercept", "blow", "targets", "spot", "cure", "splash")


def ask(
    play: Play, seat: int, name: str, budget: float = 100, clock: Ticks | None = None
) -> dict[str, Any]:
    """What a bot says at a table after so many ticks."""
    view, options = play.view(seat), play.options(seat)
    return choose("belogorye", "2017", view, options, name, budget, 7, clock or Ticks())


def questions() -> dict[str, tuple[Play, int]]:
    """A play waiting at each kind of question, with the seat that is asked."""
    found: dict[str, tuple[Play, int]] = {}
    number = 0
    while len(found) < len(KINDS):
        number += 1
        chooser = random.Random(number)
        play = laar.new("belogorye", seed=f"questions {number}")
        while play.outcome is None and len(found) < len(KINDS):
            seat = play.asked[0]
            options = play.options(seat)
            assert play.ask is not None
            if len(options) > 1 and play.ask.kind not in found:
                found[play.ask.kind] = (play.at(len(play.history)), seat)
            deeds = [o for o in options if o.startswith(("use", "strike", "intercept"))]
            play.answer(chooser.choice(deeds or options), seat)
    return found


QUESTIONS = questions()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_gets_a_legal_answer_with_reasons(name: str, kind: str) -> None:
    play, seat = QUESTIONS[kind]
    options = play.options(seat)
    said = ask(play, seat, name, 40)
    assert said["answer"] in options
    assert said["reasons"][0]["answer"] == said["answer"]
    assert len(said["reasons"]) <= 5
    for reason in said["reasons"]:
        assert reason["answer"] in options
        assert reason["line"][0] == reason["answer"]
        if name.startswith("search") or (name == "greedy" and kind != "place"):
            assert -1 <= reason["worth"] <= 1


@pytest.mark.parametrize("name", ["search-1", "search-2", "search-3"])
def test_a_search_uses_its_share_of_the_time_and_no_more(name: str) -> None:
    play, seat = QUESTIONS["main"]
    clock, budget = Ticks(), 800
    ask(play, seat, name, budget, clock)
    share = LEVELS[name].share * budget
    assert share - 2 <= clock.read <= share + 6  # it looks at the clock a few times beside


def test_more_time_is_more_rounds() -> None:
    play, seat = QUESTIONS["main"]
    visits = []
    for budget in (20.0, 400.0):
        said = ask(play, seat, "search-3", budget)
        visits.append(sum(reason["visits"] for reason in said["reasons"]))
    assert visits[1] > 2 * visits[0]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_two_worlds_one_view_one_answer(name: str) -> None:
    """Where the other side stands in secret changes nothing for a bot."""
    answers = set()
    for other in range(4):
        play = laar.new("belogorye", seed="two worlds")
        play.answer("first bogatyrs")
        chooser = random.Random(other)
        for _ in range(6):
            play.answer(chooser.choice(play.options(1)), 1)
        answers.add(
            choose("belogorye", "2017", play.view(0), play.options(0), name, 0.1, 7)["answer"]
        )
    assert len(answers) == 1


def position(text: str) -> Play:
    return laar.new("belogorye", options={"position": f"first bogatyrs\nturn bogatyrs 5\n{text}"})


@pytest.mark.parametrize("name", ["greedy", "search-3"])
def test_a_certain_kill_is_taken(name: str) -> None:
    """A closed enemy with one life left dies of any blow, and with it the battle is won."""
    play = position("c3 ilya_muromets\nc4 leshy -9 closed\n")
    said = ask(play, 0, name)
    assert said["answer"] == "strike c3 c4"


def test_a_bot_that_stumbles_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(problem: Problem) -> list[Reason]:
        raise RuntimeError("no idea")

    monkeypatch.setitem(BOTS, "greedy", stumbling)
    play, seat = QUESTIONS["main"]
    with pytest.raises(RuntimeError, match="no idea"):
        ask(play, seat, "greedy")
    with pytest.raises(RuntimeError, match="no idea"):  # nor by an arena, which counts its wins
        one_game("belogorye", "2017", ("greedy", "random"), 0, 1, 0.01)


def test_an_answer_that_is_not_legal_is_never_given(monkeypatch: pytest.MonkeyPatch) -> None:
    wild = [Reason("step a1 e6", 1.0, ["step a1 e6"], 1)]
    monkeypatch.setitem(BOTS, "greedy", lambda problem: wild)
    play, seat = QUESTIONS["main"]
    with pytest.raises(Stumbled):
        ask(play, seat, "greedy")


def test_at_a_terminal_chance_answers_for_a_bot_that_stumbles(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "greedy", lambda problem: [])
    play, seat = QUESTIONS["main"]
    said = terminal.choose(play, seat, "greedy", 0.01, 1)
    assert said["answer"] in play.options(seat)
    assert "bot greedy in belogorye" in caplog.text
