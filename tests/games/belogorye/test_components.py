"""The fighters are strict data: the file is read whole or refused by name."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from laar.games.belogorye.pieces.components import ComponentError, Fighter, fighters, load, verb
from laar.games.belogorye.pieces.verbs import VERBS

NAME = "fighters.toml"
TEXT = (files("laar.games.belogorye.pieces") / NAME).read_text("utf-8")
CARD = {fighter.id: fighter for fighter in fighters()}


@pytest.mark.clause("BEL-001")
def test_nine_bogatyrs() -> None:
    assert Counter(fighter.side for fighter in fighters())["bogatyrs"] == 9


@pytest.mark.clause("BEL-002")
def test_nine_of_evil() -> None:
    assert Counter(fighter.side for fighter in fighters())["evil"] == 9


def test_what_the_rulebook_says_of_numbers() -> None:
    assert CARD["ilya_muromets"].strike[2] == 7
    assert CARD["zashchitnik"].strike[:2] == (2, 2)
    told = {fighter.id for fighter in fighters() if fighter.provenance == "rulebook"}
    assert told == {"ilya_muromets", "zashchitnik", "gorynych", "koschei", "leshy", "likhomor"}


def test_all_fourteen_verbs_are_in_use() -> None:
    used = {verb(e) for card in fighters() for ability in card.abilities for e in ability.effects}
    first = {kind.__struct_config__.tag for kinds in VERBS.values() for kind in kinds}
    assert used == first | {"close"}
    assert len(used) == 14


def test_no_card_carries_its_text() -> None:
    rows = tomllib.loads(TEXT)["fighter"]
    assert not [row["id"] for row in rows for ability in row["abilities"] if "text_ru" in ability]


WRONG = [
    ("an unknown key", "zashchitnik", "life = 12", "life = 12\nmana = 1", "unknown field `mana`"),
    ("an unknown key of an effect", "leshy", "amount = 1 }", "amount = 1, x = 1 }", "field `x`"),
    ("an unknown verb", "alyosha", 'verb = "shot"', 'verb = "shoot"', "'shoot'"),
    ("an unknown selector", "sadko", 'target = "beside_own"', 'target = "beside"', "[0].target"),
    ("an unknown moment", "upyr", 'when = "on_hit"', 'when = "on_bite"', "abilities[0].when"),
    ("an unknown side", "leshy", 'side = "evil"', 'side = "good"', "$.side"),
    ("a negative number", "alyosha", "power = [0, 1, 1]", "power = [0, 1, -1]", "power[2]"),
    ("a fraction", "upyr", "amount = 1", "amount = 1.0", "effects[0].amount"),
    ("a word for a number", "koschei", "life = 8", 'life = "8"', "$.life"),
    ("a distance beyond the field", "baba_yaga", "range = [2, 2]", "range = [2, 6]", "range[1]"),
    ("a range turned round", "solovei", "range = [2, 3]", "range = [3, 2]", "nearer"),
    ("two numbers of a strike", "volga", "strike = [2, 3, 5]", "strike = [2, 3]", "$.strike"),
    ("a falling strike", "volga", "strike = [2, 3, 5]", "strike = [5, 3, 2]", "do not fall"),
    ("a missing name form", "upyr", 'dat = "Упырю", ', "", "field `dat` - at `$.ru`"),
    ("an empty name", "sadko", 'short = "Sadko"', 'short = ""', "$.en.short"),
    ("a verb at the wrong moment", "leshy", '"on_struck"', '"static"', "cannot be static"),
    ("no effect", "volga", '{ verb = "jump" }', "", "at least one effect"),
    ("both kinds of reduction", "koschei", "threshold = 2", "threshold = 2, amount = 1", "either"),
    ("a limit for others", "koschei", 'who = "self"', 'who = "beside_own"', "threshold is from"),
    ("a die that adds nothing sure", "volkolaki", "max = 3, ", "", "die is"),
    ("a cap below one step", "volkolaki", "amount = 1, per", "amount = 4, per", "max is below"),
    ("a cure for oneself", "upyr", "cure = false", "cure = true", "only another fighter"),
    ("healing oneself by action", "upyr", 'when = "on_hit"', 'when = "action"', "heal is on_hit"),
    ("a turn that is plain", "sadko", '= "action"', '= "action"\nown_turn = true', "own_turn"),
    ("closing nobody chosen", "solovei", "count = 1", "count = 2", "only one close"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "fighter", "good", "bad", "says"), WRONG, ids=lambda v: str(v)[:30]
)
def test_a_fault_is_refused_by_file_fighter_and_place(
    fault: str, fighter: str, good: str, bad: str, says: str
) -> None:
    head, card = TEXT.split(f'id = "{fighter}"', 1)
    assert good in card
    with pytest.raises(ComponentError) as error:
        load(f'{head}id = "{fighter}"{card.replace(good, bad, 1)}', "mine.toml")
    message = str(error.value)
    assert message.startswith(f"mine.toml: fighter {fighter}: ")
    assert says in message


def test_the_file_itself_may_be_wrong() -> None:
    for text, says in [
        ("fighter = ", "mine.toml: Invalid value"),
        (TEXT.replace("format = 1", "format = 2"), "mine.toml: Invalid enum value 2"),
        (TEXT.replace("format = 1", "format = 1\nfoo = 1"), "mine.toml: .*`foo`"),
        ("format = 1", "mine.toml: .*`fighter`"),
        ("format = 1\n[[fighter]]\nlife = 1", "mine.toml: fighter 1: "),
        (TEXT.replace('"dobrynya"', '"alyosha"'), "mine.toml: fighter alyosha appears twice"),
    ]:
        with pytest.raises(ComponentError, match=says):
            load(text, "mine.toml")


def test_a_card_has_one_action_and_says_a_thing_once() -> None:
    shot = TEXT.split("[[fighter.abilities]]")[4].split("[[fighter]]")[0]
    assert "shot" in shot
    with pytest.raises(ComponentError, match="alyosha: a card has at most one action"):
        load(TEXT.replace(shot, f"{shot}[[fighter.abilities]]{shot}"), NAME)
    hide = TEXT.split("[[fighter.abilities]]")[8].split("[[fighter]]")[0]
    with pytest.raises(ComponentError, match="kozhemyaka: two abilities"):
        load(TEXT.replace(hide, f"{hide}[[fighter.abilities]]{hide}"), NAME)


def test_a_card_is_a_value() -> None:
    assert load(TEXT, NAME) == fighters()
    assert isinstance(hash(CARD["leshy"]), int)
    assert all(isinstance(card, Fighter) for card in fighters())
