"""Exact chances, by numbers worked out on paper.

The plain fighter here is card 48: 10 lives, simple strike 1-2-3, nothing that changes a fight.
"""

import pytest
from tests.clauses.berserk.board import Board, board

from laar.core.game import Json
from laar.games.berserk.view.odds.exact import odds

Rows = list[tuple[int, str | None, list[str]]]
DUEL = "c3 red 48\nc4 blue 48"


def weighed(b: Board, answer: str) -> Json:
    """The odds of an answer; they leave the table as it was."""
    before = b.table.mark()
    found = odds(b.table, answer)
    assert b.table.mark() == before
    assert found is not None, f"no odds of {answer}"
    assert all(sum(row["n"] for row in case["rows"]) == case["of"] for case in found["cases"])
    return found


def fight(b: Board, answer: str = "strike c3 c4") -> Json:
    """The only case of a strike."""
    [case] = weighed(b, answer)["cases"]
    assert isinstance(case, dict)
    return case


def rows(case: Json) -> Rows:
    """The rows of a strike, each result as `strong 3 miss 0`."""
    return [
        (
            row["n"],
            row["chooser"],
            [f"{r['blow']} {r['deals']} {r['answer']} {r['takes']}" for r in row["results"]],
        )
        for row in case["rows"]
    ]


def test_home_dice_against_an_open_creature() -> None:
    case = fight(board(DUEL))
    assert rows(case) == [
        (3, None, ["strong 3 miss 0"]),
        (6, None, ["medium 2 miss 0"]),
        (9, None, ["weak 1 miss 0"]),
        (12, None, ["miss 0 miss 0"]),
        (6, None, ["miss 0 weak 1"]),
    ]
    assert case["of"] == 36
    assert case["open"] is True
    assert case["bonus"] == [0, 0]
    assert case["best"] == {
        "deals_mean": "5/6",
        "takes_mean": "1/6",
        "kills": 0,
        "dies": 0,
        "misses": 18,
    }


@pytest.mark.parametrize("dice", ["home", "tournament"])
def test_a_closed_target_lets_one_die_decide(dice: str) -> None:
    case = fight(board(DUEL + " closed wounds 8", dice))
    assert rows(case) == [
        (1, None, ["strong 3 miss 0"]),
        (2, None, ["medium 2 miss 0"]),
        (3, None, ["weak 1 miss 0"]),
    ]
    assert case["of"] == 6
    assert case["open"] is False
    assert [row["results"][0]["kills"] for row in case["rows"]] == [True, True, False]
    assert case["best"]["kills"] == 3


def test_tournament_dice_by_their_difference() -> None:
    case = fight(board(DUEL, "tournament"))
    assert sorted(rows(case), key=str) == sorted(
        [
            (14, None, ["weak 1 miss 0"]),  # ahead or behind by 1, equal up to 4
            (4, "red", ["medium 2 weak 1", "weak 1 miss 0"]),
            (3, None, ["medium 2 miss 0"]),
            (2, "red", ["strong 3 weak 1", "medium 2 miss 0"]),
            (1, None, ["strong 3 miss 0"]),
            (4, None, ["miss 0 miss 0"]),
            (5, None, ["miss 0 weak 1"]),  # behind by 3, equal from 5
            (2, "blue", ["weak 1 medium 2", "miss 0 weak 1"]),
            (1, None, ["miss 0 medium 2"]),
        ],
        key=str,
    )


def test_of_an_exchange_the_chooser_takes_what_wins_more_lives() -> None:
    """Neither does a blow of 2 kill better than one of 1, nor is a wound worth dying for."""
    best = fight(board(DUEL + " wounds 9", "tournament"))["best"]
    assert best["takes_mean"] == "1/4"  # 7 weak answers and a medium one
    assert best["kills"] == 24
    assert best["misses"] == 12


def test_an_exchange_is_weighed_when_it_is_asked_for() -> None:
    b = board(DUEL, "tournament").do("strike c3 c4").roll(5, 3)
    assert b.asks("red", "exchange")
    full, less = fight(b, "full"), fight(b, "less")
    assert (full["of"], rows(full)) == (1, [(1, None, ["medium 2 weak 1"])])
    assert (less["of"], rows(less)) == (1, [(1, None, ["weak 1 miss 0"])])


def test_the_cursed_attacker_rolls_again_when_the_other_wants_it() -> None:
    """The mean of a die is 5/3 wounds: a blow of 2 or 3 is rolled again, a blow of 1 is kept."""
    case = fight(board("c3 red 48 curse\nc4 blue 48 closed"))
    assert rows(case) == [
        (3, None, ["strong 3 miss 0"]),
        (6, None, ["medium 2 miss 0"]),
        (27, None, ["weak 1 miss 0"]),
    ]
    assert case["bonus"] == [-1, 0]
    assert case["of"] == 36


def test_book_example_a_cursed_six_is_rolled_again_once() -> None:
    b = board("c3 red 48 curse\nc4 blue 48 closed").do("strike c3 c4").roll(6)
    assert b.asks("blue", "reroll")
    assert rows(fight(b, "keep")) == [(1, None, ["strong 3 miss 0"])]
    assert rows(fight(b, "reroll attacker")) == [
        (1, None, ["strong 3 miss 0"]),
        (2, None, ["medium 2 miss 0"]),
        (3, None, ["weak 1 miss 0"]),
    ]


