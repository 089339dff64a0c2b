"""Two against two as everything above the rules knows it: options, views, positions, odds, bots."""

import io
import json
import random
from typing import Any

import pytest
from rich.console import Console
from tests.clauses.berserk.board import board, teams

import laar
from laar.bots import choose
from laar.bots.greedy import alone
from laar.core.check import check_game
from laar.core.game import Refusal
from laar.core.play import Play
from laar.games.berserk.game import Berserk
from laar.games.berserk.state.battle import DEAL, HIDDEN, SEATS, Battle
from laar.games.berserk.view.position import read
from laar.games.berserk.view.position_writer import write
from laar.terminal import berserk as terminal
from laar.terminal.words import Words

GAME = laar.game("berserk")

TRIALS = [one for one in Berserk().trials("2021", "team") if not one.get("secret")]
DRAWN = """dice home
order blue red violet green
turn 7 violet
c4 red 9
c3 blue 12
h4 green 33 hidden
i1 violet 12
j1 violet 33 closed wounds 2
"""


def battle(number: int) -> Play:
    options = {"mode": "team", **TRIALS[number * 37 % len(TRIALS)]}
    return laar.new("berserk", seed=f"teams {number}", options=options)


def played(play: Play, count: int, source: random.Random) -> Play:
    """So many answers at random, rather some that do something."""
    while play.outcome is None and len(play.history) < count:
        seat = source.choice(play.asked)
        options = play.options(seat)
        busy = [o for o in options if o.startswith(("hide", "keep", "strike", "use", "buy"))]
        play.answer(source.choice(busy or options), seat)
    return play


# -- options --------------------------------------------------------------------------------------


def test_modes_players_and_seats() -> None:
    assert GAME.modes("2021")[:2] == ("duel", "team")
    assert [GAME.players("2021", mode) for mode in ("duel", "team")] == [(2,), (4,)]
    assert GAME.seated({}) == GAME.seated({"mode": ["team"]}) == SEATS[:2]
    assert GAME.seated({"mode": "team"}) == GAME.seated({"position": DRAWN}) == SEATS
    assert GAME.seated({"position": "c3 red 12\nc4 blue 33"}) == SEATS[:2]
    play = laar.new("berserk", options={"mode": "team", "players": 4})
    lists = [GAME.view(play.table, None)["lists"][seat] for seat in SEATS]
    assert [numbers[0] for numbers in lists] == [1, 23, 42, 67]


def test_trials_try_every_ready_deck_at_every_seat_with_both_dice() -> None:
    for seat in range(4):
        tried = {(trial["decks"][seat], trial["dice"]) for trial in TRIALS}
        assert len(tried) == 8 * 2
    pairs = {(*trial["decks"][:2], trial["dice"]) for trial in TRIALS}
    assert len(pairs) == len(TRIALS) == 8 * 8 * 2


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(6))
def test_random_games_come_to_an_end(number: int) -> None:
    play = played(battle(number), 20_000, random.Random(number))
    assert play.outcome is not None
    assert play.outcome.winners in ((), (0, 2), (1, 3))


def test_a_random_game_is_sound() -> None:
    options = {"mode": "team", **TRIALS[63]}
    checked = check_game(GAME, "2021", options, 7, random.Random(7))
    assert checked.findings == []
    assert checked.decisions > 50


# -- what nobody may learn ------------------------------------------------------------------------


def test_team_mates_see_no_more_of_each_other_than_opponents_do() -> None:
    looked = 0
    for number in range(3):
        source, play = random.Random(number), battle(number)
        for count in range(10, 260, 10):
            t = played(play, count, source).table
            assert isinstance(t, Battle)
            for seat in (0, 1, 2, 3):
                secret = {
                    t.setting.ids[card]
                    for card in t.setting.cards
                    if t.place[card] == DEAL or (t.in_play(card) and t.is_(card, HIDDEN))
                    if t.owner(card) != seat
                }
                view = GAME.view(t, seat)
                text = json.dumps(view)
                assert not [id for id in secret if f'"{id}"' in text]
                looked += len(secret)
    assert looked > 1000


# -- positions ------------------------------------------------------------------------------------


def test_a_position_of_teams_is_read_and_written() -> None:
    t = read(DRAWN)
    assert write(t) == DRAWN
    assert t.order == (1, 0, 3, 2)
    assert t.first == 1


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("order red green blue violet\nc3 red 12", "line 1: four seats are needed"),
        ("order red blue\nc3 red 12", "line 1: four seats are needed"),
        ("c3 red 12\norder red blue green violet", "line 2: the order of teams is said once"),
        ("order red blue green violet\nfirst red", "line 2: the order of teams says who is first"),
        ("c3 red 12\nf3 blue 12", "line 2: 'f3' is neither a cell"),
        ("c3 green 12", "line 1: red or blue is needed, not 'green'"),
        ("order red blue green violet\nturn 6 red\nc3 red 12\nc4 blue 12", "not red's (BRS-374)"),
        ("order red blue green violet\nc3 green 12\nc4 blue 12", "red needs a creature"),
        ("order red blue green violet\nc3 red 12", "blue needs a creature in play (BRS-380)"),
    ],
)
def test_a_bad_position_of_teams_names_the_place(text: str, wrong: str) -> None:
    with pytest.raises(laar.BadOptions) as bad:
        laar.new("berserk", options={"position": text})
    assert wrong in str(bad.value)


