"""Words for plans of games: what a mode makes, what its deck holds, why options are refused."""

from collections import Counter
from typing import Any

import pytest

from laar.core.game import BadOptions
from laar.games.bastion.pieces.cards import CARD_IDS, CLASSES
from laar.games.bastion.scenarios.modes import modes
from laar.games.bastion.scenarios.plan import plan
from laar.games.bastion.state.plan import Plan

EVERY = [(edition, mode) for edition in ("2015", "2018") for mode in modes(edition)]


def made(edition: str, mode: str, **options: Any) -> Plan:
    return plan(edition, {"mode": mode, **options})


def refusal(edition: str, **options: Any) -> str:
    with pytest.raises(BadOptions) as error:
        plan(edition, options)
    return str(error.value)


def deck(plan: Plan) -> Counter[str]:
    """How many cards of each class, of each legend or of all legends are in a deck."""
    found: Counter[str] = Counter()
    for part in (part for layer in plan.layers for part in layer.parts):
        kinds = Counter(kind_of(card) for card in part.cards)
        if len(kinds) == 10 and part.count < 10:
            found["legends"] += part.count
        elif len(part.cards) == part.count:
            found += kinds
        else:
            ((kind, size),) = kinds.items()
            assert size == 6  # BST-532: drawn from all six
            found[kind] += part.count
    return found


def kind_of(card: int) -> str:
    return CLASSES[card // 6] if card < 72 else CARD_IDS[card]


def legends(*names: str) -> Counter[str]:
    return Counter(names)


def size(plan: Plan) -> int:
    return sum(layer.count for layer in plan.layers)
