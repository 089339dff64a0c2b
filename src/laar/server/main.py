"""Start the server and say where it is."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import socket
import sys
from functools import partial
from pathlib import Path
from typing import IO, Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from laar.server.app import make_app
from laar.server.edge.crowd import Crowd, trusted
from laar.server.edge.door import Door
from laar.server.edge.websocket import MOST, Greeting
from laar.server.settings import Settings
from laar.server.store.folder import DATABASE, make_private
from laar.server.store.schema import connect
from laar.server.store.upgrade import Unusable, examine, prepare

BACKLOG = 4096
BUFFER = 65_536  # bytes the system keeps of what a reader does not read; it takes twice as much
# A full collection looks at every fact of every table and takes 100 ms and more. Only young objects
# are looked at while people play; the whole is done by House.sweep now and then.
YOUNG = (2000, 5, 1_000_000)
FLAGS = os.O_WRONLY | os.O_CREAT
SWITCH = 0.001  # seconds: the writing thread gets its turn sooner than by default


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; when the port is taken, at a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0):
        # Named as TCP: else asyncio does not know that it may switch the 40 ms of Nagle off.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # of all who connect, too
            found.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)
        try:
            found.bind((host, wanted))
            found.listen(BACKLOG)  # from here on nobody is turned away
            return found
        except OSError as problem:
            found.close()
            if problem.errno != errno.EADDRINUSE or wanted == 0:
                raise
    raise AssertionError("unreachable")


def allow_many_sockets() -> None:
    """Use all the open files the system lets us have: the usual 1024 are soon gone."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs us. Compression is off: a 58 kB frame could grow to 170 MiB."""
    crowd = Crowd(settings.sockets, settings.proxies)
    return uvicorn.Config(
        make_app(settings, crowd),
        http=partial(Door, crowd),  # type: ignore[arg-type]  # as good as a class
        ws=Greeting,
        ws_max_size=MOST,
        ws_ping_interval=None,  # House sees to that, with one timer for all
        ws_per_message_deflate=False,
        access_log=False,  # addresses carry invitations
        log_level="error",  # what strangers send is not worth a line each
        forwarded_allow_ips=",".join(trusted(settings.proxies)),
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=2,
    )


def claim(data: Path) -> IO[bytes]:
    """Make the data folder ours alone as long as the returned file is open."""
    make_private(data)
    with contextlib.ExitStack() as opened:
        lock = opened.enter_context(os.fdopen(os.open(data / "lock", FLAGS, 0o600), "wb"))
        _lock(lock)
        engine = connect(data / DATABASE)
        opened.callback(engine.dispose)
        prepare(engine)
        examine(engine)
        engine.dispose()
        opened.pop_all()
    return lock


def _lock(file: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # a system without such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BlockingIOError(errno.EAGAIN, "another server uses this folder") from None


def serve(host: str, port: int, settings: Settings) -> int:
    """Serve until interrupted; the exit status."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    try:
        lock = claim(settings.data)
    except (OSError, SQLAlchemyError, Unusable) as problem:
        reason = getattr(problem, "strerror", None) or getattr(problem, "orig", None) or problem
        print(f"laar: {settings.data}: {reason}", file=sys.stderr)
        return 2
    with lock:
        try:
            found = listen(host, port)
        except OSError as problem:
            print(f"laar: cannot listen at {host}:{port}: {problem.strerror}", file=sys.stderr)
            return 2
        real = found.getsockname()[1]
        if port not in (0, real):
            print(f"Port {port} is taken; using {real}.", flush=True)
        shown = f"[{host}]" if ":" in host else host
        print(f"Laar is at http://{shown}:{real} (data in {settings.data})", flush=True)
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*YOUNG)
        allow_many_sockets()
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config(settings)).run(sockets=[found])
    return 0


def main(host: str = "127.0.0.1", port: int = 8000, data: str = "laar-data", **chosen: Any) -> int:
    """`laar serve`, with settings that were chosen."""
    return serve(host, port, Settings(Path(data), **chosen))
