"""`python -m laar.server.work.worker NICE`: a process that works out one thing at a time.

It reads what to do and writes what came of it, each a length and a pickle. It ends with the server
and, by the system's hand, when something takes more of the processor than it may.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import time
import traceback
from typing import IO

from laar.server.work.messages import SIZE, Done, Stumbled, Work, packed

DEEPEST = 6  # places of a mistake that are told


def done(work: Work) -> Done | Stumbled:
    """Do it."""
    begun = time.process_time()
    if work.limit:
        signal.setitimer(signal.ITIMER_PROF, work.limit)  # then the system ends this process
    try:
        value = work.do(*work.args)
    except Exception as problem:
        steps = traceback.extract_tb(problem.__traceback__)[-DEEPEST:]
        places = tuple(f"{_short(s.filename)}:{s.lineno} {s.name}" for s in steps)
        return Stumbled(type(problem).__name__, places, time.process_time() - begun)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return Done(value, time.process_time() - begun)


def _short(path: str) -> str:
    _, found, rest = path.rpartition("/laar/")
    return f"laar/{rest}" if found else path.rpartition("/")[2]


def _listen(source: IO[bytes], told: queue.SimpleQueue[bytes]) -> None:
    """Hear what is next even while working: the end of the server is heard at once."""
    while len(head := source.read(SIZE.size)) == SIZE.size:
        told.put(source.read(SIZE.unpack(head)[0]))
    os._exit(0)


def main(nice: int) -> None:
    """Work until the server ends."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # of a whole group: the server says when
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that prints is taken for an answer
    told: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, told), daemon=True).start()
    while True:
        try:
            work: Work = pickle.loads(told.get())
        except (ImportError, AttributeError) as problem:
            reply = packed(Stumbled(type(problem).__name__, (), 0.0))
        else:
            reply = packed(done(work))
        try:
            replies.write(reply)
            replies.flush()
        except BrokenPipeError:  # the server is gone, and nobody waits for this
            os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
