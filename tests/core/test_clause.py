"""A catalogue of clauses is read whole or refused by name, and can be searched."""

from importlib.resources import files

import pytest

from laar.core.clause import Catalogue, CatalogueError

ONE = """
[[clause]]
id = "TST-001"
section = "strike"
kind = "rule"
title_en = "Equal rolls"
title_ru = "Равные броски"
text_en = "The attacker hits."
text_ru = "Попадает нападающий, даже если чёт."
testable = true
"""
TWO = (
    ONE.replace("001", "002").replace("strike", "end").replace("Equal rolls", "Rolls again")
    + 'editions = ["2018"]\n'
)


@pytest.fixture(scope="module")
def belogorye() -> Catalogue:
    name = "clauses.toml"
    return Catalogue.load((files("laar.games.belogorye") / name).read_text("utf-8"), name)


def test_a_clause_speaks_both_languages() -> None:
    clause = Catalogue.load(ONE, "rules.toml").get("TST-001")
    assert (clause.title["ru"], clause.title["en"]) == ("Равные броски", "Equal rolls")
    assert (clause.section, clause.kind, clause.testable) == ("strike", "rule", True)


def test_an_edition_has_its_own_clauses_and_those_of_all() -> None:
    rules = Catalogue.load(ONE + TWO, "rules.toml")
    assert rules.sections == ("strike", "end")
    assert [clause.id for clause in rules.for_edition("2018")] == ["TST-001", "TST-002"]
    assert [clause.id for clause in rules.for_edition("2015")] == ["TST-001"]


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("roll", "en", ["TST-001", "TST-002"]),
        ("EQUAL attack", "en", ["TST-001"]),
        ("tst-002", "en", ["TST-002"]),
        ("равн брос", "ru", ["TST-001", "TST-002"]),
        ("чет", "ru", ["TST-001", "TST-002"]),
        ("equal", "ru", []),
        ("quals", "en", []),
    ],
)
def test_search_wants_every_word(words: str, lang: str, found: list[str]) -> None:
    assert [
        clause.id for clause in Catalogue.load(ONE + TWO, "rules.toml").search(words, lang)
    ] == found


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[clause]", "rules.toml: "),
        ("", r"rules.toml: \[\[clause\]\] is missing"),
        ("clause = [1]", "rules.toml: clause 1 is not a table"),
        ("x = 1\n" + ONE, "rules.toml: unknown key x"),
        (ONE + ONE, "rules.toml: clause TST-001 appears twice"),
        (ONE + "page = 3", "rules.toml: clause TST-001: unknown key page"),
        (ONE.replace("text_ru", "text_fr"), "clause TST-001: text_ru is missing"),
        (ONE.replace('id = "TST-001"', ""), "clause 1: id is missing"),
        (ONE.replace("TST-001", "T1"), "clause T1: id is three letters"),
        (ONE.replace('"rule"', '"law"'), "clause TST-001: kind is one of rule, component"),
        (ONE.replace('"Equal rolls"', '" "'), "clause TST-001: title_en is not a text"),
        (ONE.replace('"Equal rolls"', "7"), "clause TST-001: title_en is not a text"),
        (ONE.replace("true", "1"), "clause TST-001: testable is true or false"),
        (ONE + "editions = []", "clause TST-001: editions is a list"),
        (ONE + "editions = [2018]", "clause TST-001: editions is a list"),
        (ONE + 'editions = "2018"', "clause TST-001: editions is a list"),
        (ONE + 'editions = ["2018", "2018"]', "clause TST-001: editions is a list"),
    ],
)
def test_a_fault_is_refused_by_file_and_clause(text: str, says: str) -> None:
    with pytest.raises(CatalogueError, match=says):
        Catalogue.load(text, "rules.toml")


def test_belogorye_has_every_clause_of_the_book_and_our_rulings(belogorye: Catalogue) -> None:
    assert sorted(clause.id for clause in belogorye) == [f"BEL-{n:03}" for n in range(1, 131)]
    untestable = [clause.id for clause in belogorye if not clause.testable]
    assert untestable == ["BEL-003", "BEL-004", "BEL-009", "BEL-062"]
    assert all(belogorye.get(f"BEL-{n}").kind == "ruling" for n in range(111, 131))
    assert len(belogorye.sections) == 15


def test_belogorye_is_searched_in_both_languages(belogorye: Catalogue) -> None:
    assert "BEL-061" in [clause.id for clause in belogorye.search("равные броски", "ru")]
    assert "BEL-061" in [clause.id for clause in belogorye.search("equal rolls", "en")]
