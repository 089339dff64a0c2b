"""Facts as data: the words are the parameters of the writer."""

from typing import Any

import pytest

from laar.core.engine.fact import ANSWER, Fact
from laar.core.fact_json import answer_json, fact_json, words_of, writers_of
from laar.games.list import GAMES

SEATS = ("ann", "bob")


class Ear:
    """Hears what a writer tells; takes whatever it writes."""

    def __init__(self) -> None:
        self.told: list[tuple[str, tuple[Any, ...], str]] = []

    def tell(self, name: str, args: tuple[Any, ...], clause: str, cause: int = -1) -> int:
        self.told.append((name, args, clause))
        return 7


def hurt(t: Ear, who: int, amount: int, clause: str, cause: int = -1) -> int:
    return t.tell("hurt", (who, amount), clause, cause)


def quiet(t: Ear, clause: str) -> int:
    return t.tell("quiet", (), clause)


def _private(t: Ear, clause: str) -> None: ...


def counted(t: Ear, who: int) -> int:
    return who


MODULE = {"hurt": hurt, "quiet": quiet, "_private": _private, "counted": counted, "Ear": Ear}


def test_the_facts_of_a_module_are_its_functions_that_cite_a_clause() -> None:
    assert writers_of(MODULE) == {"hurt": hurt, "quiet": quiet}


def test_words_are_the_parameters_without_table_and_reason() -> None:
    assert words_of(writers_of(MODULE)) == {"hurt": ("who", "amount"), "quiet": ()}


def test_values_are_named_word_by_word() -> None:
    fact = Fact("hurt", (1, 3), "TOY-001", 5)
    words = words_of(writers_of(MODULE))
    reason = {"fact": "hurt", "clause": "TOY-001", "cause": 5}
    assert fact_json(None, fact, words, {}) == {**reason, "who": 1, "amount": 3}
    names = {"who": lambda t, who: SEATS[who]}
    assert fact_json(None, fact, words, names) == {**reason, "who": "bob", "amount": 3}
    assert fact_json(None, fact, words, names, {"amount"}) == {**reason, "who": "bob"}
    parts = {"who": lambda t, who: {"side": t, "number": who}}
    told = fact_json("left", fact, words, parts)
    assert told == {**reason, "side": "left", "number": 1, "amount": 3}


def test_a_fact_with_other_arguments_than_its_writer_is_an_error() -> None:
    with pytest.raises(ValueError, match="zip"):
        fact_json(None, Fact("hurt", (1,), "", 0), {"hurt": ("who", "amount")}, {})


def test_an_answer_says_what_it_carries_on() -> None:
    first, later = Fact(ANSWER, (0, "low"), "", -1), Fact(ANSWER, (-1, "6"), "", 4)
    assert answer_json(first, SEATS) == {"fact": ANSWER, "seat": "ann", "answer": "low"}
    said = {"fact": ANSWER, "seat": "chance", "answer": "6"}
    assert answer_json(later, SEATS) == {**said, "cause": 4}
    assert answer_json(later, SEATS, caused=False) == said


@pytest.mark.parametrize("name", list(GAMES))
def test_every_writer_is_called_as_the_fact_it_tells(name: str) -> None:
    facts = GAMES[name].facts
    assert facts
    assert all(writer.__name__ == fact for fact, writer in facts.items())
