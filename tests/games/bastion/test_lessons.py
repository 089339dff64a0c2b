"""The tutorial: every step can be done as it says, and its clause is one of the edition."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.games.bastion.learn.lessons import EDITION, Step, steps
from laar.games.bastion.state.castle import SEATS


def answer(play: laar.Play, step: Step) -> str:
    """The first listed answer that the step takes."""
    listed = play.options(SEATS.index(step.seat))
    return next(text for text in listed if text.startswith(tuple(step.answers)))


def tutorial() -> Iterator[tuple[Step, laar.Play]]:
    """Every step and the table after it."""
    play = None
    for step in steps():
        if step.position is not None:
            play = laar.new("bastion", EDITION, seed=None, options={"position": step.position})
        assert play is not None
        play.answer(answer(play, step), SEATS.index(step.seat))
        while play.ask is not None and play.ask.seat == CHANCE:
            (drawn,) = play.options(CHANCE)  # nothing is left to luck while learning
            play.answer(drawn, CHANCE)
        yield step, play


def test_the_whole_tutorial_can_be_done() -> None:
    done = [*tutorial()]
    assert len(done) == len(steps())
    _, play = done[-1]
    assert play.outcome is not None
    assert play.outcome.winners == (0,)


@pytest.mark.parametrize("step", steps(), ids=lambda step: step.id)
def test_steps_cite_clauses_of_their_edition(step: Step) -> None:
    clause = laar.game("bastion").catalogue().get(step.clause)
    assert EDITION in clause.editions


def test_what_a_step_tells_is_what_happens() -> None:
    """The mage stops behind the warrior, the scout brings the beast, the flyer takes a square."""
    seen = {step.id: play.view(None) for step, play in tutorial()}
    assert seen["reward"]["wall"][1:3] == [["blue-warrior"], ["red-mage"]]
    assert seen["scout"]["wall"][2:4] == [["black-scout"], ["blue-beast"]]
    assert ["yellow-flyer"] in seen["flyer"]["squares"]
    assert seen["march"]["wall"][4] == ["blue-rider"]
