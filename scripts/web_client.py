"""Build the web client into the package, unless it is there already from the same sources.

python scripts/web_client.py    install what checks the client, too
"""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import node
from digest import digest

STATIC = "src/laar/server/static"
LEFT_OUT = {"node_modules", "dist", "coverage", "tests", "test-results"}


def sources(root: Path) -> Iterator[Path]:
    """Yield every file the client is built from: web/, the texts it shares with the terminal, and
    the opponents."""
    web = root / "web"
    for file in web.rglob("*"):
        if file.is_file() and LEFT_OUT.isdisjoint(file.relative_to(web).parts):
            yield file
    yield from (root / "src" / "laar").rglob("*.ftl")
    yield from (root / "src" / "laar" / "bots" / "cast").glob("*.json")


def install(web: Path, *extra: str) -> None:
    """Run `npm ci` when node_modules was made from another lock, or holds less than is wanted.

    ``--omit=dev`` leaves out what only checks the client: whoever plays need not wait for it.
    """
    lock = digest(web, [web / "package.json", web / "package-lock.json"])
    stamp = web / "node_modules" / ".laar-lock"
    found = stamp.read_text() if stamp.exists() else ""
    if found not in (lock, " ".join((lock, *extra))):
        node.run("npm", "ci", "--loglevel", "error", *extra, cwd=web)
        stamp.write_text(" ".join((lock, *extra)))


def build(root: Path) -> None:
    """Bring src/laar/server/static up to date."""
    web, static = root / "web", root / STATIC
    if not (web / "package.json").exists():
        print("laar: no web/package.json, the web client is not built")
        return
    now, stamp = digest(root, sources(root)), static / ".laar-sources"
    if stamp.exists() and stamp.read_text() == now:
        return
    print("laar: building the web client ...", flush=True)
    shutil.rmtree(static, ignore_errors=True)
    try:
        install(web, "--omit=dev")
        vite = "node_modules/vite/bin/vite.js"
        node.run(
            vite, "build", "--outDir", str(static), "--emptyOutDir", "--logLevel", "warn", cwd=web
        )
    except subprocess.CalledProcessError as failed:
        raise SystemExit(f"laar: building the web client failed at: {failed.cmd}") from None
    stamp.write_text(now)


if __name__ == "__main__":
    install(Path(__file__).resolve().parents[1] / "web")
