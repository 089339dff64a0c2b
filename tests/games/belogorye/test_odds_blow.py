"""What a choice of blows would do, worked out by hand from the cards: the dice lie on the table,
so all of it is certain."""

from typing import Any

import pytest
from tests.harness import Draw, Scene, table

from laar.core.game import Json

__all__ = ["table"]


def sure(t: Scene, answer: str) -> Json:
    """The one result of an answer, asked for without changing anything."""
    before = t.play.key()
    told = t.play.odds(answer)
    assert told is not None
    assert t.play.key() == before
    [case] = told["cases"]
    [row] = case["rows"]
    assert (case["of"], row["n"], row["chooser"], case["open"]) == (1, 1, None, True)
    [result] = row["results"]
    assert case["best"] == {
        "deals_mean": str(result["deals"]),
        "takes_mean": str(result["takes"]),
        "kills": int(result["kills"]),
        "dies": int(result["dies"]),
    }
    shown: Json = result
    return shown


def result(blow: str, answer: str, deals: int, takes: int, **more: Any) -> Json:
    """A result that kills nobody, heals nobody and hits nobody else, unless said so."""
    plain = {"kills": False, "dies": False, "heals": {}, "also": []}
    return {"blow": blow, "answer": answer, "deals": deals, "takes": takes, **plain, **more}


# Position, dice, and for each choice what follows. Two ahead: weak and none, or medium and weak;
# four ahead: medium and none, or strong and weak; four behind: none and weak, or weak and medium.
CHOICES = {
    "two ahead": (
        "c3 sadko / c4 baba_yaga",  # 2-3-5 against 2-3-4
        (5, 3),
        [result("weak", "miss", 2, 0), result("medium", "weak", 3, 2)],
    ),
    "four ahead": (
        "c3 sadko / c4 baba_yaga -5",  # 4 lives left
        (6, 2),
        [result("medium", "miss", 3, 0), result("strong", "weak", 5, 2, kills=True)],
    ),
    "the attacked chooses": (
        "c3 sadko -7 / c4 baba_yaga -7",  # 3 and 2 lives left
        (1, 5),
        [
            result("miss", "weak", 0, 2),
            result("weak", "medium", 2, 3, kills=True, dies=True),
        ],
    ),
    "Koschei's limit": (
        "c3 sadko / c4 koschei",  # 2 wounds or fewer are none
        (5, 3),
        [result("weak", "miss", 0, 0), result("medium", "weak", 3, 3)],
    ),
    "Kozhemyaka's armour": (
        "turn evil 1 / c4 kozhemyaka / c3 leshy",  # 2-3-4 against 2-3-5, each blow 1 less
        (5, 3),
        # And Leshy gives 1 back for the weak answer that wounds him.
        [result("weak", "miss", 1, 0), result("medium", "weak", 3, 2)],
    ),
    "Leshy gives back": (
        "c3 sadko -9 / c4 leshy / e6 upyr / a1 volga",  # one life left
        (5, 3),
        [
            result("weak", "miss", 2, 1, dies=True),
            result("medium", "weak", 3, 3, dies=True),
        ],
    ),
    "Upyr drinks": (
        "turn evil 1 / c4 sadko / c3 upyr -3",
        (5, 3),
        [
            result("weak", "miss", 2, 0, heals={"upyr": 1}),
            result("medium", "weak", 3, 2, heals={"upyr": 1}),
        ],
    ),
    "Upyr is struck and misses": (
        "c3 sadko / c4 upyr -3",
        (5, 3),
        [
            result("weak", "miss", 2, 0),
            result("medium", "weak", 3, 2, heals={"upyr": 1}),
        ],
    ),
    "Svyatogor shakes one": (
        "c3 svyatogor / c4 baba_yaga / d4 leshy closed",  # 3-4-6
        (5, 3),
        [
            result("weak", "miss", 3, 0, also=[{"leshy": 1}]),
            result("medium", "weak", 4, 2, also=[{"leshy": 1}]),
        ],
    ),
    "Svyatogor chooses whom he shakes": (
        "c3 svyatogor / c4 baba_yaga / d4 leshy closed / b4 upyr closed",
        (5, 3),
        [
            result("weak", "miss", 3, 0, also=[{"leshy": 1}, {"upyr": 1}]),
            result("medium", "weak", 4, 2, also=[{"leshy": 1}, {"upyr": 1}]),
        ],
    ),
    "and then Upyr drinks": (
        "c3 svyatogor / c4 upyr -3 / d4 leshy closed / b4 koschei closed",
        (5, 3),
        [
            result("weak", "miss", 3, 0, also=[{"koschei": 1}, {"leshy": 1}]),
            result(
                "medium", "weak", 4, 2, heals={"upyr": 1}, also=[{"koschei": 1}, {"leshy": 1}]
            ),
        ],
    ),
    "Defender adds to the die": (
        "c3 sadko / b3 zashchitnik / c4 baba_yaga",  # 4 + 1 against 3
        (4, 3),
        [result("weak", "miss", 2, 0), result("medium", "weak", 3, 2)],
    ),
}  # fmt: skip


