"""A crowd of requests takes turns: whatever else happens here has its moment after each of them."""

from __future__ import annotations

import asyncio


class Turns:
    """Lets one through each time the loop goes round."""

    def __init__(self) -> None:
        self._door = asyncio.Lock()

    async def __call__(self) -> None:
        """Wait until nobody who came before is left, and until others were heard."""
        async with self._door:
            await asyncio.sleep(0)
