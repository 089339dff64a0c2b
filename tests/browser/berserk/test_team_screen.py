"""Several of four at one screen: secrets, giving up, the keyboard, a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.berserk.duelist import Duelist, lay, sit
from tests.browser.berserk.four import ALL, CROWDED, LAST, winners
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys

from laar.texts import texts

PAIR = {"red": "me", "green": "me", "blue": "bot greedy", "violet": "bot random"}


def test_a_pair_at_one_screen_against_two_bots(visit: Visit) -> None:
    """Before the partner's secret the screen is covered; each is dealt other cards."""
    us = visit(lang="en", theme="light")
    players = sit(us, lay(us, PAIR, mode="team"), squad=2)
    covers: set[str] = set()
    deals: list[set[str]] = []
    while (sight := players.wait()).kind not in ("start", "main", "answer"):
        if sight.handing:
            covers.add(us.page.get_by_role("dialog").get_by_role("heading").inner_text())
        elif sight.kind == "squad" and not sight.squad:
            deals.append(set(sight.deal))
        players.move(sight)
    names = [players.say("hand-title", seat=players.called(seat)) for seat in PAIR]
    assert covers == set(names[:2])
    assert len(deals) == 2
    assert not deals[0] & deals[1]


def test_a_team_gives_up_together(visit: Visit) -> None:
    """Red alone loses nothing; when Green gives up, too, the others have won (BRS-389)."""
    us = visit(lang="en")
    players = sit(us, lay(us, ALL, position=CROWDED))
    players.wait()
    give_up(players)
    said = players.say("team-conceded", seat=players.called("red"))
    expect(players.panel).to_contain_text(said)
    assert not players.look().over
    pass_to(players, "green")
    give_up(players)
    assert players.wait().over
    assert winners(players) == ("blue", "violet")


def pass_to(players: Duelist, seat: str) -> None:
    """Everyone ends the turn until this seat has its own."""
    title = f"{players.called(seat)}: {players.say('ask-main')}"
    while (sight := players.wait()).title != title:
        players.end_turn() if sight.kind == "main" else players.move(sight)


def give_up(players: Duelist) -> None:
    """Whoever is on the move concedes."""
    players.button("concede").click()
    sure = players.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=players.say("concede")).click()


def tap(overview: Locator, share: float) -> None:
    """This part of the small map, once nothing moves it any more."""
    expect(overview).to_be_visible()
    box = overview.bounding_box()
    assert box
    overview.tap(position={"x": box["width"] * share, "y": box["height"] / 2})


def test_the_last_blow_by_keyboard(visit: Visit) -> None:
    """The arrows cross the middle of the wide field; the outcome and the replay name the team."""
    us = visit(lang="ru")
    players = sit(us, lay(us, ALL, position=LAST), Keys(us.page))
    players.wait()
    players.hands.cell("f2")
    players.hands.cell("e3")
    players.aim(players.wait(), "e4")
    players.play()
    assert winners(players) == ("red", "green")
    title = players.panel.get_by_role("heading", level=2).inner_text()
    players.hands.press(us.page.get_by_role("link", name=us.say("to-replay")))
    expect(us.page.get_by_role("heading", name=title)).to_be_visible()
    expect(us.page.locator("[data-cell=j6]")).to_be_visible()


def test_a_phone_turns_to_what_matters(visit: Visit) -> None:
    """The field is wider than the screen: who acts is in sight, the page stays where it is, and
    the small map turns the board."""
    us = visit(lang="ru", theme="light", phone=True)
    players = sit(us, lay(us, ALL, position=CROWDED), Finger(us.page))
    players.wait()
    expect(players.cell("c3")).to_be_in_viewport(ratio=0.99)
    tap(us.page.get_by_role("button", name=players.say("overview")), 0.98)
    expect(players.cell("j6")).to_be_in_viewport(ratio=0.99)
    expect(players.cell("c3")).not_to_be_in_viewport()
    pass_to(players, "green")
    expect(players.cell("f3")).to_be_in_viewport(ratio=0.99)
    assert us.page.evaluate("document.documentElement.scrollWidth") <= 390
    cell = players.cell("f3").bounding_box()
    assert cell
    assert min(cell["width"], cell["height"]) >= 44


def test_a_replay_on_a_phone_has_a_map_and_passes_over_empty_turns(visit: Visit) -> None:
    """Violet has no card left: that turn is over as it begins, within the step that began it."""
    us, other = visit(lang="en"), visit(lang="ru", phone=True)
    path = lay(us, ALL, position=LAST)
    players = sit(us, path)
    for seat in ("green", "red"):
        pass_to(players, seat)
    give_up(players)
    pass_to(players, "green")
    give_up(players)
    assert players.wait().over
    table = path.split("/")[2].partition("?")[0]
    steps = us.get(f"/api/tables/{table}/replay").json()["steps"]
    begun = [[f["seat"] for f in step["facts"] if f["fact"] == "turn_began"] for step in steps]
    assert ["violet", "red"] in begun
    other.go(f"/r/{table}")
    turns = other.page.get_by_label(other.say("replay-turn")).get_by_role("option")
    expect(turns).to_have_count(1 + len([seats for seats in begun if seats]))
    other.button("replay-last").tap()
    overview = other.page.get_by_role("button", name=texts("ru", "berserk")("overview"))
    for share, cell in ((0.9, "j3"), (0.1, "a3")):
        tap(overview, share)
        expect(other.page.locator(f"[data-cell={cell}]")).to_be_in_viewport(ratio=0.99)
