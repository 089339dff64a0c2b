"""Enemies, spells, rituals and districts as players read them, made from the data of the pieces."""

from __future__ import annotations

from laar.core.game import Json
from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    COLOUR,
    COLOURS,
    EVERY_ENEMY,
    FIRST_LEGEND,
    FORBIDS,
    class_of,
)
from laar.games.bastion.pieces.components import (
    Class,
    District,
    Legend,
    Name,
    Ritual,
    Spell,
    components,
)
from laar.games.bastion.pieces.numbers import Enemy


def listing(edition: str) -> list[Json]:
    """Every piece with names, numbers, texts in both languages and where each value comes from."""
    return [
        *(_enemy(number, edition) for number in EVERY_ENEMY),
        *(_spell(spell, edition) for spell in components().spells),
        *(
            _ritual(ritual, colour, edition)
            for ritual in components().rituals
            for colour in range(len(COLOURS))
        ),
        *_districts(),
    ]


def _enemy(number: Enemy, edition: str) -> Json:
    row: Class | Legend
    about: Json
    if number < FIRST_LEGEND:
        row = components().classes[class_of(number)]
        name = _coloured(row.name, COLOUR[number], "m")
        about = {"class": row.id, "troop": row.troop, "colour": COLOURS[COLOUR[number]]}
    else:
        row = components().legends[number - FIRST_LEGEND]
        name = _both(row.name)
        about = {"class": None, "troop": "legendary", "colour": row.colour}
    return {
        "id": CARD_IDS[number],
        "kind": "enemy",
        **about,
        "name": name,
        "short": _both(row.name),
        "strength": row.strength,
        "properties": list(row.properties),
        "forbids": COLOURS[FORBIDS[number]] if FORBIDS[number] >= 0 else None,
        "text": _properties(row, FORBIDS[number], edition),
        "spell": row.spell,
        "provenance": row.provenance,
    }


def _spell(spell: Spell, edition: str) -> Json:
    return {
        "id": spell.id,
        "kind": "spell",
        "name": _both(spell.name),
        "short": _both(spell.name),
        "power": spell.power,
        "text": _both(spell.but.get(edition, spell.text)),
    }


def _ritual(ritual: Ritual, colour: int, edition: str) -> Json:
    return {
        "id": f"{COLOURS[colour]}-{ritual.id}",
        "kind": "ritual",
        "class": ritual.id,
        "colour": COLOURS[colour],
        "name": _coloured(ritual.name, colour, ritual.gender),
        "short": _both(ritual.name),
        "result": ritual.result,
        "text": _both(ritual.but.get(edition, ritual.text)),
        "provenance": ritual.provenance,
    }


def _districts() -> list[Json]:
    return [
        {
            "id": f"{row.colour}-district",
            "kind": "district",
            "colour": row.colour,
            "name": _coloured(Name("квартал", "district"), colour, "m"),
            "short": _both(Name("квартал", "district")),
            "tower": row.tower,
            "statue": list(row.statue),
            "plain": list(row.plain),
            "text": _sources(row),
            "provenance": row.provenance,
        }
        for colour, row in enumerate(components().districts)
    ]


def _sources(row: District) -> dict[str, str]:
    names = {colour.id: colour.name for colour in components().colours}
    statue, plain = [names[c] for c in row.statue], [names[c] for c in row.plain]
    tower = names[row.tower]
    return {
        "ru": f"Источники со статуями: {', '.join(c.ru for c in statue)};"
        f" без статуй: {', '.join(c.ru for c in plain)}. Цвет башни: {tower.ru}.",
        "en": f"Sources on the statue side: {', '.join(c.en for c in statue)};"
        f" on the plain side: {', '.join(c.en for c in plain)}. Tower: {tower.en}.",
    }


def _properties(row: Class | Legend, ban: int, edition: str) -> dict[str, str]:
    said = {text.id: text.but.get(edition, text.text) for text in components().properties}
    names = [said[name] for name in dict.fromkeys(row.properties)]
    both = {"ru": " ".join(name.ru for name in names), "en": " ".join(name.en for name in names)}
    if row.properties.count("scout") == 2:  # BST-481
        both = {"ru": f"{both['ru']} И так дважды.", "en": f"{both['en']} Twice over."}
    colour = components().colours[ban].name
    return {"ru": both["ru"].format(ban=colour.ru), "en": both["en"].format(ban=colour.en)}


def _coloured(name: Name, colour: int, gender: str) -> dict[str, str]:
    row = components().colours[colour]
    return {"ru": f"{getattr(row.ru, gender)} {name.ru}", "en": f"{row.name.en} {name.en}"}


def _both(name: Name) -> dict[str, str]:
    return {"ru": name.ru, "en": name.en}
