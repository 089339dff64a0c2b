"""The first game of Bastion, learnt by doing: from the first step to the castle that is saved."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Mouse
from tests.browser.visitor import Visitor

from laar.games.bastion.lessons import Step, steps
from laar.texts import texts

STEPS = steps()
# How each step is done: places on the board, or words on buttons of the panel.
DEEDS: dict[str, tuple[str, ...]] = {
    "move": ("[data-spot=d1]",),
    "source": ("[data-spot='w1.2']", "mana"),
    "attack": ("[data-spot=s1]",),
    "reward": ("end",),
    "stop": ("[data-spot=t1]", "mana"),
    "haste": ("[data-spot=citadel]",),
    "haste-on": ("[data-spot=d4]",),
    "collect": ("[data-spot=citadel]",),
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
        self.bastion = texts(me.lang, "bastion")

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
    expect(me.page.get_by_role("heading", name=pupil.bastion("won"))).to_be_visible()
    me.button("learn-first-game").click()
    expect(me.page).to_have_url(re.compile("/t/"))
    expect(me.page.get_by_role("application")).to_be_visible()


@pytest.mark.parametrize("lang", ["ru"])
def test_picture(visit: Visit, lang: str) -> None:
    me = visit(lang=lang)
    pupil = Pupil(me, Mouse(me.page))
    me.go("/learn/bastion")
    me.page.wait_for_timeout(1500)
    me.page.screenshot(path="/tmp/learn/hub.png")
    pupil.begin()
    me.page.wait_for_timeout(500)
    me.page.screenshot(path="/tmp/learn/step1.png")
    me.page.locator("[data-spot=citadel]").first.click()
    me.page.locator("[data-spot=d3]").first.click(position={"x": 20, "y": 60})
    me.page.wait_for_timeout(500)
    me.page.screenshot(path="/tmp/learn/astray.png")
