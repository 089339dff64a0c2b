"""A review tells luck from skill, always adds up, and is the same twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import laar
from laar.bots.greedy import after
from laar.bots.luck import course, foreseen, surprise
from laar.cli import main
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.core.record import Header, write
from laar.puzzles.puzzle import Puzzle, find
from laar.review.review import Unfinished, review
from laar.review.weighing import stages


def played(play: Play) -> Play:
    """To the end by first sight, dice as they fall."""
    while play.outcome is None:
        seat = play.asked[0]
        options = play.untried(seat)
        priors = play.game.prior(play.table, options)
        play.answer(options[priors.index(max(priors))], seat)
    return play


def blundered() -> tuple[Puzzle, Play]:
    """A game that begins by doing nothing where it could have been won with luck."""
    puzzle = find("belogorye", "9bf7b9f648")
    assert puzzle is not None
    play = laar.new("belogorye", puzzle.edition, "blunder", {"position": puzzle.position})
    assert "end" not in puzzle.first
    play.answer("end")
    return puzzle, played(play)


@pytest.mark.parametrize(
    ("game", "options"), [("belogorye", {}), ("berserk", {}), ("bastion", {"players": 2})]
)
def test_luck_has_the_mean_zero_at_every_question(game: str, options: dict[str, int]) -> None:
    play, asked = laar.new(game, None, "mean", options), 0
    played(play)
    for _, table, said in course(play):
        ask = table.ask
        if said.seat != CHANCE or ask is None or asked == 4:
            continue
        asked += 1
        weights = table.weights(ask)
        each = [surprise(play.game, table, text) for text in table.options(CHANCE)]
        for seat in range(table.seats):
            mean = sum(w * one[seat] for w, one in zip(weights, each, strict=True))
            assert mean == pytest.approx(0.0, abs=1e-9)
    assert asked == 4


def test_dice_that_follow_each_other_are_foreseen_together() -> None:
    """One die of two says little alone: what it is worth is the mean over the other."""
    play = played(laar.new("belogorye", None, "two dice"))
    for _, table, said in course(play):
        then = after(table, CHANCE, said.text) if said.seat == CHANCE else table
        if then is not table and then.ask is not None and then.ask.seat == CHANCE:
            each = [foreseen(play.game, after(then, CHANCE, t), 6) for t in then.options(CHANCE)]
            mean = sum(one[0] for one in each) / len(each)
            assert foreseen(play.game, then)[0] == pytest.approx(mean)
            return
    raise AssertionError("no two dice in a row")


def test_a_planted_blunder_is_the_dearest_decision_and_the_account_adds_up() -> None:
    puzzle, play = blundered()
    found = review(play, effort=0.5)
    worst = found.decisions[0]
    assert worst.at == 0
    assert worst.loss > 0.1
    assert worst.trust == "sure"
    assert worst.line[0][1] in puzzle.first
    for seat, player in enumerate(found.players):
        own = sum(e.change[seat] for e in found.events if e.cause == "mistake")
        whole = found.start[seat] + player.luck + own + found.rest[seat]
        assert whole == pytest.approx(found.end[seat], abs=0.01)
    assert found.end == [float(seat in found.winners) for seat in range(2)]
    assert any(found.events[place].at == 1 for place in found.turning)


def test_the_same_record_the_same_review_and_other_dice_agree() -> None:
    _, play = blundered()
    one, again, other = review(play, effort=0.2), review(play, effort=0.2), review(play, "x", 0.2)
    assert one == again
    assert other.decisions[0].at == one.decisions[0].at


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    play = laar.new("belogorye", None, "on")
    with pytest.raises(Unfinished):
        review(play)


def test_every_stage_has_fewer_rivals_and_as_much_work() -> None:
    some = stages(20, 10)
    assert [size for size, _ in some] == [20, 10, 5, 3]
    assert [count for _, count in some] == sorted(count for _, count in some)
    assert sum(size * count for size, count in some) <= 200


def test_the_command_tells_it_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, play = blundered()
    file = tmp_path / "game.laar"
    file.write_text(write(play, Header("belogorye", play.edition, play.options_given)))
    assert main(["review", str(file), "--json", "--effort", "0.1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "belogorye"
    assert len(told["players"]) == 2
    assert main(["review", str(file), "--effort", "0.1"]) == 0
    assert "turning point" in capsys.readouterr().out
