"""Verbs that are whole sentences, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.tell.en_deeds import LEGAL
from laar.games.berserk.tell.en_nouns import many
from laar.games.berserk.tell.en_told import until
from laar.games.berserk.tell.en_when import wounds

if TYPE_CHECKING:
    from laar.games.berserk.tell.en import Speech

_RANGED = "shots, throws, discharges, strikes across a row"


def sentence(step: v.AnyVerb, told: Speech) -> str:
    """One verb."""
    match step:
        case v.Prevent(who=who, amount=amount):
            takes = "take" if told.several(who) else "takes"
            return f"{told.who(who)} {takes} up to {wounds(amount)} fewer from that attack"
        case v.TakeControl(who=who, lasts=lasts):
            return f"the opponent takes control of {told.who(who)}{until(lasts, told, step)}"
        case v.Remove(who=who, keyword=name):
            return f"{keywords()[name].en} is removed from {told.who(who)}"
        case v.RollTable(rows=rows):
            table = [f"{_die(row.die)} – ({row.branch})" for row in rows]
            return f"roll a die: {', '.join(table)}; the ability works while this card is in play"
        case v.Block(what=what):
            return f"that {what} is blocked"
        case v.Redirect():
            return f"that attack is redirected to this card, {LEGAL}"
        case v.Reroll():
            return "that die is rolled again, and the new number is final"
        case v.NoAnswer():
            return "the creature that meets that strike deals no wounds"
        case v.Ignore():
            return "abilities of the target do not change these attacks"
        case v.BecomeFlyer():
            return "this card is a flying creature and is put into the additional zone"
        case v.Permit():
            return "at the start of your turn you may leave this card closed"
        case v.Protect(source=source):
            if source == "curse":
                return "this card cannot get Curse"
            return f"protection from ranged attacks ({_RANGED})"
        case v.SetKind(kind=kind, vs=vs):
            return (
                f"attacks of this card that land on {many(vs, told)} are {kind}, whatever the die"
            )
        case v.MustDefend():
            return (
                "if the opponent can assign a defender against a simple strike of this card, "
                "they must"
            )
    raise TypeError(f"{v.verb(step)} is not told here")


def _die(span: tuple[int, int]) -> str:
    return f"{span[0]}–{span[1]}" if span[0] < span[1] else f"{span[0]}"
