"""Bots whom nobody helps: whole games end within the bound, in every edition and mode.

`laar check bastion --silent-helpers` plays many more.
"""

from __future__ import annotations

import json

import pytest

import laar
from laar.bots import BOTS
from laar.bots.problem import Problem, Reason
from laar.bots.silent import MOST, MOST_IN_TURN, Silent, silent_game
from laar.cli import main
from laar.core.play import Play

GAME = laar.game("bastion")
CASES = [
    (edition, mode, 2 + number % 3)
    for edition in GAME.editions
    for number, mode in enumerate(GAME.modes(edition))
]
# Where Dagdar pays, he may choose how; and he may think better of it.
PAYING = """players 2
dagdar at d2
dagdar mana red 9 blue 5
dagdar spells red-mage
wall 5 red-beast
wall 6 blue-beast
deck any blue-mage yellow-beast
"""


def played(edition: str, mode: str, players: int, bot: str, seed: str = "suite") -> Silent:
    options = {"mode": mode, "players": players}
    return silent_game("bastion", edition, options, bot, 1, seed, 0.002)


@pytest.mark.parametrize(("edition", "mode", "players"), CASES)
def test_games_without_help_end(edition: str, mode: str, players: int) -> None:
    for bot in ("random", "greedy"):
        assert played(edition, mode, players, bot).wrong == ""


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("bot", ["search-1", "search-2", "search-3"])
def test_games_of_search_without_help_end(edition: str, bot: str) -> None:
    assert played(edition, "training", 2, bot).wrong == ""


def undecided(problem: Problem) -> list[Reason]:
    """A bot that begins to pay by hand and goes back, for ever if it is let."""
    for word in ("spend", "back", "alchemy", "attack"):
        for answer in problem.options:
            if answer.startswith(word):
                return [Reason(answer, 0.0, [answer], 1)]
    return [Reason(problem.options[-1], 0.0, [], 1)]


def waver() -> Silent:
    return silent_game("bastion", "2018", {"position": PAYING}, "undecided", 1, "1", 0.01)


def test_a_bot_that_goes_round_is_led_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "undecided", undecided)
    assert waver().wrong == ""
    monkeypatch.setattr(Play, "untried", Play.options)  # nobody knows what led back
    assert waver().wrong == f"the game does not end within {MOST} answers"


def test_a_turn_that_takes_too_long_is_found() -> None:
    assert Silent(1, 500, MOST_IN_TURN, True).wrong == ""
    assert "in one turn" in Silent(1, 500, MOST_IN_TURN + 1, True).wrong


def test_the_long_form_is_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = "check bastion --silent-helpers --edition 2018 --mode training --players 1"
    assert main([*words.split(), "--games", "1", "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [part["bot"] for part in report] == list(laar.bots.NAMES)
    assert all(part["games"] == 1 and part["findings"] == [] for part in report)
    assert main(["check", "belogorye", "--silent-helpers"]) == 2
