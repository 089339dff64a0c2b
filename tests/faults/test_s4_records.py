"""S3, S4: a changed record is found out, and where; a rewritten one lacks the signature."""

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.core.records import told, won
from tests.server.test_match import head

import laar
from laar.core import record
from laar.server.bench import load_client
from laar.server.bench.process import Served
from laar.server.table.match import Match
from laar.server.table.sign import Signer, verify
from laar.server.table.tasks import write


def game(seed: int, answers: int = 60) -> Match:
    """A game at random, given up after a while."""
    rng = random.Random(seed)
    match = Match(head("ann", "bob", seed=rng.randbytes(32)), [])
    match.start()
    while match.play.outcome is None:
        seat = match.names[rng.choice(match.play.asked)]
        tired = len(match.play.lines) > answers
        match.answer(seat, "concede" if tired else rng.choice(match.options(seat)))
    return match


@pytest.fixture
def signer(tmp_path: Path) -> Signer:
    return Signer(tmp_path / "key")


def signed(signer: Signer, seed: int = 1) -> str:
    match = game(seed)
    return signer.sign(write(match.head, match))


def report_on(signer: Signer, changed: bytearray) -> dict[str, Any]:
    """What the server says of a file; bytes that are no text are refused before."""
    try:
        return verify(changed.decode(), signer.public)
    except UnicodeDecodeError as error:
        line = changed.count(b"\n", 0, error.start) + 1
        return {"ok": False, "chain": f"line {line}: not text", "signature": None}


def flip_bit(signer: Signer, sound: bytes, place: int, bit: int) -> None:
    """A flipped bit is found, and the line it is in is the one named."""
    changed = bytearray(sound)
    changed[place] ^= 1 << bit
    report = report_on(signer, changed)
    assert not report["ok"], (place, changed)
    line = sound.count(b"\n", 0, place) + 1
    if report["chain"] is None:  # a signature is a line by itself
        assert report["signature"]
        assert line == sound.count(b"\n")
    else:
        assert report["chain"].startswith(f"line {line}:"), (report, line)


def flip_bits(signer: Signer, flips: int, seed: int) -> None:
    """Some bits anywhere in a game."""
    rng = random.Random(seed)
    sound = signed(signer, seed).encode()
    for _ in range(flips):
        flip_bit(signer, sound, rng.randrange(len(sound)), rng.randrange(8))


def test_any_flipped_bit_is_found(signer: Signer) -> None:
    flip_bits(signer, flips=300, seed=1)


def test_a_flipped_bit_is_found_in_every_line(signer: Signer) -> None:
    text = signed(signer)
    assert verify(text, signer.public)["ok"]
    rng = random.Random(4)
    start = 0
    for line in text.encode().splitlines(keepends=True):
        flip_bit(signer, text.encode(), start + rng.randrange(len(line)), rng.randrange(7))
        start += len(line)


def blamed(signer: Signer, lines: list[str]) -> str:
    """The line the chain breaks at."""
    return str(verify("\n".join(lines) + "\n", signer.public)["chain"]).partition(":")[0]


def test_swapped_removed_and_added_lines_are_found_where_they_are(signer: Signer) -> None:
    lines = signed(signer).splitlines()
    for at in range(len(lines) - 2):  # the seed, and the signature under it, follow
        here = f"line {at + 1}"
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert blamed(signer, swapped) == here
        assert blamed(signer, [*lines[:at], *lines[at + 1 :]]) == here
        assert blamed(signer, [*lines[:at], "1 chance 3 :00000000", *lines[at:]]) == here


def test_a_seed_taken_out_of_a_signed_record_is_found(signer: Signer) -> None:
    lines = signed(signer).splitlines()
    report = verify("\n".join([*lines[:-2], lines[-1]]) + "\n", signer.public)
    assert "does not belong" in report["signature"]
    assert report["dice"] == "the seed is not revealed"


def rewritten(text: str, change: re.Pattern[str], to: str) -> str:
    """A record with one line changed and every checksum made to fit; its signature as it was."""
    _, *lines = text.splitlines()
    signature = [line for line in lines if line.startswith("signature ")]
    said = [line.rpartition(" :")[0] for line in lines if line not in signature]
    at = next(at for at, line in enumerate(said) if change.search(line))
    said[at] = change.sub(to, said[at])
    return record.chained(said) + "".join(f"{line}\n" for line in signature)


