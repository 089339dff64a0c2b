"""What bots like: cards worth more than they cost, that go together in one squad.

All in crystals, and fitted to which squads won two thousand duels between bots. A squad pays a gold
for every further element (BRS-032), and cards of one element help each other: so a pool of few
elements beats one of single good cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

from laar.core.engine.ask import READY
from laar.games.berserk.cards.keywords import ARMOUR, holds
from laar.games.berserk.cards.traits import ACTION, STATIC, Traits
from laar.games.berserk.limited.event import BUILD, NO_COPY, PICK, Copy, Limited
from laar.games.berserk.rules.squad import GOLD, SILVER
from laar.games.berserk.state.numbers import Seat

LIFE: Final = 0.4
BLOW: Final = 0.5
MOVE: Final = 0.4
DEED: Final = 1.5  # an ability that is an action
GIFT: Final = 1.0  # an ability that is set off
RULE: Final = 0.3  # a static ability
SHELL: Final = 2.0  # armour
PRICE: Final = 0.5  # a crystal of its cost

NEUTRAL: Final = "neutral"
KIN: Final = 8.0  # a card of the element of all others, against one of an element of its own
EARLY: Final = 4.0  # cards added to the count, so that the first few decide little
TWIN: Final = 2.0  # a unique card that is there already: no squad has both (BRS-337)
GLUT: Final = 4.0  # an elite card where all are elite: gold alone pays for them (BRS-054)
FAIR: Final = GOLD[0] / (GOLD[0] + SILVER[0])  # the share of elite cards that gold is enough for
MIDDLE: Final = 4.6  # what a card costs when ten make a squad
CURVE: Final = 0.1  # a crystal of cost, for each that the others cost more than that on average
LEAD: Final = 20.0  # a lead that all but decides an event


def prior(t: Limited, answers: list[str]) -> list[float]:
    """A number for each answer: the best cards are picked, the worst are left out."""
    cards = t.named(answers)
    if t.ask is None or not cards or t.ask.kind not in (PICK, BUILD):
        return [0.0] * len(answers)
    pool = next(
        pool for stack, pool in zip(t.stacks, t.pools, strict=True) if cards[0] in (*stack, *pool)
    )
    worths = {card: liking(_traits(t, [card])[0], _traits(t, pool, card)) for card in cards}
    if t.ask.kind == PICK:
        return [worths[card] for card in cards]
    ready = -max(worths.values())
    return [ready if text == READY else -worths[t.named([text])[0]] for text in answers]


def taste(t: Limited, seat: Seat) -> float:
    """What the cards of a seat are worth against the others', from -1 to 1."""
    if t.outcome is not None and t.outcome.winners:
        return 1.0 if seat in t.outcome.winners else -1.0
    worths = [
        sum(liking(_traits(t, [card])[0], _traits(t, pool, card)) for card in pool)
        for pool in t.pools
    ]
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return tanh((worths[seat] - sum(others) / len(others)) / LEAD)


def _traits(t: Limited, cards: Sequence[Copy], but: Copy = NO_COPY) -> list[Traits]:
    return [t.setting.traits(t.setting.cards[card]) for card in cards if card != but]


def liking(card: Traits, others: Sequence[Traits]) -> float:
    """What a card is worth to a player who has these others."""
    worth = promise(card)
    if not others:
        return worth
    if card.unique and card in others:
        worth -= TWIN
    elements = [one for one in card.elements if one != NEUTRAL]  # BRS-033
    kin = [other for other in others if all(one in other.elements for one in elements)]
    worth += KIN * len(kin) / (len(others) + EARLY)
    whole = sum(other.cost for other in others)
    if card.elite:
        elite = sum(other.cost for other in others if other.elite)
        worth -= GLUT * max(elite / whole - FAIR, 0.0)
    return worth - CURVE * (whole / len(others) - MIDDLE) * (card.cost - MIDDLE)


def promise(card: Traits) -> float:
    """What a card is worth by itself."""
    blow = (3 * card.strike[0] + 2 * card.strike[1] + card.strike[2]) / 6
    worth = LIFE * card.life + BLOW * blow + MOVE * card.move - PRICE * card.cost
    for ability in card.abilities:
        worth += DEED if ability.when == ACTION else RULE if ability.when == STATIC else GIFT
    return worth + (SHELL if holds(card.keys, ARMOUR) else 0.0)
