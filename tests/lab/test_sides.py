"""Sides and first turn: each seed twice, either side first, nobody asked; luck without the roll."""

from __future__ import annotations

import json

import pytest

from laar.cli import main
from laar.lab.sides import Ended, Sides, figures, play_sides, run

PLAN = Sides("belogorye", "2017", "random", 4, 7, 0.1)


def ended(number: int, winner: int | None, luck: float = 0.0) -> Ended:
    """A game that nobody played."""
    return Ended(number, number % 2, winner, luck, 20, 100, 0.5)


def test_the_plan_says_who_is_first() -> None:
    games = run(PLAN, 1)
    assert [one.first for one in games] == [0, 1, 0, 1]
    assert games == [
        one.__class__(**{**vars(play_sides(PLAN, n)), "seconds": one.seconds})
        for n, one in enumerate(games)
    ]
    assert any(one.luck for one in games)


def test_side_and_turn_are_told_apart() -> None:
    """Bogatyrs win all they begin and half of the rest: sides 75 %, first turn 75 %."""
    games = [ended(n, 0 if n % 2 == 0 or n % 4 == 1 else 1) for n in range(400)]
    found = figures(PLAN, games)
    assert found["side"]["share"] == 0.75
    assert found["first"]["share"] == 0.75
    assert found["by_first"]["bogatyrs"]["share"] == 1.0
    assert found["by_first"]["evil"]["share"] == 0.5
    assert found["verdict"] == {
        "enough": True, "fair": False, "first_is_worth": 0.5, "first_fair": False,
    }  # fmt: skip


def test_luck_is_taken_from_the_seat_it_was_given() -> None:
    games = [ended(n, 0 if n % 4 < 2 else 1, 0.4 if n % 4 < 2 else -0.4) for n in range(80)]
    found = figures(PLAN, games)
    assert found["side"]["adjusted"]["share"] == 0.5
    assert found["side"]["adjusted"]["factor"] > 20


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "balance", "belogorye", "--bot", "random", "--games", "6", "--jobs", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["side"]["seat"]) == (6, "bogatyrs")
    assert main([*words, "--decks", "orcs"]) != 0
