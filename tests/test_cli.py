"""The command `laar`: what it prints, how it ends, and that bad input is one clear line."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.core.records import told, won

import laar
from laar.bench import engine
from laar.cli import COMMANDS, main
from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import chain, write
from laar.coverage import coverage
from laar.terminal.files import header_of

Out = pytest.CaptureFixture[str]
LAAR = [sys.executable, "-m", "laar.cli"]


def conceded() -> str:
    """The record of a short game with four rolls or more."""
    play = Play(laar.game("belogorye"), "2017", None, Dice(b"seed"))
    play.answer("concede", play.asked[0])
    return write(play, header_of(play, {"bogatyrs": "Ann", "evil": "Bob"}))


def chained(lines: list[str]) -> str:
    """A record with all its checksums made anew: a careful forgery."""
    last, text = "", []
    for line in lines:
        said, mark, _ = line.rpartition(" :")
        if not mark:
            last = last if line.startswith(("seed", "signature")) else chain(last, line)
            text.append(line)
            continue
        last = chain(last, said)
        text.append(f"{said} :{last[:8]}")
    return "\n".join(text) + "\n"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.laar"
    path.write_text(conceded(), "utf-8")
    return path


# -- bad use -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "place"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["play"], "name of a game"),
        (["play", "chess"], "chess"),
        (["play", "belogorye", "--edition", "1999"], "1999"),
        (["play", "belogorye", "--side", "left"], "left"),
        (["play", "belogorye", "--opponent", "hal"], "hal"),
        (["play", "belogorye", "--budget", "-1"], "--budget"),
        (["play", "belogorye", "--budget", "nan"], "nan"),
        (["play", "belogorye", "--lang", "fr"], "--lang"),
        (["play", "--resume", "no/such/file"], "no/such/file"),
        (["play", "belogorye", "--save", "no/such/file"], "no/such/file"),
        (["watch", "belogorye"], "BOT"),
        (["watch", "belogorye", "random", "random", "random"], "3 bots for 2 seats"),
        (["watch", "belogorye", "random", "--mode", "siege"], "options.mode"),
        (["play", "belogorye", "--mode", "siege"], "options.mode"),
        (["play", "belogorye", "--players", "3"], "options.players"),
        (["play", "belogorye", "--options", "[1]"], "--options"),
        (["play", "belogorye", "--options", '{"army": 1}'], "army"),
        (["play", "--resume", "x", "--mode", "duel"], "--mode"),
        (["watch", "belogorye", "random", "hal"], "hal"),
        (["watch", "belogorye", "random", "random", "--save", "."], "laar: ."),
        (["replay"], "FILE"),
        (["replay", "no/such/file"], "no/such/file"),
        (["replay", "."], "directory"),
        (["verify", "no/such/file"], "no/such/file"),
        (["verify", __file__, "--key", "abc"], "--key"),
        (["check", "chess"], "chess"),
        (["check", "belogorye", "--games", "-5"], "--games"),
        (["check", "belogorye", "--games", "ten"], "ten"),
        (["check", "belogorye", "--edition", "1999"], "1999"),
        (["check", "belogorye", "--mode", "siege-1"], "--mode"),
        (["check", "belogorye", "--players", "3"], "--players"),
        (["arena", "belogorye", "greedy"], "BOT"),
        (["arena", "belogorye", "greedy", "hal"], "hal"),
        (["arena", "belogorye", "greedy", "random", "--games", "0"], "--games"),
        (["bench"], "engine"),
        (["bench", "web"], "web"),
        (["rules", "chess"], "chess"),
        (["rules", "belogorye", "BEL-999"], "BEL-999"),
        (["rules", "coverage", "--tests", "no/such"], "no/such"),
        (["rules", "belogorye", "--edition", "1999"], "1999"),
        (["cards", "belogorye", "dragon"], "dragon"),
        (["serve", "--port", "70000"], "70000"),
        (["serve", "--port", "-1"], "--port"),
    ],
)
def test_bad_use_is_one_line_that_names_the_place(args: list[str], place: str, capsys: Out) -> None:
    try:
        status = main(args)
    except SystemExit as left:  # argparse leaves by itself
        status = int(str(left.code))
    shown = capsys.readouterr()
    assert status == 2
    assert shown.out == ""
    assert place in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("data", [b"\x00\xff\xfe", b"", b"laar 1\ngame chess\n", b"laar 2\n"])
@pytest.mark.parametrize("args", [["replay"], ["play", "--resume"]])
def test_a_file_that_is_no_record(
    args: list[str], data: bytes, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / "bad.laar"
    path.write_bytes(data)
    assert main([*args, str(path)]) == 2
    shown = capsys.readouterr()
    assert str(path) in shown.err
    assert shown.err.count("\n") == 1


def test_a_closed_pipe_and_an_interrupt_leave_no_traceback(record: Path) -> None:
    script = f"{' '.join(LAAR)} rules belogorye --search a | head -1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] in ("0", "141")
    # A suite that was started in the background ignores Ctrl-C, and its children would, too.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    player = subprocess.Popen(
        [*LAAR, "replay", str(record), "--step"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    assert player.stdout is not None
    player.stdout.read(1)  # it draws and will ask
    player.send_signal(2)
    _, error = player.communicate(timeout=30)
    assert player.returncode == 130
    assert error.strip() == "laar: stopped"


def test_letters_a_terminal_lacks_stop_nothing() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    args = ["rules", "belogorye", "BEL-001", "--lang", "ru"]
    done = subprocess.run([*LAAR, *args], env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    assert "BEL-001 ???" in done.stdout


# -- reading -----------------------------------------------------------------------------------


def test_version_and_help(capsys: Out) -> None:
    for option in ("--version", "--help"):
        with pytest.raises(SystemExit) as left:
            main([option])
        assert left.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"laar {laar.__version__}")
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        assert f"\n    {name}" in shown


def test_rules_in_both_languages(capsys: Out) -> None:
    assert main(["rules"]) == 0
    assert "belogorye 2017: 130 clauses" in capsys.readouterr().out
    assert main(["rules", "belogorye", "BEL-061", "--lang", "ru"]) == 0
    assert "BEL-061 Равные броски" in capsys.readouterr().out
    assert main(["--lang", "en", "rules", "belogorye", "--search", "poison"]) == 0
    assert "BEL-086" in capsys.readouterr().out
    assert main(["rules", "belogorye", "--search", "яд", "--lang", "en"]) == 0
    assert "BEL-086" in capsys.readouterr().out
    assert main(["rules", "belogorye", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 130


def test_cards_are_told_in_words(capsys: Out) -> None:
    assert main(["cards", "belogorye", "leshy", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Леший (leshy), Нечисть: здоровье 10")
    assert main(["cards", "belogorye", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 18


def test_cards_of_berserk_tell_what_is_printed_on_them(capsys: Out) -> None:
    """Price, class, uniqueness and keywords stand on each card that has them."""
    listed = laar.game("berserk").components("2021")
    assert main(["cards", "berserk", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for card in listed:
        told = shown.partition(f"({card['id']})")[2].partition("(card-")[0]
        assert f"  {card['cost']} {card['crystal']} · " in told
        assert all(one["name"]["en"] in told for one in card["classes"])
        assert (" · unique" in told) == card["unique"]
        for one in card["keywords"]:
            assert f"{one['name']['en']} {one['x'] or ''}".strip() in told
    assert main(["cards", "berserk", "--lang", "ru"]) == 0
    assert "8 серебро · существо · Гном · горы · Гномы" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["62", "card-62"])
def test_a_card_of_berserk_is_called_by_its_number(name: str, capsys: Out) -> None:
    card = next(c for c in laar.game("berserk").components("2021") if c["number"] == 62)
    assert main(["cards", "berserk", name, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Llaira (card-62): lives ")
    assert "6 gold · creature · River maiden · swamp · Maidens · unique" in shown
    for said in (card["note"], *card["remark"].values(), "designed", card["text"]["en"][:40]):
        assert said in shown
    assert main(["cards", "berserk", "115"]) == 2
    assert "115" in capsys.readouterr().err


def test_coverage_counts_every_clause(capsys: Out) -> None:
    assert main(["rules", "coverage", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)["belogorye"]["2017"]
    assert report["testable"] >= 106
    assert report["pinned"] == report["testable"]
    assert report["missing"] == []
    assert report["cited"] == report["rules"] >= 106
    assert report["uncited"] == []


def test_coverage_reads_marks_on_tests_and_cases_alone(tmp_path: Path, capsys: Out) -> None:
    source = """
