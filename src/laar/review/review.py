"""The review of one finished game."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from itertools import pairwise

from laar.bots.judge import is_fitted
from laar.core.abilities import PlansTurns
from laar.core.game import AnyGame
from laar.core.play import Play
from laar.review.account import account, players, turning_points
from laar.review.decisions import Choice, choices, secret_steps, worlds
from laar.review.planning import weigh_plans
from laar.review.purse import SLACK, WHOLE, Purse
from laar.review.report import FORMAT, Compared, Decision, Piece, Review
from laar.review.siege import siege
from laar.review.weighing import FEW, Weighed, weigh

MOST_ROUNDS = 80  # of an answer, on average
# Rounds of a whole game that come to less than a minute of one core.
ROUNDS = {"belogorye": 200_000, "berserk": 50_000, "bastion": 3_000}
USUAL = 10_000
PIECES = 24  # between which others have their turn


class Unfinished(ValueError):
    """A game that is not over is not reviewed: it would tell what may not be known yet."""


def review(play: Play, seed: str = "", effort: float = 1.0) -> Review:
    """Review a game; the same game and seed, the same review. ``effort`` is 1 where people wait,
    and more where the search itself is tested."""
    end = time.process_time() + WHOLE * max(1.0, effort)
    done = [weighed(play, *one, seed, effort, end - time.process_time()) for one in pieces(play)]
    return joined(play, done)


def pieces(play: Play) -> list[tuple[int, int]]:
    """The decisions of a game, by their place, in pieces of about the same work."""
    if play.outcome is None:
        raise Unfinished("the game is not over")
    work = [len(one.options) for one in choices(play)]
    share, cuts, done = sum(work) / PIECES, [0], 0.0
    for place, some in enumerate(work, 1):
        done += some
        if done >= share * len(cuts) or place == len(work):
            cuts.append(place)
    return list(pairwise(cuts))


def weighed(
    play: Play, first: int, end: int, seed: str = "", effort: float = 1.0,
    seconds: float = WHOLE,
) -> Piece:  # fmt: skip
    """Weigh these decisions. ``seconds`` are there for them and all that follow; only a game that
    is too long for them depends on how fast this machine is."""
    every = list(choices(play))
    answers = sum(len(one.options) for one in every)
    own = sum(len(one.options) for one in every[first:end])
    rest = sum(len(one.options) for one in every[first:])
    purse = Purse(seconds * min(1.0, SLACK * own / max(1, rest)), own)
    most = ROUNDS.get(play.game.name, USUAL) / max(1, answers)
    wanted = max(2, round(min(MOST_ROUNDS, most) * effort))
    digest = f"{seed} {_digest(play)}"
    costly: list[Decision] = []
    judged = [0] * play.table.seats
    for choice in every[first:end]:
        answers, rounds = purse.share(len(choice.options), wanted)
        if not answers:
            continue
        began = purse.now()
        few = among(play.game, choice, answers)
        found = judge(play.game, few, rounds, f"{digest} {choice.number}")
        if found is not None:
            purse.pay(purse.now() - began, sum(len(one.found) for one in found.rivals))
            judged[choice.seat] += 1
            if found.loss:
                costly.append(_decision(play.game, choice, found))
    return Piece(costly, judged, purse.hurried)


def among(game: AnyGame, choice: Choice, most: int) -> Choice:
    """The same decision between so many answers: what was said, and what looks best beside it."""
    if most >= len(choice.options):
        return choice
    worths = dict(zip(choice.options, game.prior(choice.table, choice.options), strict=True))
    ordered = sorted(choice.options, key=lambda text: (text != choice.said, -worths[text]))
    return choice._replace(options=ordered[:most])


def judge(game: AnyGame, choice: Choice, rounds: int, seed: str) -> Weighed | None:
    """Weigh one decision; None where no table can be imagined that fits what the seat knew."""
    some = worlds(game, choice, seed)
    if not some:
        return None
    way = weigh_plans if isinstance(game, PlansTurns) else weigh
    return way(game, some, choice.seat, choice.options, choice.said, rounds, seed)


def _decision(game: AnyGame, choice: Choice, found: Weighed) -> Decision:
    told = found.rivals[:FEW]
    told += [] if found.said in told else [found.said]
    return Decision(
        choice.number, int(game.shared(choice.table)["turn"]), choice.seat, choice.kind,
        choice.said, round(found.loss, 4), found.trust, len(choice.options),
        [Compared(one.answer, round(one.chance(found.since), 4)) for one in told],
        found.best.line,
    )  # fmt: skip


def joined(play: Play, some: Sequence[Piece]) -> Review:
    """The review that these pieces make."""
    game, outcome = play.game, play.outcome
    assert outcome is not None
    costly = [one for piece in some for one in piece.decisions]
    judged = [sum(seat) for seat in zip(*(piece.judged for piece in some), strict=True)]
    judged = judged or [0] * play.table.seats
    found = account(play, {one.at: one for one in costly})
    costly.sort(key=lambda one: (-one.loss, one.at))
    by = "fitted" if is_fitted(game, play.table) else "taste"
    shares = players(found, costly, judged)
    lost = game.cooperative and not outcome.winners
    return Review(
        FORMAT, game.name, play.edition, by, list(play.seats), list(outcome.winners),
        outcome.reason, found.turns, [round(one, 4) for one in found.start],
        [round(one, 4) for one in found.rest], [round(one, 4) for one in found.now], found.rolls,
        found.events, turning_points(found.events), costly, shares, secret_steps(play),
        siege(found.start[0], found.events, shares) if lost else None,
        sum(piece.hurried for piece in some),
    )  # fmt: skip


def _digest(play: Play) -> str:
    said = "\n".join(f"{line.seat} {line.text}" for line in play.history)
    return hashlib.sha256(f"{play.game.name} {play.edition}\n{said}".encode()).hexdigest()[:16]
