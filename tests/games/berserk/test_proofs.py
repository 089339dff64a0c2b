"""Every card leads to the clauses it rests on and to the tests that pin it."""

from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

import laar
from laar.card_coverage import written_proofs
from laar.coverage import find_tests
from laar.games.berserk.cards import clause_links
from laar.games.berserk.cards.card_tests import FILE, proofs
from laar.games.berserk.cards.schema.verbs import AnyVerb
from laar.games.berserk.cards.starter_set import cards

CLAUSES = {clause.id for clause in laar.game("berserk").catalogue()}


def test_what_is_written_down_is_what_the_marks_say() -> None:
    kept = (files("laar.games.berserk.cards") / "data" / FILE).read_text("utf-8")
    assert kept == written_proofs(find_tests(None)), "run `laar cards proofs`"


def test_every_paragraph_is_pinned_and_rests_on_clauses() -> None:
    for number, card in cards().items():
        told = proofs()[str(number)]
        assert [one["paragraph"] for one in told] == list(range(len(card.abilities) + 1))
        for one in told[1:] or told:
            assert one["tests"], f"{number}.{one['paragraph']}"
        for one in told:
            assert one["clauses"]
            assert CLAUSES.issuperset(one["clauses"])


def test_every_word_of_the_language_rests_on_a_clause() -> None:
    verbs = {verb.__struct_config__.tag for verb in get_args(AnyVerb)}
    assert verbs - set(clause_links.VERBS) == {
        "grant",
        "remove",
    }  # told by the keyword's own clause
    assert set(clause_links.VERBS) <= verbs
    tables = (
        clause_links.TYPES,
        clause_links.WHEN,
        clause_links.VERBS,
        clause_links.STATS,
        clause_links.WORDS,
    )
    assert CLAUSES.issuperset(clause for table in tables for clause in table.values())


@pytest.mark.parametrize(
    ("number", "paragraph", "clauses"),
    [
        (28, 0, {"BRS-278", "BRS-310", "BRS-053"}),  # experienced, blood magic, ordinary
        (28, 2, {"BRS-112", "BRS-260", "BRS-267", "BRS-116"}),  # a shot within range, for a chip
        (109, 3, {"BRS-271", "BRS-304", "BRS-309"}),  # poison for the cursed when a throw lands
    ],
)
def test_what_a_paragraph_says_is_where_it_leads(
    number: int, paragraph: int, clauses: set[str]
) -> None:
    assert clauses <= set(proofs()[str(number)][paragraph]["clauses"])


def test_a_proof_names_the_test_around_the_mark_and_the_clauses_in_it(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        "@pytest.mark.card(9, 0)\n"
        "class TestWanderer:\n"
        "    @pytest.mark.card(2, 1)\n"
        "    def test_archer(self): refused('BRS-210')\n"
        "    def test_other(self): ...\n"
    )
    assert written_proofs(tmp_path) == (
        '{\n "2": [\n  {"paragraph":1,"file":"test_some.py","test":"test_archer",'
        '"clauses":["BRS-210"]}\n ],\n "9": [\n  {"paragraph":0,"file":"test_some.py",'
        '"test":"TestWanderer","clauses":["BRS-210"]}\n ]\n}\n'
    )
