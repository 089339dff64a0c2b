"""What documents point at is there, and what is not there is named."""

from __future__ import annotations

import doctest
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import doc_links
from doc_links import ROOT, problems, site_problems

NAV = '[project]\nnav = [{ "A" = "a.md" }, { "More" = [{ "B" = "b.md" }] }]\n'
B = "# B\n\n## A part\n"


def told(tmp_path: Path, page: str) -> list[str]:
    """What is wrong with a page beside another."""
    (tmp_path / "zensical.toml").write_text(NAV, "utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "table.py").touch()
    (tmp_path / "README.md").write_text("# Top\n", "utf-8")
    (tmp_path / "docs" / "a.md").write_text(page, "utf-8")
    (tmp_path / "docs" / "b.md").write_text(B, "utf-8")
    return problems(tmp_path)


def test_all_that_documents_name_is_there() -> None:
    assert problems(ROOT) == []


@pytest.mark.parametrize(
    ("page", "why"),
    [
        ("[b](c.md)", "c.md: there is no such file"),
        ("[b](b.md#another)", "b.md#another: there is no such heading"),
        ("# A\n[here](#b)", "#b: there is no such heading"),
        ("[top](../README.md)", "../README.md: a page of the site links into docs alone"),
        ("`src/chair.py`", "`src/chair.py`: there is no such file"),
        ("`src/*/table.py`", "`src/*/table.py`: there is no such file"),
        ("`chair.py`", "`chair.py`: no file is called so"),
    ],
)
def test_what_is_not_there_is_named(tmp_path: Path, page: str, why: str) -> None:
    assert told(tmp_path, page) == [f"docs/a.md: {why}"]


@pytest.mark.parametrize(
    "page",
    [
        "[b](b.md#a-part), [web](https://example.org/x#y)",
        "`src/table.py`, `table.py`, `src/*.py`, `laar play`",
        "```\n# no heading `chair.py` [b](c.md)\n```",
    ],
)
def test_what_is_there_is_left_alone(tmp_path: Path, page: str) -> None:
    assert told(tmp_path, page) == []


def test_every_page_has_its_place(tmp_path: Path) -> None:
    told(tmp_path, "# A")
    (tmp_path / "docs" / "b.md").rename(tmp_path / "docs" / "c.md")
    assert problems(tmp_path) == [
        "docs/b.md is in the navigation alone",
        "docs/c.md is not in the navigation",
    ]


def test_the_site_is_built_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    zensical = Path(sys.executable).with_name("zensical")
    subprocess.run([zensical, "build", "--strict"], cwd=tmp_path, check=True, capture_output=True)
    site = tmp_path / "site"
    assert site_problems(site) == []
    with (site / "index.html").open("a", encoding="utf-8") as index:
        index.write('<a href="tour/#nowhere">')
    assert site_problems(site) == ["index.html: tour/#nowhere leads nowhere"]


def test_its_examples_run() -> None:
    result = doctest.testmod(doc_links)
    assert result.attempted >= 1
    assert result.failed == 0