def struck(t: Scene, dice: tuple[int, ...]) -> Scene:
    """The strike from c3 at c4, up to the choice of blows."""
    t.say(str(t.view["active"]), "strike c3 c4")
    if t.asked.endswith(" intercept"):
        t.say(t.asked.split()[0], "pass")
    return t.dice(*dice)


def ordered(shown: Json) -> Json:
    return {**shown, "also": sorted(shown["also"], key=str)}


@pytest.mark.parametrize(("position", "dice", "results"), CHOICES.values(), ids=CHOICES.keys())
def test_each_choice_says_what_it_does(
    table: Draw, position: str, dice: tuple[int, ...], results: list[Json]
) -> None:
    t = struck(table(position), dice)
    assert t.asked.endswith(" blow")
    assert [ordered(sure(t, answer)) for answer in t.play.options()] == results


@pytest.mark.parametrize(("position", "dice", "results"), CHOICES.values(), ids=CHOICES.keys())
def test_each_choice_does_what_it_says(
    table: Draw, position: str, dice: tuple[int, ...], results: list[Json]
) -> None:
    for said in results:
        t = struck(table(position), dice)
        told = t.play.odds(f"blow {said['blow']} {said['answer']}")
        assert told is not None
        attacker, met = told["strike"]["attacker"], told["strike"]["target"]
        t.say(t.asked.split()[0], f"blow {said['blow']} {said['answer']}")
        if t.asked.endswith(" splash"):
            t.say(t.asked.split()[0], sorted(t.legal())[0])
        dealt = dict.fromkeys((attacker, met), 0)
        for fact in t.facts("wounded"):
            dealt[fact["who"]] = dealt.get(fact["who"], 0) + fact["amount"]
        assert (dealt.pop(met), dealt.pop(attacker)) == (said["deals"], said["takes"])
        assert (t.dead(met), t.dead(attacker)) == (said["kills"], said["dies"])
        assert {fact["who"]: fact["amount"] for fact in t.facts("healed")} == said["heals"]
        assert dealt in (said["also"] or [{}])


def test_the_interceptor_is_the_one_who_fights(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga / b4 koschei")
    t.bogatyrs("strike c3 c4").evil("intercept b4").dice(5, 3)
    told = t.play.odds("blow weak miss")
    assert told is not None
    assert told["strike"] == {"attacker": "sadko", "target": "koschei"}
    assert [(case["fighter"], case["intercept"]) for case in told["cases"]] == [("koschei", "b4")]
    assert sure(t, "blow weak miss") == result("weak", "miss", 0, 0)


def test_a_choice_that_is_not_offered_has_no_odds(table: Draw) -> None:
    t = struck(table("c3 sadko / c4 baba_yaga"), (5, 3))
    for answer in ("blow strong weak", "blow miss weak", "blow", "end", "3"):
        assert t.play.odds(answer) is None


def test_what_else_a_strike_may_do_is_told_before_it(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga closed / d4 leshy closed / b4 upyr closed")
    told = t.play.odds("strike c3 c4")
    assert told is not None
    for row in told["cases"][0]["rows"]:
        [one] = row["results"]
        assert sorted(one["also"], key=str) == [{"leshy": 1}, {"upyr": 1}]
        assert one["heals"] == {}
