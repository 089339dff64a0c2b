"""Own scenarios: read strictly, refused by line and key, written as they are read."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.bastion.plans import EVERY

from laar.core.game import BadOptions
from laar.games.bastion.scenarios.modes import modes
from laar.games.bastion.scenarios.plan import plan
from laar.games.bastion.scenarios.reasons import NAMES
from laar.games.bastion.scenarios.recipe import (
    AUXILIARY,
    Entry,
    RecipeError,
    army_strength,
    layers_of,
)
from laar.games.bastion.scenarios.scenario import MOST_BYTES, ScenarioError, check, read, write
from laar.games.bastion.scenarios.sketch import sketch
from laar.games.bastion.state.plan import Plan
from laar.texts import has

DOCS = (Path(__file__).parents[3] / "docs" / "new-scenario.md").read_text("utf-8")
PACK, ASHES = re.findall(r"^```toml\n(.*?)^```$", DOCS, re.M | re.S)
HEAD = 'format = 1\nname = { ru = "Имя", en = "Name" }\n'


def own(text: str, players: int = 2) -> Plan:
    edition = read(text).draft.edition
    return plan(edition, {"mode": "own", "scenario": text, "players": players})


def fault(text: str) -> str:
    with pytest.raises(ScenarioError) as error:
        read(text)
    message = str(error.value)
    assert message.startswith(f"line {error.value.line}: ")
    return message


# The two examples of the page


def test_the_smallest_scenario_follows_the_edition() -> None:
    made = own(PACK, players=3)
    (layer,) = made.layers
    assert [part.count for part in layer.parts] == [24, 3, 2, 1]
    assert layer.count == 30
    assert army_strength(made.layers) == (138, 138)
    assert (made.mode, made.ring, made.opening, made.first) == ("own", (0, 1, 2, 3, 4, 5), 3, -1)
    assert (made.side, made.special, len(made.rituals)) == (0, frozenset(), 30)


def test_a_scenario_that_says_it_all() -> None:
    made = own(ASHES)
    assert [layer.count for layer in made.layers] == [6, 14, 11]
    assert [part.count for part in made.layers[1].parts] == [6, 6, 2, 1, 1]
    assert (made.side, made.ring, made.first) == (1, (0, 4, 3, 1, 2, 5), 1)
    assert made.opening == 2
    assert len(made.rituals) == 18  # without obelisks; the sources lie on the board
    assert made.special == {"sources", "haste", "damaged", "vanguard", "camp_start", "restore"}


def test_the_table_may_choose_what_a_scenario_only_proposes() -> None:
    options = {"mode": "own", "scenario": ASHES, "gate": 0, "first": "dagdar"}
    assert plan("2018", options).ring == (2, 5, 0, 4, 3, 1)
    assert plan("2018", options).first == 0
    assert plan("2018", {**options, "layout": "random"}).ring == ()
    with pytest.raises(BadOptions, match="played on the plain side"):
        plan("2018", {**options, "side": "statue"})


# Writing


@pytest.mark.parametrize("text", [PACK, ASHES], ids=["pack", "ashes"])
def test_a_scenario_is_written_as_it_was_read(text: str) -> None:
    assert write(read(text)) == text


@pytest.mark.parametrize(("edition", "mode"), EVERY)
def test_the_scenarios_of_the_books_can_be_taken_as_a_start(edition: str, mode: str) -> None:
    scenario = modes(edition)[mode].scenario
    assert read(write(scenario)) == scenario


def test_tables_do_as_well_as_lists() -> None:
    tables = re.sub(
        r"  \{ (.*) \},\n", lambda row: "[[deck]]\n" + row[1].replace(", ", "\n") + "\n", PACK
    )
    tables = tables.replace("deck = [\n", "").replace("]\n]", "]").removesuffix("]\n")
    assert tables.count("[[deck]]") == 4
    assert read(tables) == read(PACK)
    line = tables.split("\n").index('class = "werewolf"') + 1
    assert fault(tables.replace("werewolf", "wolf")) == (
        f"line {line}: deck[2].class: there is no class 'wolf'"
    )


# Faults, each with its line and key


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ('"scout"', '"wyrm"', "line 6: deck[1].class: there is no class 'wyrm'"),
        ('"spy"', '"sly"', "line 8: deck[3].legend: there is no legend 'sly'"),
        ('"main"', '"vain"', "line 5: deck[0].troop: there is no troop 'vain'"),
        ('legend = "spy"', 'card = "pink-spy"', "line 8: deck[3].card: there is no card"),
        ('legend = "spy"', 'count = 1', "line 8: deck[3]: one of troop, class, legend and card"),
        ('legend = "spy"', 'legend = "spy", class = "mage"', "line 8: deck[3]: one of troop"),
        ("count = 3", "count = 7", "line 6: deck[1].count: scout has 6 cards, not 7"),
        ("count = 3", "count = 0", "line 6: deck[1].count: scout has 6 cards, not 0"),
        ("count = 3", "count = 1.5", "line 6: deck[1].count: Expected `int`, got `float`"),
        ("count = 3", "number = 3", "line 6: deck[1].number: there is no such key"),
        ('"werewolf"', '"scout"', "line 7: deck[2]: yellow-scout is already in deck[1]"),
        ('"werewolf"', '"mage"', "line 7: deck[2]: yellow-mage is already in deck[0]"),
        ('legend = "spy"', 'legend = "spy", layer = 0', "line 8: deck[3].layer: a layer from 1"),
        ('legend = "spy"', 'legend = "spy", layer = 3', "line 4: deck: layer 2 has no cards"),
        ('legend = "spy"', 'legend = "spy", layer = 21', "line 4: deck: at most 20 layers"),
        ('"2015"', '"2016"', "line 3: edition: there is no edition '2016'"),
        ('"2015"', "2015", "line 3: edition: Expected `str`, got `int`"),
        ('edition = "2015"\n', "", "line 1: edition: this key is needed"),
        ("format = 1", "format = 2", "line 1: format: Invalid enum value 2"),
        ("format = 1", "format = 1\nmood = 1", "line 2: mood: there is no such key"),
        ('en = "The pack"', 'en = ""', "line 2: name.en: Expected `str` of length >= 1"),
        ('en = "The pack"', 'en = "a\\u0007b"', "line 2: name.en: Expected `str` matching"),
        ('en = "The pack"', f'en = "{"a" * 81}"', "line 2: name.en: Expected `str` of length <="),
        ("deck = [", 'side = "back"\ndeck = [', "line 4: side: there is no side 'back'"),
        ("deck = [", "gate = 6\ndeck = [", "line 4: gate: a number from 0 to 5 is needed"),
        ("deck = [", 'first = "bob"\ndeck = [', "line 4: first: there is no seat 'bob'"),
        ("deck = [", "opening = 31\ndeck = [", "line 4: opening: a number from 0 to 30"),
        ("deck = [", 'layout = ["red"]\ndeck = [', "line 4: layout: six colours or 'random'"),
        ("deck = [", 'layout = "odd"\ndeck = [', "line 4: layout: six colours or 'random'"),
        ("deck = [", 'rituals = ["bomb"]\ndeck = [', "line 4: rituals[0]: there is no ritual"),
        ("deck = [", "layers = [30, 0]\ndeck = [", "line 4: layers[1]: a layer has at least"),
        ("deck = [", "layers = [31]\ndeck = [", "line 4: layers[0]: 31 cards are drawn, 30"),
        ("deck = [", "layers = [29]\ndeck = [", "line 4: layers: the deck has 30 cards"),
        ("deck = [", 'special = ["haste"]\ndeck = [', "line 4: special: these rules are of the"),
        ('edition = "2015"', "edition = ", "line 3: Invalid value"),
        ('edition = "2015"', 'edition "2015"', "line 3: Expected '='"),
    ],
)  # fmt: skip
def test_a_fault_is_refused_by_line_and_key(good: str, bad: str, says: str) -> None:
    assert good in PACK
    assert fault(PACK.replace(good, bad, 1)).startswith(says)


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ('"haste", ', '"hast", ', "line 10: special[1]: there is no special rule 'hast'"),
        ('"haste", ', '"sources", ', "line 10: special[1]: sources is there twice"),
        ('"damaged", ', "", "line 10: special[2]: vanguard goes with damaged"),
        ('"damaged", "vanguard", ', "", "line 10: special[3]: restore goes with damaged"),
        ('"source", ', "", "line 10: special[0]: there is no source among the rituals, six are"),
        ('"warrior"', '"beast"', "line 10: special[1]: haste takes every beast"),
        ('"warrior"', '"dragon"', "line 10: special[3]: vanguard takes every dragon"),
        ('card = "red-giant"', 'card = "red-flyer"', "line 10: special[3]: vanguard takes every"),
        ("[6, 14, 11]", "[6, 20, 5]", "line 11: layers[1]: 20 cards are drawn, 16 are there"),
        ("[6, 14, 11]", f"[{'1, ' * 21}]", "line 11: layers: at most 20 layers are made"),
    ],
)
def test_a_fault_of_special_rules_and_layers(good: str, bad: str, says: str) -> None:
    assert good in ASHES
    assert fault(ASHES.replace(good, bad, 1)).startswith(says)


def test_decks_that_cannot_be() -> None:
    head = f'{HEAD}edition = "2018"\n'
    assert fault(f"{head}deck = []\n") == "line 4: deck: there are no enemies"
    assert fault(head) == "line 1: deck: this key is needed"
    assert "deck: Expected `array`" in fault(f"{head}deck = 1\n")
    lone = f'{head}deck = [\n  {{ legend = "spy" }},\n]\n'
    with pytest.raises(BadOptions, match="players: 3 enemies open the game, 1 are there"):
        own(lone)
    assert own(lone.replace("deck", "opening = 1\ndeck")).opening == 1


def test_rituals_must_suffice_for_those_at_the_table() -> None:
    few = PACK.replace("deck = [", 'rituals = ["accumulator", "cannon"]\ndeck = [')
    assert len(own(few, players=4).rituals) == 12
    assert len(own(few, players=1).rituals) == 6
    fewer = few.replace('"accumulator", ', "")
    with pytest.raises(BadOptions, match="players: 9 rituals are dealt to them, 6 are left"):
        own(fewer, players=3)
    assert own(PACK.replace("deck = [", "rituals = []\ndeck = [")).rituals == ()


def test_a_scenario_is_played_in_its_edition() -> None:
    with pytest.raises(BadOptions, match="scenario: it is made for the 2015 edition"):
        plan("2018", {"mode": "own", "scenario": PACK})
    with pytest.raises(BadOptions, match=r"options\.scenario: line 6: deck"):
        plan("2015", {"mode": "own", "scenario": PACK.replace("scout", "wyrm")})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: "),
        ("#" * (MOST_BYTES + 1), f"line 1: the text has {MOST_BYTES + 1} bytes"),
        ("ж" * (MOST_BYTES // 2 + 1), "line 1: the text has"),
        ("\n\nx = [[[[", "line 3: "),
        (f"x = {'[' * 9000}", "line 1: brackets are nested too deep"),
        (f"x = {'9' * 9000}", "line 1: a number has too many digits"),
        ("x = 1\nx = 2", "line 2: Cannot overwrite a value"),
        ("x = 1979-05-27", "line 1: "),
        ("\ud800", "line 1: "),
    ],
    ids=lambda value: str(value)[:12].encode("ascii", "replace").decode(),
)
def test_hostile_texts_are_refused(text: str, says: str) -> None:
    assert fault(text).startswith(says)


@given(st.integers(0, len(ASHES)), st.integers(0, 40), st.sampled_from(["", "]", '"', "7", " = "]))
def test_a_damaged_text_is_read_or_refused(at: int, gone: int, put: str) -> None:
    text = ASHES[:at] + put + ASHES[at + gone :]
    line = 1
    try:
        scenario = read(text)
        assert read(write(scenario)) == scenario
    except ScenarioError as error:
        line = error.line
    assert 1 <= line <= text.count("\n") + 1


@given(st.dictionaries(st.sampled_from(AUXILIARY), st.integers(-1, 7), max_size=5))
def test_a_deck_has_what_its_recipe_says(counts: dict[str, int]) -> None:
    recipe = [Entry(kind=name, count=count) for name, count in counts.items()]
    if recipe and all(1 <= count <= 6 for count in counts.values()):
        (layer,) = layers_of(recipe)
        assert layer.count == sum(counts.values())
    else:
        with pytest.raises(RecipeError):
            layers_of(recipe)


def test_a_mode_of_the_books_checks_like_any_other() -> None:
    draft = modes("2018")["scenario-4"].scenario.draft
    assert check(draft) == modes("2018")["scenario-4"].scenario


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_reason_has_a_text(lang: str) -> None:
    """What the server finds wrong is said in the reader's language, by its name."""
    for name in sorted(NAMES):
        assert has(lang, "bastion", f"scenario-why-{name}"), name


