"""laar judge: measures on other games than it fits on, and keeps weights where it is told to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from laar.cli import main


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_it_measures(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["judge", "belogorye", "--games", "4", "--seed", "9", "--jobs", "1", "--json"]
    assert main(asked) == 0
    report = told(capsys)
    assert {"log_loss", "constant", "taste", "calibration", "modes"} <= set(report)
    assert report["games"] == 4
    assert main(asked) == 0
    assert told(capsys) == report  # the same seed, the same games


def test_it_fits_and_keeps_where_it_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["judge", "belogorye", "--fit", "--games", "3", "--jobs", "1", "--json", "--save"]
    assert main([*asked, str(tmp_path)]) == 0
    told(capsys)
    (fitted,) = json.loads((tmp_path / "belogorye.json").read_text("utf-8"))
    assert fitted["judges"] == "2017.1"
    assert fitted["bots"] == ["greedy"]
    assert fitted["games"] == 3
    assert any(fitted["weights"])


def test_what_cannot_be_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["judge", "belogorye", "--bot", "deep"]) == 2
    assert main(["judge", "belogorye", "--save", str(tmp_path)]) == 2
    assert main(["judge", "bastion", "--mode", "picnic"]) == 2
    errors = capsys.readouterr().err
    assert "deep" in errors
    assert "--save" in errors
    assert "picnic" in errors
