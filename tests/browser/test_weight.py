"""How much the first page loads, and what it can do when the network is gone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

from laar.texts import texts

# Who lays a table sits here; the list names the seat that is free.
SEATS = {
    "belogorye": ("bogatyrs", "evil"),
    "bastion": ("dagdar", "sannirr"),
    "berserk": ("red", "blue"),
}
MOST = 200_000  # bytes on the wire, heads of replies included


def loads(person: Visitor) -> dict[str, int]:
    """Open the first page in a browser that has seen nothing; what each address sent."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    asked: dict[str, str] = {}
    sent: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        asked[event["requestId"]] = event["response"]["url"]

    def finished(event: dict[str, Any]) -> None:
        url = asked.get(event["requestId"], event["requestId"])
        sent[url] = sent.get(url, 0) + int(event["encodedDataLength"])

    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", finished)
    person.page.goto("/", wait_until="networkidle")
    expect(person.button("home-start-bot")).to_be_visible()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_load_state("networkidle")
    return sent


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_first_page_is_light(visit: Visit, lang: str) -> None:
    """Though it lists tables of every game: it brings what lists say of them, and no more."""
    host = visit(lang=lang)
    for game, (own, _) in SEATS.items():
        host.lay(game=game, seats={own: "me"}, listed=True)
    guest = visit(lang=lang)
    sent = loads(guest)
    for game, (_, free) in SEATS.items():
        said = texts(lang, game)
        row = said("home-free", side=said(f"side-{free}"))
        expect(guest.page.get_by_text(row).first).to_be_visible()
    assert any("texts-" in url for url in sent)
    assert any(".woff2" in url for url in sent)
    assert sum(sent.values()) <= MOST, sorted(sent.items(), key=lambda one: -one[1])


def test_the_language_changes_without_a_network(visit: Visit) -> None:
    person = visit(lang="ru")
    loads(person)
    person.context.set_offline(True)
    person.button("switch-language").click()
    english = texts("en", "belogorye")
    for text in ("home-games", "home-hotseat", "side-bogatyrs"):
        expect(person.page.get_by_text(english(text)).first).to_be_attached()
    person.context.set_offline(False)
