"""How a place of the castle is touched: with the mouse, a finger, or by keys alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Page
from tests.browser.hands import Finger, Hands, Keys, Mouse

# A district is covered in part by its towers and sources: a person aims at what can be seen of it,
# once it lies still.
AIM = """async (e) => {
  const parts = Array.from({ length: 15 }, (_, k) => (k + 0.5) / 15);
  const centre = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
  const grid = parts.flatMap((x) => parts.map((y) => [x, y]));
  const points = grid.sort((a, b) => centre(a) - centre(b));
  const hits = (point) => document.elementFromPoint(...point)?.closest('[data-spot]') === e;
  const find = () => {
    const box = e.getBoundingClientRect();
    const there = ([x, y]) => [box.x + box.width * x, box.y + box.height * y];
    return points.map(there).find(hits) ?? null;
  };
  let found = find();
  for (let before; String(before) !== String(found); ) {
    before = found;
    await new Promise(requestAnimationFrame);
    found = find();
  }
  return found;
}"""
MODES = {"go": "1", "take": "2", "hit": "3"}
ROWS = {"s": 0, "deck": 0, "citadel": 2, "top": 2}  # everything else lies in a district


class Reach(Hands, Protocol):
    """Hands that know the castle."""

    def spot(self, name: str, mark: str = "") -> None:
        """Choose a place; `mark` says how it is lit in one's own turn."""


def aim(page: Page, name: str) -> tuple[float, float] | None:
    """Where a place can be hit; nothing when it is out of sight."""
    found = page.locator(f"[data-spot='{name}']").evaluate(AIM)
    return (found[0], found[1]) if found else None


class Pointer(Mouse):
    """The mouse sees the whole castle."""

    def spot(self, name: str, mark: str = "") -> None:
        point = aim(self.page, name)
        assert point, f"{name} is covered"
        self.page.mouse.click(*point)


class Touch(Finger):
    """On a phone a part of the castle fills the screen; by the small map one goes elsewhere."""

    def spot(self, name: str, mark: str = "") -> None:
        if aim(self.page, name) is None:
            whole = self.page.locator(".map").get_by_role("button")
            whole.tap()
            self._tap(name)
            whole.wait_for()
        self._tap(name)

    def _tap(self, name: str) -> None:
        point = aim(self.page, name)
        assert point, f"{name} is out of reach"
        self.page.touchscreen.tap(*point)
        if sheet := self.page.query_selector(".reading .foot button"):
            sheet.tap()  # a busy machine held the finger down so long that it read a card
            self._tap(name)


class Board(Keys):
    """1, 2 and 3 go round the places that are lit; arrows go anywhere."""

    MOST_KEYS = 60

    def spot(self, name: str, mark: str = "") -> None:
        if key := MODES.get(mark):
            self._press_until(key, name)
        else:
            self.go(name)
        self.page.keyboard.press("Enter")

    def go(self, name: str) -> None:
        """By arrows: from row to row, then along it."""
        if not self._focused():
            self.tab_to(self.page.locator("[data-spot][tabindex='0']"))
        up = _row(name) - _row(self._focused())
        self.arrow("ArrowUp" if up > 0 else "ArrowDown", abs(up))
        self._press_until("ArrowRight", name)

    def _press_until(self, key: str, name: str) -> None:
        for _ in range(self.MOST_KEYS):
            if self._focused() == name:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way to {name} by {key}")

    def _focused(self) -> str:
        return str(self.page.evaluate("() => document.activeElement?.dataset.spot ?? ''"))


def _row(name: str) -> int:
    return ROWS.get(name, ROWS.get(name[0], 1))
