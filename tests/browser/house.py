"""The server in a process of its own, as `make play` starts it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LAAR = Path(sys.executable).with_name("laar")


class House:
    """A running server; it can be killed and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = "0"
        self.url = ""
        self.open()

    def open(self) -> None:
        """Start, and learn the address from what it prints."""
        self._process = subprocess.Popen(
            [LAAR, "serve", "--port", self.port, "--data", self.data],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        assert found, f"the server said: {line!r}"
        self.url, self.port = found[0], found[1]

    def close(self) -> None:
        """Ask it to end."""
        self._process.terminate()
        self._process.communicate(timeout=30)

    def kill(self) -> None:
        """End it without a word of warning."""
        self._process.kill()
        self._process.communicate()
