"""Positions with how their games ended, a few of each game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

from joblib import delayed

from laar.core.engine.ask import CHANCE
from laar.core.game import Json
from laar.datasets.card import write_card
from laar.datasets.split import split_of
from laar.selfplay.folder import Folder, Made, Shard
from laar.selfplay.parquet import frame_bytes, polars
from laar.selfplay.plan import Plan
from laar.selfplay.playing import play_game
from laar.selfplay.row import Row
from laar.selfplay.work import Told, fill

SHARD = 1000  # positions of a file
PER_GAME = 10
APART = 1_000_000  # numbers of games that a file may use


@dataclass(frozen=True)
class Wanted:
    """So many positions of games played by a plan."""

    plan: Plan
    count: int
    per_game: int = PER_GAME
    shard: int = SHARD

    def shards(self) -> int:
        """How many files there are."""
        return -(-self.count // self.shard)

    def told(self) -> Json:
        """As plain data."""
        counts = {"count": self.count, "per_game": self.per_game, "shard": self.shard}
        return {**self.plan.told(), **counts}


def positions(wanted: Wanted, out: Path, workers: int, told: Told = lambda s: None) -> list[Shard]:
    """Make all files and the card."""
    wanted.plan.check()
    polars()
    folder = Folder(out, "positions", wanted.told())
    made = fill(folder, wanted.shards(), lambda n: delayed(shard)(wanted, n), workers, told)
    write_card(out, f"Positions of {wanted.plan.game}", _card(wanted))
    return made


def shard(wanted: Wanted, number: int) -> Made:
    """One file: games are played until it is full."""
    size = min(wanted.shard, wanted.count - number * wanted.shard)
    rows: list[Row] = []
    game = number * APART
    while len(rows) < size:
        rows += picked(wanted, game)
        game += 1
    return Made(number, _packed(wanted.plan, rows[:size]), size, game - number * APART)


def picked(wanted: Wanted, number: int) -> list[Row]:
    """Some decisions of a game, in order, drawn by lot."""
    rows = [row for row in play_game(wanted.plan, number) if row.seat != CHANCE]
    chosen = Random(f"{wanted.plan.seed} {number}").sample(
        range(len(rows)), min(wanted.per_game, len(rows))
    )
    return [rows[at] for at in sorted(chosen)]


def key_of(plan: Plan, number: int) -> str:
    """What decides the split: games with the same dice stay together."""
    return f"{plan.game} {plan.dice(number)}"


def _packed(plan: Plan, rows: list[Row]) -> bytes:
    p = polars()
    types = {
        "game": p.Int64,
        "n": p.Int32,
        "seat": p.Int8,
        "kind": p.String,
        "position": p.String,
        "outcome": p.List(p.Float64),
        "split": p.String,
    }
    columns = {name: [getattr(row, name) for row in rows] for name in types if name != "split"}
    splits = [split_of(key_of(plan, row.game)) for row in rows]
    return frame_bytes({**columns, "split": splits}, types)


def _card(wanted: Wanted) -> dict[str, str]:
    plan = wanted.plan
    return {
        "rows": f"{wanted.count} positions of {plan.game} {plan.edition}, at most "
        f"{wanted.per_game} of a game, drawn by lot among the decisions of players",
        "columns": "game, n (answers given before), seat (who is asked), kind (of question), "
        "position (the saved table as JSON: `laar.game(name).load`), outcome by seat "
        "(1 won, 0.5 drawn, 0 lost), split",
        "played by": f"{', '.join(plan.bots)}; {plan.thought:g} steps of a search; the first "
        f"{plan.opening} decisions at random; seed {plan.seed}; options {dict(plan.options)}",
        "key of a split": "game and seed of the dice, so that a game and its pair stay together",
        "made again": "`laar dataset positions` with the same options gives the same bytes",
    }
