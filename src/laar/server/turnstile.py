"""Lets a few requests begin in every turn of the loop: two hundred at once would hold up everyone
who plays until the last of them was looked at. Nobody holds a place here, so nobody can block it.
"""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

A_TURN = 4


class Turnstile:
    """Before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._left = A_TURN
        self._turning = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it is its turn."""
        if scope["type"] != "lifespan":
            await self.enter()
        await self.app(scope, receive, send)

    async def enter(self) -> None:
        """Wait for one's turn, first come, first served."""
        loop = asyncio.get_running_loop()
        if not self._turning:
            self._turning = True
            loop.call_soon(self._turn)
        if self._left > 0 and not self._waiting:
            self._left -= 1
            return
        place = loop.create_future()
        self._waiting.append(place)
        await place

    def _turn(self) -> None:
        self._left = A_TURN
        while self._waiting and self._left:
            place = self._waiting.popleft()
            if not place.cancelled():
                place.set_result(None)
                self._left -= 1
        self._turning = bool(self._waiting)
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)
