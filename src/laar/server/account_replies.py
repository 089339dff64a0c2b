"""What people are told of their own accounts."""

from __future__ import annotations

from typing import TypedDict


class PasskeyInfo(TypedDict):
    """A passkey, by the device it was made on."""

    id: str
    label: str
    made: int


class SessionInfo(TypedDict):
    """A device that is signed in."""

    id: str
    label: str
    made: int
    seen: int
    here: bool


class AccountInfo(TypedDict):
    """One's own account."""

    name: str
    made: int
    password: bool  # is there one?
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    codes: int  # that are left
    fresh: bool  # may what matters be changed, or does one have to sign in anew first?


class MyAccount(TypedDict):
    """GET /api/account"""

    account: AccountInfo | None


class SignedIn(TypedDict):
    """Whoever comes in, and the codes of a new account, which are told once."""

    name: str
    codes: list[str]
