"""The generic checker finds nothing in Bastion, gets far enough to look, and finds what is
planted."""

import random
from typing import Any

import pytest
from tests.games.bastion.worlds import drawn

from laar.core.check import check_game
from laar.games.bastion.editions import EDITIONS
from laar.games.bastion.game import GAME, Bastion
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import Castle

MODES: list[tuple[str, dict[str, Any]]] = [
    ("2015", {"mode": "siege-3", "players": 2}),
    ("2018", {"mode": "scenario-4", "players": 3}),
]


@pytest.mark.parametrize(("edition", "options"), MODES)
@pytest.mark.parametrize("number", range(2))
def test_real_games_are_sound(edition: str, options: dict[str, Any], number: int) -> None:
    checked = check_game(GAME, edition, options, number, random.Random(number))
    assert checked.findings == []
    assert checked.decisions > 10


def test_a_hunch_is_to_fight_and_not_to_give_up() -> None:
    play = drawn(
        "2018", "dagdar at d1 / dagdar mana red 5 / dagdar spells red-rider / wall 1 red-mage"
    )
    best, worst = ranked(play.table)
    assert (best, worst) == ("attack s1", "end")
    play.answer("attack s1")
    assert ranked(play.table) == ("pay", "withdraw")


def ranked(table: Any) -> tuple[str, str]:
    """The most and the least promising answer of the active player."""
    answers = table.options(table.active)
    order = sorted(zip(GAME.prior(table, answers), answers, strict=True))
    return order[-1][1], order[0][1]


def test_a_token_that_is_lost_is_found() -> None:
    def greedy_bank(t: Castle, args: tuple[int, ...]) -> None:
        facts.readied(t, t.active, False, "BST-254")
        t.reserve[0] -= 1
        t.push("act")

    editions = {"2018": EDITIONS["2018"].but("2018", rules={"stage": greedy_bank})}
    checked = check_game(Bastion(editions), "2018", {"mode": "training"}, 1, random.Random(1))
    assert "something other than a fact wrote to the table" in {f.what for f in checked.findings}
