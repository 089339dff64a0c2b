"""Puzzles: one of each kind, the one of the day in two browsers, and what a restart keeps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.house import House
from tests.browser.visitor import Visitor

from laar.puzzles.puzzle import Puzzle, puzzles

PLAIN = {"step", "strike", "end"}


def of_kind(kind: str) -> Puzzle:
    """The puzzle of Belogorye with the shortest solution of steps, a strike or the turn's end."""
    some = [one for one in puzzles("belogorye") if one.kind == kind]
    plain = [one for one in some if {text.split(" ")[0] for text in one.way} <= PLAIN]
    return min(plain, key=lambda one: len(one.way))


class Solver:
    """Someone at a puzzle of Belogorye."""

    def __init__(self, me: Visitor, puzzle: Puzzle, hands: Mouse | Keys) -> None:
        self.me = me
        self.puzzle = puzzle
        self.hands = hands

    @property
    def coach(self) -> Locator:
        """The panel with the task."""
        return self.me.page.locator("section.coach")

    def open(self) -> None:
        """To the board."""
        self.me.go(f"/puzzles/belogorye#{self.puzzle.id}")
        expect(self.coach.locator(".goal")).to_be_visible()
        expect(self.me.page.get_by_role("gridcell").first).to_be_visible()

    def solve(self) -> None:
        """By the solution that was proven."""
        log = self.me.page.locator("[role=log] .line")
        there = ""
        for text in self.puzzle.way:
            verb, *cells = text.split(" ")
            if verb == "end":
                self.hands.end_turn(self.me.button("do-end"))
                return
            told = log.count()
            for cell in cells:
                if cell != there:  # who has just stepped is still chosen
                    self.hands.cell(cell)
            there = cells[-1]
            if verb == "strike":
                self.hands.press(self.me.page.locator(".confirm .pri"))
            else:
                expect(log.nth(told)).to_be_attached()

    def hears(self, verdict: str) -> None:
        """The server has judged."""
        expect(self.coach.locator(f"[data-verdict={verdict}]")).to_be_visible()


@pytest.mark.parametrize("kind", ["win", "strike"])
def test_a_puzzle_of_a_kind_is_solved(visit: Visit, kind: str) -> None:
    me = visit(lang="ru" if kind == "win" else "en")
    solver = Solver(me, of_kind(kind), Mouse(me.page))
    solver.open()
    solver.solve()
    solver.hears("solved")
    expect(solver.coach.get_by_role("list", name=me.say("puzzle-proof"))).to_be_visible()


def test_surviving_by_touch_on_a_phone(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    solver = Solver(me, of_kind("survive"), Finger(me.page))
    solver.open()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    solver.solve()
    solver.hears("solved")


def test_failed_then_hinted_and_tried_again(visit: Visit) -> None:
    me = visit(lang="en")
    axe = Inspector(me)
    solver = Solver(me, of_kind("strike"), Mouse(me.page))
    solver.open()
    axe.look("a puzzle", phone=True)
    solver.coach.get_by_role("button", name=me.say("puzzle-hint")).click()
    start = solver.puzzle.way[0].split(" ")[1]
    expect(solver.coach.locator(".hint")).to_contain_text(start)
    me.page.keyboard.press("e")
    solver.hears("failed")
    axe.look("a puzzle failed", phone=True)
    again = solver.coach.get_by_role("button", name=me.say("puzzle-again"))
    expect(again).to_be_focused()
    again.click()
    expect(solver.coach.locator("[data-verdict]")).to_be_hidden()
    assert axe.faults == [], "\n".join(axe.faults)


def test_the_day_is_the_same_for_all_and_a_restart_forgets_nothing(
    own_house: House, visit: Visit
) -> None:
    ann, bob = visit(house=own_house, lang="en"), visit(house=own_house, lang="ru")
    goals = []
    for me in (ann, bob):
        me.go("/puzzles/bastion#today")
        expect(me.page.locator("section.coach")).to_be_visible()
        goals.append(me.page.locator("section.coach").get_attribute("aria-label") or "")
    numbers = [re.findall(r"\d+", goal) for goal in goals]
    assert numbers[0] == numbers[1] != []
    solver = Solver(ann, of_kind("strike"), Mouse(ann.page))
    solver.open()
    solver.solve()
    solver.hears("solved")
    for me in (ann, bob):
        me.go("/api/me")  # nothing there asks a server that is gone
    own_house.kill()
    own_house.open()
    ann.go("/puzzles/belogorye")
    mark = ann.page.locator(f"a[href$='#{solver.puzzle.id}']")
    expect(mark).to_contain_text(ann.say("puzzle-mark-solved"))
