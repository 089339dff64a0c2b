"""Cards as the rules need them: plain numbers, made once from the data files."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.keywords import ANY, MISS, NO_ATTACK, NO_KEYWORD, NO_KEYWORDS
from laar.games.berserk.cards.numbers import (
    Ban,
    Bans,
    Blows,
    Duration,
    Keyword,
    Moment,
    Moments,
    Reference,
    Side,
    Sort,
    Stat,
    Stats,
    Words,
)

# Cards that an ability can refer to.
SELF: Final = Reference(0)
T1: Final = Reference(1)
T2: Final = Reference(2)
T3: Final = Reference(3)
VICTIM: Final = Reference(4)
ATTACKER: Final = Reference(5)
SUBJECT: Final = Reference(6)
NO_REF: Final = Reference(-1)

# Sorts of cards.
CREATURE: Final = Sort(0)
FLYER: Final = Sort(1)
TERRAIN: Final = Sort(2)
ARTEFACT: Final = Sort(3)

# Sides of a selector.
S_SELF: Final = Side(0)
ALLY: Final = Side(1)
OTHER_ALLY: Final = Side(2)
ENEMY: Final = Side(3)
ANY_SIDE: Final = Side(4)
OTHER: Final = Side(5)

# Words of `is`.
NO_WORDS: Final = Words(0)
OPPOSITE: Final = Words(1)
ELITE: Final = Words(2)
OPEN: Final = Words(4)
CLOSED: Final = Words(8)
CURSED: Final = Words(16)
UNCURSED: Final = Words(32)
CURSED_THIS_TURN: Final = Words(64)
MOVED: Final = Words(128)
UNMOVED: Final = Words(256)
UNMOVED_LAST_TURN: Final = Words(512)
HAS_CHIP: Final = Words(1024)
HAS_RANGED: Final = Words(2048)
ATTACKED_SIMPLE: Final = Words(4096)
UNDER_ATTACK: Final = Words(8192)
HERO: Final = Words(16384)
IN_DECK: Final = Words(32768)
IN_GRAVEYARD: Final = Words(65536)
LATER: Final = Words(IN_DECK | IN_GRAVEYARD)  # not in play

# Amounts that are not a plain number.
ALL: Final = -2
DEALT: Final = -3
REST: Final = -4
COUNT_CARDS: Final = -5
COUNT_CHIPS: Final = -6
COUNT_COST: Final = -7
BY_DIE: Final = -8
PAID: Final = -9
NO_BOUND: Final = -1

# How long an effect lasts, in the order of words.Lasts.
EOT: Final = Duration(0)
ITS_NEXT_TURN: Final = Duration(1)
START_OF_OWN_TURN: Final = Duration(2)
END_OF_OWN_NEXT_TURN: Final = Duration(3)
BATTLE: Final = Duration(4)
NEXT_SIMPLE_STRIKE: Final = Duration(5)
WHILE_SELF_CLOSED: Final = Duration(6)
WHILE_OPPOSITE: Final = Duration(7)
ALWAYS: Final = Duration(8)  # of a static ability

# When abilities work, in the order of triggers.When.
WHENS: Final = (
    "action",
    "sudden",
    "free",
    "static",
    "setup",
    "start_of_battle",
    "start_of_turn",
    "start_of_enemy_turn",
    "end_of_enemy_turn",
    "when_attacked",
    "on_hit",
    "after_attack",
    "on_wounded",
    "on_kill",
    "on_death",
    "on_closed",
    "on_moved",
    "on_chip_gained",
    "on_roll",
    "on_return",
    "on_magic_used",
    "on_action",
)
ACTION: Final = Moment(0)
SUDDEN: Final = Moment(1)
FREE: Final = Moment(2)
STATIC: Final = Moment(3)
SETUP: Final = Moment(4)
START_OF_BATTLE: Final = Moment(5)
START_OF_TURN: Final = Moment(6)
START_OF_ENEMY_TURN: Final = Moment(7)
END_OF_ENEMY_TURN: Final = Moment(8)
WHEN_ATTACKED: Final = Moment(9)
ON_HIT: Final = Moment(10)
AFTER_ATTACK: Final = Moment(11)
ON_WOUNDED: Final = Moment(12)
ON_KILL: Final = Moment(13)
ON_DEATH: Final = Moment(14)
ON_CLOSED: Final = Moment(15)
ON_MOVED: Final = Moment(16)
ON_CHIP_GAINED: Final = Moment(17)
ON_ROLL: Final = Moment(18)
ON_RETURN: Final = Moment(19)
ON_MAGIC_USED: Final = Moment(20)
ON_ACTION: Final = Moment(21)
# Two moments that the data does not name: they follow from the verb of the ability.
WHILE_ROLLING: Final = Moment(22)  # on_roll, of an ability that has the die rolled again
ONCE_MET: Final = Moment(23)  # when_attacked, once no defender can be assigned any more

# Numbers that the verb modify changes, in the order of verbs_rule.Stat.
NO_STAT: Final = Stat(-1)
STRIKE: Final = Stat(0)
ATTACK: Final = Stat(1)
ATTACK_ANNOUNCED: Final = Stat(2)
MOVE: Final = Stat(3)
DIE_ATTACK: Final = Stat(4)
FROM: Final = Stat(5)

# What the verb forbid forbids.
NO_BAN: Final = Ban(-1)
F_MOVEMENT: Final = Ban(0)
F_ATTACK: Final = Ban(1)
F_ACTION_ABILITIES: Final = Ban(2)
F_DEFEND: Final = Ban(3)
F_ACCUMULATE: Final = Ban(4)
F_ENEMY_CONTROL: Final = Ban(5)


class Sieve:
    """A selector: which cards are meant, and with ``most`` how many a player chooses."""

    def __init__(self) -> None:
        self.side = ANY_SIDE
        self.creature = False
        self.row = False
        self.kin = ""
        self.element = ""
        self.keyword = NO_KEYWORD
        self.without = NO_KEYWORD
        self.be = NO_WORDS
        self.cost_most = NO_BOUND  # PAID, COUNT_CARDS or a number
        self.cost_least = NO_BOUND
        self.cost_count: Sieve | None = None
        self.cost_count_max = 0
        self.next_to = NO_REF
        self.range = 0
        self.in_row = NO_REF
        self.count = 0
        self.most = 0  # that can be chosen; `count` of them must be


class Amount:
    """How much: a number, X-Y-Z by a die, or something counted when it happens."""

    def __init__(self) -> None:
        self.fixed = 0  # or ALL, DEALT, REST, COUNT_…, BY_DIE
        self.by_die = (0, 0, 0)
        self.ref = NO_REF
        self.among: Sieve | None = None
        self.max = 0  # 0: no bound


class Step:
    """One verb with its words as numbers; what a verb does not use keeps its default."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.who = NO_REF  # a card that was named …
        self.among: Sieve | None = None  # … or every card that matches
        self.at = NO_REF
        self.attack = NO_ATTACK
        self.strength = (0, 0, 0)
        self.plus: Sieve | None = None
        self.plus_max = 0
        self.times: Amount | None = None
        self.amount = Amount()
        self.keyword = NO_KEYWORD
        self.x = 0
        self.lasts = ALWAYS
        self.dealt = 0
        self.stat = NO_STAT
        self.by = 0
        self.attacks = ANY
        self.vs: Sieve | None = None
        self.what = NO_BAN
        self.to = ""
        self.towards = False
        self.kind = MISS
        self.only_self = False
        self.while_in_play = False
        self.ranged = False  # of protect: from ranged attacks, else from Curse
        self.branches = (0, 0, 0, 0, 0, 0)  # of roll_table, by die


