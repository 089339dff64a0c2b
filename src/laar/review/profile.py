"""What many games of one player have in common: which decisions, and when in a game, cost most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from laar.review.report import Review

Phase = Literal["early", "middle", "late"]
PHASES: tuple[Phase, ...] = ("early", "middle", "late")


class Theme(msgspec.Struct, frozen=True):
    """Decisions of one kind in one part of the games."""

    kind: str  # of the question
    phase: Phase
    errors: int
    lost: float  # altogether
    share: float  # of all that was lost


class Profile(msgspec.Struct, frozen=True):
    """The account of all games."""

    games: int
    decisions: int  # that were compared
    errors: int
    error_rate: float  # lost a decision
    lost: float  # a game
    luck: float  # a game
    themes: list[Theme]  # the dearest first


def profile(games: Sequence[tuple[Review, Collection[int]]]) -> Profile:
    """The profile of who had these seats in these games."""
    found: dict[tuple[str, Phase], list[float]] = defaultdict(list)
    luck = decisions = 0.0
    for review, seats in games:
        for one in review.decisions:
            if one.seat in seats:
                found[one.kind, phase(one.turn, review.turns)].append(one.loss)
        decisions += sum(review.players[seat].decisions for seat in seats)
        luck += sum(review.players[seat].luck for seat in seats) / max(1, len(seats))
    whole = sum(map(sum, found.values()))
    themes = [
        Theme(kind, when, len(losses), round(sum(losses), 4), round(sum(losses) / whole, 4))
        for (kind, when), losses in found.items()
    ]
    count = max(1, len(games))
    return Profile(
        len(games), int(decisions), sum(map(len, found.values())),
        round(whole / max(1.0, decisions), 4), round(whole / count, 4), round(luck / count, 4),
        sorted(themes, key=lambda one: (-one.lost, one.kind, one.phase)),
    )  # fmt: skip


def phase(turn: int, turns: int) -> Phase:
    """Which third of a game a turn is in.

    >>> [phase(turn, 30) for turn in (1, 10, 11, 20, 21, 30)]
    ['early', 'early', 'middle', 'middle', 'late', 'late']
    """
    return PHASES[min(2, max(0, 3 * (turn - 1) // max(1, turns)))]