def test_book_example_a_cursed_four_counts_as_three_in_a_tournament() -> None:
    case = fight(board("c3 red 48 curse\nc4 blue 48 closed", "tournament"))
    assert rows(case) == [(2, None, ["medium 2 miss 0"]), (4, None, ["weak 1 miss 0"])]


def test_two_bonuses_leave_their_difference() -> None:
    """+3 against +1: red may reroll twice. When the target let the blow through, a weak one is
    rolled again and a medium one kept, for then a die is worth 5/3 and two are worth 2."""
    case = fight(board("c3 red 68 exp_attack\nc2 red 48 curse\nc4 blue 48 exp_defence"))
    assert case["bonus"] == [3, 1]
    assert rows(case) == [
        (189, None, ["strong 3 miss 0"]),  # 1/2 x 7/8 x 1/3
        (378, None, ["medium 2 miss 0"]),
        (81, None, ["weak 1 miss 0"]),  # 1/2 x 1/8
        (432, None, ["miss 0 miss 0"]),
        (216, None, ["miss 0 weak 1"]),
    ]
    assert case["of"] == 1296
    level = fight(board("c3 red 48 exp_attack\nc4 blue 48 exp_defence"))
    assert level["rows"] == fight(board(DUEL))["rows"]


def test_one_reroll_of_the_target_is_used_on_three_or_less() -> None:
    case = fight(board(DUEL + " exp_defence"))
    hits = sum(row["n"] for row in case["rows"] if row["results"][0]["blow"] != "miss")
    assert (hits, case["of"]) == (54, 216)  # a quarter
    assert case["best"]["takes_mean"] == "1/4"


@pytest.mark.parametrize(
    ("state", "wounds"),
    [
        ("armour 1", [2, 1, 0]),
        ("armour 2 absorbed 1", [2, 1, 0]),
        ("vulnerability", [4, 3, 2]),
        ("prot_shots", [3, 2, 1]),
    ],
)
def test_features_of_the_target_as_they_are_now(state: str, wounds: list[int]) -> None:
    case = fight(board(f"{DUEL} closed {state}"))
    assert [row["results"][0]["deals"] for row in case["rows"]] == wounds


def test_attacks_that_are_always_strong() -> None:
    case = fight(board("c3 red 86\nc4 blue 48 closed curse"))
    assert rows(case) == [(6, None, ["strong 3 miss 0"])]


def test_a_protection_keeps_every_blow_off() -> None:
    case = fight(board("zone red 107\nc2 red 48\nc4 blue 48 closed cover"), "strike 107.1 c4")
    assert rows(case) == [(6, None, ["miss 0 miss 0"])]
    assert case["best"]["misses"] == 6


def test_each_possible_defender_is_a_case() -> None:
    b = board(DUEL + " wounds 9\nb4 blue 48\nd4 blue 48 closed")
    found = weighed(b, "strike c3 c4")
    assert found["strike"] == {"attacker": b.id("c3"), "target": b.id("c4")}
    alone, shielded = found["cases"]
    assert (alone["fighter"], alone["intercept"], alone["way"]) == (b.id("c4"), None, [])
    assert (shielded["fighter"], shielded["intercept"]) == (b.id("b4"), "b4")
    assert [case["best"]["kills"] for case in (alone, shielded)] == [18, 0]
    b.do("strike c3 c4")
    assert fight(b, "pass") == alone
    assert fight(b, "defend b4") == {**shielded, "way": []}


def test_an_ability_has_a_case_for_each_target_until_one_is_named() -> None:
    b = board("c2 red 28\nc4 blue 48\nb5 blue 48 prot_shots", "tournament")
    found = weighed(b, "use c2 1")
    assert found["use"] == {"who": b.id("c2"), "number": 1}
    shot = {case["way"][0]: case for case in found["cases"]}
    assert set(shot) == {"c4", "b5"}
    who = b.id("c4")  # a shot for 1-2-3 with +1: 1 or 2, 3 or 4, 5 or 6
    assert [(row["n"], row["results"][0]["wounds"]) for row in shot["c4"]["rows"]] == [
        (2, {who: 3}),
        (2, {who: 2}),
        (2, {who: 1}),
    ]
    assert shot["c4"]["targets"] == [who]
    assert shot["c4"]["best"] == {"means": {who: "2"}, "dead": {}}
    assert [row["results"][0]["wounds"] for row in shot["b5"]["rows"]] == [{}]
    b.do("use c2 1")
    [case] = weighed(b, "c4")["cases"]
    assert case == {**shot["c4"], "way": []}


def test_who_lies_face_down_is_not_told() -> None:
    b = board(DUEL + " hidden\nb4 blue 48")
    assert odds(b.table, "strike c3 c4") is None
    assert odds(b.table, "strike c3 b4") is not None


def test_answers_without_dice_have_none() -> None:
    b = board(DUEL + "\nb4 blue 48")
    for answer in ("end", "step c3 c2", "strike c3 a6", "fly"):
        assert odds(b.table, answer) is None
