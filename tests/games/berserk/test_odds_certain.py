"""What surely comes of a target is told before it is chosen, even where it is nothing."""

from __future__ import annotations

from typing import Any

import laar
from laar.core.play import Play

# Three cards with rage stand beside d4, and nobody beside a6.
MIRGAT = "turn 4 blue\nc3 red 16\nd3 red 3\nc4 red 1\nd4 blue 59 wounds 11\na6 blue 46"
CHIP = "turn 4 blue\nc3 red 36\nd3 red 33\na6 blue 46"


def told(play: Play, answer: str) -> dict[str, Any] | None:
    """The one result of an answer."""
    odds = laar.game("berserk").odds(play.table, answer)
    if odds is None:
        return None
    [case] = odds["cases"]
    assert case["of"] == 1
    [row] = case["rows"]
    result: dict[str, Any] = row["results"][0]
    return result


def begun(position: str) -> Play:
    """Red's turn has begun."""
    play: Play = laar.new("berserk", options={"position": position})
    play.answer("end", play.asked[0])
    return play


def test_mirgat_wounds_by_the_cards_beside_the_target() -> None:
    play = begun(MIRGAT)
    near, far = told(play, "d4"), told(play, "a6")
    assert near is not None
    assert far is not None
    assert (near["wounds"], near["dead"]) == ({"59.1": 3}, ["59.1"])
    assert (far["wounds"], far["dead"]) == ({"46.1": 0}, [])
    before = play.view(0)
    assert play.view(0) == before, "nothing has happened yet"
    play.answer("d4", 0)
    assert "59.1" not in {card["id"] for card in play.view(0)["cards"]}


def test_a_gained_chip_is_told() -> None:
    result = told(begun(CHIP), "d3")
    assert result is not None
    assert result["chips"] == {"33.1": 1}


def test_to_decline_leads_to_nothing() -> None:
    assert told(begun(MIRGAT), "no") is None
