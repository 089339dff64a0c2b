"""Exact chances, worked out twice more: from the printed tables alone, and by rolling every die."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import NamedTuple

import pytest
from tests.harness import SEATS, Draw, Scene, table

from laar.core.game import Json

__all__ = ["table"]

# The printed table: by difference, who chooses and among which blows (0 miss … 3 strong).
OPEN = {
    5: ("", [(3, 0)]),
    4: ("attacker", [(2, 0), (3, 1)]),
    3: ("", [(2, 0)]),
    2: ("attacker", [(1, 0), (2, 1)]),
    1: ("", [(1, 0)]),
    -1: ("", [(1, 0)]),
    -2: ("", [(0, 0)]),
    -3: ("", [(0, 1)]),
    -4: ("attacked", [(0, 1), (1, 2)]),
    -5: ("", [(0, 2)]),
}
BLOWS = ("miss", "weak", "medium", "strong")
FACES = range(1, 7)

Result = tuple[str, str, int, int, bool, bool]  # blow, answer, deals, takes, kills, dies
Rows = Counter[tuple[str | None, tuple[Result, ...]]]


class Fight(NamedTuple):
    """A strike to be worked out: the position, and what the test knows of the two fighters."""

    position: str
    strike: tuple[int, int, int]
    answer: tuple[int, int, int]
    left: tuple[int, int]  # lives of attacker and attacked
    bonus: tuple[int, int] = (0, 0)
    attacked: str = ""  # koschei or leshy: what becomes of wounds on them
    closed: bool = False
    turn: str = "bogatyrs"


FIGHTS = {
    "plain": Fight("c3 sadko / c4 baba_yaga", (2, 3, 5), (2, 3, 4), (10, 9)),
    "evil strikes": Fight(
        "turn evil 1 / c4 sadko / c3 baba_yaga", (2, 3, 4), (2, 3, 5), (9, 10), turn="evil"
    ),
    "wounded": Fight("c3 sadko -8 / c4 baba_yaga -6", (2, 3, 5), (2, 3, 4), (2, 3)),
    "defender": Fight("c3 zashchitnik / c4 baba_yaga", (2, 2, 5), (2, 3, 4), (12, 9), (1, 0)),
    "against defender": Fight(
        "turn evil 1 / c4 zashchitnik / c3 baba_yaga",
        (2, 3, 4),
        (2, 2, 5),
        (9, 12),
        (0, 1),
        turn="evil",
    ),
    "beside defender": Fight(
        "c3 sadko / b3 zashchitnik / c4 baba_yaga closed",
        (2, 3, 5),
        (0, 0, 0),
        (10, 9),
        (1, 0),
        closed=True,
    ),
    "closed": Fight(
        "c3 sadko / c4 baba_yaga closed -6", (2, 3, 5), (0, 0, 0), (10, 3), closed=True
    ),
    "koschei": Fight("c3 sadko / c4 koschei", (2, 3, 5), (3, 4, 5), (10, 8), attacked="koschei"),
    "leshy": Fight("c3 sadko -9 / c4 leshy", (2, 3, 5), (2, 3, 4), (1, 10), attacked="leshy"),
    "closed leshy": Fight(
        "c3 sadko / c4 leshy closed",
        (2, 3, 5),
        (0, 0, 0),
        (10, 10),
        attacked="leshy",
        closed=True,
    ),
    "the pack": Fight(
        "turn evil 1 / c4 sadko / c3 volkolaki / b5 upyr / d5 leshy",
        (2, 3, 5),
        (2, 3, 5),
        (8, 10),
        (2, 0),
        turn="evil",
    ),
}


def exchange(fight: Fight, first: int, second: int) -> tuple[str, list[tuple[int, int]]]:
    """What two modified dice lead to, by the printed tables."""
    if fight.closed:
        return "", [(1 if first <= 3 else 2 if first <= 5 else 3, 0)]
    if first == second:
        return "", [(1, 0) if first <= 4 else (0, 1)]
    return OPEN[max(-5, min(5, first - second))]


def result(fight: Fight, blow: int, answer: int) -> Result:
    """What two blows do."""
    deals = (0, *fight.strike)[blow]
    takes = (0, *fight.answer)[answer]
    if fight.attacked == "koschei" and deals <= 2:
        deals = 0
    if fight.attacked == "leshy" and deals:
        takes += 1
    mine, theirs = fight.left
    return BLOWS[blow], BLOWS[answer], deals, takes, deals >= theirs, takes >= mine


def worked_out(fight: Fight) -> Rows:
    """All dice by the printed tables."""
    rows: Rows = Counter()
    for first, second in product(FACES, [0] if fight.closed else FACES):
        who, pairs = exchange(fight, first + fight.bonus[0], second + fight.bonus[1])
        seats = {"": None, "attacker": fight.turn, "attacked": SEATS[1 - SEATS.index(fight.turn)]}
        rows[seats[who], tuple(result(fight, *pair) for pair in pairs)] += 1
    return rows


def shown(case: Json) -> Rows:
    """The rows of the odds."""
    rows: Rows = Counter()
    for row in case["rows"]:
        results = tuple(
            (r["blow"], r["answer"], r["deals"], r["takes"], r["kills"], r["dies"])
            for r in row["results"]
        )
        rows[row["chooser"], results] += row["n"]
    return rows


def odds(t: Scene, answer: str) -> Json:
    before = t.play.key()
    told = t.play.odds(answer)
    assert told is not None
    assert t.play.key() == before
    return told


@pytest.mark.parametrize("fight", FIGHTS.values(), ids=FIGHTS.keys())
def test_odds_are_those_of_the_printed_tables(table: Draw, fight: Fight) -> None:
    [case] = odds(table(fight.position), "strike c3 c4")["cases"]
    assert shown(case) == worked_out(fight)
    assert sum(row["n"] for row in case["rows"]) == case["of"] == (6 if fight.closed else 36)
    assert case["bonus"] == list(fight.bonus)
    assert case["open"] is not fight.closed
    assert case["intercept"] is None


@pytest.mark.parametrize("fight", FIGHTS.values(), ids=FIGHTS.keys())
def test_odds_are_those_of_all_dice_rolled(table: Draw, fight: Fight) -> None:
    t = table(fight.position)
    [case] = odds(t, "strike c3 c4")["cases"]
    names = [odds(t, "strike c3 c4")["strike"][role] for role in ("attacker", "target")]
    rolled: Rows = Counter()
    for dice in product(FACES, repeat=1 if fight.closed else 2):
        struck = table(fight.position).say(fight.turn, "strike c3 c4").dice(*dice)
        chooser = struck.asked.split()[0] if struck.asked.endswith(" blow") else None
        choices = sorted(struck.legal(), key=struck.play.options().index) if chooser else [""]
        results = []
        for choice in choices:
            then = table(fight.position).say(fight.turn, "strike c3 c4").dice(*dice)
            if chooser:
                then.say(chooser, choice)
            results.append(outcome(then, names[0], names[1]))
        rolled[chooser, tuple(results)] += 1
    assert shown(case) == rolled


def outcome(t: Scene, attacker: str, attacked: str) -> Result:
    """What a fight has led to, from the facts."""
    blows = {fact["who"]: fact["blow"] for fact in t.facts("struck")}
    wounds = Counter(dict.fromkeys((attacker, attacked), 0))
    for fact in t.facts("wounded"):
        wounds[fact["who"]] += fact["amount"]
    return (
        blows.get(attacker, "miss"),
        blows.get(attacked, "miss"),
        wounds[attacked],
        wounds[attacker],
        t.dead(attacked),
        t.dead(attacker),
    )


def net(one: Result) -> int:
    """What the attacker gains by a result."""
    return one[2] - one[3]


@pytest.mark.parametrize("fight", FIGHTS.values(), ids=FIGHTS.keys())
def test_the_best_of_both_is_counted_by_each_choosers_net_wounds(table: Draw, fight: Fight) -> None:
    [case] = odds(table(fight.position), "strike c3 c4")["cases"]
    best = []
    for (chooser, results), count in shown(case).items():
        pick = max if chooser in (None, fight.turn) else min
        best += [pick(results, key=net)] * count
    assert case["best"] == {
        "deals_mean": str(Fraction(sum(r[2] for r in best), len(best))),
        "takes_mean": str(Fraction(sum(r[3] for r in best), len(best))),
        "kills": sum(r[4] for r in best),
        "dies": sum(r[5] for r in best),
    }


def test_both_choices_of_interception_are_told(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga closed / b4 koschei / d4 leshy / c5 upyr")
    told = odds(t, "strike c3 c4")
    assert told["strike"] == {"attacker": "sadko", "target": "baba_yaga"}
    cases = [(c["fighter"], c["intercept"], c["of"]) for c in told["cases"]]
    assert cases == [("baba_yaga", None, 6), ("koschei", "b4", 36), ("leshy", "d4", 36)]
    alone = odds(table("c3 sadko / c4 koschei"), "strike c3 c4")["cases"][0]
    assert shown(told["cases"][1]) == shown(alone)


def test_the_attacked_sees_the_same_before_answering(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga closed / b4 koschei / d4 leshy")
    cases = odds(t, "strike c3 c4")["cases"]
    t.bogatyrs("strike c3 c4")
    for case, answer in zip(cases, ("pass", "intercept b4", "intercept d4"), strict=True):
        assert odds(t, answer)["cases"] == [case]


def test_the_pack_counts_near_whom_it_would_fight(table: Draw) -> None:
    t = table("turn evil 1 / c4 volkolaki / c3 sadko / b3 volga / a2 leshy / a4 upyr / d2 koschei")
    bonus = {c["fighter"]: c["bonus"] for c in odds(t, "strike c4 c3")["cases"]}
    assert bonus == {"sadko": [1, 0], "volga": [2, 0]}


def test_a_strike_that_shakes_the_earth_tells_of_the_two_who_fight(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga -8 closed / b3 upyr closed / d3 leshy closed")
    [case] = odds(t, "strike c3 c4")["cases"]
    assert case["best"]["kills"] == 6
    assert {r["takes"] for row in case["rows"] for r in row["results"]} == {0}


@pytest.mark.parametrize(
    ("position", "answer", "wounds"),
    [
        ("c2 alyosha / c4 leshy", "use c2 c4", {0: 3, 1: 3}),
        ("turn evil 1 / c2 solovei / c4 sadko", "use c2 c4", {1: 5, 2: 1}),
        ("turn evil 1 / c2 solovei / c4 sadko / c5 dobrynya", "use c2 c4", {0: 5, 1: 1}),
    ],
)
def test_odds_of_a_property_with_a_die(
    table: Draw, position: str, answer: str, wounds: dict[int, int]
) -> None:
    [case] = odds(table(position), answer)["cases"]
    counts = {sum(row["results"][0]["wounds"].values()): row["n"] for row in case["rows"]}
    assert counts == wounds
    assert sum(row["n"] for row in case["rows"]) == case["of"] == 6


def test_a_death_by_property_is_told(table: Draw) -> None:
    [case] = odds(table("c2 alyosha / c4 leshy -9 / e6 upyr"), "use c2 c4")["cases"]
    assert sorted((row["n"], row["results"][0]["dead"]) for row in case["rows"]) == [
        (3, []),
        (3, ["leshy"]),
    ]


def test_a_certain_property_says_whom_it_hurts(table: Draw) -> None:
    """The flame of Gorynych: 3 wounds before it, 2 at both sides of that (BEL-098)."""
    t = table("turn evil 1 / c4 gorynych / c3 sadko -9 / b3 volga")
    [case] = odds(t, "use c4")["cases"]
    assert case == {
        "of": 1,
        "rows": [{"n": 1, "results": [{"wounds": {"sadko": 3, "volga": 2}, "dead": ["sadko"]}]}],
    }


def test_each_victim_is_told_before_it_is_named(table: Draw) -> None:
    """As if nobody else were named: Dobrynya spares whom he stands beside."""
    t = table("turn evil 1 / c3 likhomor / c5 sadko / b5 dobrynya / c4 gorynych")
    [first] = odds(t, "use c3 c5")["cases"]
    assert first["rows"][0]["results"] == [{"wounds": {"sadko": 0}, "dead": []}]
    [second] = odds(t.evil("use c3 c5"), "also b5")["cases"]
    assert second["rows"][0]["results"][0]["wounds"] == {"dobrynya": 1, "sadko": 0}


def test_what_needs_no_die_has_no_odds(table: Draw) -> None:
    t = table("c3 alyosha / c5 leshy / a1 vasilisa / a2 sadko -1")
    for answer in ("step c3 c4", "end", "use a1 a2", "strike c3 c5", "nonsense", "concede"):
        assert t.play.odds(answer) is None
    assert table().play.odds("3") is None
    placing = table().dice(6, 1).bogatyrs("first evil")
    assert placing.play.odds("place sadko b4") is None
