"""Rows as a parquet file in memory: the same rows are the same bytes."""

from __future__ import annotations

import io
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from laar.core.game import BadOptions
from laar.selfplay.row import Row


def polars() -> Any:
    """The library that writes parquet."""
    try:
        return import_module("polars")
    except ModuleNotFoundError:
        raise BadOptions("parquet needs polars: laar[data]") from None


def schema() -> dict[str, Any]:
    """The columns and their types."""
    p = polars()
    return {
        "game": p.Int32,
        "n": p.Int32,
        "seat": p.Int8,
        "bot": p.String,
        "position": p.String,
        "kind": p.String,
        "legal": p.List(p.String),
        "answer": p.String,
        "visits": p.List(p.Int32),
        "values": p.List(p.Float64),
        "weights": p.List(p.Int32),
        "luck": p.List(p.Float64),
        "outcome": p.List(p.Float64),
    }


def packed(rows: Iterable[Row]) -> bytes:
    """The file of these rows."""
    some = list(rows)
    return frame_bytes({name: [getattr(row, name) for row in some] for name in schema()}, schema())


def frame_bytes(columns: dict[str, list[Any]], types: dict[str, Any]) -> bytes:
    """The file of these columns."""
    file = io.BytesIO()
    frame = polars().DataFrame(columns, schema=types)
    frame.write_parquet(file, compression="zstd", compression_level=7, statistics=False)
    return file.getvalue()
