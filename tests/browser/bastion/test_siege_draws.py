"""A record of Bastion is checked in the browser: draw by draw, and a forged one is named."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Locator, expect
from tests.browser.bastion.defender import besiege, card_name, castle
from tests.browser.bastion.drawn import ALONE
from tests.browser.conftest import Visit

from laar.core.record import chained

CARDS = ("yellow-beast", "green-warrior", "black-rider")


def test_a_forged_draw_is_found(visit: Visit) -> None:
    me = visit(lang="en")
    path = besiege(me, "2018", {"dagdar": "me"}, position=ALONE).partition("?")[0]
    player = castle(me, path)
    player.wait()
    player.reach.end_turn(player.button("do-end"))  # a card is drawn
    assert player.wait().end
    player.give_up()
    record = me.get(f"/api/tables/{path[3:]}/record").text()
    me.go(f"/r/{path[3:]}")
    dice = me.page.get_by_role("region", name=me.say("replay-dice"))
    verdict = dice.get_by_role("status")
    expect(verdict).to_have_text(me.say("replay-verdict-good"))
    expect(dice).to_contain_text(me.say("replay-rolls-good", rolls=1))

    line, shows, forged = redraw(record)
    check(dice, "forged.laar", forged)
    expect(verdict).to_have_text(me.say("replay-verdict-bad"))
    expect(dice).to_contain_text(me.say("replay-chain-good", answers=3))
    fell = re.search(r" chance (\S+)", record)
    assert fell
    names = [card_name(player.say, card) for card in (shows, fell[1])]
    found = me.say("replay-roll-wrong", number=1, line=line, shows=names[0], gives=names[1])
    expect(dice).to_contain_text(found)
    dice.locator("summary").click()
    expect(dice.get_by_role("row").last.get_by_role("cell")).to_have_text(["1", "2", *names])

    check(dice, "kept.laar", record)
    expect(verdict).to_have_text(me.say("replay-verdict-good"))


def test_without_a_server_nothing_is_said_of_a_deck(visit: Visit) -> None:
    """Which cards were left only the rules know: the page does not pretend."""
    me = visit(lang="ru")
    path = besiege(me, "2018", {"dagdar": "me"}, position=ALONE).partition("?")[0]
    player = castle(me, path)
    player.wait()
    player.reach.end_turn(player.button("do-end"))
    assert player.wait().end
    player.give_up()
    me.page.route("**/api/verify", lambda route: route.abort())
    me.go(f"/r/{path[3:]}")
    dice = me.page.get_by_role("region", name=me.say("replay-dice"))
    expect(dice.get_by_role("alert")).to_be_visible()
    expect(dice).to_contain_text(me.say("replay-chain-good", answers=3))
    expect(dice).not_to_contain_text(me.say("replay-verdict-good"))
    expect(dice.get_by_text(me.say("replay-state-bad"))).to_have_count(0)
    me.complaints.clear()


def redraw(record: str) -> tuple[int, str, str]:
    """Another card of the deck in the first draw, the chain made anew; line and card."""
    lines = record.splitlines()
    line = next(at for at, text in enumerate(lines, 1) if " chance " in text)
    number, seat, card, _ = lines[line - 1].split(" ")
    other = next(one for one in CARDS if one != card)
    lines[line - 1] = f"{number} {seat} {other} :"
    said = [text.rpartition(" :")[0] for text in lines[1:] if not text.startswith("signature")]
    return line, other, chained(said)


def check(dice: Locator, name: str, text: str) -> None:
    """Choose a file of one's own to be checked."""
    kept = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
    dice.locator("input[type=file]").set_input_files(kept)
    expect(dice.get_by_text(name)).to_be_visible()
