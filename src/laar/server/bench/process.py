"""A server in a process of its own, for benches and tests: started, killed, started again."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from laar.server.store import folder

GENEROUS = (
    "frames=1000000",
    "tables=1000000",
    "visits=1000000",
    "work=1000000",
    "sign_ups=1000000000",
    "sign_ins=1000000000",
    "bot_tables=1000000",
    "crowd=1000000",
    "sockets=1000000",
)  # whoever loads a server on purpose is no nuisance


class Served:
    """A running server and its port; ``with`` stops it."""

    database: Callable[[Path], str] = staticmethod(lambda data: "")  # of a data folder

    def __init__(self, data: Path, *settings: str, core: int | None = None) -> None:
        self.data = data
        said = [word.partition("=")[2] for word in settings if word.startswith("database=")]
        if not said and (other := self.database(data)):
            said, settings = [other], (f"database={other}", *settings)
        self.address = folder.address(data, "".join(said))
        self._settings = settings
        self._core = core
        self.errors = data / "errors.txt"
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "laar.server", str(self.data), *self._settings]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors)
        if self._core is not None:
            os.sched_setaffinity(self.process.pid, {self._core})
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        if found is None:
            raise RuntimeError(f"the server did not start: {self.errors.read_text()}")
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a person would."""
        self._end(signal.SIGTERM)

    def loop_time(self) -> float:
        """Seconds of the processor that the thread of the loop has used."""
        pid = self.process.pid
        used = Path(f"/proc/{pid}/task/{pid}/schedstat").read_text(encoding="ascii")
        return int(used.split()[0]) / 1e9

    def workers_time(self) -> float:
        """Seconds of the processor that its worker processes have used, those gone included."""
        pid, tick = self.process.pid, os.sysconf("SC_CLK_TCK")
        own = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        used = (int(own[13]) + int(own[14])) / tick  # of children that were waited for
        for child in self.workers():
            with contextlib.suppress(OSError):
                stat = Path(f"/proc/{child}/schedstat").read_text(encoding="ascii")
                used += int(stat.split()[0]) / 1e9
        return used

    def workers(self) -> list[int]:
        """The numbers of its processes."""
        found: list[int] = []
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                found += map(int, (task / "children").read_text(encoding="ascii").split())
        return found

    def _end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.stop()
