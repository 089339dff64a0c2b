"""The forms of all answers, by kind of question: what is well formed, allowed or not."""

from __future__ import annotations

from typing import Final

from laar.core.grammar import Forms, Grammar, forms_of, joined
from laar.games.bastion.legal.refuse.words import KINDS, VERBS
from laar.games.bastion.pieces.cards import CLASSES

# What CHANCE draws; it is no verb.
DRAWN: Final[Forms] = {
    "district": ("COLOUR",),
    "first": ("SEAT",),
    "class": ("CLASS",),
    "enemy": ("CARD",),
    "ritual": ("RITUAL",),
    "source": ("RITUAL",),
    "vanguard": ("CARD",),
}
WORDS: Final = {
    **{kind.upper(): sorted(words) for kind, words in KINDS.items()},
    "CLASS": CLASSES,
}
GRAMMAR: Final = Grammar(joined(DRAWN, forms_of(VERBS)), WORDS)
