"""What the pages for researchers and designers say is so."""

from __future__ import annotations

import re
from pathlib import Path

import laar
from laar.cli import main
from laar.selfplay.parquet import schema

ROOT = Path(__file__).parents[2]


def test_the_first_experiment_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "first-experiment.md").read_text("utf-8")
    (text,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    path = tmp_path / "tough.toml"
    path.write_text(text, "utf-8")
    args = ["lab", "run", str(path), "--games", "2", "--workers", "1"]
    assert main([*args, "--out", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "report.html").exists()


def test_all_columns_of_self_play_are_told() -> None:
    page = (ROOT / "docs" / "selfplay.md").read_text("utf-8")
    told = page.split("## A row")[1].split("##")[0]
    rows = re.findall(r"^\| (`.*?) \|", told, re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(rows)) == list(schema())


def test_the_citation_is_of_this_version() -> None:
    said = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {laar.__version__}\n" in said
