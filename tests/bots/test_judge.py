"""The judge of positions: its chances are kept, it knows no secret, and it knows what it knows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import laar
from laar.bots.judge import chance, chances
from laar.bots.judge.measure import Claim, calibration, loss, losses, measured
from laar.bots.judge.sampling import MEASURE, Plan, one_game
from laar.bots.judge.weights import shipped, weights_of
from laar.core.abilities import DealsAnew, OffersTrials, ShowsSigns
from laar.core.engine.table import Table
from laar.core.game import AnyGame
from laar.games.berserk.state.battle import HIDDEN, Battle

GAMES = ("belogorye", "berserk", "bastion")
# Options of the games that are judged here, and how many: a second or two of each.
# Signs without a meaning would bring the loss of a constant, and swapped ones a lot more; the judge
# of Bastion is the weakest.
PLAYED: dict[str, tuple[list[dict[str, Any]], int, float]] = {
    "belogorye": ([{}], 24, 0.8),
    "berserk": (
        [
            {"decks": [one, other]}
            for one, other in pairwise(("orcs", "dwarves", "maidens", "coven", "orcs"))
        ],
        16,
        0.8,
    ),
    "bastion": ([{"mode": "training", "players": 2}], 16, 1.0),
}


def walked(game: AnyGame, options: Mapping[str, Any], seed: str, answers: int) -> list[Table]:
    """The tables of a game at random in which somebody is asked."""
    play = laar.new(game.name, None, seed, options)
    source = Random(seed)
    seen: list[Table] = []
    while play.outcome is None and len(seen) < answers:
        seen.append(play.table.clone())
        seat = play.asked[0]
        play.answer(source.choice(play.options(seat)), seat)
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_kept_on_games_it_was_not_fitted_on(name: str) -> None:
    options, games, most = PLAYED[name]
    plan = Plan(name, laar.new(name).edition, tuple(options), "greedy", 77, MEASURE)
    report = measured(name, [one_game(plan, number) for number in range(games)])
    assert report["positions"] > 8 * games
    assert report["log_loss"] < most * report["constant"]
    assert report["log_loss"] < report["taste"]
    surest = report["calibration"][0], report["calibration"][-1]
    assert surest[0]["won"] < 0.4
    assert surest[1]["won"] > 0.6


@pytest.mark.parametrize("name", GAMES)
def test_weights_name_what_is_played_today_and_have_one_for_each_sign(name: str) -> None:
    game = laar.game(name)
    assert isinstance(game, ShowsSigns)
    edition = laar.new(name).edition
    assert edition in shipped(name)
    fitted = shipped(name)[edition]
    assert fitted.games >= 500
    assert fitted.bots
    assert fitted.modes
    tables = [t for t in walked(game, {}, "signs", 120) if game.signs(t, 0)]
    assert tables
    assert {len(game.signs(t, seat)) for t in tables for seat in range(t.seats)} == {
        len(fitted.weights)
    }


def test_other_revisions_and_modes_are_judged_by_taste() -> None:
    others = [("berserk", "2021.1", {}), ("berserk", None, {"mode": "team", "players": 4})]
    for name, edition, options in others:
        play = laar.new(name, edition, "other", options)
        game, source = play.game, Random(3)
        while not play.view(None)["turn"]:
            seat = play.asked[0]
            play.answer(source.choice(play.options(seat)), seat)
        assert isinstance(game, ShowsSigns)
        assert not weights_of(name, game.judged_as(play.table))
        seats = range(play.table.seats)
        assert chances(game, play.table) == [(1 + game.taste(play.table, s)) / 2 for s in seats]


@pytest.mark.parametrize("name", GAMES)
def test_seats_share_what_there_is_to_win(name: str) -> None:
    game = laar.game(name)
    assert isinstance(game, ShowsSigns)
    for table in walked(game, {}, "shared", 150)[::5]:
        told = chances(game, table)
        assert all(0 < one < 1 for one in told)
        if game.cooperative:
            assert len(set(told)) == 1
        elif not isinstance(table, Battle) or not any(table.is_(c, HIDDEN) for c in table.present):
            assert sum(told) == pytest.approx(1)


def test_a_game_that_is_over_has_winners_and_nobody_else() -> None:
    play = laar.new("belogorye", seed="over")
    source = Random(1)
    while play.outcome is None:
        seat = play.asked[0]
        play.answer(source.choice(play.options(seat)), seat)
    winners = play.outcome.winners
    expected = [float(s in winners) for s in range(2)] if winners else [0.5, 0.5]
    assert chances(play.game, play.table) == expected


@pytest.mark.parametrize("options", [{}, {"secret": True}], ids=["face down", "secret decks"])
def test_what_a_seat_cannot_see_changes_no_chance(options: Mapping[str, Any]) -> None:
    game = laar.game("berserk")
    assert isinstance(game, DealsAnew)
    assert isinstance(game, ShowsSigns)
    assert isinstance(game, OffersTrials)
    if options:
        options = next(one for one in game.trials("2021", "duel") if one.get("secret"))
    source = Random(5)
    hidden = 0
    for seed in ("one", "two"):
        for table in walked(game, options, seed, 90)[::6]:
            if not isinstance(table, Battle) or not table.turn:
                continue
            for seat in range(2):
                told = chance(game, table, seat)
                other = game.redealt(table, game.view(table, seat), source)
                assert chance(game, other, seat) == pytest.approx(told)
                assert game.signs(other, seat) == pytest.approx(game.signs(table, seat))
                hidden += other.mark() != table.mark()
    assert hidden  # or there was nothing to hide


def test_losses_and_tenths_are_counted_right() -> None:
    claims = [Claim(n / 100, 0.5, 1.0, float(n % 2)) for n in range(1, 100)]
    told = losses(claims)
    assert told["constant"] == pytest.approx(0.6931, abs=1e-4)
    assert told["taste"] > 4  # surely right half of the time, surely wrong the other
    assert told["log_loss"] == pytest.approx(
        sum(loss(c.judged, c.won) for c in claims) / 99, abs=1e-4
    )
    tenths = calibration(claims)
    assert len(tenths) == 10
    assert sum(one["positions"] for one in tenths) == 99
    assert [one["said"] for one in tenths] == sorted(one["said"] for one in tenths)
    assert tenths[0]["said"] == pytest.approx(0.05, abs=0.01)
