"""The first game of Bastion, learnt by doing: from the first step to the castle that is saved."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys, Mouse
from tests.browser.visitor import Visitor

from laar.games.bastion.learn.lessons import Step, steps
from laar.texts import Say, texts

STEPS = steps()
# How each step is done: places on the board, or words on buttons of the panel.
DEEDS: dict[str, tuple[str, ...]] = {
    "move": ("[data-spot=d1]",),
    "source": ("[data-spot='w1.2']", "mana"),
    "attack": ("[data-spot=s1]",),
    "reward": ("end",),
    "stop": ("[data-spot=t1]", "mana"),
    "haste": ("[data-spot=citadel] text",),
    "haste-on": ("[data-spot=d4]",),
    "collect": ("[data-spot=citadel] text",),
    "flame": ("[data-spot=s1]",),
    "flame-add": ("flame-1",),
    "flame-pay": ("pay",),
    "scout": ("end",),
    "help": ("[data-spot=s5]",),
    "help-cast": ("flame-1",),
    "help-pay": ("pay",),
    "flyer": ("end",),
    "blocked": ("end",),
    "march": ("end",),
    "win": ("[data-spot=s3]",),
}


class Pupil:
    """Someone who does what the coach says."""

    def __init__(self, me: Visitor, hands: Mouse) -> None:
        self.me = me
        self.hands = hands

    @property
    def bastion(self) -> Say:
        """The texts of the game."""
        return texts(self.me.lang, "bastion")

    @property
    def coach(self) -> Locator:
        """The panel that says what to do."""
        return self.me.page.get_by_role("region", name=self.me.say("learn-coach"))

    def begin(self) -> None:
        """From the page of lessons to the first step."""
        self.me.go("/learn/bastion")
        self.hands.press(self.me.page.get_by_role("link", name=self.me.say("learn-begin")))
        self.hears(STEPS[0])

    def hears(self, step: Step) -> None:
        """The coach speaks of this step, with its clause and its number."""
        number = self.me.say("learn-step", n=STEPS.index(step) + 1, of=len(STEPS))
        expect(self.coach.locator(f"[data-step={step.id}]")).to_contain_text(
            step.ru if self.me.lang == "ru" else step.en
        )
        expect(self.coach.get_by_role("button", name=step.clause)).to_be_visible()
        expect(self.coach).to_contain_text(number)

    def does(self, step: Step) -> None:
        """One step, as a person would."""
        for deed in DEEDS[step.id]:
            self.hands.press(self._there(deed))

    def goes_on(self, step: Step) -> None:
        """After the last step of a position."""
        following = STEPS[STEPS.index(step) + 1 :][:1]
        if following and following[0].position is not None:
            onward = self.me.say("learn-next")
            self.hands.press(self.coach.get_by_role("button", name=onward, exact=True))

    def _there(self, deed: str) -> Locator:
        page = self.me.page
        if deed.startswith("["):
            return page.locator(deed).first
        panel = page.get_by_role("region", name=self.me.say("panel"))
        if deed == "mana":
            return panel.locator(".choices button").last
        if deed == "end":
            return page.get_by_role("button", name=self.bastion("do-end", a="", b="", c="", n=0))
        if deed == "pay":
            paying = self.bastion("pay", n=0).split("0")[0].strip()
            return panel.get_by_role("button", name=re.compile(f"^{paying}"))
        return panel.get_by_role("button", name=re.compile(self.bastion(f"spell-{deed}")))


def test_the_whole_lesson_by_mouse(visit: Visit) -> None:
    me = visit(lang="en")
    pupil = Pupil(me, Mouse(me.page))
    pupil.begin()
    for step in STEPS:
        pupil.hears(step)
        pupil.does(step)
        pupil.goes_on(step)
    expect(pupil.coach).to_contain_text(me.say("learn-won"))
    expect(me.page.get_by_role("heading", name=me.say("end-won"))).to_be_visible()
    me.button("learn-first-game").click()
    expect(me.page).to_have_url(re.compile("/t/"))
    expect(me.page.get_by_role("application")).to_be_visible()


def test_the_whole_lesson_by_touch_on_a_phone(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    pupil = Pupil(me, Finger(me.page))
    pupil.begin()
    for step in STEPS:
        pupil.hears(step)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
        pupil.does(step)
        pupil.goes_on(step)
    expect(pupil.coach).to_contain_text(me.say("learn-won"))
    me.page.get_by_role("link", name=me.say("learn-to-puzzles")).tap()
    expect(me.page.get_by_role("region", name=me.say("learn-puzzles"))).to_be_visible()


def test_other_answers_are_no_mistake_and_change_nothing(visit: Visit) -> None:
    me = visit(lang="en")
    pupil = Pupil(me, Mouse(me.page))
    pupil.begin()
    # Legal, but not what is taught now (BST-130: any adjacent area will do).
    me.page.locator("[data-spot=d3]").click()
    expect(pupil.coach).to_contain_text(me.say("learn-astray"))
    pupil.hears(STEPS[0])
    me.button("learn-retry").click()
    expect(pupil.coach).not_to_contain_text(me.say("learn-astray"))
    # Against the rules: the board says why, as everywhere.
    me.page.keyboard.press("3")
    expect(me.page.get_by_role("note")).to_contain_text(re.compile(r"BST-\d+"))
    pupil.does(STEPS[0])
    pupil.hears(STEPS[1])
    # Taken back, the step before is there again; giving up is not offered in a lesson.
    me.button("undo").click()
    pupil.hears(STEPS[0])
    concede = me.say("concede")
    me.button("concede").click()
    me.page.get_by_role("alertdialog").get_by_role("button", name=concede).click()
    expect(pupil.coach).to_contain_text(me.say("learn-astray"))


def test_the_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    me = visit(lang="en")
    pupil = Pupil(me, Mouse(me.page))
    pupil.begin()
    for step in STEPS[:2]:
        pupil.hears(step)
        pupil.does(step)
    pupil.hears(STEPS[2])
    me.page.reload()
    pupil.hears(STEPS[2])
    for step in STEPS[2:7]:
        pupil.hears(step)
        pupil.does(step)
    pupil.goes_on(STEPS[6])
    pupil.hears(STEPS[7])
    me.page.get_by_role("link", name=me.say("learn-to-hub")).click()
    left_off = me.say("learn-left-off", n=8, of=len(STEPS))
    expect(me.page.get_by_text(left_off)).to_be_visible()
    me.go("/")
    expect(me.page.get_by_text(me.say("home-continue-empty"))).to_be_visible()
    me.go("/learn/bastion")
    me.page.get_by_role("link", name=me.say("learn-go-on")).click()
    pupil.hears(STEPS[7])
    me.go("/learn/bastion")
    me.page.get_by_role("link", name=me.say("learn-from-start")).click()
    pupil.hears(STEPS[0])


def test_the_first_position_by_keyboard_alone(visit: Visit) -> None:
    me = visit(lang="en")
    page, keys = me.page, Keys(me.page)
    me.go("/learn/bastion")
    keys.press(page.get_by_role("link", name=me.say("learn-begin")))
    pupil = Pupil(me, Mouse(page))
    pupil.hears(STEPS[0])
    keys.press(pupil.coach.get_by_role("button", name=STEPS[0].clause))
    expect(page.get_by_role("dialog")).to_contain_text(STEPS[0].clause)
    page.keyboard.press("Escape")
    # 1, 2 and 3 light a kind of action, and the first place of it takes the focus.
    typed = ("1 d1", "2 w1.2", "3 s1", "e", "2 t1", "1 citadel")
    for step, (key, *spot) in zip(STEPS, map(str.split, typed), strict=False):
        pupil.hears(step)
        page.keyboard.press(key)
        if spot:
            expect(page.locator(f"[data-spot='{spot[0]}']")).to_be_focused()
            page.keyboard.press("Enter")
        if step.id in ("source", "stop"):
            expect(page.locator(".choices button").first).to_be_focused()
            page.keyboard.press("Enter")
    pupil.hears(STEPS[6])
    walk_to(keys, "d4")
    page.keyboard.press("Enter")
    onward = pupil.coach.get_by_role("button", name=me.say("learn-next"), exact=True)
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    pupil.hears(STEPS[7])


def walk_to(keys: Keys, spot: str) -> None:
    """By arrows from the citadel into the districts, and along them."""
    there = keys.page.locator(f"[data-spot={spot}]")
    keys.tab_to(keys.page.locator("[data-spot][tabindex='0']"))
    keys.arrow("ArrowDown")
    for _ in range(40):
        if there.evaluate("(e) => e === document.activeElement"):
            return
        keys.arrow("ArrowRight")
    raise AssertionError(f"{spot} is out of reach")


def test_axe_finds_nothing(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    me.go("/learn/bastion")
    expect(me.page.get_by_role("region", name=me.say("learn-puzzles"))).to_be_visible()
    axe.look("lessons and puzzles", phone=True)
    pupil = Pupil(me, Mouse(me.page))
    me.page.get_by_role("link", name=me.say("learn-begin")).click()
    pupil.hears(STEPS[0])
    me.page.locator("[data-spot=d3]").click()
    expect(pupil.coach).to_contain_text(me.say("learn-astray"))
    axe.look("a step, and something else tried", phone=True)
    for step in STEPS[:7]:
        pupil.hears(step)
        pupil.does(step)
    expect(pupil.coach).to_contain_text(me.say("learn-done-here"))
    axe.look("the end of a position", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
