"""What a question says of itself: whether a yes could hurt, whether any answer does something."""

from __future__ import annotations

from typing import Any

import laar
from laar.core.play import Play


def asked(position: str, *answers: str) -> dict[str, Any]:
    """The question as the seat sees it after these answers of whoever is asked."""
    play: Play = laar.new("berserk", options={"position": position})
    for answer in answers:
        play.answer(answer, play.asked[0])
    ask: dict[str, Any] = play.view(play.asked[0])["ask"]
    return ask


def test_a_yes_that_hurts_enemies_alone_is_harmless() -> None:
    ask = asked("turn 4 blue\nc3 red 37\nc5 blue 59", "step c5 c4")
    assert (ask["kind"], ask["harmless"], ask["idle"], ask["set_off"]) == ("may", True, False, True)


def test_a_yes_that_wounds_the_card_itself_is_not() -> None:
    ask = asked("turn 4 blue\nc3 red 29\na6 blue 46", "end")
    assert (ask["kind"], ask["number"], ask["harmless"]) == ("may", 1, False)


def test_the_chip_of_blood_magic_is_harmless() -> None:
    ask = asked("turn 4 blue\nc3 red 29\na6 blue 46", "end", "yes")
    assert (ask["kind"], ask["number"], ask["harmless"]) == ("may", 0, True)


def test_taking_a_blow_for_another_is_not_harmless() -> None:
    """The guardsman may draw a blow at a neighbouring dwarf on itself."""
    ask = asked("turn 4 blue\nc3 red 31\nd3 red 30\nd4 blue 59\na6 blue 46", "strike d4 d3")
    assert (ask["kind"], ask["number"], ask["harmless"]) == ("may", 1, False)


def test_wounds_that_nobody_would_get_are_idle() -> None:
    """Mirgat wounds for each card with rage beside the target."""
    far = "turn 4 blue\nc3 red 16\na6 blue 46"
    assert asked(far, "end")["idle"] is True
    near = "turn 4 blue\nc3 red 16\na5 red 1\na6 blue 46"
    assert asked(near, "end")["idle"] is False


def test_what_is_announced_is_aimed_by_hand() -> None:
    ask = asked("turn 5 red\nc3 red 26 chips 1\nc4 blue 59\na6 blue 46", "use c3 1")
    assert ask["set_off"] is False
