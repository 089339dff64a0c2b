"""What every test may use. Markers are declared in pyproject.toml."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the browser that `make browser` found."""
    kept = ROOT / ".cache" / "browser-path"
    if not kept.exists():
        pytest.fail("no browser is known yet: run `make browser`")
    return kept.read_text(encoding="utf-8").strip()
