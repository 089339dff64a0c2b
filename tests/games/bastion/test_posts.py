"""Sieges with enemies on the board from the beginning, and all that can be wrong with them."""

import random
from typing import cast

import pytest
from tests.games.bastion.test_scenario import ASHES, HEAD, PACK, fault, own

from laar.core.check import check_game
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.games.bastion.game import GAME
from laar.games.bastion.pieces.cards import CARD_IDS
from laar.games.bastion.scenarios.scenario import read, write
from laar.games.bastion.scenarios.sketch import sketch
from laar.games.bastion.state.castle import Castle

SIEGE = PACK.replace(
    "deck = [",
    """posts = [
  { at = "s3", card = "red-warrior" },
  { at = "s9", card = "blue-flyer" },
  { at = "q2", card = "rokai" },
  { at = "citadel", card = "green-dragon" },
]
deck = [""",
)


def test_whoever_stands_on_the_board_is_not_in_the_deck() -> None:
    made = own(SIEGE)
    assert [post.spot for post in made.posts] == [3, 9, -2, 0]
    assert write(read(SIEGE)) == SIEGE
    (layer,) = made.layers
    assert [part.count for part in layer.parts] == [23, 3, 2, 1]
    posted = {post.card for post in made.posts}
    assert not posted & {card for part in layer.parts for card in part.cards}
    assert not posted & {*made.box}


@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_they_are_there_before_anybody_comes(edition: str) -> None:
    """In 2018 defenders stand in the citadel first, and the dragon drives them out (BST-467); in
    2015 they choose a district when all enemies are there (BST-036)."""
    opening = SIEGE.replace("2015", edition).replace("posts", "opening = 0\nposts", 1)
    play = Play(GAME, edition, {"mode": "own", "players": 2, "scenario": opening})
    while play.ask and play.ask.seat == CHANCE:
        play.answer(play.options()[0])
    table = cast(Castle, play.table)
    standing = {at: [CARD_IDS[c] for c in cards] for at, cards in enumerate(table.wall) if cards}
    assert standing == {3: ["red-warrior"], 9: ["blue-flyer"]}
    assert [CARD_IDS[card] for card in table.square[2]] == ["rokai"]
    assert [CARD_IDS[card] for card in table.citadel] == ["green-dragon"]
    assert play.ask
    assert play.ask.kind == {"2015": "start", "2018": "flee"}[edition]
    clauses = {
        fact.clause for fact in play.facts if fact.name in ("placed", "stationed", "roosted")
    }
    assert clauses == {{"2015": "BST-021", "2018": "BST-550"}[edition]}


@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_a_siege_with_them_is_sound(edition: str) -> None:
    options = {"mode": "own", "players": 2, "scenario": SIEGE.replace("2015", edition)}
    checked = check_game(GAME, edition, options, 1, random.Random(1))
    assert checked.findings == []
    assert checked.decisions > 10


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ('"s3"', '"s24"', "line 5: posts[0]: s24 never holds an enemy"),
        ('"s3"', '"s25"', "line 5: posts[0].at: there is no place 's25'"),
        ('"s3"', '"q3"', "line 5: posts[0]: only flyers hold a square"),
        ('"s3"', '"citadel"', "line 5: posts[0]: dragons are in the citadel, and nobody else is"),
        ('"citadel"', '"s5"', "line 8: posts[3]: dragons are in the citadel, and nobody else is"),
        ('"s9"', '"s3"', "line 6: posts[1]: s3 is already taken in posts[0]"),
        ('"blue-flyer"', '"red-warrior"', "line 6: posts[1]: red-warrior is already in posts[0]"),
        ('"rokai"', '"rocky"', "line 7: posts[2].card: there is no card 'rocky'"),
        ('"rokai"', '"spy"', "line 7: posts[2]: only flyers hold a square"),
        ('"blue-flyer"', '"spy"', "line 14: deck[3]: spy is on the board already"),
    ],
)
def test_a_fault_of_those_on_the_board(good: str, bad: str, says: str) -> None:
    assert good in SIEGE
    assert fault(SIEGE.replace(good, bad, 1)) == says


def test_the_vanguard_keeps_its_squares() -> None:
    text = ASHES.replace("deck = [", 'posts = [\n  { at = "q2", card = "rokai" },\n]\ndeck = [')
    text = text.replace('troop = "legendary", count = 9', 'troop = "legendary"')
    assert fault(text) == "line 13: posts[0]: q2 is held by the vanguard"
    assert read(text.replace('"q2"', '"q1"')).posts
    text = ASHES.replace("deck = [", 'posts = [\n  { at = "q1", card = "red-flyer" },\n]\ndeck = [')
    assert "special[3]: vanguard takes every flyer: the siege may have none" in fault(text)


# All faults together


def test_every_fault_is_told_with_its_place() -> None:
    text = SIEGE.replace('"s3"', '"q3"').replace('"scout"', '"wyrm"').replace('"rokai"', '"spy"')
    text = text.replace("posts = [", 'gate = 9\nspecial = ["haste"]\nposts = [')
    told = sketch(text)
    assert [(one["line"], one["place"]) for one in told["faults"]] == [
        (7, "posts[0]"),
        (9, "posts[2]"),
        (14, "deck[1].class"),
        (4, "gate"),
        (5, "special"),
    ]
    assert told["error"] == told["faults"][0]
    assert (told["cards"], told["posted"]) == (27, 2), "what remains is still counted"
    assert told["draft"]["posts"][2] == {"at": "q2", "card": "spy"}


def test_a_card_twice_is_told_by_the_entry_that_was_written() -> None:
    bad = PACK.replace('"scout"', '"wyrm"').replace('legend = "spy"', 'class = "werewolf"')
    assert [one["why"] for one in sketch(bad)["faults"]] == [
        "there is no class 'wyrm'",
        "yellow-werewolf is already in deck[2]",
    ]


def test_a_deck_without_enemies_has_one_fault() -> None:
    text = f'{HEAD}edition = "2018"\nlayers = [3]\ndeck = [\n  {{ class = "wyrm" }},\n]\n'
    assert [one["place"] for one in sketch(text)["faults"]] == ["deck[0].class"]
