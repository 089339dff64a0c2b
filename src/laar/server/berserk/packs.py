"""Packs over HTTP: one's own, a stranger's by link, a file read, and the pack of a table."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from laar.games.berserk.player_packs.packs import BadPack, Pack, data_of, looked_at, sketch_of
from laar.games.berserk.player_packs.played import PACK, played
from laar.games.berserk.player_packs.reading import read_pack
from laar.games.berserk.tell.component_list import row
from laar.server import requests
from laar.server.berserk import faults, pack_store
from laar.server.berserk.pack_store import Kept
from laar.server.berserk.replies import KeptPack, PackShelf, PackShort, ReadPack, TablePack
from laar.server.errors import Denied
from laar.server.http.api import known, reply, tables_of, writer
from laar.server.models import Guest

GAME = "berserk"


async def own(request: Request) -> Response:
    """One's own packs, in short."""
    guest = await known(request)
    kept = await pack_store.of(tables_of(request).store, guest.id)
    shelf: PackShelf = {"packs": [_short(one) for one in kept], "most": pack_store.MOST}
    response = reply(shelf)
    response.headers["cache-control"] = "no-store"
    return response


async def add(request: Request) -> Response:
    """A new pack; one with mistakes is kept all the same, and cannot be played."""
    guest = await writer(request)
    return await _added(request, guest, await _sketch(request))


async def copy(request: Request) -> Response:
    """A pack into one's own packs."""
    guest = await writer(request)
    return await _added(request, guest, (await _found(request)).data)


async def look(request: Request) -> Response:
    """A pack with its cards."""
    guest = tables_of(request).cookies.guest(request)
    response = reply(_told(await _found(request), guest))
    response.headers["cache-control"] = "no-store"
    return response


async def change(request: Request) -> Response:
    """Other contents."""
    guest = await writer(request)
    data = await _sketch(request)
    pack = request.path_params["pack"]
    kept = await pack_store.change(tables_of(request).store, guest.id, pack, data)
    if kept is None:
        raise _unknown()
    return reply(_told(kept, guest.id))


async def drop(request: Request) -> Response:
    """Throw a pack away; tables keep theirs."""
    guest = await writer(request)
    if not await pack_store.drop(tables_of(request).store, guest.id, request.path_params["pack"]):
        raise _unknown()
    return reply({"ok": True})


async def read(request: Request) -> Response:
    """A pack from the text of a file, or everything that is wrong with it; nothing is kept."""
    wish = await requests.read(request, requests.PackFile, requests.WITH_PACK)
    told: ReadPack
    try:
        pack = read_pack(wish.text)
    except BadPack as bad:
        told = {"pack": None, "errors": faults.told(bad.faults)}
    else:
        cards = [data_of(card) for card in pack.cards]
        told = {"pack": {"name": pack.name, "author": pack.author, "cards": cards}, "errors": []}
    return reply(told)


async def of_table(request: Request) -> Response:
    """The cards of a table's pack, to be seen before one sits down."""
    head = (await tables_of(request).room(request.path_params["table"])).head
    if head.pack is None:
        raise Denied("unknown", "this table is played with cards of the set alone", "pack", 404)
    pack = head.pack
    told: TablePack = {
        "name": pack["name"],
        "author": pack["author"],
        "digest": pack["digest"],
        "cards": pack["cards"],
        "rows": played(head.options[PACK]).rows,
    }
    return reply(told)


async def _sketch(request: Request) -> dict[str, Any]:
    wish = await requests.read(request, requests.NewPack, requests.WITH_PACK)
    try:
        return sketch_of({"name": wish.name, "author": wish.author, "cards": wish.cards})
    except BadPack as bad:
        first = bad.faults[0]
        more = {"errors": faults.told(bad.faults)}
        raise Denied("malformed", first.why, first.path, more=more) from None


async def _added(request: Request, guest: Guest, data: dict[str, Any]) -> Response:
    kept = await pack_store.add(tables_of(request).store, guest.id, data)
    if kept is None:
        raise Denied("full", f"at most {pack_store.MOST} packs are kept; delete one", "pack", 409)
    return reply(_told(kept, guest.id), 201)


async def _found(request: Request) -> Kept:
    kept = await pack_store.find(tables_of(request).store, request.path_params["pack"])
    if kept is None:
        raise _unknown()
    await tables_of(request).turn()  # its cards are to be read
    return kept


def _unknown() -> Denied:
    return Denied("unknown", "there is no such pack, or it is not yours", "pack", 404)


def _short(kept: Kept) -> PackShort:
    data = kept.data
    return {
        "id": kept.id,
        "name": data["name"],
        "author": data["author"],
        "mine": True,
        "changed": kept.changed,
        "size": len(data["cards"]),
        "names": [
            {"ru": card.get("name_ru", ""), "en": card.get("name_en", "")} for card in data["cards"]
        ],
    }


def _told(kept: Kept, guest: str) -> KeptPack:
    cards, wrong = looked_at(kept.data)
    whole = tuple(card for card in cards if card)
    pack = Pack(kept.data["name"], kept.data["author"], whole)
    return {
        "id": kept.id,
        "name": pack.name,
        "author": pack.author,
        "cards": kept.data["cards"],
        "mine": kept.guest == guest,
        "changed": kept.changed,
        "rows": [None if card is None else row(card) for card in cards],
        "digest": None if wrong else pack.digest,
        "errors": faults.told(wrong),
    }


ROUTES = [
    Route("/tables/{table}/pack", of_table),
    Route(f"/packs/{GAME}", own, methods=["GET"]),
    Route(f"/packs/{GAME}", add, methods=["POST"]),
    Route(f"/packs/{GAME}/read", read, methods=["POST"]),
    Route(f"/packs/{GAME}/{{pack}}", look, methods=["GET"]),
    Route(f"/packs/{GAME}/{{pack}}", change, methods=["POST"]),
    Route(f"/packs/{GAME}/{{pack}}/delete", drop, methods=["POST"]),
    Route(f"/packs/{GAME}/{{pack}}/copy", copy, methods=["POST"]),
]
