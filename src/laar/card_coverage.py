"""Which cards of Berserk are pinned by tests, read from the sources of the tests: nothing is run.

A test pins a paragraph of a card by ``@pytest.mark.card(2, 1)``. Paragraph 0 stands for what else
is printed on it: a card without paragraphs is covered by that.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from laar.commands import BadUse
from laar.coverage import pinning
from laar.games.berserk.pack import cards

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
