"""The same answers give the same states in every process, with every hash seed, plain and
compiled (E1)."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What mypyc turns into a loop. Any other generator it makes a list of, and warns.
LOOPED = {
    "all", "any", "dict", "extend", "frozenset", "join", "list", "max", "min", "next", "set",
    "sorted", "sum", "tuple", "update",
}  # fmt: skip

SCRIPT = """
import json, random, laar, laar.core.engine.table
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
print(json.dumps([laar.core.engine.table.__file__, keys]))
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


def unlooped(source: str) -> Iterator[int]:
    """The lines with generators that mypyc would warn of."""
    tree = ast.parse(source)
    looped = {
        id(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and len(call.args) == 1
        and getattr(call.func, "id", getattr(call.func, "attr", "")) in LOOPED
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.GeneratorExp) and id(node) not in looped:
            yield node.lineno


def test_compiling_gives_no_warnings() -> None:
    """Whoever sets up sees a warning only if something is wrong."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["laar"]
    files = [path for pattern in patterns["compiled"] for path in ROOT.glob(pattern)]
    assert len(files) > 50
    assert [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        for line in unlooped(path.read_text("utf-8"))
    ] == []
    assert [*unlooped("a = tuple(i for i in b)\nc = (1, *(i for i in b))\n")] == [2]
