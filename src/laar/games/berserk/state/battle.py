"""The table of Berserk: where every card of every deck is, and in what state.

A card is a number. Even seats are one team, odd seats the other; in a duel each has one seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from laar.core.edition import Edition
from laar.core.engine.grid import Grid
from laar.core.engine.table import Table
from laar.games.berserk.cards.keywords import NO_KEYWORDS, both
from laar.games.berserk.cards.numbers import Bans, Keywords, Stats
from laar.games.berserk.cards.traits import FLYER, TERRAIN, Traits
from laar.games.berserk.player_packs.played import Played
from laar.games.berserk.state.columns import Columns
from laar.games.berserk.state.effect import Effect
from laar.games.berserk.state.item import Item
from laar.games.berserk.state.numbers import (
    NO_SEAT,
    NOBODY,
    NOWHERE,
    Card,
    Cell,
    EffectKind,
    EffectKinds,
    Place,
    Seat,
    Seats,
    State,
    on_field,
)

SEATS: Final = ("red", "blue", "green", "violet")
ROWS: Final = 6

# Places that are no cell of the field.
DECK: Final = Place(-1)
ZONE: Final = Place(-2)  # the additional zone: shared, in play, without cells (BRS-228)
GRAVE: Final = Place(-3)
DEAL: Final = Place(-4)  # in the deal, bought or not
AWAY: Final = Place(-5)  # in nobody's deck; only where decks are secret: the rest of the box

# States of a card, as bits.
CLOSED: Final = State(1)
HIDDEN: Final = State(2)
COMMITTED: Final = State(4)  # it has announced an action that waits (BRS-119)
MOVED: Final = State(8)  # changed its cell this turn
MOVED_LAST: Final = State(16)  # changed its cell in its controller's last turn
ATTACKED: Final = State(32)  # announced an attack this turn
ATTACKED_SIMPLE: Final = State(64)
BLOODIED: Final = State(128)  # wounded by an attack this turn (BRS-316)
CURSED_NOW: Final = State(256)  # got Curse this turn
HELD: Final = State(512)  # does not open at its controller's next start of turn
RETURNED: Final = State(1024)  # has used its incarnation (BRS-329)
WINGED: Final = State(2048)  # became a flyer
SETTLED: Final = State(4096)  # was in play through a turn of its controller
# Forgotten each turn.
FRESH: Final = State(MOVED | ATTACKED | ATTACKED_SIMPLE | BLOODIED | CURSED_NOW)
NOT_OPEN: Final = State(CLOSED | HIDDEN)
NOT_READY: Final = State(NOT_OPEN | COMMITTED)
CLOSED_HELD: Final = State(CLOSED | HELD)
SETTLED_MOVED: Final = State(SETTLED | MOVED_LAST)
NOT_CALM: Final = State(ATTACKED | HIDDEN)  # BRS-312
CLOSING: Final = State(CLOSED | COMMITTED)  # or about to


def added(states: State, more: State) -> State:
    """The states and more of them."""
    return State(states | more)


def without(states: State, fewer: State) -> State:
    """The states but for these."""
    return State(states & ~fewer)


class Setting:
    """What never changes during a game: the rules, their numbers, the cards and the field."""

    def __init__(
        self,
        edition: Edition,
        traits: list[Traits],
        owners: list[Seat],
        ids: list[str],
        grid: Grid,
        home: bool,
        seats: int,
        options: Mapping[str, Any],
        secret: bool = False,
    ) -> None:
        self.edition = edition.key
        self.rules = edition.rules
        self.windows = edition.windows
        self.listings = edition.listings
        self.asides = edition.asides
        self.numbers = edition.numbers
        self.traits = traits  # by card
        self.owners = owners  # by card: the seat from whose deck it came, or NO_SEAT
        self.cards = [Card(card) for card in range(len(traits))]
        self.decks: list[list[Card]] = [[] for _ in range(seats)]  # the cards of each seat
        for card in self.cards:
            if owners[card] != NO_SEAT:
                self.decks[owners[card]].append(card)
        self.ids = ids
        self.number = {name: Card(card) for card, name in enumerate(ids)}
        self.grid = grid
        self.cell = cast("dict[str, Cell]", grid.cell)
        self.cells = list(self.cell.values())
        self.near = cast("list[list[Cell]]", grid.near)
        self.beside = cast("list[list[Cell]]", grid.beside)
        self.home = home  # home dice, else tournament (BRS-021)
        self.seats = seats
        self.options = options
        self.pack: Played | None = None  # cards that players wrote
        self.secret = secret  # each seat knows its own deck alone


class Battle(Table):
    """Where every card is and in what state; most lists are indexed by card."""

    def __init__(self, setting: Setting, like: list[list[int]]) -> None:
        super().__init__(
            setting.seats, setting.rules, setting.windows, setting.listings, setting.asides
        )
        self.setting = setting
        self.traits = setting.traits
        self.at: list[Card] = []  # the card on a cell
        # What is kept of each card is declared here and nowhere else.
        kept = Columns(len(setting.traits), like)
        self.kept: Final = kept.lists
        self.place: Final = cast("list[Place]", kept.new(DECK))
        # The seat that controls a card, or did when it died.
        self.control: Final = cast("list[Seat]", kept.new(NO_SEAT))
        self.wounds: Final = kept.new(0)
        self.lives: Final = kept.new(0)  # extra, or fewer
        self.chips: Final = kept.new(0)
        self.spent: Final = kept.new(0)  # movement units used
        self.flags: Final = cast("list[State]", kept.new(0))
        self.absorbed: Final = kept.new(0)  # by armour this turn
        self.branch: Final = kept.new(0)  # the branch of its abilities that a die has chosen
        self.granted: Final = cast("list[Keywords]", kept.new(0))  # by effects
        self.counted: Final = kept.new(0)  # incarnation chips
        # The cell from which a card last left the field.
        self.stood: Final = cast("list[Cell]", kept.new(NOWHERE))
        self.bane: Final = kept.new(0)  # who wounded it last, and by which attack
        self.had: Final = kept.new(0)  # the chips that a dead card had
        self.knew: Final = cast("list[Keywords]", kept.new(0))  # that a dead card had
        self.present: list[Card] = []  # cards in play, in order
        # Worked out by survey(), so that most questions need not look at every card.
        self.rulers: list[Card] = []  # face-up cards with static abilities
        self.mods = Stats(0)  # numbers that these change
        self.bans = Bans(0)  # what they forbid
        self.gifts = NO_KEYWORDS  # keywords that they grant
        self.onlys = False  # one of them names the only permitted target of attacks
        self.laid = EffectKinds(0)  # kinds of effects there are
        self.effects: list[Effect] = []  # oldest first
        self.pile: list[Item] = []  # the stack of the rules: the newest is last
        self.pending: list[tuple[int, ...]] = []  # deeds that wait for the item to be over
        self.used: dict[int, int] = {}  # how often a limited ability worked this turn
        self.spentever: dict[int, int] = {}  # how often it worked in this battle
        self.chain = 0  # abilities set off since the last item
        self.first = NO_SEAT
        self.order: tuple[Seat, ...] = ()  # of turns, from the First player on (BRS-374)
        self.quarters: tuple[int, ...] = ()  # by seat: 0 is columns a–e, 1 is f–j (BRS-373)
        self.active = NO_SEAT
        self.turn = 0
        self.quiet = 0  # turns in a row without wound, death or change of control (BRS-384)
        self.stir = False  # one of them happened this turn
        self.deals: tuple[int, ...] = ()  # how many cards each seat was dealt
        self.offer = NO_SEAT
        self.offered: tuple[int, ...] = ()
        # Seats that want the draw or gave up: a team needs both members (BRS-389).
        self.agreed = Seats(0)
        self.conceded = Seats(0)

    def clone(self) -> Battle:
        """A copy for search: no log, no shared lists."""
        other = Battle(self.setting, self.kept)
        self.copy_into(other)
        other.at = self.at.copy()
        other.present = self.present.copy()
        other.rulers = self.rulers  # never changed in place
        other.mods = self.mods
        other.bans = self.bans
        other.gifts = self.gifts
        other.onlys = self.onlys
        other.laid = self.laid
        other.effects = self.effects.copy()
        other.pile = self.pile.copy()
        other.pending = self.pending.copy()
        other.used = self.used.copy()
        other.spentever = self.spentever.copy()
        other.chain = self.chain
        other.first = self.first
        other.order = self.order
        other.quarters = self.quarters
        other.active = self.active
        other.turn = self.turn
        other.quiet = self.quiet
        other.stir = self.stir
        other.deals = self.deals
        other.offer = self.offer
        other.offered = self.offered
        other.agreed = self.agreed
        other.conceded = self.conceded
        return other

    def pieces(self) -> str:
        """Everything that makes this position what it is."""
        kept = "".join([str(one) for one in self.kept])
        teams = (
            f"{self.order}{self.quarters}{self.agreed},{self.conceded}" if self.seats > 2 else ""
        )
        return (
            f"{self.at}{kept}{self.present}{self.effects}{self.pile}{self.pending}"
            f"{sorted(self.used.items())}{sorted(self.spentever.items())}{self.chain},{self.first},"
            f"{self.active},{self.turn},{self.quiet},{self.stir}{self.deals}{self.offer}"
            f"{self.offered}{teams}"
        )

    def survey(self) -> None:
        """Work out anew which static abilities and effects there are."""
        rulers: list[Card] = []
        mods = bans = 0
        self.gifts = NO_KEYWORDS
        self.onlys = False
        for card in self.present:
            traits = self.traits[card]
            if traits.statics and not self.is_(card, HIDDEN):
                rulers.append(card)
                mods |= traits.mods
                bans |= traits.bans
                self.gifts = both(self.gifts, traits.gifts)
                self.onlys = self.onlys or traits.onlys
        self.rulers = rulers
        self.mods, self.bans = Stats(mods), Bans(bans)
        self.laid = EffectKinds(0)
        for effect in self.effects:
            self.add_kind(effect.what)

    def add_kind(self, kind: EffectKind) -> None:
        """There is an effect of this kind."""
        self.laid = EffectKinds(self.laid | 1 << kind)

    def any_effect(self, kind: EffectKind) -> bool:
        """There is an effect of this kind on some card."""
        return self.laid >> kind & 1 == 1

    # -- how cards are ----------------------------------------------------------------------------

    def is_(self, card: Card, states: State) -> bool:
        """It is in one of these states."""
        return self.flags[card] & states != 0

    def is_all(self, card: Card, states: State) -> bool:
        """It is in all these states."""
        return self.flags[card] & states == states

    def set_state(self, card: Card, states: State) -> None:
        """It is in these states from now on; for facts alone."""
        self.flags[card] = added(self.flags[card], states)

    def clear_state(self, card: Card, states: State) -> None:
        """It is in none of these states any more; for facts alone."""
        self.flags[card] = without(self.flags[card], states)

    def keep_state(self, card: Card, states: State) -> None:
        """It is in none but these states, if it was; for facts alone."""
        self.flags[card] = State(self.flags[card] & states)

    def is_open(self, card: Card) -> bool:
        """Upright and face up: it may move, act, defend, and fights back."""
        return not self.is_(card, NOT_OPEN)

    def in_play(self, card: Card) -> bool:
        """On the field or in the additional zone (BRS-227, BRS-228)."""
        place = self.place[card]
        return place >= 0 or place == ZONE

    def is_creature(self, card: Card) -> bool:
        """It has a simple strike; artefacts and locations have none."""
        return self.traits[card].alive

    def flies(self, card: Card) -> bool:
        """A flying creature (BRS-132)."""
        return self.traits[card].sort == FLYER or self.is_(card, WINGED)

    def goes_aloft(self, card: Card) -> bool:
        """It goes to the additional zone (BRS-076); all other cards keep their cell (BRS-077)."""
        return self.flies(card) or self.traits[card].sort == TERRAIN

    def ready(self, card: Card) -> bool:
        """Open and not yet committed to an action (BRS-119)."""
        return not self.is_(card, NOT_READY)

    def life(self, card: Card) -> int:
        """Its lives, extra ones included (BRS-282)."""
        return self.traits[card].life + self.lives[card]

    def allied(self, one: int, other: int) -> bool:
        """Seats of one parity are one team (BRS-371)."""
        return (one ^ other) & 1 == 0

    def is_foe(self, seat: Seat, card: Card) -> bool:
        """Controlled by the other side (BRS-377)."""
        return (self.control[card] ^ seat) & 1 == 1

    def owner(self, card: Card) -> Seat:
        """The seat whose deck and graveyard it returns to (BRS-006)."""
        return self.setting.owners[card]

    def is_first(self, seat: Seat) -> bool:
        """The First player, or of the first team."""
        return (seat ^ self.first) & 1 == 0

    def forward(self, seat: Seat) -> int:
        """One row towards the enemy's edge (BRS-025)."""
        return 1 if self.is_first(seat) else -1

    def in_half(self, seat: Seat, cell: Cell) -> bool:
        """The cell lies in the half of this seat's side (BRS-023)."""
        return (cell // self.setting.grid.columns < ROWS // 2) == self.is_first(seat)

    def cell(self, card: Card) -> Cell:
        """The cell of a card that stands on one."""
        place = self.place[card]
        assert on_field(place)
        return place

    def handle(self, card: Card) -> str:
        """How answers call a card: by its cell, elsewhere by its id."""
        place = self.place[card]
        return self.setting.grid.names[place] if on_field(place) else self.setting.ids[card]

    def called(self, name: str) -> Card:
        """The card that an answer calls so, or NOBODY."""
        cell = self.setting.cell.get(name, NOWHERE)
        if cell != NOWHERE:
            return self.at[cell]
        return self.setting.number.get(name, NOBODY)

    def after(self, seat: Seat) -> Seat:
        """Who speaks or plays after this seat (BRS-374)."""
        if self.seats == 2:
            return Seat(1 - seat)
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def turns_to(self, seat: Seat) -> int:
        """In how many turns this seat is active; 0 if it is now."""
        if self.seats == 2:
            return seat ^ self.active
        return (self.order.index(seat) - self.order.index(self.active)) % self.seats

    def mate(self, seat: Seat) -> Seat:
        """The other member of its team; in a duel nobody else."""
        return Seat((seat + 2) % self.seats)


def blank(setting: Setting) -> Battle:
    """A table before anything has happened: every card in its deck."""
    t = Battle(setting, [])
    t.at = [NOBODY] * len(setting.grid.names)
    for card, owner in enumerate(setting.owners):
        t.place[card] = AWAY if owner == NO_SEAT else DECK
        t.control[card] = owner
    t.deals = (0,) * setting.seats
    t.quarters = tuple(seat // 2 for seat in range(setting.seats))
    t.offered = (-1,) * setting.seats
    return t
