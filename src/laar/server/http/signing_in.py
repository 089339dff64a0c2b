"""Signing up, in and out. Whoever comes in gets a new session, and what they had as a guest comes
along. What is refused is refused alike, whether there is such a name or not."""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.server import requests
from laar.server.account_replies import SignedIn
from laar.server.accounts import names, passkeys, passwords
from laar.server.accounts.accounts import Accounts, hashed, new_codes
from laar.server.accounts.labels import label
from laar.server.accounts.passkeys import Challenge
from laar.server.edge import guests
from laar.server.errors import Denied
from laar.server.http.api import reply, tables_of
from laar.server.store.accounts import Account, Entry, Passkey

AFTER = (
    1.0  # seconds: connections of a guest come back under the new cookie, which is there by then
)


def accounts_of(request: Request) -> Accounts:
    """The accounts of this server."""
    found: Accounts = request.app.state.accounts
    return found


def no_way_in() -> Denied:
    """What is told to whoever is not who they say, and no more."""
    return Denied("credentials", "name and password or code do not fit", status=403)


async def _entered(
    request: Request, name: str, entry: Entry, token: str, moved: list[str], codes: list[str]
) -> Response:
    """They are in: their tables know it, and so does the browser."""
    tables = tables_of(request)
    for table in moved:
        await tables.renew(table)
    if entry.guest:
        asyncio.get_running_loop().call_later(AFTER, tables.cut, entry.guest)
    told: SignedIn = {"name": name, "codes": codes}
    response = reply(told, 201 if codes else 200)
    tables.cookies.sign_in(response, token, guests.is_secure(request))
    response.headers["cache-control"] = "no-store"
    return response


# -- up -------------------------------------------------------------------------------------------


async def sign_up(request: Request) -> Response:
    """A new account with a password."""
    accounts = accounts_of(request)
    accounts.count_sign_in(request)
    wish = await requests.read(request, requests.SignUp)
    name = await _new_name(request, wish.name)
    password = passwords.check(wish.password, name)
    accounts.count_sign_up(request)
    stored = await accounts.passwords.hash(password)
    return await _made(request, guests.new_number(), name, stored, None)


async def sign_up_with_passkey(request: Request) -> Response:
    """A new account with the passkey that was asked for."""
    accounts = accounts_of(request)
    challenge = accounts.challenges.take(request, "sign-up")
    wish = await requests.read(request, requests.Credential)
    name = await _new_name(request, challenge.name)
    accounts.count_sign_up(request)
    passkey = await accounts.passwords.aside(
        passkeys.created, challenge, wish.credential, _label(request), int(time.time())
    )
    return await _made(request, challenge.person, name, "", passkey)


async def _new_name(request: Request, wanted: str) -> str:
    name = names.check(wanted)
    if await accounts_of(request).book.named(names.skeleton(name)) is not None:
        raise names.taken()
    return name


async def _made(
    request: Request, person: str, name: str, password: str, passkey: Passkey | None
) -> Response:
    accounts = accounts_of(request)
    now = int(time.time())
    account = Account(person, name, names.skeleton(name), password, now)
    codes, stored = new_codes()
    entry, token = accounts.entry(request)
    moved = await accounts.book.sign_up(account, passkey, stored, entry)
    if moved is None:
        raise names.taken()
    return await _entered(request, name, entry, token, moved, codes)


# -- in and out -----------------------------------------------------------------------------------


async def sign_in(request: Request) -> Response:
    """With a password."""
    accounts = accounts_of(request)
    wish = await requests.read(request, requests.SignIn)
    skeleton = names.skeleton(wish.name)
    accounts.count_sign_in(request, skeleton)
    account = await accounts.book.named(skeleton)
    fits = await accounts.passwords.fits(account.password if account else "", wish.password)
    if account is None or not fits:
        raise no_way_in()
    entry, token = accounts.entry(request)
    moved = await accounts.book.sign_in(account, entry)
    if moved is None:
        raise no_way_in()
    return await _entered(request, account.name, entry, token, moved, [])


