"""What a measurement leaves on disk, and two of them side by side."""

from __future__ import annotations

import csv
import json
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import polars
import pytest
from tests.lab.made import row

from laar.cli import main
from laar.core.game import BadOptions
from laar.lab import compare, report
from laar.lab.charts import Axis, Dot, bars, dots
from laar.lab.figures import figures
from laar.lab.plan import Plan
from laar.lab.row import Row

Out = pytest.CaptureFixture[str]
PLAN = Plan(("orcs", "coven"), games=10)
SVG = "{http://www.w3.org/2000/svg}"


def made(folder: Path, wins: int, plan: Plan = PLAN) -> list[Row]:
    """A report of ten games of which orcs won so many."""
    rows = [row(winner="red" if n < wins else "blue", seed=n, turns=10 + n) for n in range(10)]
    report.write(folder, figures(plan, rows), rows)
    return rows


def test_a_report_stands_alone(tmp_path: Path) -> None:
    made(tmp_path, 9)
    names = {path.name for path in tmp_path.glob("*.svg")}
    assert names >= {"pairs.svg", "first.svg", "length.svg", "bought-orcs.svg", "effect-coven.svg"}
    for name in names:
        assert ElementTree.parse(tmp_path / name).getroot().tag == f"{SVG}svg"
    text = (tmp_path / "report.html").read_text("utf-8")
    HTMLParser().feed(text)
    assert "Pairs outside 42% to 58%: orcs-coven." in text
    assert text.count("<svg") == len(names)
    for outside in ("<script", "<link", "<img", "src=", "@import"):
        assert outside not in text


def test_rows_are_csv_where_nothing_writes_parquet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    rows = made(tmp_path, 5)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        told = list(csv.DictReader(file))
    assert [r["winner"] for r in told] == [r.winner for r in rows]
    assert told[0]["red_deal"] == "2 3 4"
    assert not (tmp_path / "games.parquet").exists()


def test_rows_are_parquet(tmp_path: Path) -> None:
    rows = made(tmp_path, 5)
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table["red_deal"].to_list() == [list(r.red_deal) for r in rows]
    assert table.filter(polars.col("winner") == "red").height == 5
    assert not (tmp_path / "games.csv").exists()


def test_dots_lie_where_they_should_and_the_band_behind_them() -> None:
    axis = Axis(0.0, 1.0, 0.25, (0.25, 0.75))
    found = ElementTree.fromstring(
        dots("T", axis, [Dot("a & b", 0.5, (0.4, 0.6)), Dot("c", 2.0, (0.9, 2.0), wrong=True)])
    )
    middle, edge = (float(c.get("cx", "")) for c in found.iter(f"{SVG}circle"))
    assert middle == pytest.approx((axis.place(0) + axis.place(1)) / 2)
    assert edge == axis.place(1.0)
    band = next(r for r in found.iter(f"{SVG}rect") if r.get("x"))
    assert float(band.get("x", "")) == axis.place(0.25)
    texts = {t.text for t in found.iter(f"{SVG}text")}
    assert texts >= {"T", "a & b", "0 %", "25 %", "100 %", "50.0 %"}


def test_bars_are_as_tall_as_numbers_are_often() -> None:
    found = ElementTree.fromstring(bars("T", {10: 4, 12: 2}))
    tall = [float(r.get("height", "")) for r in found.iter(f"{SVG}rect") if r.get("x")]
    assert tall == [160.0, 0.0, 80.0]
    assert ElementTree.fromstring(bars("none", {})) is not None


def test_before_and_after(tmp_path: Path, capsys: Out) -> None:
    before, after = tmp_path / "a", tmp_path / "b"
    made(before, 9)
    made(after, 5, Plan(("orcs", "coven"), games=10, seed=2))
    found = compare.compare(before, after)
    assert found["pairs"] == [{"pair": "orcs-coven", "share": [0.9, 0.5]}]
    assert found["unlike"] == ["seed"]
    assert main(["lab", "compare", str(before), str(after), "--out", str(tmp_path / "c")]) == 0
    shown = capsys.readouterr().out
    assert "90.0 % ->  50.0 %  -40.0" in shown
    page = (tmp_path / "c" / "compare.html").read_text("utf-8")
    assert "They differ in seed." in page
    assert "-40.0" in page


def test_what_is_no_report_cannot_be_compared(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="missing"):
        compare.compare(tmp_path, tmp_path)
    for text in ("{", "[]", '{"format": 99}'):
        (tmp_path / "report.json").write_text(text)
        with pytest.raises(BadOptions, match="not a report"):
            compare.compare(tmp_path, tmp_path)


def test_the_command_measures_and_writes(tmp_path: Path, capsys: Out) -> None:
    args = ["lab", "balance", "berserk", "--bot", "random", "--games", "2", "--jobs", "1"]
    assert main([*args, "--decks", "orcs,coven+", "--out", str(tmp_path)]) == 0
    assert "6 games" in capsys.readouterr().out
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["games"] == 6
    assert main([*args, "--decks", "orcs", "--dice", "tournament", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["plan"]["dice"] == "tournament"


@pytest.mark.parametrize(
    ("args", "place"),
    [
        (["balance", "bastion"], "bastion"),
        (["balance", "berserk", "--bot", "hal"], "hal"),
        (["balance", "berserk", "--decks", "elves"], "elves"),
        (["balance", "berserk", "--decks", "orcs", "--plus"], "--plus"),
        (["balance", "berserk", "--games", "0"], "--games"),
        (["balance", "berserk", "--out", __file__], "test_report"),
        (["compare", "one"], "two report folders"),
        (["compare", "no/such", "no/such"], "no/such"),
        (["weigh", "berserk"], "weigh"),
    ],
)
def test_bad_use_is_one_line_that_names_the_place(args: list[str], place: str, capsys: Out) -> None:
    try:
        status = main(["lab", *args])
    except SystemExit as left:
        status = int(str(left.code))
    shown = capsys.readouterr()
    assert (status, shown.out, shown.err.count("\n")) == (2, "", 1)
    assert place in shown.err


@pytest.mark.parametrize(("backend", "module"), [("dask", "distributed"), ("ray", "ray")])
def test_a_cluster_that_is_not_installed_is_named(
    backend: str, module: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["lab", "balance", "berserk", "--bot", "random", "--backend", backend]) == 2
    assert f"laar[{backend}]" in capsys.readouterr().err
