"""The commands of environments, and that nothing else needs their libraries."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from laar.bench import rl
from laar.cli import main


def test_random_games_by_numbers_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "belogorye", "--envs", "--games", "2", "--jobs", "1", "--json"]) == 0
    (part,) = json.loads(capsys.readouterr().out)
    assert part["games"] == 2
    assert part["findings"] == []


def test_environments_are_measured_beside_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be measured here is named; the rest is told with both kinds of seconds."""
    monkeypatch.setattr(rl, "PEERS", ("openspiel backgammon", "pettingzoo nothing_v1"))
    monkeypatch.setattr("laar.game_names", lambda: ["belogorye"])
    figures, notes = rl.bench_rl(rounds=1, seconds=0.2)
    assert [one["game"] for one in figures] == ["belogorye", "backgammon"]
    assert all(one["steps_per_s"] > 0 and one["steps_per_cpu_s"] > 0 for one in figures)
    assert figures[0]["target"] == 100_000
    assert len(notes) == 1
    assert notes[0].startswith("pettingzoo nothing_v1 is left out: ")


def test_commands_need_none_of_their_libraries() -> None:
    code = (
        "import sys, laar.cli; print(sorted({'numpy', 'gymnasium', 'pyspiel'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