async def recover(request: Request) -> Response:
    """With a recovery code, which is used up."""
    accounts = accounts_of(request)
    wish = await requests.read(request, requests.Recover)
    skeleton = names.skeleton(wish.name)
    accounts.count_sign_in(request, skeleton)
    account = await accounts.book.named(skeleton)
    entry, token = accounts.entry(request)
    nobody = Account("", "", "", "", 0)
    code = hashed(passwords.plain_code(wish.code))
    moved = await accounts.book.recover(account or nobody, code, entry)
    if account is None or moved is None:
        raise no_way_in()
    return await _entered(request, account.name, entry, token, moved, [])


async def sign_in_with_passkey(request: Request) -> Response:
    """With a passkey: it says itself whose it is."""
    accounts = accounts_of(request)
    challenge = accounts.challenges.take(request, "sign-in")
    wish = await requests.read(request, requests.Credential)
    accounts.count_sign_in(request)
    known = await accounts.book.passkey(str(wish.credential.get("id", "")))
    if known is None:
        raise no_way_in()
    uses = await accounts.passwords.aside(passkeys.proven, challenge, wish.credential, known)
    entry, token = accounts.entry(request)
    moved = await accounts.book.sign_in_with(known, uses, entry)
    own = await accounts.book.own(known.person)
    if moved is None or own is None:
        raise no_way_in()
    return await _entered(request, own.account.name, entry, token, moved, [])


async def ask_passkey(request: Request) -> Response:
    """What a browser is asked of whoever comes in."""
    page = passkeys.origin(request)
    challenge, options = passkeys.request_options(page)
    return _asked(request, Challenge("sign-in", challenge, page), options)


async def new_passkey(request: Request) -> Response:
    """What a browser is asked for a passkey: of a new account, or one more of one's own."""
    accounts = accounts_of(request)
    wish = await requests.read(request, requests.PasskeyName)
    page = passkeys.origin(request)
    if wish.name:
        name = await _new_name(request, wish.name)
        accounts.count_sign_in(request)
        person = guests.new_number()
        challenge, options = passkeys.creation(page, person, name, [])
        return _asked(request, Challenge("sign-up", challenge, page, person, name), options)
    session = await accounts.session(request)
    own = session and await accounts.book.own(session.person)
    if not own:
        raise Denied("nobody", "sign in first", status=401)
    account = own.account
    challenge, options = passkeys.creation(page, account.person, account.name, own.passkeys)
    return _asked(request, Challenge("add", challenge, page, account.person), options)


def _asked(request: Request, challenge: Challenge, options: object) -> Response:
    response = reply({"options": options})
    accounts_of(request).challenges.give(request, response, challenge)
    response.headers["cache-control"] = "no-store"
    return response


async def sign_out(request: Request) -> Response:
    """This device is a guest's again, a new one's."""
    accounts, tables = accounts_of(request), tables_of(request)
    session = await accounts.session(request)
    if session is not None:
        await accounts.book.end(session.person, session.hash)
        tables.cut(session.person)
    response = reply({"out": True})
    tables.cookies.set(response, guests.new_number(), guests.is_secure(request))
    return response


def _label(request: Request) -> str:
    return label(request.headers.get("user-agent", ""))


ROUTES = [
    Route("/account/sign-up", sign_up, methods=["POST"]),
    Route("/account/sign-in", sign_in, methods=["POST"]),
    Route("/account/sign-out", sign_out, methods=["POST"]),
    Route("/account/recover", recover, methods=["POST"]),
    Route("/account/passkey/new", new_passkey, methods=["POST"]),
    Route("/account/passkey/ask", ask_passkey, methods=["POST"]),
    Route("/account/passkey/sign-up", sign_up_with_passkey, methods=["POST"]),
    Route("/account/passkey/sign-in", sign_in_with_passkey, methods=["POST"]),
]
