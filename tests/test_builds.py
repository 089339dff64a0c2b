"""The same answers give the same states in every process, with every hash seed, plain and
compiled (E1)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SCRIPT = """
import json, random, laar, laar.core.table
keys = []
for number in range(12):
    chooser = random.Random(number)
    play = laar.new("belogorye", seed=f"build {number}")
    while play.outcome is None:
        seat = play.asked[0]
        options = play.options(seat)
        play.answer(options[chooser.randrange(len(options))], seat)
        if len(play.history) % 50 == 0:
            keys.append(play.key())
    keys.append(play.key())
print(json.dumps([laar.core.table.__file__, keys]))
"""


def states(**environment: str) -> tuple[str, list[str]]:
    """The module that ran and the hashes it came to, in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    module, keys = json.loads(run.stdout)
    return module, keys


def test_same_states_in_every_build_and_process() -> None:
    """Plain and compiled, other hash seeds: the same hashes."""
    plain, expected = states(LAAR_PURE="1", PYTHONHASHSEED="1")
    assert plain.endswith(".py")
    assert len(set(expected)) > 12
    for environment in (
        {"LAAR_PURE": "1", "PYTHONHASHSEED": "2"},
        {"LAAR_PURE": "", "PYTHONHASHSEED": "3"},
    ):
        assert states(**environment)[1] == expected


def test_core_is_compiled_where_a_compiler_is() -> None:
    """A type error must not quietly cost the speed: where gcc and the headers are, the core is
    compiled."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if shutil.which(os.environ.get("CC", "cc")) and headers.exists():
        assert not states(LAAR_PURE="")[0].endswith(".py")
