"""Every name that sentences may speak of, by the word that texts have for it."""

from __future__ import annotations

from functools import cache

import laar
from laar.games.belogorye.pieces.components import fighters
from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.starter_set import cards
from laar.texts import bundle, texts
from laar.texts.names import Name, name

LANDS = ("yellow", "green", "red", "purple", "blue", "black")
Roles = dict[str, list[Name]]


def text_name(game: str, id: str, **args: object) -> Name:
    """A name among texts."""
    say = texts("ru", game)
    return name(say(id, **args), say(f"forms-{id}"))


def texted(game: str, head: str) -> list[str]:
    """The ids of the names of a sort that have forms."""
    ids = bundle("ru", game)._messages
    return [id.removeprefix("forms-") for id in ids if id.startswith(f"forms-{head}-")]


@cache
def roles(game: str) -> Roles:
    """Names by the variables of the texts of a game."""
    return {"berserk": _berserk, "belogorye": _belogorye, "bastion": _bastion}[game]()


def _berserk() -> Roles:
    known = [name(card.name_ru, card.forms_ru) for card in cards().values()]
    own = text_name("berserk", "card-called", name="Рысь")
    everyone = [*known, own, text_name("berserk", "hidden-card")]
    seats = [text_name("berserk", id) for id in texted("berserk", "side")]
    words = [name(one.ru.nom, one.ru.forms) for one in keywords().values()]
    decks = [text_name("berserk", id) for id in texted("berserk", "deck")]
    bots = [text_name("berserk", id) for id in texted("berserk", "bot")]
    people = [text_name("berserk", "player-called", name="Аня")]
    return {
        **dict.fromkeys(("card", "target", "source", "who", "met"), everyone),
        "seat": [*seats, *decks, *bots, *people],
        "keyword": words,
    }


def _belogorye() -> Roles:
    everyone = [name(one.ru.nom, one.ru.forms) for one in fighters()]
    seats = [text_name("belogorye", id) for id in texted("belogorye", "side")]
    return {**dict.fromkeys(("who", "target", "met"), everyone), "seat": seats}


def _bastion() -> Roles:
    def named(head: str) -> list[Name]:
        return [text_name("bastion", id) for id in texted("bastion", head)]

    def coloured(head: str) -> list[Name]:
        say = texts("ru", "bastion")
        return [
            name(say("card-of", kind=say(id), land=say(f"of-{land}")), say(f"forms-{id}"))
            for id in texted("bastion", head)
            for land in LANDS
        ]

    lands = [texts("ru", "bastion")(f"of-{land}") for land in LANDS]
    areas = [text_name("bastion", "spot-d", land=land, n=1, part=1) for land in lands]
    enemies = [*coloured("class"), *named("legend")]
    sections = [text_name("bastion", "spot-s", n=n, land="", part=1) for n in (1, 24)]
    return {
        **dict.fromkeys(("seat", "donor"), named("side")),
        **dict.fromkeys(("card", "other"), enemies),
        **dict.fromkeys(("colour", "new"), named("colour")),
        **dict.fromkeys(("section", "goal"), sections),
        "ritual": coloured("ritual"),
        "spell": [*named("spell")],
        "area": [text_name("bastion", "place-citadel"), *areas],
    }


def all_names(game: str) -> list[Name]:
    """Each name of a game once."""
    return list({str(one): one for role in roles(game).values() for one in role}.values())


GAMES = laar.game_names()
