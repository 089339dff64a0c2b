"""Decks that people build: what the clauses say of them, and how they are read and written."""

import random

import pytest

from laar.core.game import BadOptions
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.decks.deck_check import (
    LONGEST_NAME,
    MOST,
    BadDeck,
    Deck,
    counted,
    deck_of,
    notes,
    refusals,
)
from laar.games.berserk.decks.deck_text import FAULTS, read, write
from laar.games.berserk.decks.lists import NAMES, read_deck, ready_deck

ORCS = counted(ready_deck("orcs"))


def clauses(deck: Deck) -> list[str]:
    """The clauses that forbid it."""
    return [refusal.clause for refusal in refusals(deck)]


def table_takes(deck: Deck) -> bool:
    """Whether a table can be started with it."""
    try:
        read_deck({str(number): copies for number, copies in deck.items()}, "decks[0]")
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize("name", NAMES)
def test_ready_decks_may_be_played(name: str) -> None:
    assert refusals(counted(ready_deck(name))) == []


def test_a_deck_of_29_is_refused_and_one_of_30_is_not() -> None:
    few = {**ORCS, 2: 2}
    assert clauses(few) == ["BRS-340"]
    assert refusals(few)[0].args == {"n": 29, "least": 30}
    assert clauses({**few, 59: 1}) == []  # of another element and faction (BRS-344)


def test_three_copies_five_of_a_horde() -> None:
    assert clauses({**ORCS, 1: 3, 2: 5}) == []
    many = refusals({**ORCS, 1: 4, 2: 6})
    assert [(r.clause, r.args["card"], r.args["most"]) for r in many] == [
        ("BRS-343", 1, 3),
        ("BRS-339", 2, 5),
    ]


def test_extra_cards_may_be_added_or_swapped_in() -> None:
    added = {**ORCS, 91: 1, 95: 1}
    swapped = {**ORCS, 2: 1, 91: 1, 95: 1}
    assert (sum(added.values()), sum(swapped.values())) == (32, 30)
    assert clauses(added) == clauses(swapped) == []
    assert clauses({**swapped, 7: 1}) == ["BRS-340"]
    assert next(note.clause for note in notes(swapped)) == "BRS-341"


def test_what_matters_for_the_squad_is_told_without_forbidding_anything() -> None:
    assert [note.clause for note in notes({1: 1})] == []
    assert [note.clause for note in notes({1: 1, 59: 1})] == ["BRS-032"]  # a second element
    assert [note.args for note in notes({10: 2})] == [{"card": 10, "n": 2}]
    assert cards()[10].unique


def test_whatever_may_be_played_starts_a_table() -> None:
    rng = random.Random(5)
    numbers = list(cards())
    seen = set()
    for _ in range(300):
        some = rng.sample(numbers, rng.randint(6, 18))
        deck = {number: rng.choices([1, 2, 3, 4, 5, 6], [3, 3, 9, 1, 1, 1])[0] for number in some}
        fine = refusals(deck) == []
        seen.add(fine)
        assert table_takes(deck) == fine, deck
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ({"0": 1}, "0"),
        ({"02": 1}, "02"),
        ({"115": 1}, "115"),
        ({"orc": 1}, "orc"),
        ({"": 1}, ""),
        ({"²": 1}, "²"),
        ({"2": 0}, "2"),
        ({"2": -1}, "2"),
        ({"2": True}, "2"),
        ({"2": 1.5}, "2"),
        ({"2": "3"}, "2"),
        ({"2": MOST + 1}, "2"),
        ({"2": MOST, "3": 1}, ""),
    ],
)
def test_what_is_no_deck_is_named(value: dict[str, object], place: str) -> None:
    with pytest.raises(BadDeck) as problem:
        deck_of(value)
    assert problem.value.place == place


@pytest.mark.parametrize("name", NAMES)
def test_a_deck_survives_being_written(name: str) -> None:
    deck = counted(ready_deck(name))
    for text in (write("Моя", deck, "ru"), write("Моя", deck, "en")):
        assert read(text) == ("Моя", deck, [])
    assert write("", {7: 2}, "en") == "2x 7 Reborn Orc\n"


@pytest.mark.parametrize(
    ("line", "deck"),
    [
        ("2x 7 Reborn Orc", {7: 2}),
        ("2x 7", {7: 2}),
        ("2 x 7", {7: 2}),
        ("2x7", {7: 2}),
        ("2× №7", {7: 2}),
        ("  3  Orc   Archer ", {2: 3}),
        ("3х Орк-лучник", {2: 3}),  # a Cyrillic х
        ("Орк–лучник х3", {2: 3}),
        ("ORC ARCHER (3x)", {2: 3}),
        ("x2 возрожденный орк", {7: 2}),  # е for ё
        ("2 7 Возрождённый орк", {7: 2}),
        ("7", {7: 1}),
        ("1x 7. Reborn Orc", {7: 1}),
        ("Gaeta’s Retinue", {82: 1}),
        ("3 Хисс", {110: 3}),  # begins with the letter that may stand for x
        ("\ufeff1x 7", {7: 1}),
        ("1x 7\r\n\r\n// some more\r\n2x 7\r2x 2", {2: 2, 7: 3}),
    ],
)
def test_reading_forgives(line: str, deck: Deck) -> None:
    assert read(line).deck == deck
    assert read(line).faults == []


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2x 7 Orc Archer", "deck-fault-other"),
        ("2x 999", "deck-fault-number"),
        ("2x 99999999999999999999", "deck-fault-number"),
        ("Nobody", "deck-fault-name"),
        ("2x", "deck-fault-nothing"),
        ("0x 7", "deck-fault-copies"),
        ("99999999999999999999x 7", "deck-fault-copies"),
        ("200x 7", "deck-fault-many"),
        ("x", "deck-fault-name"),
        ("+", "deck-fault-name"),
    ],
)
def test_what_is_not_understood_is_named_by_its_line(line: str, why: str) -> None:
    found = read(f"# a deck\n1x 2\n{line}\n1x 3")
    assert [(fault.line, fault.text) for fault in found.faults] == [(3, why)]
    assert found.faults[0].args["said"] == line


def test_a_text_without_cards_is_no_deck() -> None:
    assert read("# nothing\n\n").faults[0].text == "deck-fault-empty"
    assert len(read("?\n" * 5000).faults) == FAULTS
    assert len(read("# " + "x" * 500 + "\n1x 2").name) == LONGEST_NAME
