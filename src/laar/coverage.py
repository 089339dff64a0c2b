"""Which clauses are pinned by a test and cited where they are played, read from the sources:
nothing is run.

A test pins a clause by ``@pytest.mark.clause("BEL-061")``; a case of a parametrised one by
``pytest.param(..., marks=pytest.mark.clause("BEL-061"))``. A clause of several editions is pinned
in one alone by ``@pytest.mark.clause("BST-101", edition="2018")``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeGuard

import laar
from laar.bad_use import BadUse
from laar.citations import cited, is_rule

SKIPPED = ("pytest.mark.skip", "pytest.mark.xfail")
Report = dict[str, dict[str, dict[str, Any]]]
Place = tuple[str, str]  # file:line, clause id (and edition)
Mark = tuple[str, str, str | None]  # file:line, clause id, edition (None: all)


def find_tests(given: Path | None) -> Path:
    """The folder of tests: as given, of the folder one is in, or of the checkout we run from."""
    around = Path(__file__).resolve().parents[2]
    for folder in [given] if given else [Path.cwd() / "tests", around / "tests"]:
        if folder.is_dir():
            return folder
    raise BadUse(f"there are no tests in {given or Path.cwd()}")


def coverage(tests: Path) -> tuple[Report, list[Place]]:
    """Testable, pinned and cited clauses by game and edition, and marks of unknown clauses."""
    marks = [mark for file in sorted(tests.rglob("test_*.py")) for mark in marked(file)]
    pinned = {(id, edition) for _, id, edition in marks}
    report: Report = {}
    known: set[tuple[str, str | None]] = set()
    for name in laar.game_names():
        game = laar.game(name)
        known |= {(clause.id, None) for clause in game.catalogue()}
        played = cited(name)
        report[name] = {}
        for edition in game.editions:
            clauses = list(game.catalogue().for_edition(edition))
            known |= {(clause.id, edition) for clause in clauses}
            wanted = [c.id for c in clauses if c.testable]
            missing = [id for id in wanted if pinned.isdisjoint({(id, None), (id, edition)})]
            rules = [clause for clause in clauses if is_rule(clause)]
            unnamed = [clause.id for clause in rules if clause.id not in played]
            report[name][edition] = {
                "testable": len(wanted),
                "pinned": len(wanted) - len(missing),
                "missing": missing,
                "rules": len(rules),
                "cited": len(rules) - len(unnamed),
                "uncited": unnamed,
            }
    return report, [
        (place, id if edition is None else f"{id} in edition {edition}")
        for place, id, edition in marks
        if (id, edition) not in known
    ]


def marked(file: Path) -> Iterator[Mark]:
    """The clauses a file of tests names in its marks, each with its place."""
    for place, node in pinning(file, "clause"):
        edition = None
        for keyword in node.keywords:
            if keyword.arg != "edition":
                raise BadUse(f"{place}: a mark of clauses has no '{keyword.arg}'")
            edition = _text(keyword.value, place)
        for argument in node.args:
            yield place, _text(argument, place), edition


def _text(node: ast.expr, place: str) -> str:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        raise BadUse(f"{place}: a clause and its edition are named by plain texts")
    return node.value


def pinning(file: Path, mark: str) -> Iterator[tuple[str, ast.Call]]:
    """Marks of this name on tests, on classes of tests and of cases, each with its place; what is
    skipped pins nothing."""
    try:
        tree = ast.parse(file.read_bytes(), str(file))
    except (SyntaxError, ValueError) as error:
        raise BadUse(f"{file}: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            skipped = any(ast.unparse(d).startswith(SKIPPED) for d in node.decorator_list)
            marks = node.decorator_list if node.name.lower().startswith("test") else []
            found = [] if skipped else [one for one in marks if _is_mark(one, mark)]
        elif isinstance(node, ast.keyword) and node.arg == "marks":
            found = [one for one in ast.walk(node.value) if _is_mark(one, mark)]
        else:
            continue
        for call in found:
            yield f"{file}:{call.lineno}", call


def _is_mark(node: ast.AST, mark: str) -> TypeGuard[ast.Call]:
    """Whether this is `pytest.mark.clause(...)`, or of another name."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{mark}"
