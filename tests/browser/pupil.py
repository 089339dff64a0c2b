"""Someone who learns: does what the coach says, with whatever hands they have."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.hands import Hands, Keys
from tests.browser.visitor import Visitor

from laar.games.lessons import Lesson, Step
from laar.texts import Say, texts

CELL = re.compile(r"[a-j][1-6]")
SPOT = re.compile(r"(s|d|q)\d+|citadel")
MODES = {"move": "1", "source": "2", "tower": "2", "collect": "2", "attack": "3"}


class Pupil:
    """One person in front of the lessons of a game."""

    def __init__(self, me: Visitor, hands: Hands, game: str) -> None:
        self.me = me
        self.hands = hands
        self.game = game

    @property
    def say(self) -> Say:
        """The texts of the game."""
        return texts(self.me.lang, self.game)

    @property
    def coach(self) -> Locator:
        """The panel that says what to do."""
        return self.me.page.get_by_role("region", name=self.me.say("learn-coach"))

    def learn(self, lesson: Lesson) -> None:
        """A whole lesson from its first step to the end."""
        self.me.go(f"/learn/{self.game}?lesson={lesson.id}&step=1")
        for number, step in enumerate(lesson.step):
            if not step.other:
                self.hears(lesson, step)
                self.does(step)
            following = lesson.step[number + 1 :][:1]
            if following and following[0].lays:
                self.goes_on(lesson, step)
        expect(self.coach).to_contain_text(self.me.say("learn-all-done"))
        self.is_praised(lesson, lesson.step[-1])

    def hears(self, lesson: Lesson, step: Step) -> None:
        """The coach says what is so and what to do, with the clauses; nothing leaves the screen."""
        said = self.coach.locator(f"[data-step={step.id}]")
        expect(said).to_contain_text(self.say(f"lesson-{lesson.id}-{step.id}"))
        expect(self.coach).to_contain_text(self.say(f"lesson-{lesson.id}-{step.id}-do"))
        for clause in step.clauses:
            expect(said.get_by_role("button", name=clause)).to_be_attached()
        width = self.me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0

    def is_praised(self, lesson: Lesson, step: Step) -> None:
        """What is said once a step is done."""
        if step.right:
            expect(self.coach).to_contain_text(self.say(f"lesson-{lesson.id}-{step.id}-right"))

    def goes_on(self, lesson: Lesson, step: Step) -> None:
        """After the last step of a position."""
        onward = self.coach.get_by_role("button", name=self.me.say("learn-next"), exact=True)
        expect(onward).to_be_visible()
        self.is_praised(lesson, step)
        self.hands.press(onward)

    def does(self, step: Step) -> None:
        """One step, as a person would."""
        verb, *words = step.answers[0].split()
        if verb == "end":
            self.hands.end_turn(self.me.button("do-end", a="", b="", c="", n=0))
        elif self.game == "berserk" and verb in ("keep", "buy", "place", "hide", "ready"):
            self._muster(verb, words)
        elif self.game == "bastion":
            self._in_the_castle(step.answers[0], verb, words)
        else:
            self._on_the_field(step.answers[0], verb, words)

    def _on_the_field(self, answer: str, verb: str, words: list[str]) -> None:
        for cell in filter(CELL.fullmatch, (verb, *words)):
            # What moves, or is on its way, takes no click.
            expect(self.me.page.locator(".act-slot")).to_have_attribute("aria-busy", "false")
            if not self._is_chosen(cell):
                self.hands.cell(cell)
        step = self.coach.locator("[data-step]").get_attribute("data-step")
        if verb not in ("step", "to"):
            self.hands.press(self._button(answer))
        if verb == "use" and self.game == "berserk":
            self._confirm(step)

    def _muster(self, verb: str, words: list[str]) -> None:
        """Before the battle: what is said in secret has a place of its own on the page."""
        page = self.me.page
        expect(page.locator(".act-slot")).to_have_attribute("aria-busy", "false")
        if verb == "keep":
            keep = page.get_by_role("button", name=self.say("do-keep", n=14), exact=True)
            self.hands.press(keep)
        elif verb == "buy":
            self.hands.press(page.locator(f".deal [data-card='{words[0]}']"))
        elif verb == "place":
            self.hands.cell(words[1])
        elif verb == "hide":
            self.hands.press(page.locator(".tray .hide").filter(visible=True).first)
        else:
            self.hands.press(page.locator(".act .confirm .btn.pri").filter(visible=True).first)

    def _confirm(self, step: str | None) -> None:
        """What leads to dice is weighed first; whatever else a button says is done at once."""
        page = self.me.page
        asked = page.wait_for_function(
            """([step]) => document.querySelector('.confirm [data-answer]') ? 'asked'
            : document.querySelector('[data-step]')?.dataset.step !== step && 'done'""",
            arg=[step],
        )
        if asked.json_value() == "asked":
            self.hands.press(page.locator(".confirm [data-answer]"))

    def _is_chosen(self, cell: str) -> bool:
        label = self.me.page.locator(f"[data-cell={cell}]").get_attribute("aria-label") or ""
        return label.endswith(f", {self.say('say-chosen')}")

    def _button(self, answer: str) -> Locator:
        return self.me.page.locator(f"[data-answer^='{answer}']").filter(visible=True).first

    def _in_the_castle(self, answer: str, verb: str, words: list[str]) -> None:
        if verb in ("source", "tower"):
            self._spot("2", f"w1.{words[0]}" if words else "t1")
            self.hands.press(self.me.page.locator(".choices button").last)
        elif verb == "collect":
            self._spot("2", "citadel")
        elif verb in ("move", "attack", "build", "haste"):
            self._spot(MODES.get(verb, ""), words[0])
        elif verb == "keep":
            self.hands.press(self.me.page.locator(f".card[data-read={words[0]}]"))
            keep = self.say("do-keep", n=1, a="", b="", c="")
            self.hands.press(self.me.page.get_by_role("button", name=keep, exact=True))
        elif verb == "convert":
            self._convert()
        else:
            self.hands.press(self._button(answer))

    def _spot(self, key: str, spot: str) -> None:
        page = self.me.page
        there = page.locator(f"[data-spot='{spot}']")
        if not isinstance(self.hands, Keys):
            # Text in the middle of the citadel catches the pointer for it.
            inner = there.locator("text")
            self.hands.press(inner.first if spot == "citadel" else there.first)
            return
        if key:
            page.keyboard.press(key)
            expect(there.first).to_be_focused()
        else:
            self._walk(there.first)
        page.keyboard.press("Enter")

    def _walk(self, there: Locator) -> None:
        """By arrows along wall or districts, and from one to the other."""
        assert isinstance(self.hands, Keys)
        here = "(e) => e === document.activeElement"
        self.hands.tab_to(self.me.page.locator("[data-spot][tabindex='0']"))
        for key in ("", "ArrowUp", "ArrowDown", "ArrowDown"):
            if key:
                self.hands.arrow(key)
            for _ in range(26):
                if there.evaluate(here):
                    return
                self.hands.arrow("ArrowRight")
        raise AssertionError("out of reach by arrows")

    def _convert(self) -> None:
        """An artefact in one's own row; on a phone the row is behind a tab."""
        page = self.me.page
        artefact = page.locator(".ritual[data-read=green-converter]").filter(visible=True)
        if not artefact.count():
            self.hands.press(page.get_by_role("button", name=self.say("tab-spells")))
        self.hands.press(artefact.first)
        for colour in ("blue", "red"):
            choices = page.locator(".choices button")
            named = choices.filter(has_text=re.compile(self.say(f"colour-{colour}"), re.I))
            if named.count():
                self.hands.press(named.first)
        confirm = self._button("convert blue red")
        if confirm.count():
            self.hands.press(confirm)
