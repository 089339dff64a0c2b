"""Somebody who defends the castle by what the page shows: attacks where possible, else gathers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.bastion.reach import Pointer, Reach
from tests.browser.bastion.siege import SEATS, Siege, await_lines, await_question, look
from tests.browser.sitter import Sitter
from tests.browser.visitor import Visitor

from laar.texts import Say


class Defender(Sitter[Siege]):
    """One person at a table of Bastion, with one seat or several."""

    game = "bastion"
    most_moves = 600

    def __init__(self, person: Visitor, reach: Reach | None = None) -> None:
        super().__init__(person)
        self.reach: Reach = reach or Pointer(person.page)
        self._hopeless: set[str] = set()  # targets that could not be paid for this turn

    def spot(self, name: str) -> Locator:
        """A place of the castle."""
        return self.page.locator(f"[data-spot='{name}']")

    def look(self) -> Siege:
        """The castle as it is now."""
        return look(self.page, self.say)

    def wait(self) -> Siege:
        """The castle when this person is asked, or when the game is over."""
        return await_question(self.page, self.say)

    def asked(self) -> Siege | None:
        """The castle when it asks this person; nothing when it asks somebody else."""
        waits = self.waits()
        sight = await_question(self.page, self.say, *waits)
        return None if sight.title in waits else sight

    def waits(self) -> list[str]:
        """What the panel says while others are asked."""
        return [self.say("ask-wait", seat=self.say(f"side-{seat}")) for seat in SEATS]

    def answer(self, text: str) -> Locator:
        """A button of the panel that answers the question."""
        return self.panel.locator("button.btn:not(.sm):not(.ghost)").filter(has_text=text).first

    def far(self, sight: Siege) -> list[str]:
        """Districts nobody stands in and no step leads to."""
        names = [self.say(f"side-{seat}") for seat in SEATS]
        districts = [spot for spot in sight.spots if re.fullmatch(r"d\d", spot.name)]
        empty = [spot for spot in districts if not any(name in spot.label for name in names)]
        return [spot.name for spot in empty if not spot.mark]

    def sees_as(self, other: Defender) -> None:
        """Both are shown the same castle."""
        shown = other.look()
        mine = await_lines(self.page, self.say, shown.lines)
        assert mine.figures == shown.figures
        if self.person.lang == other.person.lang:
            assert mine.position == shown.position

    def turn(self) -> None:
        """Play until somebody else is asked."""
        while (sight := self.asked()) and not sight.over:
            self.move(sight)

    def give_up(self) -> None:
        """The whole team lays down its arms."""
        concede = self.page.get_by_role("button", name=self.say("concede"))
        if not concede.is_visible():
            self.reach.press(self.page.get_by_role("button", name=self.say("tab-team")))
        self.reach.press(concede)
        sure = self.page.get_by_role("alertdialog")
        self.reach.press(sure.get_by_role("button", name=self.say("concede")))
        replay = self.page.locator("a[href^='/r/']")
        expect(replay).to_be_visible()

    def move(self, sight: Siege) -> None:
        """One choice that brings the game on."""
        doom = self.page.locator("dialog.doom[open]")
        targets = [spot for spot in sight.lit("hit") if spot not in self._hopeless]
        if doom.count():  # the wall is full, and the turn ends all the same
            self.reach.press(doom.locator(".lose"))
        elif sight.answers:
            self._answer(sight)
        elif targets:
            self.reach.spot(targets[0], "hit")
        elif sources := sight.lit("take"):
            self.reach.spot(sources[0], "take")
        elif areas := sight.lit("go"):
            self.reach.spot(max(areas, key=lambda area: near(sight, area)), "go")
        elif sight.end:
            self._hopeless.clear()
            self.reach.end_turn(self.button("do-end"))
        else:
            self.reach.spot(sight.lit("pick")[0])

    def _answer(self, sight: Siege) -> None:
        """In an attack: pay, else add a spell, else withdraw. Of tokens the most plentiful."""
        paying, adding = self.say("pay", n=0)[:-1], self.say("add-spell", spell="")
        pays = [text for text in sight.answers if text.startswith((paying, self.say("do-take")))]
        adds = [text for text in sight.answers if text.startswith(adding)]
        withdraw = self.say("withdraw")
        if withdraw in sight.answers and not pays and not adds:
            self._hopeless.update(sight.lit("target"))
            self.reach.press(self.answer(withdraw))
        else:
            self.reach.press(self.answer(max(pays or adds or sight.answers, key=most)))


def card_name(say: Say, card: str) -> str:
    """How an enemy's card is called: `red-beast` is the fire beast."""
    colour, kind = card.split("-")
    return say("card-of", kind=say(f"class-{kind}"), land=say(f"of-{colour}"))


def most(text: str) -> int:
    """How many tokens a button speaks of."""
    return int((re.findall(r"\d+", text) or [0])[0])


def near(sight: Siege, area: str) -> int:
    """How many enemies stand before the walls of a district."""
    if area == "citadel":
        return 0
    last = 4 * int(area[1:])
    return len(sight.enemies & {f"s{number}" for number in range(last - 3, last + 1)})


def besiege(me: Visitor, edition: str, seats: dict[str, str], **options: Any) -> str:
    """Lay a table as this person; the path to it, with its invitation."""
    return me.lay(game="bastion", edition=edition, seats=seats, options=options)


def join(me: Visitor, path: str, name: str) -> Defender:
    """Take the first free seat, as somebody who was sent the link."""
    me.go(path)
    me.page.get_by_label(me.say("your-name")).fill(name)
    me.take_seat()
    return Defender(me)


def castle(me: Visitor, path: str) -> Defender:
    """Come to a table where one has a seat."""
    me.go(path.partition("?")[0])
    found = Defender(me)
    expect(me.page.get_by_role("application")).to_be_visible()
    return found
