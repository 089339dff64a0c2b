"""The card of a data set: a page beside the data that says what it is and how it was made."""

from __future__ import annotations

from pathlib import Path

import laar

LICENCE = "MIT, like Laar itself: games, texts and bots are Laar's own"
SPLITS = "by SHA-256 of the key named below: 90 % train, 5 % valid, 5 % test"


def write_card(folder: Path, title: str, told: dict[str, str]) -> Path:
    """Write it as README.md."""
    rows = {**told, "splits": told.get("splits", SPLITS), "licence": LICENCE}
    lines = [f"# {title}", "", f"Made by Laar {laar.__version__}.", ""]
    lines += [f"* **{name}**: {said}" for name, said in rows.items()]
    path = folder / "README.md"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path
