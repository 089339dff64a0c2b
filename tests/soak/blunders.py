"""Planted blunders: strong games with one bad answer each, and whether a review finds it.

An answer that a search of ten times the review's time puts at least a tenth of a win behind is put
once into each of many strong games, which then go on. It is found when it is among that player's
three dearest decisions.

python -m tests.soak.blunders belogorye --games 100 --seconds 600
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random

import laar
from laar.bots import choose
from laar.bots.arena import wilson
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.review.decisions import Choice, choices, worlds
from laar.review.review import ROUNDS, judge, review
from laar.review.weighing import weigh

BEHIND = 0.1  # of a win
TIMES = 10
WORST = 3
SCREEN = 10  # rounds of an answer, to find one that is worth confirming
TRIES = 12  # decisions of a game that are looked at for a blunder
BUDGET = 0.1  # seconds a decision of the strong player


@dataclass(frozen=True)
class Planted:
    """One blunder."""

    game: int
    at: int
    loss: float  # by the long search
    found: float  # by the review
    place: int  # among that player's decisions by what they cost; 0: not there


def strong(play: Play, bot: str, source: Random) -> Play:
    """The same game, played on to its end."""
    while play.outcome is None:
        seat = play.asked[0]
        options = play.untried(seat)
        if len(options) == 1:
            play.answer(options[0], seat)
            continue
        own = source.getrandbits(48)
        said = choose(
            play.game, play.edition, play.view(seat), options, bot, BUDGET, own, time.process_time
        )["answer"]
        play.answer(said, seat)
    return play


def blunder(play: Play, choice: Choice, rounds: int, seed: str) -> tuple[str, float] | None:
    """An answer that is surely bad, and what it costs by the long search."""
    found = judge(play.game, choice, SCREEN, seed)
    if found is None:
        return None
    best = found.rivals[0]
    source = Random(seed)
    bad = [one for one in found.rivals if best.chance() - one.chance() > 1.5 * BEHIND]
    if not bad:
        return None
    pair = [best.answer, source.choice(bad).answer]
    sure = weigh(
        play.game, worlds(play.game, choice, seed), choice.seat, pair, pair[1], rounds, seed
    )
    return (pair[1], sure.loss) if sure.loss >= BEHIND else None


def plant(game: str, bot: str, number: int) -> Planted | None:
    """One strong game with a blunder, reviewed; None where no decision of some had any."""
    source = Random(f"blunders {game} {number}")
    seed = f"blunders {number}"
    whole = strong(laar.new(game, None, seed), bot, source)
    every = list(choices(whole))
    answers = sum(len(one.options) for one in every)
    rounds = TIMES * max(2, ROUNDS[game] // answers)
    for choice in source.sample(every, min(TRIES, len(every))):
        bad = blunder(whole, choice, rounds, f"{seed} {choice.number}")
        if bad is None:
            continue
        play = laar.new(game, None, seed)
        for line in whole.history[: choice.number]:
            if line.seat != CHANCE:
                play.answer(line.text, line.seat)
        play.answer(bad[0], choice.seat)
        found = review(strong(play, bot, source))
        own = [one for one in found.decisions if one.seat == choice.seat]
        place = next((n for n, one in enumerate(own, 1) if one.at == choice.number), 0)
        cost = own[place - 1].loss if place else 0.0
        return Planted(number, choice.number, round(bad[1], 4), cost, place)
    return None


def planted(game: str, bot: str, games: int, seconds: float) -> Iterator[Planted]:
    """As many as there is time for."""
    end = time.process_time() + seconds
    for number in range(games):
        if time.process_time() > end:
            return
        one = plant(game, bot, number)
        if one is not None:
            yield one


def main() -> None:
    """Tell each as it comes, and how many were found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="search-1")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=600)
    args = parser.parse_args()
    found = []
    for one in planted(args.game, args.bot, args.games, args.seconds):
        found.append(one)
        print(json.dumps(asdict(one)), flush=True)
    seen = sum(0 < one.place <= WORST for one in found)
    low, high = wilson(seen, len(found))
    print(json.dumps({"planted": len(found), "found": seen, "low": low, "high": high}))


if __name__ == "__main__":
    main()
