"""Every fact and every story with every name, in both languages: no case is wrong, verbs agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.story.names import GAMES, all_names, roles
from tests.story.russian import Eye

from laar.texts import bundle

NUMBERS = (1, 2, 5)
TOLD = re.compile(r"(fact|story)-")


class Choices(Visitor):
    """The variables of a message, and the words that they are told apart by."""

    def __init__(self) -> None:
        self.words: dict[str, list[str]] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.words.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
                for one in node.variants
            ]
            if {"one", "0"} & set(keys):
                self.counted.add(node.selector.id.name)
            self.words.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def told(game: str, lang: str) -> list[str]:
    return [id for id in bundle(lang, game)._messages if TOLD.match(id)]


def choices(game: str, lang: str, id: str) -> dict[str, list[Any]]:
    """What each variable of a message may be; names come last and are not crossed."""
    seen = Choices()
    seen.visit(bundle(lang, game)._messages[id])
    plain: dict[str, list[Any]] = {}
    for name, words in seen.words.items():
        if name in roles(game) and not words:
            continue
        plain[name] = list(NUMBERS) if name in seen.counted else words or ["c3"]
    return plain


def renderings(game: str, lang: str, id: str) -> Iterator[str]:
    """A message with every name in each of its places in turn."""
    texts, known = bundle(lang, game), roles(game)
    seen = Choices()
    seen.visit(texts._messages[id])
    pattern = texts.get_message(id).value
    assert pattern is not None
    plain = choices(game, lang, id)
    places = [name for name in seen.words if name not in plain]
    first = {name: known[name][k % len(known[name])] for k, name in enumerate(places)}
    for values in product(*plain.values()):
        args = {**first, **dict(zip(plain, values, strict=True))}
        for place in places or [""]:
            for said in known.get(place, [None]):
                said_args = {**args, place: said} if place else args
                text, errors = texts.format_pattern(pattern, said_args)
                assert not errors, (id, errors)
                yield str(text)


@pytest.mark.parametrize("game", GAMES)
def test_russian_sentences_are_grammatical(game: str) -> None:
    eye = Eye(all_names(game))
    wrong = [
        f"{id}: {why}"
        for id in told(game, "ru")
        for text in dict.fromkeys(renderings(game, "ru", id))
        for why in eye.wrong(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_english_sentences_can_be_told(game: str) -> None:
    ids = told(game, "en")
    assert len(ids) > 30
    assert all(text.strip() for id in ids for text in renderings(game, "en", id))


def test_the_eye_sees_what_is_wrong() -> None:
    eye = Eye(all_names("belogorye"))
    assert eye.wrong("Илья ударил Упыря: 2 против 4, промах; удар принял Горыныч.") == []
    assert eye.wrong("Баба-Яга ударила Волколаков; Волколаки погибли.") == []
    for sentence in (
        "Илья ударил Упырь",
        "Илью ударил Упыря",
        "Баба-Яга ударил Упыря",
        "Волколаки погиб",
        "Удар по Упырь",
        "Илья принял удар вместо Упырь",
        "Бросок Илья: 4",
        "Илья ударил Упыря, но удар приняла Горыныч",
        "Василиса вылечила Илья 1 рану",
    ):
        assert eye.wrong(sentence), sentence
