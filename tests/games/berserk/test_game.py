"""Berserk as everything above it knows it: options, cards, asides, and the generic checker."""

import random
from typing import Any

import pytest
from tests.clauses.berserk.board import board
from tests.games.berserk.worlds import TRIALS

import laar
from laar.core.check import check_game
from laar.core.engine.table import Rule, Steps
from laar.core.game import Json
from laar.games.berserk.editions import E2021
from laar.games.berserk.game import GAME, Berserk, Either
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import Seat

# -- options --------------------------------------------------------------------------------------


def deck(**copies: int) -> dict[str, int]:
    """A deck by hand: three copies each of 1 to 10, but for what is said."""
    return {str(n): 3 for n in (5, 7, 8, 9, 11, 12, 13, 14, 15, 16)} | {
        name.removeprefix("n"): count for name, count in copies.items()
    }


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"decks": ["orcs"]}, "options.decks: a list of 2 decks is needed"),
        ({"decks": ["orcs", "elves"]}, "options.decks.2: 'elves' is none of"),
        ({"decks": ["orcs", 7]}, "options.decks.2: the name of a deck"),
        ({"decks": [{"5": 3}, "orcs"]}, "options.decks.1: 3 cards, at least 30"),
        ({"decks": [deck(n5=4), "orcs"]}, "options.decks.1.5: 4 copies"),
        ({"decks": [deck(n999=1), "orcs"]}, "options.decks.1: there is no card 999"),
        ({"dice": "loaded"}, "options.dice: 'loaded' is none of home, tournament"),
        ({"players": 3}, "options.players: 3 is none of 2"),
        ({"mode": "rochester"}, "options.mode: 'rochester' is none of duel, team, draft, sealed"),
        ({"deal": 20}, "options: there is no 'deal'"),
        ({"position": 5}, "options.position: a text is needed"),
        ({"position": "c3 red 12\nc4 blue 33", "dice": "home"}, "a position stands for itself"),
    ],
)
def test_options_that_cannot_be_are_named(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(laar.BadOptions, match="options") as bad:
        laar.new("berserk", options=options)
    assert wrong in str(bad.value)


def test_ready_decks_and_decks_by_hand_are_played() -> None:
    for one, cards in (("orcs", 30), ("coven+", 36), (deck(), 30)):
        play = laar.new("berserk", options={"decks": [one, "maidens"]})
        assert play.view(None)["decks"] == {"red": cards, "blue": 30}


def test_trials_are_all_pairs_of_ready_decks_with_both_dice() -> None:
    ready = [trial for trial in TRIALS if not trial.get("secret")]
    assert len({(*trial["decks"], trial["dice"]) for trial in ready}) == len(ready) == 8 * 8 * 2


# -- cards ----------------------------------------------------------------------------------------


def test_every_card_is_listed_with_all_that_players_read() -> None:
    cards = GAME.components("2021")
    assert [card["number"] for card in cards] == list(range(1, 115))
    catalogue = GAME.catalogue()
    for card in cards:
        assert card["id"] == f"card-{card['number']}"
        assert card["name"]["ru"]
        assert card["name"]["en"]
        assert card["origin"] in ("as printed", "adapted", "designed")
        for one in card["keywords"]:
            assert one["clause"] in catalogue
        lines = [paragraph["text"]["en"] for paragraph in card["paragraphs"]]
        assert "\n".join(lines) == card["text"]["en"]
    assert sum(card["copies"] for card in cards) == 144


def test_the_glossary_has_the_keywords_of_all_cards() -> None:
    known = {one["id"] for one in Berserk().overview("2021")}
    printed = {one["id"] for card in GAME.components("2021") for one in card["keywords"]}
    assert printed <= known


# -- asides ---------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-386")
def test_a_player_may_concede_and_two_may_agree_on_a_draw() -> None:
    b = board("c3 red 12\nc4 blue 33")
    assert b.play.asides(0) == ["concede", "offer-draw"]
    b.play.answer("offer-draw", 0)
    assert b.play.asides(0) == ["concede"]
    b.play.answer("decline-draw", 1)
    assert b.play.asides(0) == ["concede"]  # once a turn
    b.play.answer("offer-draw", 1)
    b.play.answer("accept-draw", 0)
    assert b.outcome == ("draw", "BRS-386")
    assert b.play.asides(0) == []

    b = board("c3 red 12\nc4 blue 33")
    b.play.answer("concede", 0)
    assert b.outcome == ("blue", "BRS-386")


# -- triggers without end -------------------------------------------------------------------------


@pytest.mark.clause("BRS-387")
def test_a_hundred_triggers_after_one_item_and_no_more() -> None:
    """The Orc Ravager gains chips as it comes onto the enemy half."""
    for before, chips in ((99, 2), (100, 0)):
        b = board("c3 red 12\ne6 blue 33")
        b.table.rules = {**b.table.rules, "after": _late(before, b.table.rules["after"])}
        b.do("step c3 c4")
        assert b.chips("c4") == chips
        assert bool(b.told("lapsed")) == (chips == 0)
        b.asks("red", "main")


def _late(chain: int, rule: Rule[Battle]) -> Rule[Battle]:
    """What is set off works as if so many had worked before it."""

    def after(t: Battle, args: tuple[int, ...]) -> Steps | None:
        t.chain = max(t.chain, chain)
        return rule(t, args)

    return after


def test_triggers_of_a_step_are_counted_anew() -> None:
    b = board("c3 red 12\ne6 blue 33")
    b.do("step c3 c4")
    assert b.table.chain == 1
    b.do("step c4 c5")
    assert b.table.chain == 0


# -- the checker ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 9, 18, 27])
def test_random_games_are_sound(number: int) -> None:
    checked = check_game(GAME, "2021", TRIALS[number], number, random.Random(number))
    assert checked.findings == []
    assert checked.decisions > 10


def findings(game: Berserk, games: int = 2) -> set[str]:
    return {
        found.what
        for number in range(games)
        for found in check_game(game, "2021", {}, number, random.Random(number)).findings
    }


def test_a_planted_leak_of_the_squad_is_found() -> None:
    class Leaking(Berserk):
        def shared(self, table: Either) -> Json:
            return {**super().shared(table), "steps taken": [len(s) for s in table.steps]}

    assert any("may not see" in what or "is seen by" in what for what in findings(Leaking(), 1))


def test_a_planted_write_without_a_fact_is_found() -> None:
    def silent(t: Battle, args: tuple[int, ...]) -> None:
        facts.turn_began(t, Seat(args[0]), t.turn + 1, "BRS-086")
        t.quiet = 0
        t.spent[0] = 1
        t.push("opening")

    game = Berserk({"2021": E2021.but("2021", rules={"turn": silent})})
    assert "something other than a fact wrote to the table" in findings(game)


def test_a_card_in_two_places_is_a_problem() -> None:
    table = board("c3 red 12\nc4 blue 33").table.clone()
    assert GAME.problems(table) == []
    table.at[0] = table.at[12]
    assert GAME.problems(table) == ["12.1 is not on a1"]


def test_numbers_out_of_bounds_are_problems() -> None:
    table = board("c3 red 12\nc4 blue 33").table.clone()
    card = table.at[12]
    table.chips[card] = 98
    assert GAME.problems(table) == ["12.1 has 98 chips"]
    table.chips[card] = 0
    table.wounds[card] = 40
    assert GAME.problems(table) == ["12.1 is dead and still in play"]


def test_the_field_is_drawn_as_text() -> None:
    lines = str(board("c3 red 2 closed\nc4 blue 33 wounds 2\na6 blue 34 hidden").play).split("\n")
    assert lines[0].startswith("6  -?")
    assert "[" in lines[3]
    assert lines[-1].split() == list("abcde")
