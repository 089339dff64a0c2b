"""What the server tells about decks, packs and the workshop of Berserk. The types of the client are
written from these, as from the replies about tables."""

from __future__ import annotations

from typing import Literal, TypedDict

from laar.core.clause import Words
from laar.core.game import Refusal
from laar.games.berserk.cards.card_tests import CardProof
from laar.games.berserk.player_packs.language_shapes import Language
from laar.games.berserk.tell.card_rows import CardRow, Data, PlayedCard
from laar.lab.swap import Progress
from laar.server.replies import PackInfo

Copies = dict[str, int]  # by number of the card


# -- decks ----------------------------------------------------------------------------------------


class KeptDeck(TypedDict):
    """A deck of somebody's, and why it may not be played; nothing: it may."""

    id: str
    name: str
    changed: int
    cards: Copies
    size: int
    refusals: list[Refusal]


class CopyLimit(TypedDict):
    """How many copies of a card a deck may hold, and the clause that says so."""

    most: int
    clause: str


class DeckLimits(TypedDict):
    """Cards of a deck, decks of a player, letters of a name, copies by number."""

    least: int
    most: int
    decks: int
    name: int
    copies: dict[str, CopyLimit]


class DeckShelf(TypedDict):
    """One's own decks, those of the set (with `+` they have their extra cards), and the limits."""

    decks: list[KeptDeck]
    ready: dict[str, Copies]
    limits: DeckLimits


class DeckVerdict(TypedDict):
    """Why a deck may not be played, what to know of it, and its text."""

    size: int
    refusals: list[Refusal]
    notes: list[Refusal]
    text: Words


class LineFault(TypedDict):
    """A line of a text that is not understood."""

    line: int
    text: str
    args: dict[str, str | int]


class ReadDeck(TypedDict):
    """A deck from its text."""

    name: str
    cards: Copies
    faults: list[LineFault]


class CardProofs(TypedDict):
    """By number of the card: what each paragraph rests on."""

    cards: dict[str, list[CardProof]]


# -- packs ----------------------------------------------------------------------------------------


class CardFault(TypedDict):
    """Where a card or a pack is wrong, and why."""

    path: str
    code: str
    text: Words


class PackShort(TypedDict):
    """A pack on the shelf."""

    id: str
    name: str
    author: str
    mine: bool
    changed: int
    size: int
    names: list[Words]


class PackShelf(TypedDict):
    """One's own packs, and how many there may be."""

    packs: list[PackShort]
    most: int


class WrittenPack(TypedDict):
    """What is kept of a pack, and what a file holds."""

    name: str
    author: str
    cards: list[Data]


class KeptPack(WrittenPack):
    """A pack as it is kept; a wrong card has no row, a pack with faults no digest."""

    id: str
    mine: bool
    changed: int
    rows: list[CardRow | None]
    digest: str | None
    errors: list[CardFault]


class ReadPack(TypedDict):
    """A pack from the text of a file, or everything that is wrong with it."""

    pack: WrittenPack | None
    errors: list[CardFault]


class TablePack(PackInfo):
    """The pack of a table with its cards."""

    rows: list[PlayedCard]


# -- the workshop ---------------------------------------------------------------------------------


class WorkshopLimits(TypedDict):
    """How large a pack may be."""

    bytes: int
    cards: int
    depth: int
    values: int
    name: int


class WorkshopLanguage(Language):
    """The language with the names of its words, fields and parts in both languages."""

    labels: dict[str, dict[str, Words]]
    fields: dict[str, Words]
    names: dict[str, Words]
    limits: WorkshopLimits


class CheckedCard(TypedDict):
    """What is wrong with a card, and how it reads."""

    errors: list[CardFault]
    row: CardRow | None


class MadeTest(TypedDict):
    """A new test of a card."""

    id: str


TrialState = Literal["running", "done", "failed", "stopped"]


class TrialInfo(Progress):
    """How far a test is, and what it says so far."""

    state: TrialState
