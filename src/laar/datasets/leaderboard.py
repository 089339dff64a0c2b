"""Tables of bots as files: every game with its answers, so that anyone can play it again.

The dice are not in the file. They follow from its seed, so a result cannot be made better by
choosing them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from joblib import Parallel, delayed

import laar
from laar.bots.arena import wilson
from laar.bots.judge import chances
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.game import BadOptions, Json, Refused
from laar.core.play import Play
from laar.datasets.lines import read_lines, write_lines
from laar.selfplay.plan import Plan
from laar.selfplay.playing import play_game

FORMAT = 1
LEAST = 2  # bots of a table where they play each other


def leaderboard(plan: Plan, path: Path, workers: int) -> list[Json]:
    """Let all bots of a plan meet, or each lead its team, and write games and table."""
    plan.check_names()
    if not _together(plan.game) and len(set(plan.bots)) < LEAST:
        raise BadOptions("a table needs two bots that are not the same")
    work = [(part, n) for part in _parts(plan) for n in range(plan.games)]
    games: list[Json] = Parallel(n_jobs=workers)(delayed(_played)(part, n) for part, n in work)
    rows = table(plan.game, games)
    write_lines(path, [{"format": FORMAT, "plan": plan.told()}, {"table": rows}, *games])
    return rows


def verify(path: Path) -> tuple[list[Json], list[str]]:
    """The table of a file, and everything in it that does not hold."""
    try:
        head, told, *games = read_lines(path)
        if head["format"] != FORMAT:
            raise ValueError
        said = head["plan"]
        plan = Plan(**{**said, "bots": tuple(said["bots"])})
        plan.check_names()
        wrong = [
            f"{one['bots']} {one['number']}: {why}" for one in games for why in _faults(plan, one)
        ]
        rows: list[Json] = told["table"]
        again = table(plan.game, games)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadOptions(f"{path}: not a table of bots ({error})") from None
    wanted = [(list(part.bots), n) for part in _parts(plan) for n in range(plan.games)]
    if [(one["bots"], one["number"]) for one in games] != wanted:
        wrong.append("not every game of the plan is here, once")
    if rows != again:
        wrong.append("the table is not what the games say")
    return rows, wrong


def table(game: str, games: list[Json]) -> list[Json]:
    """Points and share of each bot, the best first; of a team, games won and enemies left."""
    points: dict[str, list[float]] = defaultdict(list)
    left: dict[str, list[int]] = defaultdict(list)
    for one in games:
        who = one["players"][:1] if _together(game) else one["players"]
        for seat, bot in enumerate(who):
            points[bot].append(one["outcome"][seat])
            left[bot].append(one["left"])
    found = []
    for bot, some in points.items():
        low, high = wilson(sum(value == 1.0 for value in some), len(some))
        row: Json = {"bot": bot, "games": len(some), "points": sum(some)}
        row |= {"share": round(sum(some) / len(some), 4)}
        row |= {"won_interval": [round(low, 4), round(high, 4)]}
        if _together(game):
            row["left"] = round(sum(left[bot]) / len(some), 2)
        found.append(row)
    return sorted(found, key=lambda row: (-row["share"], row.get("left", 0), row["bot"]))


def _together(game: str) -> bool:
    return laar.game(game).cooperative


def _parts(plan: Plan) -> Iterator[Plan]:
    """A plan for each pair of bots, or for each team of one bot."""
    bots = tuple(dict.fromkeys(plan.bots))
    for some in combinations(bots, 1 if _together(plan.game) else 2):
        yield replace(plan, bots=some)


def _played(plan: Plan, number: int) -> Json:
    rows = play_game(plan, number)
    play = _fresh(plan)
    said = [f"{row.n} {row.seat} {row.answer}" for row in rows if row.seat != CHANCE]
    _repeat(play, Dice(plan.dice(number).encode()), said)
    return {
        "bots": list(plan.bots),
        "number": number,
        "players": plan.players(number, len(play.seats)),
        "outcome": chances(play.game, play.table),
        "left": play.game.left(play.table),
        "said": said,
    }


def _faults(plan: Plan, told: Json) -> Iterator[str]:
    """What is wrong with one game of a file."""
    part = replace(plan, bots=tuple(told["bots"]))
    play, number = _fresh(part), told["number"]
    if not set(part.bots) <= set(plan.bots) or not isinstance(number, int):
        yield "this is no game of the plan"
        return
    try:
        _repeat(play, Dice(part.dice(number).encode()), told["said"])
    except (Refused, ValueError) as error:
        yield str(error)
        return
    if chances(play.game, play.table) != told["outcome"]:
        yield "it ended otherwise"
    if play.game.left(play.table) != told["left"]:
        yield "so many enemies were not left"
    if part.players(number, len(play.seats)) != told["players"]:
        yield "others sat there"


def _fresh(plan: Plan) -> Play:
    return laar.new(plan.game, plan.edition, None, plan.options)


def _repeat(play: Play, dice: Dice, said: list[str]) -> None:
    """Play a game again: what is no choice is not told, and dice fall by the seed."""
    at = 0
    while play.outcome is None:
        n, seat, text = said[at].split(" ", 2) if at < len(said) else ("-1", "0", "")
        if play.roll(dice):
            continue
        if int(n) == len(play.history):
            play.answer(text, int(seat))
            at += 1
            continue
        options = play.options()
        if len(options) != 1:
            raise ValueError(f"answer {len(play.history)} is missing")
        play.answer(options[0])
    if at != len(said):
        raise ValueError("it was over before its last answer")
