"""Start the server and say where it is."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import signal
import socket
import sys
from functools import partial
from typing import IO, NoReturn

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

import laar
from laar.server.app import make_app, tables_in
from laar.server.edge.crowd import Crowd, trusted
from laar.server.edge.door import Door
from laar.server.edge.websocket import MOST, Greeting
from laar.server.log import log, set_up
from laar.server.settings import Settings
from laar.server.store import folder
from laar.server.store.dialect import Unusable, connect, of
from laar.server.store.schema import REVISION
from laar.server.store.upgrade import examine, prepare

BACKLOG = 4096
BUFFER = 65_536  # bytes the system keeps of what a reader does not read; it takes twice as much
# Nothing of what an answer leaves behind is garbage in rings, and to look through what is a little
# older takes 20 ms in which nobody is heard. So only the youngest objects are looked at while
# people play, few at a time; the whole is done by Tables.sweep now and then.
SELDOM = 1_000_000
YOUNG = (1000, SELDOM, SELDOM)
PROBLEMS = (OSError, SQLAlchemyError, Unusable)  # of a database, as people meet them
ANSWERING = 1.0  # seconds for what was said before the server was told to stop
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
        log_config=None,  # lines go the way of ours
        access_log=False,  # addresses carry invitations
        log_level="error",  # what strangers send is not worth a line each
        forwarded_allow_ips=",".join(trusted(settings.proxies)),
        server_header=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=2,
    )


class Server(uvicorn.Server):
    """Before it hangs up it answers what was said, and gives its tables up: whoever is sent away
    finds them elsewhere."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, answer those who are there, tell them to come back."""
        for server in self.servers:
            server.close()
        tables = tables_in(self.config.app)
        if tables is not None:
            await tables.owning.leave()
            await tables.finish(ANSWERING)
        await super().shutdown(sockets)


def claim(settings: Settings) -> tuple[IO[bytes], str]:
    """Make the data folder ours alone as long as the returned file is open, and the database of our
    revision; which it was before, empty where there was none."""
    data, database = settings.data, settings.database
    if settings.nats and not database:
        raise Unusable("several servers share a PostgreSQL: --nats goes with --database")
    if settings.nats and not (settings.cookie_secret and settings.signing_key):
        raise Unusable("several servers share LAAR_COOKIE_SECRET and LAAR_SIGNING_KEY")
    folder.make_private(data, database)
    with contextlib.ExitStack() as opened:
        lock = opened.enter_context(folder.hold(data))
        engine = connect(folder.address(data, database))
        opened.callback(engine.dispose)
        found = prepare(engine)
        examine(engine)
        with engine.connect() as db:
            of(db).claim(db, bool(settings.nats))
        engine.dispose()
        opened.pop_all()
    return lock, found


def serve(settings: Settings) -> int:
    """Serve until interrupted; the exit status where that cannot be."""
    host, port = settings.host, settings.port
    set_up(settings.log, settings.log_level)
    signal.signal(signal.SIGTERM, _leave)
    try:
        lock, _ = claim(settings)
    except PROBLEMS as problem:
        return _unusable(settings, problem)
    with lock:
        try:
            found = listen(host, port)
        except OSError as problem:
            print(f"laar: cannot listen at {host}:{port}: {problem.strerror}", file=sys.stderr)
            return 2
        real = found.getsockname()[1]
        if port not in (0, real):
            print(f"Port {port} is taken; using {real}.", flush=True)
        at = f"[{host}]" if ":" in host else host
        print(f"Laar is at http://{at}:{real} (data in {shown(settings)})", flush=True)
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*YOUNG)
        allow_many_sockets()
        with contextlib.suppress(KeyboardInterrupt):
            log.info("laar serves", version=laar.__version__, host=host, port=real)
            Server(config(settings)).run(sockets=[found])
    return _leave()


def _leave(*_: object) -> NoReturn:
    """Go, and say that all is well. What is stored is stored, and nothing else is open: to take the
    memory apart would cost a busy machine seconds."""
    log.info("laar has stopped")
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(0)


def _unusable(settings: Settings, problem: Exception) -> int:
    reason = getattr(problem, "strerror", None) or getattr(problem, "orig", None) or problem
    print(f"laar: {shown(settings)}: {' '.join(str(reason).split())}", file=sys.stderr)
    return 2


def shown(settings: Settings) -> str:
    """Where the games are, without a password."""
    if not settings.database:
        return str(settings.data)
    try:
        return make_url(settings.database).render_as_string()
    except ArgumentError:
        return "the database"


def migrate(settings: Settings) -> int:
    """`laar migrate`: what `serve` does before it serves."""
    try:
        lock, found = claim(settings)
    except PROBLEMS as problem:
        return _unusable(settings, problem)
    lock.close()
    before = f"was {found}" if found not in ("", REVISION) else "nothing to do" if found else "new"
    print(f"{shown(settings)}: schema {REVISION} ({before})")
    return 0
