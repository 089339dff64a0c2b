"""`laar rules where`, and that every rule is cited where it is played."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from pathlib import Path, PurePath

import pytest

import laar
from laar import citations
from laar.citations import cited, is_rule, kind_in_game
from laar.cli import main
from laar.where import where

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", laar.game_names())
def test_every_rule_is_cited_where_it_is_played(name: str) -> None:
    rules = [clause.id for clause in laar.game(name).catalogue() if is_rule(clause)]
    assert rules
    assert sorted(set(rules) - cited(name)) == []


@pytest.mark.parametrize("name", laar.game_names())
def test_no_source_of_a_game_cites_an_unknown_clause(name: str) -> None:
    known = {clause.id for clause in laar.game(name).catalogue()}
    prefix = next(iter(known))[:4]
    assert {id for id in cited(name) if id.startswith(prefix)} <= known


@pytest.mark.parametrize(
    ("id", "kind", "part", "file"),
    [
        ("BEL-084", "played", "code", "src/laar/games/belogorye/rules/targets.py"),
        ("BST-556", "played", "data", "src/laar/games/bastion/scenarios/modes.toml"),
        ("BST-103", "played", "edition", "src/laar/games/bastion/editions.py"),
        ("BEL-035", "refused", "code", "src/laar/games/belogorye/legal/refusals.py"),
        ("BST-201", "refused", "code", "src/laar/games/bastion/legal/refuse/attack.py"),
        ("BEL-061", "told", "text", "src/laar/texts/en/terminal.ftl"),
        ("BST-196", "told", "data", "src/laar/games/bastion/learn/lessons/2_defence.toml"),
        ("BST-342", "told", "code", "src/laar/games/bastion/legal/reasons.py"),
        ("BEL-111", "told", "docs", "docs/decisions.md"),
        ("BEL-074", "told", "code", "web/src/games/belogorye/Intercept.svelte"),
        ("BST-427", "bots", "code", "src/laar/games/bastion/bots/position_value.py"),
        ("BEL-084", "tested", "test", "tests/clauses/test_special.py"),
    ],
)
def test_places_of_every_kind(id: str, kind: str, part: str, file: str) -> None:
    places = [place for place in where(id)[kind] if (place["file"], place["part"]) == (file, part)]
    assert places
    for place in places:
        line = Path(file).read_text("utf-8").splitlines()[place["line"] - 1]
        assert id in line
        assert kind == "tested" or place["text"] == line.strip()


def test_a_test_is_told_by_its_name_or_by_its_case(tmp_path: Path) -> None:
    source = """
import pytest

CASES = [pytest.param(1, marks=pytest.mark.clause("BST-101"))]

@pytest.mark.clause(
    "BST-101", edition="2018"
)
@pytest.mark.parametrize("n", [1])
async def test_it(n): ...

@pytest.mark.clause("BST-101")
class TestAll:
    def test_one(self): ...

def test_that_only_mentions_it():
    "BST-101"
"""
    (tmp_path / "test_one.py").write_text(source)
    assert [(one["line"], one["text"]) for one in where("BST-101", tmp_path)["tested"]] == [
        (4, source.splitlines()[3]),
        (6, "test_it (2018)"),
        (12, "TestAll"),
    ]


def test_cards_that_rest_on_a_clause() -> None:
    told = where("BRS-310")["cards"]  # Blood magic
    assert "28.0" in told
    assert "28.1" not in told
    assert where("BEL-061")["cards"] == []


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("rules/fight.py", "played"),
        ("editions.py", "played"),
        ("legal/listing.py", "played"),
        ("cards/data/keywords.toml", "played"),
        ("legal/refuse/acts.py", "refused"),
        ("legal/refuse_deeds.py", "refused"),
        ("limited/refusals.py", "refused"),
        ("texts/en.ftl", "told"),
        ("tell/en.py", "told"),
        ("examples.toml", "told"),
        ("cards/clause_links.py", "told"),
        ("bots/prior.py", "bots"),
        ("limited/taste.py", "bots"),
        ("clauses.toml", None),
    ],
)
def test_only_what_plays_a_rule_counts(path: str, kind: str | None) -> None:
    assert kind_in_game(PurePath(path)) == kind


def test_whole_ids_alone_are_citations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tmp_path / "games" / "ours"
    (game / "rules").mkdir(parents=True)
    (game / "legal").mkdir()
    (game / "rules" / "fight.py").write_text("# OUR-001, 002; OUR-0031")
    (game / "legal" / "refusals.py").write_text("# OUR-004")
    (game / "clauses.toml").write_text('id = "OUR-005"')
    monkeypatch.setattr(citations, "PACKAGE", tmp_path)
    assert cited("ours") == {"OUR-001"}


def test_an_installed_laar_answers_for_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(citations, "checkout", lambda: None)
    monkeypatch.setattr("laar.where.checkout", lambda: None)
    found = where("BEL-074")
    assert "laar/games/belogorye/rules/fight.py" in {one["file"] for one in found["played"]}
    assert found["refused"]
    assert found["tested"] == []
    assert not any("web/" in one["file"] for one in found["told"])


def test_for_people_and_for_programs(capsys: Out) -> None:
    assert main(["rules", "where", "bel-074"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("BEL-074 ")
    assert "\nplayed:\n    src/laar/games/belogorye/" in shown
    assert "\ntested:\n    tests/clauses/test_intercept.py:" in shown
    assert main(["rules", "where", "BEL-074", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == where("BEL-074")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["BEL-999"], "no game has a clause 'BEL-999'"),
        ([], "one clause"),
        (["BEL-001", "BEL-002"], "one clause"),
        (["BEL-001", "--edition", "2017"], "one clause"),
        (["BEL-001", "--tests", "no/such"], "no/such"),
    ],
)
def test_bad_use(args: list[str], said: str, capsys: Out) -> None:
    assert main(["rules", "where", *args]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err


def test_it_answers_within_a_second() -> None:
    """Of the processor's time: what else the machine does is not its fault."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "laar.cli", "rules", "where", "BRS-144"], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime < 1
