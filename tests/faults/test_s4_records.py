"""S3, S4: a changed record is found out, and where; a rewritten one lacks the signature."""

import asyncio
import random
import re
from pathlib import Path

import pytest
from tests.server.test_match import head

from laar.core import record
from laar.server import drive
from laar.server.match import Match
from laar.server.process import Served
from laar.server.replays import write
from laar.server.sign import Signer, verify


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


def flip_bits(signer: Signer, flips: int, seed: int) -> None:
    """Any flipped bit is found; where it is found is not before where it is."""
    rng = random.Random(seed)
    text = signed(signer, seed)
    sound = text.encode()
    assert verify(text, signer.public)["ok"]
    for _ in range(flips):
        changed = bytearray(sound)
        place = rng.randrange(len(changed))
        changed[place] ^= 1 << rng.randrange(8)
        try:
            report = verify(changed.decode(), signer.public)
        except UnicodeDecodeError:
            continue
        assert not report["ok"], (place, changed)
        line = sound[:place].count(b"\n") + 1
        if report["chain"] and (named := re.match(r"line (\d+)", report["chain"])):
            head_lines = sum(not row[:1].isdigit() for row in text.splitlines()[:30])
            assert line <= int(named[1]) <= max(line + 1, head_lines + 1)


def test_any_flipped_bit_is_found(signer: Signer) -> None:
    flip_bits(signer, flips=300, seed=1)


def test_two_swapped_answers_are_found_at_the_first(signer: Signer) -> None:
    lines = signed(signer).splitlines()
    first = next(i for i, line in enumerate(lines) if re.match(r"\d", line))
    for at in range(first, first + 20):
        swapped = [*lines]
        swapped[at], swapped[at + 1] = lines[at + 1], lines[at]
        report = verify("\n".join(swapped) + "\n", signer.public)
        assert report["chain"].startswith(f"line {at + 1}:")


def rewritten(text: str, change: re.Pattern[str], to: str) -> str:
    """A record with one answer changed and every checksum made to fit."""
    last, lines, done = "", [], False
    for line in text.splitlines():
        said, mark, _ = line.rpartition(" :")
        if line.startswith(("seed", "signature")):
            lines.append(line)
            continue
        if not mark:
            said = line
        elif not done and change.search(said):
            said, done = change.sub(to, said), True
        last = record.chain(last, said)
        lines.append(f"{said} :{last[:8]}" if mark else said)
    assert done
    return "\n".join(lines) + "\n"


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
    seed = re.search(r"^seed (\w+)$", unsigned, re.M)
    assert seed is not None
    other = unsigned.replace(seed[1], "00" * 32)
    report = verify(other)
    assert "not the one committed to" in (report["chain"] or report["dice"])


def test_the_server_checks_records(served: Served) -> None:
    async def story() -> None:
        forged = "laar 1\ngame belogorye\n"
        status, report = await drive.call(served.port, "POST", "/api/verify", forged.encode())
        assert (status, report["ok"]) == (200, False)

    asyncio.run(story())
