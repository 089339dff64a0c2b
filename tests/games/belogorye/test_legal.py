"""What is listed is what nothing forbids: two sets of rules, written apart, say the same."""

from collections import Counter

from tests.games.belogorye.worlds import worlds

from laar.core.check.answers import disagreements
from laar.core.engine.ask import CHANCE
from laar.games.belogorye.game import GAME
from laar.games.belogorye.legal.listing import LISTINGS


def test_an_answer_is_listed_if_and_only_if_nothing_forbids_it() -> None:
    for table in worlds():
        assert list(disagreements(GAME, table)) == [], GAME.draw(table)


def test_no_answer_is_listed_twice_or_unheard_of() -> None:
    for table in worlds():
        for seat in (0, 1, CHANCE):
            options = table.options(seat)
            assert len(set(options)) == len(options)
            assert set(options) <= set(GAME.grammar(table).every_answer())


def test_there_is_always_an_answer_and_only_for_those_asked() -> None:
    for table in worlds():
        waiting = table.waiting()
        assert bool(waiting) == (table.outcome is None)
        for seat in (0, 1, CHANCE):
            assert bool(table.options(seat)) == (seat in waiting)


def test_every_kind_of_question_is_among_the_tables() -> None:
    kinds = Counter(table.ask.kind for table in worlds() if table.ask is not None)
    assert set(kinds) == set(LISTINGS)


def test_whatever_is_listed_can_be_done() -> None:
    for table in worlds():
        for seat in table.waiting():
            for text in table.options(seat):
                then = table.clone()
                then.answer(seat, text)
                assert GAME.problems(then) == [], text
