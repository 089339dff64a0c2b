"""What a puzzle asks, in words of both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import laar
from laar.core.clause import LANGUAGES
from laar.puzzles.puzzle import Puzzle, setter
from laar.texts import has, texts
from laar.texts.names import name


@cache
def goals(game: str, puzzle: Puzzle) -> dict[str, str]:
    """The task of a puzzle as a sentence, by language."""
    sure = puzzle.best == "1/1"
    return goals_of(game, puzzle.edition, puzzle.position, puzzle.task, sure)


def goals_of(game: str, edition: str, position: str, task: str, sure: bool) -> dict[str, str]:
    """The same of any task; ``sure``: it can be done whatever the dice say."""
    table = laar.game(game).new_table(edition, {"position": position})
    about = setter(game).subject(table, task)
    verb, _, place = task.partition(" ")
    said = {}
    for lang in LANGUAGES:
        words: dict[str, Any] = {"sure": "yes" if sure else "no", "place": place}
        if about:
            words["who"] = _named(game, edition, about, lang)
        own = f"puzzle-task-{verb}-{game}"
        text = own if has(lang, game, own) else f"puzzle-task-{verb}"
        said[lang] = texts(lang, game)(text, **words)
    return said


def _named(game: str, edition: str, about: str, lang: str) -> str:
    row = _components(game, edition)[about]
    said = str(row["name"][lang])
    if lang != "ru" or not row.get("forms"):
        return said
    # What declines is the short name, where there is one.
    return name(str(row["short"]["ru"]) if "short" in row else said, row["forms"])


@cache
def _components(game: str, edition: str) -> dict[str, Any]:
    return {row["id"]: row for row in laar.game(game).components(edition)}
