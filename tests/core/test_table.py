"""Questions in three forms, rules that run again from their answers, copies at any moment."""

from itertools import permutations

import pytest
from tests.core.toy import RUNS, Toy, begun

from laar.core.engine.ask import CHANCE, READY, Ask
from laar.core.engine.fact import ANSWER, Log
from laar.core.engine.table import Steps


def hiding() -> Toy:
    toy = begun()
    toy.answer(0, "low")
    return toy


def hidden(*coins: int) -> Toy:
    """The toy after everyone has hidden so many coins."""
    toy = hiding()
    for seat, count in enumerate(coins):
        for n in range(1, count + 1):
            toy.answer(seat, f"hide {n}")
        toy.answer(seat, READY)
    return toy


def test_one_seat_is_asked_while_others_may_cut_in() -> None:
    toy = begun()
    assert toy.ask is not None
    assert toy.ask.seats == (0, 1, 2)
    assert toy.waiting() == [0]
    assert [toy.options(seat) for seat in range(3)] == [["low", "high"], ["double"], ["double"]]
    assert toy.options(3) == toy.options(CHANCE) == []


@pytest.mark.parametrize(("seat", "text"), [(0, "high"), (1, "double"), (2, "double")])
def test_the_rule_learns_who_spoke(seat: int, text: str) -> None:
    toy = begun()
    toy.log = Log()
    toy.answer(seat, text)
    assert [fact.args for fact in toy.log.facts if fact.name == "staked"] == [(seat, text)]


def test_a_secret_question_is_answered_at_ones_own_pace() -> None:
    toy = hiding()
    assert toy.ask is not None
    assert toy.ask.seats == (0, 1, 2)
    assert toy.waiting() == [0, 1, 2]
    toy.answer(1, "hide 2")
    toy.answer(1, READY)
    assert toy.waiting() == [0, 2]
    assert toy.options(1) == []
    assert toy.options(2) == ["hide 1", "hide 2", "hide 3", READY]
    assert toy.options(CHANCE) == []
    toy.answer(2, "hide 1")
    toy.answer(2, "hide 3")
    assert toy.options(2) == ["hide 2", READY]
    toy.answer(2, READY)
    toy.answer(0, READY)
    assert toy.waiting() == [CHANCE]
    toy.answer(CHANCE, "tails")
    assert toy.waiting() == [2]  # who hid most


def test_a_secret_step_is_taken_back() -> None:
    toy = hiding()
    toy.answer(2, "hide 1")
    toy.answer(2, "hide 3")
    toy.retract(2, "hide 1")
    assert toy.options(2) == ["hide 1", "hide 2", READY]
    toy.answer(2, READY)
    toy.retract(2, READY)
    assert toy.waiting() == [0, 1, 2]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_that_all_are_ready_is_told_and_not_who_was_the_last(order: tuple[int, ...]) -> None:
    toy = hiding()
    toy.log = Log()
    for seat in order:
        toy.answer(seat, f"hide {seat + 1}")
        assert toy.log.facts == []
        toy.answer(seat, READY)
    assert [(fact.name, fact.args) for fact in toy.log.facts] == [(ANSWER, (0, READY))]


def test_one_seat_alone_is_asked_last() -> None:
    toy = hidden(0, 1, 2)
    toy.answer(CHANCE, "heads")
    assert [toy.options(seat) for seat in range(3)] == [[], [], ["keep", "give"]]


def test_a_rule_runs_again_from_its_answers_and_acts_once() -> None:
    RUNS.clear()
    toy = hidden(1, 0, 0)
    assert RUNS == ["stake", "stake", "hide", "hide"]
    toy.answer(CHANCE, "heads")
    assert toy.coins == [0, 0, 0]
    toy.answer(0, "keep")
    assert toy.coins == [2, 0, 0]
    assert ["stake", "stake", *["hide"] * 4, "stake"] == RUNS


def test_facts_know_the_answer_they_follow_from() -> None:
    toy = begun()
    toy.log = Log()
    toy.answer(1, "double")
    names = [fact.name for fact in toy.log.facts]
    assert names == [ANSWER, "staked", "cheered", "stamped"]
    assert {fact.cause for fact in toy.log.facts[1:]} == {0}


def test_answers_that_carry_a_rule_on_follow_from_what_led_to_it() -> None:
    toy = begun()
    toy.log = log = Log()
    toy.answer(0, "low")
    for seat in range(3):
        toy.answer(seat, READY)
    toy.answer(CHANCE, "tails")
    toy.answer(0, "keep")
    toy.answer(2, "double")
    names = [fact.args[1] if fact.name == ANSWER else fact.name for fact in log.facts]
    assert names == [
        *("low", "staked", "cheered", "stamped"),
        *(READY, "tails", "keep", "kept"),
        *("double", "staked", "cheered", "stamped"),
    ]
    # The round hangs on its stake, the stake on its answer; the next round begins afresh.
    assert [fact.cause for fact in log.facts] == [-1, 0, 0, 0, 1, 1, 1, 1, -1, 8, 8, 8]


