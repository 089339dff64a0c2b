"""The modes of both books: which enemies come, in which order, by which special rules."""

from collections import Counter
from importlib.resources import files

import pytest
from tests.games.bastion.plans import EVERY, deck, kind_of, legends, made, refusal, size

from laar.games.bastion.editions import EDITIONS
from laar.games.bastion.pieces.cards import (
    CARD_IDS,
    CLASSES,
    COLOURS,
    EVERY_COLOUR,
    RITUAL_IDS,
    class_named,
)
from laar.games.bastion.scenarios.modes import ModeError, load, modes
from laar.games.bastion.scenarios.overview import overview
from laar.games.bastion.scenarios.plan import DAMAGED, complete, vanguard
from laar.games.bastion.scenarios.recipe import AUXILIARY, army_strength, class_cards, difficulty
from laar.games.bastion.scenarios.scenario import SPECIAL
from laar.texts import texts

NAME = "modes.toml"
TEXT = (files("laar.games.bastion.scenarios") / NAME).read_text("utf-8")
ONE_OF_EACH = Counter(dict.fromkeys(AUXILIARY, 1))
MAIN = Counter(dict.fromkeys(CLASSES[:4], 6))


# Decks of 2015


@pytest.mark.clause("BST-525")
def test_training_deck_of_2015() -> None:
    plan = made("2015", "training")
    assert deck(plan) == MAIN
    assert army_strength(plan.layers) == (108, 108)
    assert modes("2015")["training"].stated == 108


@pytest.mark.clause("BST-527")
def test_the_main_troop_is_in_every_deck_of_2015() -> None:
    for mode in modes("2015"):
        assert deck(made("2015", mode)) >= MAIN
    assert deck(made("2015", "army")) == MAIN
    army = {"classes": {"scout": 2, "priest": 0, "dragon": 6}, "legends": ["spy", "golem"]}
    added = legends("spy", "golem") + Counter({"scout": 2, "dragon": 6})
    assert deck(made("2015", "army", army=army)) == MAIN + added


@pytest.mark.clause("BST-528")
def test_army_strength_is_the_sum_with_nine_for_a_werewolf() -> None:
    army = {"classes": {"werewolf": 2, "scout": 1}, "legends": ["leviathan"]}
    layers = made("2015", "army", army=army).layers
    assert army_strength(layers) == (108 + 18 + 3 + 12,) * 2


NORMAL = {1: (140, 180), 2: (150, 190), 3: (160, 200), 4: (170, 210)}


@pytest.mark.clause("BST-529")
def test_normal_army_strengths() -> None:
    for players, (least, most) in NORMAL.items():
        assert difficulty(least, players) == difficulty(most, players) == "normal"


@pytest.mark.clause("BST-530")
def test_hard_army_strengths() -> None:
    for players, (_, most) in NORMAL.items():
        assert difficulty(most + 1, players) == "hard"


@pytest.mark.clause("BST-531")
def test_below_normal_is_light_and_nothing_is_forbidden() -> None:
    for players, (least, _) in NORMAL.items():
        assert difficulty(least - 1, players) == "light"
    everything = {"classes": dict.fromkeys(AUXILIARY, 6), "legends": list(CARD_IDS[72:])}
    assert size(made("2015", "army", army=everything)) == 82
    assert size(made("2015", "army", army={"legends": ["spy"]})) == 25


@pytest.mark.clause("BST-532")
def test_a_random_enemy_of_a_class_is_any_of_six() -> None:
    (layer,) = made("2015", "siege-1").layers
    scouts = layer.parts[1]
    assert (scouts.cards, scouts.count) == (class_cards("scout"), 1)


# mode, cards, army strength, what the book prints
SIEGES = [
    pytest.param("siege-1", ONE_OF_EACH, 32, 160, 160, marks=pytest.mark.clause("BST-540")),
    pytest.param(
        "siege-2",
        Counter(flyer=6) + legends("belligemin", "rokai", "black-wing"),
        33,
        153,
        159,
        marks=pytest.mark.clause("BST-541", "BST-542"),
    ),
    pytest.param("siege-3", Counter(dragon=6), 30, 168, 168, marks=pytest.mark.clause("BST-543")),
    pytest.param(
        "siege-4",
        legends(*CARD_IDS[72:]),
        34,
        173,
        168,
        marks=pytest.mark.clause("BST-544", "BST-545"),
    ),
    pytest.param(
        "siege-5",
        Counter(giant=6, archmage=1) + legends("golem", "shaggon", "leviathan"),
        34,
        184,
        184,
        marks=pytest.mark.clause("BST-546"),
    ),
    pytest.param(
        "siege-6",
        Counter(scout=6, symbiote=6, werewolf=6) + legends("knellervirm"),
        43,
        214,
        214,
        marks=pytest.mark.clause("BST-547"),
    ),
    pytest.param(
        "siege-7",
        legends(*CARD_IDS[72:]) + ONE_OF_EACH,
        42,
        225,
        220,
        marks=pytest.mark.clause("BST-548", "BST-549"),
    ),
]


