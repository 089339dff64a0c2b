"""Damaged packs for tests: every mistake and every attack in turn."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from laar.core.game import Json
from laar.core.source import Source
from laar.games.berserk.player_packs.limits import BYTES, CARDS, DEPTH, NODES

Place = tuple[str | int, ...]
Damage = Callable[[Json, Source], object]


def spoil(pack: Json, number: int, source: Source) -> tuple[str, str]:
    """The name of the damage and the text of the damaged file; the number says which damage."""
    damage = DAMAGES[number % len(DAMAGES)]
    found = damage(pack, source)
    text = found if isinstance(found, str) else json.dumps(pack, ensure_ascii=False)
    return damage.__name__.strip("_"), text


# -- within a card --------------------------------------------------------------------------------


def leaves(value: object, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value with its path, tables and lists too."""
    pairs: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list):
        pairs = list(enumerate(value))
    for key, one in pairs:
        yield (*path, key), one
        yield from leaves(one, (*path, key))


def _pick(things: list[Any], source: Source) -> Any:
    return things[source.randrange(len(things))]


def _card(pack: Json, source: Source) -> Json:
    card: Json = _pick(pack["cards"], source)
    return card


def _put(card: Json, path: Place, value: object) -> None:
    at: Any = card
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value


def _replace(pack: Json, source: Source, fits: Callable[[Any], bool], values: list[Any]) -> None:
    card = _card(pack, source)
    found = [path for path, value in leaves(card) if fits(value)]
    _put(card, _pick(found, source), _pick(values, source))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def unknown_key(pack: Json, source: Source) -> None:
    """An unknown key."""
    card = _card(pack, source)
    tables = [card, *(value for _, value in leaves(card) if isinstance(value, dict))]
    _pick(tables, source)[_pick(["colour", "tagret", "", "__class__", "код"], source)] = 1


def misspelt(pack: Json, source: Source) -> None:
    """A misspelt word of the language."""
    words = ["Shot", "sho", "on-hit", "enemey", "", " ", "t9", "true", "None", "self "]
    _replace(pack, source, lambda value: isinstance(value, str), words)


def wrong_type(pack: Json, source: Source) -> None:
    """A value of the wrong type."""
    _replace(pack, source, lambda value: True, [None, True, 1.5, [], {}, [[]], "7", {"a": 1}])


def as_text(pack: Json, source: Source) -> None:
    """A number in quotes."""
    _replace(pack, source, _is_number, ["3", "1e3", "0x10", "٣", "½"])


def out_of_range(pack: Json, source: Source) -> None:
    """A number that no card has."""
    _replace(pack, source, _is_number, [-1, -(2**70), 31, 10**6, 2**70, 1e308, 3.5])


def missing(pack: Json, source: Source) -> None:
    """Something that is needed is gone."""
    card = _card(pack, source)
    path = _pick([path for path, _ in leaves(card) if isinstance(path[-1], str)], source)
    at: Any = card
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]


def dangling(pack: Json, source: Source) -> None:
    """A target, class, keyword or branch that is not there."""
    wrong = [
        {"when": "start_of_turn", "type": "impact", "do": [{"verb": "open", "who": "t1"}]},
        {"when": "on_hit", "type": "impact", "do": [{"verb": "open", "who": "subject"}]},
        {"when": "static", "type": "rule", "branch": "a", "do": [{"verb": "must_defend"}]},
        {
            "when": "static",
            "type": "rule",
            "do": [
                {"verb": "grant", "who": {"side": "ally", "keyword": "luck"}, "keyword": "jump"}
            ],
        },
    ]
    _card(pack, source)["abilities"] = [_pick(wrong, source)]


def cycle(pack: Json, source: Source) -> None:
    """A target chosen by itself, a table inside its own branch, a cost that counts costs."""
    rows = [{"die": [1, 3], "branch": "a"}, {"die": [4, 6], "branch": "b"}]
    table = {
        "when": "start_of_turn",
        "type": "impact",
        "branch": "a",
        "do": [{"verb": "roll_table", "rows": rows}],
    }
    chosen = {
        "when": "start_of_turn",
        "type": "impact",
        "target": [{"count": 1, "side": "any", "next_to": "t1"}],
        "do": [{"verb": "open", "who": "t1"}],
    }
    among: Json = {"side": "any"}
    for _ in range(source.randrange(3) + 2):
        among = {"side": "any", "cost": {"most": {"count": "cards", "among": among}}}
    costs = {
        "when": "start_of_turn",
        "type": "impact",
        "do": [{"verb": "open", "who": among}],
    }
    _card(pack, source)["abilities"] = [_pick([table, chosen, costs], source)]


