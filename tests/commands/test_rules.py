"""`laar rules` and `laar cards`: what they tell, and how clauses are counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import laar
from laar.cli import main
from laar.coverage import coverage

Out = pytest.CaptureFixture[str]


def test_rules_in_both_languages(capsys: Out) -> None:
    assert main(["rules"]) == 0
    assert "belogorye 2017: 130 clauses" in capsys.readouterr().out
    assert main(["rules", "belogorye", "BEL-061", "--lang", "ru"]) == 0
    assert "BEL-061 Равные броски" in capsys.readouterr().out
    assert main(["--lang", "en", "rules", "belogorye", "--search", "poison"]) == 0
    assert "BEL-086" in capsys.readouterr().out
    assert main(["rules", "belogorye", "--search", "яд", "--lang", "en"]) == 0
    assert "BEL-086" in capsys.readouterr().out
    assert main(["rules", "belogorye", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 130


def test_cards_are_told_in_words(capsys: Out) -> None:
    assert main(["cards", "belogorye", "leshy", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Леший (leshy), Нечисть: жизни 10")
    assert main(["cards", "belogorye", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 18


def test_cards_of_berserk_tell_what_is_printed_on_them(capsys: Out) -> None:
    """Price, class, uniqueness and keywords stand on each card that has them."""
    listed = laar.game("berserk").components("2021")
    assert main(["cards", "berserk", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for card in listed:
        told = shown.partition(f"({card['id']})")[2].partition("(card-")[0]
        assert f"  {card['cost']} {card['crystal']} · " in told
        assert all(one["name"]["en"] in told for one in card["classes"])
        assert (" · unique" in told) == card["unique"]
        for one in card["keywords"]:
            assert f"{one['name']['en']} {one['x'] or ''}".strip() in told
    assert main(["cards", "berserk", "--lang", "ru"]) == 0
    assert "8 серебро · существо · Гном · горы · Гномы" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["62", "card-62"])
def test_a_card_of_berserk_is_called_by_its_number(name: str, capsys: Out) -> None:
    card = next(c for c in laar.game("berserk").components("2021") if c["number"] == 62)
    assert main(["cards", "berserk", name, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Llaira (card-62): lives ")
    assert "6 gold · creature · River maiden · swamp · Maidens · unique" in shown
    for said in (card["note"], *card["remark"].values(), "designed", card["text"]["en"][:40]):
        assert said in shown
    assert main(["cards", "berserk", "115"]) == 2
    assert "115" in capsys.readouterr().err


def test_coverage_counts_every_clause(capsys: Out) -> None:
    assert main(["rules", "coverage", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["belogorye"]["2017"]
    assert report["testable"] >= 106
    assert report["pinned"] == report["testable"]
    assert report["missing"] == []
    assert report["cited"] == report["rules"] >= 106
    assert report["uncited"] == []


def test_coverage_reads_marks_on_tests_and_cases_alone(tmp_path: Path, capsys: Out) -> None:
    source = """
import pytest

CASES = [pytest.param(1, marks=[pytest.mark.clause("BEL-001")])]

@pytest.mark.clause("BEL-002", "BEL-003")
def test_it(): ...

@pytest.mark.clause("BEL-004")
def helper(): ...

@pytest.mark.skip
@pytest.mark.clause("BEL-005")
def test_skipped(): ...

@pytest.mark.clause("BEL-777")
async def test_unknown(): ...
"""
    (tmp_path / "test_one.py").write_text(source)
    (tmp_path / "other.py").write_text('@pytest.mark.clause("BEL-006")\ndef test_it(): ...')
    report, unknown = coverage(tmp_path)
    missing = report["belogorye"]["2017"]["missing"]
    assert {"BEL-001", "BEL-002"}.isdisjoint(missing)
    assert {"BEL-005", "BEL-006", "BEL-007"} <= set(missing)
    assert [id for _, id in unknown] == ["BEL-777"]
    assert main(["rules", "coverage", "--tests", str(tmp_path)]) == 1
    assert "test_one.py:16: there is no clause 'BEL-777'" in capsys.readouterr().err
