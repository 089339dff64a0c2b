"""What a browser has to load before anything is seen, from the client as it is built."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import laar
from laar.server.edge import pages

STATIC = Path(laar.__file__).parent / "server" / "static"
ENTRY = "index.html"
LANGS = ("ru", "en")
KILO = 1000


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    """What the build says about its files."""
    found: dict[str, Any] = json.loads((STATIC / ".manifest.json").read_text())
    return found


def loaded(manifest: dict[str, Any], name: str) -> Iterator[str]:
    """The files of a module and of all that it cannot do without."""
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        entry = manifest[(one := waiting.pop())]
        if one not in seen:
            seen.add(one)
            waiting += entry.get("imports", [])
            yield from (entry["file"], *entry.get("css", []))


def weight(files: set[str]) -> int:
    """So many bytes the server sends for them."""
    sent = [pages.page_of((STATIC / file).read_bytes(), kind(file)) for file in files]
    return sum(len(page.packed or page.data) for page in sent)


def kind(file: str) -> str:
    return "text/css" if file.endswith(".css") else "text/javascript"


def test_the_entry_is_light(manifest: dict[str, Any]) -> None:
    assert weight(set(loaded(manifest, ENTRY))) <= 60 * KILO


def test_the_entry_holds_no_texts(manifest: dict[str, Any]) -> None:
    files = set(loaded(manifest, ENTRY))
    assert not [file for file in files if "texts-" in file]
    shown = "".join((STATIC / file).read_text() for file in files)
    assert "home-hotseat = " not in shown


@pytest.mark.parametrize("lang", LANGS)
def test_texts_come_by_game_and_language(manifest: dict[str, Any], lang: str) -> None:
    """Each is one file of its own, and none is loaded with the code of a page."""
    names = [f"texts-{lang}", *(f"texts-{game}-{lang}" for game in laar.game_names())]
    for name in names:
        assert len([f for f in (STATIC / "assets").iterdir() if f.name.startswith(f"{name}-")]) == 1
    for name in manifest:
        if manifest[name].get("isDynamicEntry") and name.endswith(".svelte"):
            assert not [file for file in loaded(manifest, name) if "texts-" in file]
