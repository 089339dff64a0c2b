"""The chapters of the rulebook, read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from laar.core.book import BookChapter, Language, Shelf, read
from laar.core.clause import Catalogue
from laar.games.belogorye.book.figures import FIGURES
from laar.games.belogorye.book.tables import TABLES


@cache
def chapters(catalogue: Catalogue, edition: str, lang: Language) -> list[BookChapter]:
    """The prose of an edition in a language."""
    name = f"{lang}.md"
    held = catalogue.for_edition(edition)
    shelf = Shelf(edition, held, tables=TABLES, figures=FIGURES)
    return read((files(__package__) / name).read_text("utf-8"), lang, name, shelf)
