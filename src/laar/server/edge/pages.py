"""What never changes while the server runs: the files of the web client, and replies that are made
once. Kept in memory, packed once."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import laar

SMALL = 1000  # bytes: not worth packing
LEVEL = 6
# The client's own addresses. Whatever else someone thinks of is no page and names no file.
_ADDRESS = re.compile(r"(?!/|assets/|.*//)[A-Za-z0-9_~/-]{0,200}")
_GAMES = "|".join(laar.game_names())
_PAGE = re.compile(
    rf"|lobby/?|watch/?|learn/?|account/?|workshop(/[\w-]+)?/?|(t|r|review)/[\w-]+/?"
    rf"|(rules|cards|decks|print|learn|puzzles|play|ratings|scenario)/({_GAMES})/?",
    re.ASCII,
)  # as lib/router.svelte.ts of the client reads them
_PACKABLE = ("text/", "application/javascript", "application/json", "image/svg", "application/man")


class Page(msgspec.Struct, frozen=True):
    """Bytes, plain and packed, and what they are."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str

    def told(self, request: Request, cache: str = "no-cache", status: int = 200) -> Response:
        """The reply to whoever asks for it."""
        headers = {"etag": self.tag, "vary": "Accept-Encoding", "cache-control": cache}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.data, status, headers, self.kind)
        headers["content-encoding"] = "gzip"
        return Response(self.packed, status, headers, self.kind)


def page_of(data: bytes, kind: str) -> Page:
    """A page of these bytes."""
    worth = len(data) >= SMALL and kind.startswith(_PACKABLE)
    tag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
    return Page(data, gzip.compress(data, LEVEL, mtime=0) if worth else None, kind, tag)


def read(folder: Path) -> dict[str, Page]:
    """All files of a folder by their paths; none where there is no folder."""
    return {
        file.relative_to(folder).as_posix(): page_of(file.read_bytes(), _kind(file))
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.startswith(".")
    }


def _kind(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "text/plain"


def is_address(path: str) -> bool:
    """Is it written like a page of the client?"""
    return _ADDRESS.fullmatch(path) is not None


def is_page(path: str) -> bool:
    """Has the client a page there? Elsewhere it says that there is none."""
    return _PAGE.fullmatch(path) is not None


class Prepared:
    """Replies that are the same for everyone and for ever: the first who asks for one has it made,
    beside the tables; whoever asks meanwhile waits for the same."""

    def __init__(self) -> None:
        self._made: dict[str, asyncio.Task[Page]] = {}

    async def reply(self, request: Request, make: Callable[[], Any]) -> Response:
        """The reply for this address; ``make`` tells what is in it as plain data."""
        path = request.scope["path"]
        if path not in self._made:
            self._made[path] = asyncio.create_task(asyncio.to_thread(_encoded, make))
        try:
            page = await asyncio.shield(self._made[path])
        except Exception:
            self._made.pop(path, None)
            raise
        return page.told(request)


def _encoded(make: Callable[[], Any]) -> Page:
    return page_of(msgspec.json.encode(make()), "application/json")
