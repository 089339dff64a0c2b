"""A game as text: it comes back the same, and its dice can be rolled again."""

import random

import pytest
from tests.core.records import SEED, bare, fight, header, told, won

from laar.core.dice import Dice, commitment
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.core.record import BadRecord, chained, check_dice, checksum, read, replay, write
from laar.games.belogorye.game import GAME
from laar.games.list import GAMES


@pytest.fixture(scope="module")
def played() -> list[Play]:
    """Games stopped after so many random answers, placement among them."""
    games = []
    for count in (0, 1, 9, 150):
        source = random.Random(count)
        play = Play(GAME, "2017", {}, Dice(SEED))
        for _ in range(count):
            if play.outcome is None:
                seat = source.choice(play.asked)
                play.answer(source.choice(play.options(seat)), seat)
        games.append(play)
    return games


def test_a_game_comes_back_the_same(played: list[Play]) -> None:
    for play in [*played, won()]:
        text = told(play)
        record = read(text)
        again = replay(record, GAMES)
        assert again.key() == play.key()
        assert [str(fact) for fact in again.facts] == [str(fact) for fact in play.facts]
        assert record.header == header(play)
        again.dice = play.dice
        assert write(again, record.header) == text
        assert checksum(text) == record.checksum


def test_answers_taken_back_stay_in_the_record() -> None:
    play = fight("step c3 b3", "step b3 b4")
    play.undo(1, 0)
    play.answer("strike b3 c4")
    play.undo(2, 0)
    play.answer("strike b3 c4")
    text = told(play)
    assert "bogatyrs undo 2 dice :" in text
    again = replay(read(text), GAMES)
    assert again.key() == play.key()
    assert again.rolls == play.rolls == 1


def test_the_seed_is_told_when_the_game_is_over() -> None:
    assert "\nseed " not in told(fight("step c3 b3"))
    assert told(won()).splitlines()[-1].startswith(f"seed {SEED.hex()} :")
    play = won()
    assert "\nseed " not in write(play, header(play), reveal=False)


def test_the_dice_of_an_honest_game_agree() -> None:
    play = fight("strike c3 c4")
    play.undo(2, 0)
    play.answer("strike c3 c4")
    play.answer("concede", 0)
    record = read(told(play))
    assert check_dice(record, replay(record, GAMES)) == []


def test_a_changed_roll_is_named() -> None:
    play = won()
    die = next(i for i, line in enumerate(play.lines, 1) if line.seat == CHANCE)
    face = int(play.lines[die - 1].text)
    other = {1: 2, 2: 3, 3: 1, 4: 5, 5: 4}[face]  # the same blow
    lines = bare(told(play))
    changed = [line.replace(f"{die} chance {face}", f"{die} chance {other}") for line in lines]
    record = read(chained([*changed, f"seed {SEED.hex()}"]))
    found = check_dice(record, replay(record, GAMES))
    assert found == [f"answer {die}: roll 1 shows {other}, the seed gives {face}"]


def test_another_seed_is_found() -> None:
    lines = bare(told(won()))
    with pytest.raises(BadRecord, match="committed"):
        read(chained([*lines, f"seed {b'another'.hex()}"]))
    unsealed = [line for line in lines if not line.startswith("commit ")]
    record = read(chained([*unsealed, f"seed {SEED.hex()}"]))
    assert "the seed is not the one committed to" in check_dice(record, replay(record, GAMES))


def test_an_untold_seed_is_found() -> None:
    play = won()
    record = read(write(play, header(play), reveal=False))
    assert check_dice(record, replay(record, GAMES)) == ["the seed is not revealed"]


def test_the_commitment_is_of_the_seed() -> None:
    assert read(told(won())).header.commit == commitment(SEED)
