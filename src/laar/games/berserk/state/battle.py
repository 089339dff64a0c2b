"""The table of Berserk: where every card of every deck is, and in what state.

A card is a number. Even seats are one team, odd seats the other; in a duel each has one seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from laar.core.edition import Edition
from laar.core.engine.grid import Grid
from laar.core.engine.table import Table
from laar.games.berserk.cards.traits import FLYER, TERRAIN, Traits
from laar.games.berserk.state.effect import Effect
from laar.games.berserk.state.item import NOBODY, Item

SEATS: Final = ("red", "blue", "green", "violet")
ROWS: Final = 6

# Places that are no cell of the field.
DECK: Final = -1
ZONE: Final = -2  # the additional zone: shared, in play, without cells (BRS-228)
GRAVE: Final = -3
DEAL: Final = -4  # in the deal, bought or not
AWAY: Final = -5  # in nobody's deck; only where decks are secret: the rest of the box

# States of a card, as bits.
CLOSED: Final = 1
HIDDEN: Final = 2
COMMITTED: Final = 4  # it has announced an action that waits (BRS-119)
MOVED: Final = 8  # changed its cell this turn
MOVED_LAST: Final = 16  # changed its cell in its controller's last turn
ATTACKED: Final = 32  # announced an attack this turn
ATTACKED_SIMPLE: Final = 64
BLOODIED: Final = 128  # wounded by an attack this turn (BRS-316)
CURSED_NOW: Final = 256  # got Curse this turn
HELD: Final = 512  # does not open at its controller's next start of turn
RETURNED: Final = 1024  # has used its incarnation (BRS-329)
WINGED: Final = 2048  # became a flyer
SETTLED: Final = 4096  # was in play through a turn of its controller
FRESH: Final = MOVED | ATTACKED | ATTACKED_SIMPLE | BLOODIED | CURSED_NOW  # forgotten each turn


class Setting:
    """What never changes during a game: the rules, their numbers, the cards and the field."""

    def __init__(
        self,
        edition: Edition,
        traits: list[Traits],
        owners: list[int],
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
        self.owners = owners  # by card: the seat from whose deck it came, or NOBODY
        self.decks: list[list[int]] = [[] for _ in range(seats)]  # the cards of each seat
        for card, seat in enumerate(owners):
            if seat != NOBODY:
                self.decks[seat].append(card)
        self.ids = ids
        self.number = {name: card for card, name in enumerate(ids)}
        self.grid = grid
        self.home = home  # home dice, else tournament (BRS-021)
        self.seats = seats
        self.options = options
        self.pack: Any = None  # cards that players wrote (player_packs/played.py)
        self.secret = secret  # each seat knows its own deck alone


class Battle(Table):
    """Where every card is and in what state; most lists are indexed by card."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(
            setting.seats, setting.rules, setting.windows, setting.listings, setting.asides
        )
        self.setting = setting
        self.traits = setting.traits
        self.at: list[int] = []  # the card on a cell
        self.place: list[int] = []
        self.control: list[int] = []  # the seat that controls a card, or did when it died
        self.wounds: list[int] = []
        self.lives: list[int] = []  # extra, or fewer
        self.chips: list[int] = []
        self.spent: list[int] = []  # movement units used
        self.flags: list[int] = []
        self.absorbed: list[int] = []  # by armour this turn
        self.branch: list[int] = []  # the branch of its abilities that a die has chosen
        self.granted: list[int] = []  # keywords that effects give a card, as bits
        self.counted: list[int] = []  # incarnation chips
        self.stood: list[int] = []  # the cell from which a card last left the field
        self.bane: list[int] = []  # who wounded it last, and by which attack
        self.had: list[int] = []  # the chips that a dead card had
        self.knew: list[int] = []  # the keywords that a dead card had
        self.present: list[int] = []  # cards in play, in order
        # Worked out by survey(), so that most questions need not look at every card.
        self.rulers: list[int] = []  # face-up cards with static abilities
        self.mods = 0  # numbers that these change, as bits
        self.bans = 0  # what they forbid
        self.gifts = 0  # keywords that they grant
        self.onlys = False  # one of them names the only permitted target of attacks
        self.laid = 0  # kinds of effects there are, as bits
        self.effects: list[Effect] = []  # oldest first
        self.pile: list[Item] = []  # the stack of the rules: the newest is last
        self.pending: list[tuple[int, ...]] = []  # deeds that wait for the item to be over
        self.used: dict[int, int] = {}  # how often a limited ability worked this turn
        self.spentever: dict[int, int] = {}  # how often it worked in this battle
        self.chain = 0  # abilities set off since the last item
        self.first = NOBODY
        self.order: tuple[int, ...] = ()  # of turns, from the First player on (BRS-374)
        self.quarters: tuple[int, ...] = ()  # by seat: 0 is columns a–e, 1 is f–j (BRS-373)
        self.active = NOBODY
        self.turn = 0
        self.quiet = 0  # turns in a row without wound, death or change of control (BRS-384)
        self.stir = False  # one of them happened this turn
        self.deals: tuple[int, ...] = ()  # how many cards each seat was dealt
        self.offer = NOBODY
        self.offered: tuple[int, ...] = ()
        # Seats that want the draw or gave up, as bits: a team needs both members (BRS-389).
        self.agreed = 0
        self.conceded = 0

    def clone(self) -> Battle:
        """A copy for search: no log, no shared lists."""
        other = Battle(self.setting)
        self.copy_into(other)
        other.at = self.at.copy()
        other.place = self.place.copy()
        other.control = self.control.copy()
        other.wounds = self.wounds.copy()
        other.lives = self.lives.copy()
        other.chips = self.chips.copy()
        other.spent = self.spent.copy()
        other.flags = self.flags.copy()
        other.absorbed = self.absorbed.copy()
        other.branch = self.branch.copy()
        other.granted = self.granted.copy()
        other.counted = self.counted.copy()
        other.stood = self.stood.copy()
        other.bane = self.bane.copy()
        other.had = self.had.copy()
        other.knew = self.knew.copy()
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
        teams = (
            f"{self.order}{self.quarters}{self.agreed},{self.conceded}" if self.seats > 2 else ""
        )
        return (
            f"{self.at}{self.place}{self.control}{self.wounds}{self.lives}{self.chips}{self.spent}"
            f"{self.flags}{self.absorbed}{self.branch}{self.granted}{self.counted}{self.stood}"
            f"{self.bane}{self.had}{self.knew}{self.present}{self.effects}{self.pile}{self.pending}"
            f"{sorted(self.used.items())}{sorted(self.spentever.items())}{self.chain},{self.first},"
            f"{self.active},{self.turn},{self.quiet},{self.stir}{self.deals}{self.offer}"
            f"{self.offered}{teams}"
        )

    def survey(self) -> None:
        """Work out anew which static abilities and effects there are."""
        rulers: list[int] = []
        self.mods = self.bans = self.gifts = self.laid = 0
        self.onlys = False
        for card in self.present:
            traits = self.traits[card]
            if traits.statics and not self.flags[card] & HIDDEN:
                rulers.append(card)
                self.mods |= traits.mods
                self.bans |= traits.bans
                self.gifts |= traits.gifts
                self.onlys = self.onlys or traits.onlys
        self.rulers = rulers
        for effect in self.effects:
            self.laid |= 1 << effect.what

    # -- how cards are ----------------------------------------------------------------------------

    def is_open(self, card: int) -> bool:
        """Upright and face up: it may move, act, defend, and fights back."""
        return not self.flags[card] & (CLOSED | HIDDEN)

    def in_play(self, card: int) -> bool:
        """On the field or in the additional zone (BRS-227, BRS-228)."""
        return self.place[card] >= 0 or self.place[card] == ZONE

    def is_creature(self, card: int) -> bool:
        """It has a simple strike; artefacts and locations have none."""
        return self.traits[card].alive

    def flies(self, card: int) -> bool:
        """A flying creature (BRS-132)."""
        return self.traits[card].sort == FLYER or self.flags[card] & WINGED > 0

    def goes_aloft(self, card: int) -> bool:
        """It goes to the additional zone (BRS-076); all other cards keep their cell (BRS-077)."""
        return self.flies(card) or self.traits[card].sort == TERRAIN

    def ready(self, card: int) -> bool:
        """Open and not yet committed to an action (BRS-119)."""
        return not self.flags[card] & (CLOSED | HIDDEN | COMMITTED)

    def life(self, card: int) -> int:
        """Its lives, extra ones included (BRS-282)."""
        return self.traits[card].life + self.lives[card]

    def allied(self, one: int, other: int) -> bool:
        """Seats of one parity are one team (BRS-371)."""
        return (one ^ other) & 1 == 0

    def is_foe(self, seat: int, card: int) -> bool:
        """Controlled by the other side (BRS-377)."""
        return (self.control[card] ^ seat) & 1 == 1

    def owner(self, card: int) -> int:
        """The seat whose deck and graveyard it returns to (BRS-006)."""
        return self.setting.owners[card]

    def is_first(self, seat: int) -> bool:
        """The First player, or of the first team."""
        return (seat ^ self.first) & 1 == 0

    def forward(self, seat: int) -> int:
        """One row towards the enemy's edge (BRS-025)."""
        return 1 if self.is_first(seat) else -1

    def in_half(self, seat: int, cell: int) -> bool:
        """The cell lies in the half of this seat's side (BRS-023)."""
        return (cell // self.setting.grid.columns < ROWS // 2) == self.is_first(seat)

    def handle(self, card: int) -> str:
        """How answers call a card: by its cell, elsewhere by its id."""
        place = self.place[card]
        return self.setting.grid.names[place] if place >= 0 else self.setting.ids[card]

    def called(self, name: str) -> int:
        """The card that an answer calls so, or NOBODY."""
        cell = self.setting.grid.cell.get(name, NOBODY)
        if cell != NOBODY:
            return self.at[cell]
        return self.setting.number.get(name, NOBODY)

    def after(self, seat: int) -> int:
        """Who speaks or plays after this seat (BRS-374)."""
        if self.seats == 2:
            return 1 - seat
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def turns_to(self, seat: int) -> int:
        """In how many turns this seat is active; 0 if it is now."""
        if self.seats == 2:
            return seat ^ self.active
        return (self.order.index(seat) - self.order.index(self.active)) % self.seats

    def mate(self, seat: int) -> int:
        """The other member of its team; in a duel nobody else."""
        return (seat + 2) % self.seats


def blank(setting: Setting) -> Battle:
    """A table before anything has happened: every card in its deck."""
    t = Battle(setting)
    count = len(setting.traits)
    t.at = [NOBODY] * len(setting.grid.names)
    t.place = [AWAY if owner == NOBODY else DECK for owner in setting.owners]
    t.control = setting.owners.copy()
    t.wounds = [0] * count
    t.lives = [0] * count
    t.chips = [0] * count
    t.spent = [0] * count
    t.flags = [0] * count
    t.absorbed = [0] * count
    t.branch = [0] * count
    t.granted = [0] * count
    t.counted = [0] * count
    t.stood = [NOBODY] * count
    t.bane = [0] * count
    t.had = [0] * count
    t.knew = [0] * count
    t.deals = (0,) * setting.seats
    t.quarters = tuple(seat // 2 for seat in range(setting.seats))
    t.offered = (-1,) * setting.seats
    return t
