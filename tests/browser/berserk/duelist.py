"""Somebody who plays a battle by what the page shows: strikes where possible, else comes closer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.berserk.field import Field, await_news, await_question, look
from tests.browser.berserk.tactics import allied, closer, front, nearest, seat_of
from tests.browser.hands import Hands, Mouse
from tests.browser.sitter import Sitter
from tests.browser.visitor import Visitor

FEW = 5  # cards that are placed by hand

# Something to try at the first chance; False while this is not the moment.
Errand = Callable[["Duelist", Field], bool]


class Duelist(Sitter[Field]):
    """One person at a table of Berserk, with one seat or both."""

    game = "berserk"
    most_moves = 1500

    def __init__(self, person: Visitor, hands: Hands | None = None, squad: int = 15) -> None:
        super().__init__(person)
        self.hands: Hands = hands or Mouse(person.page)
        self.most = squad  # cards to buy
        self._tired: set[str] = set()  # cells of those who found nothing to do this turn
        self._tried: set[tuple[str, str]] = set()  # abilities used this turn

    def cell(self, name: str) -> Locator:
        """A cell of the field."""
        return self.page.locator(f"[data-cell={name}]")

    def look(self) -> Field:
        """The table as it is now."""
        return look(self.page, self.say)

    def called(self, seat: str) -> str:
        """What the page calls a player."""
        panel = self.page.locator(f"section[data-seat={seat}]")
        return panel.get_attribute("aria-label") or ""

    def wait(self) -> Field:
        """The table when this person is asked, or when the battle is over."""
        return await_question(self.page, self.say)

    def asked(self) -> Field | None:
        """The table when it asks this person; nothing when it asks somebody else."""
        other = self.say("ask-wait", seat="")
        secret = (self.say("ask-secret-wait"), self.say("ask-secret-team-wait"))
        sight = await_question(self.page, self.say, other, *secret)
        if sight.title.startswith(other):
            assert sight.title.removeprefix(other) in sight.players
            return None
        return None if sight.title in secret else sight

    def answer(self, text: str) -> Locator:
        """A button of the panel that answers the question."""
        return self.panel.locator(".act button.btn:not(.sm)").filter(has_text=text).first

    @property
    def winner(self) -> str | None:
        """Who has won; nobody after a draw."""
        return self.winners or None

    @property
    def winners(self) -> str:
        """All who have won."""
        return self.panel.locator(".outcome").get_attribute("data-winners") or ""

    def play_to_victory(self, seats: dict[str, str], *errands: Errand, **options: Any) -> None:
        """Play to the end; a draw is followed by another battle."""
        self.play(*errands)
        while self.winner is None:
            self.person.go(lay(self.person, seats, **options).partition("?")[0])
            self.play()

    def move(self, sight: Field) -> None:
        """One choice that brings the battle on."""
        if sight.handing:
            self.hands.press(self.page.get_by_role("dialog").get_by_role("button"))
        elif sight.weighed:
            self.hands.press(self.answer(sight.answers[0]))
        elif sight.kind == "squad":
            self.buy(sight)
        elif sight.kind == "place":
            self.deploy(sight)
        elif sight.kind in ("main", "main-chosen"):
            self._main(sight)
        elif sight.kind in ("target", "pay", "cell") and (sight.lit("target") or sight.picks):
            self._choose(sight)
        else:
            self.hands.press(self.answer(self._best(sight.answers)))

    def buy(self, sight: Field) -> None:
        """The dearest card that can be bought; when there is none, or enough, be ready."""
        if sight.free and sight.squad < self.most:
            self.hands.press(self.page.locator(f".deal [data-card='{sight.free[0]}']"))
        else:
            self.hands.press(self.answer(sight.answers[-1]))
        await_news(self.page, self.say, sight)

    def deploy(self, sight: Field) -> None:
        """A small squad goes to the front, card by card; a large one is placed by the page."""
        ready = self.answer(self.say("do-ready"))
        unplaced = self.panel.locator(".tray .who").filter(has_text=self.say("say-unplaced"))
        while self.most <= FEW and unplaced.count():
            left = unplaced.count()
            self.hands.cell(min(self.wait().lit("target"), key=front).name)
            expect(unplaced).to_have_count(left - 1)
        if ready.get_attribute("aria-disabled") == "true":
            self.hands.press(self.answer(self.say("do-arrange")))
            expect(ready).not_to_have_attribute("aria-disabled", "true")
        self.hands.press(ready)
        await_news(self.page, self.say, sight)

    def end_turn(self) -> None:
        """Nobody has anything left to do."""
        self._tired.clear()
        self._tried.clear()
        self.hands.end_turn(self.button("do-end"))

    def aim(self, sight: Field, cell: str) -> None:
        """Choose what is lit, and wait for what comes of it."""
        self.hands.cell(cell)
        await_news(self.page, self.say, sight)

    def _best(self, answers: tuple[str, ...]) -> str:
        """Let things happen; whatever else is asked is answered by the first answer."""
        passes = [text for text in answers if text.startswith(self.say("do-pass"))]
        return (passes or answers)[0].splitlines()[0]

    def _choose(self, sight: Field) -> None:
        there = sight.lit("target")
        if not there:
            self.hands.press(self.panel.locator(".prompt ul > li > button:not(.btn)").first)
            await_news(self.page, self.say, sight)
        else:
            self.aim(sight, min(there, key=lambda cell: allied(cell.seat, seat_of(sight))).name)

    def _main(self, sight: Field) -> None:
        if sight.chosen is None:
            self._next_card(sight)
        elif victims := sight.lit("target"):
            self.aim(sight, victims[0].name)
        elif fresh := [d for d in sight.deeds if (sight.chosen, d) not in self._tried]:
            self._tried.add((sight.chosen, fresh[0]))
            self.hands.press(self.panel.locator("button.deed").filter(has_text=fresh[0]).first)
            await_news(self.page, self.say, sight)
        elif step := closer(sight):
            self.hands.cell(step)
        else:
            self._tired.add(sight.chosen)
            self._next_card(sight)

    def _next_card(self, sight: Field) -> None:
        """Take up whoever is nearest to an enemy; when all have done their part, end the turn."""
        if sight.chosen:
            self.hands.cell(sight.chosen)  # once more: it is put back
            sight = self.wait()
        awake = {cell.name for cell in sight.lit("ready")} - self._tired
        if awake:
            self.hands.cell(min(sorted(awake), key=lambda cell: nearest(sight, cell)))
        else:
            self.end_turn()


def lay(me: Visitor, seats: dict[str, str], **options: Any) -> str:
    """Lay a table as this person; the path to it, with its invitation."""
    return me.lay(game="berserk", edition="2021", seats=seats, options=options)


def sit(me: Visitor, path: str, hands: Hands | None = None, squad: int = 15) -> Duelist:
    """Come to a table where one has a seat."""
    me.go(path.partition("?")[0])
    return Duelist(me, hands, squad)


def join(me: Visitor, path: str, name: str, squad: int = 15) -> Duelist:
    """Take the free seat, as somebody who was sent the link."""
    me.go(path)
    me.page.get_by_label(me.say("your-name")).fill(name)
    me.take_seat()
    return Duelist(me, squad=squad)
