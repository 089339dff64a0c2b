"""The chapters of the rulebook, in the order of each printed book."""

from __future__ import annotations

from importlib.resources import files

from laar.core.book import BookChapter, Language, Shelf, read
from laar.games.bastion.book.figures import Lay, figures
from laar.games.bastion.book.tables import tables
from laar.games.bastion.pieces.catalogue import catalogue

FOES = (
    "enemies", "scout", "symbiote", "flyer", "priest", "giant", "archmage", "werewolf", "dragon",
    "legendary",
)  # fmt: skip
DEEDS = ("turn", "onslaught", "move", "mana", "attack")
RITES = ("rituals", "artefacts", "structures")
ORDER = {
    "2015": (
        "setup",
        "board",
        "end",
        *DEEDS,
        *FOES,
        "spells",
        *RITES,
        "decks",
        "scenarios",
        "solo",
    ),
    "2018": (
        "setup",
        *DEEDS,
        "spells",
        "end",
        "board",
        "decks",
        *RITES,
        *FOES,
        "scenarios",
        "solo",
    ),
}


def chapters(edition: str, lang: Language, lay: Lay) -> list[BookChapter]:
    """The prose of an edition in a language; ``lay`` sets up boards for its diagrams."""
    name = f"{lang}.md"
    held = catalogue().for_edition(edition)
    shelf = Shelf(edition, held, ORDER[edition], tables(edition), figures(lay))
    return read((files(__package__) / name).read_text("utf-8"), lang, name, shelf)
