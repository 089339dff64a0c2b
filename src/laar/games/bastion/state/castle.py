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
from laar.games.bastion.pieces.numbers import (
    Area,
    Base,
    Colour,
    Done,
    Enemies,
    Enemy,
    EnemyClass,
    Ritual,
    Rituals,
    Seat,
    Slot,
    Sources,
    Spot,
    Stage,
)
from laar.games.bastion.state.plan import Plan

SEATS: Final[tuple[str, ...]] = ("dagdar", "sannirr", "irvena", "talm")  # BST-008, BST-027
NOBODY: Final = Seat(-1)
OPEN: Final = Colour(-1)  # a source or tower without a token (BST-064, BST-065)
NO_ENEMY: Final = Enemy(-1)
NO_RITUAL: Final = Ritual(-1)
CITADEL: Final = Area(0)
NOWHERE: Final = Area(-1)
NO_BASE: Final = Base(-1)
TOP: Final = Spot(0)  # of the dragons in the citadel
NO_SECTION: Final = Spot(0)  # sections begin with 1
DISTRICTS: Final = 6
SECTIONS: Final = 24
PRINTED: Final = 3  # sources of a district
SLOTS: Final = 5  # those, and one that may be built on each base
BASES: Final = 2
COLOURED: Final = 6
EACH: Final = 15  # tokens of a colour (BST-006)

# What has been done in an action stage (BST-084, BST-085).
MOVED: Final = Done(1)
MANA: Final = Done(2)
ATTACKED: Final = Done(4)
RESTORED: Final = Done(8)
NOTHING_DONE: Final = Done(0)

GivenUp = tuple[tuple[Enemy, Area], ...]

# Facts after which everything is where it was.
IDLE: Final = frozenset(["announced", "pledged", "withdrawn", "asked", "declined"])

SETUP: Final = Stage(0)
BEFORE: Final = Stage(1)
ENEMY: Final = Stage(2)
ACTIONS: Final = Stage(3)

EVERY_SLOT: Final = [Slot(slot) for slot in range(SLOTS)]
EVERY_BASE: Final = [Base(base) for base in range(BASES)]
AREAS: Final = [Area(area) for area in range(1, DISTRICTS + 1)]  # the districts
WALL: Final = [Spot(section) for section in range(1, SECTIONS + 1)]
EVERY_SPOT: Final = [Spot(spot) for spot in range(-DISTRICTS, SECTIONS + 1)]


class Setting:
    """What stays the same through a game: rules, numbers and parts of an edition, and the plan."""

    def __init__(
        self,
        edition: Edition,
        plan: Plan,
        players: int,
        printed: tuple[tuple[Colour, ...], ...],
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
        self.everyone = [Seat(seat) for seat in range(players)]
        self.clauses = clauses
        self.options = options  # as given; a table is made again from them
        self.printed = printed  # by colour of a district: the colours of its sources
        self.last = Spot(numbers["last_section"])  # BST-047, BST-049
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
        self.ring: tuple[Colour, ...] = ()  # the colour of each district
        # Cards on a section, the host first: one enemy, however many cards (BST-051, BST-394).
        self.wall: list[tuple[Enemy, ...]] = []
        self.square: list[tuple[Enemy, ...]] = []  # one enemy each (BST-069)
        self.citadel: tuple[Enemy, ...] = ()  # a stack, the top dragon last (BST-070)
        self.reserve: list[int] = []
        self.supply: list[int] = []  # six numbers a seat, without limit (BST-161)
        self.spells: list[tuple[Enemy, ...]] = []  # beaten cards; never given on (BST-094)
        self.goals: list[tuple[Ritual, ...]] = []
        self.artefacts: list[tuple[Ritual, ...]] = []
        self.used = Rituals(0)  # artefacts lying face down
        self.place: list[Area] = []  # any number of defenders share an area (BST-068)
        self.source: list[Colour] = []  # the token on each source, SLOTS a district
        self.tower: list[Colour] = []
        self.base: list[Ritual] = []  # the structure on each base
        self.damaged = Sources(0)  # the one marker with a rule (BST-005, BST-559)
        self.deck = Deck()
        self.rituals = Deck()
        self.box = Enemies(0)  # known to be out of the game
        self.ritual_box = Rituals(0)
        self.coming = NO_ENEMY  # an enemy that has been drawn and has no place yet
        self.waiting_priests: tuple[Enemy, ...] = ()  # set aside during set-up (BST-429)
        self.rejected: tuple[Ritual, ...] = ()  # rituals of the draft on their way under the deck
        self.raising = NO_RITUAL  # a structure that has been performed and has no base yet
        self.classes: tuple[EnemyClass, ...] = ()  # auxiliary classes drawn for a level
        self.first = NOBODY
        self.active = NOBODY
        self.turn = 0
        self.stage = SETUP
        self.done = NOTHING_DONE
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

    @property
    def everyone(self) -> list[Seat]:
        """All seats that play."""
        return self.setting.everyone

    # -- what is in a set -------------------------------------------------------------------------

    def has_done(self, what: Done) -> bool:
        """Whether the active player has used this action of the stage."""
        return self.done & what != 0

    def mark_done(self, what: Done) -> None:
        """The active player uses this action of the stage."""
        self.done = Done(self.done | what)

    def is_used(self, ritual: Ritual) -> bool:
        """Whether an artefact lies face down."""
        return self.used >> ritual & 1 != 0

    def is_damaged(self, area: Area, slot: Slot) -> bool:
        """Whether a source is damaged."""
        return self.damaged >> (area * SLOTS + slot) & 1 != 0

    def is_boxed(self, card: Enemy) -> bool:
        """Whether an enemy is known to be out of the game."""
        return self.box >> card & 1 != 0

    def is_ritual_boxed(self, ritual: Ritual) -> bool:
        """Whether a ritual is known to be out of the game."""
        return self.ritual_box >> ritual & 1 != 0

    def put_away(self, card: Enemy) -> None:
        """An enemy leaves the game."""
        self.box = Enemies(self.box | 1 << card)

    def put_ritual_away(self, ritual: Ritual) -> None:
        """A ritual leaves the game."""
        self.ritual_box = Rituals(self.ritual_box | 1 << ritual)

    def turn_down(self, ritual: Ritual) -> None:
        """An artefact is used."""
        self.used = Rituals(self.used | 1 << ritual)

    def turn_up(self, ritual: Ritual) -> None:
        """An artefact is ready."""
        self.used = Rituals(self.used & ~(1 << ritual))

    def damage(self, area: Area, slot: Slot) -> None:
        """A source gets a marker."""
        self.damaged = Sources(self.damaged | 1 << (area * SLOTS + slot))

    def mend(self, area: Area, slot: Slot) -> None:
        """A source has no marker any more."""
        self.damaged = Sources(self.damaged & ~(1 << (area * SLOTS + slot)))

    # -- chance and facts -------------------------------------------------------------------------

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


def spot_in(area: Area) -> Spot:
    """Where an enemy inside an area is: on the square of a district, or in the citadel."""
    return Spot(-area)


def near_spots(area: Area) -> list[Spot]:
    """Where the enemies of a district are: its sections and its square."""
    first = 4 * area - 3
    return [Spot(first), Spot(first + 1), Spot(first + 2), Spot(first + 3), spot_in(area)]


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
    t.base = [NO_RITUAL] * (BASES * (DISTRICTS + 1))
    return t