def test_the_wide_field_is_drawn_as_text() -> None:
    lines = str(laar.new("berserk", options={"position": DRAWN})).split("\n")
    assert lines[6].split() == list("abcdefghij")
    assert "-WanOr." in lines[2]
    assert lines[2].split().index("=?") == 8  # the row, then h
    assert "*[TheUn." in lines[5]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_wide_field_is_shown_in_a_terminal(lang: str) -> None:
    console = Console(width=130, record=True, file=io.StringIO())
    words = Words(GAME, "2021", lang)
    view = laar.new("berserk", options={"position": DRAWN}).view(3)
    console.print(terminal.board(view, words, turned=True))
    shown = console.export_text()
    head = shown.split("\n")[1]
    assert [c for c in head if c.isalpha()] == list("abcdefghij")  # violet is of the first team
    names = [words.name(seat) for seat in ("blue", "red", "violet", "green")]
    assert " → ".join(names) in shown
    assert "{" not in shown


# -- refusals and odds ----------------------------------------------------------------------------


def test_refusals_of_teams_are_told_in_both_languages() -> None:
    b = teams("c3 red 12\nc4 blue 33\nh3 green 12\nh4 violet 33").do("concede", seat="red")
    found = b.play.why_not("step h3 h2", 0) + b.play.why_not("concede", 0)
    b = board(mode="team")
    found += b.play.why_not("lead red", 0) + b.play.why_not("left red", 0)
    found += b.roll(5, 2).do("first").play.why_not("lead blue", 0)
    assert [one.clause for one in found] == ["BRS-377", "BRS-389", *["BRS-376"] * 3]
    assert len({one.text for one in found}) == 5
    for lang in ("en", "ru"):
        words = Words(GAME, "2021", lang)
        assert all("{" not in words.refusal(one) for one in found)
    assert b.play.why_not("lead", 0) == [Refusal("BRS-376", "refuse-form", {"example": "lead red"})]


def test_a_strike_has_a_case_for_each_defender_of_both_members() -> None:
    drawn = "c3 red 48\nc4 blue 48\nb4 blue 48\nd4 violet 48\nb3 green 48\nd3 violet 48 closed"
    told = teams(drawn).play.odds("strike c3 c4")
    assert told is not None
    assert [case["intercept"] for case in told["cases"]] == [None, "d4", "b4"]


# -- bots -----------------------------------------------------------------------------------------


def best(table: Battle, seat: int, options: list[str]) -> str:
    world = table.clone()
    alone(world, seat)
    priors = GAME.prior(world, options)
    return options[priors.index(max(priors))]


def test_a_team_mate_is_no_prey_and_is_defended() -> None:
    b = teams("c3 red 12\nb3 green 42 wounds 2 closed\nc4 blue 12\na6 violet 33")
    options = b.play.options(0)
    assert "strike c3 b3" in options
    priors = dict(zip(options, GAME.prior(b.table, options), strict=True))
    assert priors["strike c3 b3"] < 0 < priors["strike c3 c4"]
    frail = "c4 violet 22 wounds 15 closed"
    b = teams(f"c3 red 12\n{frail}\nb4 blue 33\nh3 green 12").do("strike c3 c4")
    b.asks("blue", "answer")
    assert best(b.table, 1, b.play.options()) == "defend b4"


def test_the_taste_of_a_position_is_that_of_the_team() -> None:
    b = teams("c3 red 12\nc4 blue 42\nh3 green 12\nh4 violet 42")
    tastes = [GAME.taste(b.table, seat) for seat in range(4)]
    assert tastes[0] == tastes[2] > 0 > tastes[1] == tastes[3]


def test_a_bot_deploys_around_the_middle_of_its_own_quarter() -> None:
    b = board(mode="team", decks=["orcs"] * 4).roll(5, 2).do("first")
    b.do("lead red", "left green", "lead blue", "left blue")
    for seat in SEATS:
        b.deal(seat, 12)
    b.keep()
    for seat in SEATS:
        b.buy(seat, 12)
    assert best(b.table, 0, b.play.options(0)) == "place 12.1 h3"
    assert best(b.table, 1, b.play.options(1)).endswith(" c4")


@pytest.mark.parametrize("name", ["greedy", "search-1"])
def test_bots_answer_every_question_of_teams(name: str) -> None:
    play, source = battle(1), random.Random(1)
    seen: set[str] = set()
    while play.outcome is None and len(play.history) < 400:
        seat = source.choice(play.asked)
        options = play.options(seat)
        assert play.ask is not None
        if play.ask.kind not in seen and len(options) > 1:
            seen.add(play.ask.kind)
            view: dict[str, Any] = play.view(seat)
            told = choose("berserk", play.edition, view, options, name, 0.02, 7)
            assert told["answer"] in options
        play.answer(source.choice(options), seat)
    assert {"lead", "quarter", "squad", "place", "main"} <= seen


def test_two_who_think_beat_two_who_do_not() -> None:
    won = 0
    for number in range(3):
        play, source, side = battle(number), random.Random(number), number & 1
        while play.outcome is None:
            seat = play.asked[0]
            options = play.options(seat)
            assert isinstance(play.table, Battle)
            thinks = seat & 1 == side
            play.answer(best(play.table, seat, options) if thinks else source.choice(options), seat)
        won += side in play.outcome.winners
    assert won == 3
