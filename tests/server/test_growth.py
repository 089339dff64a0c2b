"""What so many players need follows from what one costs."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from laar.cli import main
from laar.server.bench import growth

COSTS = growth.Costs(
    125.0, 400.0, 160.0, 40.0, {"belogorye": growth.GameCost(300, 20.0)}
)  # fmt: skip


def test_ten_times_the_players_need_ten_times_as_much() -> None:
    few, many = (growth.needs(count, COSTS) for count in (2000, 20_000))
    for what in ("tables", "answers_s", "database_gib"):
        assert 8 < many[what] / few[what] < 12, what
    assert few["nodes"] == 1
    far = growth.needs(20_000_000, COSTS)
    assert far["nodes"] > 20
    assert far["workers"] > 1000


def test_the_evening_is_denser_than_the_day() -> None:
    """At the peak about two and a half times as many play as on average."""
    peak = growth.peak_of(5000, COSTS)
    average = peak.lines_day / 86_400
    assert 1.6 < peak.answers_s / average < 3.2


def test_a_dearer_answer_needs_more_nodes() -> None:
    dear = msgspec.structs.replace(COSTS, answer_us=1600.0)
    assert growth.needs(10**7, dear)["nodes"] > 5 * growth.needs(10**7, COSTS)["nodes"]


def test_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "costs.json"
    file.write_bytes(msgspec.json.encode(COSTS))
    assert main(["bench", "growth", "--costs", str(file), "--players", "300", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert [row["players"] for row in told["rows"]] == [300]
    assert told["costs"]["answer_us"] == 160.0
    file.write_text('{"server_mib": 1}')
    assert main(["bench", "growth", "--costs", str(file)]) == 2
    assert "table_kib" in capsys.readouterr().err


def test_the_document_says_what_is_reckoned() -> None:
    docs = Path(__file__).parents[2] / "docs"
    costs, said = growth.read((docs / "costs.json").read_bytes()), (docs / "scale.md").read_text()
    for players in (1000, 100_000, 10_000_000):
        row = growth.needs(players, costs)
        told = " | ".join(f"{value:,}" for name, value in row.items() if name != "first")
        assert f"| {told} | {row['first']} |" in said
