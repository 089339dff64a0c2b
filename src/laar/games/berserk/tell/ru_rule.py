"""Verbs that are whole sentences, in Russian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.tell.ru_deeds import LEGAL
from laar.games.berserk.tell.ru_nouns import some
from laar.games.berserk.tell.ru_told import until
from laar.games.berserk.tell.ru_words import ACC, DAT, GEN, NOM, plural

if TYPE_CHECKING:
    from laar.games.berserk.tell.ru import Speech

_KIND = {"weak": "слабые", "medium": "средние", "strong": "сильные"}
_RANGED = "выстрелов, метаний, разрядов, ударов через ряд"
_BRANCHES = dict(zip("abcdef", "абвгде", strict=True))


def sentence(step: v.AnyVerb, told: Speech) -> str:
    """One verb."""
    match step:
        case v.Prevent(who=who, amount=amount):
            fewer = f"на {amount} {plural(amount, 'рану', 'раны', 'ран')} меньше"
            gets = "получают" if told.several(who) else "получает"
            return f"{told.who(who, NOM)} {gets} от этой атаки {fewer}"
        case v.TakeControl(who=who, lasts=lasts):
            known = told.known(who)
            whom = told.who(who, ACC)
            taken = f"{whom} под контроль" if known else f"под контроль {whom}"
            return f"противник берёт {taken}{until(lasts, told, step)}"
        case v.Remove(who=who, keyword=name):
            return f"с {told.who(who, GEN, True)} снимается {keywords()[name].ru.nom}"
        case v.RollTable(rows=rows):
            table = [f"{_die(row.die)} – ({_BRANCHES[row.branch]})" for row in rows]
            return f"бросьте кубик: {', '.join(table)}; особенность действует, пока карта в игре"
        case v.Block(what=what):
            told.last = None
            return "эта атака блокируется" if what == "attack" else "это действие блокируется"
        case v.Redirect():
            return f"эта атака перенаправляется на эту карту, {LEGAL}"
        case v.Reroll():
            return "этот кубик перебрасывается, новое число окончательно"
        case v.NoAnswer():
            return "отразившее этот удар существо не наносит ран"
        case v.Ignore():
            return "особенности цели не влияют на эти атаки"
        case v.BecomeFlyer():
            return "эта карта – летающее существо и переносится в дополнительную зону"
        case v.Permit():
            return "в начале вашего хода эту карту можно не открывать"
        case v.Protect(source=source):
            return (
                "эта карта не может получить Проклятие"
                if source == "curse"
                else f"защита от дальних атак ({_RANGED})"
            )
        case v.SetKind(kind=kind, vs=vs):
            aim = some(vs, DAT, told, many=True)
            return f"атаки этой карты, попавшие по {aim}, – {_KIND[kind]}, что бы ни выпало"
        case v.MustDefend():
            return (
                "если противник может назначить защитника против простого удара этой карты, "
                "он обязан это сделать"
            )
    raise TypeError(f"{v.verb(step)} is not told here")


def _die(span: tuple[int, int]) -> str:
    return f"{span[0]}–{span[1]}" if span[0] < span[1] else f"{span[0]}"
