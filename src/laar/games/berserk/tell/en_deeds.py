"""What a player does to cards, in English: an order, or what they may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.tell.en_amounts import healing, hurt, one_roll, strength
from laar.games.berserk.tell.en_told import until
from laar.games.berserk.tell.mentions import Mood

if TYPE_CHECKING:
    from laar.games.berserk.tell.en import Speech

_ORDERS = (v.Wound, v.Heal, v.Open, v.Close, v.Remove)
# The player chooses a cell or takes a card in hand, even when it happens by itself.
_ALWAYS = (v.Move, v.TakeControl, v.Summon, v.Revive)
_ALLOWED = (v.Block, v.Redirect, v.NoAnswer)
LEGAL = "if it is a legal target"


def done(step: v.AnyVerb, mood: Mood) -> bool:
    """Whether a verb is told as something that the player does."""
    if isinstance(step, v.TakeControl) and step.by == "opponent":
        return False
    if isinstance(step, _ALWAYS):
        return True
    return mood != "tell" and isinstance(step, _ORDERS if mood == "order" else _ORDERS + _ALLOWED)


def deed(step: v.AnyVerb, told: Speech, first: bool) -> str:
    """`wound an enemy creature for 2`, `you may close it`; nothing if it is no deed."""
    if not done(step, told.mood):
        return ""
    return f"{'you may ' if told.mood == 'may' and first else ''}{_deed(step, told)}"


def _deed(step: v.AnyVerb, told: Speech) -> str:
    match step:
        case v.Wound(who=who, amount=amount):
            whom = told.who(who)
            if isinstance(amount, int | tuple) and " that " in whom:  # else "for" would be lost
                return f"wound {strength(amount)} {whom}{one_roll(amount, told, who)}"
            return f"wound {whom} {hurt(amount, told, who)}"
        case v.Heal(who=who, amount=amount):
            return f"heal {told.who(who)} {healing(amount, told)}"
        case v.Remove(who=who):
            return f"remove {told.removed_with(step)} from {told.who(who)}"
        case v.Open(who=who):
            return f"open {told.who(who)}"
        case v.Close(who=who):
            return f"close {told.who(who)}"
        case v.Move(who=who):
            return f"move {told.who(who)} {_where(step)}"
        case v.TakeControl(who=who):
            return f"take control of {told.who(who)}{until(step.lasts, told, step)}"
        case v.Summon(who=who, to=to):
            cell = {"adjacent": told.beside("self"), "own_third_row": "of your third row"}
            called = told.who(who).replace(" in your deck", "")
            return f"summon from your deck {called} onto a free cell {cell[to]}"
        case v.Revive(who=who):
            called = told.who(who).replace(" in your graveyard", "")
            return f"revive from your graveyard {called} onto a free cell {told.beside('self')}"
        case v.Block(what=what):
            return f"block that {what}"
        case v.Redirect():
            return f"redirect that attack to this card, {LEGAL}"
    return "leave that strike unanswered: the creature that meets it deals no wounds"


def _where(step: v.Move) -> str:
    if step.to == "anywhere":
        return "to any free cell of the field"
    if step.towards:
        return "one step nearer to this card by row or column (unless it is next to it)"
    return "one step to a free cell"
