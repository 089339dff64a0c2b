"""The three ways to touch a page: mouse, finger, keyboard. Nothing else may be used to play."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page

# The key that leads to an element; none where it has the focus.
TOWARDS = """(e) => {
  const here = document.activeElement;
  if (here === e) return '';
  return here.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""


class Hands(Protocol):
    """How a person chooses a cell and presses a button."""

    def cell(self, name: str) -> None:
        """Choose a cell of the field."""

    def press(self, button: Locator) -> None:
        """Press a button or follow a link."""

    def end_turn(self, button: Locator) -> None:
        """End the turn."""


class Mouse:
    """Points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def cell(self, name: str) -> None:
        self.press(self.page.locator(f"[data-cell={name}]"))

    def press(self, button: Locator) -> None:
        button.click()

    def end_turn(self, button: Locator) -> None:
        self.press(button)


class Finger(Mouse):
    """Taps."""

    def press(self, button: Locator) -> None:
        button.tap()


class Keys:
    """Uses no pointer: Tab, arrows, Enter, Esc and the table's shortcuts."""

    MOST_TABS = 120
    MOST_LOOKS = 4  # the page may lead the focus elsewhere meanwhile

    def __init__(self, page: Page) -> None:
        self.page = page

    def cell(self, name: str) -> None:
        for _ in range(self.MOST_LOOKS):
            if here := self.focused_cell():
                self._walk(here, name)
            else:
                self.tab_to(self.page.locator("[role=gridcell][tabindex='0']"))
            if self.focused_cell() == name:
                break
        assert self.focused_cell() == name
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        self.tab_to(button)
        self.page.keyboard.press("Enter")

    def end_turn(self, button: Locator) -> None:
        self.page.keyboard.press("e")

    def tab_to(self, there: Locator) -> None:
        """Tab on, or back, until the focus is there; the page may lead it nearer meanwhile."""
        for _ in range(self.MOST_TABS):
            key = there.evaluate(TOWARDS)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way to {there} by the Tab key")

    def arrow(self, key: str, times: int = 1) -> None:
        """Press an arrow key."""
        for _ in range(times):
            self.page.keyboard.press(key)

    def focused_cell(self) -> str:
        """The cell that has the focus, or nothing."""
        return str(self.page.evaluate("() => document.activeElement?.dataset.cell ?? ''"))

    def _walk(self, here: str, name: str) -> None:
        turned = self.page.locator("[role=gridcell]").first.get_attribute("data-cell") == "e1"
        right, up = ord(name[0]) - ord(here[0]), int(name[1]) - int(here[1])
        if turned:
            right, up = -right, -up
        self.arrow("ArrowRight" if right > 0 else "ArrowLeft", abs(right))
        self.arrow("ArrowUp" if up > 0 else "ArrowDown", abs(up))