# An effect set up in a position comes from no ability; its step is made from one number.
DRAWN: Final = 0
_KEYWORDS: Final = 64
_drawn: Final[dict[int, Step]] = {}


def drawn(keyword: Keyword, x: int) -> int:
    """The number of such an effect: a keyword with its X."""
    return x * _KEYWORDS + keyword


def drawn_step(number: int) -> Step:
    """The step made to fit: it grants the keyword, or gives control to the seat of the effect.

    >>> drawn_step(drawn(Keyword(18), 2)).x
    2
    """
    if number not in _drawn:
        step = Step("grant")
        step.keyword, step.x = Keyword(number % _KEYWORDS), number // _KEYWORDS
        step.to = "you"
        _drawn[number] = step
    return _drawn[number]


class Condition:
    """One thing that must hold."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.word = ""
        self.among: Sieve | None = None
        self.least = 0
        self.most = 99
        self.kinds = Blows(0)
        self.attacks = NO_ATTACK


class Ability:
    """An ability: one paragraph of a card."""

    def __init__(self, number: int, when: Moment) -> None:
        self.number = number  # of the paragraph on the card, from 1
        self.when = when
        self.spell = False
        self.impact = False
        self.magic = False  # a spell, or an attack by magic (BRS-252)
        self.attack = NO_ATTACK  # bits of its first attack
        self.act = False
        self.chips = 0
        self.close: Sieve | None = None
        self.by: Sieve | None = None
        self.of: Sieve | None = None
        self.conditions: list[Condition] = []
        self.targets: list[Sieve] = []
        self.steps: list[Step] = []
        self.optional = False
        self.per_turn = 0
        self.per_battle = 0
        self.per_card = False
        self.branch = 0
        self.ignores = False


class Traits:
    """What is printed on a card."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sort = CREATURE
        self.life = 0
        self.move = 0
        self.strike = (0, 0, 0)  # weak, medium, strong (BRS-124)
        self.cost = 0
        self.elite = False
        self.elements: tuple[str, ...] = ()
        self.classes: tuple[str, ...] = ()
        self.unique = False
        self.incorporeal = False  # no card of the starter set is (BRS-286)
        self.keys = NO_KEYWORDS
        self.x: list[int] = []
        self.abilities: list[Ability] = []
        self.heard = Moments(0)  # the moments that set off any of its abilities
        self.statics: list[Ability] = []
        self.announced: list[Ability] = []
        # What its static abilities do.
        self.mods = Stats(0)  # numbers they change
        self.bans = Bans(0)  # what they forbid
        self.gifts = NO_KEYWORDS  # keywords they grant
        self.onlys = False  # they name the only permitted target of attacks
        self.has_ranged = False
        self.uses_chips = False  # has an ability paid with ○ (BRS-116)
        self.deck = ""

    @property
    def alive(self) -> bool:
        """A creature, flying or not: it has a simple strike."""
        return self.sort <= FLYER

    def ability(self, number: int) -> Ability:
        """The ability with this number."""
        return self.abilities[number - 1]


# -- sets: only these look at bits ----------------------------------------------------------------


def says(be: Words, words: Words) -> bool:
    """One of the words is among them."""
    return be & words != 0


def common(be: Words, words: Words) -> Words:
    """The words that are among both."""
    return Words(be & words)


def changes(stats: Stats, stat: Stat) -> bool:
    """The number is among those that are changed."""
    return stats >> stat & 1 == 1


def forbids(bans: Bans, ban: Ban) -> bool:
    """It is among what is forbidden."""
    return bans >> ban & 1 == 1


def hears(moments: Moments, moment: Moment) -> bool:
    """The moment is one of them."""
    return moments >> moment & 1 == 1


def hears_any(moments: Moments, others: Moments) -> bool:
    """One of the others is among the moments."""
    return moments & others != 0


def moments_of(*moments: Moment) -> Moments:
    """These moments as a set."""
    made = 0
    for moment in moments:
        made |= 1 << moment
    return Moments(made)
