"""The small game of docs/new-game.md is complete, is played as the page shows it, and is the one
that the other tests play."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import cast

import pytest

from doc_pieces import PAGE, SOURCE, main, pieces, told, written
from laar import bots
from laar.core.check import check_answers, check_game
from laar.core.dice import Dice
from laar.core.game import AnyGame
from laar.core.play import Play

PAGE_TEXT = PAGE.read_text("utf-8")


def taken_from(page: str) -> AnyGame:
    """The game a page tells of, made from what is written there alone."""
    module = ModuleType("told_on_the_page")
    exec(compile("\n\n".join(told(page)), "docs/new-game.md", "exec"), vars(module))
    return cast(AnyGame, module.BEACON)


@pytest.mark.parametrize(("edition", "mode"), [("1", "calm"), ("1", "storm"), ("2", "calm")])
@pytest.mark.parametrize("players", [2, 3])
def test_the_checker_finds_nothing_wrong_with_it(edition: str, mode: str, players: int) -> None:
    game = taken_from(PAGE_TEXT)
    for number in range(10):
        options = {"mode": mode, "players": players}
        for check in (check_game, check_answers):
            checked = check(game, edition, options, number, Random(number))
            assert checked.findings == []
            assert checked.decisions > 0


def test_it_is_played_to_both_ends_by_bots() -> None:
    game, ends = taken_from(PAGE_TEXT), set()
    for number in range(30):
        play = Play(game, "1", {"mode": "storm"}, Dice(str(number).encode()))
        while play.outcome is None:
            seat = play.asked[0]
            thought = bots.choose(game, "1", play.view(seat), play.options(), "greedy", 1, number)
            play.answer(thought["answer"], seat)
        ends.add(bool(play.outcome.winners))
    assert ends == {True, False}


def test_a_rule_told_wrong_on_the_page_is_found() -> None:
    right = 'torched(t, seat, "BCN-002")\n        t.push("watch")'
    assert PAGE_TEXT.count(right) == 1
    game = taken_from(PAGE_TEXT.replace(right, 't.torches[seat] -= 1\n        t.push("watch")'))
    found = [check_game(game, "1", {}, n, Random(n)).findings for n in range(10)]
    assert any(found)


def test_the_page_shows_the_game_that_tests_play() -> None:
    assert main(["--check"]) == 0
    assert told(PAGE_TEXT) == pieces(SOURCE.read_text("utf-8"))


def test_a_stale_page_is_mended() -> None:
    stale = PAGE_TEXT.replace("DAWN = 12", "DAWN = 13")
    assert written(stale, SOURCE.read_text("utf-8")) == PAGE_TEXT
    with pytest.raises(ValueError, match="the page shows"):
        written(
            PAGE_TEXT.replace("# -- state: the table", "# -- the table"), SOURCE.read_text("utf-8")
        )
