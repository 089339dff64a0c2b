"""Guests: a number in a signed cookie. There is no password and nothing to steal but a seat."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "laar"
_YEAR = 365 * 24 * 3600


def secret_file(path: Path, length: int = 32) -> bytes:
    """The secret kept in a file that only its owner reads; made on the first start."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        made = secrets.token_bytes(length)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(made)
            file.flush()
            os.fsync(file.fileno())
        return made


def secret(told: str, path: Path) -> bytes:
    """The secret that the settings tell, in hexadecimal; else the one in a file."""
    return bytes.fromhex(told) if told else secret_file(path)


class Cookies:
    """Signs and reads the cookie of a guest."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def guest(self, connection: HTTPConnection) -> str:
        """The number of the guest who asks; empty without a good cookie."""
        try:
            number = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return ""
        return number if isinstance(number, str) else ""

    def sign(self, number: str) -> str:
        """The value of a guest's cookie."""
        return str(self._signer.dumps(number))

    def set(self, response: Response, number: str, secure: bool) -> None:
        """Give a guest the cookie."""
        response.set_cookie(
            COOKIE,
            self.sign(number),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )


def new_number() -> str:
    """A number for a new guest."""
    return secrets.token_urlsafe(12)


def is_secure(connection: HTTPConnection) -> bool:
    """Does whoever asks do so over TLS, as far as we or our proxy know?"""
    return connection.scope["scheme"] in ("https", "wss")


def same_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Does a page of ours ask? Programs outside a browser send no origin and no stolen cookie."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    scheme = "https" if is_secure(connection) else "http"
    return origin == f"{scheme}://{connection.headers.get('host')}"
