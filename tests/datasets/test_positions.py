"""Positions with outcomes: complete, repeatable, and never on both sides of a split."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import polars
import pytest

import laar
from laar.cli import main
from laar.datasets.positions import Wanted, key_of, positions
from laar.datasets.split import split_of
from laar.selfplay.plan import Plan

PLAN = Plan("belogorye", "2017.1", ("random",), 0, opening=4)


def test_positions_of_a_game_stay_together_and_can_be_played_on(tmp_path: Path) -> None:
    wanted = Wanted(PLAN, 25, per_game=6, shard=10)
    shards = positions(wanted, tmp_path / "one", 1)
    assert [one.rows for one in shards] == [10, 10, 5]
    positions(wanted, tmp_path / "two", 1)
    for one in shards:
        assert (tmp_path / "one" / one.file).read_bytes() == (
            tmp_path / "two" / one.file
        ).read_bytes()
    rows = polars.read_parquet(tmp_path / "one" / "*.parquet").to_dicts()
    game = laar.game("belogorye")
    for row in rows:
        table = game.load(json.loads(row["position"]))
        assert table.ask is not None
        assert (table.ask.kind, row["seat"] in table.waiting()) == (row["kind"], True)
        assert sum(row["outcome"]) == 1.0
        assert row["split"] == split_of(key_of(PLAN, row["game"]))
    assert max(Counter(row["game"] for row in rows).values()) == 6
    assert "made again" in (tmp_path / "one" / "README.md").read_text("utf-8")


def test_splits_are_as_large_as_they_say() -> None:
    parts = Counter(split_of(f"game {n}") for n in range(4000))
    for name, percent in {"train": 90, "valid": 5, "test": 5}.items():
        assert abs(parts[name] / 40 - percent) < 1.5


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["dataset", "positions", "belogorye", "--bots", "random", "--workers", "1"]
    assert main([*args, "--count", "4", "--out", str(tmp_path / "some"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["count"] == 4
    assert main([*args, "--bots", "hal", "--out", str(tmp_path / "none")]) == 2
    assert "hal" in capsys.readouterr().err
