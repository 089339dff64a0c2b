"""What every table has, as data and again from it."""

import json

from tests.core.toy import Toy, begun

from laar.core.engine.ask import CHANCE, READY
from laar.core.engine.table_json import (
    go_on,
    outcome_json,
    outcome_of,
    seat_json,
    seat_of,
    stack_json,
    stack_of,
)

NAMES = ("ann", "bob", "cid")


def again(toy: Toy) -> Toy:
    """The same toy by way of text."""
    told = json.dumps([outcome_json(toy, NAMES), stack_json(toy), toy.steps])
    outcome, stack, steps = json.loads(told)
    other = Toy()
    other.coins = toy.coins.copy()
    go_on(other, outcome_of(NAMES, outcome), stack_of(stack), steps)
    return other


def test_a_table_goes_on_from_its_data_at_every_question() -> None:
    toy = begun()
    marks = 0
    while toy.outcome is None:
        assert again(toy).mark() == toy.mark()
        marks += 1
        seat = toy.waiting()[0]
        toy.answer(seat, "tails" if seat == CHANCE else toy.options(seat)[0])
    assert marks > 10
    assert again(toy).mark() == toy.mark()


def test_secret_steps_are_not_shared_with_the_data() -> None:
    toy = begun()
    toy.answer(0, "low")
    steps = [["hide 1", READY], [], ["hide 2"]]
    other = Toy()
    go_on(other, None, stack_of(stack_json(toy)), steps)
    other.answer(2, READY)
    assert steps == [["hide 1", READY], [], ["hide 2"]]
    assert other.waiting() == [1]


def test_nobody_has_no_name() -> None:
    assert [seat_json(NAMES, seat) for seat in (-1, 0, 2)] == [None, "ann", "cid"]
    assert [seat_of(NAMES, name) for name in (None, "ann", "cid")] == [-1, 0, 2]


def test_an_outcome_names_its_winners() -> None:
    told = {"reason": "TOY-001", "winners": ["cid"]}
    toy = Toy()
    assert outcome_json(toy, NAMES) is None
    toy.outcome = outcome_of(NAMES, told)
    assert outcome_json(toy, NAMES) == told
    assert repr(toy.outcome) == "Outcome('TOY-001', (2,))"
