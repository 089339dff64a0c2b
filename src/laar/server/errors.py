"""What was wrong, said so that a person can mend it."""

from __future__ import annotations

from typing import Any


class Denied(Exception):
    """A request that cannot be granted. ``at`` names the place in what was sent; ``more`` is what
    helps to mend it."""

    def __init__(
        self,
        code: str,
        detail: str,
        at: str | None = None,
        status: int = 400,
        more: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.at = at
        self.status = status
        self.more = more or {}


class Elsewhere(Denied):
    """Another node owns this table."""

    def __init__(self, node: int) -> None:
        super().__init__("busy", "this table is on its way; try again", status=503)
        self.node = node


class Busy(Denied):
    """The database cannot take or tell anything now. Nothing of it has happened; the log knows why,
    in one line for all who are told."""

    def __init__(self, reason: str) -> None:
        super().__init__("busy", f"the store is {reason}; try again soon", status=503)
        self.reason = reason
