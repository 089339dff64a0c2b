"""`laar verify` and `laar replay`: what they find in a record and show of it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.core.records import told, won

import laar
from laar.cli import main
from laar.core.record import chain

Out = pytest.CaptureFixture[str]


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
