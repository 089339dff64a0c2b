"""Someone who builds a siege of their own, by hand or as a text."""

from __future__ import annotations

from playwright.sync_api import FilePayload, Locator, expect
from tests.browser.visitor import Visitor

from laar.texts import Say, texts

BROKEN = """format = 1
name = { ru = "Стая", en = "The pack" }
edition = "2015"
deck = [
  { troop = "main" },
  { class = "wyrm", count = 3 },
]
"""


class Builder:
    """A visitor on the page where sieges are made."""

    def __init__(
        self, me: Visitor, *, writing: bool = False, at: str = "/scenario/bastion"
    ) -> None:
        self.me = me
        me.go(at)
        expect(self.summary.get_by_role("heading").first).to_be_visible()
        if writing:
            self.switch.check()

    @property
    def say(self) -> Say:
        """The texts of this game."""
        return texts(self.me.lang, "bastion")

    @property
    def switch(self) -> Locator:
        """Between building and writing."""
        return self.me.page.get_by_role("switch", name=self.say("scenario-as-text"))

    @property
    def text(self) -> Locator:
        """The field of those who write."""
        return self.me.page.get_by_role("textbox", name=self.say("scenario-text"))

    @property
    def summary(self) -> Locator:
        """What it amounts to."""
        return self.me.page.get_by_role("region", name=self.say("scenario-summary"))

    @property
    def strength(self) -> Locator:
        """Of the whole army."""
        return self.summary.locator(".strength")

    def fault(self, line: int) -> Locator:
        """What is wrong, in this line."""
        return self.summary.locator(f"[data-line='{line}']")

    def fault_at(self, place: str) -> Locator:
        """What is wrong, at the place itself."""
        return self.me.page.locator(f".builder [data-place='{place}']")

    def button(self, id: str, **args: object) -> Locator:
        """The button that says so."""
        name = self.say(id, **args)
        return self.me.page.get_by_role("button", name=name).filter(visible=True).first

    def tab(self, name: str) -> Locator:
        """A part of the siege."""
        return self.me.page.get_by_role("tab", name=self.say(f"scenario-tab-{name}"))

    def spot(self, at: str) -> Locator:
        """A place on the board."""
        return self.me.page.locator(f"[data-at='{at}']")

    def takes(self, text: str) -> Locator:
        """An enemy, an element or a legend to choose."""
        name = self.say(text)
        return self.me.page.locator(".palette").get_by_role(
            "radio", name=name[0].upper() + name[1:]
        )

    def card(self, id: str) -> str:
        """«воин огня», as the board calls it."""
        colour, _, kind = id.partition("-")
        if not self.say(f"class-{kind}").startswith("class-"):
            return self.say(
                "card-of", kind=self.say(f"class-{kind}"), land=self.say(f"of-{colour}")
            )
        return self.say(f"legend-{id}")

    def written(self) -> str:
        """The text of what is built."""
        kept = self.me.page.evaluate("localStorage.getItem('laar scenario bastion')")
        assert isinstance(kept, str)
        return kept

    def begins(self, template: str) -> None:
        """With an example."""
        self.me.page.get_by_label(self.say("scenario-from")).select_option(template)

    def opens(self, content: bytes) -> None:
        """A file from the disk."""
        payload = FilePayload(name="mine.toml", mimeType="text/plain", buffer=content)
        self.me.page.locator("input[type=file]").set_input_files(payload)

    def adds(self, kind: str, word: str, count: int) -> None:
        """One more entry; where many are meant, in the second layer."""
        form = self.me.page.get_by_role("form", name=self.say("scenario-add-title"))
        form.get_by_role("combobox", name=self.say("scenario-kind")).select_option(kind)
        form.get_by_role("combobox", name=self.say("scenario-which")).select_option(word)
        if count:
            form.get_by_role("spinbutton", name=self.say("scenario-count")).fill(str(count))
        layer = form.get_by_role("combobox", name=self.say("scenario-layer"))
        layer.select_option("2" if count else "1")
        form.get_by_role("button", name=self.say("scenario-add")).click()
