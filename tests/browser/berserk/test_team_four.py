"""Two against two in four pages: a battle to its end with a reconnect, and the way from the deal
to the battle."""

from __future__ import annotations

from playwright.sync_api import WebSocket, expect
from tests.browser.berserk.drawn import PLAIN
from tests.browser.berserk.duelist import Duelist
from tests.browser.berserk.field import SEATS, Field, await_lines
from tests.browser.berserk.four import CLASH, gather, turn_of, winners
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SQUAD = 2


def test_a_whole_battle_in_four_pages(visit: Visit) -> None:
    """Red strikes Blue, and Violet may defend the team-mate: Violet's page is loaded again and
    Red's connection is cut meanwhile. The battle goes on to the victory of a team."""
    players = battle(visit)
    while not winners(players["red"]):  # a draw: once more
        players = battle(visit)
    assert {winners(player) for player in players.values()} == {winners(players["red"])}
    same_for(players, players["red"].look())


def battle(visit: Visit) -> dict[str, Duelist]:
    """To the end, interrupted once."""
    players = gather(visit, position=CLASH)
    red = players["red"]
    red.wait()
    red.hands.cell("e3")
    red.aim(red.wait(), "e4")
    red.move(red.wait())
    reconnect(players, "violet", "red")
    for _ in range(Duelist.most_moves):
        seat, sight = turn_of(players)
        if sight.over:
            break
        players[seat].move(sight)
    for player in players.values():
        assert player.wait().over
    return players


def reconnect(players: dict[str, Duelist], struck: str, striker: str) -> None:
    """In the middle of a pile that a team-mate may answer."""
    one, other = players[struck], players[striker]
    sight = one.wait()
    assert sight.kind == "answer"
    assert [cell.name for cell in sight.lit("defend")] == ["f4"]
    one.page.reload()
    again = one.wait()
    assert (again.kind, again.position) == ("answer", sight.position)
    away = other.person.context
    away.set_offline(True)
    expect(other.person.button("link-retry")).to_be_visible()
    seat = one.page.locator(f"[data-seat={striker}]")
    expect(seat).to_contain_text(one.say("away"))
    before = other.look()
    one.aim(one.look(), "f4")
    assert other.look().lines == before.lines, "the answer cannot have arrived yet"
    away.set_offline(False)
    expect(other.person.button("link-retry")).to_be_hidden()
    expect(seat).not_to_contain_text(one.say("away"))
    # Chromium reports every failed attempt on the console.
    assert all("net::ERR_" in said for said in other.person.complaints), other.person.complaints
    other.person.complaints.clear()


def test_four_pages_from_the_deal_to_the_battle(visit: Visit) -> None:
    """By tournament dice. Each deploys in the own quarter; until the reveal not even a team-mate's
    page is told anything of it."""
    players = gather(visit, SQUAD, mode="team", dice="tournament", decks=[PLAIN] * 4)
    heard = {seat: overhear(player.person) for seat, player in players.items()}
    for player in players.values():
        player.page.reload()  # from here on everything is heard
    deals: dict[str, set[str]] = {}
    kinds: set[str] = set()
    while (asked := turn_of(players))[1].kind not in ("start", "main", "answer"):
        seat, sight = asked
        kinds.add(sight.kind)
        if sight.kind == "squad" and not sight.squad:
            deals[seat] = set(sight.deal)
        if sight.kind == "place":
            check_quarter(players[seat], seat, sight)
            told = {other: "".join(heard[other]) for other in SEATS if other != seat}
            for other, text in told.items():
                leaked = [card for card in deals[seat] if f'"{card}"' in text]
                assert not leaked, f"{other} was told of the cards of {seat}"
        players[seat].move(sight)
    assert kinds >= {"first-team", "lead", "quarter", "redeal", "squad", "place"}
    assert len(deals) == 4
    by_seat = {seat: [c.name for c in asked[1].cells if c.seat == seat] for seat in SEATS}
    assert all(len(stand) == SQUAD for stand in by_seat.values()), by_seat
    same_for(players, asked[1])


def check_quarter(player: Duelist, seat: str, sight: Field) -> None:
    """Lit are cells of one quarter alone, and its band bears the own name."""
    lit = {cell.name for cell in sight.lit("target")}
    columns = {name[0] for name in lit}
    assert columns <= set("abcde") or columns <= set("fghij"), lit
    assert len({int(name[1]) <= 3 for name in lit}) == 1, lit
    cell = player.cell(sorted(lit)[0]).bounding_box()
    band = player.page.locator(".band").filter(has_text=player.called(seat)).bounding_box()
    assert cell
    assert band
    assert band["x"] - 4 <= cell["x"] <= band["x"] + band["width"]


def overhear(person: Visitor) -> list[str]:
    """Everything the table will tell this person's page."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    person.page.on("websocket", listen)
    return heard


def same_for(players: dict[str, Duelist], one: Field) -> None:
    """All see the same cards on the same cells and have been told the same as one of them."""
    for player in players.values():
        seen = await_lines(player.page, player.say, one.lines)
        assert {(c.name, c.seat) for c in seen.cells} == {(c.name, c.seat) for c in one.cells}