@pytest.mark.parametrize(("mode", "beside", "cards", "strength", "stated"), SIEGES)
def test_siege(mode: str, beside: Counter[str], cards: int, strength: int, stated: int) -> None:
    plan = made("2015", mode)
    assert deck(plan) == MAIN + beside
    assert size(plan) == cards
    assert army_strength(plan.layers) == (strength, strength)
    assert modes("2015")[mode].stated == stated


# Decks of 2018


@pytest.mark.clause("BST-526")
def test_training_deck_of_2018() -> None:
    plan = made("2018", "training")
    assert deck(plan) == legends("spy") + Counter(
        beast=6, warrior=5, mage=4, rider=3, scout=2, flyer=2, giant=2
    )
    assert size(plan) == 25
    assert army_strength(plan.layers) == (109, 109)


@pytest.mark.clause("BST-533")
def test_a_level_adds_three_classes_and_legends_to_the_main_troop() -> None:
    plan = made("2018", "medium", classes=["giant", "scout", "werewolf"])
    assert deck(plan) == MAIN + Counter(giant=3, scout=3, werewolf=3, legends=2)
    assert (plan.classes, plan.each) == (0, 0)


LEVELS = {"easy": (2, 1, 31), "medium": (3, 2, 35), "hard": (4, 3, 39), "extreme": (5, 4, 43)}


@pytest.mark.clause("BST-534")
def test_four_levels() -> None:
    for mode, (each, legendary, cards) in LEVELS.items():
        plan = made("2018", mode)
        assert (plan.classes, plan.each) == (3, each)
        numbers = (class_named("scout"), class_named("archmage"), class_named("dragon"))
        (layer,) = complete(plan, numbers)
        assert layer.count == sum(part.count for part in layer.parts) == cards
        assert [part.count for part in layer.parts] == [24, each, each, each, legendary]
        chosen = made("2018", mode, classes=["scout", "archmage", "dragon"])
        assert chosen.layers == (layer,)


@pytest.mark.clause("BST-536")
def test_three_different_auxiliary_classes() -> None:
    for classes, says in [
        (["scout", "wyrm", "giant"], "options.classes[1]: there is no class 'wyrm'"),
        (["scout", "giant", "beast"], "options.classes[2]: there is no auxiliary class 'beast'"),
        (["scout", "scout", "giant"], "options.classes[1]: scout is there twice"),
        (["scout", "giant"], "options.classes: 3 classes are needed"),
        ("scout", "options.classes: a list is needed"),
        ([1, 2, 3], "options.classes[0]: a text is needed"),
    ]:
        assert says == refusal("2018", mode="easy", classes=classes)


@pytest.mark.clause("BST-550")
def test_a_scenario_fixes_the_side() -> None:
    sides = [made("2018", f"scenario-{n}").side for n in (1, 2, 3, 4)]
    assert sides == [1, 1, 0, 0]
    for mode, side in [(1, "statue"), (2, "statue"), (3, "plain"), (4, "plain")]:
        assert "options.side: this mode" in refusal("2018", mode=f"scenario-{mode}", side=side)
    assert {made("2018", "hard", side=side).side for side in ("statue", "plain")} == {0, 1}


@pytest.mark.clause("BST-551")
def test_deck_of_darkened_skies() -> None:
    plan = made("2018", "scenario-1")
    named = legends("spy", "belligemin", "rokai", "valkyrie", "black-wing")
    assert deck(plan) == MAIN + named + Counter(flyer=6, scout=6)
    assert (size(plan), army_strength(plan.layers), plan.side) == (41, (179, 179), 1)


@pytest.mark.clause("BST-552")
def test_all_sources_lie_on_the_board_in_darkened_skies() -> None:
    plan = made("2018", "scenario-1")
    assert plan.special == {"sources"}
    left = {RITUAL_IDS[number] for number in plan.rituals}
    assert {*RITUAL_IDS} - left == {f"{colour}-source" for colour in COLOURS}


@pytest.mark.clause("BST-553")
def test_deck_of_trembling_earth() -> None:
    plan = made("2018", "scenario-2")
    main = MAIN - Counter(beast=6)
    named = legends("shaggon", "knellervirm", "leviathan")
    assert deck(plan) == main + named + Counter(symbiote=6, giant=6, werewolf=6)
    assert (size(plan), army_strength(plan.layers), plan.side) == (39, (240, 240), 1)


def test_beasts_are_handed_out_in_trembling_earth() -> None:
    plan = made("2018", "scenario-2", players=4)
    assert plan.special == {"haste"}
    assert not {*plan.box} & {*class_cards("beast")}


@pytest.mark.clause("BST-555")
def test_deck_of_show_of_force() -> None:
    plan = made("2018", "scenario-3")
    assert deck(plan) == MAIN + ONE_OF_EACH + legends(*CARD_IDS[72:])
    assert (size(plan), army_strength(plan.layers), plan.side) == (42, (225, 225), 0)


