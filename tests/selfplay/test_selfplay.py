"""Self-play as files: repeatable to the byte, whoever makes them and whatever breaks."""

from __future__ import annotations

import io
import json
import os
import signal
from pathlib import Path

import polars
import pytest

import laar
from laar.bots.judge import chances
from laar.cli import main
from laar.core.engine.ask import CHANCE
from laar.selfplay import work
from laar.selfplay.folder import MANIFEST, Made
from laar.selfplay.parquet import packed
from laar.selfplay.plan import Plan
from laar.selfplay.playing import play_game
from laar.selfplay.row import Row

PLANS = {
    "belogorye": Plan("belogorye", "2017.1", ("greedy", "search-2"), 2, thought=40),
    "bastion": Plan("bastion", "2018.2", ("greedy", "random"), 2, options={"mode": "easy"}),
    "berserk": Plan("berserk", "2021.2", ("greedy", "random"), 2, opening=4),
}
PLAN = Plan("belogorye", "2017.1", ("random", "greedy"), 5, shard=2)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_rows_are_a_game_that_can_be_played_again(plan: Plan) -> None:
    rows = play_game(plan, 1)
    assert rows == play_game(plan, 1)
    play = laar.new(plan.game, plan.edition, None, plan.options)
    for row in rows:
        while len(play.history) < row.n:  # what was no choice is not told
            seat = play.asked[0]
            (only,) = play.options(seat)
            play.answer(only, seat)
        world = play.game.load(json.loads(row.position))
        assert world.mark() == play.table.mark()
        assert row.legal == play.options(row.seat)
        if row.seat == CHANCE:
            assert play.ask is not None
            assert row.weights == play.table.weights(play.ask)
            assert row.bot == ""
        elif row.bot != "random":
            assert len(row.visits) == len(row.values) == len(row.legal)
        play.answer(row.answer, row.seat)
    while play.outcome is None:
        play.answer(play.options()[0])
    assert rows[-1].outcome == chances(play.game, play.table)


def test_a_search_tells_what_it_looked_at() -> None:
    rows = [row for row in play_game(PLANS["belogorye"], 0) if row.bot == "search-2"]
    assert any(sum(row.visits) > 1 for row in rows)
    for row in rows:
        assert row.visits[row.legal.index(row.answer)] > 0


def test_luck_is_what_a_roll_gave_over_the_mean() -> None:
    """Over all answers of a question, by their weights, luck is nothing."""
    row = next(r for r in play_game(PLAN, 0) if r.seat == CHANCE and any(r.luck))
    game = laar.game("belogorye")
    table = game.load(json.loads(row.position))
    worths = []
    for text in row.legal:
        then = table.clone()
        then.answer(CHANCE, text)
        worths.append(chances(game, then)[0])
    mean = sum(w * v for w, v in zip(row.weights, worths, strict=True)) / sum(row.weights)
    assert row.luck[0] == pytest.approx(worths[row.legal.index(row.answer)] - mean, abs=1e-6)


def test_equal_bots_never_play_a_game_twice() -> None:
    same = Plan("belogorye", "2017.1", ("greedy",), 4)
    assert len({same.dice(n) for n in range(4)}) == 4
    pair = Plan("belogorye", "2017.1", ("greedy", "random"), 4)
    assert [pair.dice(n) == pair.dice(0) for n in range(4)] == [True, True, False, False]
    assert [pair.players(n, 2)[0] for n in range(4)] == ["greedy", "random"] * 2


def test_what_was_cut_short_goes_on_and_what_was_spoilt_is_made_again(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    shards = work.selfplay(PLAN, whole, 1)
    assert [one.games for one in shards] == [2, 2, 1]
    work.selfplay(PLAN, broken, 1)
    lines = (broken / MANIFEST).read_bytes().splitlines(keepends=True)
    (broken / MANIFEST).write_bytes(b"".join(lines[:3]) + lines[3][:20])  # cut while writing
    (broken / "selfplay-00002.parquet.part").write_bytes(b"half")
    (broken / shards[0].file).write_bytes(b"spoilt")
    kept = (broken / shards[1].file).stat().st_mtime_ns
    work.selfplay(PLAN, broken, 1)
    assert contents(broken) == contents(whole)
    assert (broken / shards[1].file).stat().st_mtime_ns == kept


def test_a_process_that_dies_costs_only_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time it makes the second file it is killed."""
    alone, killed = tmp_path / "alone", tmp_path / "killed"
    work.selfplay(PLAN, alone, 1)
    (tmp_path / "once").touch()
    monkeypatch.setattr(work, "shard", Mortal(tmp_path / "once"))
    work.selfplay(PLAN, killed, 2)
    assert not (tmp_path / "once").exists()
    assert contents(killed) == contents(alone)


class Mortal:
    """Makes a file as usual, but dies once."""

    def __init__(self, once: Path) -> None:
        self.once, self.shard = once, work.shard

    def __call__(self, plan: Plan, number: int) -> Made:
        if number == 1 and self.once.exists():
            self.once.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.shard(plan, number)


def test_rows_come_back_as_they_went() -> None:
    rows = [Row(1, 2, -1, "", "{}", "die", ["1", "2"], "2", [], [], [1, 1], [0.5], [1.0, 0.0])]
    rows.append(Row(1, 3, 0, "greedy", "{}", "main", ["a", "b"], "a", [1, 0], [0.25, None]))
    frame = polars.read_parquet(io.BytesIO(packed(rows)))
    assert [Row(**one) for one in frame.to_dicts()] == rows


def test_the_command_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games"
    args = ["selfplay", "belogorye", "--bots", "random", "--games", "2", "--workers", "1"]
    assert main([*args, "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["shards"]) == (2, 1)
    assert polars.read_parquet(out / "selfplay-00000.parquet").height == told["rows"]
    assert main([*args, "--out", str(out), "--seed", "2"]) == 2
    assert "something else" in capsys.readouterr().err
    for wrong in (["--bots", "hal"], ["--bots", "random,random,random"], ["--edition", "1999"]):
        assert main([*args, "--out", str(tmp_path / "none"), *wrong]) == 2
        assert not (tmp_path / "none").exists()
