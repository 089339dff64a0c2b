"""The command `laar`: how it ends, and that bad input is one clear line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import laar
from laar.cli import COMMANDS, main

Out = pytest.CaptureFixture[str]
LAAR = [sys.executable, "-m", "laar.cli"]


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
