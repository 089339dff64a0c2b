"""The example in the README is run as written; both READMEs name files that exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_readme_example_runs() -> None:
    """A game in a dozen lines."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 8
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", "README.ru.md", "docs/tour.md", "docs/new-game.md", "docs/new-card.md"])
def test_links_lead_somewhere(page: str) -> None:
    """Relative links and the source files a page names exist."""
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    for link in links:
        assert ((ROOT / page).parent / link).exists(), link
    for path in re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path
