"""Measure a card: the same games with it and with the card that it replaces.

`python -m laar.lab.swap` reads a question as JSON and writes the figures so far after each pair of
games; the workshop runs it in a separate process.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, NotRequired, TypedDict

import msgspec

from laar.core.engine.ask import CHANCE
from laar.games.berserk.cards.starter_set import DECKS
from laar.games.berserk.decks.lists import ready_deck
from laar.games.berserk.editions import setting_of
from laar.games.berserk.player_packs.packs import Pack, card_of
from laar.games.berserk.player_packs.played import Played
from laar.games.berserk.state.battle import blank
from laar.lab.estimate import Difference, share
from laar.lab.luck import Luck
from laar.lab.match import choice, gain
from laar.lab.plan import Plan

PLAN = Plan(bot="greedy")
MOST_ANSWERS = 3000  # a longer game counts as a draw
NICE = 15
MEMORY = 2_000_000_000  # bytes
SECONDS = 3600  # of processor time


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A card, the card of a ready deck that it replaces, and how many games to play."""

    card: dict[str, Any]
    instead: int
    deck: str
    games: int  # with the card, and the same number without it
    seed: int = 1


class WinRate(TypedDict):
    """Games of one kind: wins, draws, and the share of points with its interval."""

    wins: int
    draws: int
    games: int
    rate: float
    low: float
    high: float


class RateDifference(TypedDict):
    """By how many points of a hundred one kind does better, with its interval."""

    points: float
    low: float
    high: float


# `with` is a word of Python.
Progress = TypedDict(
    "Progress",
    {
        "played": int,
        "of": int,
        "with": NotRequired[WinRate],
        "without": NotRequired[WinRate],
        "difference": NotRequired[RateDifference],
        "adjusted": NotRequired[RateDifference],  # less what luck brought
    },
)
Progress.__doc__ = "How many games of a test are played, and what they say so far."


@dataclass
class Arm:
    """All games with the card, or all without it."""

    points: list[float] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)

    def less_luck(self) -> list[float]:
        """The points less what chance brought."""
        return [points - luck for points, luck in zip(self.points, self.luck, strict=True)]

    def told(self) -> WinRate:
        """Wins, draws and the share of points with its interval."""
        wins, draws = self.points.count(1.0), self.points.count(0.5)
        rate, (low, high) = share(wins, draws, len(self.points))
        return {
            "wins": wins,
            "draws": draws,
            "games": len(self.points),
            "rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def measure(question: Question) -> Iterator[Progress]:
    """The figures so far, after each pair of games."""
    card, wrong = card_of(question.card)
    if card is None:
        raise ValueError(f"{wrong[0].path}: {wrong[0].why}")
    usual = ready_deck(question.deck)
    if question.instead not in usual:
        raise ValueError(f"{question.deck} has no card {question.instead}")
    # At the same place in the list, so that the same draws give the same other cards.
    changed = [card.number if n == question.instead else n for n in usual]
    pack = Played((card,), Pack("", "", (card,)).digest)
    arms = (Arm(), Arm())
    for number in range(question.games):
        for arm, deck in zip(arms, (changed, usual), strict=True):
            points, luck = _play(deck, pack, question.seed, number)
            arm.points.append(points)
            arm.luck.append(luck)
        yield {
            "played": 2 * (number + 1),
            "of": 2 * question.games,
            "with": arms[0].told(),
            "without": arms[1].told(),
            "difference": difference(arms[0].points, arms[1].points),
            "adjusted": difference(arms[0].less_luck(), arms[1].less_luck()),
        }


def difference(one: list[float], other: list[float]) -> RateDifference:
    """By how many percentage points the first does better; games of one number share their dice."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean, count = fmean(apart), len(apart)
    found = Difference(mean, {at: (value - mean) / count for at, value in enumerate(apart)})
    low, high = found.interval
    return {
        "points": round(100 * mean, 2),
        "low": round(100 * low, 2),
        "high": round(100 * high, 2),
    }


def _play(deck: list[int], pack: Played, seed: int, number: int) -> tuple[float, float]:
    """The points of the deck in one game, and its luck; opponents, sides and who is First
    alternate."""
    seat, first = number % 2, number // 2 % 2
    foe = ready_deck(DECKS[number // 4 % len(DECKS)])
    decks = [deck, foe] if seat == 0 else [foe, deck]
    table = blank(setting_of(decks, PLAN.dice == "home", {}, pack=pack))
    table.log = None  # nobody reads it
    table.push("rolling")
    table.run()
    luck = Luck(f"swap {seed} {number}")
    answers = 0
    gained = 0.0
    while table.ask is not None and answers < MOST_ANSWERS:
        answers += 1
        if table.ask.seat == CHANCE:
            fell = luck.answer(table)
            gained += gain(table, fell)[seat]
            table.answer(CHANCE, fell)
            continue
        who = table.waiting()[0]
        table.answer(who, choice(PLAN, table, who, first, number * MOST_ANSWERS + answers)[0])
    if table.outcome is None or not table.outcome.winners:
        return 0.5, gained
    return float(table.outcome.winners[0] == seat), gained


def main() -> None:
    """Answer the question on stdin with a line of JSON after each pair of games."""
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    for told in measure(question):
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
