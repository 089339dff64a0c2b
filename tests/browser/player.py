"""Somebody who plays a game by what the page shows: strikes where possible, else comes closer."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.hands import Hands, Mouse
from tests.browser.sight import Cell, Sight, await_news, await_question, look
from tests.browser.sitter import Sitter
from tests.browser.visitor import Visitor
from tests.harness import SEATS, distance

# The last turns of a game, where every blow may be the last.
NEARLY_OVER = """first bogatyrs
turn bogatyrs 9
b3 ilya_muromets -2
c3 alyosha -4
b4 baba_yaga -7
c4 upyr -6"""


class Player(Sitter[Sight]):
    """One person at a table of Belogorye."""

    game = "belogorye"
    most_moves = 2000

    def __init__(self, person: Visitor, hands: Hands | None = None) -> None:
        super().__init__(person)
        self.hands: Hands = hands or Mouse(person.page)
        self._ready: set[str] = set()  # cells of fighters that may still act
        self._tired: set[str] = set()  # cells of those who found nothing to do this turn

    def look(self) -> Sight:
        """The table as it is now."""
        return look(self.page, self.say)

    def wait(self) -> Sight:
        """The table when this person is asked, or when the game is over."""
        return await_question(self.page, self.say)

    def asked(self) -> Sight | None:
        """The table when it asks this person; nothing when it asks somebody else."""
        say = self.say
        waits = [say("ask-wait", seat=say(f"side-{side}")) for side in SEATS]
        sight = await_question(self.page, say, *waits)
        return None if sight.title in waits else sight

    def answer(self, text: str) -> Locator:
        """A button of the panel that answers the question."""
        return self.panel.locator(".btn:not(.sm)").filter(has_text=text).first

    def move(self, sight: Sight) -> None:
        """One click or key that brings the game on."""
        if sight.handing:
            self.hands.press(self.page.get_by_role("dialog").get_by_role("button"))
        elif sight.title.endswith(self.say("ask-place")):
            self.arrange(sight)
        elif sight.weighed:
            self.hands.press(self.answer(sight.answers[0]))
        elif sight.end or sight.chosen:
            self._main(sight)
        elif there := sight.lit("target"):
            self.hands.cell(there[0].name)
        else:
            self.hands.press(self.answer(sight.answers[0]))

    def arrange(self, sight: Sight) -> None:
        """Let the page place everyone, then be ready."""
        self.hands.press(self.answer(self.say("do-arrange")))
        ready = self.answer(self.say("do-ready"))
        expect(ready).not_to_have_attribute("aria-disabled", "true")
        self.hands.press(ready)
        await_news(self.page, self.say, sight)

    def _main(self, sight: Sight) -> None:
        if sight.chosen is None:
            self._ready = {cell.name for cell in sight.lit("ready")}
            self._next_fighter(sight)
        elif victims := [c for c in sight.lit("target") if c.side != side_of(sight)]:
            self._aim(sight, victims[0])
        elif sight.answers:
            self.hands.press(self.answer(sight.answers[0]))
        elif friends := sight.lit("target"):
            self._aim(sight, friends[0])
        elif step := closer(sight):
            self.hands.cell(step)
        else:
            self._ready.discard(sight.chosen)
            self._tired.add(sight.chosen)
            self._next_fighter(sight)

    def _aim(self, sight: Sight, target: Cell) -> None:
        self.hands.cell(target.name)
        await_news(self.page, self.say, sight)

    def _next_fighter(self, sight: Sight) -> None:
        """Take up whoever is nearest to an enemy; when all have done their part, end the turn."""
        awake = self._ready - self._tired
        if awake:
            self.hands.cell(min(sorted(awake), key=lambda cell: nearest(sight, cell)))
        else:
            self._tired.clear()
            self.hands.end_turn(self.person.button("do-end"))


def lay(me: Visitor, seats: dict[str, str], **options: Any) -> str:
    """Lay a table as this person; the path to it, with its invitation."""
    return me.lay(game="belogorye", seats=seats, options=options)


def try_it(me: Visitor, clause: str) -> Player:
    """Opens the board of an example from the rules, and takes it to a table."""
    me.go("/rules/belogorye")
    example = me.page.locator(f"#try-{clause}")
    example.get_by_role("button", name=clause).first.click()
    expect(example.locator(".screen")).to_be_visible()  # then nothing moves any more
    example.get_by_role("link", name=me.say("rules-try-table")).click()
    player = Player(me)
    player.wait()
    return player


def side_of(sight: Sight) -> str:
    """Who is on the move."""
    return next(cell.side for cell in sight.lit("chosen", "ready"))


def foes(sight: Sight) -> list[Cell]:
    """The enemies of whoever is on the move."""
    own = side_of(sight)
    return [cell for cell in sight.cells if cell.side not in ("", own)]


def nearest(sight: Sight, cell: str) -> int:
    """How far the next enemy is."""
    return min(distance(cell, foe.name) for foe in foes(sight))


def closer(sight: Sight) -> str | None:
    """A lit step that brings the chosen fighter nearer to an enemy."""
    assert sight.chosen
    here = nearest(sight, sight.chosen)
    steps = [c.name for c in sight.lit("step") if nearest(sight, c.name) < here]
    return steps[0] if steps else None
