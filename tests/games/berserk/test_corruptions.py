"""Whatever is wrong in a file of cards is refused by an error that names the place."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from laar.games.berserk.cards.reading import CardError, read
from laar.games.berserk.cards.starter_set import DECKS

Row = dict[str, Any]
Place = tuple[str | int, ...]
EACH = 70


def load() -> list[Row]:
    folder = files("laar.games.berserk.cards") / "data"
    texts = [(folder / f"{deck}.toml").read_text("utf-8") for deck in DECKS]
    return [card for text in texts for card in tomllib.loads(text)["card"]]


CARDS = load()


def inline(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def file_of(cards: list[Row]) -> str:
    """Cards as a file."""
    rows = ["[[card]]\n" + "".join(f"{k} = {inline(v)}\n" for k, v in c.items()) for c in cards]
    return "format = 1\n" + "\n".join(rows)


def leaves(value: object, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value of a card, tables and lists too, with its path."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for key, one in inner:
        yield (*path, key), one
        yield from leaves(one, (*path, key))


def holder(card: Row, path: Place) -> Any:
    """The table or list that the path ends in."""
    at: Any = card
    for key in path[:-1]:
        at = at[key]
    return at


Corruption = Callable[[Row, random.Random], Place | None]


def pick(
    card: Row, dice: random.Random, fits: Callable[[Place, Any], bool]
) -> tuple[Place, Any] | None:
    found = [(path, value) for path, value in leaves(card) if fits(path, value)]
    return dice.choice(found) if found else None


def unknown_key(card: Row, dice: random.Random) -> Place | None:
    tables = [((), card), *((p, v) for p, v in leaves(card) if isinstance(v, dict))]
    path, table = dice.choice(tables)
    key = dice.choice(["colour", "stregth", "tagret", "Who", "amonut", "x1"])
    table[key] = dice.choice([1, "t1", True])
    return (*path, key)


def misspelt_verb(card: Row, dice: random.Random) -> Place | None:
    if not (found := pick(card, dice, lambda path, _: path[-1] == "verb")):
        return None
    path, verb = found
    at = dice.randrange(len(verb))
    holder(card, path)["verb"] = verb[:at] + dice.choice("qzj") + verb[at + 1 :]
    return path


WORDS = (
    "when", "type", "side", "noun", "lasts", "stat", "what", "to", "by", "if", "state", "way",
    "from", "kind", "attack", "element", "deck", "crystal", "provenance",
)  # fmt: skip


def misspelt_word(card: Row, dice: random.Random) -> Place | None:
    def fits(path: Place, value: Any) -> bool:
        return isinstance(value, str) and (path[-1] in WORDS or "is" in path)

    if not (found := pick(card, dice, fits)):
        return None
    path, word = found
    holder(card, path)[path[-1]] = dice.choice([word + "s", word[:-1], word.upper(), ""])
    return path


def wrong_type(card: Row, dice: random.Random) -> Place | None:
    path, value = dice.choice(list(leaves(card)))
    match value:
        case bool():
            new: object = dice.choice(["true", 1])
        case int():
            new = dice.choice([str(value), [value], True, 1.5])
        case str():
            new = dice.choice([7, [value, 5], True, {"a": value}])
        case list():
            new = dice.choice(["list", 3])
        case _:
            new = dice.choice([4, True, [value]])
    holder(card, path)[path[-1]] = new
    return path


def out_of_range(card: Row, dice: random.Random) -> Place | None:
    found = pick(card, dice, lambda _, v: isinstance(v, int) and not isinstance(v, bool))
    assert found
    path, _ = found
    holder(card, path)[path[-1]] = dice.choice([-40, 10**6, 2**70, -(2**70)])
    return path


NEEDED = (
    "number", "name_ru", "name_en", "deck", "cost", "crystal", "copies", "element", "classes",
    "kind", "life", "move", "provenance", "note", "when", "type", "do", "verb", "who", "at",
    "strength", "side", "if", "rows", "branch", "amount", "keyword", "stat", "name",
)  # fmt: skip
# Keys that elsewhere may be left out, and what stands beside them where they may not.
BESIDE = {"cost": "crystal", "keyword": "verb", "branch": "die"}


def missing_text(card: Row, dice: random.Random) -> Place | None:
    found = pick(card, dice, lambda path, _: path[-1] in NEEDED)
    assert found
    path, value = found
    if BESIDE.get(str(path[-1]), path[-1]) not in holder(card, path):
        return None
    if isinstance(value, str) and dice.random() < 0.5:
        holder(card, path)[path[-1]] = dice.choice(["", " "])
    else:
        del holder(card, path)[path[-1]]
    return path


def dangling_name(card: Row, dice: random.Random) -> Place | None:
    def fits(path: Place, value: Any) -> bool:
        names = path[0] == "classes" or path[-1] in ("class", "keyword", "name", "without")
        return isinstance(value, str) and (names or value in ("t1", "t2", "victim", "subject"))

    found = pick(card, dice, fits)
    assert found
    path, value = found
    named = value in ("t1", "t2", "victim", "subject")
    holder(card, path)[path[-1]] = "t3" if named else dice.choice(["elf", "rags", "armor"])
    return path


def cycle(card: Row, dice: random.Random) -> Place | None:
    """A target that is chosen by itself or by a later one; a table inside its own branch."""
    if card["number"] == 82:
        card["abilities"][0]["branch"] = "a"
        return ("abilities", 0)
    found = pick(card, dice, lambda path, v: len(path) == 4 and path[2] == "target")
    if not found:
        return None
    path, target = found
    for place in ("range", "in_row", "is"):
        target.pop(place, None)
    target["next_to"] = dice.choice(["t1", "t2"] if path[3] == 0 else ["t2", "t3"])
    return (*path, "next_to")


KINDS: tuple[Corruption, ...] = (
    unknown_key,
    misspelt_verb,
    misspelt_word,
    wrong_type,
    out_of_range,
    missing_text,
    dangling_name,
    cycle,
)


def spelt(path: Place) -> str:
    """`abilities[0]` or `keywords[1]`: the part of a card that a path begins with."""
    if path[0] == "abilities" and len(path) > 1:
        return f"abilities[{path[1]}]"
    return str(path[0])


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_corrupted_cards_are_refused_by_place(kind: Corruption) -> None:
    dice = random.Random(f"cards {kind.__name__}")
    done = 0
    while done < EACH:
        cards = copy.deepcopy(dice.sample(CARDS, 3))
        if kind is cycle and done == 0:
            cards[1] = copy.deepcopy(next(card for card in CARDS if card["number"] == 82))
        number, name = cards[1]["number"], cards[1]["name_en"]
        path = kind(cards[1], dice)
        if path is None:
            continue
        text = file_of(cards)
        with pytest.raises(CardError) as told:
            read(text, "mine.toml")
        done += 1
        error = str(told.value)
        assert error.startswith("mine.toml: card ")
        if path[0] not in ("number", "name_en"):
            assert error.startswith(f"mine.toml: card {number} ({name}): "), error
        # A card whose parts do not fit together is named as a whole: strike and kind, say.
        whole = path[0] in ("kind", "life", "move", "strike") and len(path) == 1
        assert spelt(path) in error or whole, f"{path}: {error}"


def test_the_file_is_well_written_otherwise() -> None:
    """The corruptions are what is refused, not the way the file is written."""
    assert len(read(file_of(CARDS), "mine.toml")) == 114


@pytest.mark.parametrize("key", ["number", "name_ru", "name_en"])
def test_a_card_given_twice_is_refused(key: str) -> None:
    dice = random.Random(key)
    for _ in range(20):
        cards = copy.deepcopy(dice.sample(CARDS, 3))
        cards[2][key] = cards[0][key]
        with pytest.raises(CardError, match=f"^mine.toml: card .*: {key}: .* is there twice"):
            read(file_of(cards), "mine.toml")


def test_a_file_cut_short_is_refused() -> None:
    """Wherever a line breaks off, nothing is read."""
    text = file_of(CARDS[:3])
    dice = random.Random("cut")
    breaks = [at for at in range(12, len(text)) if text[at - 1] not in "\n]}" and text[at] != "\n"]
    for cut in dice.sample(breaks, 60):
        if text[:cut].split("= ")[-1].isdecimal():
            continue  # a number cut short is a number
        with pytest.raises(CardError, match=r"^mine\.toml: "):
            read(text[:cut], "mine.toml")
