"""A bot of Bastion that is asked for help says yes or no, and why."""

from __future__ import annotations

from typing import Any

import pytest

import laar
from laar.bots import answer_call
from laar.core.play import Play

NEEDED = """
players 2
active dagdar
dagdar at d2
dagdar mana red 2
sannirr at d5
sannirr spells blue-symbiote
wall 5 red-beast
done move mana
"""


def attacked(text: str) -> Play:
    """The first defender has announced an attack."""
    play = laar.new("bastion", "2018", None, {"position": text})
    play.answer("attack s5", 0)
    return play


def call(play: Play, wanted: str) -> dict[str, Any]:
    """What the second defender says to it."""
    view, options = play.view(1), play.options(1)
    return answer_call("bastion", view, options, wanted, "velemir", 60, 3)


def test_help_that_decides_is_given() -> None:
    said = call(attacked(NEEDED), "lightning-1")
    assert (said["answer"], said["why"]) == ("lightning-1", "helps")


def test_who_can_pay_alone_needs_none() -> None:
    said = call(attacked(NEEDED.replace("red 2", "red 6")), "lightning-1")
    assert (said["answer"], said["why"]) == (None, "needless")


@pytest.mark.parametrize("wanted", ["haste", "lightning-3"])
def test_what_one_has_not_cannot_be_given(wanted: str) -> None:
    said = call(attacked(NEEDED), wanted)
    assert (said["answer"], said["why"]) == (None, "cannot")
