"""What may happen in the middle of a game between two browsers.

Each event returns False when this is not the moment for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect
from tests.browser.player import Player, closer
from tests.browser.sight import Sight, await_lines, look
from tests.browser.visitor import Visitor


@dataclass
class Table:
    """Who is there."""

    host: Player
    guest: Player
    watcher: Visitor

    @property
    def players(self) -> tuple[Player, Player]:
        """The two who play."""
        return self.host, self.guest


def same_for(one: Visitor, other: Visitor) -> None:
    """Both see the same position and have been told the same; the first knows it all already."""
    told = look(one.page, one.say)
    await_lines(other.page, other.say, told.lines)
    assert look(other.page, other.say).position == told.position


def language(table: Table, player: Player, sight: Sight) -> bool:
    """Another language, without loading anything again."""
    me = table.guest.person
    me.page.evaluate("window.stays = true")
    me.page.get_by_role("button", name=me.say("switch-language")).click()
    me.lang = "ru"
    expect(me.page.locator("html")).to_have_attribute("lang", "ru")
    expect(me.page.get_by_role("heading", level=1)).to_have_text(me.say("belogorye"))
    expect(me.page.get_by_role("log")).to_contain_text(goes_first(me, first_player(table)))
    assert me.page.evaluate("window.stays")
    for one in table.players:
        same_for(player.person, one.person)
    return True


def first_player(table: Table) -> str:
    """Who goes first, as the host's log says."""
    me = table.host.person
    log = me.page.get_by_role("log").inner_text()
    sides = ("bogatyrs", "evil")
    return next(side for side in sides if goes_first(me, side) in log)


def goes_first(me: Visitor, side: str) -> str:
    """What the log says of the first player, after the dice."""
    told = me.say("story-first", bogatyrs=1, evil=1, seat=me.say(f"side-{side}"))
    return told.partition(", ")[2]


def theme(table: Table, player: Player, sight: Sight) -> bool:
    """From dark to light."""
    page = table.host.page
    ground = "getComputedStyle(document.body).backgroundColor"
    before = page.evaluate(ground)
    table.host.person.button("switch-theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(ground) != before
    return True


def undo(table: Table, player: Player, sight: Sight) -> bool:
    """A step is taken back, for everyone who saw it."""
    if not sight.chosen or not (step := closer(sight)):
        return False
    player.hands.cell(step)
    stepped = player.wait()
    assert stepped.position != sight.position
    player.person.button("undo").click()
    everyone = (table.host.person, table.guest.person, table.watcher)
    for person in everyone:
        said = person.page.get_by_role("status").filter(has_text=person.say("fact-undone"))
        expect(said).to_be_visible()
        said.get_by_role("button").click()
    for person in everyone:
        same_for(player.person, person)
    assert player.wait().position == sight.position
    return True


def cut_while_asked(table: Table, player: Player, sight: Sight) -> bool:
    """The network goes while one is asked; what is answered meanwhile arrives when it is back."""
    if player is not table.guest or not sight.end or sight.chosen:
        return False
    me, host = player.person, table.host
    lose(table)
    player.hands.end_turn(me.button("do-end"))
    waits = host.person.say("ask-wait", seat=host.person.say("side-evil"))
    assert host.look().title == waits, "the answer cannot have arrived yet"
    find(table)
    host.wait()
    same_for(host.person, me)
    return True


def cut_while_waiting(table: Table, player: Player, sight: Sight) -> bool:
    """The network goes while the other plays; nothing of that is missed."""
    if player is not table.host or not sight.chosen or not (step := closer(sight)):
        return False
    lose(table)
    assert player.look().chosen == sight.chosen, "the choice was lost with the other's connection"
    player.hands.cell(step)
    moved = player.wait()
    assert moved.position != sight.position
    assert table.guest.look().position == sight.position
    find(table)
    same_for(player.person, table.guest.person)
    return True


def lose(table: Table) -> None:
    """The guest's connection is cut: both pages say so."""
    me, host = table.guest.person, table.host.person
    me.context.set_offline(True)
    lost = re.escape(me.say("link-lost", n=0).split(".")[0])
    again = re.escape(me.say("link-connecting"))
    expect(
        me.page.get_by_role("status").filter(has_text=re.compile(f"{lost}|{again}"))
    ).to_be_visible()
    expect(host.page.get_by_text(host.say("away"))).to_be_visible()


def find(table: Table) -> None:
    """The connection is back, and nobody has to do anything."""
    me, host = table.guest.person, table.host.person
    me.context.set_offline(False)
    expect(me.button("link-retry")).to_be_hidden()
    expect(host.page.get_by_text(host.say("away"))).to_be_hidden()
    # Chromium reports every failed attempt on the console.
    assert all("net::ERR_" in said for said in me.complaints), me.complaints
    me.complaints.clear()


def reload(table: Table, player: Player, sight: Sight) -> bool:
    """The page is loaded again: everything is as it was."""
    me = table.guest.person
    same_for(player.person, me)
    before = table.guest.look()
    me.page.reload()
    await_lines(me.page, me.say, before.lines)
    after = table.guest.look()
    assert after.position == before.position
    assert after.title == before.title or before.chosen
    return True


def watch(table: Table, player: Player, sight: Sight) -> bool:
    """A spectator sees the same and is asked nothing."""
    me = table.watcher
    same_for(player.person, me)
    seen = look(me.page, me.say)
    assert not seen.end
    assert seen.answers == ()
    assert seen.lit("ready", "step", "target") == []
    expect(me.page.get_by_role("button", name=me.say("concede"))).to_have_count(0)
    return True


def home_and_back(table: Table, player: Player, sight: Sight) -> bool:
    """The host looks in at the home page and finds the game there."""
    me = table.host.person
    same_for(player.person, me)
    before = table.host.look()
    me.page.get_by_role("link", name=me.say("to-home")).click()
    games = me.page.get_by_role("region", name=me.say("home-continue"))
    games.get_by_role("link", name=re.compile("Ann")).click()
    await_lines(me.page, me.say, before.lines)
    assert table.host.look().position == before.position
    return True


Event = Callable[[Table, Player, Sight], bool]
EVENTS: tuple[Event, ...] = (
    language,
    theme,
    undo,
    watch,
    cut_while_asked,
    reload,
    cut_while_waiting,
    home_and_back,
)
