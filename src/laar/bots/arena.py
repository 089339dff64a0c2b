"""Compare two bots over many games, played in pairs with the same dice and swapped sides."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import median
from typing import Any

import laar
from laar.bots import choose, measured
from laar.bots.adjusted import Counted, Z, adjusted
from laar.bots.luck import luck_of
from laar.core.game import BadOptions

BUDGET = 0.2  # seconds per decision by default


@dataclass(frozen=True)
class Result:
    """The result of one game."""

    number: int
    swapped: bool  # the second bot had the first seat
    winner: int | None  # seat
    first: int | None  # the seat that began, where the game has one
    answers: int
    line: str  # a hash of all answers: games with the same line are one game
    luck: float = 0.0  # what dice and cards brought the first bot


def arena(
    game: str,
    edition: str | None,
    a: str,
    b: str,
    games: int,
    seed: int,
    budget: float | None = None,
    jobs: int = 2,
    progress: Callable[[], None] = lambda: None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Let two bots play; a share counts games won, a draw is no win."""
    from joblib import Parallel, delayed  # with numpy: a server knows these results, and plays none

    for name in (a, b):
        if name not in measured(game):
            raise BadOptions(f"there is no bot '{name}': {', '.join(measured(game))}")
    options = dict(options or {})
    budget = BUDGET if budget is None else budget
    edition = laar.new(game, edition, options=options).edition
    started = time.monotonic()
    work = (
        delayed(one_game)(game, edition, (a, b), number, seed, budget, options)
        for number in range(games)
    )
    results: list[Result] = []
    for result in Parallel(n_jobs=jobs, return_as="generator_unordered")(work):
        results.append(result)
        progress()
    results.sort(key=lambda result: result.number)
    return {
        "game": game,
        "edition": edition,
        "bots": [a, b],
        **({"options": options} if options else {}),
        **tally(results, laar.game(game).seats),
        "budget": budget,
        "seed": seed,
        "seconds": round(time.monotonic() - started, 1),
    }


def one_game(
    game: str,
    edition: str,
    bots: tuple[str, str],
    number: int,
    seed: int,
    budget: float,
    options: Mapping[str, Any] | None = None,
) -> Result:
    """Play one game; games 2k and 2k+1 have the same dice and swapped sides, unless both bots are
    the same: swapped, they would play the same game again.

    Time is processor time, so that bots are as strong on a busy machine.
    """
    swapped = number % 2 == 1
    players = bots[::-1] if swapped else bots
    paired = bots[0] != bots[1]
    play = laar.new(game, edition, f"arena {seed} {number // 2 if paired else number}", options)
    count = 0
    while play.outcome is None:
        seat = play.asked[0]
        answers = play.untried(seat)
        count += 1
        if len(answers) > 1:
            own = seed * 1_000_003 + number * 10_007 + count
            name = players[seat % len(players)]
            answer = choose(
                game, edition, play.view(seat), answers, name, budget, own, time.process_time
            )["answer"]
        else:
            answer = answers[0]
        play.answer(answer, seat)
    winner = play.outcome.winners[0] if play.outcome.winners else None
    first = play.view(None).get("first")
    began = play.game.seats.index(first) if first in play.game.seats else None
    said = "\n".join(f"{line.seat} {line.text}" for line in play.history)
    line = hashlib.sha256(said.encode()).hexdigest()
    luck = luck_of(play)[int(swapped)]
    return Result(number, swapped, winner, began, len(play.history), line, luck)


def tally(results: list[Result], seats: tuple[str, ...]) -> dict[str, Any]:
    """Wins of each bot, of each side and of the side that began. A game that was played again
    tells nothing new: it counts for both bots alike, and makes no interval narrower."""
    wins = [0, 0]
    for result in results:
        if result.winner is not None:
            wins[(result.winner + result.swapped) % 2] += 1
    once = list({result.line: result for result in reversed(results)}.values())[::-1]
    low, high = wilson(wins[0], len(results), Z * sqrt(len(results) / max(1, len(once))))
    began = [r for r in once if r.first is not None]
    return {
        "games": len(results),
        "wins": wins,
        "draws": len(results) - sum(wins),
        "repeated": len(results) - len(once),
        "share": round(wins[0] / max(1, len(results)), 4),
        "interval": [round(low, 4), round(high, 4)],
        "adjusted": adjusted(_counted(results)),
        "sides": {name: sum(r.winner == seat for r in once) for seat, name in enumerate(seats)},
        "first": {"games": len(began), "wins": sum(r.winner == r.first for r in began)},
        "length": {"median": median(r.answers for r in once) if once else 0},
    }


def _counted(results: list[Result]) -> list[Counted]:
    """The games as those of the first bot: pairs share their dice."""
    known: set[str] = set()
    found = []
    for one in results:
        lost = one.winner is not None and one.winner != int(one.swapped)
        points = 0.5 if one.winner is None else float(not lost)
        found.append(Counted(points, one.luck, one.number // 2, None, one.line in known))
        known.add(one.line)
    return found


def wilson(wins: int, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(edge, 3) for edge in wilson(65, 100)]
    [0.553, 0.736]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
