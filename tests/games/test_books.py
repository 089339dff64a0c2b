"""The rulebooks: both languages tell the same, and every clause is reached from its chapter."""

from __future__ import annotations

import pytest

import laar
from laar.core.abilities import HasBook
from laar.core.book import QUICK, BookChapter, Language, clauses_in

EDITIONS = [
    (name, edition)
    for name in laar.game_names()
    for edition in laar.game(name).editions
    if isinstance(laar.game(name), HasBook)
]
# A chapter that says less is no explanation.
LEAST_WORDS = 30


def chapters(name: str, edition: str, lang: Language) -> list[BookChapter]:
    game = laar.game(name)
    assert isinstance(game, HasBook)
    return game.book(edition, lang)


def named(chapter: BookChapter) -> set[str]:
    return {id for part in chapter["parts"] for id in clauses_in(part)}


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_both_languages_tell_the_same(name: str, edition: str) -> None:
    for ru, en in zip(chapters(name, edition, "ru"), chapters(name, edition, "en"), strict=True):
        where = f"{name} {edition} {ru['id']}"
        assert ru["id"] == en["id"], where
        assert ru["title"] != en["title"], where
        kinds = [(part["kind"], part.get("name")) for part in ru["parts"]]
        assert kinds == [(part["kind"], part.get("name")) for part in en["parts"]], where
        told = [sorted(clauses_in(part)) for part in ru["parts"]]
        assert told == [sorted(clauses_in(part)) for part in en["parts"]], where


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_section_is_a_chapter_that_explains_it(name: str, edition: str) -> None:
    """All clauses of a section lie folded in its chapter; prose names some of them."""
    catalogue = laar.game(name).catalogue().for_edition(edition)
    told = chapters(name, edition, "en")
    assert sorted(one["id"] for one in told) == sorted([QUICK, *catalogue.sections])
    assert told[0]["id"] == QUICK
    for chapter in told[1:]:
        own = {clause.id for clause in catalogue if clause.section == chapter["id"]}
        assert named(chapter) & own, chapter["id"]
        said = " ".join(part["text"] for part in chapter["parts"] if part["kind"] == "text")
        assert len(said.split()) >= LEAST_WORDS, chapter["id"]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_example_is_a_board_in_its_chapter(name: str, edition: str) -> None:
    game = laar.game(name)
    told = {c.id for c in game.catalogue().for_edition(edition) if c.kind == "example"}
    boards = {board["clause"] for board in game.examples(edition)}
    assert told == boards
    assert told


@pytest.mark.parametrize("name", sorted({name for name, _ in EDITIONS}))
def test_prose_is_typeset(name: str) -> None:
    """Quotation marks and dashes as each language has them."""
    for lang, wrong in (("ru", '"“”'), ("en", '"«»')):
        for edition in laar.game(name).editions:
            for chapter in chapters(name, edition, "ru" if lang == "ru" else "en"):
                said = str([part for part in chapter["parts"] if part["kind"] != "table"])
                texts = said.replace('"', "") if lang == "en" else said
                assert not set(wrong[1:]) & set(texts), chapter["id"]
                assert " - " not in said, chapter["id"]
