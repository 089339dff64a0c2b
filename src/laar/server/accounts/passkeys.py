"""Passkeys: what a browser is asked, and whether what it says is true. A challenge travels in a
signed cookie, so any node can check the answer."""

from __future__ import annotations

from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
import webauthn
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from laar.server.edge.guests import is_secure
from laar.server.errors import Denied
from laar.server.store.accounts import Passkey

COOKIE = "laar-challenge"
PATH = "/api/account"
PATIENCE = 300  # seconds for an answer
NEEDED = UserVerificationRequirement.REQUIRED
Purpose = Literal["sign-up", "sign-in", "add"]


class Challenge(msgspec.Struct):
    """What was asked, and of whom."""

    purpose: Purpose
    challenge: str
    origin: str
    person: str = ""
    name: str = ""


class Challenges:
    """Challenges that are on their way."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="challenge")

    def give(self, request: Request, response: Response, challenge: Challenge) -> None:
        """Send one along."""
        response.set_cookie(
            COOKIE,
            self._signer.dumps(msgspec.to_builtins(challenge)),
            max_age=PATIENCE,
            path=PATH,
            httponly=True,
            samesite="strict",
            secure=is_secure(request),
        )

    def take(self, request: Request, *purposes: Purpose) -> Challenge:
        """The one that this request answers."""
        try:
            told = self._signer.loads(request.cookies.get(COOKIE, ""), max_age=PATIENCE)
            found = msgspec.convert(told, Challenge)
        except (BadData, msgspec.ValidationError):
            raise _stale() from None
        if found.purpose not in purposes or found.origin != origin(request):
            raise _stale()
        return found


def _stale() -> Denied:
    return Denied("stale", "this took too long; begin anew", status=409)


def origin(request: Request) -> str:
    """The page that asks. It is one of ours: others were refused before."""
    said = request.headers.get("origin", "")
    if not urlsplit(said).hostname:
        raise Denied("malformed", "passkeys need a browser, which says its origin")
    return said


def _site(page: str) -> str:
    return urlsplit(page).hostname or ""


def creation(page: str, person: str, name: str, known: list[Passkey]) -> tuple[str, Any]:
    """What a browser is asked for a new passkey, and the challenge in it."""
    options = webauthn.generate_registration_options(
        rp_id=_site(page),
        rp_name="Laar",
        user_name=name,
        user_id=person.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=NEEDED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in known
        ],
    )
    return bytes_to_base64url(options.challenge), _plain(webauthn.options_to_json(options))


def request_options(page: str) -> tuple[str, Any]:
    """What a browser is asked of whoever comes in. Nobody is named, so nobody can be guessed."""
    options = webauthn.generate_authentication_options(rp_id=_site(page), user_verification=NEEDED)
    return bytes_to_base64url(options.challenge), _plain(webauthn.options_to_json(options))


def _plain(text: str) -> Any:
    return msgspec.json.decode(text)


def created(challenge: Challenge, credential: dict[str, Any], label: str, now: int) -> Passkey:
    """A new passkey, if it is what was asked for."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.challenge),
            expected_rp_id=_site(challenge.origin),
            expected_origin=challenge.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise _no() from None
    id = bytes_to_base64url(found.credential_id)
    key = found.credential_public_key
    return Passkey(id, challenge.person, key, found.sign_count, label, now)


def proven(challenge: Challenge, credential: dict[str, Any], known: Passkey) -> int:
    """How often the passkey has been used, if it is the one that is known."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge.challenge),
            expected_rp_id=_site(challenge.origin),
            expected_origin=challenge.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.uses,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise _no() from None
    return found.new_sign_count


def _no() -> Denied:
    return Denied("credentials", "this passkey is not known here", status=403)
