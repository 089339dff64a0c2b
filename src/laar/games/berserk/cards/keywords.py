"""Keywords and attacks as bits, so that a set of them is one number."""

from __future__ import annotations

from typing import Final

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

RAGE: Final = 0
BLOOD_MAGIC: Final = 1
CURSE: Final = 2
ARMOUR: Final = 3
ANGER: Final = 4
VULNERABILITY: Final = 5
STEADFAST: Final = 6
COVER: Final = 7
INCARNATION: Final = 10
DIRECTED_STRIKE: Final = 11
EXP_ATTACK: Final = 12
EXP_DEFENCE: Final = 13
EXP_SHOOTING: Final = 14
EXP_DISCHARGE: Final = 15
EXP_THROWING: Final = 16
JUMP: Final = 17
POISON: Final = 18
REGENERATION: Final = 19
MAX_LIVES: Final = 20
MAX_CHIPS: Final = 21
PROT_SUDDEN: Final = 22
PROT_SHOTS: Final = 23
PROT_THROWS: Final = 24
PROT_DISCHARGES: Final = 25
PROT_SPELLS: Final = 26
PROT_MAGIC: Final = 27
PROT_POISON: Final = 28

# Attacks (BRS-246). A directed strike has the bit of a simple one too (BRS-254).
SIMPLE: Final = 1
SPECIAL: Final = 2
MAGIC: Final = 4
ROW: Final = 8
SHOT: Final = 16
THROW: Final = 32
DISCHARGE: Final = 64
DIRECTED: Final = 128
RANGED: Final = ROW | SHOT | THROW | DISCHARGE
NONMAGIC: Final = SIMPLE | SPECIAL | ROW | SHOT | THROW  # BRS-250
MAGICAL: Final = MAGIC | DISCHARGE  # BRS-251
ANY: Final = 127

ATTACKS: Final[dict[str, int]] = {
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

WEAK: Final = 0
MEDIUM: Final = 1
STRONG: Final = 2
MISS: Final = -1
KINDS: Final = ("weak", "medium", "strong")


def bit(keyword: int) -> int:
    """The bit of a keyword.

    >>> bit(CURSE)
    4
    """
    return 1 << keyword
