"""Verbs that change what a card is, has or where it stands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from laar.games.berserk.cards.schema.verbs_attack import Verb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.words import Few, Id, Lasts

X = Annotated[int, Meta(ge=1, le=30)]


class Open(Verb, frozen=True, tag="open"):
    """It opens and gets its movement back."""

    who: Who


class Close(Verb, frozen=True, tag="close"):
    """It closes without any action of its own."""

    who: Who


class HoldClosed(Verb, frozen=True, tag="hold_closed"):
    """Closed at the start of its controller's next turn, it does not open; used up then."""

    who: Who


class Move(Verb, frozen=True, tag="move"):
    """One step to a free cell, or to any free cell.

    `towards` lessens the difference of rows or of columns; who is next to it already stays.
    """

    who: Who
    to: Literal["step", "anywhere"]
    towards: Literal["self"] | None = None

    def __post_init__(self) -> None:
        if self.towards and self.to != "step":
            raise ValueError("towards is said of a step")


class TakeControl(Verb, frozen=True, tag="take_control"):
    """The player named controls it for a time (BRS-240)."""

    who: Who
    by: Literal["you", "opponent"]
    lasts: Lasts


class Grant(Verb, frozen=True, tag="grant"):
    """It gets the keyword; after an attack only if at least `dealt` wounds were placed."""

    who: Who
    keyword: Id
    x: X | None = None
    lasts: Lasts | None = None
    dealt: Few | None = None


class Remove(Verb, frozen=True, tag="remove"):
    """A keyword that it got from effects is removed."""

    who: Who
    keyword: Id


class Summon(Verb, frozen=True, tag="summon"):
    """From your deck into play, open, onto a free cell; then shuffle (BRS-325)."""

    who: Who
    to: Literal["adjacent", "own_third_row"]


class Revive(Verb, frozen=True, tag="revive"):
    """From your graveyard into play, open, onto a free cell (BRS-324)."""

    who: Who
    to: Literal["adjacent"]


class BecomeFlyer(Verb, frozen=True, tag="become_flyer"):
    """This card flies and is put into the additional zone."""
