"""Verbs about what was announced or rolled, and the table of branches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from laar.games.berserk.cards.schema.verbs_attack import Verb
from laar.games.berserk.cards.schema.words import Branch, Pip


class Block(Verb, frozen=True, tag="block"):
    """What was announced does nothing; its cost is paid (BRS-323)."""

    what: Literal["attack", "action"]


class Redirect(Verb, frozen=True, tag="redirect"):
    """The announced attack now has this card as target, if that is legal (BRS-321)."""


class Reroll(Verb, frozen=True, tag="reroll"):
    """The die that triggered is rolled again; the new number is final."""


class NoAnswer(Verb, frozen=True, tag="no_answer"):
    """In that fight the creature meeting the strike deals no wounds."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """On a die from the first number to the second, this branch."""

    die: tuple[Pip, Pip]
    branch: Branch


class RollTable(Verb, frozen=True, tag="roll_table"):
    """Roll a die: the paragraphs of that branch work until the card leaves play."""

    rows: Annotated[tuple[Row, ...], Meta(min_length=2, max_length=6)]

    def __post_init__(self) -> None:
        covered = [pip for row in self.rows for pip in range(row.die[0], row.die[1] + 1)]
        if covered != [1, 2, 3, 4, 5, 6]:
            raise ValueError("rows go from 1 to 6 without gap or overlap")
        if len({row.branch for row in self.rows}) < len(self.rows):
            raise ValueError("each row has a branch of its own")
