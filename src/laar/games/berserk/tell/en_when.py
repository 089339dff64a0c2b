"""When a paragraph works, what it costs and how often, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from laar.games.berserk.cards.schema.conditions import (
    AttackIs,
    Count,
    Dealt,
    KindIs,
    Missed,
    Moved,
    Roll,
    SecondPlayer,
    SelfIs,
    Via,
    YourTurn,
)
from laar.games.berserk.cards.schema.paragraph import Limit, Paragraph
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.triggers import ANNOUNCED
from laar.games.berserk.cards.schema.words import Attack
from laar.games.berserk.tell.en_nouns import NUMBERS, at_least, chosen, some
from laar.games.berserk.tell.mentions import ACTION

if TYPE_CHECKING:
    from laar.games.berserk.tell.en import Speech

# Of one and of many.
ATTACKS: dict[Attack, tuple[str, str]] = {
    "simple": ("simple strike", "simple strikes"),
    "directed": ("directed strike", "directed strikes"),
    "special": ("special strike", "special strikes"),
    "magic": ("magic strike", "magic strikes"),
    "row": ("strike across a row", "strikes across a row"),
    "shot": ("shot", "shots"),
    "throw": ("throw", "throws"),
    "discharge": ("discharge", "discharges"),
    "ranged": ("ranged attack", "ranged attacks"),
    "nonmagic": ("non-magic attack", "non-magic attacks"),
    "any": ("attack", "attacks"),
}
_MOMENT = {
    "setup": "",
    "start_of_battle": "at the start of battle",
    "start_of_turn": "at the start of your turn",
    "start_of_enemy_turn": "at the start of the opponent's turn",
    "end_of_enemy_turn": "at the end of the opponent's turn",
    "on_closed": "when this card closes",
    "on_chip_gained": "when this card gains one or more ○",
}
_ONTO = {
    "neighbouring_cell": " onto a neighbouring cell",
    "enemy_half": " from your half onto the enemy half",
}
_STATE = {
    "open": "this card is open",
    "has_chip": "this card has ○",
    "in_enemy_half": "this card stands in the enemy half",
}


def join(words: list[str], last: str) -> str:
    """`join(["a", "b", "c"], "or")` – a, b or c."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def wounds(count: int) -> str:
    """`1 wound`, `2 wounds`."""
    return f"{count} wound" if count == 1 else f"{count} wounds"


def head(p: Paragraph, told: Speech) -> str:
    """`↷ 1 ○, spell, range 3: ` or `when this card closes, `."""
    spell = p.type == "spell"
    if p.when in ANNOUNCED:
        parts = [f"{p.cost.chips} ○"] if p.cost.chips else []
        parts += ["sudden"] if p.cost.sudden else []
        parts += [f"close {chosen(p.cost.close, told)}"] if p.cost.close else []
        parts += ["spell"] if spell else []
        parts += [f"range {told.lead_range}"] if told.lead_range else []
        act = [ACTION] if p.cost.act else []
        rest = ", ".join([*parts, *_ifs(p, told)])
        return " ".join([*act, *([rest] if rest else [])]) + ": "
    parts = [part for part in (_trigger(p, told), *_ifs(p, told)) if part]
    text = ", ".join(parts).replace(", in your turn", " in your turn")
    text += " (a spell)" if spell else ""
    moment = text == _MOMENT.get(p.when) and not text.startswith("when")
    free = told.mood == "may" or any(target.noun == "row" for target in p.target)
    return (text and text + (" " if moment and free else ", ")) + _pay(p, told)


def _pay(p: Paragraph, told: Speech) -> str:
    """What is paid for it when its moment comes; then it is an order."""
    parts = [f"spend {p.cost.chips} ○"] if p.cost.chips else []
    if p.cost.close:
        parts.append(f"close {chosen(p.cost.close, told)}")
    if not parts:
        return ""
    told.mood = "order"
    return f"{'you may ' if p.optional else ''}{join(parts, 'and')}: "


def tail(limit: Limit | None) -> str:
    """` Once per turn.`"""
    if limit is None:
        return ""
    times = [(limit.turn, "per turn"), (limit.battle, "per battle")]
    told = [f"{_times(n)} {span}" for n, span in times if n]
    text = join(told, "and") + (" for each card" if limit.per_card else "")
    return f" {text[0].upper()}{text[1:]}."


def _times(count: int) -> str:
    return "once" if count == 1 else f"up to {NUMBERS[count]} times"


