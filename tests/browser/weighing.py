"""What a page loads beyond what every page does, in bytes on the wire."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor

import laar

STATIC = Path(laar.__file__).parent / "server" / "static"


def entry_files() -> set[str]:
    """What every page loads first."""
    manifest = json.loads((STATIC / ".manifest.json").read_text())
    found: set[str] = set()
    waiting = ["index.html"]
    while waiting:
        one = manifest[waiting.pop()]
        found |= {one["file"], *one.get("css", [])}
        waiting += one.get("imports", [])
    return found


def beyond_entry(me: Visitor, path: str, sight: Locator) -> dict[str, int]:
    """What each address sent until this could be seen that is no part of the entry: neither its
    code nor its fonts."""
    wire = me.context.new_cdp_session(me.page)
    wire.send("Network.enable")
    asked: dict[str, str] = {}
    sent: dict[str, int] = {}
    wire.on(
        "Network.responseReceived",
        lambda event: asked.update({event["requestId"]: event["response"]["url"]}),
    )

    def finished(event: dict[str, object]) -> None:
        url = asked.get(str(event["requestId"]), "")
        sent[url] = sent.get(url, 0) + int(float(str(event["encodedDataLength"])))

    wire.on("Network.loadingFinished", finished)
    me.page.goto(path, wait_until="networkidle")
    expect(sight).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    entry = entry_files()
    return {
        url: size
        for url, size in sent.items()
        if not url.endswith((path, ".woff2")) and not any(url.endswith(file) for file in entry)
    }
