"""One hash over files, so that a build step knows whether anything it reads has changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(root: Path, files: Iterable[Path], *more: str) -> str:
    """Hash names and contents of the files, and whatever else decides the result."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()
