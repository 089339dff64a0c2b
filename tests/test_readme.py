"""Examples in the README, on the API page and in docstrings are run as written."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

import laar
from laar.cli import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


@pytest.mark.parametrize(("page", "least"), [("README.md", 8), ("docs/api.md", 50)])
def test_the_examples_of_a_page_run(page: str, least: int) -> None:
    """A game in a dozen lines, and all that can be done with one."""
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted >= least
    assert result.failed == 0


def test_the_api_page_names_all_that_can_be_used() -> None:
    named = set(re.findall(r"`(\w+)`", (ROOT / "docs" / "api.md").read_text("utf-8")))
    offered = {*laar.__all__, *(name for name in vars(laar.Play) if not name.startswith("_"))}
    assert offered - named == set()


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


@pytest.mark.parametrize("page", ["README.md", "README.ru.md"])
def test_commands_and_numbers_of_a_readme_are_true(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    commands = {command.__name__.rsplit(".", 1)[1] for command in COMMANDS}
    made = re.findall(r"(?:^    |`)make (\w+)", text, re.MULTILINE)
    assert {"play", "test"} <= set(made) <= set(targets)
    assert {*re.findall(r"(?:^    | {2}|`|/)laar (\w+)", text, re.MULTILINE)} <= commands
    cards = len(laar.game("berserk").components("2021"))
    assert re.search(rf"\({cards}\s", text)
