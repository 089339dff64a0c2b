"""Questions about rules: the referee agrees with every answer, and the scorer with the referee."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import laar
from laar.cli import main
from laar.core.clause import LANGUAGES
from laar.datasets.lines import read_lines, write_lines
from laar.datasets.puzzle_set import told
from laar.datasets.rule_items import items
from laar.datasets.score import right, score
from laar.puzzles.puzzle import puzzles
from laar.puzzles.verify import check

GAMES = laar.game_names()
Item = dict[str, Any]


@pytest.fixture(scope="module")
def some() -> list[Item]:
    return list(islice(items(GAMES, 1), 260))


def test_the_referee_says_the_same_of_every_position(some: list[Item]) -> None:
    """Loaded anew from the item alone."""
    looked = 0
    for item in some:
        game = laar.game(item["game"])
        table = game.load(item["state"])
        seat = game.seats.index(item["seat"])
        if item["kind"] == "odds":
            odds = game.odds(table, item["tried"])
            assert odds is not None
            assert odds["cases"][0]["of"] % Fraction(item["answer"]).denominator == 0
            assert 0 <= Fraction(item["answer"]) <= 1
            continue
        looked += 1
        assert (item["tried"] in table.options(seat)) == item["legal"]
        if not item["legal"]:
            named = {refusal.clause for refusal in game.refusals(table, seat, item["tried"])}
            assert set(item["clauses"]) == named - {""}
    assert looked > 200


def test_there_is_something_of_everything_in_both_languages(some: list[Item]) -> None:
    kinds = {(item["game"], item["kind"], item["legal"]) for item in some}
    for game in GAMES:
        assert {(game, "may", True), (game, "may", False), (game, "which", False)} <= kinds
        assert {(game, "example", True), (game, "example", False)} <= kinds
    assert {("belogorye", "odds", None), ("berserk", "odds", None)} <= kinds
    catalogues = {game: laar.game(game).catalogue() for game in GAMES}
    for item in some:
        for lang in LANGUAGES:
            assert "dataset-" not in item["question"][lang]
            assert "{" not in item["question"][lang] + item["explanation"][lang]
        assert item["question"]["ru"] != item["question"]["en"]
        if item["legal"] is False:
            clause = catalogues[item["game"]].get(item["clauses"][0])
            for lang in LANGUAGES:
                assert clause.title[lang] in item["explanation"][lang]


def test_the_scorer_knows_right_from_wrong(some: list[Item]) -> None:
    perfect = [{"id": item["id"], "answer": item["answer"]} for item in some]
    found = score(some, perfect)
    unlike = len({item["id"] for item in some})
    assert (found["right"], found["questions"], found["unknown"]) == (unlike, unlike, 0)
    half = score(some, perfect[: len(perfect) // 2])
    assert half["right"] < found["right"]
    assert half["questions"] == unlike  # what is not answered is wrong
    both = [{**one, "lang": "ru"} for one in perfect] + [
        {"id": one["id"], "answer": "?", "lang": "en"} for one in perfect
    ]
    langs = score(some, both)["langs"]
    assert (langs["ru"]["share"], langs["en"]["share"]) == (1.0, 0.0)


@pytest.mark.parametrize(
    ("kind", "answer", "clauses", "said", "good"),
    [
        ("may", "no", [], "Нет, нельзя.", True),
        ("may", "no", [], "Nobody may.", False),
        ("may", "yes", [], "**Yes**", True),
        ("which", "BEL-034", ["BEL-034", "BEL-033"], "It is bel-033.", True),
        ("which", "BEL-034", ["BEL-034"], "BEL-035, not BEL-034", False),
        ("odds", "25/36", [], "25/36", True),
        ("odds", "25/36", [], "50 / 72", True),
        ("odds", "25/36", [], "0,6944", True),
        ("odds", "25/36", [], "69.4%", True),
        ("odds", "25/36", [], "26/36", False),
        ("odds", "25/36", [], "1/0", False),
        ("odds", "25/36", [], "likely", False),
    ],
)
def test_answers_are_read_as_people_write_them(
    kind: str, answer: str, clauses: list[str], said: str, good: bool
) -> None:
    assert right({"kind": kind, "answer": answer, "clauses": clauses}, said) is good


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "rules"
    args = ["dataset", "rules", "--game", "belogorye", "--count", "30"]
    assert main([*args, "--out", str(out), "--json"]) == 0
    capsys.readouterr()
    rows = read_lines(out / "rules.jsonl")
    assert len({row["id"] for row in rows}) == 30
    assert {row["id"] for row in read_lines(out / "clauses.jsonl")} >= {
        clause for row in rows for clause in row["clauses"]
    }
    answers = write_lines(
        tmp_path / "a.jsonl", ({"id": row["id"], "answer": "yes"} for row in rows)
    )
    assert main(["dataset", "score", str(out / "rules.jsonl"), str(answers), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["right"] == sum(row["answer"] == "yes" for row in rows)
    answers.write_text("no json", "utf-8")
    assert main(["dataset", "score", str(out / "rules.jsonl"), str(answers)]) == 2
    assert "a.jsonl:1" in capsys.readouterr().err


def test_a_puzzle_tells_its_proof() -> None:
    """The set is what search proves (`laar puzzles --verify`), field by field."""
    for game in GAMES:
        puzzle = puzzles(game)[0]
        row = told(game, puzzle)
        assert tuple(row["proof"]["first"]) == puzzle.first
        assert set(row["proof"]["first"]) < set(row["legal"])
        assert row["goal"]["ru"] != row["goal"]["en"]
    assert not check("belogorye", puzzles("belogorye")[0]).faults
