"""When a paragraph works, what it costs and how often, in Russian."""

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
from laar.games.berserk.cards.schema.words import Attack, Kind
from laar.games.berserk.tell.ru_attacks import ATTACKS, KINDS
from laar.games.berserk.tell.ru_nouns import Names, chosen, counted, some
from laar.games.berserk.tell.ru_words import ACC, DAT, GEN, NOM, join, plural

_MOMENT = {
    "setup": "до первого хода",
    "start_of_battle": "в начале боя",
    "start_of_turn": "в начале вашего хода",
    "start_of_enemy_turn": "в начале хода противника",
    "end_of_enemy_turn": "в конце хода противника",
    "on_closed": "когда эта карта закрывается",
    "on_chip_gained": "когда эта карта получает одну или сразу несколько ○",
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


def head(p: Paragraph, told: Names) -> str:
    """`Действие, 1 ○, заклинание: ` or `когда эта карта закрывается, если пожелаете, `."""
    if p.when in ANNOUNCED:
        words = {"action": "Действие", "sudden": "Внезапное действие", "free": "Без действия"}
        parts = [words[p.when], *_paid(p, told)]
        parts += ["заклинание"] if p.type == "spell" else []
        return ", ".join([*parts, *_ifs(p, told)]) + ": "
    ifs = _ifs(p, told)
    parts = [_trigger(p, told), *ifs]
    if p.optional:
        parts.append("по вашему желанию" if ifs else "если пожелаете")
    text = ", ".join(part for part in parts if part)
    if paid := _paid(p, told):
        text += f", за оплату ({', '.join(paid)})"
    if p.type == "spell":
        text += " (заклинание)"
    moment = parts == [_MOMENT.get(p.when)] and not paid and not p.when.startswith("on_")
    return text and text + (" " if moment else ", ")


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


def _paid(p: Paragraph, told: Names) -> list[str]:
    parts = [f"{p.cost.chips} ○"] if p.cost.chips else []
    if p.cost.close:
        parts.append(f"закрыть {chosen(p.cost.close, ACC, told, False)}")
    return parts


def _ifs(p: Paragraph, told: Names) -> list[str]:
    """Conditions that are not told with the trigger itself."""
    found = []
    link = "пока" if p.when == "static" else "если"
    for one in p.conditions:
        match one:
            case SecondPlayer():
                found.append("если вы – Второй игрок")
            case YourTurn():
                found.append("если идёт ваш ход")
            case SelfIs(state=state):
                found.append(f"{link} {_STATE[state]}")
            case Count(among=among, least=least):
                found.append(f"{link} число {counted(among, told)} не меньше {least}")
    return found


def _trigger(p: Paragraph, told: Names) -> str:
    match p.when:
        case "static":
            return ""
        case "when_attacked":
            return f"когда {_by(p, told, NOM)} объявляет {_attack(p, ACC)}{_at(p, told)}"
        case "on_hit":
            return f"когда {_attack(p, NOM)} {_by(p, told, GEN)} попадает{_at(p, told)}{_dealt(p)}"
        case "after_attack":
            missed = any(isinstance(one, Missed) for one in p.conditions)
            end = (
                " промахом"
                if missed
                else ", попала она или нет"
                if _plain(p)
                else ", попал он или нет"
            )
            return f"когда {_attack(p, NOM)} {_by(p, told, GEN)}{_at(p, told)} завершается{end}"
        case "on_wounded":
            return f"когда {_of(p, told)} получает раны{_from(p, told)}"
        case "on_kill":
            of = some(p.of, ACC, told) if p.of else "карту"
            return f"когда {_attack(p, NOM)} этой карты убивает {of}"
        case "on_death":
            return f"когда {_of(p, told)} гибнет{_from(p, told)}"
        case "on_moved":
            return _moved(p, told)
        case "on_roll":
            return f"когда на кубике, брошенном за {_by(p, told, ACC)}, выпадает {_rolled(p)}"
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


def _plain(p: Paragraph) -> bool:
    return not any(
        isinstance(one, AttackIs) and ATTACKS[one.types[0]].gender != "f" for one in p.conditions
    )


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


def _by(p: Paragraph, told: Names, case: int) -> str:
    return some(p.by or Selector("self"), case, told)


def _of(p: Paragraph, told: Names) -> str:
    return some(p.of or Selector("self"), NOM, told)


def _at(p: Paragraph, told: Names) -> str:
    return f" по {some(p.of, DAT, told)}" if p.of else ""


def _from(p: Paragraph, told: Names) -> str:
    if not p.by and not any(isinstance(one, AttackIs) for one in p.conditions):
        return ""
    attack = any(isinstance(one, AttackIs) for one in p.conditions)
    source = [_attack(p, GEN)] if attack else []
    return " от " + " ".join([*source, some(p.by, GEN, told)] if p.by else source)


def _dealt(p: Paragraph) -> str:
    for one in p.conditions:
        if isinstance(one, Dealt):
            count, sense = (one.least, "меньше") if one.least else (one.most or 0, "больше")
            return f" и наносит не {sense} {count} {plural(count or 0, 'раны', 'ран', 'ран')}"
    return ""


def _rolled(p: Paragraph) -> str:
    for one in p.conditions:
        if isinstance(one, Roll):
            what = f"{one.exactly}" if one.exactly else f"{one.most} или меньше"
            return f"{what} (без модификаторов)"
    return "любое число"


def _moved(p: Paragraph, told: Names) -> str:
    """Filters look at the new cell, so a place told by `of` is where it goes."""
    near = "".join(_ONTO[one.onto] for one in p.conditions if isinstance(one, Moved))
    if p.of is None or p.of.side == "self" or p.of.next_to is None:
        return f"когда {_of(p, told)} перемещается{near}"
    who = some(replace(p.of, next_to=None), NOM, told)
    return f"когда {who} перемещается{near or ' на клетку'} {told.beside(p.of.next_to)}"
