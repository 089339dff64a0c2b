"""Which cards are meant, in English."""

from __future__ import annotations

from typing import Protocol

from laar.games.berserk.cards.glossary import EnglishNoun, classes, keywords
from laar.games.berserk.cards.schema.selectors import Bound, CountCards, Selector, Target
from laar.games.berserk.cards.schema.words import Ref

CARD = EnglishNoun("card", "cards")
CREATURE = EnglishNoun("creature", "creatures")
NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_AFTER = {
    "cursed": "with Curse",
    "uncursed": "without Curse",
    "hero": "of class Hero-warrior or Hero-mage",
    "under_attack": "under attack",
}
_PLACE = {
    "opposite": "opposite this card",
    "in_deck": "in your deck",
    "in_graveyard": "in your graveyard",
}
# Of one and of many.
_CLAUSE = {
    "moved": ("that changed cells this turn",) * 2,
    "unmoved": (
        "that has not changed cells yet this turn",
        "that have not changed cells yet this turn",
    ),
    "unmoved_last_turn": (
        "that did not change cells in its controller's last turn",
        "that did not change cells in their controller's last turn",
    ),
    "has_chip": ("that has ○", "that have ○"),
    "has_ranged": (
        "that has a shot, throw or discharge",
        "that have a shot, throw or discharge",
    ),
    "attacked_simple": ("that announced a simple strike this turn",) * 2,
    "cursed_this_turn": ("that got Curse this turn",) * 2,
}


class Names(Protocol):
    """What names the cards that a paragraph has spoken of."""

    def named(self, ref: Ref) -> str:
        """A card."""

    def beside(self, ref: Ref) -> str:
        """Next to it, or to the cell where it stood."""

    def in_row(self, ref: Ref) -> str:
        """In the row that was chosen, or in that of a card."""


def noun_of(selector: Selector | None) -> EnglishNoun:
    """The noun that a selector is told with."""
    if selector is None or selector.noun != "creature":
        return CARD
    kin = classes()[selector.kin] if selector.kin else None
    return (kin and kin.en) or CREATURE


def every(selector: Selector, told: Names, several: bool = False) -> str:
    """`each other orc of yours next to this card`, of several `your other orcs`."""
    other = "other " if selector.side in ("other_ally", "other") else ""
    if several:
        return _phrase(selector, told, several=True, both=True)
    return f"each {other}{_phrase(selector, told, both=True)}"


def some(selector: Selector, told: Names) -> str:
    """`an enemy creature`, `another orc of yours`."""
    if selector.side == "self":
        return told.named("self")
    phrase = _phrase(selector, told)
    if selector.side in ("other_ally", "other"):
        return f"another {phrase}"
    return f"{'an' if phrase[0] in 'aeiou' else 'a'} {phrase}"


def many(selector: Selector, told: Names, both: bool = False) -> str:
    """`your other creatures`, `cards with Curse`."""
    if selector.side == "self":
        return told.named("self")
    far = "in play" if both and not _placed(selector) else ""
    return _phrase(selector, told, several=True, both=both, far=far)


def at_least(selector: Selector, least: int, told: Names) -> str:
    """`at least two other river maidens of yours`."""
    if selector.side == "self":
        return told.named("self")
    other = "other " if selector.side in ("other_ally", "other") else ""
    phrase = _phrase(selector, told, several=least > 1, both=True, yours=False)
    return f"at least {NUMBERS[least]} {other}{phrase}"


def chosen(target: Target, told: Names, aim: bool = False) -> str:
    """`an enemy creature`, `up to two other dwarves of yours`, `any card`; as an aim `a card`."""
    one = target.most == 1 and not target.upto
    other = "other " if target.side in ("other_ally", "other") and not one else ""
    phrase = other + _phrase(target, told, several=target.most > 1, yours=False)
    if target.upto:
        return f"up to {NUMBERS[target.most]} {phrase}"
    if target.most > 1:
        return f"{NUMBERS[target.most]} {phrase}"
    if target.side in ("other_ally", "other"):
        return f"another {phrase}"
    if target.side == "any" and not aim:
        return f"any {phrase}"
    return f"{'an' if phrase[0] in 'aeiou' else 'a'} {phrase}"


def _placed(selector: Selector) -> bool:
    places = (selector.next_to, selector.range, selector.in_row)
    return any(place is not None for place in places) or any(word in _PLACE for word in selector.be)


def _phrase(
    selector: Selector,
    told: Names,
    *,
    several: bool = False,
    both: bool = False,
    yours: bool = True,
    far: str = "",
) -> str:
    noun = noun_of(selector)
    words = _whose(selector) if several and yours else []
    words += [word for word in selector.be if word in ("open", "closed")]
    words += ["enemy"] if selector.side == "enemy" else []
    words += ["elite"] if "elite" in selector.be else []
    if selector.element:
        words.append(selector.element)
    if selector.kin and noun is CREATURE:
        words.append(classes()[selector.kin].name_en)
    words.append(noun.many if several else noun.one)
    if selector.side in ("ally", "other_ally") and not (several and yours):
        words += [] if _in_your(selector) else ["of yours"]
    if selector.side == "other" or (selector.side == "any" and both):
        words.append("of either side")
    if selector.keyword:
        words.append(f"with {keywords()[selector.keyword].en}")
    if selector.without:
        words.append(f"without {keywords()[selector.without].en}")
    words += [_AFTER[word] for word in selector.be if word in _AFTER]
    if selector.cost:
        words.append(_cost(selector.cost, told))
    words += [_PLACE[word] for word in selector.be if word in _PLACE]
    if selector.next_to:
        words.append(told.beside(selector.next_to))
    if selector.range:
        words.append(f"within range {selector.range}")
    if selector.in_row:
        words.append(told.in_row(selector.in_row))
    words += [far] if far else []
    clauses = [_CLAUSE[word][several] for word in selector.be if word in _CLAUSE]
    return " ".join([*words, " and ".join(clauses)]).rstrip()


def _whose(selector: Selector) -> list[str]:
    """`your other`."""
    your = selector.side in ("ally", "other_ally") and not _in_your(selector)
    other = selector.side in ("other_ally", "other")
    return (["your"] if your else []) + (["other"] if other else [])


def _in_your(selector: Selector) -> bool:
    """Your deck and your graveyard say already whose it is."""
    return selector.side == "ally" and bool({"in_deck", "in_graveyard"} & {*selector.be})


def _cost(cost: Bound, told: Names) -> str:
    most, least = cost.most, cost.least
    if isinstance(most, CountCards):
        top = f"of cost at most the number of {many(most.among, told, both=True)}"
        top += f" ({most.max} at most)" if most.max else ""
    elif most == "paid":
        top = "of no higher cost than the card closed (elite only if that one is)"
    else:
        top = f"of cost {most} or less" if most else ""
    low = f"of cost {least} or more" if least else ""
    return " and ".join(part for part in (low, top) if part)
