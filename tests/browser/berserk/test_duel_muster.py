"""Before the battle: squads that cannot be, secrets of two at one screen and of two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocket, expect
from tests.browser.berserk.clause import CLAUSES, NUMBER, open_clause
from tests.browser.berserk.duelist import Duelist, join, lay, sit
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SQUAD = 3


def test_a_squad_that_cannot_be_is_explained(visit: Visit) -> None:
    """No creature, no squad; and what the crystals are not enough for says so, with its clause."""
    me = visit(lang="en")
    player = sit(me, lay(me, {"red": "me", "blue": "bot random"}))
    bring([player], "squad")
    note = me.page.get_by_role("note")
    player.button("squad-ready", n=0).click(force=True)  # it is dimmed, but says why
    expect(note).to_contain_text(player.say("refuse-no-creature"))
    open_clause(player, note.get_by_role("button", name="BRS-058"))
    while (sight := player.wait()).free:
        player.buy(sight)
    barred = me.page.locator(".deal button.barred").first
    before = player.look().squad
    barred.click()
    expect(note).to_contain_text(NUMBER)
    chips = note.get_by_role("button", name=NUMBER).all_inner_texts()
    assert {CLAUSES[chip].section for chip in chips} <= {"squad", "resources", "keywords"}, chips
    assert player.look().squad == before
    expect(barred).to_have_attribute("aria-pressed", "false")


def test_two_at_one_screen_keep_their_secrets(visit: Visit) -> None:
    """Before the other's secret the screen is covered, and under the cover nothing can be read."""
    us = visit(lang="ru")
    players = sit(us, lay(us, {"red": "me", "blue": "me"}), squad=SQUAD)
    covers: list[str] = []
    deals: list[set[str]] = []
    while (sight := players.wait()).kind not in ("start", "main"):
        if sight.handing:
            cover = us.page.get_by_role("dialog")
            covers.append(cover.inner_text())
            expect(cover.get_by_role("button")).to_be_focused()
            assert us.page.locator(".duel").evaluate("(e) => e.inert")
        elif sight.kind == "squad" and not sight.squad:
            deals.append(set(sight.deal))
        players.move(sight)
    assert len(covers) >= 3, "deal, squad and deployment are three secrets"
    assert len(deals) == 2
    assert not deals[0] & deals[1], "one is shown what the other was dealt"


def test_what_is_secret_reaches_no_other_page(visit: Visit) -> None:
    """Until the reveal not even the wire tells the guest of the host's cards; a card of the third
    row that is left face down stays so."""
    host, guest = visit(lang="en"), visit(lang="en")
    heard = overhear(guest)
    path = lay(host, {"red": "me", "blue": "open"})
    players = [sit(host, path, squad=SQUAD), join(guest, path, "Ann", squad=SQUAD)]
    bring(players, "squad")
    mine = set(players[0].look().deal)
    bring(players, "place")
    second = next(p for p in players if p.page.get_by_text(p.say("place-hide")).count())
    first = next(p for p in players if p is not second)
    first.deploy(first.wait())
    sight = second.wait()
    assert {cell.seat for cell in sight.cells} == {""}, "the other's deployment can be seen"
    told = "".join(heard)
    assert told
    assert not [card for card in mine if f'"{card}"' in told or f" {card} " in told]
    cell = hide_one(second)
    second.deploy(second.wait())
    down = re.compile(f"^{cell}, {second.say('hidden-card')}")
    expect(first.cell(cell)).to_have_accessible_name(down)
    expect(second.cell(cell)).not_to_have_accessible_name(down)
    expect(second.cell(cell)).to_have_accessible_name(re.compile(second.say("say-hidden")))


def bring(players: list[Duelist], kind: str) -> None:
    """Everyone to this question."""
    while True:
        sights = [player.asked() for player in players]
        if all(sight and sight.kind == kind for sight in sights):
            return
        for player, sight in zip(players, sights, strict=True):
            if sight and sight.kind != kind:
                player.move(sight)


def overhear(person: Visitor) -> list[str]:
    """Everything the table will tell this person's page."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    person.page.on("websocket", listen)
    return heard


def hide_one(player: Duelist) -> str:
    """Place a card in the third row and leave it face down; its cell."""
    cell = next(cell.name for cell in player.wait().lit("target") if cell.name.endswith("6"))
    player.hands.cell(cell)
    eye = player.panel.locator(".tray .hide")
    eye.click()
    expect(eye).to_have_attribute("aria-pressed", "true")
    return cell
