"""What the client's types are written from: the one place that knows where each thing is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_origin, is_typeddict

import msgspec

from laar.core import book
from laar.core.clause import Clause
from laar.core.engine.fact import ANSWER
from laar.core.grammar import Grammar
from laar.games.bastion.state.facts import TOLD as BASTION
from laar.games.belogorye.state.facts import TOLD as BELOGORYE
from laar.games.berserk.cards import card_tests
from laar.games.berserk.limited import view as limited_view
from laar.games.berserk.limited.facts import TOLD as LIMITED
from laar.games.berserk.player_packs import language_shapes
from laar.games.berserk.tell import card_rows
from laar.games.berserk.view.fact_json import TOLD as BERSERK
from laar.games.berserk.view.fact_json import UNTOLD
from laar.games.list import GAMES
from laar.lab import swap
from laar.review import report
from laar.server import (
    account_replies,
    lesson_replies,
    lobby_replies,
    puzzle_replies,
    rating_replies,
    replies,
    requests,
    times,
    wire,
)
from laar.server.berserk import replies as of_berserk
from laar.server.table.match import UNDONE

# Replies that have more fields than these: what they are is up to the game.
OPEN = {replies.View, replies.Component}
CLAUSE = Clause
MARK = book.FigureMark
CONTROL = times.TimeControl  # a part of a request

Facts = Mapping[str, tuple[str, ...]]  # the words of a fact's arguments, by its name
# Words that stand for several fields on the wire.
ITEM = ("item", "card", "target", "number")
EFFECT = ("effect", "card", "source", "number", "turn")


def _berserk() -> Facts:
    """As they are told: what is for writers alone is left out."""
    spread = {"item": ITEM, "effect": EFFECT, "kind": ("item",)}
    return {
        name: tuple(
            dict.fromkeys(
                field for word in words if word not in UNTOLD for field in spread.get(word, (word,))
            )
        )
        for name, words in BERSERK.items()
    }


FACTS: dict[str, Facts] = {
    "Belogorye": BELOGORYE,
    "Bastion": BASTION,
    "Berserk": _berserk(),
    "Limited": LIMITED,
    # Of any game: an answer was given, or all that came after a number was taken back.
    "Table": {ANSWER: ("seat", "answer"), UNDONE: ("back",)},
}

# A table of each grammar, one with as many words as there can be: game, edition and options.
TABLES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "belogorye": ("belogorye", "2017", {}),
    "bastion": ("bastion", "2018", {}),
    "berserk": ("berserk", "2021", {"mode": "team"}),
    "limited": ("berserk", "2021", {"mode": "draft", "players": 4}),
}
OPEN_WORDS = {"FIGHTER"}  # who they are is up to the edition

STRING, STRINGS, FLAG = "string", "string[]", "boolean"
SEAT, SEATS = "Seat", "Seat[]"
# What a word of a fact is, where it is no number; one that is also a word of answers is told so.
KINDS: dict[str, dict[str, str]] = {
    "Belogorye": {
        "seat": SEAT, "winner": "Seat | null", "who": STRING, "target": STRING,
        "cell": "Belogorye.Cell", "blow": "Belogorye.Blow",
    },
    "Bastion": {
        "seat": SEAT, "donor": SEAT, "area": "Bastion.Area", "card": "Bastion.Card",
        "classes": "Bastion.Class[]", "colour": "Bastion.Colour", "enters": "Bastion.Area | null",
        "goal": "Bastion.Section", "new": "Bastion.Colour", "place": "Bastion.Spot",
        "ring": "Bastion.Colour[]", "ritual": "Bastion.Ritual", "rituals": "Bastion.Ritual[]",
        "section": "Bastion.Section", "spell": "Bastion.Spell", "stage": STRING, "what": STRING,
        "duty": FLAG, "kept": FLAG, "own": FLAG, "won": FLAG,
    },
    "Berserk": {
        "seat": SEAT, "winners": SEATS, "attack": "string | null", "blow": STRING, "card": STRING,
        "cell": "Berserk.Cell", "effect": STRING, "item": STRING, "keyword": "string | null",
        "number": "number | null", "place": STRING, "rolls": "number[]", "source": "string | null",
        "target": "string | null", "turn": "number | null", "way": STRING, "closed": FLAG,
        "hidden": FLAG, "simple": FLAG,
        "turn_began.turn": "number", "worked.number": "number", "unused.number": "number",
    },
    "Limited": {
        "seat": SEAT, "winners": SEATS, "card": STRING, "out": STRINGS, "step": STRING,
    },
    "Table": {"seat": SEAT, "answer": "Said"},
}  # fmt: skip


def kind_of(game: str, fact: str, word: str) -> str:
    """What a word of a fact is: in this fact, or in any."""
    kinds = KINDS[game]
    return kinds.get(f"{fact}.{word}") or kinds.get(word, "number")


def grammars() -> dict[str, tuple[Grammar, list[str]]]:
    """Each grammar with the words of a table, and what may be said outside the question."""
    found: dict[str, tuple[Grammar, list[str]]] = {}
    for name, (game, edition, options) in TABLES.items():
        table = GAMES[game].new_table(edition, options)
        found[name] = GAMES[game].grammar(table), list(table.asides)
    return found


def choices() -> dict[Any, str]:
    """The choices that replies name, each with its name."""
    named = {one: name for name, one in vars(replies).items() if get_origin(one) is Literal}
    return {one: name for one, name in named.items() if one is not MARK}


# Those that replies about cards name.
TRIAL_STATE, SHAPE = of_berserk.TrialState, language_shapes.Shape
CARD_CHOICES: dict[Any, str] = {TRIAL_STATE: "TrialState", SHAPE: "Shape"}


def said() -> list[type[msgspec.Struct]]:
    """The frames of a client."""
    return _tagged("do")


def told() -> list[type[msgspec.Struct]]:
    """The frames of the server."""
    return _tagged("t")


def _tagged(field: str) -> list[type[msgspec.Struct]]:
    return [one for one in _structs(wire) if one.__struct_config__.tag_field == field]


def parts() -> list[type[msgspec.Struct]]:
    """What frames are made of."""
    return [one for one in _structs(wire) if one.__struct_config__.tag_field is None]


def asked() -> list[type[msgspec.Struct]]:
    """What may be asked over HTTP."""
    return _structs(requests)


def answers() -> list[type]:
    """What is told over HTTP, and inside frames."""
    found = [one for one in vars(replies).values() if is_typeddict(one)]
    return [one for one in found if one not in book_answers()]


def book_answers() -> list[type]:
    """The rulebooks."""
    told = [one for one in _typed(book) if one is not book.Drawing]
    return [*told, replies.BookClause, replies.Book]


def lobby_answers() -> list[type]:
    """What is told to those who look for a game."""
    return _typed(lobby_replies)


def rating_answers() -> list[type]:
    """What is told about ratings."""
    return _typed(rating_replies)


def account_answers() -> list[type]:
    """What is told about accounts."""
    return _typed(account_replies)


def lesson_answers() -> list[type]:
    """What is told about lessons."""
    return _typed(lesson_replies)


def review_answers() -> list[type]:
    """What is told about a finished game."""
    own = [report.Jump, report.Compared, report.Decision, report.Share, report.Siege]
    return [*own, report.Review]


def puzzle_answers() -> list[type]:
    """What is told about puzzles."""
    return _typed(puzzle_replies)


def card_answers() -> list[type]:
    """What is told about cards, decks, packs and tests of Berserk."""
    return [
        one
        for module in (card_rows, card_tests, swap, of_berserk)
        for one in _typed(module)
        if one is not swap.Progress
    ]


def shapes() -> list[type]:
    """What the language of the cards is told with."""
    return _typed(language_shapes)


def limited() -> list[type]:
    """The view of a draft or a sealed deal."""
    return _typed(limited_view)


def _typed(module: Any) -> list[type]:
    return [
        one
        for one in vars(module).values()
        if is_typeddict(one) and one.__module__ == module.__name__
    ]


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    return [
        one
        for name, one in vars(module).items()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == module.__name__
        and not name.startswith("_")
    ]
