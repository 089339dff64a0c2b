"""What dice and cards brought: the chances after them, less their mean by the exact weights.

Whatever the judge thinks, this mean is exact, so luck has the mean zero by construction: its sum
over a game can be taken from the result, and what is left is less noisy and still true (advantage
sum). The judge must not have learnt from the same game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from laar.bots.greedy import after, calm
from laar.bots.judge import chances, dealt_chances
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import AnyGame
from laar.core.play import Line, Play

Chances = list[float]  # to win, by seat
WAYS = 36  # outcomes that one foresight follows: those of two dice
BEGINNING = "first"  # who begins is judged by what is dealt after it
# Measured on 500 games: results follow so little of what these seem to bring at once that taking it
# away saves no games.
FLEETING = frozenset({("berserk", "die")})


class Moment(NamedTuple):
    """The table before an answer of a game."""

    number: int  # answers before this one
    table: Table
    said: Line


class Surprise(NamedTuple):
    """What one roll or card brought each seat."""

    number: int
    luck: Chances


def course(play: Play) -> Iterator[Moment]:
    """A game answer by answer, as it was played."""
    again = Play(play.game, play.edition, play.options_given)
    for number, line in enumerate(play.history):
        yield Moment(number, again.table.clone(), line)
        again.repeat(line)


def luck_of(play: Play, ways: int = WAYS) -> Chances:
    """What luck was worth to each seat in a game."""
    whole = [0.0] * play.table.seats
    for moment in course(play):
        if moment.said.seat == CHANCE:
            found = gained(play.game, moment.table, moment.said.text, ways)
            whole = [one + more for one, more in zip(whole, found, strict=True)]
    return whole


def gained(game: AnyGame, table: Table, said: str, ways: int = WAYS) -> Chances:
    """What this answer of CHANCE is worth to each seat by the end, as far as that is known: by this
    results are adjusted."""
    if table.ask is not None and (game.name, table.ask.kind) in FLEETING:
        return [0.0] * table.seats
    return surprise(game, table, said, ways)


def surprise(game: AnyGame, table: Table, said: str, ways: int = WAYS) -> Chances:
    """The luck of each seat when CHANCE gives this answer."""
    options = table.options(CHANCE)
    each = [foreseen(game, after(table, CHANCE, text), ways) for text in options]
    expected = _mean(table, each)
    came = each[options.index(said)]
    return [one - other for one, other in zip(came, expected, strict=True)]


def foreseen(game: AnyGame, table: Table, ways: int = WAYS) -> Chances:
    """The chances to win, judged where nothing is half done: dice by their weights, every seat
    choosing its best, as far as there are at most so many ways on."""
    ask = table.ask
    if ask is None:
        return chances(game, table)
    dealt = dealt_chances(game, table)  # these foresee what is still to be dealt
    if dealt:
        return dealt
    if ask.secret or (calm(table) and ask.kind != BEGINNING):
        return chances(game, table)
    options = table.options(ask.seat)
    if not options or len(options) > ways:
        return chances(game, table)
    left = ways // len(options)
    each = [foreseen(game, after(table, ask.seat, text), left) for text in options]
    return _mean(table, each) if ask.seat == CHANCE else max(each, key=lambda one: one[ask.seat])


def _mean(table: Table, each: list[Chances]) -> Chances:
    ask = table.ask
    assert ask is not None
    weights = table.weights(ask)
    whole = sum(weights)
    return [
        sum(weight * one[seat] for weight, one in zip(weights, each, strict=True)) / whole
        for seat in range(table.seats)
    ]