@pytest.mark.parametrize(
    ("bad", "name", "args"),
    [
        (PACK.replace('"scout"', '"wyrm"'), "no-word", {"what": "class", "unknown": "wyrm"}),
        (
            PACK.replace('"werewolf"', '"scout"'),
            "twice-in-deck",
            {"word": "yellow-scout", "item": 1},
        ),
        (PACK.replace("count = 3", "count = 7"), "count", {"word": "scout", "n": 6, "count": 7}),
        (PACK.replace('edition = "2015"', "edition = 15"), "type", {"wanted": "str", "got": "int"}),
        (PACK.replace('edition = "2015"', "edition = "), "quotes", {}),
        (PACK.replace('edition = "2015"', 'edition = "2015'), "unclosed", {}),
        (PACK.replace("deck = [", "deck = [["), "unclosed", {}),
        ("a = " + "[" * 5000, "deep", {}),
    ],
    ids=lambda one: one if isinstance(one, str) and len(one) < 20 else "",
)
def test_a_reason_is_told_by_name(bad: str, name: str, args: dict[str, object]) -> None:
    told = sketch(bad)["error"]
    assert (told["id"], told["args"]) == (name, args), told
    assert told["why"]


def test_a_table_that_cannot_be_laid_says_why_by_name() -> None:
    """Four defenders need more enemies than this deck has."""
    few = 'format = 1\nname = { ru = "а", en = "a" }\nedition = "2018"\n'
    text = few + 'deck = [{ class = "scout", count = 3 }]\n'
    with pytest.raises(BadOptions) as caught:
        plan("2018", {"mode": "own", "players": 4, "scenario": text})
    assert caught.value.reason is not None
    assert caught.value.reason["id"] == "opening"
    assert caught.value.reason["args"] == {"n": 5, "there": 3}
