"""Which cards are meant, in Russian and in any case."""

from __future__ import annotations

from typing import Protocol

from laar.games.berserk.cards.glossary import RussianNoun, classes, keywords
from laar.games.berserk.cards.schema.selectors import Bound, CountCards, Selector, Target
from laar.games.berserk.cards.schema.words import Ref
from laar.games.berserk.tell.ru_words import (
    ACC,
    CARD,
    CREATURE,
    GEN,
    NOM,
    PREP,
    Form,
    agree,
    living,
    numeral,
    past,
)


class Names(Protocol):
    """What names the cards that a paragraph has spoken of."""

    def named(self, ref: Ref, case: int, after: bool = False) -> str:
        """A card in a case, `after` a preposition."""

    def beside(self, ref: Ref) -> str:
        """Next to it, or to the cell where it stood."""

    def in_row(self, ref: Ref) -> str:
        """In the row that was chosen, or in that of a card."""


_SIDE = {"ally": ["ваш"], "other_ally": ["другой", "ваш"], "other": ["другой"]}
_STATE = {"open": "открытый", "closed": "закрытый", "elite": "элитный"}
_ELEMENT = {
    "steppe": "степной",
    "mountain": "горный",
    "swamp": "болотный",
    "neutral": "нейтральный",
}
_AFTER = {
    "cursed": "с Проклятием",
    "uncursed": "без Проклятия",
    "hero": "класса Герой-воин или Герой-маг",
    "under_attack": "под атакой",
}
_PLACE = {
    "opposite": "напротив этой карты",
    "in_deck": "в вашей колоде",
    "in_graveyard": "на вашем кладбище",
}
_DID = {
    "moved": ("в этот ход", "сменил", "клетку"),
    "unmoved": ("в этот ход ещё не", "менял", "клетку"),
    "unmoved_last_turn": ("в последний ход своего игрока не", "менял", "клетку"),
    "attacked_simple": ("в этот ход", "нападал", "простым ударом"),
    "cursed_this_turn": ("в этот ход", "получил", "Проклятие"),
}
_WHOSE = {
    "has_chip": ("на", PREP, "есть ○"),
    "has_ranged": ("у", GEN, "есть выстрел, метание или разряд"),
}


def noun_of(selector: Selector | None) -> RussianNoun:
    """The noun that a selector is told with."""
    if selector is None or selector.noun != "creature":
        return CARD
    kin = classes()[selector.kin] if selector.kin else None
    return (kin and kin.ru) or CREATURE


def every(selector: Selector, case: int, told: Names, many: bool = False) -> str:
    """`каждое существо противника`, of many `существа противника`."""
    return _phrase(selector, case, [] if many else ["каждый"], told, many=many, both=True)


def some(selector: Selector, case: int, told: Names, many: bool = False) -> str:
    """`существо противника`, or of many `существам с Проклятием`."""
    if selector.side == "self":
        return told.named("self", case)
    return _phrase(selector, case, [], told, many=many)


def counted(selector: Selector, told: Names) -> str:
    """The genitive of many that a number asks for: `ваших карт с Яростью`."""
    if selector.side == "self":
        return told.named("self", GEN)
    far = "" if _placed(selector) else "в игре"
    return _phrase(selector, GEN, [], told, many=True, both=True, far=far)


def at_least(selector: Selector, least: int, told: Names) -> str:
    """`хотя бы две других ваших речных девы`."""
    if selector.side == "self":
        return told.named("self", NOM)
    noun = noun_of(selector)
    if least == 1:
        one = agree("один", noun.gender, NOM, living(noun))
        return f"хотя бы {one} {_phrase(selector, NOM, [], told, both=True)}"
    few = least < 5
    case = NOM if few and noun.gender == "f" else GEN  # две речные девы, but два речных духа
    phrase = _phrase(selector, case, [], told, many=True, few=few, both=True)
    return f"хотя бы {numeral(least, NOM, noun)} {phrase}"


