"""A server out of a built wheel, in an environment that has nothing else."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.faults.players import check, opponents
from tests.packages.dockerfile import command, environment, stages

from laar.server.bench import load_client
from laar.server.bench.process import Served


class Installed(Served):
    """The server as the image starts it, on a free port."""

    def __init__(self, where: Path, data: Path) -> None:
        last = stages()[-1]
        told = environment(last)
        self.env = {**told, "LAAR_DATA": str(data), "LAAR_PORT": "0", "HOME": str(data.parent)}
        self.env["PATH"] = str(where / "bin")  # nothing else: no compiler, no node
        self._command = command(last, "CMD")
        self._command[0] = str(where / "bin" / self._command[0])
        super().__init__(data)

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.data.mkdir(parents=True, exist_ok=True)
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                self._command, env=self.env, stdout=subprocess.PIPE, stderr=errors
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://[\d.]+:(\d+)", said)
        assert found is not None, self.errors.read_text("utf-8")
        self.port = int(found[1])

    def __enter__(self) -> Installed:
        return self

    def run(self, *words: str) -> str:
        """What another command of the same environment prints."""
        where = shutil.which(words[0], path=self.env["PATH"])
        assert where is not None, words[0]
        done = subprocess.run([where, *words[1:]], env=self.env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout


async def serve_and_play(server: Installed) -> None:
    """It serves the client, and a game is played to its end."""
    status, page = await load_client.call(server.port, "GET", "/")
    assert status == 200
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert scripts
    for script in scripts:
        assert (await load_client.call(server.port, "GET", script))[0] == 200
    players = await opponents(server, 1, seed=1)
    await asyncio.wait_for(asyncio.gather(*(player.live() for player in players)), 120)
    assert all(player.over for player in players)
    assert check(server.data, players) > 20


def files(where: Path) -> dict[str, int]:
    """Everything below a folder, and when it was written."""
    return {
        str(file): file.stat().st_mtime_ns
        for file in where.rglob("*")
        if os.path.isfile(file) and not os.path.islink(file)
    }
