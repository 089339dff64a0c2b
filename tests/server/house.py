"""Tables with the host of their events, as the server has both."""

from __future__ import annotations

from laar.server.berserk.hosting import Host
from laar.server.settings import Settings
from laar.server.table.tables import Tables


class House(Tables):
    """All tables, and duels follow events."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.host = Host(self)

    async def close(self) -> None:
        """Stop events, then everything else."""
        await self.host.close()
        await super().close()
