"""The ladder: each character against the one before, or in the same games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from laar.bots import ladder
from laar.bots.characters import cast, first
from laar.cli import main


def measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, *args: str
) -> tuple[int, dict[str, Any]]:
    """The report on the three weakest."""
    three = dict(list(cast(game).items())[:3])
    assert first(game) in three
    monkeypatch.setattr(ladder, "cast", lambda game: three)
    status = main(["arena", "ladder", game, "--games", "4", "--jobs", "1", "--json", *args])
    return status, json.loads(capsys.readouterr().out)


def test_each_meets_the_one_before(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, report = measured(capsys, monkeypatch, "belogorye")
    who = list(cast("belogorye"))
    pairs = [(step["name"], step["below"]) for step in report["steps"]]
    assert pairs == [(who[1], who[0]), (who[2], who[1])]
    for step in report["steps"]:
        assert sum(step["wins"]) + step["draws"] == 4
        assert step["holds"] == (step["share"] >= 0.6)
    assert (report["first"]["name"], report["first"]["below"]) == (who[2], "beginner")
    assert status == (0 if report["holds"] else 1)


def test_a_team_leaves_fewer_enemies_than_the_one_before(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    status, report = measured(capsys, monkeypatch, "bastion", "--players", "2")
    left = [step["left"] for step in report["steps"]]
    assert left == sorted(left, reverse=True)
    assert report["first"]["left"] < report["first"]["before"]  # than a team of beginners
    assert (status, report["holds"]) == (0, True)


@pytest.mark.parametrize("args", [[], ["belogorye", "berserk"], ["bastion", "--team", "greedy"]])
def test_a_ladder_is_of_one_game(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert main(["arena", "ladder", *args]) == 2
    assert "ladder" in capsys.readouterr().err