def test_what_has_no_cause_follows_from_the_answer_that_began_it() -> None:
    def start(t: Toy, args: tuple[int, ...]) -> Steps:
        said: str = yield Ask(0, "keep")
        t.push("ring")
        t.push("stop", (), t.told("started", 0, said))

    def stop(t: Toy, args: tuple[int, ...]) -> Steps:
        said: str = yield Ask(1, "keep")
        t.told("stopped", 1, said)

    def ring(t: Toy, args: tuple[int, ...]) -> None:
        t.told("rang", 0, "")
        t.push("start")

    toy = Toy()
    toy.rules = {"start": start, "stop": stop, "ring": ring}
    toy.push("start")
    toy.run()
    toy.log = Log()
    toy.answer(0, "keep")
    toy.answer(1, "give")
    told = [(fact.name, fact.cause) for fact in toy.log.facts]
    assert told == [(ANSWER, -1), ("started", 0), (ANSWER, 1), ("stopped", 1), ("rang", 0)]


def test_causes_are_no_part_of_the_state() -> None:
    told, silent = begun(), begun()
    told.log = Log()
    for toy in (told, silent):
        toy.answer(0, "low")
    assert [frame.cause for frame in told.stack] == [1]
    assert [frame.cause for frame in silent.stack] == [-1]
    assert told.mark() == silent.mark()


def test_nobody_reads_nothing_is_written() -> None:
    toy = hidden(1, 0, 0)
    assert toy.log is None
    assert toy.tell("anything", (), "") == -1


@pytest.mark.parametrize("coins", [None, (0, 0, 0), (3, 1, 2)])
def test_a_copy_goes_its_own_way_from_any_question(coins: tuple[int, int, int] | None) -> None:
    toy = hidden(*coins) if coins else hiding()
    if coins is None:
        toy.answer(1, "hide 1")
    before = toy.mark()
    copy = toy.clone()
    assert copy.mark() == before
    while copy.outcome is None:
        seat = copy.waiting()[0]
        copy.answer(seat, copy.options(seat)[0])
    assert toy.mark() == before
    assert toy.outcome is None
    again = toy.clone()
    while again.outcome is None:
        seat = again.waiting()[0]
        again.answer(seat, again.options(seat)[0])
    assert again.mark() == copy.mark()


def test_a_copy_of_secret_steps_shares_nothing() -> None:
    toy = hiding()
    toy.answer(0, "hide 1")
    copy = toy.clone()
    copy.answer(0, "hide 2")
    toy.retract(0, "hide 1")
    assert (toy.steps[0], copy.steps[0]) == ([], ["hide 1", "hide 2"])


def test_the_end_of_a_game_asks_nobody() -> None:
    toy = hidden(1, 0, 0)
    toy.coins[0] = 2
    toy.answer(CHANCE, "tails")
    toy.answer(0, "keep")
    assert toy.outcome is not None
    assert (toy.outcome.reason, toy.outcome.winners) == ("TOY-001", (0,))
    assert toy.ask is None
    assert toy.stack == []
    assert toy.waiting() == []
    assert toy.options(0) == []


def test_marks_differ_where_tables_differ() -> None:
    toys = [begun(), hiding(), hidden(1, 0, 0), hidden(0, 1, 0)]
    toys[0].coins[1] = 1
    marks = {toy.mark() for toy in [*toys, begun()]}
    assert len(marks) == 5


def test_a_game_that_ends_in_the_middle_of_a_question_asks_nothing_more() -> None:
    toy = hiding()
    toy.answer(1, "hide 2")
    toy.end("TOY-001", (1, 2))
    assert repr(toy.outcome) == "Outcome('TOY-001', (1, 2))"
    assert (toy.ask, toy.stack, toy.steps, toy.waiting()) == (None, [], [], [])
    assert [toy.options(seat) for seat in range(3)] == [[], [], []]


def test_what_a_rule_puts_on_the_stack_after_the_end_is_never_done() -> None:
    def last(t: Toy, args: tuple[int, ...]) -> None:
        t.end("TOY-001", ())
        t.push("stake")

    toy = begun()
    toy.rules = {**toy.rules, "last": last}
    toy.cut_in("last", ())
    assert (toy.ask, toy.stack) == (None, [])


def test_all_that_a_waiting_rule_asked_is_known() -> None:
    toy = hidden(1, 0, 2)
    assert [ask.kind for ask in toy.questions()] == ["hide", "spin"]
    toy.answer(CHANCE, "heads")
    before = toy.mark()
    assert [(ask.kind, ask.seat) for ask in toy.questions()] == [
        ("hide", 0),
        ("spin", CHANCE),
        ("keep", 2),
    ]
    assert toy.questions()[-1] is toy.ask
    assert toy.mark() == before


def test_a_rule_that_asks_nothing_is_a_plain_function() -> None:
    done: list[tuple[int, ...]] = []

    def act(t: Toy, args: tuple[int, ...]) -> None:
        done.append(args)

    toy = begun()
    toy.rules = {**toy.rules, "act": act}
    before = toy.mark()
    toy.cut_in("act", (3,))
    assert (done, toy.mark()) == ([(3,)], before)
