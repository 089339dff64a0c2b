"""Files of cards are read strictly, quickly, and errors say where."""

from __future__ import annotations

import re
import time
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from laar.cli import main
from laar.games.berserk.cards import reading
from laar.games.berserk.cards.reading import CardError, change, read
from laar.games.berserk.cards.starter_set import DECKS, cards

CARD = """format = 1
[[card]]
number = 7
name_ru = "Пращник"
name_en = "Slinger"
deck = "orcs"
cost = 3
crystal = "silver"
copies = 1
element = "steppe"
classes = ["orc"]
kind = "creature"
life = 6
move = 1
strike = [1, 1, 2]
keywords = [{ name = "rage", x = 1 }]
provenance = "designed"
note = "Throws stones."
[[card.abilities]]
when = "action"
type = "attack"
cost = { act = true }
target = [{ count = 1, side = "enemy", noun = "creature", range = 3 }]
do = [
  { verb = "shot", at = "t1", strength = [1, 1, 2] },
  { verb = "grant", who = "t1", keyword = "curse", lasts = "battle" },
]
"""


def test_a_card_is_a_paragraph_of_data() -> None:
    (card,) = read(CARD, "mine.toml")
    assert (card.name_en, card.strike, len(card.abilities)) == ("Slinger", (1, 1, 2), 1)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("life = 6", "lives = 6", "lives: there is no such key"),
        ("life = 6\n", "", "life: this key is needed"),
        ("life = 6", "life = 31", "life: Expected `int` <= 30"),
        ("life = 6", "life = 0", "terrain has life 0, every other card has lives"),
        ('name_ru = "Пращник"', 'name_ru = " "', "name_ru: Expected `str` matching"),
        ('"Пращник"', r'"Пра\u001b[31m"', "name_ru: Expected `str` matching"),
        ('"Пращник"', r'"Пращник\n"', "name_ru: Expected `str` matching"),
        ('["orc"]', '["ork"]', "classes[0]: there is no class 'ork'"),
        ('"rage", x = 1', '"rags", x = 1', "keywords[0].name: there is no keyword 'rags'"),
        (', x = 1 }', " }", "keywords[0].x: rage needs an X"),
        ('"rage", x = 1', '"anger", x = 1', "keywords[0].x: anger has no X"),
        ('"rage", x = 1', '"unique"', "keywords[0].name: unique is written as unique = true"),
        ('"shot"', '"sho"', "abilities[0].do[0].sho.verb: Invalid value 'sho'"),
        ("[1, 1, 2] }", "[1, 1, 20] }", "abilities[0].do[0].shot.strength[2]: Expected `int` <= 9"),
        ("[1, 1, 2] }", "[0, 0, 0] }", "abilities[0].do[0].shot: a strength is not 0-0-0"),
        ('at = "t1"', 'at = "t2"', "abilities[0].do[0].shot.at: t2 is not declared in target"),
        ('who = "t1"', 'who = "victim"', "abilities[0].do[1].grant.who: action knows no victim"),
        ('"curse"', '"cursed"', "abilities[0].do[1].grant.keyword: there is no keyword 'cursed'"),
        (', lasts = "battle"', "", "abilities[0]: grant lasts for a time, and says for how long"),
        ("range = 3", "rang = 3", "abilities[0].target[0].rang: there is no such key"),
        ('"enemy"', '"foe"', "abilities[0].target[0].side: Invalid enum value 'foe'"),
        ("range = 3", 'next_to = "t1"', "abilities[0].target[0].next_to: a cycle: t1 is not"),
        ("range = 3", 'next_to = "self"', "abilities[0].do[0].shot.at: a close attack is at"),
        ("act = true", "chips = 1", "abilities[0]: act is the cost of action and sudden"),
        ('"attack"', '"impact"', "abilities[0]: an attack verb makes the type attack"),
        ('"action"', '"static"', "abilities[0]: act is the cost of action and sudden"),
        ("count = 1", "count = 1, upto = 2", "abilities[0].target[0]: a target has either count"),
        ('type = "attack"', 'type = "attack"\nbranch = "a"', "abilities[0].branch: no table leads"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_file_card_and_path(old: str, new: str, says: str) -> None:
    text = CARD.replace(old, new, 1)
    assert text != CARD
    with pytest.raises(CardError) as told:
        read(text, "mine.toml")
    assert str(told.value).startswith(f"mine.toml: card 7 (Slinger): {says}")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "format: this key is needed"),
        ("format = 2\ncard = []", "format: "),
        ("format = 1\ncard = []", "card: a file has 1 to"),
        ("format = 1\ncard = [1]", "card[0]: "),
        ("format = 1\nkard = 1\ncard = []", "kard: there is no such key"),
        ("format = 1\n[[card]\n", "Expected ']]' at the end of an array declaration (at line 2"),
        ("x = " + "[" * 100_000, "brackets are nested too deep"),
        ("x = 1" + "0" * 5000, "a number has too many digits"),
    ],
)
def test_a_file_that_is_no_file_of_cards(text: str, says: str) -> None:
    with pytest.raises(CardError) as told:
        read(text, "mine.toml")
    assert str(told.value).startswith(f"mine.toml: {says}")


