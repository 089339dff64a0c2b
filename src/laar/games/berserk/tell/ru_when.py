"""When a paragraph works, what it costs and how often, in Russian."""

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
from laar.games.berserk.cards.schema.words import Attack, Kind
from laar.games.berserk.tell.mentions import ACTION
from laar.games.berserk.tell.ru_attacks import ATTACKS, KINDS
from laar.games.berserk.tell.ru_nouns import at_least, chosen, some
from laar.games.berserk.tell.ru_words import ACC, DAT, GEN, NOM, join, plural

if TYPE_CHECKING:
    from laar.games.berserk.tell.ru import Speech

_MOMENT = {
    "setup": "",
    "start_of_battle": "в начале боя",
    "start_of_turn": "в начале вашего хода",
    "start_of_enemy_turn": "в начале хода противника",
    "end_of_enemy_turn": "в конце хода противника",
    "on_closed": "когда эта карта закрывается",
    "on_chip_gained": "когда эта карта получает одну или несколько ○",
}
_ONTO = {
    "neighbouring_cell": " на соседнюю клетку",
    "enemy_half": " с вашей половины поля на половину противника",
}
_STATE = {
    "open": "эта карта открыта",
    "has_chip": "на этой карте есть ○",
    "in_enemy_half": "эта карта стоит на половине противника",
}


def head(p: Paragraph, told: Speech) -> str:
    """`↷ 1 ○, заклинание, дальность 3: ` or `когда эта карта закрывается, `."""
    spell = p.type == "spell"
    if p.when in ANNOUNCED:
        parts = [f"{p.cost.chips} ○"] if p.cost.chips else []
        parts += ["внезапно"] if p.cost.sudden else []
        parts += [f"закройте {_closed(p, told)}"] if p.cost.close else []
        parts += ["заклинание"] if spell else []
        parts += [f"дальность {told.lead_range}"] if told.lead_range else []
        act = [ACTION] if p.cost.act else []
        rest = ", ".join([*parts, *_ifs(p, told)])
        return " ".join([*act, *([rest] if rest else [])]) + ": "
    parts = [part for part in (_trigger(p, told), *_ifs(p, told)) if part]
    text = ", ".join(parts).replace(", в ваш ход", " в ваш ход") + (
        " (заклинание)" if spell else ""
    )
    text += ", " if "," in text or text.startswith(("когда", "если", "пока")) else " "
    return text.lstrip() + _pay(p, told)


def _pay(p: Paragraph, told: Speech) -> str:
    """What is paid for it when its moment comes; then it is an order."""
    free = p.optional
    parts = [f"{'потратить' if free else 'потратьте'} {p.cost.chips} ○"] if p.cost.chips else []
    if p.cost.close:
        parts.append(f"{'закрыть' if free else 'закройте'} {_closed(p, told)}")
    if not parts:
        return ""
    told.mood = "order"
    return f"{'вы можете ' if free else ''}{join(parts, 'и')}: "


def _closed(p: Paragraph, told: Speech) -> str:
    return chosen(p.cost.close, ACC, told) if p.cost.close else ""


def tail(limit: Limit | None) -> str:
    """` Один раз за ход.`"""
    if limit is None:
        return ""
    times = [(limit.turn, "за ход"), (limit.battle, "за бой")]
    told = [f"{_times(n)} {span}" for n, span in times if n]
    card = " для каждой карты" if limit.per_card else ""
    text = join(told, "и") + card
    return f" {text[0].upper()}{text[1:]}."


def _times(count: int) -> str:
    return "один раз" if count == 1 else f"до {count} {plural(count, 'раза', 'раз', 'раз')}"


def _ifs(p: Paragraph, told: Speech) -> list[str]:
    """Conditions that are not told with the trigger itself."""
    found = []
    link = "пока" if p.when == "static" else "если"
    for one in p.conditions:
        match one:
            case SecondPlayer():
                found.append("если вы – Второй игрок")
            case YourTurn():
                found.append("в ваш ход")
            case SelfIs(state=state):
                found.append(f"{link} {_STATE[state]}")
            case Count(among=among, least=least):
                near = f"{told.beside('self')} " if among.next_to == "self" else ""
                among = replace(among, next_to=None) if near else among
                found.append(f"{link} {near}есть {at_least(among, least, told)}")
    return found


