"""A whole duel between two browsers, with a reconnect in the middle of a pile."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.berserk.drawn import PLAIN
from tests.browser.berserk.duelist import Duelist, join, lay, sit
from tests.browser.berserk.field import Field, await_lines, await_news
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SQUAD = 3


def test_a_whole_duel_between_two_browsers(visit: Visit) -> None:
    """A strike waits for an answer: the struck player's page is loaded again, the striker's
    connection is cut, the answer is given meanwhile, and the battle goes on to its end."""
    host, guest = visit(lang="ru"), visit(lang="en", theme="light")
    players = battle(host, guest)
    while players[0].winner is None:  # a draw: once more
        players = battle(host, guest)
    assert players[1].winner == players[0].winner
    same_for(*players)


def battle(host: Visitor, guest: Visitor) -> list[Duelist]:
    """From the deal to the end, interrupted once."""
    path = lay(host, {"red": "me", "blue": "open"}, decks=[PLAIN, PLAIN])
    players = [sit(host, path, squad=SQUAD), join(guest, path, "Ann", squad=SQUAD)]
    interrupted = False
    for _ in range(Duelist.most_moves):
        player, other, sight = turn_of(players)
        if sight.over:
            break
        if sight.kind == "answer" and not interrupted:
            reconnect(player, other, sight)
            interrupted = True
        else:
            player.move(sight)
    assert interrupted, "nobody could answer a strike"
    for player in players:
        assert player.wait().over
    return players


def turn_of(players: list[Duelist]) -> tuple[Duelist, Duelist, Field]:
    """Whoever is asked, the other one, and what is asked."""
    one, two = players
    while True:
        for player, other in ((one, two), (two, one)):
            if sight := player.asked():
                return player, other, sight


def reconnect(struck: Duelist, striker: Duelist, sight: Field) -> None:
    """In the middle of the pile."""
    pile = struck.panel.get_by_role("region", name=struck.say("pile"))
    waits = pile.inner_text()
    assert len(pile.get_by_role("listitem").all()) > 1
    struck.page.reload()
    again = struck.wait()
    assert (again.kind, again.position) == ("answer", sight.position)
    assert names(again) == names(sight)
    expect(pile).to_have_text(waits, use_inner_text=True)
    lose(striker.person, struck)
    before = striker.look()
    struck.hands.press(struck.answer(names(again)[0]))
    await_news(struck.page, struck.say, again)
    assert striker.look().lines == before.lines, "the answer cannot have arrived yet"
    find(striker.person, struck)
    same_for(struck, striker)


def names(sight: Field) -> list[str]:
    """The answers without the figures that come a moment later."""
    return [text.splitlines()[0] for text in sight.answers]


def lose(person: Visitor, other: Duelist) -> None:
    """A connection is cut: both pages say so."""
    person.context.set_offline(True)
    expect(person.button("link-retry")).to_be_visible()
    expect(other.page.get_by_text(other.say("away"))).to_be_visible()


def find(person: Visitor, other: Duelist) -> None:
    """The connection is back, and nobody has to do anything."""
    person.context.set_offline(False)
    expect(person.button("link-retry")).to_be_hidden()
    expect(other.page.get_by_text(other.say("away"))).to_be_hidden()
    # Chromium reports every failed attempt on the console.
    assert all("net::ERR_" in said for said in person.complaints), person.complaints
    person.complaints.clear()


def same_for(one: Duelist, other: Duelist) -> None:
    """Both see the same cards on the same cells and have been told the same."""
    told = one.look()
    seen = await_lines(other.page, other.say, told.lines)
    assert {(c.name, c.seat) for c in seen.cells} == {(c.name, c.seat) for c in told.cells}
