"""What waits in the queue of a table."""

from __future__ import annotations

import asyncio

import msgspec

from laar.server.table.table_bots import BotSaid
from laar.server.wire import Said


class Sit(msgspec.Struct):
    """A guest wants a seat."""

    guest: str
    name: str
    seat: str | None
    entropy: str
    done: asyncio.Future[str]


class Leave(msgspec.Struct):
    """A connection has ended."""


class Wake(msgspec.Struct):
    """Time to see what is stored."""


class Bell(msgspec.Struct):
    """The time for a question is over."""


class Renew(msgspec.Struct):
    """What is stored has been changed from outside."""


Job = Said | BotSaid | Sit | Leave | Wake | Bell | Renew
