"""The checker meets every mode, number of players and trial as soon as can be."""

from __future__ import annotations

import json

import pytest

import laar
from laar.cli import main
from laar.commands import check
from laar.core.check import Spread
from laar.core.check.spread import Variant
from laar.core.game import AnyGame, Json

EDITIONS = [(name, edition) for name in laar.game_names() for edition in laar.game(name).editions]
Out = pytest.CaptureFixture[str]


def variants(game: AnyGame, edition: str) -> list[Variant]:
    return [(m, n) for m in game.modes(edition) for n in sorted(game.players(edition, m))]


def trials(game: AnyGame, edition: str, mode: str) -> list[Json]:
    found: list[Json] = game.trials(edition, mode) if hasattr(game, "trials") else [{}]
    return found


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_everything_is_met_within_the_fewest_games(name: str, edition: str) -> None:
    game = laar.game(name)
    some = variants(game, edition)
    modes = game.modes(edition)
    spread = Spread(game, edition, some)
    games = [spread.options(number) for number in range(1, len(spread) + 1)]
    assert [one["mode"] for one in games[: len(modes)]] == list(modes)
    assert {(one["mode"], one["players"]) for one in games} == set(some)
    fewest = 0
    for mode in modes:
        tried = trials(game, edition, mode)
        these = [one for one in games if one["mode"] == mode]
        rest = [{**one, "mode": "", "players": 0} for one in these]
        assert all({"mode": "", "players": 0, **trial} in rest for trial in tried)
        fewest += max(len(tried), len(game.players(edition, mode)))
    assert len(spread) == fewest


def test_nine_games_of_bastion_meet_all_modes_and_numbers_of_players() -> None:
    game = laar.game("bastion")
    for edition in game.editions:
        spread = Spread(game, edition, variants(game, edition))
        first = [spread.options(number) for number in range(1, 10)]
        assert {one["mode"] for one in first} == set(game.modes(edition))
        assert {one["players"] for one in first} == {1, 2, 3, 4}


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_later_games_meet_every_trial_with_every_number_of_players(name: str, edition: str) -> None:
    game = laar.game(name)
    spread = Spread(game, edition, variants(game, edition))
    pairs = {
        mode: len(game.players(edition, mode)) * len(trials(game, edition, mode))
        for mode in game.modes(edition)
    }
    met: dict[str, set[str]] = {mode: set() for mode in pairs}
    for number in range(1, len(spread) * max(pairs.values()) + 1):
        options = spread.options(number)
        met[options["mode"]].add(json.dumps(options))
    assert {mode: len(texts) for mode, texts in met.items()} == pairs


def test_what_is_checked_alone_is_named(capsys: Out) -> None:
    assert main(["check", "belogorye", "--pairs", "5"]) == 2
    assert "--pairs" in capsys.readouterr().err


def test_secrets_are_compared_mode_by_mode(capsys: Out) -> None:
    args = ["check", "belogorye", "--secrets", "--pairs", "200", "--jobs", "1"]
    assert main([*args, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["mode"], report["findings"]) == ("duel", [])
    assert report["pairs"] == report["kinds"]["place"] >= 200
    assert report["worlds"] >= report["pairs"]
    assert main(args) == 0
    assert "pairs dealt otherwise: place" in capsys.readouterr().out


def test_every_mode_tells_what_came_of_it(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "BATCH", 1)
    args = ["check", "berserk", "--secrets", "--pairs", "1", "--players", "2", "--jobs", "1"]
    assert main(args) == 0
    told = capsys.readouterr().out
    for mode in ("duel", "draft", "sealed"):
        assert f" {mode}: 1 games, " in told


def test_where_nothing_is_hidden_worlds_are_counted(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "BATCH", 1)
    args = ["check", "bastion", "--edition", "2018", "--mode", "training", "--players", "1"]
    assert main([*args, "--secrets", "--pairs", "50", "--jobs", "1"]) == 0
    assert "nothing is hidden, nothing found" in capsys.readouterr().out


def test_answers_are_compared(capsys: Out) -> None:
    assert main(["check", "belogorye", "--answers", "--games", "1", "--jobs", "1"]) == 0
    assert "belogorye 2017: 1 games" in capsys.readouterr().out
