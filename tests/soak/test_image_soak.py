"""The Dockerfile's steps in a clean folder, everything built anew: npm needs a network for that."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.packages.dockerfile import build
from tests.packages.installed import Installed, serve_and_play


def test_a_game_is_played_on_what_was_built_anew(tmp_path: Path) -> None:
    where = build(tmp_path, anew=True)
    with Installed(where, tmp_path / "data") as server:
        asyncio.run(serve_and_play(server))
        script = "import laar.core.engine.table as t; print(t.__file__)"
        assert server.run("python", "-c", script).strip().endswith(".so")
