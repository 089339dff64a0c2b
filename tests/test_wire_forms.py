"""The page of the wire tells every form of answer that games declare, and none that they do not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from laar.core.engine.table import Table
from laar.core.grammar import Grammar, joined
from laar.games.bastion.rules.spells import WAYS
from laar.games.list import GAMES

PAGE = (Path(__file__).parents[1] / "docs" / "wire.md").read_text("utf-8")
TABLES: dict[str, list[tuple[str, dict[str, object]]]] = {  # edition and options of each
    "belogorye": [("2017", {})],
    "bastion": [("2018", {})],
    "berserk": [("2021", {"mode": "team"}), ("2021", {"mode": "draft"})],
}
COPY = re.compile("copy(:|$)")  # the page says that a Copy stands for any spell
ROW = re.compile(r"^\| (.*?) \| .*? \| (.*) \|$", re.M)
QUOTED = re.compile("`([^`]+)`")


def tables(game: str) -> list[Table]:
    return [GAMES[game].new_table(edition, options) for edition, options in TABLES[game]]


def grammars(game: str) -> list[Grammar]:
    return [GAMES[game].grammar(table) for table in tables(game)]


def rows(game: str) -> list[tuple[list[str], list[str]]]:
    """Kinds of question, and what is quoted as answers to them."""
    start = PAGE.index(f"{game.capitalize()}'s questions")
    table = PAGE[start:].split("| kind | asked | answers |\n|---|---|---|\n")[1].split("\n\n")[0]
    return [(QUOTED.findall(kinds), QUOTED.findall(told)) for kinds, told in ROW.findall(table)]


def spelt_out(told: str) -> list[str]:
    """With and without what stands in brackets."""
    bare, _, rest = told.partition(" [")
    return [bare, f"{bare} {rest.removesuffix(']')}"] if rest else [told]


def on_page(form: str, kind: str) -> str:
    """Spells that are cast in an attack are one line there."""
    return "SPELL" if kind == "attack" and form in WAYS else form


@pytest.mark.parametrize("game", list(GAMES))
def test_every_form_is_told_where_its_question_is(game: str) -> None:
    declared = joined(*(grammar.forms for grammar in grammars(game)))
    told = {
        (kind, form)
        for kinds, quoted in rows(game)
        for kind in kinds
        for one in quoted
        for form in spelt_out(one)
    }
    assert {kind for kind, _ in told} == set(declared)
    for kind, forms in declared.items():
        for form in forms:
            assert COPY.match(form) or (kind, on_page(form, kind)) in told, (kind, form)


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_else_is_told(game: str) -> None:
    for kinds, quoted in rows(game):
        known = {"SPELL"} if "attack" in kinds else set()
        for grammar in grammars(game):
            for kind in kinds:
                known |= {*grammar.forms.get(kind, ()), *grammar.answers(kind)}
        for one in quoted:
            assert set(spelt_out(one)) <= known, (kinds, one)


@pytest.mark.parametrize("game", list(GAMES))
def test_each_kind_of_question_has_forms_and_each_capital_word_a_meaning(game: str) -> None:
    for table, grammar in zip(tables(game), grammars(game), strict=True):
        assert set(grammar.forms) == set(table.listings)
        words = {
            word for forms in grammar.forms.values() for form in forms for word in form.split()
        }
        assert {word for word in words if word.isupper()} <= set(grammar.words)