def _ifs(p: Paragraph, told: Speech) -> list[str]:
    """Conditions that are not told with the trigger itself."""
    found = []
    link = "while" if p.when == "static" else "if"
    for one in p.conditions:
        match one:
            case SecondPlayer():
                found.append("if you are the Second player")
            case YourTurn():
                found.append("in your turn")
            case SelfIs(state=state):
                found.append(f"{link} {_STATE[state]}")
            case Count(among=among, least=least):
                be = "is" if least == 1 else "are"
                found.append(f"{link} there {be} {at_least(among, least, told)}")
    return found


def _trigger(p: Paragraph, told: Speech) -> str:
    match p.when:
        case "static":
            return ""
        case "when_attacked":
            return f"when {_by(p, told)} announces {_attack(p)}{_link('at', p, told)}"
        case "on_hit":
            return f"when {_attack_of(p, told)} {_hit(p, told)}"
        case "after_attack":
            if any(isinstance(one, Missed) for one in p.conditions):
                return f"when {_attack_of(p, told)}{_link('at', p, told)} misses"
            return f"after {_attack_of(p, told)}{_link('at', p, told)}, hit or miss"
        case "on_wounded":
            if source := _source(p, told):
                return f"when {source} wounds {_of(p, told)}"
            return f"when {_of(p, told)} is wounded"
        case "on_kill":
            of = some(p.of, told) if p.of else "a card"
            return f"when {_attack_of(p, told)} kills {of}"
        case "on_death":
            source = _source(p, told)
            return f"when {_of(p, told)} dies" + (f" from {source}" if source else "")
        case "on_moved":
            return _moved(p, told)
        case "on_roll":
            whose = "this card's" if told.is_self("subject") else "the"
            of = "" if told.is_self("subject") else f" of {_by(p, told)}"
            return f"when {whose} die{of} shows {_rolled(p)}"
        case "on_return":
            via = [one.way for one in p.conditions if isinstance(one, Via)]
            how = via[0] if via else "incarnation or revival"
            return f"when {_of(p, told)} enters play by {how}"
        case "on_magic_used":
            return f"when {_by(p, told)} carries out a spell, magic strike or discharge"
        case "on_action":
            return f"when {_by(p, told)} announces an action"
    return _MOMENT[p.when]


def _attack_of(p: Paragraph, told: Speech) -> str:
    """`its simple strike`, `an attack of an orc of yours`."""
    if p.by is None or p.by.side == "self":
        return f"its {_attack(p, bare=True)}"
    return f"{_attack(p)} of {some(p.by, told)}"


def _attack(p: Paragraph, bare: bool = False) -> str:
    """The attack as its conditions narrow it: `a medium or strong simple strike`."""
    types: tuple[Attack, ...] = ("any",)
    kinds = ""
    for one in p.conditions:
        match one:
            case AttackIs():
                types = one.types
            case KindIs():
                kinds = join([*one.kinds], "or") + " "
    text = kinds + join([ATTACKS[name][0] for name in types], "or")
    return text if bare else f"{'an' if text[0] in 'aeiou' else 'a'} {text}"


def _by(p: Paragraph, told: Speech) -> str:
    return some(p.by or Selector("self"), told)


def _of(p: Paragraph, told: Speech) -> str:
    return some(p.of or Selector("self"), told)


def _link(link: str, p: Paragraph, told: Speech) -> str:
    return f" {link} {some(p.of, told)}" if p.of else ""


def _source(p: Paragraph, told: Speech) -> str:
    """What hurts: `an attack of an enemy creature`; nothing where anything may."""
    attack = any(isinstance(one, AttackIs) for one in p.conditions)
    source = [_attack(p)] if attack else []
    return " of ".join([*source, some(p.by, told)] if p.by else source)


def _hit(p: Paragraph, told: Speech) -> str:
    for one in p.conditions:
        if isinstance(one, Dealt) and one.least:
            return f"places at least {wounds(one.least)}{_link('on', p, told)}"
        if isinstance(one, Dealt):
            most = wounds(one.most or 0)
            return f"lands{_link('on', p, told)} and places at most {most}"
    return f"lands{_link('on', p, told)}"


def _rolled(p: Paragraph) -> str:
    for one in p.conditions:
        if isinstance(one, Roll):
            what = f"{one.exactly}" if one.exactly else f"{one.most} or less"
            return f"{what} before modifiers"
    return "any number"


def _moved(p: Paragraph, told: Speech) -> str:
    """Filters look at the new cell, so a place told by `of` is where it goes."""
    cell = "".join(_ONTO[one.onto] for one in p.conditions if isinstance(one, Moved))
    if p.of is None or p.of.side == "self" or p.of.next_to is None:
        return f"when {_of(p, told)} moves{cell}"
    who = some(replace(p.of, next_to=None), told)
    return f"when {who} moves{cell or ' onto a cell'} {told.beside(p.of.next_to)}"
