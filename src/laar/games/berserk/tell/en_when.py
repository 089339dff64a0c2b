"""When a paragraph works, what it costs and how often, in English."""

from __future__ import annotations

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
from laar.games.berserk.tell.en_nouns import NUMBERS, Names, chosen, many, some

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
    "setup": "before the first turn",
    "start_of_battle": "at the start of battle",
    "start_of_turn": "at the start of your turn",
    "start_of_enemy_turn": "at the start of the opponent's turn",
    "end_of_enemy_turn": "at the end of the opponent's turn",
    "on_closed": "when this card closes",
    "on_chip_gained": "when this card gains one or more ○ at once",
}
_ONTO = {
    "neighbouring_cell": " onto a neighbouring cell",
    "enemy_half": " from your half onto the enemy half",
}
_STATE = {
    "open": "this card is open",
    "has_chip": "this card has at least one ○",
    "in_enemy_half": "this card stands in the enemy half",
}


def join(words: list[str], last: str) -> str:
    """`join(["a", "b", "c"], "or")` – a, b or c."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def wounds(count: int) -> str:
    """`1 wound`, `2 wounds`."""
    return f"{count} wound" if count == 1 else f"{count} wounds"


def head(p: Paragraph, told: Names) -> str:
    """`Action, 1 ○, spell: ` or `when this card closes, if you wish, `."""
    if p.when in ANNOUNCED:
        words = {"action": "Action", "sudden": "Sudden action", "free": "Without an action"}
        parts = [words[p.when], *_paid(p, told)]
        parts += ["spell"] if p.type == "spell" else []
        return ", ".join([*parts, *_ifs(p, told)]) + ": "
    parts = [_trigger(p, told), *_ifs(p, told), *(["if you wish"] if p.optional else [])]
    text = ", ".join(part for part in parts if part)
    if paid := _paid(p, told):
        text += f", for a payment ({', '.join(paid)})"
    if p.type == "spell":
        text += " (a spell)"
    return text and text + ", "


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


def _paid(p: Paragraph, told: Names) -> list[str]:
    parts = [f"{p.cost.chips} ○"] if p.cost.chips else []
    if p.cost.close:
        parts.append(f"close {chosen(p.cost.close, told, False)}")
    return parts


def _ifs(p: Paragraph, told: Names) -> list[str]:
    """Conditions that are not told with the trigger itself."""
    found = []
    link = "while" if p.when == "static" else "if"
    for one in p.conditions:
        match one:
            case SecondPlayer():
                found.append("if you are the Second player")
            case YourTurn():
                found.append("if it is your turn")
            case SelfIs(state=state):
                found.append(f"{link} {_STATE[state]}")
            case Count(among=among, least=least):
                cards = many(among, told, both=True)
                found.append(f"{link} the number of {cards} is at least {least}")
    return found


def _trigger(p: Paragraph, told: Names) -> str:
    match p.when:
        case "static":
            return ""
        case "when_attacked":
            return f"when {_by(p, told)} announces {_attack(p)}{_at(p, told)}"
        case "on_hit":
            return f"when {_attack(p)} of {_by(p, told)} lands{_on(p, told)}{_dealt(p)}"
        case "after_attack":
            missed = any(isinstance(one, Missed) for one in p.conditions)
            end = " misses" if missed else " is over, hit or miss"
            return f"when {_attack(p)} of {_by(p, told)}{_at(p, told)}{end}"
        case "on_wounded":
            return f"when {_of(p, told)} is wounded{_from(p, told, 'by')}"
        case "on_kill":
            of = some(p.of, told) if p.of else "a card"
            return f"when {_attack(p)} of this card kills {of}"
        case "on_death":
            return f"when {_of(p, told)} dies{_from(p, told, 'from')}"
        case "on_moved":
            return _moved(p, told)
        case "on_roll":
            return f"when a die rolled for {_by(p, told)} shows {_rolled(p)}"
        case "on_return":
            via = [one.way for one in p.conditions if isinstance(one, Via)]
            how = via[0] if via else "incarnation or revival"
            return f"when {_of(p, told)} enters play by {how}"
        case "on_magic_used":
            return f"when {_by(p, told)} carries out a spell, a magic strike or a discharge"
        case "on_action":
            return f"when {_by(p, told)} announces an action"
    return _MOMENT[p.when]


def _attack(p: Paragraph) -> str:
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
    return f"{'an' if text[0] in 'aeiou' else 'a'} {text}"


def _by(p: Paragraph, told: Names) -> str:
    return some(p.by or Selector("self"), told)


def _of(p: Paragraph, told: Names) -> str:
    return some(p.of or Selector("self"), told)


def _at(p: Paragraph, told: Names) -> str:
    return f" at {some(p.of, told)}" if p.of else ""


def _on(p: Paragraph, told: Names) -> str:
    return f" on {some(p.of, told)}" if p.of else ""


def _from(p: Paragraph, told: Names, link: str) -> str:
    if not p.by and not any(isinstance(one, AttackIs) for one in p.conditions):
        return ""
    attack = any(isinstance(one, AttackIs) for one in p.conditions)
    source = [_attack(p)] if attack else []
    return f" {link} " + " of ".join([*source, some(p.by, told)] if p.by else source)


def _dealt(p: Paragraph) -> str:
    for one in p.conditions:
        if isinstance(one, Dealt):
            if one.least:
                return f" and places at least {wounds(one.least)}"
            return f" and places at most {wounds(one.most or 0)}"
    return ""


def _rolled(p: Paragraph) -> str:
    for one in p.conditions:
        if isinstance(one, Roll):
            what = f"{one.exactly}" if one.exactly else f"{one.most} or less"
            return f"{what} before modifiers"
    return "any number"


def _moved(p: Paragraph, told: Names) -> str:
    """Filters look at the new cell, so a place told by `of` is where it goes."""
    cell = "".join(_ONTO[one.onto] for one in p.conditions if isinstance(one, Moved))
    if p.of is None or p.of.side == "self" or p.of.next_to is None:
        return f"when {_of(p, told)} moves{cell}"
    who = some(replace(p.of, next_to=None), told)
    return f"when {who} moves{cell or ' onto a cell'} {told.beside(p.of.next_to)}"
