"""The arena: fair pairs, the same result however many processes, clear errors."""

from __future__ import annotations

import pytest

import laar
from laar.bots.arena import Result, arena, one_game, tally, wilson

SEATS = ("bogatyrs", "evil")


def test_the_same_games_in_one_process_or_two() -> None:
    one, two = (
        {**arena("belogorye", None, "random", "random", 6, 3, jobs=jobs), "seconds": 0}
        for jobs in (1, 2)
    )
    assert one == two
    assert one["games"] == sum(one["wins"]) + one["draws"] == 6


def test_greedy_beats_random() -> None:
    wins = [one_game("belogorye", "2017", ("greedy", "random"), n, 5, 0.1).winner for n in range(4)]
    assert wins == [0, 1, 0, 1]


def test_sides_are_swapped_and_wins_follow_the_bot() -> None:
    results = [
        Result(0, False, 0, 0, 9, "a"),
        Result(1, True, 1, 0, 9, "b"),
        Result(2, False, None, 1, 9, "c"),
    ]
    counted = tally(results, SEATS)
    assert counted["wins"] == [2, 0]
    assert counted["draws"] == 1
    assert counted["sides"] == {"bogatyrs": 1, "evil": 1}
    assert counted["first"] == {"games": 3, "wins": 1}


def test_a_game_is_never_counted_twice() -> None:
    """Bots that answer alike play a pair twice: nobody won it, and it is one game."""
    results = [Result(n, n % 2 == 1, 0, 0, 9, str(n // 2)) for n in range(8)]
    counted = tally(results, SEATS)
    assert (counted["wins"], counted["repeated"]) == ([4, 4], 4)
    assert counted["sides"] == {"bogatyrs": 4, "evil": 0}
    assert counted["first"] == {"games": 4, "wins": 4}
    once = [Result(n, n % 2 == 1, 0, 0, 9, str(n)) for n in range(4)]
    assert counted["interval"] == tally(once, SEATS)["interval"]


def test_equal_bots_play_different_games() -> None:
    games = [one_game("belogorye", "2017", ("greedy", "greedy"), n, 5, 9.0) for n in range(2)]
    assert games[0].line != games[1].line


def test_an_interval_holds_the_share_and_narrows() -> None:
    for wins, games in ((0, 10), (5, 10), (10, 10), (65, 100)):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    few, many = wilson(5, 10), wilson(500, 1000)
    assert many[1] - many[0] < few[1] - few[0]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(laar.BadOptions, match="no bot 'deep'"):
        arena("belogorye", None, "deep", "random", 2, 1)
