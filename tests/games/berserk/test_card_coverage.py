"""Cards that tests pin are counted from the marks, without running a test."""

import json
from pathlib import Path

import pytest

from laar.cli import main

Out = pytest.CaptureFixture[str]


def write(folder: Path, *marks: str) -> Path:
    """A file of tests with these marks."""
    lines = [f"@pytest.mark.card({mark})\ndef test_{n}(): ..." for n, mark in enumerate(marks)]
    (folder / "test_cards.py").write_text("\n".join(lines))
    return folder


def report(folder: Path, capsys: Out) -> dict[str, object]:
    """What is counted there."""
    assert main(["cards", "coverage", "--json", "--tests", str(folder)]) == 1
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_card_is_covered_when_all_its_paragraphs_are(tmp_path: Path, capsys: Out) -> None:
    nothing = report(tmp_path, capsys)
    assert (nothing["cards"], nothing["covered"]) == (114, 0)
    half = report(write(tmp_path, "1, 1", "9, 0"), capsys)
    assert half["covered"] == 1
    assert isinstance(half["missing"], list)
    assert half["missing"][0] == "1.2"
    assert report(write(tmp_path, "1, 1", "9, 0", "1, 2"), capsys)["covered"] == 2


def test_what_is_on_no_card_is_named(tmp_path: Path, capsys: Out) -> None:
    assert main(["cards", "coverage", "--tests", str(write(tmp_path, "2, 7"))]) == 1
    shown = capsys.readouterr()
    assert "0 of 114 cards are pinned" in shown.out
    assert "test_cards.py:1: there is no 2.7" in shown.err


@pytest.mark.parametrize("mark", ["2", '"2", 1', "2, n", "2, paragraph=1"])
def test_marks_are_plain_numbers(mark: str, tmp_path: Path, capsys: Out) -> None:
    assert main(["cards", "coverage", "--tests", str(write(tmp_path, mark))]) == 2
    assert "two plain numbers" in capsys.readouterr().err


@pytest.mark.parametrize(
    "args", [["coverage", "2"], ["coverage", "--tests", "no/such"], ["berserk", "--tests", "."]]
)
def test_bad_use(args: list[str], capsys: Out) -> None:
    assert main(["cards", *args]) == 2
    assert capsys.readouterr().err.count("\n") == 1
