"""A newcomer strikes after four clicks at most, and every click on the board answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.bastion.defender import Defender, besiege, castle
from tests.browser.bastion.drawn import ALONE
from tests.browser.bastion.reach import aim
from tests.browser.berserk.duelist import Duelist
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Visitor
from tests.harness import distance

T = TypeVar("T")

MOST = 4
PATIENCE = 60.0  # seconds: a net for what never comes, however busy the machine
EVERYWHERE = pytest.mark.parametrize(("lang", "phone"), [("ru", False), ("en", True)])


def until(page: Page, look: Callable[[], T], test: Callable[[T], object]) -> T:
    """What is seen, as soon as it is so."""
    end = monotonic() + PATIENCE
    while not test(seen := look()):
        assert monotonic() < end, f"it never came to this; last seen: {seen}"
        page.wait_for_timeout(50)
    return seen


class Counted:
    """Clicks of a newcomer, from the first page on."""

    def __init__(self, me: Visitor, game: str) -> None:
        self.page = me.page
        self.clicks = 0
        me.go()
        name = f"{me.say('quick-start')}: {me.say(f'home-game-{game}')}"
        self(me.page.get_by_role("button", name=name))
        me.page.wait_for_url("**/t/*")

    def __call__(self, what: Locator) -> None:
        what.click()
        self.clicks += 1

    def spot(self, name: str) -> None:
        """A place of the castle that can be seen."""
        point = aim(self.page, name)
        assert point, f"{name} is out of sight"
        self.page.mouse.click(*point)
        self.clicks += 1

    def cell(self, name: str) -> None:
        self(self.page.locator(f"[data-cell={name}]"))


@EVERYWHERE
def test_the_first_strike_in_belogorye(visit: Visit, lang: str, phone: bool) -> None:
    me = visit(lang=lang, phone=phone)
    click = Counted(me, "belogorye")
    player = Player(me)
    # The evil side may strike first, and then the way of its blows is barred where that is asked.
    player.run(lambda _, seen: seen.title.endswith(me.say("ask-main")))
    sight = player.look()
    expect(player.panel).to_contain_text(me.say("goal-what"))
    foes = [cell.name for cell in sight.cells if cell.side == "evil"]
    pairs = [(own.name, foe) for own in sight.lit("ready") for foe in foes]
    own, foe = min(pairs, key=lambda pair: distance(*pair))
    click.cell(own)
    click.cell(foe)
    click(player.panel.locator(".btn.pri"))
    before = (sight.cells, sight.title)
    until(me.page, player.wait, lambda seen: (seen.cells, seen.title) != before)
    assert click.clicks <= MOST


def test_nobody_weak_stands_in_front(visit: Visit) -> None:
    """The sturdiest of a squad take the front row."""
    me = visit(lang="en")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    player = Player(me)
    sight = player.wait()
    while sight.title.removeprefix(f"{me.say('side-bogatyrs')}: ") != me.say("ask-place"):
        player.move(sight)
        sight = player.wait()
    player.hands.press(player.answer(me.say("do-arrange")))
    expect(player.answer(me.say("do-ready"))).not_to_have_attribute("aria-disabled", "true")
    lives = {
        cell.name: int(cell.state[0]) for cell in player.look().cells if cell.side == "bogatyrs"
    }
    near = {cell: abs(int(cell[1]) - 3.5) for cell in lives}
    front = [lives[cell] for cell in lives if near[cell] == min(near.values())]
    behind = [lives[cell] for cell in lives if near[cell] > min(near.values())]
    assert min(front) >= max(behind)


def test_who_is_taken_up_stays_so_when_clicked(visit: Visit) -> None:
    me = visit(lang="en")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    player = Player(me)
    while not (sight := player.wait()).title.endswith(me.say("ask-place")):
        player.move(sight)
    taken = player.panel.get_by_role("button", pressed=True)
    expect(player.panel).to_contain_text(me.say("place-taken", who="").partition(":")[0])
    taken.click()
    expect(taken).to_have_count(1)
    assert player.wait().lit("target")


@EVERYWHERE
def test_the_first_strike_in_berserk(visit: Visit, lang: str, phone: bool) -> None:
    me = visit(lang=lang, phone=phone)
    click = Counted(me, "berserk")
    player = Duelist(me)
    settled = ("first", "redeal", "squad", "place")  # by quick start
    asked = until(me.page, player.wait, lambda seen: seen.kind not in settled)
    while asked.kind != "main":  # what cards ask as the battle begins comes first
        player.move(asked)
        asked = until(me.page, player.wait, lambda seen: seen.kind not in settled)
    sight = asked
    foes = [cell.name for cell in sight.cells if cell.seat == "blue"]
    pairs = [(own.name, foe) for own in sight.lit("ready") for foe in foes]
    own, foe = min(pairs, key=lambda pair: distance(*pair))
    click.cell(own)
    click.cell(foe)
    click(player.panel.locator(".btn.pri"))
    assert click.clicks <= MOST


@EVERYWHERE
def test_the_first_enemy_beaten_in_bastion(visit: Visit, lang: str, phone: bool) -> None:
    """To a far source, whose token settles itself, and then the enemy, who is paid for at once:
    there is one way to do it."""
    me = visit(lang=lang, phone=phone)
    click = Counted(me, "bastion")
    player = Defender(me)
    until(me.page, player.wait, lambda seen: seen.end)
    click.spot("w1.1")
    until(me.page, player.wait, lambda seen: "s2" in seen.lit("hit"))
    click.spot("s2")
    until(me.page, player.wait, lambda seen: "s2" not in seen.enemies)
    assert click.clicks <= MOST


def test_a_far_source_is_taken_with_one_click(visit: Visit) -> None:
    """A click on a far source goes there and asks at once which token closes it."""
    me = visit(lang="en")
    player = castle(me, besiege(me, "2015", {"dagdar": "me"}, position=ALONE))
    before = player.wait()
    player.page.locator("[data-spot^='w3.']").nth(1).click()
    expect(player.spot("d3")).to_have_accessible_name(re.compile(player.say("side-dagdar")))
    expect(player.panel.locator(".choices button").first).to_be_visible()
    assert player.look().lines > before.lines


def test_a_whole_district_is_one_target(visit: Visit) -> None:
    """Whatever lies in it, a click leads there: its tower, its bases, its sources."""
    me = visit(lang="en")
    Counted(me, "bastion")
    player = Defender(me)
    until(me.page, player.wait, lambda seen: seen.end)
    player.page.locator("[data-spot^='b3.']").first.click()
    expect(player.spot("d3")).to_have_accessible_name(re.compile(player.say("side-dagdar")))
