"""The example in the README is run as written; READMEs and documents name files that exist."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ("tour", "new-game", "new-card", "new-scenario", "wire", "decisions")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def test_readme_example_runs() -> None:
    """A game in a dozen lines."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 8
    assert result.failed == 0


def test_examples_in_docstrings_run() -> None:
    """What public functions promise by example holds; read from the source, compiled or not."""
    attempted = 0
    for path in sorted((ROOT / "src" / "laar").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            text = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
            if text and ">>>" in text:
                name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
                globs = vars(importlib.import_module(name.removesuffix(".__init__"))).copy()
                found = doctest.DocTestParser().get_doctest(text, globs, name, str(path), 0)
                result = doctest.DocTestRunner().run(found)
                assert result.failed == 0, path
                attempted += result.attempted
    assert attempted > 15


@pytest.mark.parametrize(
    "page", ["README.md", "README.ru.md", *(f"docs/{name}.md" for name in DOCS)]
)
def test_links_lead_somewhere(page: str) -> None:
    """Relative links and the source files a page names exist."""
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    for link in links:
        assert ((ROOT / page).parent / link).exists(), link
    for path in re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path
