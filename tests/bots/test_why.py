"""What a bot tells of its choice: the best first, numbers that differ, one word why."""

from __future__ import annotations

import pytest

from laar.bots.problem import Reason, shown
from laar.bots.turn_reason import why


def compared(*worths: float, visits: int = 9, guess: bool = False) -> list[Reason]:
    """Reasons of these worths in this order."""
    return [Reason(f"a{k}", worth, [f"a{k}"], visits, guess) for k, worth in enumerate(worths)]


@pytest.mark.parametrize(
    ("word", "reasons"),
    [
        ("", []),
        ("only", compared(0.2)),
        ("wins", compared(1.0, 0.5)),
        ("saves", compared(-0.5, -1.0, -1.0)),
        ("clear", compared(0.4, 0.1)),
        ("better", compared(0.42, 0.4)),
        ("even", compared(0.4, 0.4, 0.4)),
        ("plan", [Reason("a", 0.4, ["a"], 1, begun=True)]),
        ("sight", compared(0.4, 0.1, guess=True)),
        ("whim", compared(0.1, 0.4, guess=True)),
        ("clear", [*compared(0.4, 0.1), *compared(0.9, visits=1)][:2]),
    ],
)
def test_one_word_says_why(word: str, reasons: list[Reason]) -> None:
    assert why(reasons) == word


def test_what_was_hardly_tried_makes_no_whim() -> None:
    lucky = Reason("b", 0.9, ["b"], 1)
    assert why([*compared(0.4), lucky]) != "whim"


def test_equal_numbers_are_not_shown_and_the_best_is_first() -> None:
    told = shown(compared(0.3, 0.3, 0.3, 0.295, 0.1, 0.2, 0.05, 0.9))
    assert [one["worth"] for one in told] == [0.3, 0.2, 0.1]
    assert told[0]["answer"] == "a0"
