"""The cards as players read them, made from their data."""

from __future__ import annotations

from collections.abc import Mapping

from laar.games.berserk.cards.glossary import classes, keywords
from laar.games.berserk.cards.schema.card import Card, HasKeyword
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.tell import card_text, paragraph_text
from laar.games.berserk.tell.card_rows import CardParagraph, CardRow, KeywordRow, PrintedKeyword
from laar.games.berserk.tell.find import vocabulary


def listing(cards: Mapping[int, Card]) -> list[CardRow]:
    """Every card with names, numbers, texts in both languages and where each value comes from."""
    return [row(card) for card in cards.values()]


def glossary() -> list[KeywordRow]:
    """Every keyword with its names and the clause that tells of it, printed on a card or not."""
    return [
        {
            "id": one.id,
            "name": {"ru": one.ru.nom, "en": one.en},
            "forms": one.ru.forms,
            "clause": one.clause,
            "has_x": one.has_x,
        }
        for one in keywords().values()
    ]


def row(card: Card) -> CardRow:
    """A card as players read it."""
    return {
        "id": f"card-{card.number}",
        "number": card.number,
        "deck": card.deck,
        "name": {"ru": card.name_ru, "en": card.name_en},
        "forms": card.forms_ru,
        "cost": card.cost,
        "crystal": card.crystal,
        "copies": card.copies,
        "element": card.element,
        "classes": [
            {"id": name, "name": {"ru": classes()[name].name_ru, "en": classes()[name].name_en}}
            for name in card.classes
        ],
        "kind": card.kind,
        "life": card.life,
        "move": card.move,
        "strike": None if card.strike is None else _triple(card.strike),
        "extra": card.extra,
        "unique": card.unique,
        "keywords": [_keyword(keyword) for keyword in card.keywords],
        "paragraphs": [_paragraph(n, one) for n, one in enumerate(card.abilities, 1)],
        "text": {"ru": card_text(card, "ru"), "en": card_text(card, "en")},
        "words": sorted(vocabulary(card)),
        "provenance": card.provenance,
        "origin": card.origin,
        "note": card.note,
        "remark": None
        if card.remark is None
        else {"says": card.remark.says, "honoured_by": card.remark.honoured_by},
    }


def _triple(strike: tuple[int, ...]) -> tuple[int, int, int]:
    weak, medium, strong = strike
    return weak, medium, strong


def _keyword(has: HasKeyword) -> PrintedKeyword:
    keyword = keywords()[has.name]
    return {
        "id": has.name,
        "x": has.x,
        "name": {"ru": keyword.ru.nom, "en": keyword.en},
        "forms": keyword.ru.forms,
        "clause": keyword.clause,
    }


def _paragraph(number: int, paragraph: Paragraph) -> CardParagraph:
    cost = paragraph.cost
    return {
        "number": number,
        "when": paragraph.when,
        "type": paragraph.type,
        "cost": {
            "act": cost.act,
            "sudden": cost.sudden,
            "chips": cost.chips,
            "close": cost.close is not None,
        },
        "text": {"ru": paragraph_text(paragraph, "ru"), "en": paragraph_text(paragraph, "en")},
    }
