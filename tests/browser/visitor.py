"""A person with a browser: the language they read, the screen they have, what went wrong there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    APIResponse,
    Browser,
    ConsoleMessage,
    Locator,
    ViewportSize,
    WebSocket,
    expect,
)
from tests.browser.house import House
from tests.browser.slow import SLOW

from laar.texts import Say, texts

DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
# A page that waits longer than this is broken, however busy the machine.
PATIENCE = 20_000
# A warning of the page says from where it came.
TRACED = """(() => {
  const warn = console.warn;
  console.warn = (...said) => warn(...said, new Error().stack);
})()"""
RETRIES = 2  # a connection kept open may be closed by the server at that very moment
expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        lang: str = "ru",
        theme: str = "dark",
        phone: bool = False,
        motion: str = "off",
        reduced: bool = False,
        sound: bool = False,
        coach: bool = False,
    ) -> None:
        self.house = house
        self.lang = lang
        self.complaints: list[str] = []
        self._sent: set[tuple[str, str | bytes]] = set()  # answers by table, over all connections
        self._copies = 0  # of those that have not been called stale yet
        self.context = browser.new_context(
            base_url=house.url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if reduced else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        wishes = json.dumps(
            {"lang": lang, "theme": theme, "speed": motion, "sound": sound, "coach": coach}
        )
        self.context.add_init_script(f"localStorage.laar ??= {json.dumps(wishes)}")
        self.context.add_init_script(TRACED)
        if os.environ.get("LAAR_SLOW_WIRE"):
            self.context.add_init_script(SLOW)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("console", self._overhear)
        self.page.on("websocket", self._listen)

    @property
    def say(self) -> Say:
        """The texts of the language this person reads."""
        return texts(self.lang, "belogorye")

    def go(self, path: str = "/") -> None:
        """Open a page by its address."""
        self.page.goto(path)

    def button(self, text: str, **args: object) -> Locator:
        """The button that says so, where it can be seen."""
        name = self.say(text, **args)
        return self.page.get_by_role("button", name=name).filter(visible=True).first

    def take_seat(self) -> None:
        """Sit down on the first free seat; done when the page says so, lest the next one who comes
        wants the same."""
        self.button("take-seat").click()
        expect(self.button("take-seat")).to_be_hidden()

    def get(self, path: str) -> APIResponse:
        """Ask the server, beside the page."""
        return self.context.request.get(path, max_retries=RETRIES)

    def post(self, path: str, data: Any) -> APIResponse:
        """Tell the server something, beside the page."""
        return self.context.request.post(path, data=data, max_retries=RETRIES)

    def lay(self, **wish: Any) -> str:
        """Lay a table; the path to it, with its invitation."""
        self.get("/api/me")
        answer = self.post("/api/tables", wish)
        assert answer.status == 201, answer.text()
        made = answer.json()
        return f"/t/{made['id']}?k={made['invite']}"

    def leave(self, picture: Path | None) -> None:
        """Close the browser; keep a picture of the page where one is wanted."""
        if picture:
            picture.parent.mkdir(exist_ok=True)
            self.page.screenshot(path=picture.with_suffix(".png"))
            said = [self.page.url, *self.complaints, self.page.locator("body").aria_snapshot()]
            picture.with_suffix(".txt").write_text("\n".join(said), encoding="utf-8")
        self.context.close()

    def _overhear(self, message: ConsoleMessage) -> None:
        # That a page is none is said by the page and by its status.
        none = "404" in message.text and message.location["url"] == self.page.url
        if message.type in ("error", "warning") and not none:
            self.complaints.append(f"console: {message.text} {message.location['url']}")

    def _listen(self, socket: WebSocket) -> None:
        """The table never has a reason to refuse what the page sends by itself, but for a second
        copy of an answer: one that took long, or one said again over a new connection."""
        table = socket.url
        socket.on("framesent", lambda frame: self._note(table, frame))
        socket.on("framereceived", self._hear)

    def _note(self, table: str, frame: str | bytes) -> None:
        if json.loads(frame)["do"] == "answer":
            self._copies += (table, frame) in self._sent
            self._sent.add((table, frame))

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["t"] != "error":
            return
        if told["code"] == "stale" and self._copies:
            self._copies -= 1
        else:
            self.complaints.append(f"table: {told}")
