"""What all that is done with accounts shares: who is signed in, and how often anyone may try."""

from __future__ import annotations

import hashlib
import secrets
import time

from starlette.requests import HTTPConnection, Request

from laar.server.accounts import passwords
from laar.server.accounts.labels import label
from laar.server.accounts.passkeys import Challenges
from laar.server.accounts.passwords import Passwords
from laar.server.edge.crowd import address_of
from laar.server.edge.guests import Cookies, secret
from laar.server.edge.limits import Buckets
from laar.server.errors import Denied
from laar.server.settings import Settings
from laar.server.store.accounts import AccountBook, Entry, Session
from laar.server.store.store import Store

FRESH = 600  # seconds after signing in during which an account itself may be changed
HOUR, MINUTE = 3600, 60


class Accounts:
    """The accounts of this server."""

    def __init__(self, settings: Settings, store: Store, cookies: Cookies) -> None:
        self.book = AccountBook(store)
        self.passwords = Passwords()
        self.challenges = Challenges(secret(settings.cookie_secret, settings.data / "cookie.key"))
        self._cookies = cookies
        self._sign_ups = Buckets(settings.sign_ups / HOUR, settings.sign_ups)
        self._addresses = Buckets(settings.sign_ins / MINUTE, settings.sign_ins)
        self._names = Buckets(settings.sign_ins / MINUTE, settings.sign_ins)

    async def close(self) -> None:
        """Stop hashing."""
        await self.passwords.close()

    async def session(self, connection: HTTPConnection) -> Session | None:
        """The session of who asks, if it is not over."""
        token = self._cookies.session(connection)
        return await self.book.session(hashed(token)) if token else None

    def entry(self, request: Request) -> tuple[Entry, str]:
        """Somebody would come in: under a new session, whatever was said in the cookie; and what
        the cookie says from now."""
        token, now = secrets.token_urlsafe(32), int(time.time())
        session = Session(hashed(token), "", now, now, label(request.headers.get("user-agent", "")))
        before = self._cookies.session(request)
        guest = "" if before else self._cookies.guest(request)
        return Entry(session, hashed(before) if before else "", guest), token

    def count_sign_up(self, request: Request) -> None:
        """Nobody needs many accounts an hour."""
        if not self._sign_ups.take(_address(request)):
            raise Denied("slow", "too many new accounts from there; try again later", status=429)

    def count_sign_in(self, request: Request, skeleton: str = "") -> None:
        """Nobody may try many passwords, from one address or for one name. Whether somebody has
        that name makes no difference."""
        by_address = self._addresses.take(_address(request))
        by_name = not skeleton or self._names.take(skeleton)
        if not (by_address and by_name):
            raise Denied("slow", "too many tries; wait a minute", status=429)


def hashed(secret: str) -> str:
    """What is stored of a secret that nobody can guess: of a session or a recovery code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_codes() -> tuple[list[str], list[str]]:
    """Recovery codes, and what is stored of them."""
    codes = passwords.new_codes()
    return codes, [hashed(passwords.plain_code(code)) for code in codes]


def fresh(session: Session) -> bool:
    """Has this person just shown who they are?"""
    return session.made > time.time() - FRESH


def _address(request: Request) -> str:
    return address_of(request.client.host if request.client else "")
