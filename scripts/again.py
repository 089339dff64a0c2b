"""Run what failed in `make test` once more, alone: `again.py TALLY`, as `.ci/run` does.

The exit status is 0 only if failing tests were all that was wrong and each of them passes now.
A flicker is a defect all the same: docs/plan.md lists it until it is mended.
"""

import json
import subprocess
import sys
from pathlib import Path

TESTS_FAILED = 1  # what pytest's exit status says when nothing else was wrong


def hopeless(tally: Path) -> str | None:
    """Why a second run could not make this one good."""
    if not tally.exists():
        return "no tests were run"
    found = json.loads(tally.read_text(encoding="utf-8"))
    if found["beyond"]:
        return "; ".join(found["beyond"])
    if found["status"] != TESTS_FAILED or not found["failed"]:
        return f"pytest ended with {found['status']}"
    if not found["passed"]:
        return "no test passed"
    return None


def main(tally: Path) -> int:
    """Run the failed tests again, in one process and in no company."""
    reason = hopeless(tally)
    if reason is not None:
        print(f"laar: not run again: {reason}", flush=True)
        return 1
    failed: list[str] = json.loads(tally.read_text(encoding="utf-8"))["failed"]
    print(f"laar: {len(failed)} failed; once more, alone", flush=True)
    pytest = [sys.executable, "-m", "pytest", "-n", "0", "-p", "scripts.tally"]
    # By folder: pytest 9.1 loses the fixtures of a folder it comes back to.
    return subprocess.run([*pytest, "--again", *sorted(failed)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
