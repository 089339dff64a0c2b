"""The table of Bastion: the wall, the districts, the citadel, and everybody's mana and cards.

Areas are numbers: 0 the citadel, 1 to 6 the districts clockwise from the gate (BST-043); so are
sections, 1 to 24 clockwise from the gate (BST-044). Lists by area, section or square have an unused
first place, so that these numbers are their indices.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from laar.core.edition import Edition
from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.deck import Deck
from laar.core.engine.fact import NO_CAUSE
from laar.core.engine.table import Table

SEATS: Final[tuple[str, ...]] = ("dagdar", "sannirr", "irvena", "talm")  # BST-008, BST-027
NOBODY: Final = -1
OPEN: Final = -1  # a source or tower without a token (BST-064, BST-065)
NONE: Final = -1
CITADEL: Final = 0
NOWHERE: Final = -1
DISTRICTS: Final = 6
SECTIONS: Final = 24
PRINTED: Final = 3  # sources of a district
SLOTS: Final = 5  # those, and one that may be built on each base
BASES: Final = 2
COLOURED: Final = 6
EACH: Final = 15  # tokens of a colour (BST-006)

# What has been done in an action stage (BST-084, BST-085).
MOVED: Final = 1
MANA: Final = 2
ATTACKED: Final = 4
RESTORED: Final = 8

GivenUp = tuple[tuple[int, int], ...]

# Facts after which everything is where it was.
IDLE: Final = frozenset(["announced", "pledged", "withdrawn", "asked", "declined"])

SETUP: Final = 0
BEFORE: Final = 1
ENEMY: Final = 2
ACTIONS: Final = 3


class Setting:
    """What stays the same through a game: rules, numbers and parts of an edition, and the plan."""

    def __init__(
        self,
        edition: Edition,
        plan: Any,
        players: int,
        printed: tuple[tuple[int, ...], ...],
        options: Mapping[str, Any],
    ) -> None:
        numbers = edition.numbers
        # What the edition's own words for the same thing are numbered.
        clauses: Mapping[str, str] = edition.parts["clauses"]
        self.edition = edition.key
        self.rules = edition.rules
        self.windows = edition.windows
        self.listings = edition.listings
        self.asides = edition.asides
        self.numbers = numbers
        self.plan = plan
        self.players = players
        self.clauses = clauses
        self.options = options  # as given; a table is made again from them
        self.printed = printed  # by colour of a district: the colours of its sources
        self.last = numbers["last_section"]  # BST-047, BST-049
        self.cannon = numbers["cannon"]  # BST-339, BST-340
        self.flame_helps = numbers["flame_helps"] == 1  # BST-203, BST-204
        self.others_move = numbers["others_move_enemies"] == 1  # BST-223, BST-224
        self.immune_moved = numbers["immune_moved"] == 1  # BST-265, BST-266
        self.immune_shielded = numbers["immune_shielded"] == 1  # BST-432, BST-433
        self.immune_hosts = numbers["immune_hosts"] == 1  # BST-401, BST-403
        self.arrow_in_entry = numbers["arrow_in_entry"] == 1  # BST-278


class Castle(Table):
    """Where everything is."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(
            setting.players, setting.rules, setting.windows, setting.listings, setting.asides
        )
        self.setting = setting
        self.ring: tuple[int, ...] = ()  # the colour of each district
        # Cards on a section, the host first: one enemy, however many cards (BST-051, BST-394).
        self.wall: list[tuple[int, ...]] = []
        self.square: list[tuple[int, ...]] = []  # one enemy each (BST-069)
        self.citadel: tuple[int, ...] = ()  # a stack, the top dragon last (BST-070)
        self.reserve: list[int] = []
        self.supply: list[int] = []  # six numbers a seat, without limit (BST-161)
        self.spells: list[tuple[int, ...]] = []  # beaten cards; like goals never given on (BST-094)
        self.goals: list[tuple[int, ...]] = []
        self.artefacts: list[tuple[int, ...]] = []
        self.used = 0  # artefacts lying face down, a bit each
        self.place: list[int] = []  # any number of defenders share an area (BST-068)
        self.source: list[int] = []  # the token on each source, SLOTS a district
        self.tower: list[int] = []
        self.base: list[int] = []  # the structure on each base
        self.damaged = 0  # sources, a bit each: the one marker with a rule (BST-005, BST-559)
        self.deck = Deck()
        self.rituals = Deck()
        self.box = 0  # enemies known to be out of the game, a bit each
        self.ritual_box = 0
        self.coming = NONE  # an enemy that has been drawn and has no place yet
        self.waiting_priests: tuple[int, ...] = ()  # set aside during set-up (BST-429)
        self.rejected: tuple[int, ...] = ()  # rituals of the draft on their way under the deck
        self.raising = NONE  # a structure that has been performed and has no base yet
        self.classes: tuple[int, ...] = ()  # auxiliary classes drawn for a level
        self.first = NOBODY
        self.active = NOBODY
        self.turn = 0
        self.stage = SETUP
        self.done = 0
        self.duty = False  # to fight the dragon or leave (BST-140, BST-141)
        # Attacks withdrawn since anything changed: the enemy, and the area entered with it.
        self.withdrawn: GivenUp = ()

    def clone(self) -> Castle:
        """A copy for search: no log, no shared lists."""
        other = Castle(self.setting)
        self.copy_into(other)
        other.ring = self.ring
        other.wall = self.wall.copy()
        other.square = self.square.copy()
        other.citadel = self.citadel
        other.reserve = self.reserve.copy()
        other.supply = self.supply.copy()
        other.spells = self.spells.copy()
        other.goals = self.goals.copy()
        other.artefacts = self.artefacts.copy()
        other.used = self.used
        other.place = self.place.copy()
        other.source = self.source.copy()
        other.tower = self.tower.copy()
        other.base = self.base.copy()
        other.damaged = self.damaged
        other.deck = self.deck
        other.rituals = self.rituals
        other.box = self.box
        other.ritual_box = self.ritual_box
        other.coming = self.coming
        other.waiting_priests = self.waiting_priests
        other.rejected = self.rejected
        other.raising = self.raising
        other.classes = self.classes
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.stage = self.stage
        other.done = self.done
        other.duty = self.duty
        other.withdrawn = self.withdrawn
        return other

    def pieces(self) -> str:
        """Everything that makes this position what it is."""
        return (
            f"{self.ring}{self.wall}{self.square}{self.citadel}{self.reserve}{self.supply}"
            f"{self.spells}{self.goals}{self.artefacts}{self.used},{self.place}{self.source}"
            f"{self.tower}{self.base}{self.damaged},{self.deck}{self.rituals}{self.box},"
            f"{self.ritual_box},{self.coming},{self.waiting_priests}{self.rejected}{self.raising},"
            f"{self.classes}{self.first},{self.active},{self.turn},{self.stage},{self.done},"
            f"{self.duty}{self.withdrawn or ''}"
        )

    def weights(self, ask: Ask) -> list[int]:
        """Cards of a deck come as often as they are in it; every other lot is even."""
        if ask.seat == CHANCE and ask.kind == "enemy":
            return self.deck.weights()
        if ask.seat == CHANCE and ask.kind == "ritual":
            return rest_of(self.rituals, ask.about).weights()
        return [1] * len(self.options(ask.seat))

    def tell(self, name: str, args: tuple[Any, ...], clause: str, cause: int = NO_CAUSE) -> int:
        """Whatever changes something lets withdrawn attacks be announced again (BST-209)."""
        if self.withdrawn and name not in IDLE:
            self.withdrawn = ()
        return super().tell(name, args, clause, cause)


def rest_of(deck: Deck, drawn: tuple[int, ...]) -> Deck:
    """The deck after these cards, which somebody holds in hand."""
    for card in drawn:
        deck = deck.without(card)
    return deck


def blank(setting: Setting) -> Castle:
    """An empty castle: no mana dealt, nobody placed, no deck."""
    t = Castle(setting)
    players = setting.players
    t.wall = [()] * (SECTIONS + 1)
    t.square = [()] * (DISTRICTS + 1)
    t.reserve = [EACH] * COLOURED
    t.supply = [0] * (COLOURED * players)
    t.spells = [()] * players
    t.goals = [()] * players
    t.artefacts = [()] * players
    t.place = [NOWHERE] * players
    t.source = [OPEN] * (SLOTS * (DISTRICTS + 1))
    t.tower = [OPEN] * (DISTRICTS + 1)
    t.base = [NONE] * (BASES * (DISTRICTS + 1))
    return t