def unreadable(pack: Json, source: Source) -> None:
    """Hidden, reversing, stacked or control characters."""
    names = [
        "\u202eevil",
        "a\u0000b",
        "\u200b",
        "\ud800",
        "e" + "\u0301" * 50,
        "\x1b[31m",
        "\n",
        "а" * 500,
    ]
    key = _pick(["name_ru", "name_en", "note"], source)
    _card(pack, source)[key] = _pick(names, source)


def foreign_number(pack: Json, source: Source) -> None:
    """A card that says it is of the set."""
    card = _card(pack, source)
    card |= _pick([{"number": 2}, {"deck": "orcs"}, {"provenance": "designed"}], source)


# -- too much -------------------------------------------------------------------------------------


def too_deep(pack: Json, source: Source) -> None:
    """Tables within tables."""
    deep: object = 1
    for _ in range(DEPTH + 1 + source.randrange(300)):
        deep = {"cost": deep} if source.randrange(2) else [deep]
    _card(pack, source)[_pick(["abilities", "keywords", "strike", "cost"], source)] = deep


def too_many(pack: Json, source: Source) -> None:
    """Cards, abilities, words or values without end."""
    card = _card(pack, source)
    step = {"verb": "heal", "who": "self", "amount": 1}
    paragraph = {"when": "start_of_turn", "type": "impact", "do": [step]}
    match source.randrange(4):
        case 0:
            pack["cards"] = [{**card, "number": 1001 + n} for n in range(CARDS + 1)]
        case 1:
            card["abilities"] = [paragraph] * (9 + source.randrange(40))
        case 2:
            card["abilities"] = [{**paragraph, "do": [step] * 60}]
        case _:
            card["classes"] = ["orc"] * (NODES + 1)


def huge(pack: Json, source: Source) -> str:
    """Megabytes."""
    return json.dumps(pack) + " " * (BYTES * (1 + source.randrange(80)))


def bomb(pack: Json, source: Source) -> str:
    """Input that would take a careless reader for ever."""
    return str(
        _pick(
            [
                "[" * 60_000,
                "{" * 60_000,
                '{"cards":' * 20_000,
                '{"name":' + "[" * 60_000 + "]" * 60_000 + "}",
                "a" + ".a" * 60_000 + " = 1",
                "x = " + "[" * 60_000,
                "[" + "a." * 60_000 + "a]\n",
                "x = " + "{a=" * 20_000,
                '{"name":' + "9" * 100_000 + "}",
                "x = " + "9" * 100_000,
            ],
            source,
        )
    )


# -- the pack and its file ------------------------------------------------------------------------


def twice(pack: Json, source: Source) -> None:
    """Two cards of one number or one name."""
    one, other = pack["cards"][0], pack["cards"][1]
    key = _pick(["number", "name_ru", "name_en"], source)
    other[key] = one[key].upper() if isinstance(one[key], str) else one[key]


def not_a_pack(pack: Json, source: Source) -> str:
    """Data that is no pack at all."""
    return str(
        _pick(
            ["", " ", "null", "[]", "{}", "7", '"pack"', "\x00", "%PDF-1.7", "<html>", "import os"],
            source,
        )
    )


def odd_pack(pack: Json, source: Source) -> None:
    """A pack with something wrong of its own."""
    wrong = [
        {"name": ""},
        {"name": 5},
        {"name": "\u202e"},
        {"author": None},
        {"author": "a" * 61},
        {"cards": {}},
        {"cards": [[]]},
        {"cards": [None]},
        {"run": "print"},
        {"cards": "none"},
    ]
    pack |= _pick(wrong, source)


def cut_short(pack: Json, source: Source) -> str:
    """A file that ends too early."""
    text = json.dumps(pack, ensure_ascii=False)
    return text[: 1 + source.randrange(len(text) - 1)]


def garbled(pack: Json, source: Source) -> str:
    """Some letters of the file are changed."""
    letters = list(json.dumps(pack, ensure_ascii=False))
    for _ in range(1 + source.randrange(5)):
        letters[source.randrange(len(letters))] = _pick(list('{}[]",:0x \u0000é'), source)
    return "".join(letters)


def no_number(pack: Json, source: Source) -> str:
    """What some readers take for numbers, and a key that is there twice."""
    text = json.dumps(pack, ensure_ascii=False)
    old = '"cost": '
    new = _pick(['"cost": NaN, "was": ', '"cost": Infinity, "x": ', '"cost": 1, "cost": '], source)
    return text.replace(old, new, 1)


DAMAGES: Final[tuple[Damage, ...]] = (
    unknown_key,
    misspelt,
    wrong_type,
    as_text,
    out_of_range,
    missing,
    dangling,
    cycle,
    unreadable,
    foreign_number,
    too_deep,
    too_many,
    huge,
    bomb,
    twice,
    not_a_pack,
    odd_pack,
    cut_short,
    garbled,
    no_number,
)
