"""Packs of players' own cards: read strictly, limited, and played like any card."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest

import laar
from laar.core.check import check_game
from laar.games.berserk.cards.check import problems
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.player_packs.codes import OTHER, code_of
from laar.games.berserk.player_packs.language import language
from laar.games.berserk.player_packs.limits import BYTES, CARDS
from laar.games.berserk.player_packs.made import make_pack
from laar.games.berserk.player_packs.packs import BadPack, card_of, data_of, pack_of
from laar.games.berserk.player_packs.reading import read_pack
from laar.games.berserk.player_packs.spoilt import DAMAGES
from laar.lab.packs import try_made, try_spoilt

BERSERK = Path(problems.__code__.co_filename).parents[1]
GAME = laar.game("berserk")


def own(number: int = 1001, **changes: Any) -> dict[str, Any]:
    """A plain creature of one's own."""
    return {
        "number": number,
        "name_ru": f"Зверь {number}",
        "name_en": f"Beast {number}",
        "deck": "own",
        "provenance": "own",
        "cost": 3,
        "crystal": "silver",
        "copies": 3,
        "element": "neutral",
        "classes": ["beast"],
        "kind": "creature",
        "life": 6,
        "move": 2,
        "strike": [1, 2, 3],
        **changes,
    }


def pack(*written: dict[str, Any]) -> dict[str, Any]:
    return {"name": "Mine", "author": "Ann", "cards": list(written)}


def fault(value: object) -> tuple[str, str]:
    """Place and reason of the first fault."""
    with pytest.raises(BadPack) as told:
        read_pack(value) if isinstance(value, str) else pack_of(value)
    return told.value.faults[0]


# -- reading --------------------------------------------------------------------------------------


def test_every_card_of_the_set_can_be_written_as_ones_own() -> None:
    for number, card in enumerate(cards().values(), 1001):
        data = {**data_of(card), "number": number, "deck": "own", "provenance": "own", "note": ""}
        data.pop("remark", None)
        data.pop("extra", None)
        again, wrong = card_of(data)
        assert not wrong
        assert again is not None
        assert data_of(again) == {k: v for k, v in data.items() if k != "note"}


def test_a_pack_reads_the_same_from_json_and_toml() -> None:
    step = '{ verb = "wound", who = "victim", amount = 1 }'
    ability = f'{{ when = "on_hit", type = "impact", do = [{step}] }}'
    rows = "\n".join(f"{key} = {json.dumps(value)}" for key, value in own().items())
    toml = f'name = "Mine"\nauthor = "Ann"\n[[cards]]\n{rows}\nabilities = [{ability}]\n'
    hits = {
        "when": "on_hit",
        "type": "impact",
        "do": [{"verb": "wound", "who": "victim", "amount": 1}],
    }
    written = pack(own(abilities=[hits]))
    assert read_pack(toml) == read_pack("\ufeff" + json.dumps(written)) == pack_of(written)
    assert pack_of(written).data() == written
    assert read_pack(toml).digest != pack_of(pack(own())).digest


