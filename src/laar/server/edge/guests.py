"""Guests: a number in a signed cookie. There is no password and nothing to steal but a seat.
Whoever is signed in has a session in it instead, which can be ended: the database knows whose."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "laar"
SIGNED_IN = "laar.person"  # of a request: the number of the account; None without one
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
    """Signs and reads the cookie of a guest, or of whoever is signed in."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._sessions = URLSafeSerializer(secret, salt="session")

    def guest(self, connection: HTTPConnection) -> str:
        """The number of who asks, an account's or a guest's; empty without a good cookie."""
        person = person_of(connection)
        return person or _loaded(self._signer, connection)

    def session(self, connection: HTTPConnection) -> str:
        """The session that is named; whether there still is one is not known here."""
        return _loaded(self._sessions, connection)

    def sign(self, number: str) -> str:
        """The value of a guest's cookie."""
        return str(self._signer.dumps(number))

    def set(self, response: Response, number: str, secure: bool) -> None:
        """Give a guest the cookie."""
        _give(response, self.sign(number), secure)

    def sign_in(self, response: Response, session: str, secure: bool) -> None:
        """Give a session in its place."""
        _give(response, str(self._sessions.dumps(session)), secure)


def person_of(connection: HTTPConnection) -> str:
    """The number of the account that asks; empty for guests."""
    state: dict[str, object] = connection.scope.get("state", {})
    return str(state.get(SIGNED_IN) or "")


def _loaded(signer: URLSafeSerializer, connection: HTTPConnection) -> str:
    try:
        said = signer.loads(connection.cookies.get(COOKIE, ""))
    except BadSignature:
        return ""
    return said if isinstance(said, str) else ""


def _give(response: Response, value: str, secure: bool) -> None:
    response.set_cookie(COOKIE, value, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


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
