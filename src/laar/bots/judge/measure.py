"""How good a judge is: how far its chances are from what happened in games it was not fitted on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log
from statistics import fmean

from laar.bots.judge.sampling import Sample, Sampled
from laar.bots.judge.weighing import weighed
from laar.bots.judge.weights import weights_of
from laar.core.game import Json

TENTHS = 10
LEAST = 1e-4  # a chance of nothing would make a single miss count without end


@dataclass(frozen=True)
class Claim:
    """What was said of one seat at one position, and what came of it."""

    judged: float
    constant: float
    taste: float
    won: float


def measured(game: str, games: Sequence[Sampled]) -> Json:
    """How judge, constant and taste did over all games, and in each mode."""
    claims = [_claims(game, some) for some in by_variant(games)]
    return {
        **losses([one for some in claims for one in some]),
        "calibration": calibration([one for some in claims for one in some]),
        "modes": [
            {
                "mode": some[0].mode,
                "players": some[0].players,
                "games": len(some),
                "won": round(fmean(one.won for one in some), 4),
                **losses(told),
            }
            for some, told in zip(by_variant(games), claims, strict=True)
        ],
    }


def by_variant(games: Sequence[Sampled]) -> list[list[Sampled]]:
    """The games of each mode and number of players."""
    found: dict[tuple[str, int], list[Sampled]] = {}
    for one in games:
        found.setdefault((one.mode, one.players), []).append(one)
    return list(found.values())


def _claims(game: str, games: Sequence[Sampled]) -> list[Claim]:
    """All that was said; the constant knows how often each seat wins in this mode."""
    known = [{sample.seat: sample.won for sample in one.samples} for one in games]
    seats = set().union(*known)
    shares = {seat: fmean(won[seat] for won in known if seat in won) for seat in seats}
    return [
        Claim(
            judged(game, one.kind, sample), shares[sample.seat], (1 + sample.taste) / 2, sample.won
        )
        for one in games
        for sample in one.samples
    ]


def judged(game: str, kind: str, sample: Sample) -> float:
    """The chance by the shipped weights, else by taste."""
    weights = weights_of(game, kind)
    return weighed(weights, sample.signs) if weights else (1 + sample.taste) / 2


def losses(claims: Sequence[Claim]) -> Json:
    """The log loss of each: what a claim costs, 0 for who knew, 0.69 for who said nothing."""
    return {
        "log_loss": round(fmean(loss(one.judged, one.won) for one in claims), 4),
        "constant": round(fmean(loss(one.constant, one.won) for one in claims), 4),
        "taste": round(fmean(loss(one.taste, one.won) for one in claims), 4),
        "positions": len(claims),
    }


def loss(chance: float, won: float) -> float:
    """What a claim costs.

    >>> round(loss(0.5, 1.0), 3), round(loss(0.9, 1.0), 3), round(loss(0.9, 0.0), 3)
    (0.693, 0.105, 2.303)
    """
    sure = min(1 - LEAST, max(LEAST, chance))
    return -(won * log(sure) + (1 - won) * log(1 - sure))


def calibration(claims: Sequence[Claim]) -> list[Json]:
    """Ten tenths of all claims, by what was said: its mean, and how often it was so."""
    ordered = sorted(claims, key=lambda one: one.judged)
    edges = [len(ordered) * at // TENTHS for at in range(TENTHS + 1)]
    tenths = [ordered[low:high] for low, high in pairwise(edges)]
    return [
        {
            "said": round(fmean(one.judged for one in tenth), 4),
            "won": round(fmean(one.won for one in tenth), 4),
            "positions": len(tenth),
        }
        for tenth in tenths
        if tenth
    ]
