"""Estimators on made-up games with known answers."""

from __future__ import annotations

import random

import pytest

from laar.bots.arena import wilson
from laar.lab.estimate import Unit, difference, ratio, share


def units(stratum: str, treated: bool, wins: int, games: int) -> list[Unit]:
    return [
        Unit(stratum, f"{stratum} {treated} {n}", treated, float(n < wins)) for n in range(games)
    ]


def test_a_share_counts_draws_as_halves_and_has_wilsons_interval() -> None:
    value, interval = share(65, 0, 100)
    assert value == 0.65
    assert interval == pytest.approx(wilson(65, 100))
    assert share(60, 10, 100)[0] == 0.65
    assert share(60, 10, 100)[1] == pytest.approx(interval)
    assert share(0, 0, 0) == (0.5, (0.0, 1.0))


def test_a_difference_is_taken_within_strata_only() -> None:
    # With the card 10 points more in each stratum, though it is bought where games are lost.
    lost = units("against coven", True, 24, 80) + units("against coven", False, 4, 20)
    won = units("as first", True, 18, 20) + units("as first", False, 64, 80)
    found = difference(lost + won)
    assert found is not None
    assert found.value == pytest.approx(0.10)
    mixed = (24 + 18) / 100 - (4 + 64) / 100
    assert mixed < 0, "the plain difference would have the wrong sign"


def test_strata_without_both_hands_say_nothing() -> None:
    assert difference(units("a", True, 5, 10)) is None
    assert difference(units("a", True, 1, 1) + units("a", False, 0, 9)) is None
    both = units("b", True, 6, 10) + units("b", False, 5, 10)
    found = difference(units("a", True, 10, 10) + both)
    assert found is not None
    assert found.value == pytest.approx(0.1)


def test_the_error_is_the_textbooks_where_all_games_are_independent() -> None:
    found = difference(units("a", True, 30, 50) + units("a", False, 20, 50))
    assert found is not None
    assert found.error == pytest.approx((2 * 0.6 * 0.4 / 50) ** 0.5, rel=0.02)
    low, high = found.interval
    assert low < 0.2 < high
    assert high - low == pytest.approx(2 * 1.96 * found.error)


def test_games_of_one_seed_count_as_one() -> None:
    apart = units("a", True, 30, 50) + units("a", False, 20, 50)
    twice = [u for unit in apart for u in (unit, unit)]  # the same game told twice
    once, again = difference(apart), difference(twice)
    assert once is not None
    assert again is not None
    assert again.error == pytest.approx(once.error, rel=0.02)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    source = random.Random(7)
    held = 0
    for _ in range(300):
        found = difference(
            Unit(
                at % 4,
                at // 2,
                bool(t := source.random() < 0.4),
                float(source.random() < 0.45 + 0.1 * t),
            )
            for at in range(240)
        )
        assert found is not None
        held += found.interval[0] <= 0.1 <= found.interval[1]
    assert 0.91 <= held / 300 <= 0.985


def test_a_ratio_sees_through_the_buyers_reasons() -> None:
    """Who has a poor deal buys the card, which in truth adds 20 points."""
    source = random.Random(3)
    wins, buys, naive = [], [], []
    for game in range(20_000):
        poor, dealt = source.random() < 0.5, source.random() < 0.5
        bought = dealt and source.random() < (0.9 if poor else 0.3)
        won = float(source.random() < 0.5 - 0.3 * poor + 0.2 * bought)
        wins.append(Unit("", game, dealt, won))
        buys.append(Unit("", game, dealt, float(bought)))
        naive.append(Unit("", game, bought, won))
    by_deal, uptake, by_squad = difference(wins), difference(buys), difference(naive)
    assert by_deal is not None
    assert uptake is not None
    assert by_squad is not None
    found = ratio(by_deal, uptake)
    assert found is not None
    assert found.interval[0] < 0.2 < found.interval[1]
    assert found.value == pytest.approx(0.2, abs=0.04)
    assert by_squad.value < 0.15


def test_nothing_is_told_of_a_card_that_is_never_bought() -> None:
    wins = difference(units("a", True, 30, 50) + units("a", False, 20, 50))
    buys = difference(units("a", True, 0, 50) + units("a", False, 0, 50))
    assert wins is not None
    assert buys is not None
    assert ratio(wins, buys) is None
