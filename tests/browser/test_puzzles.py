"""Puzzles of Bastion: solved, failed, tried again; what is solved stays ticked."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Mouse
from tests.browser.visitor import Visitor

from laar.games.bastion.learn.puzzles import puzzles
from laar.texts import texts

PUZZLES = puzzles()
GAP = next(k for k, puzzle in enumerate(PUZZLES) if puzzle.id == "gap")


class Solver:
    """Someone at a puzzle."""

    def __init__(self, me: Visitor, hands: Mouse) -> None:
        self.me = me
        self.hands = hands

    @property
    def coach(self) -> Locator:
        """The panel with the goal."""
        name = self.me.say("learn-puzzle", n=GAP + 1)
        return self.me.page.get_by_role("region", name=name, exact=True)

    @property
    def end(self) -> Locator:
        """Ends the turn."""
        name = texts(self.me.lang, "bastion")("do-end", a="", b="", c="", n=0)
        return self.me.page.get_by_role("button", name=name).filter(visible=True)

    def open(self) -> None:
        """From the list to the board."""
        self.me.go("/learn/bastion#puzzles")
        goal = PUZZLES[GAP].ru if self.me.lang == "ru" else PUZZLES[GAP].en
        self.hands.press(self.me.page.get_by_role("link", name=re.compile(re.escape(goal))))
        expect(self.coach).to_contain_text(goal)

    def solve(self) -> None:
        """To the first district, its green source, the beast at the gate."""
        page = self.me.page
        self.do(page.locator("[data-spot=d1]"))
        self.hands.press(page.locator("[data-spot='w1.2']"))
        self.do(page.locator(".choices button").last)
        self.hands.press(page.locator("[data-spot=s1]"))
        expect(page.locator("[data-spot=s1] .empty")).to_be_attached()
        self.hands.press(self.end)

    def do(self, button: Locator) -> None:
        """Press what answers a question, and see it done before the next one."""
        lines = self.me.page.locator("[role=log] .line")
        told = lines.count()
        self.hands.press(button)
        expect(lines.nth(told)).to_be_attached()

    def hears(self, verdict: str) -> None:
        """The server has judged."""
        expect(self.coach.locator(f"[data-verdict={verdict}]")).to_contain_text(
            self.me.say(f"learn-{verdict}")
        )


def test_a_puzzle_is_failed_then_solved(visit: Visit) -> None:
    me = visit(lang="en")
    solver = Solver(me, Mouse(me.page))
    solver.open()
    solver.end.click()
    solver.hears("failed")
    expect(solver.coach).to_contain_text(me.say("learn-tries", n=1))
    again = solver.coach.get_by_role("button", name=me.say("learn-again"))
    expect(again).to_be_focused()
    again.click()
    expect(solver.coach.locator("[data-verdict]")).to_be_hidden()
    expect(me.page.locator("[data-spot=s1]")).to_have_accessible_name(re.compile("beast"))
    solver.solve()
    solver.hears("solved")
    solver.coach.get_by_role("link", name=me.say("learn-next-puzzle")).click()
    expect(me.page).to_have_url(re.compile(f"#{PUZZLES[GAP + 1].id}$"))
    following = PUZZLES[GAP + 1].en
    expect(me.page.get_by_text(following)).to_be_visible()
    me.page.get_by_role("link", name=me.say("learn-to-hub")).click()
    solved = me.say("learn-solved-count", n=1, of=len(PUZZLES))
    expect(me.page.get_by_role("region", name=me.say("learn-puzzles"))).to_contain_text(solved)
    me.page.reload()
    expect(me.page.get_by_role("region", name=me.say("learn-puzzles"))).to_contain_text(solved)


def test_a_mistake_is_taken_back_and_a_hint_is_given(visit: Visit) -> None:
    me = visit(lang="en")
    solver = Solver(me, Mouse(me.page))
    solver.open()
    me.page.locator("[data-spot=d6]").click()
    me.button("undo").click()
    me.button("hint").click()
    advice = me.page.get_by_role("region", name=me.say("hint-title"))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    advice.get_by_role("button", name=me.say("close")).click()
    solver.solve()
    solver.hears("solved")


def test_a_puzzle_by_touch_on_a_phone(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    solver = Solver(me, Finger(me.page))
    solver.open()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    solver.solve()
    solver.hears("solved")
    expect(solver.coach.get_by_role("link", name=me.say("learn-next-puzzle"))).to_be_in_viewport()


def test_axe_finds_nothing(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    solver = Solver(me, Mouse(me.page))
    solver.open()
    expect(me.page.get_by_role("application")).to_be_visible()
    axe.look("a puzzle", phone=True)
    solver.end.click()
    solver.hears("failed")
    axe.look("a puzzle failed", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
