"""Passwords, hashed beside the loop: few at a time, in threads that give way to the tables. The
hashing lets go of the interpreter, so nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from laar.server.errors import Denied

T = TypeVar("T")
SHORTEST, LONGEST = 10, 200
KINDS = 5  # different letters at least
THREADS, WAITING = 1, 24  # hashed at a time; what waits besides
NICE = 10
_CODES, _LETTERS, _LENGTH = 8, "23456789abcdefghjkmnpqrstuvwxyz", 16  # 79 bits each


def check(password: str, name: str) -> str:
    """The password as it is hashed, or why it is too weak."""
    said = unicodedata.normalize("NFKC", password)
    if not SHORTEST <= len(said) <= LONGEST:
        raise Denied(
            "password", f"a password has {SHORTEST} to {LONGEST} letters, digits and signs",
            "password",
        )  # fmt: skip
    if len(set(said)) < KINDS or said.casefold().replace(name.casefold(), "") == "":
        raise Denied("password", "this password is too easy to guess", "password")
    return said


def new_codes() -> list[str]:
    """Codes for the day when all else is lost; shown once."""
    letters = ["".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(_CODES)]
    return ["-".join(one[at : at + 4] for at in range(0, _LENGTH, 4)) for one in letters]


def plain_code(code: str) -> str:
    """A code as it is hashed, however it was typed."""
    return "".join(letter for letter in code.casefold() if letter.isalnum())


class Passwords:
    """Hashes and checks."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, "passwords", _give_way)
        self._waiting = 0
        self._nobody = ""  # the hash of a password that nobody has

    async def close(self) -> None:
        """Stop when what runs is done."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        return await self.aside(self.hash_now, password)

    async def fits(self, stored: str, password: str) -> bool:
        """Is this the password? It takes as long where there is none."""
        return await self.aside(self._fits, stored, unicodedata.normalize("NFKC", password))

    async def aside(self, work: Callable[..., T], *args: object) -> T:
        """Do something beside the loop; refuse where too much waits already."""
        if self._waiting >= THREADS + WAITING:
            raise Denied("busy", "too many people sign in just now; try again soon", status=503)
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *args)
        finally:
            self._waiting -= 1

    # -- in a thread ------------------------------------------------------------------------------

    def hash_now(self, password: str) -> str:
        """What is stored of a password, in this thread."""
        return self._hasher.hash(password)

    def _fits(self, stored: str, password: str) -> bool:
        self._nobody = self._nobody or self._hasher.hash(secrets.token_hex())
        with contextlib.suppress(Argon2Error, InvalidHashError):
            self._hasher.verify(stored or self._nobody, password)
            return bool(stored)
        return False


def _give_way() -> None:
    """Tables come first."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
