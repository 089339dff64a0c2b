"""Rows and figures on disk."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict, fields
from importlib import import_module
from pathlib import Path
from typing import Any

from laar.core.game import BadOptions
from laar.lab.row import Row

PARQUET, CSV = "games.parquet", "games.csv"
FIGURES = "report.json"
FORMAT = 1  # version of the figures


def write_rows(folder: Path, rows: Sequence[Any], kind: type[Any] = Row) -> Path:
    """Write rows as parquet where polars is installed (the extra ``lab``), else as CSV."""
    for earlier in (PARQUET, CSV):
        (folder / earlier).unlink(missing_ok=True)
    try:
        polars: Any = import_module("polars")
    except ModuleNotFoundError:
        return _write_csv(folder / CSV, rows, kind)
    path = folder / PARQUET
    numbers = polars.List(polars.Int16)
    hands = {f.name: numbers for f in fields(kind) if f.name.endswith(("_deal", "_squad"))}
    data = {f.name: [_plain(getattr(row, f.name)) for row in rows] for f in fields(kind)}
    polars.DataFrame(data, schema_overrides=hands).write_parquet(path)
    return path


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _write_csv(path: Path, rows: Sequence[Any], kind: type[Any]) -> Path:
    """A list is written as numbers with spaces between them."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [f.name for f in fields(kind)])
        writer.writeheader()
        for row in rows:
            told = asdict(row).items()
            writer.writerow(
                {k: " ".join(map(str, v)) if isinstance(v, tuple) else v for k, v in told}
            )
    return path


def write_figures(folder: Path, figures: dict[str, Any]) -> None:
    """Write the figures as JSON, for programs and later comparisons."""
    text = json.dumps(figures, ensure_ascii=False, indent=1)
    (folder / FIGURES).write_text(text + "\n", "utf-8")


def read_figures(folder: Path) -> dict[str, Any]:
    """The figures of a report folder."""
    path = folder / FIGURES
    try:
        found = json.loads(path.read_text("utf-8"))
        if found["format"] != FORMAT:
            raise ValueError
    except FileNotFoundError:
        raise BadOptions(f"{folder}: no report of a lab ({FIGURES} is missing)") from None
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadOptions(f"{path}: not a report of this lab") from None
    return dict(found)
