"""Finished records are signed: one rewritten from end to end has a sound chain, no signature."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

import laar
from laar.core import record
from laar.games.list import GAMES
from laar.server.edge.guests import secret

PARTS = ("chain", "replay", "dice", "signature")
REFUSED = "refused by the rules of the engine that wrote it"
MOST_NAMED = 20  # answers in one message


class Signer:
    """The key of this server: the one that was told, else that of a file."""

    def __init__(self, path: Path, told: str = "") -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret(told, path))
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, text: str) -> str:
        """The record with the signature of its last checksum, and the key that checks it."""
        signature = self._key.sign(_signed(record.checksum(text))).hex()
        return f"{text}signature {signature} {self.public}\n"


def _signed(checksum: str) -> bytes:
    return f"laar record {checksum}".encode()


def _signature(signature: str, checksum: str, trusted: str | None) -> str | None:
    """What is wrong with a signature; None when it holds."""
    if not signature:
        return "the record is not signed"
    mark, _, public = signature.partition(" ")
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(mark), _signed(checksum))
        if signature != signature.lower():
            raise ValueError("written in one way only")
    except (InvalidSignature, ValueError):
        return "the signature does not belong to this record"
    if trusted is not None and public != trusted:
        return "signed with the key of another server"
    return None


def verify(text: str, trusted: str | None = None) -> dict[str, Any]:
    """Check a record: chain, rules, dice, signature; each part is None or says what is wrong.

    ``trusted`` is the public key the signature must be from; without it any key will do. Answers
    that the rules would refuse today are ``forbidden``. Rules are mended, so a record of an earlier
    engine may have some: that they were taken then, only the signature of a server one trusts can
    tell. One of this very engine has none, unless such a server says otherwise.
    """
    report: dict[str, Any] = {"ok": False, **dict.fromkeys(PARTS), "forbidden": []}
    try:
        read = record.read(text)
    except laar.BadRecord as problem:
        return report | {"chain": str(problem)}
    report["signature"] = _signature(read.signature, read.checksum, trusted)
    try:
        play = record.replay(read, GAMES)
    except laar.BadRecord as problem:
        engine = read.header.engine
        by = f" (written by engine {engine}, read by {laar.__version__})" if engine else ""
        return report | {"replay": f"{problem}{by}"}
    report["forbidden"] = record.forbidden(read, play)
    vouched = trusted is not None and not report["signature"]
    if report["forbidden"] and not vouched and read.header.engine == laar.__version__:
        report["replay"] = f"{REFUSED}: {'; '.join(report['forbidden'][:MOST_NAMED])}"
    report["dice"] = "; ".join(record.check_dice(read, play)) or None
    report |= {
        "game": read.header.game,
        "edition": read.header.edition,
        "players": read.header.players,
        "answers": len(read.lines),
        "end": read.end and {"reason": read.end[0], "winners": list(read.end[1])},
    }
    report["ok"] = not any(report[part] for part in PARTS)
    return report
