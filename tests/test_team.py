"""Games for a team: every command knows editions, modes and numbers of players."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from tests.beacon import BEACON

import laar
from laar.bots import choose
from laar.bots.arena_team import Decks, Purse, Result, one_game, tally
from laar.cli import main
from laar.core.check import check_game
from laar.core.play import Play
from laar.core.record import Header, read, replay, write
from laar.coverage import coverage
from laar.games.list import GAMES

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def beacon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games."""
    monkeypatch.setitem(GAMES, "beacon", BEACON)


def night(**options: str | int) -> Play:
    """A night at its first question, with dice asked like everyone else."""
    return laar.new("beacon", "1", None, options)


# -- seats ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_options_say_who_sits_at_the_table(players: int) -> None:
    play = night(players=players)
    assert play.seats == ("ash", "birch", "cedar", "dill")[:players]
    assert play.helpers == tuple(range(1, players))


def test_a_seat_that_is_not_at_the_table_cannot_answer() -> None:
    play = night(players=2)
    with pytest.raises(laar.Refused):
        play.answer("concede", 3)
    assert play.outcome is None


@pytest.mark.parametrize(
    ("game", "options", "place"),
    [
        ("belogorye", {"mode": "siege"}, "options.mode: 'siege' is none of duel"),
        ("belogorye", {"players": 3}, "options.players: 3 is none of 2"),
        ("belogorye", {"players": 2.0}, "options.players"),
        ("belogorye", {"mode": ["duel"] * 99}, "options.mode"),
        ("beacon", {"mode": "storm", "players": 4}, "options.players: 4 is none of 2, 3"),
    ],
)
def test_a_mode_that_is_not_there_is_named(
    game: str, options: dict[str, object], place: str
) -> None:
    with pytest.raises(laar.BadOptions, match=place.replace(".", r"\.")) as error:
        laar.game(game).new_table(next(iter(laar.game(game).editions)), options)
    assert len(str(error.value)) < 200


def test_a_duel_is_what_belogorye_plays_unless_told() -> None:
    said = laar.new("belogorye", options={"mode": "duel", "players": 2})
    assert said.key() == laar.new("belogorye").key()


def test_a_record_of_three_is_played_again() -> None:
    play = night(players=3, mode="storm")
    for text, seat in (("torch", 2), ("strike", 0), ("hit", -1), ("concede", 1)):
        play.answer(text, seat)
    header = Header("beacon", "1", play.options_given, dict.fromkeys(play.seats, "Ann"))
    again = replay(read(write(play, header)), GAMES)
    assert again.key() == play.key()
    assert again.seats == ("ash", "birch", "cedar")


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"players": {"dill": "Ann"}}, "seats: there is no seat 'dill'"),
        ({"entropy": {"dill": "00"}}, "entropy: there is no seat 'dill'"),
        ({"lot": ("ash", "birch")}, "lot: the seats are ash, birch, cedar"),
    ],
)
def test_a_header_speaks_of_the_seats_of_its_table(changes: dict[str, Any], place: str) -> None:
    play = night(players=3)
    play.answer("concede", 1)
    header = Header("beacon", "1", play.options_given, **changes)
    with pytest.raises(laar.BadRecord, match=place):
        replay(read(write(play, header)), GAMES)


# -- checks --------------------------------------------------------------------------------------


def test_a_check_goes_through_all_there_is(capsys: Out) -> None:
    assert main(["check", "beacon", "--games", "12", "--jobs", "1", "--json"]) == 0
    one, two = json.loads(capsys.readouterr().out)
    assert [(s["mode"], s["players"], s["games"]) for s in one["spread"]] == [
        ("calm", 1, 2), ("calm", 2, 2), ("calm", 3, 2), ("calm", 4, 2),
        ("storm", 2, 2), ("storm", 3, 2),
    ]  # fmt: skip
    assert (two["edition"], len(two["spread"]), two["games"]) == ("2", 4, 12)
    assert main(["check", "beacon", "--mode", "storm", "--players", "3", "--jobs", "1"]) == 0
    assert "beacon 1: 200 games" in capsys.readouterr().out
    assert main(["check", "beacon", "--mode", "gale"]) == 2
    assert "--mode: beacon 2 has no 'gale': calm" in capsys.readouterr().err
    assert main(["check", "beacon", "--edition", "1", "--mode", "storm", "--players", "4"]) == 2
    assert "--players: beacon 1 is for 2, 3" in capsys.readouterr().err