@pytest.mark.parametrize(
    ("value", "place", "why"),
    [
        (pack(own(), own(1002, life=31)), "cards.2.life", "Expected `int` <= 30"),
        (pack(own(life="6")), "cards.1.life", "Expected `int`, got `str`"),
        (pack(own(colour=1)), "cards.1.colour", "there is no such key"),
        (pack(own(number=2)), "cards.1", "go together"),
        (pack(own(extra=True)), "cards.1.extra", "only cards of the set"),
        (pack(own(), own()), "cards.2.number", "'1001' is there twice"),
        (pack(own(), own(1002, name_en="BEAST  1001")), "cards.2.name_en", "is there twice"),
        (pack(own(name_ru="a\u202eb")), "cards.1.name_ru", "U+202E"),
        (pack(own(name_ru="a\ud800")), "cards.1.name_ru", "U+D800"),
        (pack(own(name_en="e" + "\u0301" * 9)), "cards.1.name_en", "more than 2 marks"),
        (pack(own(name_en="x" * 61)), "cards.1.name_en", "1 to 60 letters"),
        (pack(*(own(1001 + n) for n in range(CARDS + 1))), "cards", "61 cards, at most 60"),
        ({**pack(), "run": "me"}, "run", "there is no such key"),
        ({"name": "", "author": "", "cards": []}, "name", "1 to 60 letters"),
        ([], "pack", "a pack has name, author and cards"),
        ('{"name": "a",', "line 1, column 14", "not JSON"),
        ('{"name": "a", "name": "b"}', "name", "this key is there twice"),
        ('{"name": NaN}', "NaN", "this is no number"),
        ("name = ", "end of document", "not TOML"),
        ("x" + ".x" * 60_000 + " = 1", "line 1", "nested deeper"),
        ("x = " + "[" * 60_000, "file", "nested deeper"),
        ("{" + " " * BYTES, "file", "bytes, at most"),
        ("", "file", "the file is empty"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(value: object, place: str, why: str) -> None:
    found = fault(value)
    assert found[0] == place
    assert why in found[1]


def test_all_that_is_wrong_is_told_at_once() -> None:
    wrong = own(life=99, abilities=[{"when": "never"}, {"when": "action", "do": 3}])
    found = [one.path for one in card_of(wrong)[1]]
    assert found == ["life", "abilities.1.when", "abilities.2.do"]


def test_a_card_is_neither_deep_nor_long_nor_always_at_work() -> None:
    deep: Any = 1
    for _ in range(20):
        deep = {"cost": deep}
    assert fault(pack(own(abilities=deep)))[1] == "nested deeper than 12"
    heal = {"verb": "heal", "who": "self", "amount": 1}
    turn = {"when": "start_of_turn", "type": "impact", "do": [heal] * 6}
    assert fault(pack(own(abilities=[turn] * 8)))[1] == "more than 200 values"
    rule = {"when": "static", "type": "rule", "do": [{"verb": "must_defend"}]}
    assert fault(pack(own(abilities=[rule] * 4)))[0] == "cards.1.abilities.4"


def reasons() -> list[str]:
    """Whatever the language says against a card, with its gaps filled in."""
    files = [
        *(BERSERK / "cards" / "schema").glob("*.py"),
        BERSERK / "cards" / "check.py",
        BERSERK / "player_packs" / "packs.py",
        BERSERK / "player_packs" / "limits.py",
    ]
    found = []
    for path in files:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            why: ast.expr | None = None
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in (
                "ValueError",
                "Fault",
            ):
                why = node.args[-1]
            elif isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
                why = node.value.elts[-1]
            if isinstance(why, ast.Constant) and isinstance(why.value, str):
                found.append(why.value)
            elif isinstance(why, ast.JoinedStr):
                found.append("".join(_filled(part) for part in why.values))
    return found


def _filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    shown = ast.unparse(part)
    if "needs an X" in shown or "not " in shown:
        return "needs an X" if "needs" in shown else "not "
    numbers = (
        "NAME",
        "CARDS",
        "BYTES",
        "DEPTH",
        "nodes",
        "OWN",
        "STATICS",
        "MARKS",
        "len",
        "place",
    )
    if "row.branch" in shown or "paragraph.branch" in shown:
        return "a"
    return "7" if any(word in shown for word in numbers) else "t1"


def test_every_reason_has_a_name_and_so_a_text_in_both_languages() -> None:
    found = reasons()
    assert len(found) > 70
    assert [why for why in found if code_of(why)[0] == OTHER] == []


# -- generated and corrupted ----------------------------------------------------------------------


def test_generated_packs_say_whatever_can_be_said() -> None:
    said = json.dumps([make_pack(random.Random(seed), 30) for seed in range(15)])
    told = language()
    for words in (told["verbs"], told["triggers"], told["words"]["keyword"], told["words"]["is"]):
        assert [word for word in words if f'"{word}"' not in said] == []


@pytest.mark.parametrize("number", range(6))
def test_a_generated_pack_plays_to_the_end(number: int) -> None:
    tried = try_made(7, number)
    assert (tried.wrong, tried.played) == ("", True)


@pytest.mark.parametrize("number", range(len(DAMAGES)), ids=lambda n: DAMAGES[n].__name__)
def test_a_spoilt_pack_is_refused_by_place_or_plays(number: int) -> None:
    for round in range(3):
        tried = try_spoilt(7, number + round * len(DAMAGES))
        assert tried.wrong == ""
        assert tried.played or tried.place


# -- tables ---------------------------------------------------------------------------------------


def options(*written: dict[str, Any]) -> dict[str, Any]:
    """A duel in which both decks hold the cards and orcs."""
    deck = {str(card["number"]): 3 for card in written} | {"5": 3, "7": 5, "2": 5, "1": 3}
    deck |= {"8": 3, "9": 3, "10": 3, "11": 3, "12": 3}
    return {"pack": pack(*written), "decks": [deck, deck.copy()]}


def test_a_table_with_a_pack_keeps_every_promise() -> None:
    hits = {
        "when": "on_hit",
        "type": "impact",
        "do": [
            {"verb": "hold_closed", "who": "victim"},
            {"verb": "move", "who": "self", "to": "step"},
        ],
    }
    turn = {
        "when": "start_of_turn",
        "type": "impact",
        "cost": {"chips": 1},
        "do": [{"verb": "open", "who": {"side": "ally"}}],
    }
    found = options(own(abilities=[hits]), own(1002, abilities=[turn]))
    checked = check_game(GAME, "2021", found, 2, random.Random(3))
    assert checked.findings == []


def test_the_view_shows_the_cards_of_the_decks_and_no_others() -> None:
    found = options(own(), own(1002))
    for deck in found["decks"]:
        del deck["1002"]
    view = GAME.view(GAME.new_table("2021", found), 0)
    assert [row["id"] for row in view["pack"]] == ["card-1001"]
    assert view["pack"][0]["data"] == own()
    assert view["digest"] == pack_of(found["pack"]).digest
    assert "pack" not in GAME.view(GAME.new_table("2021", {}), 0)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"decks": [{"1003": 3}, "orcs"]}, "options.decks.1: there is no card 1003"),
        ({"decks": [{"1001": 4, "7": 5}, "orcs"]}, "options.decks.1.1001: 4 copies, 1 to 3"),
        ({"decks": [{"1001": 3, "01001": 3}, "orcs"]}, "options.decks.1: there is no card 01001"),
        ({"pack": pack(own(life=0))}, "options.pack: cards.1: terrain has life 0"),
        ({"pack": {"name": object()}}, "options.pack: a pack is plain data"),
        ({"secret": True}, "options.pack: secret decks are of the box alone"),
    ],
)
def test_a_table_refuses_what_is_no_pack_or_not_in_it(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(laar.BadOptions, match=why.replace("(", r"\(")):
        GAME.new_table("2021", {**options(own()), **changed})


def test_a_position_can_name_a_card_of_the_pack() -> None:
    play = laar.new("berserk", options={"position": "c3 red 1001\nc4 blue 5", "pack": pack(own())})
    assert "strike c3 c4" in play.options()
    assert str(play).splitlines()[3].split()[3] == "+Bea10.6"


# -- what could go on for ever --------------------------------------------------------------------


OPENS = {"when": "on_closed", "type": "impact", "do": [{"verb": "open", "who": "self"}]}
ACTS = {
    "when": "action",
    "type": "impact",
    "cost": {"act": True},
    "do": [{"verb": "give_lives", "who": "self", "amount": 1}],
}
TIRELESS = {"position": "c3 red 1001\nc5 blue 5", "pack": pack(own(abilities=[OPENS, ACTS]))}


def shown(play: laar.Play, what: str) -> Any:
    """Something that everyone sees."""
    return play.view(None)[what]


@pytest.mark.clause("BRS-392")
def test_a_turn_without_end_ends() -> None:
    """A card that opens whenever it closes could act for ever."""
    play = laar.new("berserk", options=TIRELESS)
    done = 0
    while shown(play, "turn") == 3:
        play.answer("use c3 2")
        done += 1
    assert done == 150  # each act sets the other paragraph off


@pytest.mark.clause("BRS-392")
def test_a_battle_of_ever_new_deeds_is_a_draw() -> None:
    play = laar.new("berserk", options=TIRELESS)
    while not play.outcome:
        acts = [a for a in play.options() if a.startswith("use")]
        play.answer(acts[0] if acts else play.options()[0])
    assert (play.outcome.winners, play.outcome.reason) == ((), "BRS-392")
    assert shown(play, "turn") < 40


@pytest.mark.clause("BRS-392")
def test_effects_do_not_pile_up_without_end() -> None:
    lays = {
        "when": "on_moved",
        "type": "impact",
        "of": {"side": "any"},
        "do": [
            {"verb": "modify", "who": {"side": "any"}, "stat": "move", "by": 1, "lasts": "battle"}
        ]
        * 6,
    }
    play = laar.new(
        "berserk",
        options={
            "position": "c1 red 1001\nc2 red 1001\nd5 blue 5",
            "pack": pack(own(abilities=[lays])),
        },
    )
    rng = random.Random(1)
    while shown(play, "turn") == 3:
        play.answer(rng.choice([o for o in play.options() if o != "end"] or ["end"]))
    assert len(shown(play, "kept")["effects"]) <= 300


def test_keywords_that_hang_on_each_other_are_settled() -> None:
    """Who grants looks at what is printed or laid, so two grants make no circle."""
    among = {"side": "any", "keyword": "jump"}
    one = {
        "when": "static",
        "type": "rule",
        "cond": [{"if": "count", "among": among, "least": 1}],
        "do": [
            {
                "verb": "grant",
                "who": {"side": "any", "keyword": "jump"},
                "keyword": "armour",
                "x": 1,
            },
            {
                "verb": "grant",
                "who": {"side": "any", "keyword": "armour"},
                "keyword": "jump",
                "x": 1,
            },
        ],
    }
    play = laar.new(
        "berserk",
        options={"position": "c3 red 1001\nc5 blue 5 jump 1", "pack": pack(own(abilities=[one]))},
    )
    view = play.view(0)
    granted = {card["at"]: [key["name"] for key in card["keywords"]] for card in view["cards"]}
    assert "armour" in granted["c5"]
    assert "armour" not in granted["c3"]
