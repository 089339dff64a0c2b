"""What a player does to cards, in Russian: an order, or what he may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.tell.mentions import Mood
from laar.games.berserk.tell.ru_amounts import healing, hurt, one_roll, strength
from laar.games.berserk.tell.ru_told import until
from laar.games.berserk.tell.ru_words import ACC, GEN

if TYPE_CHECKING:
    from laar.games.berserk.tell.ru import Speech

# As an order and after "вы можете".
_VERBS: dict[type[v.Verb], tuple[str, str]] = {
    v.Wound: ("раньте", "ранить"),
    v.Heal: ("излечите", "излечить"),
    v.Open: ("откройте", "открыть"),
    v.Close: ("закройте", "закрыть"),
    v.Remove: ("снимите", "снять"),
    v.Move: ("переместите", "переместить"),
    v.TakeControl: ("возьмите", "взять"),
    v.Summon: ("вызовите", "вызвать"),
    v.Revive: ("возродите", "возродить"),
    v.Block: ("", "заблокировать"),
    v.Redirect: ("", "перенаправить"),
    v.NoAnswer: ("", "оставить"),
}
# The player chooses a cell or takes a card in hand, even when it happens by itself.
_ALWAYS = (v.Move, v.TakeControl, v.Summon, v.Revive)
LEGAL = "если она – допустимая цель"


def done(step: v.AnyVerb, mood: Mood) -> bool:
    """Whether a verb is told as something that the player does."""
    if type(step) not in _VERBS or (isinstance(step, v.TakeControl) and step.by == "opponent"):
        return False
    if mood == "may":
        return True
    return isinstance(step, _ALWAYS) or (mood == "order" and bool(_VERBS[type(step)][0]))


def deed(step: v.AnyVerb, told: Speech, first: bool) -> str:
    """`раньте на 2 существо противника`, `вы можете закрыть его`; nothing if it is no deed."""
    if not done(step, told.mood):
        return ""
    order, free = _VERBS[type(step)]
    if told.mood != "may":
        return f"{order} {_rest(step, told)}"
    return f"{'вы можете ' if first else ''}{free} {_rest(step, told)}"


def removed(step: v.Remove) -> str:
    """The keyword that is taken away."""
    return keywords()[step.keyword].ru.acc


def _rest(step: v.AnyVerb, told: Speech) -> str:
    match step:
        case v.Wound(who=who, amount=amount):
            if isinstance(amount, int | tuple) and not told.known(who):
                return f"{strength(amount)} {told.who(who, ACC)}{one_roll(amount, told, who)}"
            return f"{told.who(who, ACC)} {hurt(amount, told, who)}"
        case v.Heal(who=who, amount=amount):
            return f"{told.who(who, ACC)} {healing(amount, told)}"
        case v.Remove(who=who):
            return f"с {told.who(who, GEN, True)} {removed(step)}"
        case v.Open(who=who) | v.Close(who=who):
            return told.who(who, ACC)
        case v.Move(who=who):
            return f"{told.who(who, ACC)} {_where(step)}"
        case v.TakeControl(who=who):
            if told.known(who):
                return f"{told.who(who, ACC)} под контроль{until(step.lasts, told, step)}"
            return f"под контроль {told.who(who, ACC)}{until(step.lasts, told, step)}"
        case v.Summon(who=who, to=to):
            cell = {"adjacent": told.beside("self"), "own_third_row": "вашего третьего ряда"}
            called = told.who(who, ACC).replace(" в вашей колоде", "")
            return f"из вашей колоды {called} на свободную клетку {cell[to]}"
        case v.Revive(who=who):
            called = told.who(who, ACC).replace(" на вашем кладбище", "")
            return f"с вашего кладбища {called} на свободной клетке {told.beside('self')}"
        case v.Block(what=what):
            return "эту атаку" if what == "attack" else "это действие"
        case v.Redirect():
            return f"эту атаку на эту карту, {LEGAL}"
    return "этот удар без ответа: отразившее его существо не наносит ран"


def _where(step: v.Move) -> str:
    if step.to == "anywhere":
        return "на любую свободную клетку поля"
    if step.towards:
        return "на один шаг ближе к этой карте по ряду или столбцу (если ещё не рядом)"
    return "на один шаг на свободную клетку"
