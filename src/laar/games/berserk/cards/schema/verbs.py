"""All 36 verbs, and where each may stand."""

from __future__ import annotations

from laar.games.berserk.cards.schema.triggers import When
from laar.games.berserk.cards.schema.verbs_attack import (
    Discharge,
    MagicStrike,
    RowStrike,
    Shot,
    SpecialStrike,
    Throw,
    Verb,
)
from laar.games.berserk.cards.schema.verbs_life import (
    GainChip,
    GiveLives,
    Heal,
    IncarnationChip,
    LoseChip,
    Prevent,
    Wound,
)
from laar.games.berserk.cards.schema.verbs_rule import (
    Forbid,
    Ignore,
    Modify,
    MustDefend,
    OnlyTarget,
    Permit,
    Protect,
    SetKind,
)
from laar.games.berserk.cards.schema.verbs_stack import Block, NoAnswer, Redirect, Reroll, RollTable
from laar.games.berserk.cards.schema.verbs_state import (
    BecomeFlyer,
    Close,
    Grant,
    HoldClosed,
    Move,
    Open,
    Remove,
    Revive,
    Summon,
    TakeControl,
)

__all__ = [
    "ALONE",
    "ALWAYS",
    "BLOCKS",
    "FIRST",
    "ONLY_WHEN",
    "SETUP",
    "STATIC",
    "TIMED",
    "AnyVerb",
    "BecomeFlyer",
    "Block",
    "Close",
    "Discharge",
    "Forbid",
    "GainChip",
    "GiveLives",
    "Grant",
    "Heal",
    "HoldClosed",
    "Ignore",
    "IncarnationChip",
    "LoseChip",
    "MagicStrike",
    "Modify",
    "Move",
    "MustDefend",
    "NoAnswer",
    "OnlyTarget",
    "Open",
    "Permit",
    "Prevent",
    "Protect",
    "Redirect",
    "Remove",
    "Reroll",
    "Revive",
    "RollTable",
    "RowStrike",
    "SetKind",
    "Shot",
    "SpecialStrike",
    "Summon",
    "TakeControl",
    "Throw",
    "Verb",
    "Wound",
    "verb",
]

AnyVerb = (
    SpecialStrike
    | MagicStrike
    | RowStrike
    | Shot
    | Throw
    | Discharge
    | Wound
    | Heal
    | GiveLives
    | GainChip
    | LoseChip
    | IncarnationChip
    | Prevent
    | Open
    | Close
    | HoldClosed
    | Move
    | TakeControl
    | Grant
    | Remove
    | Summon
    | Revive
    | BecomeFlyer
    | Modify
    | Forbid
    | Permit
    | OnlyTarget
    | Protect
    | SetKind
    | MustDefend
    | Ignore
    | Block
    | Redirect
    | Reroll
    | NoAnswer
    | RollTable
)

STATIC = (
    Grant,
    Modify,
    Forbid,
    Permit,
    OnlyTarget,
    Protect,
    SetKind,
    MustDefend,
    BecomeFlyer,
)
SETUP = (GainChip, GiveLives, Grant)
# Static verbs that other abilities use for a time; the rest are for static abilities only.
TIMED = (Grant, Modify, Forbid, OnlyTarget)
ALWAYS = tuple(kind for kind in STATIC if kind not in TIMED)

# Verbs about the triggering event need a trigger that has one.
ONLY_WHEN: dict[type[Verb], tuple[When, ...]] = {
    Redirect: ("when_attacked",),
    NoAnswer: ("when_attacked",),
    Reroll: ("on_roll",),
    Prevent: ("sudden",),
}
# A die is rolled again in the middle of a roll: nothing else can be chosen or paid then.
ALONE = (Reroll,)
# The rules look for these verbs in the first step only.
FIRST = (Redirect, NoAnswer, Permit)
BLOCKS: dict[str, When] = {"attack": "when_attacked", "action": "on_action"}


def verb(step: Verb) -> str:
    """The verb as the data spells it: `take_control`."""
    return str(step.__struct_config__.tag)
