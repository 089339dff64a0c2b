"""`python -m laar.server DATA [frames=N] …`: a server on a free port, for benches and tests."""

from __future__ import annotations

import sys
from pathlib import Path

from laar.server import config
from laar.server.main import serve
from laar.server.settings import Settings


def main(data: str, *chosen: str) -> int:
    """Serve with settings written name=value."""
    words = {name: value for name, _, value in (word.partition("=") for word in chosen)}
    told = {name: config.read(name, value) for name, value in words.items()}
    return serve(Settings(Path(data), **{"port": 0, "log_level": "warning", **told}))


sys.exit(main(*sys.argv[1:]))
