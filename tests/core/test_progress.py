"""No progress: the same position again within a turn."""

from random import Random

import pytest
from tests.beacon import BEACON, RULES, Night

from laar.core.check import check_game
from laar.core.engine.ask import Ask
from laar.core.engine.table import Steps
from laar.core.play import Play
from laar.core.progress import OFTEN, Progress
from laar.games.bastion.game import GAME as BASTION
from laar.games.belogorye.game import GAME as BELOGORYE

# Dagdar may ask Sannirr for a token, choose how to pay, and pour mana into a source in vain.
CASTLE = """players 2
dagdar at d2
dagdar mana red 9 blue 2 green 1
dagdar artefacts red-accumulator
dagdar spells red-mage red-scout
sannirr mana red 1
wall 5 red-beast
wall 7 red-rider
deck any blue-mage yellow-beast
"""


def castle() -> Play:
    return Play(BASTION, "2018", {"position": CASTLE})


def said(play: Play, *answers: str) -> Play:
    for answer in answers:
        play.answer(answer)
    return play


def test_what_led_back_here_is_not_offered_again() -> None:
    play = castle()
    assert play.untried(0) == play.options(0)
    said(play, "draw sannirr red", "refuse")
    assert set(play.options(0)) - set(play.untried(0)) == {"draw sannirr red"}
    said(play, "source 1 red", "drop")
    assert set(play.options(0)) - set(play.untried(0)) == {"draw sannirr red", "source 1 red"}
    said(play, "attack s5", "alchemy", "spend", "back")
    assert set(play.options(0)) - set(play.untried(0)) == {"spend"}


def test_it_is_offered_again_when_something_has_changed() -> None:
    play = said(castle(), "draw sannirr red", "refuse", "move d1")
    assert play.untried(0) == play.options(0)


def test_the_next_turn_begins_afresh() -> None:
    play = said(castle(), "draw sannirr red", "refuse")
    table = play.table.clone()
    said(play, "end")
    while play.asked != (1,):
        play.answer(play.options()[0])
    said(play, "end")
    assert play.progress.untried(table, 0, play.before) == table.options(0)


def test_where_everything_leads_back_everything_is_offered() -> None:
    play = said(castle(), "attack s5", "alchemy", "spend")
    for answer in play.options(0):
        play.progress.note(play.table, 0, answer, len(play.history), play.before)
    assert play.progress.untried(play.table, 0, play.before) == []
    assert play.untried(0) == play.options(0)


def test_how_often_is_counted() -> None:
    play = castle()
    for time in range(OFTEN):
        assert play.times("draw sannirr red", 0) == time
        said(play, "draw sannirr red", "refuse")
    assert play.times("draw sannirr red", 0) == OFTEN
    assert play.times("end", 0) == 0


def test_what_is_taken_back_was_not_tried() -> None:
    play = said(castle(), "draw sannirr red", "refuse")
    play.undo(2, 0)
    assert play.untried(0) == play.options(0)


def placing() -> Play:
    play = Play(BELOGORYE, "2017")
    return said(play, "6", "1", "first bogatyrs")


def test_in_a_secret_question_only_ones_own_steps_count() -> None:
    play = placing()
    step = play.options(0)[0]
    play.answer(step, 0)
    play.answer(f"retract {step}", 0)
    assert step not in play.untried(0)
    before = play.untried(0)
    play.answer(play.options(1)[0], 1)  # tells the first seat nothing
    assert play.untried(0) == before
    assert play.untried(1) == play.options(1)


def test_dice_and_finished_games_are_left_alone() -> None:
    play = Play(BELOGORYE, "2017")
    progress = Progress()
    progress.note(play.table, -1, "6", 0, play.before)
    assert progress.times(play.table, -1, "6", play.before) == 0
    play.answer("concede", 0)
    assert progress.untried(play.table, 0, play.before) == []


def circle(t: Night, args: tuple[int, ...]) -> Steps:
    """A planted fault: whatever is said, the same is asked again."""
    yield Ask(t.active, "watch")
    t.push("watch")


def test_the_checker_finds_a_seat_that_only_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "watch", circle)
    checked = check_game(BEACON, "1", {"mode": "calm", "players": 2}, 1, Random(1))
    assert [found.what for found in checked.findings] == ["no answer of seat 0 leads on"]
