"""The browser checks records by itself, and finds what Python finds, in the same line."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.core.records import SEED, bare, flips, joined, told, won

from laar.core.record import chained

ROOT = Path(__file__).parents[2]
SCRIPT = """
import { readFileSync } from 'node:fs';
import { checkRecord, holds, wrongRolls } from './verify.mjs';
const seen = (check) => ({ line: check.broken?.line ?? null, why: check.broken?.why ?? null,
  holds: holds(check), promise: check.promise, wrong: wrongRolls(check).map((roll) => roll.line) });
const texts = JSON.parse(readFileSync(0, 'utf-8'));
process.stdout.write(JSON.stringify(texts.map((text) => seen(checkRecord(text)))));
"""

Check = Callable[[list[str]], list[dict[str, Any]]]


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Check:
    """The client's own check of records, run by node."""
    folder = tmp_path_factory.mktemp("verify")
    node = [sys.executable, str(ROOT / "scripts" / "node.py")]
    rolldown = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    source, bundle = ROOT / "web" / "src" / "lib" / "verify.ts", folder / "verify.mjs"
    build = [*node, str(rolldown), str(source), "--format", "esm", "--file", str(bundle)]
    subprocess.run(build, check=True, capture_output=True, cwd=ROOT)
    script = folder / "script.mjs"
    script.write_text(SCRIPT)

    def run(texts: list[str]) -> list[dict[str, Any]]:
        asked = json.dumps(texts)
        ran = subprocess.run(
            [*node, str(script)], input=asked, capture_output=True, text=True, check=True
        )
        found: list[dict[str, Any]] = json.loads(ran.stdout)
        return found

    return run


def test_an_honest_record_holds(check: Check) -> None:
    signed = told(won()) + "signature 00 00\n"
    assert [one["holds"] for one in check([told(won()), signed])] == [True, True]


def test_any_bit_turned_is_found_in_its_line(check: Check) -> None:
    turned = list(flips(told(won())))
    found = check([text for _, text in turned])
    assert [one["line"] for one in found] == [line for line, _ in turned]


def test_lines_changed_about_left_out_and_put_in_are_found(check: Check) -> None:
    lines = told(won()).splitlines()
    texts, places = [], []
    for at in range(len(lines) - 1):
        for text in (
            [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
            [*lines[:at], *lines[at + 1 :]],
            [*lines[:at], "entropy evil 00 :00000000", *lines[at:]],
        ):
            texts.append(joined(text))
            places.append(at + 1)
    assert [one["line"] for one in check(texts)] == places


def test_what_fits_its_chain_and_is_wrong_is_found(check: Check) -> None:
    lines = bare(told(won()))
    die = next(at for at, line in enumerate(lines) if " chance " in line)
    other = lines[die][:-1] + str(int(lines[die][-1]) % 6 + 1)
    seed = f"seed {SEED.hex()}"
    rolled, another, numbered = check(
        [
            chained([*lines[:die], other, *lines[die + 1 :], seed]),
            chained([*lines, "seed 00"]),
            chained([line.replace("2 bogatyrs", "3 bogatyrs") for line in lines]),
        ]
    )
    assert (rolled["line"], rolled["wrong"], rolled["holds"]) == (None, [die + 2], False)
    assert (another["promise"], another["holds"]) == ("broken", False)
    assert (numbered["line"], numbered["why"]) == (10, "order")
