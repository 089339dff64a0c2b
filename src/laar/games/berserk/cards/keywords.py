"""Keywords and attacks as bits, so that a set of them is one number."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards.numbers import Attacks, Blow, Blows, Keyword, Keywords

# In the order of keywords.toml.
KEYWORDS: Final = (
    "rage",
    "blood_magic",
    "curse",
    "armour",
    "anger",
    "vulnerability",
    "steadfast",
    "cover",
    "horde",
    "unique",
    "incarnation",
    "directed_strike",
    "exp_attack",
    "exp_defence",
    "exp_shooting",
    "exp_discharge",
    "exp_throwing",
    "jump",
    "poison",
    "regeneration",
    "max_lives",
    "max_chips",
    "prot_sudden",
    "prot_shots",
    "prot_throws",
    "prot_discharges",
    "prot_spells",
    "prot_magic",
    "prot_poison",
)

ALL_KEYWORDS: Final = [Keyword(place) for place in range(len(KEYWORDS))]
NO_KEYWORD: Final = Keyword(-1)
NO_KEYWORDS: Final = Keywords(0)
RAGE: Final = Keyword(0)
BLOOD_MAGIC: Final = Keyword(1)
CURSE: Final = Keyword(2)
ARMOUR: Final = Keyword(3)
ANGER: Final = Keyword(4)
VULNERABILITY: Final = Keyword(5)
STEADFAST: Final = Keyword(6)
COVER: Final = Keyword(7)
INCARNATION: Final = Keyword(10)
DIRECTED_STRIKE: Final = Keyword(11)
EXP_ATTACK: Final = Keyword(12)
EXP_DEFENCE: Final = Keyword(13)
EXP_SHOOTING: Final = Keyword(14)
EXP_DISCHARGE: Final = Keyword(15)
EXP_THROWING: Final = Keyword(16)
JUMP: Final = Keyword(17)
POISON: Final = Keyword(18)
REGENERATION: Final = Keyword(19)
MAX_LIVES: Final = Keyword(20)
MAX_CHIPS: Final = Keyword(21)
PROT_SUDDEN: Final = Keyword(22)
PROT_SHOTS: Final = Keyword(23)
PROT_THROWS: Final = Keyword(24)
PROT_DISCHARGES: Final = Keyword(25)
PROT_SPELLS: Final = Keyword(26)
PROT_MAGIC: Final = Keyword(27)
PROT_POISON: Final = Keyword(28)

# Attacks (BRS-246). A directed strike has the bit of a simple one too (BRS-254).
NO_ATTACK: Final = Attacks(0)
SIMPLE: Final = Attacks(1)
SPECIAL: Final = Attacks(2)
MAGIC: Final = Attacks(4)
ROW: Final = Attacks(8)
SHOT: Final = Attacks(16)
THROW: Final = Attacks(32)
DISCHARGE: Final = Attacks(64)
DIRECTED: Final = Attacks(128)
DIRECTED_SIMPLE: Final = Attacks(SIMPLE | DIRECTED)
RANGED: Final = Attacks(ROW | SHOT | THROW | DISCHARGE)
NONMAGIC: Final = Attacks(SIMPLE | SPECIAL | ROW | SHOT | THROW)  # BRS-250
CLOSE: Final = Attacks(SIMPLE | SPECIAL | MAGIC)  # BRS-125, BRS-209
MAGICAL: Final = Attacks(MAGIC | DISCHARGE)  # BRS-251
ANY: Final = Attacks(127)

ATTACKS: Final[dict[str, Attacks]] = {
    "simple": SIMPLE,
    "directed": DIRECTED,
    "special": SPECIAL,
    "magic": MAGIC,
    "row": ROW,
    "shot": SHOT,
    "throw": THROW,
    "discharge": DISCHARGE,
    "ranged": RANGED,
    "nonmagic": NONMAGIC,
    "any": ANY,
}

WEAK: Final = Blow(0)
MEDIUM: Final = Blow(1)
STRONG: Final = Blow(2)
MISS: Final = Blow(-1)
KINDS: Final = ("weak", "medium", "strong")


# -- sets: only these look at bits ----------------------------------------------------------------


def holds(keys: Keywords, keyword: Keyword) -> bool:
    """The keyword is in the set.

    >>> holds(joined(NO_KEYWORDS, CURSE), CURSE), holds(NO_KEYWORDS, CURSE)
    (True, False)
    """
    return keys >> keyword & 1 == 1


def joined(keys: Keywords, keyword: Keyword) -> Keywords:
    """The set with one keyword more."""
    return Keywords(keys | 1 << keyword)


def both(one: Keywords, other: Keywords) -> Keywords:
    """The keywords of either set."""
    return Keywords(one | other)


def each(keys: Keywords) -> list[Keyword]:
    """The keywords of a set.

    >>> each(joined(NO_KEYWORDS, CURSE)) == [CURSE]
    True
    """
    found: list[Keyword] = []
    place = 0
    left: int = keys
    while left:
        if left & 1:
            found.append(Keyword(place))
        left >>= 1
        place += 1
    return found


def is_attack(attack: Attacks, kinds: Attacks) -> bool:
    """The attack is one of these kinds; no attack is of none."""
    return attack & kinds != 0


def is_blow(blows: Blows, blow: Blow) -> bool:
    """The blow lands and is one of these."""
    return blow >= 0 and blows >> blow & 1 == 1
