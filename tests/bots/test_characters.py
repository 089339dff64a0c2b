"""The opponents with a name: six a game, each as its line says, fixed by a seed."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

import laar
from laar.bots import NAMES, choose, names
from laar.bots.arena import one_game
from laar.bots.arena_team import one_game as team_game
from laar.bots.characters import cast, first
from laar.bots.ticks import Ticks
from laar.core.play import Play
from laar.texts import has

GAMES = ("belogorye", "berserk", "bastion")
EVERYONE = [(game, who) for game in GAMES for who in cast(game)]
CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib" / "people.ts"


@pytest.mark.parametrize("game", GAMES)
def test_six_of_them_the_weakest_first(game: str) -> None:
    ratings = [who.rating for who in cast(game).values()]
    assert len(ratings) == 6
    up = 1 if not laar.game(game).cooperative else -1
    assert all(up * below < up * above for below, above in pairwise(ratings))


def test_nobody_has_the_name_of_another_or_of_a_seat() -> None:
    seats = {seat for game in GAMES for seat in laar.game(game).seats}
    found = [who for _, who in EVERYONE]
    assert len(set(found)) == len(found) == 18
    assert not set(found) & ({*NAMES} | seats)


@pytest.mark.parametrize("game", GAMES)
def test_the_client_shows_the_same_six(game: str) -> None:
    (row,) = re.findall(rf"{game}: \[(.*)\]", CLIENT.read_text("utf-8"))
    assert re.findall(r"'(\w+)'", row) == list(cast(game))
    assert f"{game}: '{first(game)}'" in CLIENT.read_text("utf-8")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(("game", "who"), EVERYONE)
def test_each_has_a_name_a_trade_a_line_and_a_face(game: str, who: str, lang: str) -> None:
    for part in ("", "-with", "-trade", "-line"):
        assert has(lang, game, f"bot-{who}{part}")
    data = json.loads((files("laar.bots") / "cast" / f"{game}.json").read_text("utf-8"))
    assert all(one["face"]["hat"] and one["face"]["element"] for one in data)


def begun(game: str, answers: int) -> Play:
    """A game played at random for a while."""
    luck = random.Random(3)
    play = laar.new(game, seed="characters")
    while play.outcome is None and len(play.history) < answers:
        play.answer(luck.choice(play.options()))
    return play


@pytest.mark.parametrize(("game", "who"), EVERYONE)
@pytest.mark.parametrize("answers", [0, 60])
def test_each_answers_and_its_clock_changes_nothing(game: str, who: str, answers: int) -> None:
    play = begun(game, answers)
    seat = play.asked[0]
    view, options = play.view(seat), play.options(seat)

    def said(budget: float) -> object:
        return choose(game, play.edition, view, options, who, budget, 5, Ticks())["answer"]

    assert said(1e6) in options
    assert said(1e6) == said(1e9)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (one_game("belogorye", "2017", ("gorazd", "kikimora"), 3, 1, 60) for _ in range(2))
    assert one == two
    solo = {"players": 1}
    three, four = (team_game("bastion", "2018", solo, "aksinya", 3, 1, 60) for _ in range(2))
    assert three == four


def test_zhdan_never_defends_and_milava_does() -> None:
    """Their lines say so."""
    text = "c3 blue 12\nc4 red 35 closed wounds 4\nd4 red 32\nturn 4 blue"
    play = laar.new("berserk", options={"position": text})
    play.answer("strike c3 c4", 1)
    view, options = play.view(0), play.options(0)

    def defends(who: str) -> int:
        said = [choose("berserk", "2021", view, options, who, 9, n)["answer"] for n in range(40)]
        return sum(answer.startswith("defend") for answer in said)

    assert defends("zhdan") == 0
    assert defends("milava") > 25


def test_a_stranger_is_nobody() -> None:
    assert "zhdan" not in names("belogorye")
    with pytest.raises(KeyError):
        choose("belogorye", "2017", {"seat": "evil"}, ["a"], "zhdan", 1, 1)
