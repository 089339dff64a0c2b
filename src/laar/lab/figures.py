"""Figures from the rows of a measurement: pairs of decks, roles, lengths of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from statistics import fmean, median, quantiles
from typing import Any

import laar
from laar.bots.adjusted import Counted, adjusted
from laar.lab.cards import card_figures
from laar.lab.estimate import share
from laar.lab.plan import GAME, Plan, pairs
from laar.lab.row import SEATS, Row, points, sides
from laar.lab.store import FORMAT

Figures = dict[str, Any]
FAIR = (0.42, 0.58)  # the range in which the share of every pair should lie
ENOUGH = 400  # games of a pair that make its share reliable


def figures(
    plan: Plan,
    rows: list[Row],
    stopped: bool = False,
    seconds: float = 0.0,
    failed: Sequence[str] = (),
) -> Figures:
    """The whole report as plain data."""
    found = [
        _pair(pair, [r for r in rows if r.pair == "-".join(pair)]) for pair in pairs(plan.decks)
    ]
    cards = card_figures(plan.decks, sides(rows))
    return {
        "format": FORMAT,
        "game": GAME,
        "version": laar.__version__,
        "plan": asdict(plan),
        "planned": plan.games * len(found),
        "games": len(rows),
        "stopped": stopped,
        "failed": list(failed),
        "seconds": round(seconds, 1),
        "processor": round(sum(r.seconds for r in rows), 1),
        "stumbles": sum(r.stumbles for r in rows),
        "answers": sum(r.answers for r in rows),
        "pairs": found,
        "decks": [_deck(deck, rows) for deck in plan.decks],
        "first": _first(rows),
        "length": _length(rows),
        "ends": dict(Counter(r.reason for r in rows).most_common()),
        "turns": dict(sorted(Counter(r.turns for r in rows).items())),
        "cards": cards,
        "verdict": _verdict(found, cards),
    }


def _pair(pair: tuple[str, str], rows: list[Row]) -> Figures:
    mirror = pair[0] == pair[1]
    shown = {
        "pair": list(pair),
        "mirror": mirror,
        "games": len(rows),
        "draws": sum(not r.winner for r in rows),
        "first": _first(rows),
        "length": _length(rows),
    }
    if mirror:
        return shown
    return {**shown, **_wins(pair[0], rows), "adjusted": adjusted(_counted(pair[0], rows))}


def _counted(deck: str, rows: list[Row]) -> list[Counted]:
    """The games of a deck, by whether it was First."""
    found = []
    for row in rows:
        seat = SEATS[row.red != deck]
        luck = row.luck if seat == SEATS[0] else -row.luck
        found.append(Counted(points(row, seat), luck, row.seed, row.first == seat))
    return found


def _deck(deck: str, rows: list[Row]) -> Figures:
    """A deck against all others."""
    met = [r for r in rows if deck in (r.red, r.blue) and r.red != r.blue]
    return {"deck": deck, "games": len(met), **_wins(deck, met)}


def _wins(deck: str, rows: list[Row]) -> Figures:
    wins = sum(bool(r.winner) and getattr(r, r.winner) == deck for r in rows)
    draws = sum(not r.winner for r in rows)
    value, (low, high) = share(wins, draws, len(rows))
    return {"wins": wins, "share": round(value, 4), "interval": [round(low, 4), round(high, 4)]}


def _first(rows: list[Row]) -> Figures:
    """How often the First player wins."""
    wins = sum(r.winner == r.first for r in rows)
    value, (low, high) = share(wins, sum(not r.winner for r in rows), len(rows))
    return {
        "games": len(rows),
        "wins": wins,
        "share": round(value, 4),
        "interval": [round(low, 4), round(high, 4)],
        "adjusted": adjusted([_as_first(row) for row in rows]),
    }


def _as_first(row: Row) -> Counted:
    luck = row.luck if row.first == SEATS[0] else -row.luck
    return Counted(points(row, row.first), luck, (row.pair, row.seed), row.pair)


def _length(rows: list[Row]) -> Figures:
    """Medians of turns (with deciles), answers and seconds; the mean size of a deal."""
    if not rows:
        return {"turns": 0, "tenths": [0, 0], "answers": 0, "seconds": 0.0, "deal": 0.0}
    turns = [r.turns for r in rows]
    tenths = quantiles(turns, n=10, method="inclusive") if len(turns) > 1 else turns * 9
    deals = [getattr(r, f"{seat}_size") for r in rows for seat in SEATS]
    return {
        "turns": median(turns),
        "tenths": [round(tenths[0], 1), round(tenths[-1], 1)],
        "answers": median(r.answers for r in rows),
        "seconds": round(median(r.seconds for r in rows), 3),
        "deal": round(fmean(deals), 3),
    }


def _verdict(found: list[Figures], cards: list[Figures]) -> Figures:
    """What is out of bounds; the bounds are for the estimates, not for their intervals."""
    between = [p for p in found if not p["mirror"]]
    return {
        "enough": all(p["games"] >= ENOUGH for p in found),
        "pairs": ["-".join(p["pair"]) for p in between if not FAIR[0] <= p["share"] <= FAIR[1]],
        "seldom": [c["number"] for c in cards if c["seldom"]],
        "strong": [c["number"] for c in cards if c["strong"]],
    }