@pytest.mark.clause("BST-556")
def test_legends_are_among_the_last_thirty() -> None:
    top, below = made("2018", "scenario-3").layers
    assert (top.count, sum(part.count for part in top.parts)) == (12, 32)
    assert below.count == 30
    ((cards, count),) = ((part.cards, part.count) for part in below.parts)
    assert (cards, count) == (tuple(range(72, 82)), 10)


@pytest.mark.clause("BST-557")
def test_deck_of_late_arrival() -> None:
    plan = made("2018", "scenario-4")
    named = legends("golem", "inquisitor", "leviathan")
    assert deck(plan) == MAIN + named + Counter(priest=6)
    assert (size(plan), army_strength(plan.layers), plan.side) == (33, (168, 168), 0)


@pytest.mark.clause("BST-558")
def test_beasts_come_first_and_nobody_opens_late_arrival() -> None:
    plan = made("2018", "scenario-4", players=3)
    top, below = plan.layers
    assert [part.cards for part in top.parts] == [class_cards("beast")]
    assert (top.count, below.count) == (6, 27)
    assert plan.opening == 0


def test_districts_2_3_and_4_lie_farthest_from_the_camp() -> None:
    assert [place + 1 for place in DAMAGED] == [2, 3, 4]
    assert made("2018", "scenario-4").special == {*SPECIAL} - {"haste"}


def test_vanguard_of_late_arrival() -> None:
    dragons, flyers = vanguard(tuple(reversed(EVERY_COLOUR)))
    named = [CARD_IDS[card] for card in (*dragons, *flyers)]
    assert named[:3] == ["blue-dragon", "purple-dragon", "red-dragon"]
    assert named[3:] == ["yellow-flyer", "green-flyer", "black-flyer"]
    box = {kind_of(card) for card in made("2018", "scenario-4").box}
    assert not box & {"dragon", "flyer"}


@pytest.mark.parametrize(("edition", "mode"), EVERY)
def test_every_mode_can_be_played_by_any_number(edition: str, mode: str) -> None:
    for players in (1, 2, 3, 4):
        plan = made(edition, mode, players=players)
        assert plan.opening <= size(plan)
        assert not plan.rituals or len(plan.rituals) >= 3 * players
        assert plan.special <= {*SPECIAL}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_modes_and_special_rules_have_names(lang: str) -> None:
    say = texts(lang, "bastion")
    for edition, mode in EVERY:
        assert say(f"mode-{mode}") == getattr(modes(edition)[mode].scenario.draft.name, lang)
    for name in (*(f"special-{rule}" for rule in SPECIAL), "mode-own", "edition-2015"):
        assert say(name) != name


def test_people_see_the_computed_strength_beside_that_of_the_book() -> None:
    shown = {mode["id"]: mode for mode in overview(EDITIONS["2015"])}
    wrong = {
        id: (mode["strength"][0], mode["stated"])
        for id, mode in shown.items()
        if mode["stated"] not in (None, mode["strength"][0])
    }
    assert wrong == {"siege-2": (153, 159), "siege-4": (173, 168), "siege-7": (225, 220)}
    assert shown["siege-6"]["enemies"] == 43
    assert shown["siege-5"]["difficulty"] == {
        "1": "hard",
        "2": "normal",
        "3": "normal",
        "4": "normal",
    }
    assert [mode["id"] for mode in overview(EDITIONS["2018"])] == [*modes("2018")]
    # The advice is of 2015 alone.
    assert all(mode["difficulty"] == {} for mode in overview(EDITIONS["2018"]))


def test_the_strength_of_a_level_depends_on_its_classes() -> None:
    easy = next(mode for mode in overview(EDITIONS["2018"]) if mode["id"] == "easy")
    weak = made("2018", "easy", classes=["scout", "symbiote", "flyer"])
    strong = made("2018", "easy", classes=["archmage", "werewolf", "dragon"])
    assert easy["enemies"] == size(weak) == 31
    assert easy["strength"] == [army_strength(weak.layers)[0], army_strength(strong.layers)[1]]
    assert easy["strength"] == [108 + 24 + 3, 108 + 54 + 12]


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ("format = 1", "format = 2", "mine.toml: Invalid enum value 2"),
        ('id = "siege-1"', 'id = "army"', "mine.toml: mode army appears twice in its edition"),
        ("stated = 160", 'stated = "160"', "mine.toml: mode siege-1: stated: Expected"),
        ("stated = 160", "said = 160", "mine.toml: mode siege-1: said: there is no such key"),
        ("each = 2", "", "mine.toml: mode easy: classes: a number of classes and of cards"),
        ('"belligemin"', '"gemini"', r"mine.toml: mode siege-2: deck\[2\].legend: there is no"),
        ("[12, 30]", "[12, 31]", r"mine.toml: mode scenario-3: layers\[1\]: 31 cards are drawn"),
    ],
)
def test_a_fault_in_the_file_is_refused_by_mode_and_place(good: str, bad: str, says: str) -> None:
    assert good in TEXT
    with pytest.raises(ModeError, match=says):
        load(TEXT.replace(good, bad, 1), "mine.toml")
