"""Experiments: read strictly, paired, stopped when they are decided and not before."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import polars
import pytest

import laar
from laar.cli import main
from laar.core.game import BadOptions
from laar.lab.experiments.plan import Arm, Experiment, read
from laar.lab.experiments.report import charts
from laar.lab.experiments.run import check, differences, figures, look_at, run
from laar.lab.experiments.sequence import ALIKE, DIFFERS, FEWEST, OPEN, Look, look
from laar.lab.experiments.trial import trial
from laar.lab.experiments.variant import variant

EXAMPLES = sorted((Path(__file__).parents[3] / "docs" / "experiments").glob("*.toml"))
Out = pytest.CaptureFixture[str]
FIGHTERS = {one["id"]: one for one in laar.game("belogorye").components("2017")}
EVIL = [name for name, one in FIGHTERS.items() if one["side"] == "evil"]
LESHY = FIGHTERS["leshy"]
SMALL = Experiment(
    1,
    "Evil that nothing kills",
    "belogorye",
    "win evil",
    0.1,
    200,
    (
        Arm("as printed"),
        Arm("tough", cards={who: {"life": 30} for who in EVIL}),
    ),
    bots=("random",),
    batch=FEWEST,
)


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_every_example_runs_and_reports(path: Path, tmp_path: Path, capsys: Out) -> None:
    out = tmp_path / "report"
    args = ["lab", "run", str(path), "--games", "2", "--workers", "1", "--out", str(out)]
    assert main(args) == 0
    one = read(path)
    shown = capsys.readouterr().out
    assert all(arm.name in shown for arm in one.arm)
    text = (out / "report.html").read_text("utf-8")
    HTMLParser().feed(text)
    assert one.name in text
    assert "<svg" in text
    rows = polars.read_parquet(out / "games.parquet")
    assert rows.height == 2 * len(one.arm)
    assert json.loads((out / "report.json").read_text("utf-8"))["stopped"] == "games"


def test_a_clear_difference_ends_an_experiment_early() -> None:
    done = run(SMALL, 1)
    assert done.stopped == "decided"
    assert len(done.trials) < 200
    told = figures(SMALL, done)["arms"][1]
    assert told["verdict"] == DIFFERS
    assert told["interval"][0] > 0
    drawn = charts(figures(SMALL, done), done.trials)
    for text in drawn.values():
        assert ElementTree.fromstring(text) is not None
    assert len(drawn) == 3 + (len(done.looks["tough"]) > 1)


def test_an_arm_without_a_difference_plays_the_same_games() -> None:
    """The same dice: only what differs makes a difference."""
    far = Arm("far", numbers={"most_turns": 199})
    one = msgspec.structs.replace(SMALL, arm=(Arm("near"), far), games=3, batch=2)
    done = run(one, 1)
    assert differences(one, done.trials, "far") == [0.0] * 3
    near, same = (
        [(t.number, t.points, t.length) for t in done.trials if t.arm == name]
        for name in ("near", "far")
    )
    assert near == same
    assert len({length for _, _, length in near}) > 1
    assert run(one, 2).trials == done.trials
    assert look_at(one, done.trials, "far").verdict(0.1) == OPEN  # too few to say anything


def test_numbers_and_cards_reach_the_table() -> None:
    game, edition = variant("belogorye", "", SMALL.arm[1])
    table = game.new_table(edition, {})
    lives = {row["id"]: row["life"] for row in game.components(edition)}
    assert {lives[who] for who in EVIL} == {30}
    assert game.load(game.save(table)).mark() == table.mark()
    short = msgspec.structs.replace(
        SMALL, arm=(Arm("as printed"), Arm("short", numbers={"most_turns": 5}))
    )
    assert trial(short, 1, 0).turns <= 5 < trial(short, 0, 0).turns
    game, edition = variant("berserk", "", Arm("archers", cards={"2": {"cost": 9}}))
    assert next(row for row in game.components(edition) if row["number"] == 2)["cost"] == 9


@pytest.mark.parametrize(
    ("arm", "place"),
    [
        (Arm("x", numbers={"luck": 7}), "no number 'luck'"),
        (Arm("x", cards={"batman": {"life": 3}}), "no card 'batman'"),
        (Arm("x", cards={"leshy": {"life": "many"}}), "cards.leshy"),
        (Arm("x", cards={"leshy": {"side": "bogatyrs"}}), "cards.leshy.side"),
        (Arm("x", cards={"leshy": {"wings": 2}}), "wings"),
        (Arm("x", cards={"leshy": {"speed": LESHY["speed"]}}), "nothing differs"),
        (Arm("x", options={"mode": "chess"}), "chess"),
    ],
)
def test_an_arm_that_cannot_be_is_named(arm: Arm, place: str) -> None:
    with pytest.raises(BadOptions, match=place):
        check(msgspec.structs.replace(SMALL, arm=(Arm("as printed"), arm)))


@pytest.mark.parametrize(
    ("was", "now", "place"),
    [
        ('"win evil"', '"win leshy"', "no seat 'leshy'"),
        ('"win evil"', '"left"', "no enemies"),
        ('"win evil"', '"win"', "win SEAT"),
        ('game = "belogorye"', 'game = "chess"', "chess"),
        ('bots = ["greedy"]', 'bots = ["hal"]', "hal"),
        ("least = 0.08", "least = 0", "least"),
        ("format = 1", "format = 2", "format"),
        ("games = 600", "games = 600\nluck = 1", "luck"),
        ("batch = 40", "batch =", "line 9"),
    ],
)
def test_a_wrong_file_is_one_line_that_names_the_place(
    was: str, now: str, place: str, tmp_path: Path, capsys: Out
) -> None:
    text = next(p for p in EXAMPLES if p.stem.startswith("belogorye")).read_text("utf-8")
    assert was in text
    path = tmp_path / "wrong.toml"
    path.write_text(text.replace(was, now), "utf-8")
    assert main(["lab", "run", str(path)]) == 2
    shown = capsys.readouterr().err
    assert place in shown
    assert shown.count("\n") == 1


def test_looking_often_fools_nobody() -> None:
    """Of 300 experiments without a difference, looked at after every five pairs, few are ever
    wrong; an ordinary interval would be wrong in a fifth of them."""
    random, wrong, fooled = Random(1), 0, 0
    for _ in range(300):
        apart: list[float] = []
        ever = usual = False
        for _ in range(150):
            apart.append(random.choice((-1.0, 0.0, 0.0, 1.0)))
            if len(apart) < FEWEST or len(apart) % 5:
                continue
            found = look(apart, 150, 0.0)
            ever |= found.verdict(0.0) == DIFFERS
            mean = sum(apart) / len(apart)
            error = (sum((x - mean) ** 2 for x in apart) / (len(apart) - 1) / len(apart)) ** 0.5
            usual |= abs(mean) > 1.96 * error
        wrong, fooled = wrong + ever, fooled + usual
    assert wrong <= 15  # 5 %
    assert fooled > 45


def test_verdicts() -> None:
    assert Look(50, 0.2, 0.1, 0.3).verdict(0.5) == DIFFERS
    assert Look(50, 0.0, -0.04, 0.04).verdict(0.05) == ALIKE
    assert Look(50, 0.0, -0.06, 0.04).verdict(0.05) == OPEN
    same = look([0.0] * 50, 400, 1 / 50**0.5)
    assert same.low < 0 < same.high  # equal pairs so far do not prove that all are equal
