"""What is made of rows: who won, who was First, which cards were bought and helped."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.made import row

from laar.lab.figures import figures
from laar.lab.plan import Plan
from laar.lab.row import Row

PLAN = Plan(("orcs", "coven"), games=4)


def card(found: dict[str, Any], number: int) -> dict[str, Any]:
    return next(c for c in found["cards"] if c["number"] == number)


def pair(found: dict[str, Any], name: str) -> dict[str, Any]:
    return next(p for p in found["pairs"] if "-".join(p["pair"]) == name)


def test_wins_follow_the_deck_not_the_seat() -> None:
    rows = [
        row("orcs", "coven", "red"),
        row("coven", "orcs", "blue", number=1),
        row("orcs", "coven", "blue", number=2, seed=1, first="blue"),
        row("coven", "orcs", "", number=3, seed=1, first="blue"),
    ]
    found = figures(PLAN, rows)
    both = pair(found, "orcs-coven")
    assert (both["games"], both["wins"], both["draws"]) == (4, 2, 1)
    assert both["share"] == pytest.approx(2.5 / 4)
    assert both["first"]["wins"] == 2  # games 0 and 2
    assert [d["share"] for d in found["decks"]] == pytest.approx([0.625, 0.375])
    assert found["planned"] == 12
    assert found["verdict"] == {**found["verdict"], "enough": False, "pairs": ["orcs-coven"]}


def test_a_mirror_tells_of_the_first_player_alone() -> None:
    found = figures(PLAN, [row("orcs", "orcs", "red"), row("orcs", "orcs", "red", first="blue")])
    mirror = pair(found, "orcs-orcs")
    assert mirror["mirror"]
    assert "share" not in mirror
    assert mirror["first"] == {**mirror["first"], "games": 2, "wins": 1, "share": 0.5}
    assert found["decks"][0]["games"] == 0
    assert "orcs-orcs" not in found["verdict"]["pairs"]


def games(count: int, won_with: int, won_without: int) -> list[Row]:
    """So many games in which orcs have card 4 in the squad, and as many in which they do not."""
    rows: list[Row] = []
    for n in range(count):
        for squad, wins in (((2, 4), won_with), ((2,), won_without)):
            winner = "red" if n < wins else "blue"
            rows.append(row(winner=winner, seed=len(rows), red_squad=squad))
    return rows


def test_a_card_that_wins_too_often_is_found() -> None:
    found = figures(PLAN, games(100, 62, 50))
    four = card(found, 4)
    assert four["effect"] == pytest.approx(0.12)
    assert four["strong"]
    assert not four["surely"], "the interval reaches far below 8 points"
    assert found["verdict"]["strong"] == [4]
    assert card(figures(PLAN, games(300, 210, 150)), 4)["surely"]
    assert card(figures(PLAN, games(300, 90, 150)), 4)["surely"], "a burden counts as well"
    assert not card(figures(PLAN, games(100, 57, 50)), 4)["strong"]


def test_cards_left_in_the_deal_are_found() -> None:
    dealt = [
        row(seed=n, red_deal=(2, 3, 4), red_squad=(2, 4) if n < 9 else (2,)) for n in range(100)
    ]
    found = figures(PLAN, dealt + [row(seed=n, red_deal=(2,), red_squad=(2,)) for n in range(100)])
    four = card(found, 4)
    assert (four["deals"], four["bought"], four["share"]) == (100, 9, 0.09)
    assert found["verdict"]["seldom"] == [3, 4, 68]
    assert card(found, 2)["share"] == 1.0
    never_dealt = card(found, 5)
    assert (never_dealt["deals"], never_dealt["share"], never_dealt["seldom"]) == (0, None, False)


def test_no_games_make_an_empty_report() -> None:
    found = figures(PLAN, [], stopped=True)
    assert (found["games"], found["stopped"]) == (0, True)
    assert pair(found, "orcs-coven")["games"] == 0
