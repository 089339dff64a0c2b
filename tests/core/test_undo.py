"""What may be taken back: nothing past another's answer, a revealed card or a die."""

from random import Random

import pytest

import laar
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE, READY
from laar.core.play import Line, Play
from laar.core.undo import undoable
from laar.games.belogorye.game import GAME

BOGATYRS, EVIL = 0, 1
FIGHT = "first bogatyrs\nturn bogatyrs 1\nc3 alyosha\nc4 leshy closed\na6 upyr -8\n"


def fight(*answers: str) -> Play:
    play = Play(GAME, "2017", {"position": FIGHT}, Dice(b"seed"))
    for answer in answers:
        play.answer(answer)
    return play


def placing() -> Play:
    play = Play(GAME, "2017")
    for face in ("6", "1"):
        play.answer(face)
    play.answer("first bogatyrs")
    return play


def deploy(play: Play, seat: int) -> None:
    while seat in play.asked:
        play.answer(play.options(seat)[0], seat)


def test_ones_own_last_answer_is_taken_back() -> None:
    play = fight()
    before = play.key()
    assert undoable(play, BOGATYRS) == 0
    play.answer("step c3 b3")
    assert undoable(play, BOGATYRS) == 1
    assert undoable(play, EVIL) == 0
    play.undo(1, BOGATYRS)
    assert play.key() == before
    assert [line.text for line in play.lines] == ["step c3 b3", "undo 1"]


def test_the_end_of_a_turn_is_taken_back_until_the_other_answers() -> None:
    play = fight("end")
    assert undoable(play, BOGATYRS) == 1
    play.answer("step a6 a5")
    assert undoable(play, BOGATYRS) == 0
    assert undoable(play, EVIL) == 1


def test_a_die_stays_where_it_fell() -> None:
    play = fight("strike c3 c4")
    assert play.history[-1].seat == CHANCE
    assert undoable(play, BOGATYRS) == undoable(play, EVIL) == 0


def test_secret_steps_are_retracted_not_undone() -> None:
    play = placing()
    play.answer("place sadko b1", BOGATYRS)
    assert undoable(play, BOGATYRS) == 0
    assert undoable(play, EVIL) == 0
    assert "retract place sadko b1" in play.asides(BOGATYRS)


def test_what_may_be_undone_does_not_tell_what_others_do_in_secret() -> None:
    play = placing()
    before = undoable(play, BOGATYRS)
    play.answer("place leshy a4", EVIL)
    assert undoable(play, BOGATYRS) == before
    play.answer("retract place leshy a4", EVIL)
    assert undoable(play, BOGATYRS) == before


def test_cards_once_turned_up_stay_up() -> None:
    play = placing()
    deploy(play, BOGATYRS)
    deploy(play, EVIL)
    assert play.history[-1].text == READY
    assert undoable(play, EVIL) == undoable(play, BOGATYRS) == 0


def test_a_finished_game_stays_finished() -> None:
    play = fight()
    play.answer("concede", EVIL)
    assert undoable(play, EVIL) == 0
    assert undoable(play, EVIL, (EVIL,)) == 1


def test_alone_one_goes_back_to_ones_own_last_answer_over_dice_and_bots() -> None:
    play = fight("strike c3 c4")
    before = play.at(0).key()
    assert undoable(play, BOGATYRS, (BOGATYRS,)) == 2
    play.undo(2, BOGATYRS)
    assert play.key() == before
    play = fight("step c3 b3", "end", "step a6 a5", "end")
    assert undoable(play, BOGATYRS, (BOGATYRS,)) == 3
    assert undoable(play, BOGATYRS, (BOGATYRS, EVIL)) == 1
    assert undoable(fight(), BOGATYRS, (BOGATYRS,)) == 0


@pytest.mark.parametrize("count", [0, -1, 3])
def test_no_more_is_taken_back_than_was_said(count: int) -> None:
    play = fight("step c3 b3", "end")
    before, lines = play.key(), len(play.lines)
    with pytest.raises(ValueError, match="2 answers"):
        play.undo(count, BOGATYRS)
    assert (play.key(), len(play.lines)) == (before, lines)


def test_a_roll_taken_back_is_the_next_to_fall() -> None:
    rolls = set()
    play = fight()
    for _ in range(30):
        play.answer("strike c3 c4")
        assert play.rolls == 1
        rolls.add(play.history[-1].text)
        play.undo(2, BOGATYRS)
    assert len(rolls) == 1


@pytest.mark.parametrize("game", ["belogorye", "bastion", "berserk"])
def test_nobody_gets_other_dice_by_taking_back(game: str) -> None:
    """Whatever is taken back, in whatever game: the same answers lead to the same place."""
    source = Random(11)
    play = laar.new(game, seed="kept dice")
    depths = {0}
    for _ in range(60):
        for _ in range(12):
            if play.outcome is None:
                seat = play.asked[0]
                play.answer(source.choice(play.untried(seat)), seat)
        before, rolls = play.key(), play.rolls
        count = source.randrange(1, min(25, len(play.history)) + 1)
        gone = [line for line in play.history[-count:] if line.seat != CHANCE]
        depths.add(rolls - play.rolls)
        play.undo(count, 0)
        depths.add(rolls - play.rolls)
        for line in gone:
            play.answer(line.text, line.seat)
        assert (play.key(), play.rolls) == (before, rolls)
        if play.outcome is not None:
            break
    assert max(depths) > 1
    assert any(line.text.endswith(" dice") for line in play.lines)


def test_an_undo_of_an_earlier_record_leaves_its_dice_behind() -> None:
    play = fight("strike c3 c4")
    play.repeat(Line(BOGATYRS, "undo 2"))
    assert play.rolls == 1
    play.answer("strike c3 c4")
    assert play.rolls == 2
    play.undo(2, BOGATYRS)
    assert play.lines[-1].text == "undo 2 dice"
    assert play.rolls == 1


def test_the_game_as_it_was_after_so_many_answers() -> None:
    play = fight("step c3 b3")
    after = play.key()
    play.answer("strike b3 c4")
    play.answer("end")
    assert play.at(1).key() == after
    assert play.at(len(play.history)).key() == play.key()
