"""Accounts: a name of one's own, how to prove that it is oneself, and where one is signed in.
Every step is one commit: nobody is half signed up, and a recovery code works once."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection

from laar.server.store import dialect, moving
from laar.server.store.moving import Person
from laar.server.store.schema import ACCOUNTS, CODES, GUESTS, PASSKEYS, SESSIONS
from laar.server.store.store import Store

HOUR, DAY = 3600, 24 * 3600
IDLE = 180 * DAY  # seconds until a session that nobody uses is over
MOST_KEYS, MOST_SESSIONS = 20, 50  # of one account


class Account(msgspec.Struct):
    """Somebody with a name of their own."""

    person: str
    name: str
    skeleton: str
    password: str  # hashed; empty: there is none
    made: int


class Passkey(msgspec.Struct):
    """What an authenticator is known by."""

    id: str
    person: str
    public_key: bytes
    uses: int
    label: str
    made: int


class Session(msgspec.Struct):
    """A device that is signed in."""

    hash: str
    person: str
    made: int
    seen: int
    label: str


class Entry(msgspec.Struct):
    """Somebody comes in: with this session, in the place of that one, as who they were before."""

    session: Session
    before: str = ""  # the session of this browser until now
    guest: str = ""  # whose things come along


class Own(msgspec.Struct):
    """What somebody may know of their own account."""

    account: Account
    passkeys: list[Passkey]
    sessions: list[Session]
    codes: int


class AccountBook:
    """All accounts of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- who is who -------------------------------------------------------------------------------

    async def named(self, skeleton: str) -> Account | None:
        """Whose name looks like this."""
        query = ACCOUNTS.select().where(ACCOUNTS.c.skeleton == skeleton)
        return await self._store.read(lambda db: _account(db, query))

    async def own(self, person: str) -> Own | None:
        """An account with all that belongs to it."""

        def work(db: Connection) -> Own | None:
            account = _account(db, ACCOUNTS.select().where(ACCOUNTS.c.person == person))
            if account is None:
                return None
            keys = PASSKEYS.select().where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.made)
            here = SESSIONS.select().where(SESSIONS.c.person == person)
            codes = sql.select(sql.func.count()).where(CODES.c.person == person)
            return Own(
                account,
                [Passkey(**row._mapping) for row in db.execute(keys)],
                [
                    Session(**row._mapping)
                    for row in db.execute(here.order_by(SESSIONS.c.seen.desc()))
                ],
                db.scalar(codes) or 0,
            )

        return await self._store.read(work)

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by what it calls itself."""
        query = PASSKEYS.select().where(PASSKEYS.c.id == id)

        def work(db: Connection) -> Passkey | None:
            row = db.execute(query).one_or_none()
            return None if row is None else Passkey(**row._mapping)

        return await self._store.read(work)

    async def session(self, hash: str) -> Session | None:
        """Who is signed in with this; that they were here is noted now and then."""
        now = int(time.time())
        query = SESSIONS.select().where(SESSIONS.c.hash == hash, SESSIONS.c.seen > now - IDLE)

        def work(db: Connection) -> Session | None:
            row = db.execute(query).one_or_none()
            return None if row is None else Session(**row._mapping)

        found = await self._store.read(work)
        if found is not None and found.seen < now - HOUR:
            noted = SESSIONS.update().where(SESSIONS.c.hash == hash).values(seen=now)
            await self._store.do(lambda db: _void(db.execute(noted)))
        return found

    # -- coming in --------------------------------------------------------------------------------

    async def sign_up(
        self,
        account: Account,
        passkey: Passkey | None,
        codes: Sequence[str],
        entry: Entry,
    ) -> list[str] | None:
        """A new account with what its guest had: their tables. None where the name is taken by
        now."""

        def work(db: Connection) -> list[str] | None:
            new = dialect.of(db).insert(ACCOUNTS).values(**msgspec.structs.asdict(account))
            if not db.execute(new.on_conflict_do_nothing()).rowcount:
                return None
            lang = db.scalar(sql.select(GUESTS.c.lang).where(GUESTS.c.id == entry.guest))
            named = {"id": account.person, "name": account.name, "lang": lang or "en"}
            db.execute(GUESTS.insert().values(**named))
            if passkey is not None:
                db.execute(PASSKEYS.insert().values(**msgspec.structs.asdict(passkey)))
            _set_codes(db, account.person, codes)
            return _enter(db, account, entry)

        return await self._store.do(work)

    async def sign_in(self, account: Account, entry: Entry) -> list[str] | None:
        """Somebody has proven who they are; None where the account is gone by now."""
        return await self._store.do(lambda db: _enter_again(db, account, entry))

    async def sign_in_with(self, passkey: Passkey, uses: int, entry: Entry) -> list[str] | None:
        """The same with a passkey; None where it is gone, or was used with this count already."""
        used = PASSKEYS.update().where(PASSKEYS.c.id == passkey.id, PASSKEYS.c.uses == passkey.uses)

        def work(db: Connection) -> list[str] | None:
            if not db.execute(used.values(uses=uses)).rowcount:
                return None
            whose = ACCOUNTS.select().where(ACCOUNTS.c.person == passkey.person)
            account = _account(db, whose)
            return None if account is None else _enter(db, account, entry)

        return await self._store.do(work)

    async def recover(self, account: Account, code: str, entry: Entry) -> list[str] | None:
        """The same with a code, which is used up; None where it is none of theirs."""
        one = CODES.delete().where(CODES.c.hash == code, CODES.c.person == account.person)

        def work(db: Connection) -> list[str] | None:
            if not db.execute(one).rowcount:
                return None
            return _enter_again(db, account, entry)

        return await self._store.do(work)

    # -- what an account changes ------------------------------------------------------------------

    async def end(self, person: str, *sessions: str) -> bool:
        """These sessions of theirs are over; was any of them there?"""
        ours = SESSIONS.c.person == person
        gone = SESSIONS.delete().where(ours, SESSIONS.c.hash.in_(sessions))
        return await self._store.do(lambda db: db.execute(gone).rowcount > 0)

    async def set_password(self, person: str, password: str, keep: str) -> None:
        """Another password, or none; whoever came in with the old one has to come anew."""
        new = ACCOUNTS.update().where(ACCOUNTS.c.person == person).values(password=password)
        others = SESSIONS.delete().where(SESSIONS.c.person == person, SESSIONS.c.hash != keep)

        def work(db: Connection) -> None:
            db.execute(new)
            db.execute(others)

        await self._store.do(work)

    async def add_passkey(self, passkey: Passkey) -> bool:
        """One more; False where there are enough, or it is known already."""
        count = sql.select(sql.func.count()).where(PASSKEYS.c.person == passkey.person)
        values = msgspec.structs.asdict(passkey)

        def work(db: Connection) -> bool:
            if (db.scalar(count) or 0) >= MOST_KEYS:
                return False
            new = dialect.of(db).insert(PASSKEYS).values(**values)
            return db.execute(new.on_conflict_do_nothing()).rowcount > 0

        return await self._store.do(work)

    async def drop_passkey(self, person: str, id: str) -> bool:
        """One less; False where there is none like that, or no other way in."""
        mine = PASSKEYS.c.person == person
        count = sql.select(sql.func.count()).where(mine)
        gone = PASSKEYS.delete().where(mine, PASSKEYS.c.id == id)
        password = sql.select(ACCOUNTS.c.password).where(ACCOUNTS.c.person == person)

        def work(db: Connection) -> bool:
            if not db.scalar(password) and (db.scalar(count) or 0) < 2:
                return False
            return db.execute(gone).rowcount > 0

        return await self._store.do(work)

    async def set_codes(self, person: str, codes: Sequence[str]) -> None:
        """New codes in the place of all old ones."""
        await self._store.do(lambda db: _set_codes(db, person, codes))


# -- inside a commit ------------------------------------------------------------------------------


def _account(db: Connection, query: sql.Select[tuple[object, ...]]) -> Account | None:
    row = db.execute(query).one_or_none()
    return None if row is None else Account(**row._mapping)


def _enter_again(db: Connection, account: Account, entry: Entry) -> list[str] | None:
    """Only with what still counts: a password may have been changed meanwhile."""
    now = _account(db, ACCOUNTS.select().where(ACCOUNTS.c.person == account.person))
    if now is None or now.password != account.password:
        return None
    return _enter(db, now, entry)


def _enter(db: Connection, account: Account, entry: Entry) -> list[str]:
    """A new session, and what the guest had; their tables."""
    mine = SESSIONS.c.person == account.person
    late = SESSIONS.c.seen < entry.session.made - IDLE
    db.execute(SESSIONS.delete().where(sql.or_(SESSIONS.c.hash == entry.before, mine & late)))
    known = sql.select(SESSIONS.c.hash).where(mine).order_by(SESSIONS.c.seen.desc())
    old = list(db.scalars(known.offset(MOST_SESSIONS - 1)))
    db.execute(SESSIONS.delete().where(SESSIONS.c.hash.in_(old)))
    values = {**msgspec.structs.asdict(entry.session), "person": account.person}
    db.execute(SESSIONS.insert().values(**values))
    if not entry.guest:
        return []
    return moving.move(db, entry.guest, Person(account.person, account.name))


def _set_codes(db: Connection, person: str, codes: Sequence[str]) -> None:
    db.execute(CODES.delete().where(CODES.c.person == person))
    db.execute(CODES.insert(), [{"hash": code, "person": person} for code in codes])


def _void(_: object) -> None:
    """What a statement returns is of no use to anyone."""
