"""Taking back is cheap however long the game is, and leads to the very table that was left."""

import random

import pytest

import laar
from laar.core.dice import Dice
from laar.core.engine.table import Table
from laar.core.play import Line, Play
from laar.core.trail import EVERY, Trail

GAMES = [
    ("belogorye", {}),
    ("bastion", {"players": 2}),
    ("berserk", {}),
    ("berserk", {"mode": "draft", "players": 3}),
]


def begun(game: str, options: dict[str, object]) -> Play:
    found = laar.game(game)
    return Play(found, [*found.editions][-1], options, Dice(b"trail" * 7))


def go_on(play: Play, luck: random.Random) -> None:
    seat = luck.choice(play.asked)
    play.answer(luck.choice(play.options(seat)), seat)


def anew(play: Play) -> Play:
    """The same answers from the beginning."""
    again = Play(play.game, play.edition, play.options_given)
    for line in play.history:
        again.repeat(Line(line.seat, line.text))
    return again


def all_of(play: Play) -> list[object]:
    seats = [*range(-1, play.table.seats)]
    found: list[object] = [play.key(), [repr(fact) for fact in play.facts]]
    found += [play.table.options(seat) for seat in seats]
    assert play.table.log is not None
    return [*found, play.table.log.cause, play.table.log.rule, play.table.log.began]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_an_undo_leads_to_the_table_that_was_left(game: str, options: dict[str, object]) -> None:
    luck = random.Random(game)
    play = begun(game, options)
    for _ in range(140):
        if play.outcome is not None:
            break
        go_on(play, luck)
        if luck.random() < 0.15:
            play.undo(luck.randrange(1, min(40, len(play.history)) + 1), 0)
            assert all_of(play) == all_of(anew(play))
    assert all_of(play) == all_of(anew(play))


def test_an_undo_carries_out_a_few_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(1)
    play = begun("belogorye", {})
    while play.outcome is None and len(play.history) < 200:
        go_on(play, luck)
    carried = 0
    real = Play._apply

    def counting(play: Play, table: Table, line: Line) -> None:
        nonlocal carried
        carried += 1
        real(play, table, line)

    monkeypatch.setattr(Play, "_apply", counting)
    play.dice = None
    for count in (1, 1, 3, 1, 30, 1, 70, 1):
        carried = 0
        play.undo(count, 0)
        assert carried < EVERY + 3 * count
    carried = 0
    for _ in range(50):  # the same answer again and again
        play.answer(play.options(play.asked[0])[0], play.asked[0])
        play.undo(1, 0)
    assert carried < 50 + EVERY


def test_a_long_game_keeps_few_copies() -> None:
    table, trail = begun("belogorye", {}).table, Trail()
    for count in range(1, 10_000):
        trail.go_on(count, table)
        assert len(trail.marks) < 20
    for back in (1, 10, 100, 1_000, 5_000):
        mark = trail.back_to(10_000 - back)
        assert mark is not None
        assert 10_000 - back - mark.answers < EVERY + 3 * back