def test_a_rewritten_record_has_no_signature(signer: Signer, tmp_path: Path) -> None:
    text = signed(signer)
    end = re.search(r"^end (\S+) (\S+)", text, re.M)
    assert end is not None
    loser = "evil" if end[2] == "bogatyrs" else "bogatyrs"
    forged = rewritten(text, re.compile(r"^end \S+ \S+"), f"end {end[1]} {loser}")
    report = verify(forged, signer.public)
    assert report["chain"] is None
    assert "does not belong" in report["signature"]
    assert report["replay"]  # and the answers lead to another end
    stranger = Signer(tmp_path / "other")
    unsigned = text[: text.index("signature ")]
    assert verify(unsigned, signer.public)["signature"] == "the record is not signed"
    assert "another server" in verify(stranger.sign(unsigned), signer.public)["signature"]
    assert verify(stranger.sign(unsigned))["ok"]  # sound, whoever signed it


def test_a_changed_roll_is_named(signer: Signer) -> None:
    text = signed(signer)
    unsigned = text[: text.index("signature ")]
    lines = unsigned.splitlines()
    rolls = [line.split()[0] for line in lines if re.match(r"\d+ chance", line)]
    number = rolls[-1]
    old = next(line for line in lines if line.startswith(f"{number} chance")).split()[2]
    face = "1" if old != "1" else "2"
    change = re.compile(rf"^{number} chance \d")
    report = verify(signer.sign(rewritten(unsigned, change, f"{number} chance {face}")))
    assert report["signature"] is None
    assert report["replay"] or f"answer {number}: roll" in report["dice"]


def test_a_seed_that_was_not_committed_to_is_found(signer: Signer) -> None:
    text = signed(signer)
    unsigned = text[: text.index("signature ")]
    seed = re.search(r"^seed (\w+) :", unsigned, re.M)
    assert seed is not None
    report = verify(rewritten(unsigned, re.compile(r"^seed \w+"), f"seed {'00' * 32}"))
    assert "not the one committed to" in report["chain"]


def forged(engine: str = laar.__version__) -> str:
    """A whole record in which somebody went further than the rules let anyone go."""
    text = told(won())
    far = [("step c3 b3", "step c3 b5"), ("strike b3 c4", "strike b5 c4")]
    far.append(("engine 0.1.0", f"engine {engine}"))
    _, *lines = [line.rpartition(" :")[0] for line in text.splitlines()]
    for old, new in far:
        lines = [line.replace(old, new) for line in lines]
    return record.chained(lines)


def test_an_illegal_answer_in_a_rewritten_record_is_found(signer: Signer, tmp_path: Path) -> None:
    stranger = Signer(tmp_path / "other")
    for text in (forged(), stranger.sign(forged())):
        for trusted in (None, signer.public):
            report = verify(text, trusted)
            assert "answer 1 (bogatyrs step c3 b5)" in report["replay"]
            assert not report["ok"]


@pytest.mark.parametrize("engine", ["0.1.0", laar.__version__])
def test_what_a_server_has_taken_stays_valid_and_is_named(signer: Signer, engine: str) -> None:
    """Rules are mended, and then forbid what was once taken."""
    report = verify(signer.sign(forged(engine)), signer.public)
    assert report["ok"]
    assert report["forbidden"][0].startswith("answer 1 (bogatyrs step c3 b5): ")
    assert "BEL-0" in report["forbidden"][0]


def test_what_an_earlier_engine_may_have_taken_is_named(signer: Signer, tmp_path: Path) -> None:
    """Nobody can tell any more; without the signature of a trusted server it is not vouched for."""
    report = verify(forged("0.1.0"), signer.public)
    assert report["forbidden"][0].startswith("answer 1 (bogatyrs step c3 b5): ")
    assert (report["replay"], report["signature"]) == (None, "the record is not signed")
    assert not report["ok"]


def test_the_server_checks_records(served: Served) -> None:
    async def story() -> None:
        forged = "laar 1\ngame belogorye\n"
        status, report = await load_client.call(served.port, "POST", "/api/verify", forged.encode())
        assert (status, report["ok"]) == (200, False)

    asyncio.run(story())
