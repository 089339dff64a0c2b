"""The browser's own check of records (web/src/lib/verify.ts), run by node."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SCRIPT = """
import { readFileSync } from 'node:fs';
import { checkRecord, holds, unknownRolls, wrongRolls } from './verify.mjs';
const lines = (rolls) => rolls.map((roll) => roll.line);
const seen = (check) => ({ line: check.broken?.line ?? null, why: check.broken?.why ?? null,
  holds: holds(check), promise: check.promise,
  wrong: lines(wrongRolls(check)), unknown: lines(unknownRolls(check)) });
const asked = JSON.parse(readFileSync(0, 'utf-8'));
process.stdout.write(JSON.stringify(asked.map(([text, draws]) => seen(checkRecord(text, draws)))));
"""

# Records, and for each what its rolls may give where that is told.
Check = Callable[..., list[dict[str, Any]]]


def verifier(folder: Path) -> Check:
    """Bundle the check in a folder; it is asked as ``check([text, …], [draws, …])``."""
    node = [sys.executable, str(ROOT / "scripts" / "node.py")]
    rolldown = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    source, bundle = ROOT / "web" / "src" / "lib" / "verify.ts", folder / "verify.mjs"
    build = [*node, str(rolldown), str(source), "--format", "esm", "--file", str(bundle)]
    subprocess.run(build, check=True, capture_output=True, cwd=ROOT)
    script = folder / "script.mjs"
    script.write_text(SCRIPT)

    def check(texts: list[str], draws: list[Any] | None = None) -> list[dict[str, Any]]:
        asked = json.dumps(list(zip(texts, draws or [[] for _ in texts], strict=True)))
        ran = subprocess.run(
            [*node, str(script)], input=asked, capture_output=True, text=True, check=True
        )
        found: list[dict[str, Any]] = json.loads(ran.stdout)
        return found

    return check
