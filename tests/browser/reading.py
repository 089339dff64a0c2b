"""Somebody who reads cards, by mouse, finger and keyboard, and gives no answer by it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from time import monotonic

from playwright.sync_api import FloatRect, Locator, WebSocket, expect
from tests.browser.visitor import Visitor

PATIENCE = 30.0  # seconds: a net for a page that never finds its place

# What can be read and is in sight, once each, by the name it has for the page.
IN_SIGHT = """() => {
  const seen = new Set();
  for (const e of document.querySelectorAll('[data-read]')) {
    const { x, y, width, height } = e.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit?.closest('[data-read]') === e) seen.add(e.dataset.read);
  }
  return [...seen];
}"""
# Reads one card after another by its key, as fast as the page follows.
EACH = """async ([names, loading]) => {
  const until = async (test) => {
    let seen;
    while (!(seen = test())) await new Promise((go) => setTimeout(go));
    return seen;
  };
  const said = (page) => `${page.ariaLabel}\\n${page.innerText}`;
  const told = (page) => !page.innerText.includes(loading) && said(page);
  const key = (code, name) =>
    document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { code, key: name, bubbles: true, cancelable: true }),
    );
  const found = [];
  for (const what of names) {
    const all = [...document.querySelectorAll(`[data-read="${what}"]`)];
    const card = all.find((e) => e.checkVisibility({ visibilityProperty: true }));
    card.focus();
    key('KeyI', 'i');
    const page = await until(() => document.querySelector('.reading[role=dialog]'));
    await until(() => page.contains(document.activeElement));
    const typed = await until(() => told(page));
    key('Escape', 'Escape');
    await until(() => !document.querySelector('.reading'));
    found.push([typed, document.activeElement === card]);
  }
  return found;
}"""
LONG = 700  # milliseconds a finger rests


class Reader:
    """One person who only looks; made before the page is opened."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.answers: list[str] = []
        self._wire = me.context.new_cdp_session(me.page)
        me.page.on("websocket", self._listen)

    def cards(self) -> list[str]:
        """Everything on the screen that can be read."""
        return list(self.me.page.evaluate(IN_SIGHT))

    def card(self, what: str) -> Locator:
        """Where a card lies."""
        return self.me.page.locator(f'[data-read="{what}"]').filter(visible=True).first

    @property
    def sheet(self) -> Locator:
        """The page of the card that is being read."""
        return self.me.page.locator(".reading")

    def hovers(self, what: str) -> str:
        """Rest the mouse on a card; what is told of it, beside it and not upon it."""
        self.me.page.mouse.move(2, 2)
        expect(self.sheet).to_be_hidden()
        self.card(what).hover()
        expect(self.sheet).to_have_role("tooltip")
        expect(self.sheet).to_be_visible()
        self._is_clear_of(self.card(what))
        return self._told()

    def types_each(self, names: Iterable[str]) -> list[str]:
        """The key i on one card after another; what is told of each."""
        asked = list(names)
        self.me.page.bring_to_front()
        found = self.me.page.evaluate(EACH, [asked, self.me.say("loading")])
        for what, (told, focused) in zip(asked, found, strict=True):
            assert told.partition("\n")[0], what
            assert focused, f"the focus does not come back to {what}"
        return [told for told, _ in found]

    def right_clicks(self, what: str) -> str:
        """A right click pins the page; Esc puts it away."""
        self.card(what).click(button="right", force=True)  # what is dimmed is read, too
        expect(self.sheet).to_have_role("dialog")
        expect(self.sheet).to_be_visible()
        told = self._told()
        self.me.page.keyboard.press("Escape")
        expect(self.sheet).to_be_hidden()
        return told

    def types(self, what: str) -> str:
        """The key i, in any layout of the keyboard; then the focus is where it was."""
        self.card(what).focus()
        self.me.page.keyboard.press("KeyI")
        expect(self.sheet).to_have_role("dialog")
        expect(self.sheet).to_be_focused()
        told = self._told()
        self.me.page.keyboard.press("Escape")
        expect(self.sheet).to_be_hidden()
        expect(self.card(what)).to_be_focused()
        return told

    def presses(self, what: str) -> str:
        """A finger rests on a card, then goes back by the wide button."""
        self.rests_on(what)
        expect(self.sheet).to_have_role("dialog")
        expect(self.sheet).to_be_visible()
        told = self._told()
        self.sheet.locator(".foot button").tap()
        expect(self.sheet).to_be_hidden()
        return told

    def rests_on(self, what: str) -> None:
        """Touch a card for a while."""
        box = self.card(what).bounding_box()
        assert box
        self.touch("touchStart", box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.me.page.wait_for_timeout(LONG)
        self.touch("touchEnd")

    def touch(self, kind: str, *at: float) -> None:
        """One event of a finger."""
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _told(self) -> str:
        name = self.sheet.get_attribute("aria-label") or ""
        assert name
        # Whatever a clause has to say comes later than the page.
        expect(self.sheet).not_to_contain_text(self.me.say("loading"))
        return f"{name}\n{self.sheet.inner_text()}"

    def _is_clear_of(self, card: Locator) -> None:
        """Its place is found once it has been measured, a moment after it was drawn."""
        end = monotonic() + PATIENCE
        while not apart(mine := self.sheet.bounding_box(), its := card.bounding_box()):
            assert monotonic() < end, f"the page covers what it speaks of: {mine} {its}"
            self.me.page.wait_for_timeout(20)

    def _listen(self, socket: WebSocket) -> None:
        def note(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["do"] == "answer":
                self.answers.append(told["answer"])

        socket.on("framesent", note)


def apart(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Do two boxes that are both there share no place?"""
    if one is None or other is None:
        return False
    return (
        one["x"] >= other["x"] + other["width"]
        or other["x"] >= one["x"] + one["width"]
        or one["y"] >= other["y"] + other["height"]
        or other["y"] >= one["y"] + one["height"]
    )
