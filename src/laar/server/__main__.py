"""`python -m laar.server DATA [frames=N] …`: a server on a free port, for benches and tests."""

from __future__ import annotations

import sys
from pathlib import Path

from laar.server.main import serve
from laar.server.settings import Settings


def main(data: str, *chosen: str) -> int:
    """Serve with settings written name=number."""
    numbers = {name: float(value) for name, _, value in (word.partition("=") for word in chosen)}
    return serve("127.0.0.1", 0, Settings(Path(data), **numbers))  # type: ignore[arg-type]


sys.exit(main(*sys.argv[1:]))
