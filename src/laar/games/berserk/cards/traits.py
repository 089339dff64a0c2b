"""Cards as the rules need them: plain numbers, made once from the data files."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.keywords import ANY

# Cards that an ability can refer to.
SELF: Final = 0
T1: Final = 1
T2: Final = 2
T3: Final = 3
VICTIM: Final = 4
ATTACKER: Final = 5
SUBJECT: Final = 6
NO_REF: Final = -1

# Sorts of cards.
CREATURE: Final = 0
FLYER: Final = 1
TERRAIN: Final = 2
ARTEFACT: Final = 3

# Sides of a selector.
S_SELF: Final = 0
ALLY: Final = 1
OTHER_ALLY: Final = 2
ENEMY: Final = 3
ANY_SIDE: Final = 4
OTHER: Final = 5

# Words of `is`.
OPPOSITE: Final = 1
ELITE: Final = 2
OPEN: Final = 4
CLOSED: Final = 8
CURSED: Final = 16
UNCURSED: Final = 32
CURSED_THIS_TURN: Final = 64
MOVED: Final = 128
UNMOVED: Final = 256
UNMOVED_LAST_TURN: Final = 512
HAS_CHIP: Final = 1024
HAS_RANGED: Final = 2048
ATTACKED_SIMPLE: Final = 4096
UNDER_ATTACK: Final = 8192
HERO: Final = 16384
IN_DECK: Final = 32768
IN_GRAVEYARD: Final = 65536
LATER: Final = IN_DECK | IN_GRAVEYARD  # not in play

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
EOT: Final = 0
ITS_NEXT_TURN: Final = 1
START_OF_OWN_TURN: Final = 2
END_OF_OWN_NEXT_TURN: Final = 3
BATTLE: Final = 4
NEXT_SIMPLE_STRIKE: Final = 5
WHILE_SELF_CLOSED: Final = 6
WHILE_OPPOSITE: Final = 7
ALWAYS: Final = 8  # of a static ability

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
ACTION: Final = 0
SUDDEN: Final = 1
FREE: Final = 2
STATIC: Final = 3
SETUP: Final = 4
START_OF_BATTLE: Final = 5
START_OF_TURN: Final = 6
START_OF_ENEMY_TURN: Final = 7
END_OF_ENEMY_TURN: Final = 8
WHEN_ATTACKED: Final = 9
ON_HIT: Final = 10
AFTER_ATTACK: Final = 11
ON_WOUNDED: Final = 12
ON_KILL: Final = 13
ON_DEATH: Final = 14
ON_CLOSED: Final = 15
ON_MOVED: Final = 16
ON_CHIP_GAINED: Final = 17
ON_ROLL: Final = 18
ON_RETURN: Final = 19
ON_MAGIC_USED: Final = 20
ON_ACTION: Final = 21
# Two moments that the data does not name: they follow from the verb of the ability.
WHILE_ROLLING: Final = 22  # on_roll, of an ability that has the die rolled again
ONCE_MET: Final = 23  # when_attacked, once no defender can be assigned any more

# Numbers that the verb modify changes, in the order of verbs_rule.Stat.
STRIKE: Final = 0
ATTACK: Final = 1
ATTACK_ANNOUNCED: Final = 2
MOVE: Final = 3
DIE_ATTACK: Final = 4
FROM: Final = 5

# What the verb forbid forbids.
F_MOVEMENT: Final = 0
F_ATTACK: Final = 1
F_ACTION_ABILITIES: Final = 2
F_DEFEND: Final = 3
F_ACCUMULATE: Final = 4
F_ENEMY_CONTROL: Final = 5


class Sieve:
    """A selector: which cards are meant, and with ``most`` how many a player chooses."""

    def __init__(self) -> None:
        self.side = ANY_SIDE
        self.creature = False
        self.row = False
        self.kin = ""
        self.element = ""
        self.keyword = -1
        self.without = -1
        self.be = 0
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
        self.attack = 0
        self.strength = (0, 0, 0)
        self.plus: Sieve | None = None
        self.plus_max = 0
        self.times: Amount | None = None
        self.amount = Amount()
        self.keyword = -1
        self.x = 0
        self.lasts = ALWAYS
        self.dealt = 0
        self.stat = -1
        self.by = 0
        self.attacks = ANY
        self.vs: Sieve | None = None
        self.what = -1
        self.to = ""
        self.towards = False
        self.kind = -1
        self.only_self = False
        self.while_in_play = False
        self.ranged = False  # of protect: from ranged attacks, else from Curse
        self.branches = (0, 0, 0, 0, 0, 0)  # of roll_table, by die


# An effect set up in a position comes from no ability; its step is made from one number.
DRAWN: Final = 0
_KEYWORDS: Final = 64
_drawn: Final[dict[int, Step]] = {}


def drawn(keyword: int, x: int) -> int:
    """The number of such an effect: a keyword with its X."""
    return x * _KEYWORDS + keyword


def drawn_step(number: int) -> Step:
    """The step made to fit: it grants the keyword, or gives control to the seat of the effect.

    >>> drawn_step(drawn(18, 2)).x
    2
    """
    if number not in _drawn:
        step = Step("grant")
        step.keyword, step.x = number % _KEYWORDS, number // _KEYWORDS
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
        self.mask = 0


class Ability:
    """An ability: one paragraph of a card."""

    def __init__(self, number: int, when: int) -> None:
        self.number = number  # of the paragraph on the card, from 1
        self.when = when
        self.spell = False
        self.impact = False
        self.magic = False  # a spell, or an attack by magic (BRS-252)
        self.attack = 0  # bits of its first attack
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
        self.keys = 0
        self.x: list[int] = []
        self.abilities: list[Ability] = []
        self.heard = 0  # bits of the moments that set off any of its abilities
        self.statics: list[Ability] = []
        self.announced: list[Ability] = []
        # What its static abilities do, as bits.
        self.mods = 0  # numbers they change
        self.bans = 0  # what they forbid
        self.gifts = 0  # keywords they grant
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
