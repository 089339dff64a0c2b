"""Tables of bots are what their games say, and their games are what the dice say."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from laar.cli import main
from laar.datasets.leaderboard import verify
from laar.datasets.lines import read_lines, write_lines

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "docs" / "leaderboards").glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_game_can_be_played_again(path: Path) -> None:
    rows, wrong = verify(path)
    assert wrong == []
    assert sum(row["games"] for row in rows) >= 4


def test_what_was_changed_is_found(tmp_path: Path) -> None:
    path = Path(shutil.copy(ROOT / "docs" / "leaderboards" / "berserk.jsonl", tmp_path))
    head, told, *games = read_lines(path)

    def faults(*lines: dict[str, object]) -> str:
        write_lines(path, lines)
        return "; ".join(verify(path)[1])

    assert faults(head, told, *games) == ""
    one = games[0]
    assert "ended otherwise" in faults(
        head, told, {**one, "outcome": one["outcome"][::-1]}, *games[1:]
    )
    shorter = {**one, "said": one["said"][:-1]}
    assert "missing" in faults(head, told, shorter, *games[1:])
    assert "others sat" in faults(head, told, {**one, "players": one["players"][::-1]}, *games[1:])
    assert "once" in faults(head, told, *games, games[-1])
    assert "once" in faults(head, told, *games[1:])
    n, seat, _ = one["said"][0].split(" ", 2)
    cheat = {**one, "said": [f"{n} {seat} win", *one["said"][1:]]}
    assert faults(head, told, cheat, *games[1:])
    told["table"][0]["points"] += 1
    assert "not what the games say" in faults(head, told, *games)


def test_the_command_makes_one_and_verifies_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.jsonl"
    args = ["dataset", "leaderboard", "belogorye", "--games", "1", "--workers", "1"]
    assert main([*args, "--bots", "random,greedy", "--out", str(path)]) == 0
    assert main(["dataset", "verify", str(path)]) == 0
    capsys.readouterr()
    assert main([*args, "--bots", "greedy", "--out", str(path)]) == 2
    assert "two bots" in capsys.readouterr().err
    path.write_text("{}\n", "utf-8")
    assert main(["dataset", "verify", str(path)]) == 2
