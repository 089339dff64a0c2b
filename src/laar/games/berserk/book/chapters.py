"""The chapters of the rulebook, in the order of the printed book."""

from __future__ import annotations

from importlib.resources import files

from laar.core.book import BookChapter, Language, Shelf, read
from laar.core.clause import Catalogue
from laar.games.berserk.book.figures import figures
from laar.games.berserk.book.tables import TABLES
from laar.games.berserk.rules.squad import groups
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import Seat

ORDER = (
    "components", "setup", "squad", "resources", "board", "deployment", "reveal", "turn",
    "movement", "action", "strike", "strike-home", "dice", "strike-tournament", "defender",
    "abilities", "damage", "stack", "control", "zones", "end", "draft", "sealed", "golden-rules",
    "decks", "keywords", "team",
)  # fmt: skip


def chapters(catalogue: Catalogue, edition: str, lang: Language, t: Battle) -> list[BookChapter]:
    """The prose of an edition in a language; diagrams ask the rules of a table."""
    name = f"{lang}.md"
    halves = [groups(t, Seat(seat)) for seat in (0, 1)]
    shelf = Shelf(edition, catalogue.for_edition(edition), ORDER, TABLES, figures(halves))
    return read((files(__package__) / name).read_text("utf-8"), lang, name, shelf)