def chosen(target: Target, case: int, told: Names, aim: bool = False) -> str:
    """`существо противника`, `до двух существ противника`, `любая карта`; as an aim `карта`."""
    lead = ["любой"] if target.side == "any" and not aim else []
    if target.most == 1:
        phrase = _phrase(target, case, lead, told)
        return f"не более чем {_one(target, case)} {phrase}" if target.upto else phrase
    noun = noun_of(target)
    if target.upto and case in (NOM, ACC):
        number = numeral(target.most, GEN, noun)
        return f"до {number} {_phrase(target, GEN, lead, told, many=True)}"
    number = numeral(target.most, case, noun)
    if case == NOM or (case == ACC and (not living(noun) or target.most > 4)):
        few = target.most < 5
        of = NOM if few and noun.gender == "f" else GEN
        phrase = _phrase(target, of, lead, told, many=True, few=few)
    else:
        phrase = _phrase(target, GEN if case == ACC else case, lead, told, many=True)
    return f"не более чем {number} {phrase}" if target.upto else f"{number} {phrase}"


def _one(target: Target, case: int) -> str:
    noun = noun_of(target)
    return agree("один", noun.gender, case, living(noun))


def _placed(selector: Selector) -> bool:
    places = (selector.next_to, selector.range, selector.in_row)
    return any(place is not None for place in places) or any(word in _PLACE for word in selector.be)


def _phrase(
    selector: Selector,
    case: int,
    lead: list[str],
    told: Names,
    *,
    many: bool = False,
    few: bool = False,  # два, три, четыре ask for the genitive of one
    both: bool = False,
    far: str = "",
) -> str:
    noun = noun_of(selector)
    form: Form = "pl" if many else noun.gender
    before = [*lead, *_side(selector)]
    before += [_STATE[word] for word in selector.be if word in _STATE]
    if selector.element in _ELEMENT:
        before.append(_ELEMENT[selector.element])
    words = [agree(word, form, case, living(noun)) for word in before]
    words.append((noun.many if many and not (few and case == GEN) else noun.one)[case])
    words += _after(selector, noun, both)
    if selector.cost:
        words.append(_cost(selector.cost, noun, told))
    words += [_PLACE[word] for word in selector.be if word in _PLACE]
    if selector.next_to:
        words.append(told.beside(selector.next_to))
    if selector.range:
        words.append(f"на расстоянии до {selector.range}")
    if selector.in_row:
        words.append(told.in_row(selector.in_row))
    words += [far] if far else []
    clauses = [_clause(word, form, living(noun)) for word in selector.be]
    tail = " и ".join(clause for clause in clauses if clause)
    return " ".join(words) + (f", {tail}," if tail else "")


def _side(selector: Selector) -> list[str]:
    """Your deck and your graveyard say already whose it is."""
    side = _SIDE.get(selector.side, [])
    yours = selector.side == "ally" and {"in_deck", "in_graveyard"} & {*selector.be}
    return [] if yours else side


def _after(selector: Selector, noun: RussianNoun, both: bool) -> list[str]:
    words = []
    if selector.element == "darkness":
        words.append("Тьмы")
    if selector.kin and noun is CREATURE:
        words.append(f"класса {classes()[selector.kin].name_ru}")
    if selector.side == "enemy":
        words.append("противника")
    if selector.side == "other":
        words.append("любой стороны")
    if selector.side == "any" and both:
        words.append("любой стороны")
    if selector.keyword:
        name = keywords()[selector.keyword].ru.ins
        words.append(f"{'со' if name[0] == 'С' and name[1] not in 'аеиоу' else 'с'} {name}")
    if selector.without:
        words.append(f"без {keywords()[selector.without].ru.gen}")
    return words + [_AFTER[word] for word in selector.be if word in _AFTER]


def _cost(cost: Bound, noun: RussianNoun, told: Names) -> str:
    most, least = cost.most, cost.least
    if isinstance(most, CountCards):
        top = f"стоимостью не больше числа {counted(most.among, told)}"
        top += f", но не больше {most.max}," if most.max else ""
    elif most == "paid":
        elite = agree("элитный", noun.gender, NOM, True)
        top = "стоимостью не больше, чем у закрытой карты "
        top += f"({elite} – только если элитна и она),"
    else:
        top = f"стоимостью {most} или менее" if most else ""
    low = f"стоимостью {least} или более" if least else ""
    return " и ".join(part for part in (low, top) if part)


def _clause(word: str, form: Form, alive: bool) -> str:
    """What a card did or has: `которое в этот ход сменило клетку`."""
    if word in _DID:
        before, verb, after = _DID[word]
        return f"{agree('который', form, NOM, alive)} {before} {past(verb, form)} {after}"
    if word in _WHOSE:
        preposition, case, rest = _WHOSE[word]
        return f"{preposition} {agree('который', form, case, alive)} {rest}"
    return ""
