"""Results less luck: the share stays true, its interval is narrower, no game counts twice."""

from __future__ import annotations

from random import Random
from statistics import fmean, pvariance

import pytest

import laar
from laar.bots.adjusted import Counted, adjusted
from laar.bots.arena import Result, arena, tally
from laar.bots.judge import OPENING, dealt_chances, opening_of
from laar.bots.judge.weights import shipped
from laar.bots.luck import surprise
from laar.core.abilities import ShowsOpenings
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.games.berserk.bots.deal import FIRST, SIZE, opening
from laar.games.berserk.state.battle import Battle

SEATS = ("bogatyrs", "evil")


def made(games: int, share: float, seed: int = 1) -> list[Counted]:
    """Games that are won by luck alone, as far as it is known, and by as much that is not."""
    source = Random(seed)
    found = []
    for number in range(games):
        known = source.choice((-0.3, 0.3))
        won = source.random() < share + known
        found.append(Counted(float(won), known, number))
    return found


def test_luck_is_taken_away_and_the_interval_gets_narrower() -> None:
    games = made(4000, 0.6)
    found = adjusted(games)
    assert found is not None
    low, high = found["interval"]
    assert low < 0.6 < high
    raw = pvariance([one.points for one in games])
    less = pvariance([one.points - one.luck for one in games])
    assert found["factor"] == pytest.approx(raw / less, abs=0.01)
    assert found["factor"] > 1.4
    assert found["share"] == pytest.approx(fmean(one.points - one.luck for one in games), abs=1e-4)


def test_luck_that_is_noise_saves_nothing_and_says_so() -> None:
    source = Random(2)
    games = [Counted(float(n % 2), source.choice((-0.5, 0.5)), n) for n in range(400)]
    found = adjusted(games)
    assert found is not None
    assert found["factor"] < 1


def test_games_that_share_dice_are_one_observation() -> None:
    alone = [Counted(float(n % 3 == 0), 0.0, n) for n in range(60)]
    twins = [Counted(one.points, 0.0, one.cluster) for one in alone for _ in range(2)]
    assert adjusted(twins) == adjusted(alone)


def test_who_is_first_by_a_plan_is_no_noise() -> None:
    games = [Counted(float(n % 2 == 0), 0.0, n, n % 2) for n in range(40)]
    found = adjusted(games)
    assert found is not None
    assert found["interval"] == [0.5, 0.5]


def test_a_game_played_twice_makes_no_interval_narrower() -> None:
    """Seen from both sides its luck and its result cancel out: that is no certainty."""
    source = Random(3)
    lucky = [(source.random() < 0.5, source.choice((-0.2, 0.2))) for _ in range(50)]
    twice = [
        Result(2 * n + side, bool(side), 0 if won else 1, 0, 9, str(n), luck if not side else -luck)
        for n, (won, luck) in enumerate(lucky)
        for side in (0, 1)
    ]
    told = tally(twice, SEATS)
    assert told["repeated"] == 50
    assert told["adjusted"]["share"] == 0.5
    once = tally([one for one in twice if not one.swapped], SEATS)
    wide = once["adjusted"]["interval"]
    kept = told["adjusted"]["interval"]
    assert kept[1] - kept[0] > 0.95 * (wide[1] - wide[0])


def test_too_few_games_say_nothing() -> None:
    assert adjusted([Counted(1.0, 0.0, 1), Counted(0.0, 0.0, 1)]) is None


def test_an_arena_tells_both() -> None:
    report = arena("belogorye", None, "random", "random", 8, 3, jobs=1)
    assert set(report["adjusted"]) == {"share", "interval", "luck", "factor"}


def dealing(seed: str) -> Battle:
    """A table of Berserk in the middle of the first deal."""
    play, dice = laar.new("berserk", None, None), Dice(seed.encode())
    while play.ask is None or play.ask.kind != "draw" or len(play.history) < 12:
        seat = play.asked[0]
        chance = seat == CHANCE
        play.answer(dice.answer(play.table, play.rolls + 1) if chance else "first", seat)
    assert isinstance(play.table, Battle)
    return play.table


def test_a_draw_changes_the_opening_by_what_it_tells_and_its_mean_is_what_was_expected() -> None:
    table = dealing("dealt")
    before = opening(table)
    assert before[FIRST] in (1.0, -1.0)
    assert before[SIZE] == 0.0
    ask = table.ask
    assert ask is not None
    weights = table.weights(ask)
    mean = [0.0] * len(before)
    for weight, text in zip(weights, table.options(CHANCE), strict=True):
        then = table.clone()
        then.answer(CHANCE, text)
        mean = [m + weight * x / sum(weights) for m, x in zip(mean, opening(then), strict=True)]
    assert mean == pytest.approx(before)


def test_the_deal_is_judged_open_by_weights_of_its_own() -> None:
    game = laar.game("berserk")
    assert isinstance(game, ShowsOpenings)
    table = dealing("judged")
    kind = opening_of(game, table)
    assert kind.endswith(OPENING)
    assert len(shipped("berserk")[kind].weights) == len(opening(table))
    told = dealt_chances(game, table)
    assert sum(told) == pytest.approx(1)
    each = [surprise(game, table, text)[0] for text in table.options(CHANCE)]
    assert max(each) > 0.002 > -0.002 > min(each)


def test_who_wins_the_opening_roll_has_luck() -> None:
    """To be Second is worth something in Berserk, and the higher roll chooses."""
    game, table = laar.game("berserk"), laar.new("berserk", None, None).table
    assert table.ask is not None
    assert table.ask.kind == "roll"
    highest, lowest = (surprise(game, table, text)[0] for text in ("6", "1"))
    assert highest > 0.03 > -0.03 > lowest
