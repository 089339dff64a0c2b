"""Keep the pieces of the small game in docs/new-game.md the same as tests/beacon.py.

    .venv/bin/python scripts/doc_pieces.py            writes the pieces into the page
    .venv/bin/python scripts/doc_pieces.py --check    fails where the page tells another game

The source is cut at its `# -- name ---` lines. The page shows the pieces in the same order, each in
a block of its own that begins with that line.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "new-game.md"
SOURCE = ROOT / "tests" / "beacon.py"
MARK = re.compile(r"^(?= *# -- .+ -+$)", re.MULTILINE)
PIECE = re.compile(r'(?<=^```python\n)(?=""""?| *# -- )(.*?)(?=^```$)', re.MULTILINE | re.DOTALL)


def pieces(source: str) -> list[str]:
    """The parts of a source, without empty lines around them."""
    return [piece.strip("\n") + "\n" for piece in MARK.split(source)]


def told(page: str) -> list[str]:
    """The pieces a page shows."""
    return PIECE.findall(page)


def name(piece: str) -> str:
    """What a piece is called: its first line."""
    return piece.splitlines()[0].strip(' #-"')


def written(page: str, source: str) -> str:
    """The page with the pieces of the source; ValueError where it shows others."""
    now = pieces(source)
    shown, there = [name(piece) for piece in told(page)], [name(piece) for piece in now]
    if shown[1:] != there[1:] or len(shown) != len(there):  # the first is called by its docstring
        raise ValueError(f"the page shows {shown}, the source has {there}")
    left = iter(now)
    return PIECE.sub(lambda _: next(left), page)


def main(args: list[str]) -> int:
    """Write the pieces, or say that they are stale."""
    page = PAGE.read_text("utf-8")
    now = written(page, SOURCE.read_text("utf-8"))
    if args != ["--check"]:
        PAGE.write_text(now, "utf-8")
    elif now != page:
        print("docs/new-game.md is stale: run scripts/doc_pieces.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