def test_seats_that_do_not_fit_the_table_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    monkeypatch.setattr(type(BEACON), "seated", lambda self, options: ("ash",))
    checked = check_game(BEACON, "1", {"players": 2}, 1, random.Random(1))
    assert "the table has 2 seats" in checked.findings[0].what
    assert checked.findings[0].options == {"players": 2}


def test_a_view_that_is_not_the_sum_of_its_parts_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    monkeypatch.setattr(type(BEACON), "own", lambda self, table, seat: {"seat": None})
    monkeypatch.setattr(
        type(BEACON), "view", lambda self, t, seat: {**self.shared(t), "seat": seat}
    )
    checked = check_game(BEACON, "1", {"players": 2}, 1, random.Random(1))
    assert any("is not what all see and its own" in found.what for found in checked.findings)


def test_a_clause_of_two_editions_is_pinned_in_each(tmp_path: Path, capsys: Out) -> None:
    source = """
import pytest

@pytest.mark.clause("BCN-001")
def test_all(): ...

@pytest.mark.clause("BCN-003", edition="2")
def test_one(): ...

@pytest.mark.clause("BCN-002", edition="2")
def test_none(): ...
"""
    (tmp_path / "test_one.py").write_text(source)
    report, unknown = coverage(tmp_path)
    pins = ("testable", "pinned", "missing")
    assert {edition: [one[part] for part in pins] for edition, one in report["beacon"].items()} == {
        "1": [3, 1, ["BCN-002", "BCN-003"]],
        "2": [2, 2, []],
    }
    cites = ("rules", "cited", "uncited")  # it has no folder among the games
    assert [report["beacon"]["2"][part] for part in cites] == [2, 0, ["BCN-001", "BCN-003"]]
    assert [id for _, id in unknown] == ["BCN-002 in edition 2"]
    (tmp_path / "test_one.py").write_text(source.replace('edition="2"', 'year="2"'))
    assert main(["rules", "coverage", "--tests", str(tmp_path)]) == 2
    assert "has no 'year'" in capsys.readouterr().err


# -- bots ----------------------------------------------------------------------------------------


def helper(play: Play, seat: int, name: str, seed: int = 1) -> str | None:
    said: str | None = choose(
        BEACON, "1", play.view(seat), play.options(seat), name, 0.05, seed, cut_in=True
    )["answer"]
    return said


@pytest.mark.parametrize("name", ["greedy", "search-3"])
def test_a_bot_cuts_in_where_it_helps(name: str) -> None:
    play = night(players=2)
    assert helper(play, 1, name) == "torch"


def test_a_bot_says_nothing_where_that_is_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(BEACON), "taste", lambda self, table, seat: 0.5)
    assert helper(night(players=2), 1, "greedy") is None


def test_random_cuts_in_now_and_then() -> None:
    play = night(players=2)
    assert {helper(play, 1, "random", seed) for seed in range(20)} == {None, "torch"}


def test_a_helper_that_stumbles_is_not_taken_for_one_that_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(BEACON), "sample", lambda self, view, source: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        helper(night(players=2), 1, "greedy")


# -- the arena of teams --------------------------------------------------------------------------

TEAM = ["arena", "beacon", "--edition", "1", "--games", "4", "--jobs", "1", "--budget", "0.01"]


