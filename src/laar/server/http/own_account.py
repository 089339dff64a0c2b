"""One's own account: how one proves who one is, where one is signed in, all that is kept, and the
end of it. What matters needs a session that has just begun: a page that was left open is not
enough."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.server import requests
from laar.server.account_replies import AccountInfo, MyAccount
from laar.server.accounts import names, passkeys, passwords
from laar.server.accounts.accounts import fresh, new_codes
from laar.server.accounts.labels import label
from laar.server.edge import guests
from laar.server.errors import Denied
from laar.server.http.api import known, reply, tables_of, writer
from laar.server.http.signing_in import accounts_of
from laar.server.store import own_data
from laar.server.store.accounts import Own, Session


async def _mine(request: Request, matters: bool = True) -> tuple[Own, Session]:
    """Who asks, and with which session."""
    accounts = accounts_of(request)
    session = await accounts.session(request)
    own = await accounts.book.own(session.person) if session is not None else None
    if session is None or own is None:
        raise Denied("nobody", "sign in first", status=401)
    if matters and not fresh(session):
        raise Denied("prove", "sign in anew first: this is about the account itself", status=403)
    return own, session


async def told(request: Request) -> Response:
    """One's account, or none."""
    accounts = accounts_of(request)
    session = await accounts.session(request)
    own = await accounts.book.own(session.person) if session is not None else None
    said: MyAccount = {"account": _told(own, session) if own and session else None}
    response = reply(said)
    response.headers["cache-control"] = "no-store"
    return response


def _told(own: Own, here: Session) -> AccountInfo:
    account = own.account
    return {
        "name": account.name,
        "made": account.made,
        "password": bool(account.password),
        "passkeys": [{"id": k.id, "label": k.label, "made": k.made} for k in own.passkeys],
        "sessions": [
            {
                "id": one.hash,
                "label": one.label,
                "made": one.made,
                "seen": one.seen,
                "here": one.hash == here.hash,
            }
            for one in own.sessions
        ],
        "codes": own.codes,
        "fresh": fresh(here),
    }


# -- how one proves who one is --------------------------------------------------------------------


async def set_password(request: Request) -> Response:
    """A password, or another one. All other devices are signed out."""
    accounts = accounts_of(request)
    wish = await requests.read(request, requests.NewPassword)
    await writer(request)
    own, session = await _mine(request)
    said = passwords.check(wish.password, own.account.name)
    stored = await accounts.passwords.hash(said)
    await accounts.book.set_password(session.person, stored, session.hash)
    tables_of(request).cut(session.person)
    return reply({"password": True})


async def add_passkey(request: Request) -> Response:
    """One more passkey."""
    accounts = accounts_of(request)
    challenge = accounts.challenges.take(request, "add")
    wish = await requests.read(request, requests.Credential)
    await writer(request)
    _, session = await _mine(request)
    if challenge.person != session.person:
        raise Denied("stale", "this was asked of somebody else", status=409)
    agent = label(request.headers.get("user-agent", ""))
    passkey = await accounts.passwords.aside(
        passkeys.created, challenge, wish.credential, agent, int(time.time())
    )
    if not await accounts.book.add_passkey(passkey):
        raise Denied("taken", "this passkey is known already, or there are enough", status=409)
    return reply({"id": passkey.id}, 201)


async def remove_passkey(request: Request) -> Response:
    """One less."""
    wish = await requests.read(request, requests.Which)
    await writer(request)
    _, session = await _mine(request)
    if not await accounts_of(request).book.drop_passkey(session.person, wish.id):
        raise Denied("last", "there is no such passkey, or no other way in", "id", 409)
    return reply({"gone": True})


async def set_codes(request: Request) -> Response:
    """New recovery codes; the old ones count no more."""
    await writer(request)
    _, session = await _mine(request)
    codes, stored = new_codes()
    await accounts_of(request).book.set_codes(session.person, stored)
    response = reply({"codes": codes})
    response.headers["cache-control"] = "no-store"
    return response


# -- where one is signed in -----------------------------------------------------------------------


async def end_session(request: Request) -> Response:
    """Another device is signed out, or all others."""
    wish = await requests.read(request, requests.Which)
    await writer(request)
    own, here = await _mine(request, matters=False)
    which = [one.hash for one in own.sessions if one.hash != here.hash]
    if wish.id:
        which = [wish.id]
    if not await accounts_of(request).book.end(here.person, *which) and wish.id:
        raise Denied("unknown", "there is no such session", "id", 404)
    tables_of(request).cut(here.person)
    return reply({"ended": len(which)})


# -- all that is kept -----------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """All that is kept of who asks, as a file."""
    await writer(request)
    own, _ = await _mine(request)
    found = await own_data.told(tables_of(request).store, own.account.person)
    text = await asyncio.to_thread(msgspec.json.encode, found)
    headers = {
        "content-disposition": 'attachment; filename="laar.json"',
        "cache-control": "no-store",
    }
    return Response(text, 200, headers, "application/json")


async def delete(request: Request) -> Response:
    """The account ends: running games are given up first, then nothing is kept but games that
    others have played, too, without the name. Whoever is stopped on the way may begin again."""
    wish = await requests.read(request, requests.Farewell)
    await writer(request)
    own, session = await _mine(request)
    if names.tidy(wish.name) != own.account.name:
        raise Denied("name", "type the name as it is written", "name")
    tables = tables_of(request)
    for table in await own_data.unfinished(tables.store, session.person):
        await tables.depart(table, session.person)
    for table in await own_data.forget(tables.store, session.person):
        await tables.renew(table)
    tables.cut(session.person)
    response = reply({"gone": True})
    tables.cookies.set(response, guests.new_number(), guests.is_secure(request))
    return response


async def leave(request: Request) -> Response:
    """Leave a table for good: who plays gives up, and the seat has no name any more."""
    guest = await known(request)
    await tables_of(request).depart(request.path_params["table"], guest.id)
    return reply({"left": True})


ROUTES = [
    Route("/account", told, methods=["GET"]),
    Route("/account/password", set_password, methods=["POST"]),
    Route("/account/passkey/add", add_passkey, methods=["POST"]),
    Route("/account/passkey/remove", remove_passkey, methods=["POST"]),
    Route("/account/codes", set_codes, methods=["POST"]),
    Route("/account/session/end", end_session, methods=["POST"]),
    Route("/account/export", export, methods=["GET"]),
    Route("/account/delete", delete, methods=["POST"]),
    Route("/tables/{table}/leave", leave, methods=["POST"]),
]