def _trigger(p: Paragraph, told: Speech) -> str:
    match p.when:
        case "static":
            return ""
        case "when_attacked":
            return f"когда {_by(p, told, NOM)} объявляет {_attack(p, ACC)}{_at(p, told)}"
        case "on_hit":
            return f"когда {_attack(p, NOM)} {_by(p, told, GEN)} {_hit(p, told)}"
        case "after_attack":
            if any(isinstance(one, Missed) for one in p.conditions):
                attack = f"{_attack(p, NOM)} {_by(p, told, GEN)}{_at(p, told)}"
                return f"когда {attack} завершается промахом"
            return f"после {_attack(p, GEN)} {_by(p, told, GEN)}{_at(p, told)} (даже мимо)"
        case "on_wounded":
            if source := _source(p, told, NOM):
                return f"когда {source} ранит {_of(p, told, ACC)}"
            return f"когда {_of(p, told)} получает раны"
        case "on_kill":
            of = some(p.of, ACC, told) if p.of else "карту"
            return f"когда {_attack(p, NOM)} этой карты убивает {of}"
        case "on_death":
            source = _source(p, told, GEN)
            who = _of(p, told)
            dies = f"{who} гибнет" if told.is_self("subject") else f"гибнет {who}"
            return f"когда {dies}" + (f" от {source}" if source else "")
        case "on_moved":
            return _moved(p, told)
        case "on_roll":
            return f"когда на кубике {_by(p, told, GEN)} выпадает {_rolled(p)}"
        case "on_return":
            via = [one.way for one in p.conditions if isinstance(one, Via)]
            ways = {"incarnation": "инкарнацией", "revival": "возрождением"}
            how = ways[via[0]] if via else "инкарнацией или возрождением"
            return f"когда {_of(p, told)} входит в игру {how}"
        case "on_magic_used":
            by = _by(p, told, NOM)
            return f"когда {by} выполняет заклинание, магический удар или разряд"
        case "on_action":
            return f"когда {_by(p, told, NOM)} объявляет действие"
    return _MOMENT[p.when]


def _attack(p: Paragraph, case: int) -> str:
    """The attack as its conditions narrow it: `средний или сильный простой удар`."""
    types: tuple[Attack, ...] = ("any",)
    kinds: tuple[Kind, ...] = ()
    for one in p.conditions:
        match one:
            case AttackIs():
                types = one.types
            case KindIs():
                kinds = one.kinds
    told = []
    for name in types:
        attack = ATTACKS[name]
        kind = join([KINDS[one][attack.gender] for one in kinds], "или") + " " if kinds else ""
        told.append(kind + {NOM: attack.nom, GEN: attack.gen, ACC: attack.acc}[case])
    return join(told, "или")


def _by(p: Paragraph, told: Speech, case: int) -> str:
    return some(p.by or Selector("self"), case, told)


def _of(p: Paragraph, told: Speech, case: int = NOM) -> str:
    return some(p.of or Selector("self"), case, told)


def _at(p: Paragraph, told: Speech) -> str:
    return f" по {some(p.of, DAT, told)}" if p.of else ""


def _source(p: Paragraph, told: Speech, case: int) -> str:
    """What hurts: `атака существа противника`; nothing where anything may."""
    attack = any(isinstance(one, AttackIs) for one in p.conditions)
    words = [_attack(p, case)] if attack else []
    if p.by:
        words.append(some(p.by, GEN if attack else case, told))
    return " ".join(words)


def _hit(p: Paragraph, told: Speech) -> str:
    for one in p.conditions:
        if isinstance(one, Dealt) and one.least:
            victim = f" {some(p.of, DAT, told)}" if p.of else ""
            return f"наносит{victim} хотя бы {one.least} {plural(one.least, 'рану', 'раны', 'ран')}"
        if isinstance(one, Dealt):
            most = one.most or 0
            return (
                f"попадает{_at(p, told)} и наносит не больше {most} "
                f"{plural(most, 'раны', 'ран', 'ран')}"
            )
    return f"попадает{_at(p, told)}"


def _rolled(p: Paragraph) -> str:
    for one in p.conditions:
        if isinstance(one, Roll):
            what = f"{one.exactly}" if one.exactly else f"{one.most} или меньше"
            return f"{what} (без модификаторов)"
    return "любое число"


def _moved(p: Paragraph, told: Speech) -> str:
    """Filters look at the new cell, so a place told by `of` is where it goes."""
    near = "".join(_ONTO[one.onto] for one in p.conditions if isinstance(one, Moved))
    if p.of is None or p.of.side == "self" or p.of.next_to is None:
        return f"когда {_of(p, told)} перемещается{near}"
    who = some(replace(p.of, next_to=None), NOM, told)
    return f"когда {who} перемещается{near or ' на клетку'} {told.beside(p.of.next_to)}"
