"""The fourteen verbs of the cards, one shape each.

A verb means one fixed thing; its fields are what may differ from card to card. A shape that
the rules cannot carry out is refused here, so engine and card texts never meet one.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Amount = Annotated[int, Meta(ge=1, le=9)]
Some = Annotated[int, Meta(ge=0, le=9)]
Cells = Annotated[int, Meta(ge=1, le=5)]  # BEL-006: no two cells are further apart
Triple = tuple[Some, Some, Some]
Range = tuple[Cells, Cells]


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="verb"):
    """One verb of an ability; each kind below says what it does."""


class StayOpen(Effect, frozen=True, tag="stay_open"):
    """The fighter does not close after this action of its own; it still acts once a turn."""

    after: Literal["strike"]


_DICE = (("self_and_beside_own", "fight", False, False), ("self", "own_strike", True, True))


class Die(Effect, frozen=True, tag="die"):
    """Add `amount` to a strike roll: once, or for each fighter that `per` counts, at most `max`."""

    amount: Amount
    who: Literal["self", "self_and_beside_own"]
    roll: Literal["fight", "own_strike"]
    per: Literal["own_near_opponent"] | None = None
    max: Amount | None = None

    def __post_init__(self) -> None:
        shape = (self.who, self.roll, self.per is not None, self.max is not None)
        if shape not in _DICE:
            raise ValueError(
                "die is self_and_beside_own in a fight, or self in own_strike per … max"
            )
        if self.max is not None and self.max < self.amount:
            raise ValueError("max is below amount")


class Reduce(Effect, frozen=True, tag="reduce", rename={"source": "from"}):
    """An attack deals `amount` less, or nothing where no more than `threshold` would remain."""

    source: Literal["strike", "non_strike"]
    who: Literal["self", "beside_own"]
    amount: Amount | None = None
    threshold: Amount | None = None

    def __post_init__(self) -> None:
        if (self.amount is None) == (self.threshold is None):
            raise ValueError("reduce has either amount or threshold")
        if self.threshold is not None and (self.source, self.who) != ("strike", "self"):
            raise ValueError("a threshold is from strike, who self")


class Shot(Effect, frozen=True, tag="shot"):
    """Attack one enemy within range: one roll on the closed-target table, no answer."""

    power: Triple
    range: Range
    target: Literal["enemy"]

    def __post_init__(self) -> None:
        check_power(self.power)
        _range(self.range)


class Discharge(Effect, frozen=True, tag="discharge"):
    """As a shot, at up to `count` different enemies within range; one roll for all of them."""

    power: Triple
    range: Range
    count: Amount
    target: Literal["enemy"]

    def __post_init__(self) -> None:
        check_power(self.power)
        _range(self.range)


class Wound(Effect, frozen=True, tag="wound"):
    """Wound the enemy opposite by `amount`, enemies left and right of its cell by `flank`."""

    amount: Amount
    flank: Some
    target: Literal["opposite_enemy"]


class Splash(Effect, frozen=True, tag="splash"):
    """Wound up to `count` other enemies that stand near both this fighter and the one it fought."""

    amount: Amount
    count: Amount
    target: Literal["enemy_near_both"]


class ReturnWound(Effect, frozen=True, tag="return_wound"):
    """The striker takes wounds at the moment of its strike, so even a dying owner deals them."""

    amount: Amount


class Heal(Effect, frozen=True, tag="heal"):
    """Take wounds off a living fighter; with `cure`, its poison may be removed instead."""

    amount: Amount
    target: Literal["self", "beside_own"]
    cure: bool

    def __post_init__(self) -> None:
        if self.cure and self.target == "self":
            raise ValueError("only another fighter is cured: target beside_own")


class Poison(Effect, frozen=True, tag="poison"):
    """Put a poison counter on one enemy within range."""

    range: Range
    target: Literal["enemy"]

    def __post_init__(self) -> None:
        _range(self.range)


class Open(Effect, frozen=True, tag="open"):
    """Open one closed fighter; it may act again this turn, spent movement does not come back."""

    target: Literal["beside_own"]


class Close(Effect, frozen=True, tag="close"):
    """Close the fighter chosen by the effect before this one."""

    target: Literal["same"]


class Move(Effect, frozen=True, tag="move"):
    """Put one enemy within range on a free cell near this fighter."""

    range: Range
    target: Literal["enemy"]
    to: Literal["near_self"]

    def __post_init__(self) -> None:
        _range(self.range)


class Jump(Effect, frozen=True, tag="jump"):
    """Steps go in eight directions and pass over fighters, but end on a free cell."""


AnyEffect = (
    StayOpen
    | Die
    | Reduce
    | Shot
    | Discharge
    | Wound
    | Splash
    | ReturnWound
    | Heal
    | Poison
    | Open
    | Close
    | Move
    | Jump
)

# What may stand first in an ability; `close` alone follows, where one enemy was chosen.
VERBS: dict[str, tuple[type[Effect], ...]] = {
    "static": (StayOpen, Die, Reduce, Jump),
    "action": (Shot, Discharge, Wound, Heal, Poison, Open, Move),
    "on_hit": (Splash, Heal),
    "on_struck": (ReturnWound,),
}


def verb(effect: Effect) -> str:
    """The verb of an effect as the data spells it."""
    return str(effect.__struct_config__.tag)


def shape(effect: Effect) -> tuple[str, ...]:
    """What an effect says, less its numbers."""
    fields = msgspec.structs.asdict(effect)
    said = (
        value if isinstance(value, str) else name
        for name, value in fields.items()
        if value is not None
    )
    return (verb(effect), *said)


def chooses_one(effect: Effect) -> bool:
    """Whether the effect has its player choose exactly one enemy."""
    if isinstance(effect, Discharge):
        return effect.count == 1
    return isinstance(effect, Shot | Poison | Move)


def check_power(power: tuple[int, int, int]) -> None:
    """Refuse three numbers that fall, or deal nothing at all."""
    if not power[0] <= power[1] <= power[2] or power[2] == 0:
        raise ValueError("weak, medium and strong do not fall and are not all 0")


def _range(cells: tuple[int, int]) -> None:
    if cells[0] > cells[1]:
        raise ValueError("range goes from the nearer to the further distance")
