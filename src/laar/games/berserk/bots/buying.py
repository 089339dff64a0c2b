"""The best squad that a deal can buy, by what its cards are worth for their crystals.

The cost of a card says most of what it is worth: in thousands of games with random squads its
numbers and abilities told hardly more. So squads of about the same cost are about equally good, and
a small whim of each deal decides among them: every card is bought now and then.
"""

from __future__ import annotations

from typing import Final

from laar.core.dice import Dice
from laar.core.engine.ask import READY
from laar.games.berserk.cards.keywords import (
    ALL_KEYWORDS,
    ARMOUR,
    CURSE,
    INCARNATION,
    RAGE,
    VULNERABILITY,
    holds,
)
from laar.games.berserk.cards.traits import STATIC, Traits
from laar.games.berserk.rules.squad import GOLD, SILVER, Chosen, deal_of
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import Card, Seat

TRUST: Final = 0.9  # weight of the cost of a card, against what its numbers say
LIFE: Final = 0.22
BLOW: Final = 0.9
MOVE: Final = 0.3
GIFT: Final = 0.5  # an ability
RULE: Final = 0.3  # a static ability
POINT: Final = 0.4  # a keyword
WHIM: Final = 0.15  # share of its cost by which a card may seem better or worse than it is
LOTS: Final = 10  # steps of a whim, up or down
ENOUGH: Final = 0.85  # a deal is kept that turns this share of the crystals into worth


def rating(traits: Traits) -> float:
    """What a card is worth, in crystals."""
    blow = (3 * traits.strike[0] + 2 * traits.strike[1] + traits.strike[2]) / 6
    worth = LIFE * traits.life + BLOW * blow + MOVE * traits.move
    for ability in traits.abilities:
        worth += RULE if ability.when == STATIC else GIFT
    for keyword in ALL_KEYWORDS:
        if holds(traits.keys, keyword):
            bad = keyword in (CURSE, VULNERABILITY)
            x = traits.x[keyword] if keyword in (ARMOUR, RAGE) else 1
            if keyword == INCARNATION:
                worth += 0.4 * traits.cost
            else:
                worth += -POINT if bad else POINT * min(x, 2)
    return TRUST * traits.cost + (1.0 - TRUST) * worth


def wishes(t: Battle, deal: list[Card]) -> list[float]:
    """What each card of a deal is worth to its buyer; always the same for the same deal."""
    numbers = sorted([t.traits[card].number for card in deal])
    lots = Dice(" ".join([str(number) for number in numbers]).encode())
    even = [1] * (2 * LOTS + 1)
    found: list[float] = []
    for card in deal:
        traits = t.traits[card]
        whim = lots.roll(traits.number, even) / LOTS - 1.0
        found.append(rating(traits) + WHIM * traits.cost * whim)
    return found


class Best:
    """The best squad found."""

    def __init__(self) -> None:
        self.worth = -1.0  # with the whims of the deal
        self.cards: list[Card] = []


def best_squad(t: Battle, seat: Seat, bought: list[Card]) -> Best:
    """The best squad with these cards in it."""
    deal = deal_of(t, seat)
    elements: list[str] = []
    for card in deal:
        for element in t.traits[card].elements:
            if element != "neutral" and element not in elements:
                elements.append(element)
    masks = [_mask(elements, t.traits[card]) for card in deal]
    wished = wishes(t, deal)
    needed = 0
    for card in bought:
        needed |= _mask(elements, t.traits[card])
    best = Best()
    for allowed in range(1 << len(elements)):
        if allowed & needed == needed:
            fitting = [i for i in range(len(deal)) if masks[i] & ~allowed == 0]
            cards = [deal[i] for i in fitting]
            worths = [wished[i] for i in fitting]
            _try(t, seat, cards, worths, bought, allowed.bit_count(), best)
    return best


def _mask(elements: list[str], traits: Traits) -> int:
    mask = 0
    for element in traits.elements:
        if element in elements:
            mask |= 1 << elements.index(element)
    return mask


def _try(
    t: Battle,
    seat: Seat,
    deal: list[Card],
    wished: list[float],
    bought: list[Card],
    elements: int,
    best: Best,
) -> None:
    """The best squad of cards of these elements (BRS-032).

    It finds the most worth for each sum of gold and each sum of all crystals.
    """
    role = 0 if t.is_first(seat) else 1
    gold = GOLD[role] - max(elements - 1, 0)
    whole = gold + SILVER[role]
    unique: set[int] = set()
    for card in bought:
        traits = t.traits[card]
        whole -= traits.cost
        gold -= traits.cost if traits.elite else 0
        if traits.unique:
            unique.add(traits.number)
    if gold < 0 or whole < 0:
        return
    wide = whole + 1
    worths = [-1.0] * ((gold + 1) * wide)
    masks = [0] * ((gold + 1) * wide)
    worths[0] = 0.0
    for place in range(len(deal)):
        card = deal[place]
        traits = t.traits[card]
        if card in bought or traits.number in unique:
            continue
        if traits.unique:
            unique.add(traits.number)
        worth = wished[place]
        elite = traits.cost if traits.elite else 0
        step = elite * wide + traits.cost
        for paid in range(gold - elite, -1, -1):
            for spent in range(whole - traits.cost, -1, -1):
                at = paid * wide + spent
                if worths[at] >= 0.0 and worths[at] + worth > worths[at + step]:
                    worths[at + step] = worths[at] + worth
                    masks[at + step] = masks[at] | 1 << place
    for at in range(len(worths)):
        if worths[at] > best.worth:
            best.worth = worths[at]
            best.cards = [deal[i] for i in range(len(deal)) if masks[at] >> i & 1]


def buying(t: Battle, seat: Seat, answers: list[str]) -> list[float]:
    """A number for each answer: cards of the best squad come before all others."""
    best = best_squad(t, seat, Chosen(t, t.steps[seat]).squad).cards
    found: list[float] = []
    for answer in answers:
        if answer == READY:
            found.append(0.0)
            continue
        card = t.setting.number[answer.split(" ")[1]]
        worth = rating(t.traits[card])
        found.append(worth if card in best else worth - 20.0)
    return found


def redealing(t: Battle, seat: Seat, answers: list[str]) -> list[float]:
    """Keep a deal that makes a good squad; a new one would be smaller (BRS-047)."""
    if "keep" not in answers:
        return [0.0] * len(answers)
    role = 0 if t.is_first(seat) else 1
    promised = sum([rating(t.traits[card]) for card in best_squad(t, seat, []).cards])
    lack = ENOUGH * (GOLD[role] + SILVER[role]) - promised
    return [lack if answer == "redeal" else 0.0 for answer in answers]
