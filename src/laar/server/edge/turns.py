"""A crowd of requests takes turns: two hundred that are ready at once would hold up everyone who
plays until the last of them was looked at. Nobody holds a place here, so nobody can block it.
"""

from __future__ import annotations

import asyncio
from collections import deque

A_TURN = 2  # requests that go on each time the loop goes round


class Turns:
    """Lets a few through each time the loop goes round, first come, first served."""

    def __init__(self) -> None:
        self._left = A_TURN
        self._turning = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __call__(self) -> None:
        """Wait for one's turn."""
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
