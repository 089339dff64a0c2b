"""What waits in the queue of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from laar.server.models import Head, Offer
from laar.server.table.table_bots import BotSaid
from laar.server.wire import Said


class Sit(msgspec.Struct):
    """A guest wants a seat."""

    guest: str
    name: str
    seat: str | None
    entropy: str
    deck: Any  # None: the one that lies there
    done: asyncio.Future[str]


class Again(msgspec.Struct):
    """Someone wants to play again; ``make`` finds or founds the table."""

    make: Callable[[Head], Awaitable[Offer]]
    done: asyncio.Future[str]


class Leave(msgspec.Struct):
    """A connection has ended."""


class Wake(msgspec.Struct):
    """Time to see what is stored."""


class Bell(msgspec.Struct):
    """The time for a question is over."""


class Renew(msgspec.Struct):
    """What is stored has been changed from outside."""


class Depart(msgspec.Struct):
    """Someone leaves the table for good."""

    guest: str
    done: asyncio.Future[str]


Wish = Sit | Again | Depart  # somebody waits for what comes of it
Job = Said | BotSaid | Wish | Leave | Wake | Bell | Renew