def test_a_file_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 100)
    with pytest.raises(CardError, match=r"^mine\.toml: \d+ bytes, at most 100 are read"):
        read(CARD, "mine.toml")


def pack(cards: int) -> str:
    """The cards of the box again and again under new numbers and names."""
    folder = files("laar.games.berserk.cards") / "data"
    texts = [(folder / f"{deck}.toml").read_text("utf-8") for deck in DECKS]
    rows = [row for text in texts for row in text.split("[[card]]\n")[1:]]
    made = []
    for number in range(1, cards + 1):
        row = re.sub(r"^number = .*", f"number = {number}", rows[number % len(rows)])
        made.append(re.sub(r'^(name_.. = ")', rf"\g<1>{number} ", row, flags=re.M))
    return "format = 1\n" + "".join(f"[[card]]\n{row}" for row in made)


def test_strict_reading_of_five_hundred_cards_costs_little_more_than_any_reading() -> None:
    """Compared with reading the bare TOML, so that the machine does not matter."""
    text = pack(500)
    strict, bare = [], []
    for _ in range(3):
        begun = time.process_time()
        assert len(read(text, "big.toml")) == 500
        strict.append(time.process_time() - begun)
        begun = time.process_time()
        tomllib.loads(text)
        bare.append(time.process_time() - begun)
    assert min(strict) < 3 * min(bare)


def test_the_command_checks_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad, noise = (tmp_path / name for name in ("good.toml", "bad.toml", "noise.toml"))
    good.write_text(CARD, "utf-8")
    bad.write_text(CARD.replace("strength", "stregth"), "utf-8")
    noise.write_bytes(b"\xff\xfe\x00")
    assert main(["cards", "check", str(good)]) == 0
    assert capsys.readouterr().out == f"{good}: ok, 1 cards\n"
    assert main(["cards", "check", str(good), str(bad)]) == 1
    error = "bad.toml: card 7 (Slinger): abilities[0].do[0].shot.stregth: there is no such key"
    assert error in capsys.readouterr().err
    assert main(["cards", "check", str(noise)]) == 1
    assert "noise.toml: byte 0 is no UTF-8 text" in capsys.readouterr().err
    assert main(["cards", "check", str(bad), "--json"]) == 1
    assert f'"error": "{error}"' in capsys.readouterr().out
    assert main(["cards", "check"]) == 2
    assert main(["cards", "check", str(tmp_path / "none.toml")]) == 2


def test_a_revision_names_places_within_lists() -> None:
    text = "format = 1\n[[card]]\nnumber = 62\nabilities.2.do.1.strength = [1, 1, 2]\n"
    was, now = cards(1)[62], change(cards(1), text, "revision")[62]
    assert (now.abilities[0], now.life) == (was.abilities[0], was.life)
    assert now.abilities[1].target == was.abilities[1].target
    assert getattr(now.abilities[1].steps[0], "strength", None) == (1, 1, 2)


@pytest.mark.parametrize("place", ["0", "3", "two", "-1"])
def test_a_place_that_is_not_there_is_named(place: str) -> None:
    text = f"format = 1\n[[card]]\nnumber = 62\nabilities.{place}.optional = true\n"
    with pytest.raises(CardError, match=r"revision: card 62: .*place"):
        change(cards(1), text, "revision")
