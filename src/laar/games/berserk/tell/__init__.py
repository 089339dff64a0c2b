"""What a card says, in words, made from what it does."""

from __future__ import annotations

from typing import Literal

from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.tell import en, ru

Language = Literal["ru", "en"]


def paragraph_text(paragraph: Paragraph, lang: Language) -> str:
    """One paragraph in words: `Action, 1 ○: this card makes a shot for 2-3-4 at any card.`"""
    return ru.paragraph_text(paragraph) if lang == "ru" else en.paragraph_text(paragraph)


def card_text(card: Card, lang: Language) -> str:
    """All paragraphs of a card, one a line."""
    return "\n".join(paragraph_text(paragraph, lang) for paragraph in card.abilities)
