"""Games of a lab: paired, repeatable, and told in full."""

from __future__ import annotations

import dataclasses

import pytest
from tests.lab.made import row

from laar.core.game import BadOptions
from laar.games.berserk.decks.lists import ready_deck
from laar.lab import match
from laar.lab.match import play
from laar.lab.plan import Job, Plan, jobs, pairs
from laar.lab.row import Row
from laar.lab.work import run

PLAN = Plan(("orcs", "coven"), games=4, bot="random")


def timeless(rows: list[Row]) -> list[Row]:
    return [dataclasses.replace(row, seconds=0.0) for row in rows]


def test_each_deck_is_first_and_sits_on_each_seat_equally_often() -> None:
    for one, other in pairs(("orcs", "coven", "maidens")):
        plan = [Job((one, other), n) for n in range(8)]
        assert sum(job.first == 0 for job in plan) == 4
        assert sum(job.decks[job.first] == one for job in plan) == (8 if one == other else 4)
        assert sum(job.decks[0] == one for job in plan) == (8 if one == other else 4)
    assert [job.seed for job in plan] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_plan_cut_short_knows_equally_much_of_every_pair() -> None:
    plan = Plan(games=10)
    some = list(jobs(plan))[:40]
    for pair in pairs(plan.decks):
        assert [job.number for job in some if job.pair == pair] == [0, 1, 2, 3]
    assert len(list(jobs(plan))) == 100


@pytest.mark.parametrize("dice", ["home", "tournament"])
def test_a_row_tells_the_game(dice: str) -> None:
    plan = dataclasses.replace(PLAN, dice=dice)
    for number in range(2):
        job = Job(("orcs", "coven"), number)
        row = play(plan, job)
        assert (row.red, row.blue) == job.decks
        assert row.first == "red"
        assert row.winner in ("red", "blue", "")
        assert row.reason.startswith("BRS-")
        assert row.answers > row.turns > 0
        assert row.stumbles == 0
        hands = ((row.red, row.red_deal, row.red_squad), (row.blue, row.blue_deal, row.blue_squad))
        for deck, deal, squad in hands:
            known = ready_deck(deck)
            assert all(deal.count(n) <= known.count(n) for n in deal)
            assert squad
            assert all(squad.count(n) <= deal.count(n) for n in squad)
        assert (len(row.red_deal), len(row.blue_deal)) == (row.red_size, row.blue_size)


def test_the_games_of_a_seed_deal_the_same_places_of_the_deck() -> None:
    """Mirrors show it: what a seat is dealt first is the same whoever is First."""
    for number in range(0, 12, 2):
        one, other = (play(PLAN, Job(("orcs", "orcs"), n)) for n in (number, number + 1))
        assert (one.first, other.first) == ("red", "blue")
        if one.red_size == other.red_size == 15:  # nobody had it dealt anew
            assert one.red_deal == other.red_deal
            return
    raise AssertionError("six seeds and not one pair of kept deals")


def test_the_same_games_in_one_process_or_two() -> None:
    plan = dataclasses.replace(PLAN, games=2)
    one, two = run(plan, 1), run(plan, 2)
    assert (len(one.rows), one.failed, one.stopped) == (6, [], False)
    assert timeless(one.rows) == timeless(two.rows)


def test_a_measurement_that_is_stopped_keeps_what_was_played() -> None:
    seen = []

    def stop_after_three() -> None:
        seen.append(1)
        if len(seen) == 3:
            raise KeyboardInterrupt

    done = run(PLAN, 1, progress=stop_after_three)
    assert done.stopped
    assert len(done.rows) == 3


def test_a_game_that_breaks_is_told_and_costs_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(plan: Plan, job: Job) -> Row:
        if job.number == 1:
            raise ValueError("a card in two places")
        return row()

    monkeypatch.setattr(match, "play", broken)
    done = run(Plan(("orcs",), games=4), 1)
    assert len(done.rows) == 3
    assert done.failed == ["orcs-orcs 1: ValueError a card in two places"]


def test_first_sight_is_quick_and_beats_chance() -> None:
    """Who answers greedily ends games by victory, in far fewer turns than chance needs."""
    rows = [play(Plan(), Job(("orcs", "coven"), n)) for n in range(4)]
    wild = [play(PLAN, Job(("orcs", "coven"), n)) for n in range(4)]
    assert sum(r.turns for r in rows) < sum(r.turns for r in wild)
    assert all(r.winner for r in rows)


@pytest.mark.parametrize(
    ("plan", "place"),
    [
        (Plan(bot="hal"), "no bot 'hal'"),
        (Plan(decks=("orcs", "elves")), "no deck 'elves'"),
        (Plan(decks=("orcs", "orcs")), "twice"),
        (Plan(dice="loaded"), "dice"),
        (Plan(edition="1999"), "1999"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(plan: Plan, place: str) -> None:
    with pytest.raises(BadOptions, match=place):
        plan.check()
