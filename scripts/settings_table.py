"""Write the table of all settings into `docs/operating.md`, from where they are declared."""

from __future__ import annotations

import re
from pathlib import Path

from laar.server.config import table

PAGE = Path(__file__).resolve().parent.parent / "docs" / "operating.md"
THERE = re.compile(r"^\| setting \|.*?\n(?!\|)", re.MULTILINE | re.DOTALL)


def main() -> None:
    """Put the table in the place of the old one."""
    PAGE.write_text(THERE.sub(lambda _: table() + "\n", PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
