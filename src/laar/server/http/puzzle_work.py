"""What workers find out about puzzles: plain data in, JSON out."""

from __future__ import annotations

from fractions import Fraction

import msgspec

import laar
from laar.bots.greedy import after
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import BadOptions
from laar.puzzles.proof import Prover, judge
from laar.puzzles.puzzle import proven, search_of, setter
from laar.puzzles.search import Said, TooHard
from laar.puzzles.telling import goals_of
from laar.server.models import Head, Line
from laar.server.table.opening import opened

encode = msgspec.json.Encoder().encode
Asked = tuple[str, str, str, str]  # game, edition, task, position


def verdict(asked: Asked, said: list[Said]) -> bytes:
    """How a line of answers stands: up to the first that loses something or passes the word on."""
    search, table = search_of(*asked)
    found = judge(search, table, _legal(table, said))
    return encode(
        {
            "verdict": found.verdict,
            "chance": _parts(found.chance),
            "best": _parts(found.best),
            "answer": said[found.at - 1][1] if found.at else None,
        }
    )


def hint(asked: Asked, said: list[Said]) -> bytes:
    """What the proof says next: who answers, and what. After a mistake: from before it."""
    search, table = search_of(*asked)
    legal = _legal(table, said)
    found = judge(search, table, legal)
    good = legal[: found.at - (found.verdict == "failed")]
    for seat, text in good:
        table = after(table, seat, text)
    if not search.own(table):
        return encode({"seat": None, "way": []})
    way = Prover(search, table).proof().way
    seats = laar.game(asked[0]).seats
    return encode({"seat": seats[way[0][0]], "way": [text for _, text in way]})


def prove(asked: Asked) -> bytes:
    """The puzzle that a position makes, or why it makes none."""
    try:
        return encode({"puzzle": proven(*asked)})
    except TooHard as problem:
        return encode({"error": "hard", "why": str(problem)})
    except (BadOptions, ValueError) as problem:
        return encode({"error": "malformed", "why": str(problem)})


def offer(game: str, edition: str, position: str) -> bytes:
    """What may be asked at a position."""
    try:
        table: Table = laar.game(game).new_table(edition, {"position": position})
        found = [
            {"task": task, "goal": goals_of(game, edition, position, task, sure=True)}
            for task in setter(game).tasks(table)
        ]
    except ValueError as problem:
        return encode({"error": "malformed", "why": str(problem)})
    return encode({"edition": edition, "position": position, "tasks": found})


def offer_of(game: bytes, at: int) -> bytes:
    """The same for a finished game after so many of its answers."""
    head, lines = msgspec.msgpack.decode(game, type=tuple[Head, list[Line]])
    play = opened(head, lines)[0].play
    if at > len(play.history):
        return encode({"error": "malformed", "why": f"the game has {len(play.history)} answers"})
    try:
        position = setter(head.game).written(play.at(at).table)
    except ValueError as problem:
        return encode({"error": "malformed", "why": str(problem)})
    return offer(head.game, play.edition, position)


def _legal(table: Table, said: list[Said]) -> list[Said]:
    """The answers up to the first of chance: asides are none, and what the dice say counts not."""
    line: list[Said] = []
    for seat, text in said:
        if seat == CHANCE:
            break
        if text in table.options(seat):
            table = after(table, seat, text)
            line.append((seat, text))
    return line


def _parts(chance: Fraction) -> list[int]:
    return [chance.numerator, chance.denominator]