import pytest

CASES = [pytest.param(1, marks=[pytest.mark.clause("BEL-001")])]

@pytest.mark.clause("BEL-002", "BEL-003")
def test_it(): ...

@pytest.mark.clause("BEL-004")
def helper(): ...

@pytest.mark.skip
@pytest.mark.clause("BEL-005")
def test_skipped(): ...

@pytest.mark.clause("BEL-777")
async def test_unknown(): ...
"""
    (tmp_path / "test_one.py").write_text(source)
    (tmp_path / "other.py").write_text('@pytest.mark.clause("BEL-006")\ndef test_it(): ...')
    report, unknown = coverage(tmp_path)
    missing = report["belogorye"]["2017"]["missing"]
    assert {"BEL-001", "BEL-002"}.isdisjoint(missing)
    assert {"BEL-005", "BEL-006", "BEL-007"} <= set(missing)
    assert [id for _, id in unknown] == ["BEL-777"]
    assert main(["rules", "coverage", "--tests", str(tmp_path)]) == 1
    assert "test_one.py:16: there is no clause 'BEL-777'" in capsys.readouterr().err


# -- records -----------------------------------------------------------------------------------


def test_a_sound_record(record: Path, capsys: Out) -> None:
    assert main(["verify", str(record)]) == 0
    assert "the record is not signed" in capsys.readouterr().out
    assert main(["verify", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


def test_a_changed_line_is_named(record: Path, capsys: Out) -> None:
    text = record.read_text("utf-8")
    place = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("1 chance"))
    old = text.splitlines()[place - 1].split(" ")[2]
    new = "1" if old != "1" else "2"
    record.write_text(text.replace(f"1 chance {old}", f"1 chance {new}"), "utf-8")
    assert main(["verify", str(record)]) == 1
    assert f"line {place}" in capsys.readouterr().out


def test_a_changed_roll_is_named(record: Path, capsys: Out) -> None:
    lines = record.read_text("utf-8").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("1 chance"))
    old = lines[place].split(" ")[2]
    rolls = [line.split(" ")[2] for line in lines[place:] if " chance " in line]
    # Another die that leaves the winner of the roll as it was.
    new = next(face for face in "123456" if face != old and _same_winner(face, old, rolls[1]))
    lines[place] = lines[place].replace(f"chance {old}", f"chance {new}")
    record.write_text(chained(lines), "utf-8")
    assert main(["verify", str(record)]) == 1
    shown = capsys.readouterr().out
    assert f"answer 1: roll 1 shows {new}, the seed gives {old}" in shown


def _same_winner(new: str, old: str, other: str) -> bool:
    return (new > other) == (old > other) and (new < other) == (old < other)


def test_a_flipped_bit_is_found_wherever_it_is(record: Path, capsys: Out) -> None:
    data = record.read_bytes()
    for place in range(0, len(data), 7):
        record.write_bytes(data[:place] + bytes([data[place] ^ 0x80]) + data[place + 1 :])
        assert main(["verify", str(record)]) == 1
        line = data.count(b"\n", 0, place) + 1
        assert f"line {line}" in capsys.readouterr().out


def test_a_key_asks_for_a_signature(record: Path, capsys: Out) -> None:
    assert main(["verify", str(record), "--key", "ab" * 32]) == 1
    assert "not signed" in capsys.readouterr().out


def test_answers_that_todays_rules_refuse_are_named(tmp_path: Path, capsys: Out) -> None:
    from laar.server.table.sign import Signer

    said = told(won()).splitlines()
    said = [line.replace("step c3 b3", "step c3 b5").replace("b3 c4", "b5 c4") for line in said]
    signer, file = Signer(tmp_path / "record.key"), tmp_path / "old.record"
    file.write_text(chained(said), "utf-8")
    assert main(["verify", str(file)]) == 0
    assert "today's rules would refuse answer 1 (bogatyrs step c3 b5)" in capsys.readouterr().out
    new = [line.replace("engine 0.1.0", f"engine {laar.__version__}") for line in said]
    file.write_text(chained(new), "utf-8")
    assert main(["verify", str(file)]) == 1  # today's rules never took that
    assert "answer 1 (bogatyrs step c3 b5)" in capsys.readouterr().out
    file.write_text(signer.sign(chained(said)), "utf-8")
    assert main(["verify", str(file), "--key", signer.public]) == 0
    shown = capsys.readouterr().out
    assert "today's rules would refuse answer 1 (bogatyrs step c3 b5)" in shown


def test_damage_is_named_by_answer_and_engine(tmp_path: Path, capsys: Out) -> None:
    said, file = told(won()).splitlines(), tmp_path / "bad.record"
    file.write_text(chained([line.replace("5 evil step a6", "5 evil stop a6") for line in said]))
    assert main(["verify", str(file)]) == 1
    shown = capsys.readouterr().out
    assert "answer 5 (evil stop a6 a5): refuse-malformed" in shown
    assert f"written by engine 0.1.0, read by {laar.__version__}" in shown
    file.write_text(chained([line.replace("edition 2017", "edition 2017.7") for line in said]))
    assert main(["verify", str(file)]) == 1
    assert "belogorye has no edition '2017.7' (written by engine" in capsys.readouterr().out


def test_a_signed_record(record: Path, tmp_path: Path, capsys: Out) -> None:
    from laar.server.table.sign import Signer

    signer = Signer(tmp_path / "record.key")
    record.write_text(signer.sign(record.read_text("utf-8")), "utf-8")
    assert main(["verify", str(record), "--key", signer.public]) == 0
    assert main(["verify", str(record), "--key", "ab" * 32]) == 1
    assert "another server" in capsys.readouterr().out


def test_a_replay_tells_shows_and_steps(
    record: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["replay", str(record), "--lang", "en"]) == 0
    assert "Opening roll" in capsys.readouterr().out
    assert main(["replay", str(record), "--at", "1", "--view", "evil", "--lang", "ru"]) == 0
    assert "Отвечает: Кубики" in capsys.readouterr().out
    assert main(["replay", str(record), "--at", "999"]) == 2
    assert main(["replay", str(record), "--view", "left"]) == 2
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n1\ndance\nq\n"))
    assert main(["replay", str(record), "--step", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("1/3 ") >= 3
    assert "2/3 " in shown


# -- bots, checks and measurements -------------------------------------------------------------


def test_watching_two_bots(tmp_path: Path, capsys: Out) -> None:
    path = tmp_path / "watched.laar"
    args = ["watch", "belogorye", "random", "--mode", "duel", "--seed", "7", "--lang", "en"]
    assert main([*args, "--save", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Turn 1: " in shown
    assert "BEL-09" in shown.splitlines()[-2]
    assert main(["verify", str(path)]) == 0


def test_an_arena_counts(capsys: Out) -> None:
    args = ["arena", "belogorye", "random", "random", "--games", "2", "--seed", "3", "--jobs", "1"]
    assert main([*args, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sum(report["wins"]) + report["draws"] == report["games"] == 2
    low, high = report["interval"]
    assert 0 <= low <= high <= 1
    assert main(args) == 0
    assert f"of 2 games ({low:.1%} to {high:.1%})" in capsys.readouterr().out


def test_a_check_finds_nothing(capsys: Out) -> None:
    args = ["check", "belogorye", "--games", "2", "--jobs", "1"]
    assert main(args) == 0
    assert "belogorye 2017: 2 games" in capsys.readouterr().out
    assert main([*args, "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert report["spread"][0] | {"decisions": 0} == {
        "mode": "duel", "players": 2, "games": 2, "decisions": 0,
    }  # fmt: skip
    assert report["findings"] == []


def test_a_check_tells_what_it_finds(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def problems(self: object, table: object) -> list[str]:
        return ["leshy is in two places"]

    monkeypatch.setattr(type(laar.game("belogorye")), "problems", problems)
    assert main(["check", "belogorye", "--games", "1", "--jobs", "1"]) == 1
    assert "game 1 (duel 2), answer 1: leshy is in two places" in capsys.readouterr().out


def test_the_engine_is_measured_in_every_build(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine.bench_engine, "__defaults__", (1, 0.05, lambda count: None))
    assert main(["bench", "engine", "--json"]) == 0
    shown = capsys.readouterr()
    figures: list[dict[str, Any]] = json.loads(shown.out)
    own = {one["build"]: one for one in figures if "game" in one}
    assert "plain" in own
    assert "compiled" in own or "make setup" in shown.err
    assert {one["peer"] for one in figures if "peer" in one} == {"python-chess", "catanatron"}
    for one in figures:
        assert one["decisions_per_s"] > 0
    assert own["plain"].keys() == {
        "game", "edition", "build", "decisions_per_s", "games_per_s", "clone_us",
    }  # fmt: skip
