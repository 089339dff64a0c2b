"""`.ci/run` forgives a flicker, says so, and forgives nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MAKEFILE = """\
test: lint
\t.venv/bin/python -m pytest -n {workers} $(ARGS)
lint:
\t{lint}
"""
GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert False\n"
FLICKER = """\
from pathlib import Path
def test_flicker():
    seen = Path("{name}")
    if not seen.exists():
        seen.touch()
        {fault}
"""
ONCE = FLICKER.format(name="seen", fault="raise ValueError")
TEARDOWN = """\
import pytest
@pytest.fixture(scope="session")
def server():
    yield
    raise ValueError("tracebacks in the log")
def test_served(server): pass
"""


def project(folder: Path, workers: int = 0, lint: str = "true", **files: str) -> Path:
    """A toy of this project with these tests."""
    for part in (".ci/run", "scripts/again.py", "scripts/tally.py"):
        (folder / part).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / part, folder / part)
    (folder / ".venv").symlink_to(sys.prefix)
    (folder / "Makefile").write_text(MAKEFILE.format(workers=workers, lint=lint))
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib -p xdist\n")
    for name, content in files.items():
        (folder / f"test_{name}.py").write_text(content)
    return folder


def ci(folder: Path) -> tuple[int, list[str]]:
    """The exit status of `.ci/run`, and what it printed."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST", "MAKE"))}
    clean["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # to start in half the time
    ran = subprocess.run(
        [folder / ".ci" / "run"],
        env=clean,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout.splitlines()


def flickered(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("FLICKERED: ")]


def closing(lines: list[str]) -> str:
    """pytest's closing line, which CI looks for among the last."""
    return next(line for line in reversed(lines[-3:]) if re.search(r"\d+ \w+.* in [\d.]+s", line))


def test_a_good_run_passes(tmp_path: Path) -> None:
    status, lines = ci(project(tmp_path, good=GOOD))
    assert (status, flickered(lines)) == (0, [])
    assert "1 passed" in closing(lines)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_flicker_passes_and_is_named(tmp_path: Path, workers: int) -> None:
    other = ONCE.replace('"seen"', '"other"')
    status, lines = ci(project(tmp_path, workers, good=GOOD, one=ONCE, two=other))
    assert status == 0
    assert sorted(flickered(lines)) == [
        "FLICKERED: test_one.py::test_flicker",
        "FLICKERED: test_two.py::test_flicker",
    ]
    assert "2 passed" in closing(lines)


def test_what_fails_twice_fails(tmp_path: Path) -> None:
    status, lines = ci(project(tmp_path, good=GOOD, once=ONCE, bad=BAD))
    assert status == 1
    assert flickered(lines) == ["FLICKERED: test_once.py::test_flicker"]
    assert "1 failed, 1 passed" in closing(lines)


def test_what_breaks_in_setting_up_a_test_may_flicker(tmp_path: Path) -> None:
    begun = ONCE.replace("def test_flicker", "import pytest\n@pytest.fixture\ndef begun")
    status, lines = ci(project(tmp_path, good=GOOD, begun=begun + "def test_x(begun): pass\n"))
    assert (status, flickered(lines)) == (0, ["FLICKERED: test_begun.py::test_x"])


CRASH = FLICKER.format(name="seen", fault="import os; os._exit(1)")
HOPELESS = {
    "lint": ({"lint": "false", "good": GOOD}, None),
    "unreadable file": ({"good": GOOD, "bad": "import nothing_of_the_kind\n"}, "collecting"),
    "unreadable file beside a flicker": ({"one": ONCE, "bad": "1 +\n", "good": GOOD}, "collecting"),
    "no tests": ({}, "pytest ended with 5"),
    "nothing passed": ({"one": ONCE}, "no test passed"),
    "crash": ({"workers": 2, "good": GOOD, "crash": CRASH}, "crashed"),
    "crash of all": ({"good": GOOD, "crash": CRASH}, None),
    "teardown": ({"good": GOOD, "served": TEARDOWN}, "tearing down"),
    "interrupted": ({"good": GOOD, "key": "def test_key(): raise KeyboardInterrupt\n"}, "with 2"),
}


@pytest.mark.parametrize("case", HOPELESS)
def test_nothing_else_is_forgiven(tmp_path: Path, case: str) -> None:
    files, reason = HOPELESS[case]
    status, lines = ci(project(tmp_path, **files))  # type: ignore[arg-type]
    assert status != 0
    assert flickered(lines) == []
    said = [line for line in lines if line.startswith("laar: not run again")]
    assert len(said) == (reason is not None)
    assert reason is None or reason in said[0]
    assert not [line for line in lines if "once more" in line]


def test_make_test_itself_never_runs_anything_twice() -> None:
    rule = re.search(r"^test:.*\n(\t.*\n)+", (ROOT / "Makefile").read_text("utf-8"), re.M)
    assert rule is not None
    assert rule[0].count("pytest") == 1
    assert not re.search(r"rerun|again|--lf|flaky", rule[0])
