"""`laar watch`, `arena`, `check` and `bench`: what they print."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import laar
from laar.bench import engine
from laar.cli import main

Out = pytest.CaptureFixture[str]


def test_watching_two_bots(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "watched.laar"
    args = ["watch", "belogorye", "random", "--mode", "duel", "--seed", "7", "--lang", "en"]
    assert main([*args, "--save", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Turn 1: " in shown
    assert "BEL-09" in shown.splitlines()[-2]
    assert main(["verify", str(path)]) == 0


def test_an_arena_counts(capsys: Out) -> None:
    args = ["arena", "belogorye", "random", "random", "--games", "2", "--seed", "3", "--jobs", "1"]
    assert main([*args, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sum(report["wins"]) + report["draws"] == report["games"] == 2
    low, high = report["interval"]
    assert 0 <= low <= high <= 1
    assert main(args) == 0
    assert f"of 2 games ({low:.1%} to {high:.1%})" in capsys.readouterr().out


def test_a_check_finds_nothing(capsys: Out) -> None:
    args = ["check", "belogorye", "--games", "2", "--jobs", "1"]
    assert main(args) == 0
    assert "belogorye 2017: 2 games" in capsys.readouterr().out
    assert main([*args, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert report["spread"][0] | {"decisions": 0} == {
        "mode": "duel", "players": 2, "games": 2, "decisions": 0,
    }  # fmt: skip
    assert report["findings"] == []


def test_a_check_tells_what_it_finds(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def problems(self: object, table: object) -> list[str]:
        return ["leshy is in two places"]

    monkeypatch.setattr(type(laar.game("belogorye")), "problems", problems)
    assert main(["check", "belogorye", "--games", "1", "--jobs", "1"]) == 1
    assert "game 1 (duel 2), answer 1: leshy is in two places" in capsys.readouterr().out


def test_the_engine_is_measured_in_every_build(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine.bench_engine, "__defaults__", (1, 0.05, lambda count: None))
    assert main(["bench", "engine", "--json"]) == 0
    shown = capsys.readouterr()
    figures: list[dict[str, Any]] = json.loads(shown.out)
    own = {one["build"]: one for one in figures if "game" in one}
    assert "plain" in own
    assert "compiled" in own or "make setup" in shown.err
    assert {one["peer"] for one in figures if "peer" in one} == {"python-chess", "catanatron"}
    for one in figures:
        assert one["decisions_per_s"] > 0
    assert own["plain"].keys() == {
        "game", "edition", "build", "decisions_per_s", "games_per_s", "clone_us",
    }  # fmt: skip
