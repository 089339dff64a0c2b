"""Shipped puzzles are what search proves: every tenth here, all by `laar puzzles GAME --verify`."""

from __future__ import annotations

import json
import tomllib
from fractions import Fraction

import msgspec
import pytest

import laar
from laar.bots.greedy import after
from laar.cli import main
from laar.core.clause import LANGUAGES
from laar.puzzles.daily import daily, date_of, day_of, streak
from laar.puzzles.proof import Prover, judge
from laar.puzzles.puzzle import Puzzle, as_toml, proven, puzzles, search_of
from laar.puzzles.search import TooHard
from laar.puzzles.telling import goals
from laar.puzzles.verify import check
from laar.texts import has

GAMES = ("belogorye", "berserk", "bastion")
TENTH = [(game, one) for game in GAMES for one in puzzles(game)[::10]]


@pytest.mark.parametrize(("game", "puzzle"), TENTH, ids=[f"{g}-{one.id}" for g, one in TENTH])
def test_a_tenth_is_proven(game: str, puzzle: Puzzle) -> None:
    assert check(game, puzzle).faults == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_alike(game: str) -> None:
    some = puzzles(game)
    assert len({one.id for one in some}) == len(some)
    assert len({(one.task, one.way) for one in some}) == len(some)
    assert {one.kind for one in some} == {"win", "survive", "strike"}
    assert len(some) >= 60
    assert min(sum(one.level == level for one in some) for level in (1, 2, 3)) >= 15


@pytest.mark.parametrize("game", GAMES)
def test_every_theme_and_task_has_a_text(game: str) -> None:
    for one in puzzles(game):
        for theme in one.themes:
            assert all(has(lang, "", f"puzzle-theme-{theme}") for lang in LANGUAGES)
        said = goals(game, one)
        assert "{" not in said["ru"] + said["en"]
        assert "puzzle-" not in said["ru"] + said["en"]


def test_a_wrong_figure_is_found() -> None:
    one = puzzles("belogorye")[0]
    worse = msgspec.structs.replace(one, best="35/36", level=3 if one.level == 1 else 1)
    assert [fault.split(" ")[0] for fault in check("belogorye", worse).faults] == ["level", "best"]
    gone = msgspec.structs.replace(one, edition="1917")
    assert check("belogorye", gone).faults == ("there is no revision 1917",)


def test_a_line_is_judged_up_to_the_answer_that_decides() -> None:
    one = next(p for p in puzzles("belogorye") if len(p.way) == 2 and Fraction(p.second))
    search, table = search_of("belogorye", one.edition, one.task, one.position)
    assert table.ask is not None
    seat = table.ask.seat
    assert judge(search, table, []).verdict == "open"
    assert judge(search, table, [(seat, one.way[0])]).verdict == "open"
    line = [(seat, text) for text in one.way]
    solved = judge(search, table, line)
    assert (solved.verdict, solved.chance) == ("solved", Fraction(one.best))
    # What comes after is not the solver's doing.
    assert judge(search, table, [*line, (1 - seat, "pass")]) == solved
    failed = judge(search, table, [(seat, "end"), *line])
    assert (failed.verdict, failed.at, failed.best) == ("failed", 1, solved.best)


def test_a_chance_is_that_of_the_dice() -> None:
    text = "first bogatyrs\nturn bogatyrs 5\nc3 dobrynya\nc4 koschei -6 closed\na6 upyr\n"
    rules = laar.game("belogorye")
    told = rules.odds(rules.new_table("2017", {"position": text}), "strike c3 c4")
    assert told is not None
    (case,) = told["cases"]
    assert 0 < case["best"]["kills"] < case["of"]
    search, table = search_of("belogorye", "2017", "beat koschei", text)
    then = after(table, 0, "strike c3 c4")
    assert search.value(then) == Fraction(case["best"]["kills"], case["of"])


def test_what_cannot_be_searched_to_the_end_is_no_puzzle() -> None:
    one = puzzles("belogorye")[-1]
    search, table = search_of("belogorye", one.edition, one.task, one.position, 5)
    with pytest.raises(TooHard):
        Prover(search, table).proof()
    with pytest.raises(ValueError, match="no task"):
        proven("belogorye", one.edition, "beat nobody", one.position)


def test_the_puzzle_of_the_day_follows_from_the_date() -> None:
    day = day_of(1_767_225_600)
    assert date_of(day) == "2026-01-01"
    for game in GAMES:
        some = puzzles(game)
        assert {daily(game, day + k).id for k in range(len(some))} == {one.id for one in some}
    assert streak({day, day - 1, day - 3}, day) == 2
    assert streak({day - 1, day - 2}, day) == 2
    assert streak({day - 2}, day) == 0


def test_mining_prints_puzzles_that_are_proven(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["--new", "1", "--processes", "1", "--seed", "3"]
    assert main(["puzzles", "bastion", "--players", "1", *wish]) == 0
    (row,) = tomllib.loads(capsys.readouterr().out)["puzzle"]
    found = msgspec.convert(row, Puzzle)
    assert check("bastion", found).faults == ()
    assert as_toml(found).startswith("[[puzzle]]")
    assert json.dumps(row)