def test_a_team_plays_and_is_counted(capsys: Out, tmp_path: Path) -> None:
    args = [*TEAM, "--mode", "storm", "--players", "3", "--team", "greedy"]
    assert main([*args, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report.keys() >= {"games", "wins", "interval", "left", "turns", "seconds"}
    said = [report[k] for k in ("team", "mode", "players", "edition", "seed", "budget")]
    assert said == ["greedy", "storm", 3, "1", 1, 0.01]
    assert report["wins"] == 4  # three torches and the dice
    assert report["left"] == 0
    assert main([*args, "--save", str(tmp_path / "won")]) == 0
    assert "wins 100.0% of 4 games" in capsys.readouterr().out
    (kept,) = (tmp_path / "won").iterdir()
    assert kept.name == "beacon-1-storm-3-greedy.laar"
    assert main(["verify", str(kept)]) == 0
    assert laar.load(kept.read_text("utf-8")).outcome is not None


def test_the_table_of_all_modes_players_and_teams(capsys: Out) -> None:
    args = ["arena", "beacon", "--table", "--games", "1", "--jobs", "1", "--budget", "0.001"]
    assert main([*args, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 10 * 5
    assert main([*args, "--edition", "2", "--players", "1", "--team", "random"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == ["random"]
    assert row.startswith("2 calm 1")
    assert "left" in row


def test_decks_are_the_same_whatever_else_was_drawn() -> None:
    """A die more of another kind before it changes nothing for a kind."""
    faces = []
    for strikes in (1, 3):
        play, decks = night(), Decks("arena 1 1")
        for _ in range(strikes):
            play.answer("strike", play.asked[0])
            decks.answer(play)
        faces.append([line.text for line in play.history if line.seat == -1])
    assert faces[0] == faces[1][:1]
    one, two = (one_game("beacon", "1", {}, "greedy", n, 1, 0.01) for n in (7, 7))
    assert one == two


def test_the_time_of_a_turn_is_shared_out() -> None:
    purse = Purse(1.0)
    first = purse.take(1)
    assert first == pytest.approx(0.8)
    purse.pay(first)
    assert purse.take(1) == pytest.approx(0.16)
    purse.pay(5.0)
    assert purse.take(1) == pytest.approx(0.01)
    assert purse.take(2) == pytest.approx(0.8)


def test_means_are_of_all_games() -> None:
    counted = tally([Result(0, True, 0, 8), Result(1, False, 5, 11)])
    assert (counted["wins"], counted["left"], counted["turns"]) == (1, 2.5, 9.5)


@pytest.mark.parametrize(
    ("args", "place"),
    [
        (["beacon", "greedy", "random"], "played together"),
        (["beacon"], "--team"),
        (["beacon", "--team", "hal"], "hal"),
        (["beacon", "--team", "greedy", "--mode", "gale"], "gale"),
        (["beacon", "--table", "--mode", "gale"], "gale"),
        (["beacon", "--table", "--options", "{}x"], "JSON"),
        (["belogorye", "--team", "greedy"], "--team"),
        (["belogorye", "--table"], "--table"),
        (["belogorye", "greedy", "random", "--players", "3"], "options.players"),
        (["belogorye", "greedy", "random", "random"], "BOT"),
    ],
)
def test_bots_against_each_other_and_teams_are_not_mixed_up(
    args: list[str], place: str, capsys: Out
) -> None:
    try:
        status = main(["arena", *args])
    except SystemExit as left:  # argparse leaves by itself
        status = int(str(left.code))
    shown = capsys.readouterr()
    assert (status, shown.out) == (2, "")
    assert place in shown.err
    assert shown.err.count("\n") == 1


# -- at one keyboard -----------------------------------------------------------------------------


def test_bots_and_people_cut_in_at_one_keyboard(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "night.laar"
    args = ["play", "beacon", "--edition", "1", "--players", "3", "--seed", "1", "--lang", "en"]
    monkeypatch.setattr("sys.stdin", io.StringIO("birch torch\nstrike\nquit\n"))
    assert main([*args, "--opponent", "human", "--save", str(path)]) == 0
    assert "birch may cut in: torch" in capsys.readouterr().out
    lines = path.read_text("utf-8").splitlines()
    assert any(line.startswith("1 birch torch") for line in lines)
    assert any(line.startswith("2 ash strike") for line in lines)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main([*args, "--opponent", "greedy", "--save", str(path)]) == 0
    assert any(" birch torch" in line for line in path.read_text("utf-8").splitlines())


def test_a_team_that_gives_up_has_lost(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("concede\n\n"))
    args = ["play", "beacon", "--players", "1", "--opponent", "human", "--lang", "en"]
    assert main(args) == 0
    assert "Lost: nobody wins. [BCN-003" in capsys.readouterr().out


def test_a_team_of_bots_is_watched(capsys: Out) -> None:
    args = ["watch", "beacon", "greedy", "--mode", "calm", "--players", "4", "--seed", "1"]
    assert main([*args, "--lang", "en"]) == 0
    assert "wolves 0" in capsys.readouterr().out
