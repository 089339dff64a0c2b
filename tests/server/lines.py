"""What the log was told in a test."""

from __future__ import annotations

from typing import Any

import pytest


def lines_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """Our lines of the log with all they say."""
    found: list[Any] = [record.msg for record in caplog.records if record.name == "laar"]
    return found
