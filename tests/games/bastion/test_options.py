"""The options of a table: defenders, board, gate, first player, rituals."""

from typing import Any

import pytest
from tests.games.bastion.plans import EVERY, kind_of, made, refusal

from laar.games.bastion.pieces.cards import CARD_IDS, CLASSES, COLOURS, RITUAL_IDS
from laar.games.bastion.scenarios.modes import modes


@pytest.mark.clause("BST-008")
def test_one_to_four_defenders() -> None:
    assert [made("2018", "easy", players=n).players for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for wrong in (0, 5, True, "2", None):
        assert "options.players: a number from 1 to 4" in refusal(
            "2018", mode="easy", players=wrong
        )


@pytest.mark.clause("BST-009")
def test_2015_lays_the_districts_as_one_likes() -> None:
    wanted = ["black", "red", "yellow", "blue", "green", "purple"]
    ring = made("2015", "siege-1", layout=wanted).ring
    assert [COLOURS[colour] for colour in ring] == wanted
    assert made("2015", "siege-1").ring == (0, 1, 2, 3, 4, 5)


@pytest.mark.clause("BST-010")
def test_2018_draws_the_layout_of_a_full_game() -> None:
    full = [mode for mode in modes("2018") if mode != "training"]
    assert {made("2018", mode).ring for mode in full} == {()}
    assert made("2018", "easy", layout=[*COLOURS]).ring == (0, 1, 2, 3, 4, 5)
    assert made("2015", "army", layout="random").ring == ()


@pytest.mark.clause("BST-011")
def test_all_districts_show_one_side() -> None:
    assert made("2015", "army", side="plain").side == 1
    assert made("2015", "army", side="statue").side == 0
    assert "options.side: a text is needed" in refusal(
        "2015", mode="army", side=["plain", "statue"]
    )


@pytest.mark.clause("BST-014")
def test_training_of_2018_uses_the_statue_side() -> None:
    assert made("2018", "training").side == 0
    assert "options.side: this mode is played on the statue side" in refusal(
        "2018", mode="training", side="plain"
    )
    assert made("2015", "training", side="plain").side == 1


@pytest.mark.clause("BST-015")
def test_training_of_2018_has_a_usual_layout_that_may_be_changed() -> None:
    assert made("2018", "training").ring == (0, 1, 2, 3, 4, 5)
    assert made("2018", "training", layout=[*reversed(COLOURS)]).ring == (5, 4, 3, 2, 1, 0)


@pytest.mark.clause("BST-016", "BST-017")
def test_the_gate_stands_at_one_of_six_corners() -> None:
    layout = [*COLOURS]
    for edition, mode in (("2015", "army"), ("2018", "easy")):
        rings = [made(edition, mode, layout=layout, gate=corner).ring for corner in range(6)]
        assert [ring[0] for ring in rings] == [0, 1, 2, 3, 4, 5]
        assert rings[4] == (4, 5, 0, 1, 2, 3)
        assert "options.gate: a number from 0 to 5" in refusal(edition, mode=mode, gate=6)


@pytest.mark.clause("BST-020")
def test_what_is_not_in_the_deck_is_in_the_box() -> None:
    plan = made("2015", "siege-3")
    assert {kind_of(card) for card in plan.box} == {*CLASSES[4:11], *CARD_IDS[72:]}
    for edition, mode in EVERY:
        plan = made(edition, mode)
        used = {card for layer in plan.layers for part in layer.parts for card in part.cards}
        assert not used & {*plan.box}


@pytest.mark.clause("BST-035")
def test_the_first_player_is_named_or_drawn() -> None:
    assert made("2015", "army", first="sannirr").first == 1
    assert made("2015", "army").first == -1
    assert "options.first: there is no seat 'talm'" in refusal("2015", mode="army", first="talm")


def test_opening_enemies() -> None:
    assert [made("2015", "army", players=n).opening for n in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert [made("2018", "easy", players=n).opening for n in (1, 2, 3, 4)] == [2, 3, 4, 5]


@pytest.mark.clause("BST-033")
def test_training_has_no_rituals() -> None:
    for edition in ("2015", "2018"):
        assert made(edition, "training").rituals == ()
        others = [mode for mode in modes(edition) if mode != "training"]
        assert all(len(made(edition, mode).rituals) >= 24 for mode in others)


@pytest.mark.clause("BST-591")
def test_a_single_defender_has_no_accumulators() -> None:
    for edition, mode in (("2015", "siege-1"), ("2018", "hard")):
        alone = {RITUAL_IDS[number] for number in made(edition, mode, players=1).rituals}
        assert {*RITUAL_IDS} - alone == {f"{colour}-accumulator" for colour in COLOURS}
        assert len(made(edition, mode, players=2).rituals) == 30


@pytest.mark.clause("BST-592")
def test_numbers_of_a_solo_game() -> None:
    assert made("2015", "siege-1", players=1).opening == 1
    assert made("2018", "easy", players=1).opening == 2
    assert len(made("2018", "easy", players=1).rituals) == 24


@pytest.mark.parametrize(
    ("edition", "options", "says"),
    [
        ("2015", {"mode": "easy"}, "options.mode: there is no mode 'easy' in the 2015 edition"),
        ("2018", {"mode": "siege-1"}, "options.mode: there is no mode 'siege-1' in the 2018"),
        ("2015", {"mode": 1}, "options.mode: a text is needed"),
        ("2015", {"level": 1}, "options: there is no 'level'"),
        ("2015", {"side": "back"}, "options.side: there is no side 'back'"),
        ("2015", {"layout": ["red"]}, "options.layout: six colours or 'random' are needed"),
        ("2015", {"layout": [*COLOURS[:5], "red"]}, "options.layout[5]: red is there twice"),
        ("2015", {"layout": [*COLOURS[:5], "pink"]}, "options.layout[5]: there is no colour"),
        ("2015", {"classes": ["scout"]}, "options.classes: mode 'training' takes none"),
        ("2015", {"army": {}}, "options.army: mode 'training' takes none"),
        ("2015", {"scenario": ""}, "options.scenario: mode 'training' takes none"),
        ("2015", {"mode": "army", "army": []}, "options.army: classes and legends are needed"),
        ("2015", {"mode": "army", "army": {"cards": 1}}, "options.army: there is no 'cards'"),
        ("2015", {"mode": "army", "army": {"classes": []}}, "options.army.classes: a number"),
        (
            "2015",
            {"mode": "army", "army": {"classes": {"beast": 1}}},
            "options.army.classes: there is no auxiliary class 'beast'",
        ),
        (
            "2015",
            {"mode": "army", "army": {"classes": {"scout": 7}}},
            "options.army.classes.scout: a number from 0 to 6 is needed",
        ),
        (
            "2015",
            {"mode": "army", "army": {"legends": ["spy", "spy"]}},
            "options.army.legends[1]: spy is there twice",
        ),
        ("2018", {"mode": "own"}, "options.scenario: a text is needed"),
        ("2018", {"mode": "own", "scenario": "x"}, "options.scenario: line 1: Expected '='"),
    ],
)
def test_bad_options_are_refused_by_place(edition: str, options: dict[str, Any], says: str) -> None:
    assert refusal(edition, **options).startswith(says)
