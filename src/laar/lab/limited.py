"""Measure how good the decks are that a bot drafts or builds, against random decks.

At every table the seats of the bot alternate with seats that choose at random. Each deck of the bot
meets the deck of a neighbour in two duels with the same dice and swapped sides. The bot plays both
decks, so that only the decks differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from joblib import Parallel, delayed

import laar
from laar.bots import NAMES, choose
from laar.bots.arena import wilson
from laar.core.dice import Dice
from laar.core.game import BadOptions
from laar.core.play import Play
from laar.games.berserk.limited.event import MODES, Limited
from laar.games.berserk.limited.results import decks
from laar.lab.plan import BUDGET, GAME

RANDOM = "random"


def measure(
    bot: str, games: int, seed: int, processes: int, advance: Callable[[], None] = lambda: None
) -> list[dict[str, Any]]:
    """Play this many duels of each mode; the same seed plays the same duels."""
    if bot not in NAMES:
        raise BadOptions(f"there is no bot '{bot}': {', '.join(NAMES)}")
    found = []
    for mode in MODES:
        work = (delayed(duels)(mode, bot, number, seed) for number in _events(games))
        points: list[float] = []
        for some in Parallel(n_jobs=processes, return_as="generator")(work):
            for one in some[: games - len(points)]:
                points.append(one)
                advance()
        found.append(figures(mode, points))
    return found


def figures(mode: str, points: list[float]) -> dict[str, Any]:
    """Wins and draws of the bot's decks.

    >>> figures("draft", [1.0, 1.0, 0.5, 0.0])["share"]
    0.5
    """
    wins, games = points.count(1.0), len(points)
    low, high = wilson(wins, games)
    return {
        "mode": mode,
        "games": games,
        "wins": wins,
        "draws": points.count(0.5),
        "share": round(wins / max(1, games), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def duels(mode: str, bot: str, number: int, seed: int) -> list[float]:
    """The points of the bot's decks in one event: two duels for each pair of seats."""
    bots = [bot, RANDOM] if number % 2 == 0 else [RANDOM, bot]
    built = _decks(mode, number, seed, bots)
    points = []
    for seat in range(0, len(built), 2):
        for swapped in (0, 1):
            pair = built[seat : seat + 2][:: -1 if swapped else 1]
            dice = f"duel {seed} {number} {seat}"
            play = laar.new(GAME, seed=dice, options={"decks": pair, "secret": True})
            winners = _winners(play, [bot], number)
            mine = bots.index(bot) ^ swapped
            points.append(0.5 if not winners else float(winners == (mine,)))
    return points


def _events(games: int) -> Iterator[int]:
    """The numbers of as many events as are needed: two with two seats, two with four, and so on."""
    for number in count():
        if games <= 0:
            return
        yield number
        games -= _players(number)


def _players(number: int) -> int:
    return 2 + 2 * (number // 2 % 2)


def _decks(mode: str, number: int, seed: int, bots: list[str]) -> list[list[str]]:
    """The decks by seat; events 2k and 2k + 1 have the same dice and swap the seats."""
    dice = Dice(f"limited {seed} {number // 2}".encode())
    game = laar.game(GAME)
    options = {"mode": mode, "players": _players(number)}
    play = Play(game, list(game.editions)[-1], options, dice)
    _winners(play, bots, number)
    assert isinstance(play.table, Limited)
    return [list(one.deck) for one in decks(play.table).values()]


def _winners(play: Play, bots: list[str], number: int) -> tuple[int, ...]:
    """Play a table to its end with these bots in turn; the seats that won."""
    seed = number * 100_003
    while play.outcome is None:
        seed += 1
        seat = play.asked[0]
        view, options, bot = play.view(seat), play.options(seat), bots[seat % len(bots)]
        said = choose(play.game, play.edition, view, options, bot, BUDGET, seed)
        play.answer(said["answer"], seat)
    return play.outcome.winners
