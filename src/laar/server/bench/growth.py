"""`laar bench growth`: what so many daily players need, by a day that is played through.

People come through the day as they do on game sites, thinly at night and densely in the evening,
choose a game, a person or a bot, and play as long as they do. At most some thousands are played
through one by one; more are reckoned from those. Costs are those that `laar bench costs` measured.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Any, NamedTuple

import msgspec

SAMPLE = 4000  # people who are played through
MINUTES = 24 * 60
# How dense each hour is, of the average one: three zones of one country, most of it in the evening.
HOURS = (
    0.5, 0.3, 0.2, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 0.9,
    1.0, 1.0, 1.0, 1.1, 1.3, 1.6, 2.0, 2.4, 2.6, 2.4, 1.7, 1.0,
)  # fmt: skip
GAMES_A_DAY = 2.0  # of whoever comes
WITH_A_BOT = 0.6  # of these games
THINK_S = 7.0  # between two answers at a table
FULL = 0.6  # of a core: more makes people wait
WARM_MIN = 10.0  # a table stays in memory after its last word


class GameCost(msgspec.Struct, forbid_unknown_fields=True):
    """What a game costs: its lines, and a bot's answer in milliseconds."""

    answers: int
    bot_ms: float


class Costs(msgspec.Struct, forbid_unknown_fields=True):
    """What `laar bench costs` finds."""

    server_mib: float  # a server before anyone comes
    table_kib: float  # a table in memory with two connections
    answer_us: float
    answer_bytes: float
    games: dict[str, GameCost]


read = msgspec.json.Decoder(Costs).decode


class Prices(NamedTuple):
    """What a month costs somewhere; only their proportions matter."""

    core: float = 8.0
    gib: float = 2.0  # of memory
    disk_gib: float = 0.10
    archive_gib: float = 0.02  # of object storage, where finished games lie packed


PRICES = Prices()
ARCHIVED_AFTER_DAYS = 90
PACKED = 0.2  # of what a game takes in the database


class Peak(NamedTuple):
    """The densest minute of a day, of all players, and the whole day."""

    tables: float
    answers_s: float
    bot_cores: float
    lines_day: float


def peak_of(players: int, costs: Costs, seed: int = 1) -> Peak:
    """Play a day through."""
    some = min(players, SAMPLE)
    source, games = random.Random(seed), costs.games
    live, answers, thought = Counter[int](), Counter[int](), Counter[int]()
    lines = 0.0
    for _ in range(round(some * GAMES_A_DAY)):
        name = source.choice([*games])
        begun = source.choices(range(24), HOURS)[0] * 60 + source.randrange(60)
        said = max(10.0, source.gauss(games[name].answers, games[name].answers / 3))
        bot = source.random() < WITH_A_BOT
        share = 1.0 if bot else 0.5  # two people share one table
        lasts = said * THINK_S / 60
        lines += said * share
        for minute in range(begun, begun + ceil(lasts + WARM_MIN)):
            live[minute % MINUTES] += 1 if bot or source.random() < share else 0
            if minute - begun < lasts:
                answers[minute % MINUTES] += round(share * 1000)
                if bot:
                    thought[minute % MINUTES] += round(games[name].bot_ms / 2)
    scale = players / some
    rate = max(answers.values()) / 1000 / THINK_S
    return Peak(
        max(live.values()) * scale,
        rate * scale,
        max(thought.values()) / 1000 / THINK_S * scale,
        lines * scale,
    )


def needs(players: int, costs: Costs, prices: Prices = PRICES) -> dict[str, Any]:
    """What a day like that needs, and what a month of it costs."""
    peak = peak_of(players, costs)
    table_cores = peak.answers_s * costs.answer_us / 1e6
    nodes = max(1, ceil(table_cores / FULL))
    workers = ceil(peak.bot_cores / FULL)
    memory = (nodes * costs.server_mib + peak.tables * costs.table_kib / 1024) / 1024
    day = peak.lines_day * costs.answer_bytes / 2**30
    hot = day * ARCHIVED_AFTER_DAYS
    year = day * 365 * PACKED
    money = (
        (nodes + workers) * prices.core
        + memory * prices.gib
        + hot * prices.disk_gib
        + year * prices.archive_gib
    )
    return {
        "players": players,
        "tables": round(peak.tables),
        "answers_s": round(peak.answers_s, 1),
        "nodes": nodes,
        "workers": workers,
        "memory_gib": round(memory, 1),
        "database_gib": round(hot, 1),
        "archive_gib_year": round(year, 1),
        "money_month": round(money),
        "first": _first(nodes, workers, hot),
    }


def _first(nodes: int, workers: int, hot: float) -> str:
    """What breaks first when that is all on one machine of eight cores and a terabyte."""
    strains = {"tables": nodes / 1, "bots": workers / 7, "disk": hot / 1000}
    return max(strains, key=lambda name: strains[name])


def growth(costs: Costs, players: Sequence[int]) -> dict[str, Any]:
    """A row for each number of daily players."""
    return {"costs": msgspec.to_builtins(costs), "rows": [needs(count, costs) for count in players]}
