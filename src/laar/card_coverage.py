"""Which cards of Berserk are pinned by tests, read from the sources of the tests: nothing is run.

A test pins a paragraph of a card by ``@pytest.mark.card(2, 1)``. Paragraph 0 stands for what else
is printed on it: a card without paragraphs is covered by that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from laar.bad_use import BadUse
from laar.coverage import pinning
from laar.games.berserk.cards.card_tests import Proof
from laar.games.berserk.cards.starter_set import cards

Place = tuple[str, int, int]  # file:line, number, paragraph


def card_coverage(tests: Path) -> tuple[dict[str, Any], list[Place]]:
    """Cards with all paragraphs pinned, those without, and marks of what is on no card."""
    marks = [
        (place, *_numbers(call, place))
        for file in sorted(tests.rglob("test_*.py"))
        for place, call in pinning(file, "card")
    ]
    pinned = {(number, paragraph) for _, number, paragraph in marks}
    known: set[tuple[int, int]] = set()
    missing = []
    for number, card in cards().items():
        paragraphs = range(1, len(card.abilities) + 1)
        wanted = {(number, paragraph) for paragraph in paragraphs or [0]}
        known |= wanted | {(number, 0)}
        missing += [f"{n}.{p}" for n, p in sorted(wanted - pinned)]
    uncovered = {name.partition(".")[0] for name in missing}
    report = {
        "cards": len(cards()),
        "covered": len(cards()) - len(uncovered),
        "missing": missing,
    }
    return report, [mark for mark in marks if mark[1:] not in known]


def _numbers(call: ast.Call, place: str) -> tuple[int, int]:
    said = [node.value for node in call.args if isinstance(node, ast.Constant)]
    if len(call.args) == 2 and not call.keywords:
        match said:
            case [int(number), int(paragraph)]:
                return number, paragraph
    raise BadUse(f"{place}: a card is named by two plain numbers, its own and the paragraph's")


def written_proofs(tests: Path) -> str:
    """The tests that pin each card, as the game keeps them: a line for each."""
    found: dict[int, list[Proof]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for number, proof in _proofs(file, file.relative_to(tests).as_posix()):
            found.setdefault(number, []).append(proof)
    lines = []
    for number in sorted(found):
        pins = sorted(found[number], key=lambda pin: (pin.paragraph, pin.file, pin.test))
        told = ",\n  ".join(msgspec.json.encode(pin).decode() for pin in pins)
        lines.append(f' "{number}": [\n  {told}\n ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _proofs(file: Path, name: str) -> Iterator[tuple[int, Proof]]:
    """The marks of a file, each with the test that carries it and the clauses this one names."""
    around = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    nodes = [n for n in ast.walk(ast.parse(file.read_bytes())) if isinstance(n, around)]
    for place, call in pinning(file, "card"):
        number, paragraph = _numbers(call, place)
        # The innermost one: functions come after the class they stand in.
        test = [n for n in nodes if _first(n) <= call.lineno <= (n.end_lineno or 0)][-1]
        clauses = sorted(set(re.findall(r"BRS-\d{3}", ast.unparse(test))))
        yield number, Proof(paragraph, name, test.name, tuple(clauses))


def _first(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> int:
    """Its first line, decorators included."""
    return min([node.lineno, *(one.lineno for one in node.decorator_list)])
