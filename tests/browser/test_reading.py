"""Every card of every game can be read from every page by mouse, finger and keyboard, and reading
gives no answer, chooses nothing and scolds nobody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.bastion.defender import besiege, castle
from tests.browser.bastion.drawn import CROWDED as SIEGE
from tests.browser.berserk.drafter import Drafter
from tests.browser.berserk.drafter import lay as open_draft
from tests.browser.berserk.drawn import CROWDED as BATTLE
from tests.browser.berserk.duelist import lay, sit
from tests.browser.conftest import Visit
from tests.browser.hands import Finger
from tests.browser.player import Player, foes, try_it
from tests.browser.reading import Reader
from tests.browser.visitor import Visitor

import laar

BOTH = {"red": "me", "blue": "me"}
ALL = {"dagdar": "me", "sannirr": "me"}
FEW = 3

Place = Callable[[Visitor], None]


def duel(me: Visitor) -> None:
    """Two fighters of an example, one of them on the move."""
    try_it(me, "BEL-066")


def placement(me: Visitor) -> None:
    """The tray of the secret placement."""
    me.go()
    me.page.get_by_role("radio", name=me.say("home-hotseat")).click()
    me.button("home-start-hotseat").click()
    player = Player(me)
    while not player.wait().title.endswith(me.say("ask-place")):
        player.move(player.wait())


def battle(me: Visitor) -> None:
    """Wounds, chips, laid keywords, a flyer, graves."""
    sit(me, lay(me, BOTH, position=BATTLE)).wait()


def target(me: Visitor) -> None:
    """A card has been chosen and waits for its target."""
    players = sit(me, lay(me, BOTH, position=BATTLE))
    players.wait()
    players.hands.cell("c3")
    expect(me.page.locator(".cell.chosen")).to_be_visible()


def deal(me: Visitor) -> None:
    """The cards of a deal, to be kept or bought."""
    players = sit(me, lay(me, BOTH))
    while players.wait().kind not in ("redeal", "squad"):
        players.move(players.wait())
    expect(me.page.locator(".deal [data-read]").first).to_be_visible()


def draft(me: Visitor) -> None:
    """A stack of an event."""
    me.go(open_draft(me, "draft", ["me", "bot random"]))
    Drafter(me).at(1, 1)


def siege(me: Visitor) -> None:
    """Dragons, joined enemies, structures, artefacts, spells, a deck."""
    castle(me, besiege(me, "2018", ALL, position=SIEGE)).wait()


def replayed(table: Place) -> Place:
    """The same table, given up and looked at again."""

    def replay(me: Visitor) -> None:
        table(me)
        me.page.get_by_role("button", name=me.say("concede")).click()
        sure = me.page.get_by_role("alertdialog")
        sure.get_by_role("button", name=me.say("concede")).click()
        me.page.locator("a[href^='/r/']").click()
        expect(me.page.get_by_role("slider")).to_be_visible()
        expect(me.page.locator("[data-read]").first).to_be_visible()

    replay.__name__ = f"replay of a {table.__name__}"
    return replay


PLACES: list[Place] = [duel, placement, battle, target, deal, draft, siege]
REPLAYS: list[Place] = [replayed(duel), replayed(battle), replayed(siege)]


@pytest.mark.parametrize("place", PLACES + REPLAYS, ids=lambda place: place.__name__)
def test_by_mouse_and_keys(visit: Visit, place: Place) -> None:
    me = visit(lang="ru")
    reader = Reader(me)
    place(me)
    given, before = len(reader.answers), me.page.locator(".act").all_inner_texts()
    cards = reader.cards()
    assert len(cards) > 1
    told = dict(zip(cards, reader.types_each(cards), strict=True))
    for what in cards[:: 1 + len(cards) // FEW]:
        for again in (reader.hovers(what), reader.types(what)):
            assert again.partition("\n")[0] == told[what].partition("\n")[0]
    reader.right_clicks(cards[0])
    assert len(reader.answers) == given
    assert me.page.locator(".act").all_inner_texts() == before
    expect(me.page.get_by_text(me.say("why-not"))).to_be_hidden()


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_by_finger(visit: Visit, place: Place) -> None:
    me = visit(lang="en", theme="light", phone=True)
    reader = Reader(me)
    place(me)
    given, before = len(reader.answers), me.page.locator(".act").all_inner_texts()
    cards = reader.cards()
    assert cards
    for what in cards[: 2 * FEW]:
        reader.presses(what)
    assert len(reader.answers) == given
    assert me.page.locator(".act").all_inner_texts() == before
    expect(me.page.get_by_text(me.say("why-not"))).to_be_hidden()


def test_a_sheet_goes_by_a_swipe_and_by_a_tap_beside_it(visit: Visit) -> None:
    me = visit(lang="ru", phone=True)
    reader = Reader(me)
    players = sit(me, lay(me, BOTH, position=BATTLE), Finger(me.page))
    players.wait()
    reader.rests_on("59.1")
    expect(reader.sheet).to_contain_text(players.say("read-back"))
    top = reader.sheet.bounding_box()
    assert top
    reader.touch("touchStart", 195, top["y"] + 20)
    for step in (40, 80, 120, 160):
        reader.touch("touchMove", 195, top["y"] + 20 + step)
    reader.touch("touchEnd")
    expect(reader.sheet).to_be_hidden()
    reader.rests_on("59.1")
    expect(reader.sheet).to_be_visible()
    me.page.touchscreen.tap(195, 120)
    expect(reader.sheet).to_be_hidden()
    assert players.look().chosen is None
    assert reader.answers == []


@pytest.mark.parametrize(
    ("path", "game", "edition"),
    [
        ("/rules/belogorye#cards", "belogorye", "2017"),
        ("/cards/berserk", "berserk", "2021"),
        ("/decks/berserk", "berserk", "2021"),
        ("/rules/bastion#cards", "bastion", "2018"),
    ],
)
def test_every_card_where_all_of_them_lie(visit: Visit, path: str, game: str, edition: str) -> None:
    me = visit(lang="en")
    reader = Reader(me)
    me.go(path)
    expect(me.page.locator("[data-read]").first).to_be_visible()
    shown = me.page.locator("[data-read]").evaluate_all("(all) => all.map((e) => e.dataset.read)")
    names = [told.partition("\n")[0] for told in reader.types_each(dict.fromkeys(shown))]
    cards = laar.game(game).components(edition)
    if game == "bastion":  # one card stands for its six colours
        kinds = {card["kind"] + str(card.get("class") or card["id"]) for card in cards}
        assert len(names) == len([kind for kind in kinds if not kind.startswith("district")])
    else:
        assert set(names) == {card["name"]["en"] for card in cards}
    reader.types(shown[-1])
    reader.hovers(shown[0])  # the page has scrolled up again before a click that waits for nothing
    reader.right_clicks(shown[1])


def test_numbers_come_with_their_reasons(visit: Visit) -> None:
    """What was printed is struck through beside what it is now; a keyword is explained."""
    me = visit(lang="en")
    reader = Reader(me)
    players = sit(me, lay(me, BOTH, position=BATTLE))
    players.wait()
    told = reader.types("22.1")
    assert "3 wounds" in told
    cards = {card["number"]: card for card in laar.game("berserk").components("2021")}
    reader.hovers("22.1")
    expect(reader.sheet.locator("s")).to_have_text(str(cards[22]["life"]))
    cursed = reader.types("57.1")
    assert "BRS-309" in cursed
    assert "Two curses on one card count as one." in cursed


def test_an_enemy_says_what_it_costs_and_what_beating_it_gives(visit: Visit) -> None:
    me = visit(lang="en")
    reader = Reader(me)
    player = castle(me, besiege(me, "2015", ALL, position=SIEGE))
    player.wait()
    priest = reader.hovers("s9")
    assert player.say("read-shields") in priest
    assert player.say("spell-castling") in priest
    assert player.say("read-lacks", have=1, n=6) in priest
    deck = reader.types("deck")
    assert player.say("read-deck-about") in deck
    assert deck.count(player.say("say-strength", n=3)) == 1
    # Whoever only looks at an enemy out of reach reads it, and is not told off.
    player.spot("s9").click()
    expect(reader.sheet).to_have_role("dialog")
    expect(me.page.get_by_role("note")).to_be_hidden()
    # Asked for an attack, the table says why not.
    me.page.keyboard.press("Escape")
    player.button("act-attack").click()
    player.spot("s9").click()
    expect(me.page.get_by_role("note")).to_be_visible()


def test_a_look_at_the_other_side_is_no_mistake(visit: Visit) -> None:
    me = visit(lang="ru")
    player = try_it(me, "BEL-066")
    enemy = foes(player.wait())[0].name
    player.hands.cell(enemy)
    sheet = me.page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile(r"BEL-\d+"))
    expect(me.page.get_by_role("note")).to_be_hidden()
    me.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(me.page.locator(f"[data-cell={enemy}]")).to_be_focused()


def test_axe_finds_nothing_in_a_page(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    reader = Reader(me)
    battle(me)
    reader.card("57.1").click(button="right")
    expect(reader.sheet).to_be_visible()
    axe.look("a card", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
